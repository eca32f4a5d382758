"""The way to a table or a record, in one of the two modes."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..client.sitting import Sitting
from ..table.settings import Settings
from ..words.catalogue import Words
from . import preferences, saves
from .console import Console
from .detail import Detail
from .listener import Listener
from .local import LocalSitting
from .plain import PlainTable
from .plain_replay import Replay

if TYPE_CHECKING:
    from ..client.guest_token import Visitor
    from ..client.remote import RemoteSitting


@dataclass(frozen=True, slots=True)
class TerminalGuest:
    """Who comes: their language, how they called us, and what they asked for, if they did."""

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


def alone(guest: TerminalGuest, settings: Settings, seed: int | None) -> None:
    _play(guest, LocalSitting.opened(settings, guest.words.say("you"), seed))


def resume(guest: TerminalGuest, named: Path) -> None:
    file = saves.kept(named)
    _play(guest, LocalSitting.resumed(saves.load(file), file))


def join(guest: TerminalGuest, link: str) -> None:
    _play(guest, _remote().open(link, _visitor(guest)))


def host(guest: TerminalGuest, server: str, settings: Settings) -> None:
    _play(guest, _remote().host(server, _visitor(guest), settings))


def watch(guest: TerminalGuest, link: str) -> None:
    _play(guest, _remote().open(link, _visitor(guest), watch=True))


def replay(guest: TerminalGuest, file: Path) -> None:
    record = saves.load(saves.kept(file))
    record.state()  # a damaged record is refused before anything is shown
    if wants_lines(guest.plain):
        Replay(Console(sys.stdin, sys.stdout), guest.words, record).play()
    else:
        _screen().run_replay(guest.words, record)


def _remote() -> "type[RemoteSitting]":
    """The line to a server is loaded by those who use it."""
    from ..client.remote import RemoteSitting

    return RemoteSitting


def _visitor(guest: TerminalGuest) -> "Visitor":
    from ..client.guest_token import Visitor

    name = guest.name or preferences.load().name
    return Visitor(saves.folder(), name, guest.words.say("usual-name"))


def _play(guest: TerminalGuest, sitting: Sitting) -> None:
    listener = Listener(guest.words, guest.detail or preferences.load().detail)
    console = Console(sys.stdin, sys.stdout)
    if wants_lines(guest.plain):
        PlainTable(console, listener, sitting).play(guest.way_back(sitting))
    else:
        _screen().run_table(console, listener, sitting, guest.way_back(sitting))


def _screen() -> Any:
    """Textual takes a while to load, and only where there is a screen."""
    from .screen import app

    return app


def wants_lines(asked: bool | None) -> bool:
    """Plain lines where they were asked for, and where there is no screen to draw on."""
    if asked is not None:
        return asked
    drawn = all(map(_is_screen, (sys.stdin, sys.stdout, sys.stderr)))
    dumb = os.environ.get("TERM", "dumb") == "dumb" or os.environ.get("JOLLYROGER_PLAIN") == "1"
    return not drawn or dumb or preferences.load().plain


def _is_screen(stream: object) -> bool:
    return bool(getattr(stream, "isatty", lambda: False)())
