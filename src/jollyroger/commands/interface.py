"""What all commands share: their language, and lines out."""

import shlex
import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from ..rules.shelf import GAMES
from ..words.lexicon import game_named

MISTAKE: Final = 2  # the exit status for what a person can mend
UNPROVEN: Final = 3  # of a record that obeys the rules and proves nothing
Lang = str | None
ON_THE_SHELF: Final = Parameter(completer=lambda _: tuple(GAMES))
GameName = Annotated[str, ON_THE_SHELF]
AnyGame = Annotated[str | None, ON_THE_SHELF]
Numbers = Annotated[tuple[int, ...], Parameter(consume_multiple=True, negative="")]
Options = Annotated[tuple[str, ...], Parameter(negative="")]
Texts = Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative="")]


def game_id(named: str) -> str:
    """By its id, or by its name in any language; what names none is told as it was typed."""
    return game_named(named) or named


def program_name() -> str:
    """The command as it was called, so that what we tell people to type works for them."""
    called = Path(sys.argv[0])
    return shlex.quote(sys.argv[0]) if called.name == "jollyroger" else "jollyroger"


def mistake(sentence: str) -> None:
    warn(sentence)
    sys.exit(MISTAKE)


def warn(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
