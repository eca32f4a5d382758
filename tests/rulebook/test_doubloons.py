"""Skull King in doubloons, the tactile edition, as the rule book tells it."""

from collections import Counter

import pytest

from jollyroger.rules.events import BidsShown, Dealt, GameOver
from jollyroger.rules.game import may, start
from jollyroger.rules.moves import Bid, Play, Secret
from jollyroger.rules.refused import Refused
from jollyroger.rules.shelf import load
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

GAME = "doubloons"
ROUNDS = [(2, 10), (3, 10), (4, 10), (5, 9), (6, 8)]


# The chest


def test_four_shapes_run_from_nought_to_nine() -> None:
    """Circle, triangle, square and star each have one token of every value 0 to 9 (DO1)."""
    numbers = Counter(f"{shape}{value}" for shape in "CTQS" for value in range(10))
    deck = load(GAME).box.deck
    assert Counter(code for code in deck if code[-1].isdigit()) == numbers


def test_nine_specials_complete_the_chest() -> None:
    """4 Flags, 2 Pirates, one Mermaid, Scary Mary and the Skull King make 49 tokens (DO1)."""
    deck = load(GAME).box.deck
    specials = Counter(code for code in deck if not code[-1].isdigit())
    assert specials == {"FL": 4, "PI": 2, "ME": 1, "SM": 1, "SK": 1}
    assert len(deck) == 49


@pytest.mark.parametrize("shape", "CTQ")
def test_the_lowest_star_beats_the_best_of_any_other_shape(shape: str) -> None:
    """Star is trump over circle, triangle and square (DO1)."""
    assert judged(GAME, f"{shape}9 S0* {shape}8") == (f"{shape}9 S0* {shape}8", "SK14")


@pytest.mark.parametrize(("players", "rounds"), ROUNDS)
def test_rounds_are_cut_to_what_the_chest_holds(players: int, rounds: int) -> None:
    """2 to 4 players play 10 rounds, 5 play 9 and 6 play 8, r tokens each in round r (DO2)."""
    deals = happened(played_out(GAME, players).log, Dealt)
    sizes = [[len(hand) for hand in deal.hands] for deal in deals]
    assert sizes == [[number] * players for number in range(1, rounds + 1)]


@pytest.mark.parametrize(("players", "rounds"), ROUNDS)
def test_another_round_is_only_missing_where_the_tokens_are(players: int, rounds: int) -> None:
    """The last round fits into the 49 tokens, and a missing round would not (DO2)."""
    assert players * rounds <= 49
    assert rounds == 10 or players * (rounds + 1) > 49


@pytest.mark.parametrize("players", [1, 7])
def test_doubloons_are_for_two_to_six(players: int) -> None:
    """There are rounds for 2 to 6 players and for no other number (DO2)."""
    with pytest.raises(Refused, match="player_count"):
        start(load(GAME), players)


# As in the card game


@pytest.mark.parametrize(
    ("trick", "rule"),
    [
        ("SK PI SM+ ME*", "SK10"),
        ("ME* SK S9", "SK10"),
        ("PI SK* S9", "SK11"),
        ("SM+ SK*", "SK11"),
        ("S9 PI* PI", "SK12"),
        ("SM+* PI ME", "SK12"),
        ("PI* SM+", "SK12"),
        ("S9 ME* FL", "SK13"),
        ("C9 S0 S3*", "SK14"),
        ("S4 S6* C9", "SK14"),
        ("T2 T7* Q9", "SK15"),
        ("FL Q1* C9", "SK15"),
        ("FL* FL", "SK16"),
        ("SM-* FL", "SK16"),
        ("FL* SM- FL", "SK16"),
    ],
)
def test_tricks_are_won_as_in_the_card_game(trick: str, rule: str) -> None:
    """The ladder of the card game holds, with star for black and Flag for Escape (DO3)."""
    assert judged(GAME, trick) == (trick, rule)


@pytest.mark.parametrize("trick", ["FL C0*", "C0* FL", "FL S0* FL", "SM- T0*", "C0* T9 FL"])
def test_a_flag_is_below_a_nought(trick: str) -> None:
    """A 0 is a number token and beats a Flag; led, it beats a stranger (DO3)."""
    assert judged(GAME, trick)[0] == trick


@pytest.mark.parametrize(
    ("laid", "hand", "legal"),
    [
        ("C5", "C1 T2 S3", "C1"),
        ("C5", "C1 T2 FL PI ME SK", "C1 FL PI ME SK"),
        ("C5", "C1 SM S3", "C1 SM+ SM-"),
        ("C5", "T2 S3 FL", "T2 S3 FL"),
        ("S5", "S1 C2 FL", "S1 FL"),
        ("C0", "C1 T2", "C1"),
        ("C5", "C0 T2", "C0"),
        ("FL C0", "C4 T2", "C4"),
        ("FL", "C4 T2 FL", "C4 T2 FL"),
    ],
)
def test_shapes_are_followed_like_suits(laid: str, hand: str, legal: str) -> None:
    """Who holds the shape plays it or a special, a 0 included; who does not, anything (DO3)."""
    assert open_to(GAME, laid, hand) == every(legal)


@pytest.mark.parametrize(
    ("trick", "worth"),
    [
        ("SK PI PI", 60),
        ("SK SM-", 30),
        ("SM+ SK PI", 60),
        ("SK ME", 50),
        ("ME PI SK PI", 50),
        ("PI SM+", 0),
        ("SK C1", 0),
    ],
)
def test_bonuses_are_those_of_the_card_game(trick: str, worth: int) -> None:
    """The king earns 30 a Pirate, Scary Mary always one; a Mermaid earns 50 for him (DO3)."""
    assert bonus(GAME, trick) == worth


@pytest.mark.parametrize(
    ("number", "bid", "won", "extra", "points"),
    [
        (3, 3, 3, 0, 60),
        (3, 1, 1, 30, 50),
        (5, 5, 1, 50, -40),
        (4, 0, 0, 0, 40),
        (9, 0, 2, 30, -90),
    ],
)
def test_rounds_score_as_in_the_card_game(
    number: int, bid: int, won: int, extra: int, points: int
) -> None:
    """Bids made, missed, zero made and zero broken score as in the card game (DO3)."""
    assert row(GAME, number, bid, won, extra).points == points


def test_bids_are_secret_and_shown_together() -> None:
    """Bids of 0 to r are hidden until the last is in, then shown together (DO3)."""
    scene = dealt(GAME, "C1 C2 / T1 T2 / S1 S2").bid(2, 2)
    assert scene.seen_by(2).choices == (Secret(), Secret(), None)
    assert may(scene.game, scene.state, 2) == (Bid(0), Bid(1), Bid(2))
    scene.do(2, Bid(2))
    assert scene.log[-1] == BidsShown((2, 2, 2))


def test_left_of_the_dealer_leads_and_then_the_winner() -> None:
    """Left of the dealer leads the first trick, the winner of a trick the next (DO3)."""
    fate = Fate(dealer=1)
    scene = begun(GAME, 3).deal(fate).bid(0, 0, 0)
    assert (scene.turn(), fate.lots) == ((2,), [3])
    scene = playing(GAME, "C1 C2 / C9 T2 / T3 T4").lay("C1 C9 T3")
    assert scene.turn() == (1,)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_deal_passes_clockwise(players: int) -> None:
    """Each round the deal passes to the next seat clockwise (DO3)."""
    deals = happened(played_out(GAME, players).log, Dealt)
    dealers = [deal.dealer for deal in deals]
    assert dealers == [(dealers[0] + step) % players for step in range(len(deals))]


def test_every_round_is_dealt_from_the_whole_chest() -> None:
    """All 49 tokens are mixed for every round (DO3)."""
    fate = Fate(drawn="C1 / C2")
    scene = begun(GAME, 2).deal(fate).bid(0, 0).lay("C2 C1")
    fate.drawn = "C1 C2 / C3 C4"
    scene.deal(fate)
    whole = Counter(load(GAME).box.deck)
    assert [Counter(bag) for bag in fate.bags] == [whole, whole]


def test_scary_mary_is_declared_as_she_is_played() -> None:
    """She is played as Pirate or as Flag, never undeclared (DO3)."""
    scene = playing(GAME, "SM / C1")
    assert scene.plays(0) == ["SM+", "SM-"]
    assert scene.refusal(0, Play("SM")) == ("say_how", "SK9")


def test_equal_totals_share_the_win() -> None:
    """The highest total wins after the last round, and equal totals share it (DO3)."""
    scene = playing(GAME, "S9 / C1 / C2", bids=(1, 0, 0), number=10).lay("S9 C1 C2")
    assert scene.log[-1] == GameOver((1, 2))


# A Pirate leads


@pytest.mark.parametrize(
    "laid", ["PI", "PI C5", "PI C5 T6", "SM+ C5", "SM+ S1", "PI FL C5", "PI ME S2"]
)
def test_a_pirate_led_frees_the_whole_trick(laid: str) -> None:
    """After a Pirate or Scary Mary as Pirate led, everybody may play anything (DO4)."""
    hand = "C1 T2 Q3 S4 FL"
    assert open_to(GAME, laid, hand) == every(hand)


@pytest.mark.parametrize("led", ["ME", "SK", "FL", "SM-"])
def test_another_special_led_frees_nobody(led: str) -> None:
    """After a Mermaid, the king, a Flag or Scary Mary as Flag, the first number binds (DO4)."""
    assert open_to(GAME, f"{led} C5", "C1 T2 S4 FL") == every("C1 FL")


@pytest.mark.parametrize("laid", ["C5 PI", "FL PI C5", "C5 SM+", "ME SM+ C5", "SK PI C5"])
def test_a_pirate_later_in_the_trick_frees_nobody(laid: str) -> None:
    """Only the first token of a trick frees it, a Pirate played later does not (DO4)."""
    assert open_to(GAME, laid, "C1 T2 S4 FL") == every("C1 FL")


def test_a_free_trick_is_still_won_by_the_ladder() -> None:
    """Free to play is not free to win: the Pirate led takes the highest stars (DO4)."""
    scene = playing(GAME, "PI C9 / C1 S9 / C2 S8").lay("PI S9 C2")
    assert scene.state.won(0) == 1


def test_the_next_trick_is_not_free() -> None:
    """The freedom ends with the trick that the Pirate led (DO4)."""
    scene = playing(GAME, "PI C9 / C1 S9 / C2 S8").lay("PI S9 S8 C9")
    assert scene.plays(1) == ["C1"]
    scene = playing(GAME, "PI C9 C8 / C1 C3 S9 / C2 S8 S7").lay("PI C1 S8 C9")
    assert scene.plays(1) == ["C3"]
