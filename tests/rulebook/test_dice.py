"""Skull King, the dice game, as the rule book tells it."""

from collections import Counter

import pytest

from jollyroger.rules.chance import Drawn
from jollyroger.rules.events import BidsShown, Dealt, GameOver, Played
from jollyroger.rules.game import may, start
from jollyroger.rules.moves import Bid, Play, Secret
from jollyroger.rules.refused import Refused
from jollyroger.rules.shelf import load
from jollyroger.rules.state import Phase
from rulebook.scenes import (
    Fate,
    begun,
    bonus,
    dealt,
    every,
    happened,
    judged,
    open_to,
    played_out,
    playing,
    row,
)

GAME = "dice"


def fallen(die: str, side: int) -> str:
    """The face a die shows at the table when it falls on one of its sides."""
    scene = playing(GAME, f"{die} / R / R")
    (play,) = happened(scene.do(0, Play(die), Drawn(lambda sides: side)), Played)
    return play.face


def thrown(die: str) -> list[str]:
    """What a die shows, over the six ways it can fall."""
    return sorted(fallen(die, side) for side in range(6))


# The dice


def test_thirty_six_dice_lie_in_the_bag() -> None:
    """1 Skull King, 3 Pirates, 2 Mermaids, 7 black, 7 blue, 8 red, 8 yellow: 36 dice (DI1)."""
    bag = Counter(load(GAME).box.deck)
    assert bag == {"SK": 1, "PI": 3, "ME": 2, "K": 7, "B": 7, "R": 8, "Y": 8}
    assert bag.total() == 36


@pytest.mark.parametrize(
    ("die", "faces"),
    [
        ("K", "K7 K7 K6 K6 K5 K5"),
        ("B", "B5 B5 B4 B4 B3 B3"),
        ("R", "R3 R3 R2 R2 R1 R1"),
        ("Y", "YF YF YF Y1 Y1 Y7"),
    ],
)
def test_a_number_die_shows_its_own_six_faces(die: str, faces: str) -> None:
    """Black shows 7 to 5, blue 5 to 3, red 3 to 1, yellow three flags, two 1s and a 7 (DI1)."""
    assert thrown(die) == every(faces)


@pytest.mark.parametrize("die", ["SK", "PI", "ME"])
def test_a_special_die_shows_four_skulls_and_two_flags(die: str) -> None:
    """Skull King, Pirate and Mermaid dice each have four skulls and two flags (DI2)."""
    assert thrown(die) == every(f"{die} {die} {die} {die} {die}F {die}F")


# The round


@pytest.mark.parametrize(("players", "rounds"), [(3, 8), (4, 8), (5, 7), (6, 6)])
def test_the_number_of_rounds_depends_on_the_players(players: int, rounds: int) -> None:
    """3 or 4 players play 8 rounds, 5 play 7, 6 play 6, with r dice each in round r (DI3)."""
    deals = happened(played_out(GAME, players).log, Dealt)
    sizes = [[len(hand) for hand in deal.hands] for deal in deals]
    assert sizes == [[number] * players for number in range(1, rounds + 1)]


@pytest.mark.parametrize("players", [1, 2, 7])
def test_the_dice_game_is_for_three_to_six(players: int) -> None:
    """There are rounds for 3, 4, 5 and 6 players and for no other number (DI3)."""
    with pytest.raises(Refused, match="player_count"):
        start(load(GAME), players)


def test_all_dice_go_back_into_the_bag() -> None:
    """Every round is drawn from the whole bag, the dice just thrown included (DI3)."""
    fate = Fate(drawn="K / R / R")
    scene = begun(GAME, 3).deal(fate).bid(0, 0, 0).lay("K7 R1 R2")
    fate.drawn = "K K / R R / Y Y"
    scene.deal(fate)
    whole = Counter(load(GAME).box.deck)
    assert [Counter(bag) for bag in fate.bags] == [whole, whole]


def test_the_dice_drawn_are_hidden() -> None:
    """Everybody sees how many dice another holds, and not of which kind (DI3)."""
    scene = dealt(GAME, "K SK / R Y / B ME")
    assert scene.seen_by(1).hands == ((None, None), ("R", "Y"), (None, None))
    assert scene.seen_by(None).hands == ((None, None),) * 3


def test_what_is_thrown_is_open_and_stays_open() -> None:
    """Everybody sees the dice thrown, and those in the tricks already won (DI3)."""
    scene = playing(GAME, "K SK / R Y / B ME").lay("K7 R1 B3 SK")
    for seat in (0, 1, 2, None):
        seen = scene.seen_by(seat)
        assert [laid.face for laid in seen.trick] == ["SK"]
        assert [laid.face for laid in seen.tricks[0].laid] == ["K7", "R1", "B3"]


@pytest.mark.parametrize("number", range(1, 9))
def test_a_bid_is_anything_from_none_to_all(number: int) -> None:
    """In round r a player may bid 0, r or anything between, and nothing else (DI4)."""
    scene = dealt(GAME, "K / R / B", number=number)
    assert may(scene.game, scene.state, 0) == tuple(Bid(most) for most in range(number + 1))
    assert scene.refusal(0, Bid(number + 1)) == ("bid_range", "DI4")


def test_bids_are_secret_and_shown_together() -> None:
    """No bid is seen before all are in; then all are shown, and their sum is free (DI4)."""
    scene = dealt(GAME, "K / R / B").bid(1, 1)
    assert scene.seen_by(2).choices == (Secret(), Secret(), None)
    scene.do(2, Bid(1))
    assert scene.log[-1] == BidsShown((1, 1, 1))


@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_the_first_starter_is_drawn_by_lot(drawn: int) -> None:
    """Whom the lot names throws first in the first round (DI5)."""
    fate = Fate(dealer=drawn)
    scene = begun(GAME, 3).deal(fate).bid(0, 0, 0)
    assert scene.turn() == (drawn,)
    assert fate.lots == [3]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_start_passes_clockwise(players: int) -> None:
    """Each round the next seat clockwise throws first (DI5)."""
    deals = happened(played_out(GAME, players).log, Dealt)
    starters = [deal.leader for deal in deals]
    assert starters == [(starters[0] + step) % players for step in range(len(deals))]


def test_the_winner_of_a_trick_throws_first_in_the_next() -> None:
    """Whoever takes a trick throws first in the next one (DI5)."""
    scene = playing(GAME, "R R / K B / Y B").lay("R1 K7 Y1")
    assert scene.turn() == (1,)
    assert scene.refusal(2, Play("B")) == ("not_your_turn", "DI5")


# Throwing


def test_everybody_throws_one_die_in_turn() -> None:
    """One die each, clockwise from the starter (DI6)."""
    scene = playing(GAME, "R / K / Y", leader=1).lay("K5 Y1 R1")
    plays = happened(scene.log, Played)
    assert [event.seat for event in plays] == [1, 2, 0]


@pytest.mark.parametrize(
    ("laid", "hand", "legal"),
    [
        ("", "K B R Y SK", "K B R Y SK"),
        ("K7", "K B Y PI", "K PI"),
        ("R2 K7", "R K", "R"),
        ("B3", "B SK ME PI", "B SK ME PI"),
        ("B3", "K R", "K R"),
        ("B3", "K SK", "K SK"),
    ],
)
def test_the_colour_is_followed_or_a_special_thrown(laid: str, hand: str, legal: str) -> None:
    """Who holds the colour throws it or a special die; who does not, any die (DI6)."""
    assert open_to(GAME, laid, hand) == every(legal)


@pytest.mark.parametrize("laid", ["PI", "PIF", "ME SK", "MEF SKF", "SKF PI MEF"])
def test_a_special_die_sets_no_colour(laid: str) -> None:
    """Whatever a special die shows, anything goes after it (DI6)."""
    assert open_to(GAME, laid, "K B R Y") == every("K B R Y")


@pytest.mark.parametrize("laid", ["PI B4", "PIF B4", "SK ME B5", "MEF PI B3"])
def test_the_first_number_die_sets_the_colour_after_any_specials(laid: str) -> None:
    """The first number die sets the colour also after one or more special dice (DI6)."""
    assert open_to(GAME, laid, "B K R") == every("B")


@pytest.mark.parametrize("laid", ["Y1", "Y7", "YF", "YF K7", "PI YF", "SKF YF"])
def test_yellow_sets_yellow_even_with_a_flag(laid: str) -> None:
    """A yellow die thrown first sets yellow even when it shows a flag (DI6)."""
    assert open_to(GAME, laid, "Y K R ME") == every("Y ME")


def test_a_die_of_another_colour_is_refused() -> None:
    """Who could follow the colour and does not is refused (DI6)."""
    scene = playing(GAME, "Y K / Y K / R R").lay("YF")
    assert scene.refusal(1, Play("K")) == ("must_follow", "DI6")


# Winning a trick


@pytest.mark.parametrize(
    "trick",
    ["ME* SK", "SK ME*", "ME SK ME*", "SK ME ME*", "ME* PI SK K7", "PI SK K5 K7 ME*", "ME* SK MEF"],
)
def test_last_mermaid_skull_takes_the_king(trick: str) -> None:
    """The last Mermaid skull takes the Skull King's skull, Pirates or not (DI7)."""
    assert judged(GAME, trick) == (trick, "DI7")


@pytest.mark.parametrize("trick", ["SK* PI PI", "PI SK*", "K7 SK* MEF", "SK* YF", "SK* MEF MEF"])
def test_the_king_skull_takes_everything_but_a_mermaid_skull(trick: str) -> None:
    """Without a Mermaid skull the Skull King's skull takes the trick (DI8)."""
    assert judged(GAME, trick) == (trick, "DI8")


@pytest.mark.parametrize("trick", ["PI PI*", "PI* K7 ME", "PI ME PI* SKF", "PI K7 PI*", "PI* PIF"])
def test_the_last_pirate_skull_takes_the_trick(trick: str) -> None:
    """Without the king's skull the last Pirate skull takes the trick (DI9)."""
    assert judged(GAME, trick) == (trick, "DI9")


@pytest.mark.parametrize("trick", ["ME ME*", "K7 ME*", "ME* K7 MEF", "ME* SKF", "ME PIF ME* Y7"])
def test_the_last_mermaid_skull_beats_every_number(trick: str) -> None:
    """Without skulls of king and Pirate the last Mermaid skull takes the trick (DI10)."""
    assert judged(GAME, trick) == (trick, "DI10")


@pytest.mark.parametrize(
    "trick",
    [
        "K6 K7 R2 Y7* K5",
        "R1 B5* R2",
        "R3 B3*",
        "B5 K5*",
        "K5 B5*",
        "Y7* K6",
        "Y7 K7*",
        "YF R1*",
        "R1* PIF SKF YF",
        "Y1 R1*",
    ],
)
def test_the_highest_number_wins_whatever_its_colour(trick: str) -> None:
    """The highest number takes the trick in any colour, and of equals the last (DI11)."""
    assert judged(GAME, trick) == (trick, "DI11")


@pytest.mark.parametrize("trick", ["YF* YF", "PIF* YF SKF", "MEF* MEF PIF", "YF* SKF"])
def test_of_flags_alone_the_first_wins(trick: str) -> None:
    """If nothing but flags is thrown, the first takes the trick (DI12)."""
    assert judged(GAME, trick) == (trick, "DI12")


def test_the_book_example_of_the_sevens() -> None:
    """K6 K7 R2 Y7 K5: the yellow seven takes the trick, thrown at the table (DI11)."""
    scene = playing(GAME, "K K / K K / R R / Y Y / K K").lay("K6 K7 R2 Y7 K5")
    assert scene.state.won(3) == 1
    assert scene.turn() == (3,)


# Scoring


@pytest.mark.parametrize(
    ("number", "bid", "won", "points"),
    [
        (4, 3, 3, 60),
        (1, 1, 1, 20),
        (8, 5, 1, -40),
        (8, 1, 5, -40),
        (4, 0, 0, 40),
        (8, 0, 2, -80),
        (8, 0, 8, -80),
    ],
)
def test_bids_score_as_in_the_card_game(number: int, bid: int, won: int, points: int) -> None:
    """Made 20 a trick, missed -10 a trick over or under, zero 10 a round either way (DI13)."""
    line = row(GAME, number, bid, won)
    assert (line.points, line.rule) == (points, "DI13")


@pytest.mark.parametrize(("bid", "won", "points"), [(2, 2, 70), (2, 1, -10), (2, 3, -10)])
def test_the_bonus_is_paid_only_with_a_bid_made(bid: int, won: int, points: int) -> None:
    """A bonus is added to a bid made and lost with a bid missed (DI13)."""
    assert row(GAME, 5, bid, won, 30).points == points


@pytest.mark.parametrize(
    ("trick", "worth"),
    [
        ("SK PI", 30),
        ("PI SK PI PI", 90),
        ("SK PIF", 0),
        ("PI SK PIF", 30),
        ("SK K7 MEF", 0),
        ("PI PI SKF", 0),
        ("PI K7 ME", 0),
    ],
)
def test_the_king_earns_thirty_for_every_pirate_skull(trick: str, worth: int) -> None:
    """The Skull King's trick is worth 30 for each Pirate skull; flags count nothing (DI14)."""
    assert bonus(GAME, trick) == worth


@pytest.mark.parametrize(
    ("trick", "worth"),
    [("SK ME", 50), ("ME SK ME", 50), ("PI ME SK PI", 50), ("SKF ME", 0), ("ME ME", 0)],
)
def test_a_mermaid_earns_fifty_for_the_king_once(trick: str, worth: int) -> None:
    """A Mermaid skull over the Skull King's skull earns 50, once, and no Pirates (DI15)."""
    assert bonus(GAME, trick) == worth


def test_the_book_example_of_the_mermaid() -> None:
    """PI SK K5 K7 ME: the Mermaid takes the trick and 50 with her bid made (DI15)."""
    scene = playing(GAME, "PI / SK / K / K / ME", bids=(0, 0, 0, 0, 1)).lay("PI SK K5 K7 ME")
    assert scene.points() == [10, 10, 10, 10, 70]


def test_the_book_example_of_the_mermaid_flag() -> None:
    """PI SK K5 K7 MEF: the Skull King takes the trick and 30 with his bid made (DI14)."""
    scene = playing(GAME, "PI / SK / K / K / ME", bids=(0, 1, 0, 0, 0)).lay("PI SK K5 K7 MEF")
    assert scene.points() == [10, 50, 10, 10, 10]


def test_the_mermaid_without_her_bid_earns_nothing() -> None:
    """PI SK K5 K7 ME: with her bid broken the Mermaid loses the 50 (DI15)."""
    scene = playing(GAME, "PI / SK / K / K / ME").lay("PI SK K5 K7 ME")
    assert scene.points() == [10, 10, 10, 10, -10]


@pytest.mark.parametrize(
    ("number", "bid", "won", "points"),
    [
        (3, 2, 2, 40),
        (8, 5, 5, 100),
        (5, 2, 1, 0),
        (5, 2, 5, 0),
        (5, 1, 0, 0),
        (6, 0, 0, 60),
        (6, 0, 1, -60),
        (6, 0, 6, -60),
    ],
)
def test_landlubbers_score_gently(number: int, bid: int, won: int, points: int) -> None:
    """For landlubbers a bid missed costs nothing and no bonus is ever paid (DI16)."""
    line = row(GAME, number, bid, won, 50, option="landlubber")
    assert (line.points, line.bonus, line.rule) == (points, 0, "DI16")


def test_landlubbers_play_the_same_tricks() -> None:
    """The option changes the score of a round and not who takes its tricks (DI16)."""
    scene = playing(GAME, "SK / PI / PI", bids=(1, 1, 0), options=["landlubber"]).lay("SK PI PI")
    assert [line.points for line in scene.state.sheet[-1]] == [20, 0, 10]


@pytest.mark.parametrize("seed", range(5))
def test_the_highest_total_wins(seed: int) -> None:
    """The winner is who has the highest total (DI17)."""
    scene = played_out(GAME, 4, seed)
    totals = [sum(lines[seat].points for lines in scene.state.sheet) for seat in range(4)]
    best = tuple(seat for seat in range(4) if totals[seat] == max(totals))
    assert scene.log[-1] == GameOver(best)


def test_below_zero_the_fewest_minus_points_win() -> None:
    """When everybody has lost points, the smallest loss wins (DI17)."""
    scene = playing(GAME, "K / R / B", bids=(0, 1, 2), number=8).lay("K7 R1 B3")
    assert scene.state.scores() == (-80, -10, -20)
    assert scene.log[-1] == GameOver((1,))


def test_equal_totals_share_the_win() -> None:
    """Two with the same highest total have both won (DI17)."""
    scene = playing(GAME, "K / R / B", bids=(1, 0, 0), number=8).lay("K7 R1 B3")
    assert scene.state.phase is Phase.OVER
    assert scene.log[-1] == GameOver((1, 2))
