"""PettingZoo's own suites, unmodified, and what they do not ask.

`bombardment_test` is left out: in 1.27 it takes what `step` returns, which is None in every AEC
environment, for an observation, and so fails at its second step whatever the environment."""

from random import Random
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from contract.voyages import Table
from envs.tables import asked, seated
from jollyroger.envs import aec_env
from jollyroger.envs.numbered import PENALTY

CYCLES = 60  # moves of every seat, at most: a whole game of any of the four


def random_action(env: Any, helm: Random) -> int | None:
    seen, _, terminated, _, _ = env.last()
    return None if terminated else helm.choice(seen["action_mask"].nonzero()[0])


# The suite looks for the mask in an observation that is a dict, and warns that it is one; and
# it warns that nothing is legal any more when the game is over.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@seated
def test_the_api_is_the_one_that_agents_expect(table: Table) -> None:
    """PettingZoo's `api_test`."""
    api_test(aec_env(**asked(table)), num_cycles=CYCLES)


@seated
def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    """PettingZoo's `seed_test`."""
    seed_test(lambda: aec_env(**asked(table)), num_cycles=CYCLES)


@seated
def test_every_render_mode_gives_what_its_name_says(
    table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    """PettingZoo's `render_test`; a human gets lines of text."""
    render_test(lambda render_mode: aec_env(**asked(table), render_mode=render_mode))
    assert "Round 1." in capsys.readouterr().out


@seated
def test_the_state_of_all_seats_is_in_its_space(table: Table) -> None:
    """PettingZoo's `state_test`, which plays without masks: what is refused is asked again."""
    parallel = turn_based_aec_to_parallel(aec_env(**asked(table)))
    state_test(aec_env(**asked(table)), parallel)


@seated
def test_the_rewards_of_a_game_add_up_to_its_scores(table: Table) -> None:
    """Every seat gets the points of every round, once, and nothing else."""
    env, helm = aec_env(**asked(table)), Random(7)
    env.reset(seed=7)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        earned[agent] += env.last()[1]
        env.step(random_action(env, helm))
    assert tuple(earned.values()) == env.unwrapped.scores
    assert any(env.unwrapped.scores)


def test_a_refused_action_costs_points_and_is_asked_again() -> None:
    """The sentence says why; nothing has happened at the table."""
    env = aec_env("skull_king", players=3)
    env.reset(seed=1)
    asked_first = env.agent_selection
    env.step(9)
    assert env.agent_selection == asked_first
    assert env.rewards == {**dict.fromkeys(env.agents, 0.0), asked_first: PENALTY}
    assert env.infos[asked_first] == {
        "refused": "That bid cannot be made: bid a number from 0 to 1."
    }
    env.step(1)
    assert env.infos[asked_first] == {}
    assert env.agent_selection != asked_first


@pytest.mark.parametrize("action", [-1, 10_000, 1.5, None, "bid 1"])
def test_an_action_that_does_not_exist_is_an_error(action: Any) -> None:
    """No number below zero or past the last counts from the other end."""
    env = aec_env("skull_king")
    env.reset(seed=1)
    most = env.action_space("seat_0").n - 1
    with pytest.raises(ValueError, match=f"^There is no action .*: .* from 0 to {most}\\.$"):
        env.step(action)


def test_a_human_reads_the_log_while_it_happens(capsys: pytest.CaptureFixture[str]) -> None:
    """As a spectator: bids when they are shown, and no hand."""
    env, helm = aec_env("skull_king", players=2, render_mode="human"), Random(3)
    env.reset(seed=3)
    for _ in range(4):
        env.step(random_action(env, helm))
    told = capsys.readouterr().out
    assert told.count("Bids:") == 1
    assert told.count(" plays ") == 2
    assert "hand" not in told


def test_what_was_read_once_is_not_told_again() -> None:
    """`ansi` gives the lines since the last time."""
    env = aec_env("dice", render_mode="ansi")
    env.reset(seed=3)
    assert "Round 1." in env.render()
    assert env.render() == ""
