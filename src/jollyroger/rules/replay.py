"""A log checked against the rules: every event must be what the move before it causes."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from .events import Chosen, Dealt, Event, LotDrawn, Played, Sealed
from .game import Game, decide, start
from .moves import Deal, Move, Play, Seat, Secret
from .pieces import Code, Face, Piece
from .plain_values import later_fields
from .refused import Refused
from .state import State, fold


@dataclass(frozen=True, slots=True)
class Retold:
    """Chance that gives again what the log says it gave, where that was possible at all."""

    coming: Sequence[Event]

    def lot(self, seats: int) -> int:
        match self.coming[0]:
            case LotDrawn(dealer) if 0 <= dealer < seats:
                return dealer
            case _:
                raise Refused("event_impossible")

    def draw(self, deck: Sequence[Code], count: int) -> tuple[Code, ...]:
        for ahead, event in enumerate(self.coming):
            if isinstance(event, Dealt):
                drawn = _dealt(event)
                if len(drawn) == count and Counter(drawn) <= Counter(deck):
                    return drawn
                raise Refused("event_impossible", at=ahead)
        raise Refused("event_impossible")

    def throw(self, die: Piece) -> Face:
        event = self.coming[0]
        shown = event.face if isinstance(event, Played) else None
        for face in die.faces:
            if face.code == shown:
                return face
        raise Refused("event_impossible")


def _dealt(event: Dealt) -> tuple[Code, ...]:
    return tuple(code for hand in (*event.hands, event.centre) for code in hand if code)


class Turn(NamedTuple):
    """One move of a log: who asked for what (nobody: the table dealt), before and after."""

    before: State
    seat: Seat | None
    move: Move
    caused: tuple[Event, ...]
    after: State


def turns(game: Game, players: int, events: Sequence[Event]) -> Iterator[Turn]:
    """The log move by move, or `Refused` with the index of the first event that cannot be."""
    state, at = start(game, players), 0
    while at < len(events):
        turn = _turn(game, state, events, at)
        told = events[at : at + len(turn.caused)]
        if len(told) < len(turn.caused) or not all(map(_agrees, told, turn.caused)):
            raise Refused("event_impossible", at=_first_difference(events, at, turn.caused))
        yield turn
        state, at = turn.after, at + len(turn.caused)


def replay(game: Game, players: int, events: Sequence[Event]) -> State:
    """The state after the log."""
    state = start(game, players)
    for turn in turns(game, players, events):
        state = turn.after
    return state


def _turn(game: Game, state: State, events: Sequence[Event], at: int) -> Turn:
    try:
        seat, move = asked(game, events[at])
        caused = decide(game, state, seat, move, Retold(events[at:]))
        return Turn(state, seat, move, caused, fold(state, caused))
    except Refused as refused:
        ahead = refused.facts.get("at", 0)
        assert isinstance(ahead, int)
        raise Refused("event_impossible", at=at + ahead) from refused


def asked(game: Game, event: Event) -> tuple[Seat | None, Move]:
    """Who asked for what, of an event that begins what one move caused."""
    match event:
        case LotDrawn() | Dealt():
            return None, Deal()
        case Sealed(seat, choice) if not isinstance(choice, Secret):
            return seat, choice
        case Chosen(seat, choice):
            return seat, choice
        case Played(seat, piece, face):
            held = game.box.held.get(piece)
            return seat, Play(piece if held and held.thrown else face)
        case _:
            raise Refused("event_impossible")


def _agrees(told: Event, caused: Event) -> bool:
    """Equal, and nothing told that is not so; what came later need not be told at all."""
    kind: Any = type(caused)
    later = later_fields(kind).items()
    return told == caused and all(
        getattr(told, name) in (silent, getattr(caused, name)) for name, silent in later
    )


def _first_difference(events: Sequence[Event], at: int, caused: Sequence[Event]) -> int:
    for index, event in enumerate(caused, at):
        if index >= len(events) or not _agrees(events[index], event):
            return index
    raise AssertionError("the log and what its move causes do not differ")
