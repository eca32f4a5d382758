"""A hint: the move the nets judge best, and what speaks for it, from one seat's view alone.

The move is the one a review would call best, so that whoever follows every hint gives nothing
away by it; where no move has a price yet, the one the strongest bot likes best."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from ..bots.judgement import worth
from ..bots.learned import logits
from ..rules.moves import Move
from ..rules.notation import write_move
from ..rules.view import View
from .grounds import Reason, grounds

MOST: Final = 5  # moves that are told with their worth


@dataclass(frozen=True, slots=True)
class Option:
    """A move and the points it promises in this round."""

    move: Move
    points: float


@dataclass(frozen=True, slots=True)
class Advice:
    """`options` are the best moves with their worth, the advised one first; empty if unknown."""

    move: Move
    options: tuple[Option, ...]
    reasons: tuple[Reason, ...]

    @property
    def points(self) -> float | None:
        return self.options[0].points if self.options else None


def advise(view: View, may: Sequence[Move]) -> Advice:
    """For the seat of that view, which may do something."""
    options = _best_first(weighed(view, may))
    move = options[0].move if options else _liked(view, may)
    if len(may) == 1:
        return Advice(move, options, (Reason("only"),))
    return Advice(move, options[:MOST], (*grounds(view, move), *_compared(view, options)))


def weighed(view: View, may: Sequence[Move]) -> tuple[Option, ...]:
    """Every move with the points it promises, in the order of `may`; nothing if none can say."""
    points = worth(view, may) if len(may) > 1 else None
    if points is None:
        return ()
    priced = zip(may, points, strict=True)
    return tuple(Option(move, round(float(each), 1)) for move, each in priced)


def _best_first(options: Sequence[Option]) -> tuple[Option, ...]:
    return tuple(sorted(options, key=lambda option: -option.points))


def _liked(view: View, may: Sequence[Move]) -> Move:
    return may[0] if len(may) == 1 else may[int(np.argmax(logits(view, may)))]


def _compared(view: View, options: Sequence[Option]) -> tuple[Reason, ...]:
    """How far the next best one is behind. Of a thousand placements that says nothing."""
    if len(options) < 2 or len(options) > 100:
        return ()
    best, second = options[:2]
    behind = round(best.points - second.points)
    other: Mapping[str, int | str] = {"other": write_move(view.game, second.move)}
    return (Reason("ahead", {**other, "points": behind}) if behind else Reason("level", other),)
