"""The bot that learned: it sees a view, repeats itself, and is far above the yardsticks."""

from importlib.resources import files
from random import Random

import numpy as np
import pytest

from jollyroger.arena.simulate import Plan, simulate
from jollyroger.bots import net
from jollyroger.bots.crew import BOTS, bot
from jollyroger.bots.learned import logits
from jollyroger.rules.shelf import GAMES, load
from jollyroger.rules.view import view
from jollyroger.table.match import Match, seeded
from parity.worlds import elsewhere

TABLES = [(id, players) for id, game in GAMES.items() for players in (min(game.rounds), 4)]
LARGEST = 14 * 2**20  # bytes of all weights together


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_swapped_hidden_pieces_change_no_choice(name: str, game: str, players: int) -> None:
    """The same view and the same generator give the same move, whatever the others hold."""
    rules, rng, moved = load(game), Random(3), 0
    match = Match(rules, players, seeded(3))
    while not match.over and moved < 40:
        match.deal_if_due()
        seat = match.due()[0]
        other = elsewhere(rules, match.state, seat, rng)
        moved += other.hands != match.state.hands
        chosen = [
            bot(name)(view(rules, world, seat), match.may(seat), Random(9))
            for world in (match.state, other)
        ]
        assert chosen[0] == chosen[1]
        match.take(seat, chosen[0])
    assert moved >= 5


@pytest.mark.parametrize(
    ("game", "rival", "target"),
    [
        ("skull_king", "heuristic", 0.5),
        ("dice", "random", 0.7),  # against heuristics it is ahead, but not by much
        ("doubloons", "heuristic", 0.5),
        ("skull_queen", "heuristic", 0.5),
    ],
)
def test_level5_beats_three_others(game: str, rival: str, target: float) -> None:
    """A floor well below what is measured (docs/bots.md), which a broken net would not reach."""
    plan = Plan(game, ("level5", rival, rival, rival), 60, seed=5)
    assert simulate(plan)["level5"].win_share >= target


def test_the_same_seed_plays_the_same_game() -> None:
    plan = Plan("dice", ("level5", "heuristic", "random"), 4, seed=8)
    assert len({simulate(plan)["level5"].score for _ in range(2)}) == 1


def test_all_weights_together_stay_small() -> None:
    kept = files("jollyroger.bots") / "weights"
    sizes = {path.name: len(path.read_bytes()) for path in kept.iterdir()}
    assert set(sizes) == {f"{game}.npz" for game in GAMES}
    assert sum(sizes.values()) < LARGEST


@pytest.mark.parametrize("game", GAMES)
def test_an_opinion_has_a_finite_number_for_every_move(game: str) -> None:
    match = Match(load(game), 4, seeded(1))
    match.deal_if_due()
    may = match.may(0)
    assert np.isfinite(logits(match.view(0), may)).all()
    assert len(logits(match.view(0), may)) == len(may)
    assert set(net.nets(game)) == {"choice", "play"}
