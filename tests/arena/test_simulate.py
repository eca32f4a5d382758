"""Bots against bots: repeatable, fair to every seat, and reported as documented."""

import json
from dataclasses import replace
from math import isclose

import pytest

from jollyroger.arena.simulate import Plan, planned, played, simulate
from jollyroger.arena.tally import Tally
from jollyroger.rules.shelf import GAMES
from shell import jollyroger

PLAN = Plan("skull_king", ("heuristic", "random", "random"), 24, seed=5)
KEYS = [
    "name",
    "games",
    "win_share",
    "win_low",
    "win_high",
    "mean_score",
    "bids_hit",
    "ms_p50",
    "ms_p99",
]


def figures(tally: Tally) -> tuple[int, float, int, int, int]:
    """Everything but the times."""
    return tally.games, tally.wins, tally.score, tally.bids, tally.hits


def test_the_same_plan_gives_the_same_figures_on_any_number_of_cores() -> None:
    """A simulation is repeatable whether it runs in one process or in many."""
    many = simulate(PLAN)
    one = played(PLAN, range(PLAN.games))
    assert {name: figures(t) for name, t in many.items()} == {
        name: figures(t) for name, t in one.items()
    }


def test_another_seed_gives_other_games() -> None:
    """The seed is what makes the games."""
    other = simulate(replace(PLAN, seed=6))
    assert figures(simulate(PLAN)["random"]) != figures(other["random"])


def test_seats_rotate_so_that_everybody_sits_everywhere() -> None:
    """Over as many games as seats, every bot has sat in every seat once."""
    crews = [PLAN.crew(number) for number in range(PLAN.players)]
    assert {crew.index("heuristic") for crew in crews} == {0, 1, 2}
    assert all(sorted(crew) == sorted(PLAN.bots) for crew in crews)


def test_wins_add_up_to_one_a_game() -> None:
    """A shared win counts as its share."""
    tallies = simulate(PLAN)
    assert isclose(sum(tally.wins for tally in tallies.values()), PLAN.games)
    assert {name: tally.games for name, tally in tallies.items()} == {"heuristic": 24, "random": 48}


def test_progress_reaches_the_end() -> None:
    """Whoever watches sees every game counted."""
    seen: list[int] = []
    simulate(PLAN, seen.append)
    assert seen[-1] == PLAN.games
    assert seen == sorted(seen)


@pytest.mark.parametrize("game", GAMES)
def test_json_is_one_document_in_the_documented_shape(game: str) -> None:
    """One entry a distinct name; bids are null where there are none."""
    ran = jollyroger("simulate", game, "--games", "6", "--seed", "3", "--json")
    said = json.loads(ran.out)
    assert list(said) == ["game", "players", "games", "seed", "bots"]
    assert (said["game"], said["players"], said["games"], said["seed"]) == (game, 4, 6, 3)
    assert [bot["name"] for bot in said["bots"]] == ["heuristic", "random"]
    for bot in said["bots"]:
        assert list(bot) == KEYS
        assert bot["win_low"] <= bot["win_share"] <= bot["win_high"]
        assert (bot["bids_hit"] is None) == (GAMES[game].declares.board != "bids")
        assert 0 < bot["ms_p50"] <= bot["ms_p99"]
    assert isclose(sum(bot["win_share"] * bot["games"] for bot in said["bots"]), 6, abs_tol=0.01)


def test_the_table_names_every_bot_and_stays_quiet_in_a_pipe() -> None:
    """A person gets a table; a pipe gets no progress bar."""
    ran = jollyroger(
        "simulate", "dice", "--players", "3", "--games", "3", "--bots", "heuristic,random,random"
    )
    assert ran.err == ""
    assert ran.lines[0] == "Skull King, the dice game, 3 players, 3 games, seed 1"
    assert [line.split()[0] for line in ran.lines[2:]] == ["heuristic", "random"]


def test_one_name_fills_every_seat() -> None:
    """A single bot's name is a table of that bot."""
    assert planned(Plan("dice", ("random",), 1, 1), players=5).bots == ("random",) * 5


def test_wilson_interval_of_a_known_share() -> None:
    """Ten wins of twenty lie between 29.9 and 70.1 per cent."""
    tally = Tally(games=20, wins=10)
    assert [round(bound, 3) for bound in tally.interval()] == [0.299, 0.701]


def test_percentiles_are_of_the_times_that_were_counted() -> None:
    """Within the two per cent that the counting rounds to."""
    tally = Tally()
    for microseconds in range(1, 101):
        tally.thought(microseconds * 1000)
    assert isclose(tally.milliseconds(0.5), 0.050, rel_tol=0.03)
    assert isclose(tally.milliseconds(0.99), 0.099, rel_tol=0.03)
