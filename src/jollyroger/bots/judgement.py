"""What each open move is worth to a seat, in points of this round, as the nets see it.

A play: how far ahead of the others' mean the seat will end the round. A bid: the points it will
bring, bonuses left out. Both are guesses from the seat's view, trained on the games the nets
played among themselves. Placements have no such guess yet."""

from collections.abc import Sequence

import numpy as np

from ..rules.bidding import BiddingGame
from ..rules.moves import Deal, Move
from ..rules.state import Phase
from ..rules.view import View
from .learned import Thought, thought
from .net import Array, nets


def worth(view: View, may: Sequence[Move]) -> Array | None:
    """One number a move, in the order of `may`."""
    mind = thought(view)
    numbers = np.array([mind.steps.index[move] for move in may if not isinstance(move, Deal)])
    if view.known.phase is not Phase.CHOOSE:
        net = nets(view.game.id)["play"]
        plays = net.head("worth", net.trunk(mind.row))[0] * mind.steps.unit(view.known.round)
        return np.asarray(plays[numbers - len(mind.steps.choices)])
    if not isinstance(view.game, BiddingGame):
        return None
    return np.asarray(_bids(view, view.game, mind)[numbers])


def _bids(view: View, game: BiddingGame, mind: Thought) -> Array:
    """Of every bid the points on average, from how many tricks it would end with."""
    net, number = nets(game.id)["choice"], view.known.round
    made = net.head("counts", net.trunk(mind.row[:, net.columns]))[0]
    size = int(len(made) ** 0.5)
    counts = made.reshape(size, size)[: number + 1, : number + 1]
    shares = np.exp(counts - counts.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    tricks = range(number + 1)
    points = [[game.scoring.line(number, bid, won, 0).points for won in tricks] for bid in tricks]
    return np.asarray((shares * np.array(points)).sum(axis=1))
