"""What the nets think of a view: how likely they would make each of its moves."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from ..arrays.conversion import observed
from ..arrays.lockstep import Observer, lockstep, observer
from ..rules.moves import Deal, Move
from ..rules.shelf import load
from ..rules.state import Phase
from ..rules.view import View
from .net import Array, nets


def logits(view: View, may: Sequence[Move]) -> Array:
    """One number a move, in the order of `may`: the higher, the rather."""
    watch = _observer(view.game.id, view.known.players)
    index, first = watch.steps.index, len(watch.steps.choices)
    numbers = np.array([index[move] for move in may if not isinstance(move, Deal)])
    row = observed(watch, view)[None]
    if view.known.phase is Phase.CHOOSE:
        made = _choices(view.game.id, row)[0, numbers]
    else:
        net = nets(view.game.id)["play"]
        made = net.head("policy", net.trunk(row))[0, numbers - first]
    return np.asarray(made)


def _choices(game: str, rows: Array) -> Array:
    """Of every bid, or of every placement as the sum of what speaks for its parts."""
    net = nets(game)["choice"]
    made = net.head("policy", net.trunk(rows[:, net.columns]))
    return made if net.factors is None else made @ net.factors


@cache
def _observer(game: str, players: int) -> Observer:
    """Options change what a round is worth, not what is seen of it."""
    return observer(lockstep(load(game), players))
