"""Gymnasium's own checker, unmodified, and one seat among bots."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env

from contract.voyages import Table
from envs.tables import asked, seated
from jollyroger.envs import single_env
from jollyroger.envs.numbered import PENALTY
from jollyroger.rules.moves import Move
from jollyroger.rules.view import View


def play(env: Any, helm: Random, seed: int | None = None) -> float:
    """A whole game of random moves; what it brought."""
    _, info = env.reset(seed=seed)
    earned, over = 0.0, False
    while not over:
        action = helm.choice(info["action_mask"].nonzero()[0])
        _, reward, over, _, info = env.step(action)
        earned += reward
    return earned


@seated
def test_the_environment_passes_the_checker(table: Table) -> None:
    """Gymnasium's `check_env`, all render modes included."""
    check_env(single_env(**asked(table), seat=table.players - 1))


@seated
def test_the_rewards_of_a_seat_add_up_to_its_score(table: Table) -> None:
    """Whether the round ended with its own piece or with a bot's."""
    for seat in (0, table.players - 1):
        env = single_env(**asked(table), seat=seat)
        assert play(env, Random(seat), seed=5) == env.scores[seat]


def test_the_mask_is_in_the_observation_and_in_the_info() -> None:
    """Libraries look in either place."""
    seen, info = single_env("dice").reset(seed=1)
    assert seen["action_mask"].any()
    assert (seen["action_mask"] == info["action_mask"]).all()


def test_bots_are_named_for_all_seats_or_for_each() -> None:
    """Any function of a view, its moves and a generator is a bot too, and gets a view."""
    asked_for: list[int | None] = []

    def lowest(view: View, may: Sequence[Move], rng: Random) -> Move:
        asked_for.append(view.seat)
        assert not any(view.known.hands[(view.seat or 0) - 1])
        return may[0]

    play(single_env("doubloons", seat=1, players=3, bots=["random", lowest]), Random(1))
    assert set(asked_for) == {2}
    play(single_env("doubloons", seat=1, players=3, bots=lowest), Random(1))
    assert set(asked_for) == {0, 2}


def test_a_seed_repeats_the_game_and_no_seed_goes_on() -> None:
    """The deals and the bots both come from it."""
    env = single_env("skull_king", players=3)
    games = [play(env, Random(0), seed) for seed in (4, None, 4, None)]
    assert games[:2] == games[2:]
    assert games[0] != games[1]


def test_a_refused_action_costs_points_and_is_asked_again() -> None:
    """The sentence says why, and the same move is still to be made."""
    env = single_env("skull_king")
    before, _ = env.reset(seed=1)
    after, reward, over, cut, info = env.step(9)
    assert (reward, over, cut) == (PENALTY, False, False)
    assert info["refused"] == "That bid cannot be made: bid a number from 0 to 1."
    assert (before["observation"] == after["observation"]).all()


def test_after_the_game_an_action_is_refused() -> None:
    """Nobody plays on by accident."""
    env = single_env("skull_queen", players=2)
    play(env, Random(1))
    assert env.step(0)[4]["refused"] == "The game is over: start another one."


def test_a_game_begins_with_a_reset() -> None:
    """One sentence instead of a missing attribute."""
    with pytest.raises(ValueError, match=r"^The game has not begun: call reset first\.$"):
        single_env("dice").step(0)


def test_the_log_is_told_as_the_seat_hears_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Its own hand is in it, nobody else's."""
    single_env("dice", render_mode="human").reset(seed=3)
    assert capsys.readouterr().out.count("Your hand:") == 1
