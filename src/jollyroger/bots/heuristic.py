"""A sound player by rules of thumb: a yardstick that stays as it is."""

from collections.abc import Sequence
from random import Random

from ..rules.bidding import BiddingGame
from ..rules.games.skull_queen import SkullQueen
from ..rules.moves import Move
from ..rules.view import View
from . import bidder, captain


def choose(view: View, may: Sequence[Move], rng: Random) -> Move:
    match view.game:
        case BiddingGame():
            return bidder.choose(view, view.game, may)
        case SkullQueen():
            return captain.choose(view, may)
        case game:
            raise AssertionError(f"no rules of thumb for {game.id}")
