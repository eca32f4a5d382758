"""Worlds that one seat cannot tell apart."""

from collections import Counter
from random import Random

from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.game import Game
from jollyroger.rules.pieces import Code
from jollyroger.rules.state import Laid, State


def elsewhere(game: Game, state: State, seat: int, rng: Random) -> State:
    """The same table, with everything `seat` cannot see dealt anew."""
    hidden = [code for owner, hand in enumerate(state.hands) if owner != seat for code in hand]
    if isinstance(game, BiddingGame):  # in Skull Queen nothing stays undealt
        hidden += _undealt(game, state)
    rng.shuffle(hidden)
    hands = [
        hand if owner == seat else tuple(hidden.pop() for _ in hand)
        for owner, hand in enumerate(state.hands)
    ]
    return state._replace(hands=tuple(hands))


def _undealt(game: Game, state: State) -> list[Code]:
    played = [game.box.piece_of_face[laid.face].code for trick in _tricks(state) for laid in trick]
    dealt = Counter([*played, *(code for hand in state.hands for code in hand if code)])
    return [*(Counter(game.box.deck) - dealt).elements()]


def _tricks(state: State) -> list[tuple[Laid, ...]]:
    return [*(trick.laid for trick in state.tricks), state.trick]
