"""Moves: what a seat asks for. A closed union; `Deal` is the table's own.

Whoever is not about one kind of move in particular asks for `Choice` or `Move`, and what they
say of themselves; nobody else spells the union out."""

from dataclasses import dataclass
from typing import ClassVar, Literal

Seat = int
Side = Literal["front", "back"]


class MoveKind:
    """What every move says of itself.

    `verb` is the word it is written and asked for by. One that is not `listed` is offered by its
    verb alone, because there are too many."""

    __slots__ = ()
    verb: ClassVar[str]
    listed: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Deal(MoveKind):
    """Nobody's choice: the table deals the next round as soon as it is ready to."""

    verb = "deal"


@dataclass(frozen=True, slots=True)
class Bid(MoveKind):
    verb = "bid"

    tricks: int


@dataclass(frozen=True, slots=True)
class Place(MoveKind):
    """A plank side and, in the order of the box's suits, the value of each pirate's space."""

    verb = "place"
    listed = False

    side: Side
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Play(MoveKind):
    """A face to play, or the code of a die to throw."""

    verb = "play"

    code: str


Choice = Bid | Place | Play
Move = Deal | Choice


@dataclass(frozen=True, slots=True)
class Secret:
    """Stands for another seat's choice that is made and not shown yet."""
