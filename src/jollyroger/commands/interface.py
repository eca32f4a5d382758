"""What all commands share: their language, and lines out."""

import sys
from importlib import import_module
from typing import Annotated, Any, Final

from cyclopts import Parameter

from ..words.lexicon import game_named

MISTAKE: Final = 2  # the exit status for what a person can mend
UNPROVEN: Final = 3  # of a record that obeys the rules and proves nothing
Lang = str | None
Numbers = Annotated[tuple[int, ...], Parameter(consume_multiple=True, negative="")]
Options = Annotated[tuple[str, ...], Parameter(negative="")]
Texts = Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative="")]


def game_id(named: str) -> str:
    """By its id, or by its name in any language; what names none is told as it was typed."""
    return game_named(named) or named


def part(name: str) -> Any:
    """A part that takes a while to load, for those commands that need it."""
    return import_module(f"..{name}", __package__)


def mistake(sentence: str) -> None:
    warn(sentence)
    sys.exit(MISTAKE)


def warn(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
