"""Moves: what a seat asks for. A closed union; `Deal` is the table's own.

Each says by which `verb` it is written and asked for. Whoever is not about one kind of move in
particular asks for `Choice` or `Move`, and never spells the union out."""

from dataclasses import dataclass
from typing import ClassVar, Literal

Seat = int
Side = Literal["front", "back"]


@dataclass(frozen=True, slots=True)
class Deal:
    """Nobody's choice: the table deals the next round as soon as it is ready to."""

    verb: ClassVar = "deal"


@dataclass(frozen=True, slots=True)
class Bid:
    verb: ClassVar = "bid"

    tricks: int


@dataclass(frozen=True, slots=True)
class Place:
    """A plank side and, in the order of the box's suits, the value of each pirate's space."""

    verb: ClassVar = "place"

    side: Side
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """A face to play, or the code of a die to throw."""

    verb: ClassVar = "play"

    code: str


Choice = Bid | Place | Play
Move = Deal | Choice


@dataclass(frozen=True, slots=True)
class Secret:
    """Stands for another seat's choice that is made and not shown yet."""
