"""Boarding: to which table, and in which of the two modes."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from ..table.settings import Settings
from ..words.catalogue import Words
from . import preferences, saves
from .console import Console
from .detail import Detail
from .listener import Listener
from .local import USUAL_BOT, LocalSitting
from .plain import PlainTable
from .sitting import Sitting


@dataclass(frozen=True, slots=True)
class Guest:
    """Who boards: their language, how they called us, and what they asked for, if they did."""

    words: Words
    program: str
    plain: bool | None = None
    detail: Detail | None = None
    name: str | None = None


def alone(
    guest: Guest,
    game: str,
    players: int,
    options: tuple[str, ...],
    bot: str | None,
    seed: int | None,
) -> None:
    settings = Settings(game, players, options, bot=bot or USUAL_BOT)
    _play(guest, LocalSitting.opened(settings, guest.words.say("you"), seed))


def resume(guest: Guest, file: Path) -> None:
    _play(guest, LocalSitting.resumed(saves.load(file), file))


def _play(guest: Guest, sitting: Sitting) -> None:
    heard = Listener(guest.words, guest.detail or preferences.load().detail)
    PlainTable(Console(sys.stdin, sys.stdout), heard, sitting).play(guest.program)


def wants_lines(asked: bool | None) -> bool:
    """Plain lines where they were asked for, and where there is no screen to draw on."""
    if asked is not None:
        return asked
    screen = _is_screen(sys.stdin) and _is_screen(sys.stdout) and os.environ.get("TERM") != "dumb"
    return not screen or os.environ.get("JOLLYROGER_PLAIN") == "1" or preferences.load().plain


def _is_screen(stream: object) -> bool:
    return bool(getattr(stream, "isatty", lambda: False)())
