"""Events: what happened, with the results of chance in them. A closed union.

Every event says what a seat (None: a spectator) may see of it; folding those gives its view."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self

from .moves import Choice, Seat, Secret, Side
from .pieces import Code, Suit
from .scoring import Line
from .trick import Paid

Hand = tuple[Code | None, ...]


def hidden(hand: Hand) -> Hand:
    """A hand seen from behind: how many pieces, not which."""
    return (None,) * len(hand)


class Happening:
    """What every event says of itself, so that nobody has to know all of them by name."""

    __slots__ = ()
    is_sealed: ClassVar[bool] = False  # it tells a choice that others are shown later
    is_deal: ClassVar[bool] = False  # it tells what chance gave before anybody chose

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


class ChoiceEvent(Happening):
    """An event that tells what its seat has chosen."""

    __slots__ = ()
    seat: Seat

    @property
    def mover(self) -> Seat | None:
        return self.seat


@dataclass(frozen=True, slots=True)
class LotDrawn(Public):
    """The first dealer; in the dice game the first starter."""

    is_deal: ClassVar[bool] = True

    dealer: Seat

    def without_chance(self) -> object:
        return LotDrawn


@dataclass(frozen=True, slots=True)
class Dealt(Happening):
    """A round begins. In Skull Queen for two, the last hand is the old Pirate King's stack."""

    is_deal: ClassVar[bool] = True

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
class Sealed(ChoiceEvent):
    """A bid, a placement or a card is chosen, and shown when the last one is in (G4)."""

    is_sealed: ClassVar[bool] = True

    seat: Seat
    choice: Choice | Secret

    @property
    def is_hidden(self) -> bool:
        return isinstance(self.choice, Secret)

    def seen_by(self, seat: Seat | None) -> "Sealed":
        return self if seat == self.seat else Sealed(self.seat, Secret())


@dataclass(frozen=True, slots=True)
class Chosen(ChoiceEvent, Public):
    """A choice that is made in the open: a bid in turn, a trump that is named, a power used."""

    seat: Seat
    choice: Choice


@dataclass(frozen=True, slots=True)
class ChoicesShown(Public):
    """The choices that were made unseen are turned over, by seat; None for who had none."""

    choices: tuple[Choice | None, ...]


@dataclass(frozen=True, slots=True)
class TrumpSet(Public):
    """The suit that is trump in this round; None where the round has none."""

    suit: Suit | None


@dataclass(frozen=True, slots=True)
class BidsShown(Public):
    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayBegun(Public):
    """The tricks begin, and nobody had anything to choose or to show before them."""


@dataclass(frozen=True, slots=True)
class BidChanged(Public):
    """A bid that was shown is another one now."""

    seat: Seat
    bid: int


@dataclass(frozen=True, slots=True)
class HandChanged(Happening):
    """A seat takes pieces off the top of a stack, and lays others aside: its own business.

    `stack` is the hand, behind those of the seats, that the pieces were taken from."""

    seat: Seat
    stack: int
    gained: Hand
    lost: Hand

    @property
    def is_hidden(self) -> bool:
        return None in (*self.gained, *self.lost)

    def without_chance(self) -> object:
        return self.seat, len(self.gained), self.lost

    def seen_by(self, seat: Seat | None) -> "HandChanged":
        if seat == self.seat:
            return self
        return replace(self, gained=hidden(self.gained), lost=hidden(self.lost))


@dataclass(frozen=True, slots=True)
class Looked(Happening):
    """A seat alone has seen pieces that lie unseen."""

    seat: Seat
    pieces: Hand

    @property
    def is_hidden(self) -> bool:
        return None in self.pieces

    def without_chance(self) -> object:
        return self.seat, len(self.pieces)

    def seen_by(self, seat: Seat | None) -> "Looked":
        return self if seat == self.seat else replace(self, pieces=hidden(self.pieces))


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
class Played(ChoiceEvent, Public):
    seat: Seat
    piece: Code
    face: Code

    def without_chance(self) -> object:
        """The face that was thrown, or chosen in playing it, which the rules have checked."""
        return self.seat, self.piece


@dataclass(frozen=True, slots=True)
class Climb:
    """A pirate moves `by` spaces (up is positive) and stands on space `to`, None in the water."""

    seat: Seat
    suit: Suit
    by: int
    to: int | None


@dataclass(frozen=True, slots=True)
class TrickTaken(Public):
    """The bonus is what the trick is worth to its taker if the bid is made; `captures` are the
    clauses that pay it, and `points` what each of them pays, where there are several. Logs from
    before they were told have none, and are equal all the same."""

    climbs: ClassVar[tuple[Climb, ...]] = ()

    seat: Seat
    bonus: int
    rule: str
    captures: tuple[str, ...] = field(default=(), compare=False)
    points: tuple[int, ...] = field(default=(), compare=False)

    @classmethod
    def by(cls, seat: Seat, rule: str, paid: Sequence[Paid] = ()) -> "TrickTaken":
        """With every capture that pays; one alone pays the whole bonus, and is not told twice."""
        captures, points = tuple(each.rule for each in paid), tuple(each.points for each in paid)
        return cls(seat, sum(points), rule, captures, points if len(points) > 1 else ())

    @property
    def taker(self) -> Seat | None:
        return self.seat

    @property
    def leader(self) -> Seat:
        return self.seat

    @property
    def paid(self) -> tuple[Paid, ...]:
        """Every capture with its points; nothing where the log does not tell them."""
        points = (self.bonus,) if len(self.captures) == 1 else self.points
        return tuple(map(Paid, self.captures, points))


@dataclass(frozen=True, slots=True)
class TrickLost(Public):
    """Nobody takes the trick; somebody leads the next one all the same."""

    taker: ClassVar[Seat | None] = None
    climbs: ClassVar[tuple[Climb, ...]] = ()
    bonus: ClassVar[int] = 0
    paid: ClassVar[tuple[Paid, ...]] = ()

    leader: Seat
    rule: str


@dataclass(frozen=True, slots=True)
class LeadGiven(Public):
    """Somebody leads who did not take the last trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickResolved(Public):
    """Pirates climb or fall; nobody takes such a trick."""

    taker: ClassVar[Seat | None] = None
    bonus: ClassVar[int] = 0
    paid: ClassVar[tuple[Paid, ...]] = ()

    climbs: tuple[Climb, ...]
    centre: tuple[Code, ...]
    leader: Seat
    rule: str = field(default="", compare=False)  # as with captures: older logs do not tell it


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
    | TrumpSet
    | Sealed
    | Chosen
    | ChoicesShown
    | BidsShown
    | PlayBegun
    | BidChanged
    | PlanksShown
    | Played
    | TrickTaken
    | TrickLost
    | TrickResolved
    | LeadGiven
    | HandChanged
    | Looked
    | RoundScored
    | GameOver
)
# What a full trick comes to. Each says its `taker`, if it has one, what its captures have `paid`,
# who is the next `leader`, and whose pirates it moves.
TrickOutcome = TrickTaken | TrickLost | TrickResolved
