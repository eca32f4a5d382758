"""Every bot, in every game and at every player count: legal moves, from a view alone."""

from random import Random

import pytest

from amounts import amount
from jollyroger.arena.simulate import Plan, planned, simulate
from jollyroger.bots.bidder import distribution, strengths
from jollyroger.bots.crew import BOTS, bot
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.moves import Bid
from jollyroger.rules.refused import Refused
from jollyroger.rules.shelf import GAMES, OPTIONS, load
from jollyroger.table.match import Match, seeded
from shelf import players as players_of

# Everybody at one table of each game, and of each kind of bot one at every table.
KINDS = ("random", "heuristic", "level3", "level5")
TABLES = [
    (name, id, players)
    for name in BOTS
    for id, game in GAMES.items()
    for players in (game.rounds if name in KINDS else (players_of(game),))
]


@pytest.mark.parametrize(("name", "game", "players"), TABLES)
def test_a_bot_plays_every_game_to_its_end(name: str, game: str, players: int) -> None:
    """At every table a bot's every choice is one of its moves, and the game ends."""
    match = Match(load(game), players, seeded(11))
    rng = Random(11)
    while not match.over:
        match.deal_if_due()
        seat = match.due()[0]
        may = match.may(seat)
        move = bot(name)(match.view(seat), may, rng)
        assert move in may
        match.take(seat, move)


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("option", OPTIONS["dice"])
def test_a_bot_plays_every_option(name: str, option: str) -> None:
    """Options change what a bot's choices are worth, not whether it can make them."""
    (tally,) = simulate(planned(Plan("dice", (name,), 4, 1, (option,)), players=3)).values()
    assert tally.games == 12


@pytest.mark.parametrize(
    ("game", "target"),
    [("skull_king", 0.90), ("dice", 0.90), ("doubloons", 0.90), ("skull_queen", 0.75)],
)
def test_heuristic_beats_three_randoms(game: str, target: float) -> None:
    """One heuristic against three randoms wins at least its target share; soak plays 1,500."""
    games = amount(200, soak=1500)
    plan = Plan(game, ("heuristic", "random", "random", "random"), games, seed=1)
    assert simulate(plan)["heuristic"].win_share >= target


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    """A person who mistypes a bot's name learns the right ones."""
    with pytest.raises(Refused) as caught:
        bot("clever")
    assert (caught.value.code, caught.value.facts["bots"]) == ("unknown_bot", tuple(BOTS))


def test_strengths_follow_the_ladder() -> None:
    """The Skull King is stronger than a Pirate, a Pirate than a Mermaid, black than plain."""
    game = load("skull_king")
    assert isinstance(game, BiddingGame)
    strong = strengths(game.box, game.rules)
    order = ["SK", "PI", "ME", "K13", "K2", "Y13", "Y2", "ES"]
    assert sorted(order, key=lambda code: -strong[code]) == order


def test_a_hand_of_escapes_bids_nothing_and_of_pirates_something() -> None:
    """Bids come from the strength of the hand."""
    bids = {}
    for seed in range(200):
        match = Match(load("skull_king"), 4, seeded(seed))
        match.deal_if_due()
        hand = match.state.hands[0][0]
        move = bot("heuristic")(match.view(0), match.may(0), Random(0))
        assert isinstance(move, Bid)
        bids[hand] = move.tricks
    assert bids["ES"] == 0
    assert bids["PI"] == 1


def test_a_distribution_adds_up() -> None:
    """Two even chances come true twice in a quarter of all cases."""
    assert distribution([0.5, 0.5]) == [0.25, 0.5, 0.25]
