"""The state of one game, and `evolve`, which folds the log into it and decides nothing."""

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple, TypeVar, assert_never

from .events import (
    BidChanged,
    BidsShown,
    ChoicesShown,
    Chosen,
    Climb,
    Dealt,
    Event,
    GameOver,
    Hand,
    HandChanged,
    LeadGiven,
    Looked,
    LotDrawn,
    Pirate,
    Plank,
    PlanksShown,
    PlayBegun,
    Played,
    RoundScored,
    Sealed,
    TrickLost,
    TrickResolved,
    TrickTaken,
    TrumpSet,
)
from .moves import Choice, Seat, Secret
from .pieces import Code, Suit
from .scoring import Line
from .trick import Paid

T = TypeVar("T")


class Phase(StrEnum):
    DEAL = "deal"
    CHOOSE = "choose"
    PLAY = "play"
    OVER = "over"


class Laid(NamedTuple):
    seat: Seat
    face: Code


class Trick(NamedTuple):
    """A finished trick, `taker` None if nobody has it; in Skull Queen it is who leads next.

    `paid` is the bonus by its captures, as far as the log tells them."""

    laid: tuple[Laid, ...]
    taker: Seat | None
    bonus: int = 0
    paid: tuple[Paid, ...] = ()


class OpenChoice(NamedTuple):
    seat: Seat
    choice: Choice


class State(NamedTuple):
    """What has happened so far. A tuple underneath, because every event makes a new one.

    A seat's view is the same value with `None` for pieces it cannot see and `Secret` for sealed
    choices, so one `evolve` serves the table and everybody around it.

    Of this round: `cards` is how many every seat was dealt, `trump` the suit that is trump now,
    `chosen` what was chosen in the open, in order, and `seen` what each seat alone has looked
    at. Hands behind those of the seats are stacks that nobody sees."""

    players: int
    phase: Phase = Phase.DEAL
    round: int = 0
    dealer: Seat | None = None
    leader: Seat = 0
    hands: tuple[Hand, ...] = ()
    choices: tuple[Choice | Secret | None, ...] = ()
    bids: tuple[int, ...] = ()
    planks: tuple[Plank, ...] = ()
    centre: tuple[Code, ...] = ()
    trick: tuple[Laid, ...] = ()
    tricks: tuple[Trick, ...] = ()
    sheet: tuple[tuple[Line, ...], ...] = ()
    cards: int = 0
    trump: Suit | None = None
    chosen: tuple[OpenChoice, ...] = ()
    seen: tuple[Hand, ...] = ()

    @property
    def last_trick(self) -> Trick | None:
        return self.tricks[-1] if self.tricks else None

    def won(self, seat: Seat) -> int:
        return sum(trick.taker == seat for trick in self.tricks)

    def bonus(self, seat: Seat) -> int:
        return sum(trick.bonus for trick in self.tricks if trick.taker == seat)

    def paid(self, seat: Seat) -> tuple[Paid, ...]:
        """Every capture in the tricks of a seat, for scores in which not all count alike."""
        return tuple(paid for each in self.tricks if each.taker == seat for paid in each.paid)

    def scores(self) -> tuple[int, ...]:
        return tuple(
            sum(lines[seat].points for lines in self.sheet) for seat in range(self.players)
        )


def evolve(state: State, event: Event) -> State:
    match event:
        case Played():
            return _played(state, event)
        case TrickTaken(seat, bonus):
            return _next_trick(state, Trick(state.trick, seat, bonus, event.paid), seat)
        case TrickLost(leader):
            return _next_trick(state, Trick(state.trick, None), leader)
        case LeadGiven(seat):
            return state._replace(leader=seat)
        case Sealed(seat, choice):
            return state._replace(choices=_with(state.choices, seat, choice))
        case Chosen(seat, choice):
            return state._replace(chosen=(*state.chosen, OpenChoice(seat, choice)))
        case ChoicesShown(choices):
            made = (OpenChoice(seat, each) for seat, each in enumerate(choices) if each is not None)
            return state._replace(choices=_open(state.players), chosen=(*state.chosen, *made))
        case BidsShown(bids):
            return state._replace(phase=Phase.PLAY, choices=_open(state.players), bids=bids)
        case TrickResolved(climbs, centre, leader):
            state = state._replace(planks=_climbed(state.planks, climbs), centre=centre)
            return _next_trick(state, Trick(state.trick, leader), leader)
        case PlanksShown(planks):
            return state._replace(phase=Phase.PLAY, choices=_open(state.players), planks=planks)
        case PlayBegun():
            return state._replace(phase=Phase.PLAY)
        case BidChanged(seat, bid):
            return state._replace(bids=_with(state.bids, seat, bid))
        case HandChanged():
            return _changed(state, event)
        case Looked(seat, pieces):
            return state._replace(seen=_with(state.seen, seat, pieces))
        case TrumpSet(suit):
            return state._replace(trump=suit)
        case Dealt():
            return _dealt(state, event)
        case LotDrawn(dealer):
            return state._replace(dealer=dealer)
        case RoundScored(lines):
            return state._replace(phase=Phase.DEAL, sheet=(*state.sheet, lines))
        case GameOver():
            return state._replace(phase=Phase.OVER)
        case _:
            assert_never(event)


def is_showing(state: State, event: Event) -> bool:
    """Whether it shows a piece that was chosen unseen: it was moved when it was chosen."""
    return isinstance(event, Played) and _has_chosen(state, event.seat)


def _has_chosen(state: State, seat: Seat) -> bool:
    """Not everybody who lays a piece sits at the table: Skull Queen's King has no seat."""
    return seat < state.players and state.choices[seat] is not None


def fold(state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = evolve(state, event)
    return state


def _dealt(state: State, event: Dealt) -> State:
    return State(
        players=state.players,
        phase=Phase.CHOOSE,
        round=event.round,
        dealer=event.dealer,
        leader=event.leader,
        hands=event.hands,
        choices=_open(state.players),
        centre=event.centre,
        sheet=state.sheet,
        cards=len(event.hands[0]),
        seen=((),) * state.players,
    )


def _played(state: State, event: Played) -> State:
    hand = state.hands[event.seat]
    choices = state.choices
    if _has_chosen(state, event.seat):
        choices = _with(choices, event.seat, None)
    return state._replace(
        hands=_with(state.hands, event.seat, _without(hand, event.piece)),
        choices=choices,
        trick=(*state.trick, Laid(event.seat, event.face)),
    )


def _next_trick(state: State, trick: Trick, leader: Seat) -> State:
    return state._replace(leader=leader, trick=(), tricks=(*state.tricks, trick))


def _changed(state: State, event: HandChanged) -> State:
    hand = (*state.hands[event.seat], *event.gained)
    for piece in event.lost:
        hand = _without(hand, piece)
    hands = _with(state.hands, event.seat, hand)
    if event.gained:
        hands = _with(hands, event.stack, hands[event.stack][len(event.gained) :])
    choices = _with(state.choices, event.seat, None)
    return state._replace(hands=hands, choices=choices)


def _climbed(planks: tuple[Plank, ...], climbs: tuple[Climb, ...]) -> tuple[Plank, ...]:
    for climb in climbs:
        plank = planks[climb.seat]
        moved = Pirate(climb.suit, climb.to)
        pirates = tuple(moved if old.suit == climb.suit else old for old in plank.pirates)
        planks = _with(planks, climb.seat, replace(plank, pirates=pirates))
    return planks


def _open(players: int) -> tuple[None, ...]:
    return (None,) * players


def _with(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


def _without(hand: Hand, piece: Code | None) -> Hand:
    """The hand less that piece, or less an unknown one where the hand is seen from behind."""
    at = hand.index(piece if piece in hand else None)
    return hand[:at] + hand[at + 1 :]
