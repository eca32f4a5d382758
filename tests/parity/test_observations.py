"""An observation holds what its seat may know: no more, and the same whoever makes it."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from jollyroger.arrays.conversion import observed, of_state
from jollyroger.arrays.lockstep import Observer, lockstep, observer
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.shelf import GAMES, load
from jollyroger.rules.state import Phase
from jollyroger.rules.view import view
from parity.voyage import TABLES, Voyage
from parity.worlds import elsewhere
from shelf import COLUMNED

WORLDS = 6


@pytest.mark.parametrize(("game", "options", "players"), TABLES)
def test_a_batch_observes_what_each_view_shows(
    game: str, options: tuple[str, ...], players: int
) -> None:
    voyage = Voyage(load(game, options), players, WORLDS, seed=4)
    observes_what_views_show(voyage, observer(voyage.steps))


def observes_what_views_show(voyage: Voyage, watch: Observer) -> None:
    for kind in voyage.moves():
        voyage.columns = voyage.sail(np, kind, voyage.columns)
        if voyage.states[0].phase in (Phase.CHOOSE, Phase.PLAY):
            rows = watch.observe(np, voyage.columns)
            seats = voyage.steps.actor(np, voyage.columns)
            for row, seat, state in zip(rows, seats, voyage.states, strict=True):
                assert (row == observed(watch, view(voyage.game, state, int(seat)))).all()


@pytest.mark.parametrize("players", [7, 8])
def test_a_game_for_eight_is_observed_too_at_every_table(players: int) -> None:
    """Its rows have room for eight; those of the shipped games are as long as they were."""
    king = load("skull_king")
    assert isinstance(king, BiddingGame)
    large = replace(king, rounds=dict.fromkeys(range(2, 9), 5))
    voyage = Voyage(large, players, 2, seed=6)
    watch = observer(voyage.steps)
    assert watch.layout.shapes["seats"] == (8,)
    assert watch.layout.size == observer(lockstep(large, 2)).layout.size
    observes_what_views_show(voyage, watch)


@pytest.mark.parametrize(("game", "options", "players"), TABLES[::2])
def test_worlds_that_differ_in_hidden_pieces_give_equal_observations(
    game: str, options: tuple[str, ...], players: int
) -> None:
    voyage = Voyage(load(game, options), players, 1, seed=5)
    watch, rng, moved = observer(voyage.steps), Random(5), 0
    for kind in voyage.moves():
        voyage.columns = voyage.sail(np, kind, voyage.columns)
        state = voyage.states[0]
        if state.phase not in (Phase.CHOOSE, Phase.PLAY):
            continue
        seat = int(voyage.steps.actor(np, voyage.columns)[0])
        other = elsewhere(voyage.game, state, seat, rng)
        moved += other.hands != state.hands
        rows = [
            watch.observe(np, of_state(voyage.steps, world), np.array([seat], "uint8"))
            for world in (state, other)
        ]
        assert (rows[0] == rows[1]).all()
    assert moved > 10


@pytest.mark.parametrize("game", COLUMNED)
def test_the_named_parts_make_up_the_whole_row(game: str) -> None:
    layout = observer(lockstep(load(game), 4)).layout
    row = np.arange(layout.size) % 100
    parts = layout.views(row)
    assert np.concatenate([part.ravel() for part in parts.values()]).tolist() == row.tolist()
    assert {name: part.shape for name, part in parts.items()} == layout.shapes


@pytest.mark.parametrize("game", COLUMNED)
def test_the_layout_is_the_same_at_every_table(game: str) -> None:
    sizes = {observer(lockstep(load(game), n)).layout.size for n in GAMES[game].rounds}
    assert len(sizes) == 1
