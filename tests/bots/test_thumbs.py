"""The rules of thumb for batches decide as those for a single view do."""

from random import Random

import numpy as np
import pytest

from jollyroger.arrays.conversion import of_state
from jollyroger.arrays.lockstep import lockstep, observer
from jollyroger.arrays.observation import BidObserver
from jollyroger.bots.crew import bot
from jollyroger.bots.thumbs import Thumbs
from jollyroger.rules.shelf import load
from jollyroger.rules.state import Phase
from jollyroger.table.match import Match, seeded


@pytest.mark.parametrize(
    ("game", "players"),
    [("skull_king", 2), ("skull_king", 5), ("dice", 3), ("dice", 6), ("doubloons", 4)],
)
def test_thumbs_decide_as_the_heuristic_does(game: str, players: int) -> None:
    """Move by move of a game, but for ties that rounding breaks otherwise."""
    rules, rng, same, decisions = load(game), Random(4), 0, 0
    steps = lockstep(rules, players)
    watching = observer(steps)
    assert isinstance(watching, BidObserver)
    thumbs = Thumbs(watching)
    match = Match(rules, players, seeded(4))
    while not match.over:
        match.deal_if_due()
        state = of_state(steps, match.state)
        seat = int(steps.actor(np, state)[0])
        choosing = match.state.phase is Phase.CHOOSE
        number = int((thumbs.choice if choosing else thumbs.play)(np, state)[0])
        move = bot("heuristic")(match.view(seat), match.may(seat), rng)
        decisions += 1
        same += move == steps.actions[number + (0 if choosing else len(steps.choices))]
        match.take(seat, move)
    assert same / decisions > 0.9
