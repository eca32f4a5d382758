"""The arrays play the same games as the rules core, move by move, and numpy the same as JAX."""

import numpy as np
import pytest

from amounts import amount
from jollyroger.arrays.lockstep import observer
from jollyroger.arrays.steps import CHOOSE, DEAL, OVER, PLAY
from jollyroger.rules.shelf import load
from jollyroger.rules.state import Phase
from needed import need_module
from parity.voyage import TABLES, Voyage, same

# Of every game and number of players; of these the first few are compared whole.
GAMES = amount(100, soak=400)
WHOLE = 12
PHASES = {Phase.DEAL: DEAL, Phase.CHOOSE: CHOOSE, Phase.PLAY: PLAY, Phase.OVER: OVER}


@pytest.mark.parametrize(("game", "options", "players"), TABLES)
def test_every_move_of_every_game_is_the_same(
    game: str, options: tuple[str, ...], players: int
) -> None:
    """Few games column by column after every move, all of them after every round."""
    voyage = Voyage(load(game, options), players, GAMES, seed=1)
    for kind in voyage.moves():
        voyage.columns = voyage.sail(np, kind, voyage.columns)
        assert voyage.columns.phase.tolist() == [PHASES[s.phase] for s in voyage.states]
        compared = WHOLE if voyage.states[0].phase in (Phase.CHOOSE, Phase.PLAY) else GAMES
        assert [voyage.differences(number) for number in range(compared)] == [[]] * compared
        # 1,250 placements are open in every game of Skull Queen alike: a few of them will do.
        asked = GAMES if voyage.states[0].phase is Phase.PLAY else WHOLE
        open_now = voyage.steps.legal(np, voyage.columns)[:asked]
        assert [set(np.flatnonzero(row)) for row in open_now] == voyage.legal(asked)


@pytest.mark.parametrize(("game", "options", "players"), TABLES[::2])
def test_numpy_and_jax_have_the_same_columns_and_observations(
    game: str, options: tuple[str, ...], players: int
) -> None:
    jax = need_module("jax")
    voyage = Voyage(load(game, options), players, 16, seed=3)
    steps, watch = voyage.steps, observer(voyage.steps)
    step = jax.jit(lambda *given: steps.step(jax.numpy, *given))
    deal = jax.jit(lambda *given: steps.dealt(jax.numpy, *given))
    told = jax.jit(lambda state: (watch.observe(jax.numpy, state), steps.legal(jax.numpy, state)))
    device = None
    for kind in voyage.moves():
        device = voyage.columns if device is None else device
        if kind == "deal":
            device = deal(device, voyage.drawn_rows())
        else:
            device = step(device, voyage.actions, voyage.thrown)
        voyage.columns = voyage.sail(np, kind, voyage.columns)
        assert same(voyage.columns, device)
        ours = watch.observe(np, voyage.columns), steps.legal(np, voyage.columns)
        assert all((mine == theirs).all() for mine, theirs in zip(ours, told(device), strict=True))
