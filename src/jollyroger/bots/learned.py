"""What the nets think of a view: how likely they would make each of its moves."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..arrays.conversion import observed
from ..arrays.lockstep import Observer, lockstep, observer
from ..arrays.steps import Steps
from ..rules.moves import Deal, Move
from ..rules.shelf import load
from ..rules.state import Phase
from ..rules.view import View
from .net import Array, nets


class Thought(NamedTuple):
    """A view as the nets read it: one row, and the numbering of moves."""

    steps: Steps[Any]
    row: Array


def thought(view: View) -> Thought:
    watch = _observer(view.game.id, view.known.players)
    return Thought(watch.steps, observed(watch, view)[None])


@cache
def _observer(game: str, players: int) -> Observer:
    """Options change what a round is worth, not what is seen of it."""
    return observer(lockstep(load(game), players))


def logits(view: View, may: Sequence[Move]) -> Array:
    """One number a move, in the order of `may`: the higher, the rather."""
    mind = thought(view)
    numbers = np.array([mind.steps.index[move] for move in may if not isinstance(move, Deal)])
    if view.known.phase is Phase.CHOOSE:
        return np.asarray(_choices(view.game.id, mind.row)[0, numbers])
    net = nets(view.game.id)["play"]
    plays = net.head("policy", net.trunk(mind.row))[0]
    return np.asarray(plays[numbers - len(mind.steps.choices)])


def _choices(game: str, rows: Array) -> Array:
    """Of every bid, or of every placement as the sum of what speaks for its parts."""
    net = nets(game)["choice"]
    made = net.head("policy", net.trunk(rows[:, net.columns]))
    return made if net.factors is None else made @ net.factors
