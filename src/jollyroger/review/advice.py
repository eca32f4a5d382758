"""A hint: the move the strongest bot would make, and what speaks for it, from one seat's view.

A review calls the same move best, so that whoever follows every hint gives nothing away by it.
What moves are worth is a second opinion of the same nets: where it rates another move higher,
that one is as good as the best. A game without nets is advised on by rules of thumb."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ..bots import heuristic
from ..bots.learned import Thought
from ..bots.trained import is_trained
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
    """`options` are the best moves with their worth, the advised one first."""

    move: Move
    options: tuple[Option, ...]
    reasons: tuple[Reason, ...]

    @property
    def points(self) -> float | None:
        return self.options[0].points if self.options else None


def advise(view: View, may: Sequence[Move]) -> Advice:
    """For the seat of that view, which may do something."""
    if len(may) == 1:
        return Advice(may[0], (), (Reason("only"),))
    if not is_trained(view.game):
        move = heuristic.choose(view, may, Random(0))
        return Advice(move, (), grounds(view, move))
    best, options = weighed(view, may)
    others = sorted((o for o in options if o != best), key=lambda option: -option.points)
    told = (best, *others[: MOST - 1])
    return Advice(best.move, told, (*grounds(view, best.move), *_compared(view, told)))


def weighed(view: View, may: Sequence[Move]) -> tuple[Option, tuple[Option, ...]]:
    """The move the nets like best, and every move with the points it promises, as in `may`."""
    if not is_trained(view.game):
        return _by_thumb(view, may)
    thought = Thought(view, may)
    priced = zip(may, thought.worth(), strict=True)
    options = tuple(Option(move, round(float(each), 1)) for move, each in priced)
    return options[int(thought.liking().argmax())], options


def _by_thumb(view: View, may: Sequence[Move]) -> tuple[Option, tuple[Option, ...]]:
    """The same by rules of thumb, where there are no nets."""
    options = tuple(Option(move, round(heuristic.worth(view, move), 1)) for move in may)
    return options[may.index(heuristic.choose(view, may, Random(0)))], options


def _compared(view: View, options: Sequence[Option]) -> tuple[Reason, ...]:
    """How far the next best one is behind. Of a thousand placements that says nothing."""
    best, second = options[:2]
    if not best.move.listed:
        return ()
    behind = max(0, round(best.points - second.points))
    other: Mapping[str, int | str] = {"other": write_move(view.game, second.move)}
    return (Reason("ahead", {**other, "points": behind}) if behind else Reason("level", other),)
