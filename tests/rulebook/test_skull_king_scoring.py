"""Skull King: what a round is worth, and the end."""

import pytest

from jollyroger.rules.events import Dealt, GameOver
from jollyroger.rules.game import start
from jollyroger.rules.refused import Refused
from jollyroger.rules.shelf import load
from jollyroger.rules.state import Phase
from rulebook.scenes import (
    Fate,
    begun,
    bonus,
    happened,
    played_out,
    playing,
    row,
)

GAME = "skull_king"

# Scoring


@pytest.mark.parametrize(
    ("number", "bid", "extra", "points"),
    [(3, 3, 0, 60), (1, 1, 0, 20), (10, 10, 0, 200), (5, 2, 30, 70), (5, 1, 50, 70)],
)
def test_a_bid_made_pays_twenty_a_trick(number: int, bid: int, extra: int, points: int) -> None:
    """A bid made exactly pays 20 for each trick bid, and the bonus (SK17)."""
    line = row(GAME, number, bid, bid, extra)
    assert (line.points, line.bonus, line.rule) == (points, extra, "SK17")


@pytest.mark.parametrize(
    ("number", "bid", "won", "points"),
    [(5, 5, 1, -40), (8, 1, 5, -40), (4, 2, 3, -10), (4, 2, 1, -10), (7, 3, 0, -30)],
)
def test_a_bid_missed_costs_ten_a_trick(number: int, bid: int, won: int, points: int) -> None:
    """A bid missed costs 10 for every trick over or under, and no bonus is paid (SK18)."""
    line = row(GAME, number, bid, won, 60)
    assert (line.points, line.bonus, line.rule) == (points, 0, "SK18")


@pytest.mark.parametrize(("number", "points"), [(1, 10), (4, 40), (10, 100)])
def test_zero_made_pays_ten_a_round(number: int, points: int) -> None:
    """Bid 0 made pays 10 times the number of the round (SK19)."""
    line = row(GAME, number, 0, 0)
    assert (line.points, line.rule) == (points, "SK19")


@pytest.mark.parametrize(
    ("number", "won", "points"), [(9, 2, -90), (9, 1, -90), (9, 9, -90), (1, 1, -10)]
)
def test_zero_broken_costs_ten_a_round(number: int, won: int, points: int) -> None:
    """Bid 0 broken costs 10 times the round, however many tricks, and no bonus (SK20)."""
    line = row(GAME, number, 0, won, 50)
    assert (line.points, line.bonus, line.rule) == (points, 0, "SK20")


@pytest.mark.parametrize(
    ("trick", "worth"),
    [
        ("SK Y1", 0),
        ("SK PI", 30),
        ("PI SK", 30),
        ("PI SK PI", 60),
        ("SK PI PI PI PI PI", 150),
        ("SK PI ES K13", 30),
    ],
)
def test_the_king_earns_thirty_for_every_pirate(trick: str, worth: int) -> None:
    """A trick won by the Skull King is worth 30 for every Pirate in it (SK21)."""
    assert bonus(GAME, trick) == worth


@pytest.mark.parametrize(
    ("trick", "worth"),
    [("SK SM+", 30), ("SK SM-", 30), ("SM- SK", 30), ("SM- PI SK", 60), ("PI SM+ SK PI", 90)],
)
def test_scary_mary_is_a_pirate_to_the_king_even_as_an_escape(trick: str, worth: int) -> None:
    """Scary Mary always counts as a Pirate for the king's bonus (SK21)."""
    assert bonus(GAME, trick) == worth


@pytest.mark.parametrize("trick", ["PI PI", "SM+ PI ME", "ME Y1", "K13 ES", "ES SM-", "ME SM- K1"])
def test_without_the_king_nothing_is_captured(trick: str) -> None:
    """Pirates are worth something only to the Skull King who takes them (SK21)."""
    assert bonus(GAME, trick) == 0


@pytest.mark.parametrize(
    "trick", ["SK ME", "ME SK", "SK ME ME", "ME SK PI", "PI SK SM- ME PI", "SM+ ME SK ME"]
)
def test_a_mermaid_earns_fifty_for_the_king_once(trick: str) -> None:
    """A Mermaid who takes the Skull King earns 50, once, and nothing for Pirates (SK22)."""
    assert bonus(GAME, trick) == 50


def test_the_kings_bonus_is_paid_when_the_round_is_scored() -> None:
    """One trick bid and taken by the king with a Pirate and Scary Mary pays 20 + 60 (SK21)."""
    scene = playing(GAME, "SK / PI / SM", bids=(1, 0, 0)).lay("SK PI SM-")
    assert scene.points() == [80, 10, 10]


def test_the_mermaids_bonus_is_paid_when_the_round_is_scored() -> None:
    """One trick bid and taken by the Mermaid from the king pays 20 + 50 (SK22)."""
    scene = playing(GAME, "SK / PI / ME", bids=(0, 0, 1)).lay("SK PI ME")
    assert scene.points() == [10, 10, 70]


def test_a_missed_bid_loses_the_bonus() -> None:
    """The king caught a Pirate, but a bid of two with one trick only costs 10 (SK18)."""
    scene = playing(GAME, "SK Y1 / PI Y2", bids=(2, 1)).lay("SK PI Y1 Y2")
    assert scene.points() == [-10, 20]


def test_a_broken_zero_loses_the_bonus() -> None:
    """A zero broken by taking the king with a Mermaid costs 10 a round and earns nothing (SK20)."""
    scene = playing(GAME, "SK Y1 / ME Y2", bids=(0, 0)).lay("SK ME Y2 Y1")
    assert scene.points() == [20, -20]


def test_a_round_is_scored_when_the_last_card_is_played() -> None:
    """Every seat gets its own line: made, over, zero made, zero broken (SK17)."""
    hands = "K13 K12 K11 / K1 K2 K3 / Y1 Y2 Y3 / R13 R12 R11"
    scene = playing(GAME, hands, bids=(3, 1, 0, 0))
    scene.lay("K13 K1 Y1 R13 K12 K2 Y2 R12 K11 K3 Y3 R11")
    assert scene.points() == [60, -10, 30, 30]


# The end


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ten_rounds_are_played(players: int) -> None:
    """The game is over after ten rounds with any number of players (SK23)."""
    scene = played_out(GAME, players)
    assert len(happened(scene.log, Dealt)) == 10
    assert scene.state.phase is Phase.OVER


@pytest.mark.parametrize("players", [1, 7])
def test_skull_king_is_for_two_to_six(players: int) -> None:
    """There are ten rounds for 2 to 6 players and none for any other number (SK23)."""
    with pytest.raises(Refused, match="player_count"):
        start(load(GAME), players)


@pytest.mark.parametrize("seed", range(5))
def test_the_highest_total_wins(seed: int) -> None:
    """The winner is who has the highest total over all ten rounds (SK23)."""
    scene = played_out(GAME, 4, seed)
    totals = [sum(lines[seat].points for lines in scene.state.sheet) for seat in range(4)]
    best = tuple(seat for seat in range(4) if totals[seat] == max(totals))
    assert scene.log[-1] == GameOver(best)


def test_equal_totals_share_the_win() -> None:
    """Two players who lose 550 each over ten rounds have both won (SK24)."""
    scene = begun(GAME, 2)
    for number in range(1, 11):
        black = " ".join(f"K{value}" for value in range(1, number + 1))
        scene.deal(Fate(drawn=f"{black} {black.replace('K', 'Y')}")).bid(0, number)
        while scene.state.phase is Phase.PLAY:
            scene.lay(scene.plays(scene.turn()[0])[0])
    assert scene.state.scores() == (-550, -550)
    assert scene.log[-1] == GameOver((0, 1))
