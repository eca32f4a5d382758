"""Boarding: to which table, and in which of the two modes."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..table.settings import Settings
from ..words.catalogue import Words
from . import preferences, saves
from .console import Console
from .detail import Detail
from .listener import Listener
from .local import LocalSitting
from .plain import PlainTable
from .replay import Replay
from .sitting import Sitting

if TYPE_CHECKING:
    from .remote import RemoteSitting


@dataclass(frozen=True, slots=True)
class Guest:
    """Who boards: their language, how they called us, and what they asked for, if they did."""

    words: Words
    program: str
    plain: bool | None = None
    detail: Detail | None = None
    name: str | None = None
    lang: str | None = None

    def way_back(self, sitting: Sitting) -> str:
        """What brings them here again as they came: in lines, in their language."""
        plain = [] if self.plain is None else ["--plain" if self.plain else "--no-plain"]
        detail = ["--detail", self.detail] if self.detail else []
        lang = ["--lang", self.lang] if self.lang else []
        return " ".join([self.program, sitting.back, *plain, *detail, *lang])


def alone(guest: Guest, settings: Settings, seed: int | None) -> None:
    _play(guest, LocalSitting.opened(settings, guest.words.say("you"), seed))


def resume(guest: Guest, named: Path) -> None:
    file = saves.kept(named)
    _play(guest, LocalSitting.resumed(saves.load(file), file))


def join(guest: Guest, link: str) -> None:
    _play(guest, _remote().open(link, _name(guest), usual=guest.words.say("usual-name")))


def host(guest: Guest, server: str, settings: Settings) -> None:
    _play(guest, _remote().host(server, _name(guest), settings, guest.words.say("usual-name")))


def watch(guest: Guest, link: str) -> None:
    _play(guest, _remote().open(link, None, watch=True))


def replay(guest: Guest, file: Path) -> None:
    record = saves.load(saves.kept(file))
    record.state()  # a damaged record is refused before anything is shown
    if wants_lines(guest.plain):
        Replay(Console(sys.stdin, sys.stdout), guest.words, record).play()
    else:
        _screen().look_again(guest.words, record)


def _remote() -> "type[RemoteSitting]":
    """The line to a server is loaded by those who use it."""
    from .remote import RemoteSitting

    return RemoteSitting


def _name(guest: Guest) -> str | None:
    return guest.name or preferences.load().name


def _play(guest: Guest, sitting: Sitting) -> None:
    heard = Listener(guest.words, guest.detail or preferences.load().detail)
    console = Console(sys.stdin, sys.stdout)
    if wants_lines(guest.plain):
        PlainTable(console, heard, sitting).play(guest.way_back(sitting))
    else:
        _screen().sail(console, heard, sitting, guest.way_back(sitting))


def _screen() -> Any:
    """Textual takes a while to load, and only where there is a screen."""
    from .screen import ship

    return ship


def wants_lines(asked: bool | None) -> bool:
    """Plain lines where they were asked for, and where there is no screen to draw on."""
    if asked is not None:
        return asked
    drawn = all(map(_is_screen, (sys.stdin, sys.stdout, sys.stderr)))
    dumb = os.environ.get("TERM", "dumb") == "dumb" or os.environ.get("JOLLYROGER_PLAIN") == "1"
    return not drawn or dumb or preferences.load().plain


def _is_screen(stream: object) -> bool:
    return bool(getattr(stream, "isatty", lambda: False)())
