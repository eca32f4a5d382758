"""What one client saw of a game, line by line in a file of its own (docs/fair-dealing.md)."""

import json
from dataclasses import dataclass, field
from typing import Final

from ..rules import events as rules
from ..rules.game import Game
from ..rules.moves import Seat
from ..rules.plain_values import Json, read_value
from ..rules.refused import Refused
from ..rules.shelf import load
from ..rules.transcript import EVENTS, read_event
from .fair import secret_bytes
from .records import NOTES, SEATING, Fairness, Seating
from .state import NextDeal

VERSION: Final = 2
WHOLE: Final = 2  # from this version on, only a view may come after a gap
Told = rules.Event | Fairness | Seating  # what notes and a record both tell
KNOWN: Final = {**EVENTS, **NOTES, **SEATING}


# What is in the file


@dataclass(frozen=True, slots=True)
class Head:
    """Which game this is, and the seat it was seen from (None: a spectator)."""

    game: str
    options: tuple[str, ...]
    players: int
    seat: Seat | None
    version: int = WHOLE

    def load(self) -> Game:
        return load(self.game, self.options)


@dataclass(frozen=True, slots=True)
class Seen:
    """One entry that the record has to tell as well."""

    line: int
    told: Told


@dataclass(frozen=True, slots=True)
class Look:
    """The table seen at once, of a `view`: how the next deal stood, and in which round."""

    line: int
    next_deal: NextDeal | None
    round: int


@dataclass(slots=True)
class Stretch:
    """Entries without a gap. `first`: it goes back to the start of the game."""

    seat: Seat | None
    look: Look | None = None
    first: bool = False
    seen: list[Seen] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Name:
    """Who was last seen in a seat."""

    line: int
    name: str
    bot: bool


@dataclass(slots=True)
class OwnNotes:
    head: Head
    stretches: list[Stretch] = field(default_factory=list)
    names: dict[Seat, Name] = field(default_factory=dict)
    numbers: list[tuple[int, str]] = field(default_factory=list)  # round, our number
    troubles: list[tuple[int, str]] = field(default_factory=list)  # round, code


def read_notes(text: str) -> OwnNotes:
    """Raises `Refused` with the line that is no line of notes."""
    reader: _Reader | None = None
    for number, line in enumerate(text.splitlines(), 1):
        try:
            plain = json.loads(line)
            if "notes" in plain:
                reader = _Reader(_head(plain), reader)
            if reader is None:
                raise ValueError(line)
            reader.read(plain, number)
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
            raise Refused("notes_damaged", line=number) from error
    if reader is None:
        raise Refused("notes_damaged", line=1)
    return reader.notes


def _head(plain: dict[str, Json]) -> Head:
    if read_value(int, plain["notes"]) > VERSION:
        raise Refused("notes_newer", version=plain["notes"], known=VERSION)
    head = Head(
        read_value(str, plain["game"]),
        read_value(tuple[str, ...], plain["options"]),
        read_value(int, plain["players"]),
        read_value(int | None, plain["seat"]),
        read_value(int, plain["notes"]),
    )
    if head.seat is not None and head.seat not in range(head.players):
        raise ValueError(head.seat)
    head.load()
    return head


class _Reader:
    """A header may come again, where the client joined anew or got another seat."""

    def __init__(self, head: Head, before: "_Reader | None") -> None:
        self.head = head
        self.game = head.load()
        self.notes: OwnNotes = before.notes if before else OwnNotes(head)
        self.seq: int | None = None
        self.started = False
        self.stretch = Stretch(head.seat)
        self.notes.stretches.append(self.stretch)

    def read(self, plain: dict[str, Json], line: int) -> None:
        if "mine" in plain:
            number = read_value(str, plain["mine"])
            if secret_bytes(number) is None:
                raise ValueError(number)
            self.notes.numbers.append((read_value(int, plain["round"]), number))
        elif "trouble" in plain:
            self.notes.troubles.append(
                (read_value(int, plain["round"]), read_value(str, plain["trouble"]))
            )
        elif "view" in plain:
            self._look(read_value(int, plain["seq"]), plain["view"], line)
        elif "event" in plain:
            self._entry(dict(plain), line)
        elif "left_out" in plain:  # by a page: an entry that nobody knows, and too long to keep
            read_value(int, plain["left_out"])
            self._follow(read_value(int, plain["seq"]), False)
        elif "notes" not in plain:
            raise ValueError(plain)

    def _look(self, seq: int, view: dict[str, Json], line: int) -> None:
        if self.seq is not None and seq < self.seq:
            raise ValueError(seq)
        self.seq = seq
        next_deal = read_value(NextDeal | None, view["sealing"])
        look = Look(line, next_deal, read_value(int | None, view["round"]) or 0)
        self.started = next_deal is not None or look.round > 0
        self.stretch = Stretch(self.head.seat, look)
        self.notes.stretches.append(self.stretch)
        for seat, holder in enumerate(view["seats"]):
            if holder is not None:
                self._name(
                    seat, Name(line, read_value(str, holder["name"]), holder["guest"] is None)
                )

    def _entry(self, plain: dict[str, Json], line: int) -> None:
        seq, kind = read_value(int, plain.pop("seq")), plain["event"]
        self._follow(seq, kind is None)
        if kind == "started":
            self.started = self.stretch.first = True
        if kind in ("sat", "bot_sat"):
            bot = kind == "bot_sat"
            self._name(
                read_value(int, plain["seat"]), Name(line, read_value(str, plain["name"]), bot)
            )
        if self.started and kind in KNOWN:
            self.stretch.seen.append(Seen(line, read_event(self.game, plain, KNOWN)))

    def _follow(self, seq: int, empty: bool) -> None:
        """Entries are counted without a gap; an empty frame tells the last number again."""
        if self.seq is not None:
            whole = self.head.version >= WHOLE
            next = (self.seq, self.seq + 1) if empty else (self.seq + 1,)
            if seq not in next if whole else seq <= self.seq:
                raise ValueError(seq)
        self.seq = seq

    def _name(self, seat: Seat, name: Name) -> None:
        self.notes.names[seat] = name
