"""A seat at a table, wherever the table is: in this program, or at a server."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from ..rules.moves import Move, Seat
from ..rules.record import Record
from ..table.acts import Act
from ..table.events import Entry
from ..table.state import TableState
from ..words.hints import Hint


@dataclass(frozen=True, slots=True)
class TableShown:
    """The whole table as this seat may know it: on joining, and where no entries tell the way."""

    seat: Seat | None
    table: TableState


@dataclass(frozen=True, slots=True)
class NewEntries:
    """What has happened since, entry by entry, as this seat sees it."""

    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Notice:
    """Something about the line to the table: the key of a sentence, and of what to add to it.

    `grave`: it must not be missed."""

    key: str
    facts: Mapping[str, int] = field(default_factory=dict)
    more: tuple[str, ...] = ()
    grave: bool = False


News = TableShown | NewEntries | Notice


class Gone(Exception):
    """There is no more news from this table; `reason` is a key of the catalogues, or nothing."""

    def __init__(self, reason: str = "") -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Invitation:
    """How others find the table that was just opened."""

    link: str
    code: str


class Sitting(Protocol):
    """Tells what happens, and is the one door for what the person wants."""

    @property
    def invitation(self) -> Invitation | None:
        """For whoever opened the table here and now."""

    @property
    def back(self) -> str:
        """What brings the person back here, typed after the name of the program."""

    @property
    def parting(self) -> str:
        """The key of what is said to somebody who leaves."""

    @property
    def kept(self) -> Path | None:
        """The file this game is kept in, if it is one of this computer's."""

    @property
    def notes(self) -> Path | None:
        """The file with our own notes of the game, which a record can be compared with."""

    async def past(self) -> tuple[Entry, ...]:
        """What had happened before, from the first entry on; nothing where nothing had."""

    async def news(self) -> News:
        """Waits for what happens next; the first is always `TableShown`. Raises `Gone`."""

    async def take(self, act: Act | Move) -> None:
        """A move or an act of this seat's; what comes of it is news. Raises `Refused`."""

    async def hint(self) -> Hint:
        """What would be best now. Raises `Refused`."""

    async def keep(self) -> None:
        """Keeps the game where it is kept. Raises `Refused`."""

    async def record(self) -> Record:
        """The game as far as this seat may know it; all of it once it is over."""

    async def close(self) -> None: ...
