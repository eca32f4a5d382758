"""A sound player by rules of thumb: a yardstick that stays as it is. It plays any game."""

from collections.abc import Sequence
from random import Random

from ..rules.moves import Move, plays_in
from ..rules.view import View
from . import bidder, captain, taker


def choose(view: View, may: Sequence[Move], rng: Random) -> Move:
    game = view.game
    if may[0].is_named:
        return _pick(view, may)
    if game.rules and game.scoring:
        return bidder.choose(view, may)
    if (plays := plays_in(may)) and game.trick_scoring:
        return taker.choose(view, plays)
    if game.planks:
        return captain.choose(view, game.planks, may)
    return rng.choice(may)


def worth(view: View, move: Move) -> float:
    """The points of the round it promises; nothing, where there is no rule of thumb for that."""
    game = view.game
    if game.rules and game.scoring:
        return bidder.worth(view, move)
    return taker.worth(view, move) if game.trick_scoring else 0.0


def _pick(view: View, may: Sequence[Move]) -> Move:
    """Of suits that are named, the one the hand has most of; else what is listed first."""
    suits = [view.game.box.held[code].suit for code in view.hand if code]
    return max(may, key=lambda move: sum(suits.count(word) for word in move.of))
