"""A league: repeatable, fair to every bot and seat, rated, and reported as documented."""

import json
import sys
from collections import Counter
from math import isclose

import pytest

from jollyroger.league.ratings import Rating, model, rated
from jollyroger.league.schedule import League, drawn
from jollyroger.league.season import Finish, Season, at_home, forfeited, played
from jollyroger.league.standings import standings
from jollyroger.rules.shelf import GAMES
from shell import jollyroger

NAMES = ("heuristic", "random")
LEAGUE = League("skull_king", NAMES, players=3, games=12, seed=5)
KEYS = [
    "rank",
    "name",
    "mu",
    "sigma",
    "ordinal",
    "games",
    "win_share",
    "win_low",
    "win_high",
    "mean_score",
    "bids_hit",
    "ms_p50",
    "ms_p99",
    "forfeits",
]


def league_of(bots: int, players: int, games: int) -> League:
    return League("skull_king", tuple("abcdefgh"[:bots]), players, games, seed=7)


def ratings(season: Season, *bots: str) -> dict[str, Rating]:
    return rated(model(), bots, season.in_order())


# Who meets whom


@pytest.mark.parametrize(("bots", "players"), [(2, 4), (3, 4), (4, 4), (5, 4), (7, 3), (3, 6)])
def test_everybody_sits_equally_often_in_every_seat(bots: int, players: int) -> None:
    """In every run of as many games as there are bots."""
    league = league_of(bots, players, 5 * bots)
    seats = Counter(
        (name, seat)
        for number in range(league.games)
        for seat, name in enumerate(league.crew(number))
    )
    assert set(seats.values()) == {5}
    assert len(seats) == bots * players


@pytest.mark.parametrize("games", [1, 5, 13])
def test_a_run_cut_short_leaves_nobody_far_behind(games: int) -> None:
    """No bot is ahead of another by more games than there are seats."""
    league = league_of(bots=5, players=4, games=games)
    counts = Counter(name for number in range(games) for name in league.crew(number))
    assert max(counts.values()) - min(counts[name] for name in league.bots) <= league.players


def test_nobody_sits_twice_at_a_table_while_there_are_bots_enough() -> None:
    """And over the season everybody meets everybody."""
    league = league_of(bots=6, players=3, games=60)
    crews = [league.crew(number) for number in range(league.games)]
    assert all(len(set(crew)) == league.players for crew in crews)
    assert len({frozenset((a, b)) for crew in crews for a in crew for b in crew if a != b}) == 15


def test_the_seed_draws_the_tables() -> None:
    """The same seed the same, another one others."""
    league, other = league_of(6, 3, 30), League("dice", tuple("abcdef"), 3, 30, seed=8)
    crews = [league.crew(number) for number in range(30)]
    assert crews == [league.crew(number) for number in range(30)]
    assert crews != [other.crew(number) for number in range(30)]


# Games and ratings


def test_the_same_seed_gives_the_same_games_and_ratings_on_any_number_of_cores() -> None:
    """A league is repeatable whether it runs in one process or in many."""
    many, one = played(LEAGUE), at_home(LEAGUE, range(LEAGUE.games))
    assert many.finishes == one.finishes
    assert many.in_order() == [one.finishes[number] for number in range(LEAGUE.games)]
    assert ratings(many, *NAMES) == ratings(one, *NAMES)
    assert {n: (t.wins, t.score, t.hits) for n, t in many.tallies.items()} == {
        n: (t.wins, t.score, t.hits) for n, t in one.tallies.items()
    }


def test_the_stronger_bot_stands_above_the_weaker() -> None:
    """level5 over heuristic over random, in a small league of Skull Queen."""
    league = League("skull_queen", ("random", "level5", "heuristic"), 3, 12, seed=2)
    season = played(league)
    rows = standings(season, ratings(season, *league.bots))
    assert [row.name for row in rows] == ["level5", "heuristic", "random"]
    assert {row.tally.games for row in rows} == {12}


def test_equal_scores_share_a_place() -> None:
    """And who shares it with an equal moves no further than the equal does."""
    draw = Finish(("a", "b", "c"), (0, 0, 2))
    after = rated(model(), "abc", [draw])
    assert after["a"] == after["b"]
    assert after["a"].mu > 25 > after["c"].mu


def test_a_bot_with_several_seats_learns_from_their_mean() -> None:
    """Two seats of one game are not two games."""
    after = rated(model(), "ab", [Finish(("a", "b", "a"), (0, 1, 2))])
    alone = rated(model(), "abc", [Finish(("a", "b", "c"), (0, 1, 2))])
    assert isclose(after["a"].mu, (alone["a"].mu + alone["c"].mu) / 2)
    assert isclose(after["b"].mu, alone["b"].mu)


def test_whoever_forfeits_loses_and_nobody_else_gains() -> None:
    """The others have shown nothing."""
    season = Season.of(league_of(3, 3, 1))
    season.finishes[0] = forfeited(("a", "b", "c"), 1)
    after = ratings(season, "a", "b", "c")
    assert after["a"] == after["c"] == Rating(25, 25 / 3)
    assert after["b"].mu < 25
    assert season.forfeits() == {"b": 1}


def test_ratings_settle() -> None:
    """Bots do not change, so the hundredth game moves a rating less than the first."""
    crew, places = ("a", "b"), [(0, 1), (1, 0)]
    steps = [Finish(crew, places[number % 2]) for number in range(100)]
    sure, unsure = (rated(model(), crew, steps[:games])["a"] for games in (100, 10))
    assert sure.sigma < unsure.sigma / 2


# What is said


@pytest.mark.parametrize("game", ["dice", "skull_queen"])
def test_json_is_one_document_in_the_documented_shape(game: str) -> None:
    """One entry a bot, the best first; bids are null where there are none."""
    bots = ("--bots", "random, heuristic", "--players", "3", "--games", "6", "--seed", "3")
    said = json.loads(jollyroger("arena", game, *bots, "--json").out)
    assert list(said) == ["game", "players", "games", "seed", "bots"]
    assert (said["game"], said["players"], said["games"], said["seed"]) == (game, 3, 6, 3)
    assert [bot["rank"] for bot in said["bots"]] == [1, 2]
    assert {bot["name"] for bot in said["bots"]} == {"random", "heuristic"}
    for bot in said["bots"]:
        assert list(bot) == KEYS
        assert isclose(bot["ordinal"], bot["mu"] - 3 * bot["sigma"], abs_tol=0.01)
        assert (bot["bids_hit"] is None) == (GAMES[game].declares.board != "bids")
        assert bot["games"] == 9
        assert bot["forfeits"] == 0
        assert 0 < bot["ms_p50"] <= bot["ms_p99"]


def test_the_table_names_every_bot_and_stays_quiet_in_a_pipe() -> None:
    """A person gets a table; nobody can forfeit where only our own bots play."""
    ran = jollyroger("arena", "dice", "--bots", "random,heuristic", "--games", "4")
    assert ran.err == ""
    assert ran.lines[0] == "Skull King, the dice game, 4 players, 4 games, seed 1"
    assert ran.lines[1].split()[:6] == ["rank", "bot", "rating", "mu", "sigma", "games"]
    assert "forfeits" not in ran.lines[1]
    assert [line.split()[:2] for line in ran.lines[2:]] == [["1", "heuristic"], ["2", "random"]]


def test_without_names_every_bot_plays() -> None:
    """All that can be chosen in a lobby."""
    assert {"random", "heuristic", "level5"} <= {*drawn(League("dice", (), 3, 1, 1)).bots}


@pytest.mark.parametrize(
    ("given", "named"),
    [
        (("--bots", "random"), "at least two"),
        (("--bots", "random,heuristic,random"), "“random”"),
        (("--bots", "random,parrot"), "“parrot”"),
        (("--bots", "random,heuristic", "--games", "0"), "“0”"),
        (("--bots", "random,heuristic", "--players", "9"), "9 players"),
        (("--external", "parrot"), "“parrot”"),
        (("--external", "parrot="), "“parrot=”"),
        (("--external", "parrot='"), "“parrot='”"),
        (("--external", "parrot=no-such-command {link}"), "“no-such-command”"),
        (("--external", f"random={sys.executable}"), "“random”"),
    ],
)
def test_a_mistake_is_one_line_and_nothing_is_played(given: tuple[str, ...], named: str) -> None:
    """Before the first card is dealt, and before any program is started."""
    ran = jollyroger("arena", "skull_king", *given)
    assert (ran.status, ran.out) == (2, "")
    assert named in ran.err
    assert ran.err.count("\n") == 1


def test_without_openskill_one_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Before any game is played for nothing."""
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    ran = jollyroger("arena", "skull_king", "--bots", "random,heuristic")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "openskill is not installed: run pip install 'jollyroger[arena]'.\n"
