"""One match whose moves are numbers: what PettingZoo and Gymnasium ask of a table."""

from typing import Final, TypedDict

import numpy as np
from gymnasium import spaces

from ..rules.moves import Move, Seat
from ..rules.refused import Refused
from ..table.match import Match, seeded
from .chronicle import Chronicle
from .course import Course, Numbers, points
from .refusals import sentence, told

PENALTY: Final = -10.0  # for an action that is refused: nothing else happens, and it is asked again
LEAST, MOST = -128, 127


class Observation(TypedDict):
    observation: Numbers
    action_mask: Numbers


class Numbered:
    """A match of its course. `seat` is whose eyes the chronicle is written for."""

    def __init__(self, course: Course, mode: str | None, seat: Seat | None = None) -> None:
        self.course = course
        self.mode = mode
        self.seat = seat
        self.chronicle = Chronicle(mode, course, seat)
        self._match: Match | None = None

    def begin(self, seed: int) -> None:
        """A new game; everything that chance brings comes from the seed."""
        self.chronicle = Chronicle(self.mode, self.course, self.seat)
        self._match = Match(self.course.game, self.course.players, seeded(seed))
        self.chronicle.hear(self._match.deal_if_due())

    @property
    def match(self) -> Match:
        if self._match is None:
            raise ValueError(sentence(Refused("reset_first")))
        return self._match

    @property
    def actor(self) -> Seat | None:
        return None if self.match.over else self.course.actor(self.match.state)

    def take(self, seat: Seat, move: Move) -> tuple[int, ...]:
        """What every seat scored by this move, mostly nothing; or `Refused`."""
        events = self.match.take(seat, move)
        self.chronicle.hear((*events, *self.match.deal_if_due()))
        return points(events, self.course.players)

    def act(self, seat: Seat, action: object) -> tuple[tuple[int, ...], str | None]:
        """What every seat scored, and the sentence of a refusal if the move may not be made."""
        with told(self.course.game):
            move = self.course.move(action)
        try:
            return self.take(seat, move), None
        except Refused as refused:
            return (0,) * self.course.players, sentence(refused, self.course.game)

    def observe(self, seat: Seat) -> Observation:
        state = self.match.state
        return {
            "observation": self.course.observed(state, seat),
            "action_mask": self.course.mask(state, seat),
        }


def observation_space(course: Course) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": numbers(course.layout.size, LEAST, MOST),
            "action_mask": numbers(course.actions, 0, 1),
        }
    )


def numbers(size: int, least: int, most: int) -> "spaces.Box[np.int8]":
    return spaces.Box(least, most, (size,), np.int8)
