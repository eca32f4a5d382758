"""Games in lockstep and games through the rules core: figures of the same kind."""

import figures
import lockstep
import matches
import numpy as np
import pytest

from jollyroger.arena.simulate import Plan, simulate
from jollyroger.rules.shelf import GAMES
from shelf import COLUMNED


@pytest.mark.parametrize("game", COLUMNED)
def test_a_sheet_has_every_game_and_every_round(game: str) -> None:
    players = 3
    sheet = lockstep.season(game, players, ("shipped", "heuristic"), 12, seed=4)
    rounds = 0 if GAMES[game].planks else GAMES[game].rounds[players]
    assert sheet.bid.shape == sheet.won.shape == (12, rounds)
    assert ((sheet.win >= 0) & (sheet.win <= 1)).all()
    assert game in figures.told("title", [(game, players, sheet)])


def test_the_same_minds_share_the_wins() -> None:
    """One rule of thumb against others like it: par, within five standard errors."""
    sheet = lockstep.season("doubloons", 3, ("heuristic", "heuristic"), 1500, seed=1)
    assert abs(sheet.win.mean() - 1 / 3) < 5 * (2 / 9 / 1500) ** 0.5
    assert abs(sheet.lead.mean()) < 5 * sheet.lead.std() / 1500**0.5


@pytest.mark.parametrize(("one", "most"), [("random", 0.2), ("worth", 0.7)])
def test_who_plays_at_random_or_by_worth_alone_has_a_sheet_too(one: str, most: float) -> None:
    """And the same one for the same seed."""
    twice = [lockstep.season("dice", 3, (one, "shipped"), 60, seed=2) for _ in range(2)]
    assert np.array_equal(twice[0].bid, twice[1].bid)
    assert twice[0].win.mean() < most


def test_games_through_the_rules_core_are_those_of_simulate() -> None:
    plan = Plan("dice", ("level5", "heuristic", "random"), 6, seed=8)
    sheet = matches.season(plan, processes=1).sheet
    tally = simulate(plan)["level5"]
    assert np.isclose(sheet.win.sum(), tally.wins)
    assert (sheet.bid == sheet.won).sum() == tally.hits


def test_a_deal_played_from_every_seat_has_the_same_pieces() -> None:
    """The same bot everywhere: whichever seat is measured, the game is the same."""
    plan = Plan("doubloons", ("heuristic",) * 3, 3, seed=2)
    sheets = [matches.played(plan, seat, deal=7).sheet for seat in range(3)]
    assert np.isclose(sum(sheet.win[0] for sheet in sheets), 1)
    assert np.isclose(sum(sheet.lead[0] for sheet in sheets), 0)


def test_a_mean_of_few_has_a_wide_interval() -> None:
    assert figures.mean(np.array([0.0, 1.0, 2.0]))[0] == 1
    assert figures.within(np.array([0.0, 2.0, 0.0, 2.0])) == "1.0 ± 1.1"
