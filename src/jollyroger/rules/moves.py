"""Moves: what a seat asks for. A closed union; `Deal` is the table's own.

Whoever is not about one kind of move in particular asks for `Choice` or `Move`, and what they
say of themselves; nobody else spells the union out."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Literal

Seat = int
Side = Literal["front", "back"]


class MoveKind:
    """What every move says of itself.

    `verb` is the word it is written and asked for by. One that is not `listed` is offered by its
    verb alone, because there are too many. What a game names itself (`is_named`) has no question
    of its own, and is offered by its name; `of` is what it names besides its verb."""

    __slots__ = ()
    verb: str
    listed: ClassVar[bool] = True
    is_named: ClassVar[bool] = False
    of: tuple[str, ...] = ()


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


@dataclass(frozen=True, slots=True)
class Pick(MoveKind):
    """One of a few things that only some games ask: `trump R`, `shot cannonball`, `pass`.

    The game names the verb (`Game.verbs`) and lists what may be picked, so a new question is no
    new kind of move for anybody else."""

    is_named: ClassVar[bool] = True
    verb: str
    of: tuple[str, ...] = ()


Choice = Bid | Place | Play | Pick
Move = Deal | Choice


def bids_in(moves: Iterable[Move]) -> list[Bid]:
    """The bids among them, in their order."""
    return [move for move in moves if isinstance(move, Bid)]


def plays_in(moves: Iterable[Move]) -> list[Play]:
    """The plays among them, in their order."""
    return [move for move in moves if isinstance(move, Play)]


@dataclass(frozen=True, slots=True)
class Secret:
    """Stands for another seat's choice that is made and not shown yet."""
