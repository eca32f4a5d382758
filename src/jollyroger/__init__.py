"""Jolly Roger: four pirate trick-taking games, one exact rules core, everything around it."""

from importlib.metadata import version

__version__ = version("jollyroger")
