"""What an agent gets is made from its seat's view: hidden things change no number of it."""

from random import Random
from typing import Any

import numpy as np

from contract.test_privacy import twins
from contract.voyages import Table
from envs.tables import asked, seated
from jollyroger.envs import aec_env, spiel_game
from jollyroger.rules.state import Phase, State


def at(env: Any, state: State) -> Any:
    """The environment with another state of its table."""
    env.unwrapped._table.match.state = state
    return env


@seated
def test_two_worlds_that_differ_in_hidden_things_look_the_same(table: Table) -> None:
    """Other hands, what was not dealt, the King's stack and sealed choices: no seat sees them."""
    env = aec_env(**asked(table))
    env.reset(seed=0)
    looked = 0
    for seat, *worlds in twins(table, seed=17, count=8):
        if seat is not None and worlds[0] != worlds[1]:
            a, b = (at(env, world).observe(f"seat_{seat}") for world in worlds)
            assert all(np.array_equal(a[part], b[part]) for part in a)
            looked += worlds[0].phase is not Phase.OVER
    assert looked > table.players


@seated
def test_the_state_of_all_seats_tells_two_worlds_apart(table: Table) -> None:
    """Otherwise the test above could not fail."""
    env = aec_env(**asked(table))
    env.reset(seed=0)
    told = [
        not np.array_equal(at(env, one).state(), at(env, other).state())
        for _, one, other in twins(table, seed=17, count=8)
        if one.hands != other.hands and one.phase in (Phase.CHOOSE, Phase.PLAY)
    ]
    assert any(told)


@seated
def test_an_agent_never_gets_an_action_that_is_refused(table: Table) -> None:
    """The mask holds exactly what `may` lists, and is empty for everybody else."""
    env, helm = aec_env(**asked(table)), Random(2)
    env.reset(seed=2)
    course, match = env.unwrapped.course, env.unwrapped._table.match
    while not match.over:
        masks = {agent: course.mask(match.state, seat) for seat, agent in enumerate(env.agents)}
        mine = masks.pop(env.agent_selection)
        assert mine.any()
        assert not any(mask.any() for mask in masks.values())
        env.step(helm.choice(mine.nonzero()[0]))
        assert not any(env.infos.values())


@seated
def test_the_tensor_of_openspiel_is_the_same_observation(table: Table) -> None:
    """One layout, whichever library asks."""
    state, helm = spiel_game(**asked(table)).new_initial_state(), Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(helm.choice(state.chance_outcomes())[0])
        else:
            seat = state.current_player()
            seen = state.course.observed(state.now.state, seat)
            assert state.observation_tensor(seat) == seen.tolist()
            state.apply_action(helm.choice(state.legal_actions()))
