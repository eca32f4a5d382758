"""What all adapters share: a game for so many players, its moves and its views in numbers."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from operator import index
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from ..arrays.conversion import observed
from ..arrays.layout import Layout
from ..arrays.lockstep import Observer, lockstep, observer
from ..arrays.steps import Steps
from ..rules.events import Event, RoundScored
from ..rules.game import ROTATIONS, Game, due, may
from ..rules.moves import Move, Seat
from ..rules.refused import Refused
from ..rules.shelf import load
from ..rules.state import State
from ..rules.view import view

Numbers = NDArray[np.int8]


@dataclass(frozen=True)
class Course:
    """Never copied: copies and pickles of what holds one lead back to the same."""

    id: str
    players: int
    options: tuple[str, ...]

    @cached_property
    def game(self) -> Game:
        return load(self.id, self.options)

    @cached_property
    def steps(self) -> Steps[Any]:
        return lockstep(self.game, self.players)

    @cached_property
    def observer(self) -> Observer:
        return observer(self.steps)

    @property
    def layout(self) -> Layout:
        return self.observer.layout

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def agents(self) -> list[str]:
        """What the libraries call the seats."""
        return [f"seat_{seat}" for seat in self.seats]

    @property
    def actions(self) -> int:
        return len(self.steps.actions)

    def actor(self, state: State) -> Seat:
        """Who is asked now: of several who choose unseen one after the other, from the leader."""
        turns = ROTATIONS[self.players][state.leader]
        return min(due(self.game, state), key=turns.index)

    def move(self, action: object) -> Move:
        """The move of that number, whatever kind of whole number it is."""
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        if number not in range(self.actions):
            raise Refused("unknown_action", action=str(action), most=self.actions - 1)
        return self.steps.actions[number]

    def legal(self, state: State, seat: Seat) -> list[int]:
        """The numbers of the moves a seat may make, if it is the one that is asked."""
        if not due(self.game, state) or seat != self.actor(state):
            return []
        moves = may(self.game, state, seat)
        return sorted(self.steps.index[move] for move in moves)

    def mask(self, state: State, seat: Seat) -> Numbers:
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(state, seat)] = 1
        return mask

    def observed(self, state: State, seat: Seat) -> Numbers:
        """What that seat may know, and nothing else: made from its view alone."""
        return observed(self.observer, view(self.game, state, seat))

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return course, (self.id, self.players, self.options)


def course(id: str, players: int, options: Iterable[str] | None = None) -> Course:
    """The one course of these rules, or `Refused`. A single option may stand alone."""
    return _course(id, players, (options,) if isinstance(options, str) else tuple(options or ()))


@lru_cache
def _course(id: str, players: int, options: tuple[str, ...]) -> Course:
    made = Course(id, players, options)
    assert made.steps  # asked for at once: a game that is not played so is refused
    return made


def points(events: Iterable[Event], players: int) -> tuple[int, ...]:
    """The points of every round that was scored."""
    scored = [event.lines for event in events if isinstance(event, RoundScored)]
    return tuple(sum(lines[seat].points for lines in scored) for seat in range(players))
