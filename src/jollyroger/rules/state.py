"""The state of one game, and `evolve`, which folds the log into it and decides nothing."""

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple, TypeVar, assert_never

from .events import (
    BidsShown,
    Climb,
    Dealt,
    Event,
    GameOver,
    Hand,
    LotDrawn,
    Pirate,
    Plank,
    PlanksShown,
    Played,
    RoundScored,
    Sealed,
    TrickResolved,
    TrickTaken,
)
from .moves import Choice, Seat, Secret
from .pieces import Code
from .scoring import Line

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
    """A finished trick; in Skull Queen `taker` is who leads the next one."""

    laid: tuple[Laid, ...]
    taker: Seat
    bonus: int = 0


class State(NamedTuple):
    """What has happened so far. A tuple underneath, because every event makes a new one.

    A seat's view is the same value with `None` for pieces it cannot see and `Secret` for sealed
    choices, so one `evolve` serves the table and everybody around it."""

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

    @property
    def last_trick(self) -> Trick | None:
        return self.tricks[-1] if self.tricks else None

    def won(self, seat: Seat) -> int:
        return sum(trick.taker == seat for trick in self.tricks)

    def bonus(self, seat: Seat) -> int:
        return sum(trick.bonus for trick in self.tricks if trick.taker == seat)

    def scores(self) -> tuple[int, ...]:
        return tuple(
            sum(lines[seat].points for lines in self.sheet) for seat in range(self.players)
        )


def evolve(state: State, event: Event) -> State:
    match event:
        case Played():
            return _played(state, event)
        case TrickTaken(seat, bonus):
            return _next_trick(state, Trick(state.trick, seat, bonus))
        case Sealed(seat, choice):
            return state._replace(choices=_with(state.choices, seat, choice))
        case BidsShown(bids):
            return state._replace(phase=Phase.PLAY, choices=_open(state.players), bids=bids)
        case TrickResolved(climbs, centre, leader):
            state = state._replace(planks=_climbed(state.planks, climbs), centre=centre)
            return _next_trick(state, Trick(state.trick, leader))
        case PlanksShown(planks):
            return state._replace(phase=Phase.PLAY, choices=_open(state.players), planks=planks)
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


def _next_trick(state: State, trick: Trick) -> State:
    return state._replace(leader=trick.taker, trick=(), tricks=(*state.tricks, trick))


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


def _without(hand: Hand, piece: Code) -> Hand:
    """The hand less that piece, or less an unknown one where the hand is seen from behind."""
    at = hand.index(piece if piece in hand else None)
    return hand[:at] + hand[at + 1 :]
