"""Jolly Roger: four pirate trick-taking games, one exact rules core, everything around it."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("jollyroger")
except PackageNotFoundError:  # run from the source folder, on a machine that cannot install
    __version__ = "0+source"
