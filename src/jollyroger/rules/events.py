"""Events: what happened, with the results of chance in them. A closed union.

Every event says what a seat (None: a spectator) may see of it; folding those gives its view."""

from dataclasses import dataclass, replace
from typing import Self

from .moves import Choice, Seat, Secret, Side
from .pieces import Code, Suit
from .scoring import Line

Hand = tuple[Code | None, ...]


def hidden(hand: Hand) -> Hand:
    """A hand seen from behind: how many pieces, not which."""
    return (None,) * len(hand)


class Happening:
    """What every event says of itself, so that nobody has to know all of them by name."""

    __slots__ = ()

    @property
    def mover(self) -> Seat | None:
        """Whose choice this tells; None where it happened without anybody choosing it."""
        return None

    @property
    def is_hidden(self) -> bool:
        """Whether something is missing in it that others have seen."""
        return False

    def without_chance(self) -> object:
        """What is left of it without what chance gave: equal where only chance differs."""
        return self


class Public(Happening):
    """An event that everybody sees whole."""

    __slots__ = ()

    def seen_by(self, seat: Seat | None) -> Self:
        return self


@dataclass(frozen=True, slots=True)
class LotDrawn(Public):
    """The first dealer; in the dice game the first starter."""

    dealer: Seat

    def without_chance(self) -> object:
        return LotDrawn


@dataclass(frozen=True, slots=True)
class Dealt(Happening):
    """A round begins. In Skull Queen for two, the last hand is the old Pirate King's stack."""

    round: int
    dealer: Seat
    leader: Seat
    hands: tuple[Hand, ...]
    centre: tuple[Code, ...] = ()

    @property
    def is_hidden(self) -> bool:
        return any(None in hand for hand in self.hands)

    def without_chance(self) -> object:
        return Dealt

    def seen_by(self, seat: Seat | None) -> "Dealt":
        hands = tuple(
            hand if owner == seat else hidden(hand) for owner, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands)


@dataclass(frozen=True, slots=True)
class Sealed(Happening):
    """A bid, a placement or a card is chosen, and shown when the last one is in (G4)."""

    seat: Seat
    choice: Choice | Secret

    @property
    def mover(self) -> Seat | None:
        return self.seat

    @property
    def is_hidden(self) -> bool:
        return isinstance(self.choice, Secret)

    def seen_by(self, seat: Seat | None) -> "Sealed":
        return self if seat == self.seat else Sealed(self.seat, Secret())


@dataclass(frozen=True, slots=True)
class BidsShown(Public):
    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pirate:
    """One colour's pirate on the space `at`, counted from the narrow end; None in the water."""

    suit: Suit
    at: int | None


@dataclass(frozen=True, slots=True)
class Plank:
    side: Side
    pirates: tuple[Pirate, ...]


@dataclass(frozen=True, slots=True)
class PlanksShown(Public):
    planks: tuple[Plank, ...]


@dataclass(frozen=True, slots=True)
class Played(Public):
    seat: Seat
    piece: Code
    face: Code

    @property
    def mover(self) -> Seat | None:
        return self.seat

    def without_chance(self) -> object:
        """The face that was thrown, or chosen in playing it, which the rules have checked."""
        return self.seat, self.piece


@dataclass(frozen=True, slots=True)
class TrickTaken(Public):
    """The bonus is what the trick is worth to its taker if the bid is made."""

    seat: Seat
    bonus: int
    rule: str


@dataclass(frozen=True, slots=True)
class Climb:
    """A pirate moves `by` spaces (up is positive) and stands on space `to`, None in the water."""

    seat: Seat
    suit: Suit
    by: int
    to: int | None


@dataclass(frozen=True, slots=True)
class TrickResolved(Public):
    climbs: tuple[Climb, ...]
    centre: tuple[Code, ...]
    leader: Seat


@dataclass(frozen=True, slots=True)
class RoundScored(Public):
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class GameOver(Public):
    """Equal totals share the win (G1)."""

    winners: tuple[Seat, ...]


Event = (
    LotDrawn
    | Dealt
    | Sealed
    | BidsShown
    | PlanksShown
    | Played
    | TrickTaken
    | TrickResolved
    | RoundScored
    | GameOver
)
