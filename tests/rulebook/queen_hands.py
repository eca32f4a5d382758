"""Skull Queen: the first deal, as the tests of her rules begin."""

from jollyroger.rules.events import Dealt
from rulebook.scenes import (
    begun,
)

GAME = "skull_queen"


def deal_to(players: int) -> Dealt:
    """The first deal to so many players, of a deck that nobody shuffled."""
    event = begun(GAME, players).deal().log[-1]
    assert isinstance(event, Dealt)
    return event
