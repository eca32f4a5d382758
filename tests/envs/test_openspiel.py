"""OpenSpiel's own suites, unmodified: random simulations and a playthrough."""

from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms.generate_playthrough import replay

from contract.voyages import Table
from envs.playthrough import GOLDEN, kept
from envs.tables import asked, seated
from jollyroger.envs import spiel_game

spiel_game("dice")  # from here on OpenSpiel knows our games by name
HOW = "if this is meant: python tests/envs/playthrough.py, and read the diff"


def onward(state: Any, helm: Random) -> None:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(helm.choices(outcomes, odds)[0])
    else:
        state.apply_action(helm.choice(state.legal_actions()))


@seated
def test_random_games_keep_every_promise(table: Table) -> None:
    """OpenSpiel's `random_sim_test`, every state copied, written and read again."""
    pyspiel.random_sim_test(spiel_game(**asked(table)), num_sims=1, serialize=True, verbose=False)


# OpenSpiel prints matrices by a class that numpy 2.5 is about to drop.
@pytest.mark.filterwarnings("ignore:The chararray class is deprecated:DeprecationWarning")
@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_a_game_is_played_through_as_it_was_before(path: Path) -> None:
    """OpenSpiel's playthrough: states, observations, rewards and legal actions of a game."""
    flags.FLAGS.mark_as_parsed()
    original, again = replay(str(path))
    assert original.splitlines() == [*kept(again)], HOW


@seated
def test_the_rewards_of_a_game_add_up_to_its_scores(table: Table) -> None:
    """Read whenever somebody is to act: the points of a round survive the next round's deal."""
    state, helm = spiel_game(**asked(table)).new_initial_state(), Random(11)
    earned = [0.0] * table.players
    while not state.is_terminal():
        if not state.is_chance_node():
            earned = [sum(both) for both in zip(earned, state.rewards(), strict=True)]
        onward(state, helm)
    earned = [sum(both) for both in zip(earned, state.rewards(), strict=True)]
    assert earned == state.returns() == [float(score) for score in state.now.state.scores()]
    assert any(earned)


def test_chance_is_asked_for_the_lot_then_for_every_piece() -> None:
    """A piece that is there seven times is seven times as likely as one that is there once."""
    state = spiel_game("dice", players=3).new_initial_state()
    assert state.chance_outcomes() == [(seat, 1 / 3) for seat in range(3)]
    assert state.action_to_string(2) == "lot seat 2"
    state.apply_action(2)
    odds = dict(state.chance_outcomes())
    assert odds[0] == pytest.approx(7 / 36)
    assert odds[6] == pytest.approx(1 / 36)
    assert state.action_to_string(0) == "deal K"
    for _ in range(3):
        state.apply_action(0)
    assert state.current_player() == 2
    assert "K" in state.information_state_string(0)


def test_a_throw_has_the_odds_of_its_die() -> None:
    """Three of a yellow die's six sides show the flag."""
    state = spiel_game("dice", players=3).new_initial_state()
    for answer in (0, 3, 3, 3):
        state.apply_action(answer)
    for _ in range(3):
        state.apply_action(0)
    state.apply_action(state.legal_actions()[0])
    assert [state.action_to_string(answer) for answer in state.legal_actions()] == [
        "throw YF",
        "throw Y1",
        "throw Y7",
    ]
    assert [odds for _, odds in state.chance_outcomes()] == pytest.approx([3 / 6, 2 / 6, 1 / 6])


def test_a_bid_is_hidden_until_the_last_one_is_in() -> None:
    """Neither string nor tensor of another seat tells it."""
    states = []
    for bid in (0, 1):
        state = spiel_game("skull_king", players=2).new_initial_state()
        for answer in (1, 5, 6, bid):
            state.apply_action(answer)
        states.append(state)
    first, other = (1 - states[0].current_player(), states[0].current_player())
    assert len({state.information_state_string(first) for state in states}) == 2
    assert len({state.information_state_string(other) for state in states}) == 1
    assert len({state.observation_string(other) for state in states}) == 1
    assert len({tuple(state.observation_tensor(other)) for state in states}) == 1


def test_a_game_has_a_name_that_loads_it_again() -> None:
    """Players and options are in it."""
    game = spiel_game("dice", players=3, options=["landlubber"])
    assert str(game) == "jollyroger_dice(options=landlubber,players=3)"
    assert str(pyspiel.load_game(str(game))) == str(game)
