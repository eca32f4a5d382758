"""What happens around the game: people, settings, fairness, clock, talk. A closed union.

These stand in the same numbered log as the game's own events, and hide themselves likewise."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from ..rules import events as rules
from ..rules.events import Happening, Public
from ..rules.moves import Seat
from ..rules.transcript import EVENTS, names
from .settings import Settings

HIDDEN = ""


@dataclass(frozen=True, slots=True)
class Opened(Public):
    settings: Settings


@dataclass(frozen=True, slots=True)
class Arranged(Public):
    settings: Settings


@dataclass(frozen=True, slots=True)
class Sat(Happening):
    """`guest` tells the table who it is when they come back, and nobody else at all."""

    seat: Seat
    name: str
    guest: str

    def seen_by(self, seat: Seat | None) -> "Sat":
        return replace(self, guest=HIDDEN)


@dataclass(frozen=True, slots=True)
class Waiting(Happening):
    """Somebody takes this bot's seat when the round is over."""

    seat: Seat
    name: str
    guest: str

    def seen_by(self, seat: Seat | None) -> "Waiting":
        return replace(self, guest=HIDDEN)


@dataclass(frozen=True, slots=True)
class GaveUp(Public):
    """Nobody waits for this bot's seat any more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BotSat(Public):
    seat: Seat
    name: str
    bot: str


@dataclass(frozen=True, slots=True)
class StoodUp(Public):
    """The seat is free again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StoodIn(Public):
    """A bot plays on for somebody who is away; the seat stays theirs."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Returned(Public):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Removed(Happening):
    seat: Seat
    guest: str

    def seen_by(self, seat: Seat | None) -> "Removed":
        return replace(self, guest=HIDDEN)


@dataclass(frozen=True, slots=True)
class HostPassed(Public):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Started(Public):
    pass


@dataclass(frozen=True, slots=True)
class SeedSealed(Happening):
    """The table's part of the next deal: its hash for all to see, the seed for later."""

    round: int
    digest: str
    seed: str

    def seen_by(self, seat: Seat | None) -> "SeedSealed":
        return replace(self, seed=HIDDEN)


@dataclass(frozen=True, slots=True)
class Pledged(Public):
    seat: Seat
    digest: str


@dataclass(frozen=True, slots=True)
class PledgesIn(Public):
    """Every person has pledged: now the numbers may be shown."""


@dataclass(frozen=True, slots=True)
class Revealed(Public):
    seat: Seat
    nonce: str


@dataclass(frozen=True, slots=True)
class WentWithout(Public):
    """These seats gave no number in time; the deal does not wait for them."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SeedShown(Public):
    round: int
    seed: str


@dataclass(frozen=True, slots=True)
class Timed(Public):
    """This seat has until `deadline` (seconds of the world's clock); `bank` is its reserve."""

    seat: Seat
    deadline: float
    bank: float


@dataclass(frozen=True, slots=True)
class Banked(Public):
    """A move took longer than its time; this much of the reserve is left."""

    seat: Seat
    bank: float


@dataclass(frozen=True, slots=True)
class Extended(Public):
    seat: Seat
    deadline: float
    left: int


@dataclass(frozen=True, slots=True)
class Spoke(Public):
    seat: Seat
    phrase: str


@dataclass(frozen=True, slots=True)
class Said(Public):
    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class ChatSet(Public):
    on: bool


@dataclass(frozen=True, slots=True)
class Hushed(Public):
    seat: Seat
    on: bool


@dataclass(frozen=True, slots=True)
class Rematched(Public):
    """The same crew wants to go on at another table."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class NextTable(Public):
    """Here is that table, with everybody in their seat."""

    table: str


@dataclass(frozen=True, slots=True)
class TakenBack(Public):
    """Everything after entry number `to` is as if it had not been played."""

    to: int


TableEvent = (
    Opened
    | Arranged
    | Sat
    | Waiting
    | GaveUp
    | BotSat
    | StoodUp
    | StoodIn
    | Returned
    | Removed
    | HostPassed
    | Started
    | SeedSealed
    | Pledged
    | PledgesIn
    | Revealed
    | WentWithout
    | SeedShown
    | Timed
    | Banked
    | Extended
    | Spoke
    | Said
    | ChatSet
    | Hushed
    | Rematched
    | NextTable
    | TakenBack
)
Entry = TableEvent | rules.Event

# What several of them have in common. Others ask for these, and need not know all of them by name.
Agreement = Opened | Arranged  # what is played here from now on
SeatEvent = Sat | Waiting | GaveUp | BotSat | StoodUp | StoodIn | Returned | Removed | HostPassed
Arrival = Sat | Waiting  # a guest gets a seat, now or after the round
Departure = StoodUp | Removed  # a guest has no seat any more
Absence = StoodIn | Removed  # nobody but a bot plays for this guest any more
DealCall = SeedSealed | PledgesIn  # everybody is to give their part of the next deal
DealPart = Pledged | PledgesIn | Revealed | WentWithout  # between the seal and the cards
ClockEvent = Timed | Banked | Extended
ENTRIES: Final = {**EVENTS, **names(TableEvent)}  # by the names they are written with


def has_undone(entries: Iterable[Entry]) -> bool:
    """Whether something was taken back: no client can find that in what it knows."""
    return any(isinstance(entry, TakenBack) for entry in entries)
