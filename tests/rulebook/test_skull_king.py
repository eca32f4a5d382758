"""Skull King, the card game, as the rule book tells it."""

from collections import Counter
from itertools import permutations

import pytest

from jollyroger.rules.events import BidsShown, Dealt
from jollyroger.rules.game import due, may
from jollyroger.rules.moves import Bid, Play, Secret
from jollyroger.rules.shelf import load
from rulebook.scenes import (
    Fate,
    begun,
    dealt,
    every,
    happened,
    judged,
    open_to,
    played_out,
    playing,
)

GAME = "skull_king"

# The deck


def test_four_suits_run_from_one_to_thirteen() -> None:
    """Yellow, red, blue and black each have one card of every value from 1 to 13 (SK1)."""
    numbers = Counter(f"{suit}{value}" for suit in "YRBK" for value in range(1, 14))
    deck = load(GAME).box.deck
    assert Counter(code for code in deck if code[-1].isdigit()) == numbers


def test_fourteen_specials_complete_the_deck() -> None:
    """5 Escapes, 5 Pirates, 2 Mermaids, Scary Mary and the Skull King make 66 cards (SK1)."""
    deck = load(GAME).box.deck
    specials = Counter(code for code in deck if not code[-1].isdigit())
    assert specials == {"ES": 5, "PI": 5, "ME": 2, "SM": 1, "SK": 1}
    assert len(deck) == 66


@pytest.mark.parametrize("suit", "YRB")
def test_the_lowest_black_beats_the_best_of_any_other_suit(suit: str) -> None:
    """Black, the Jolly Roger, is trump over yellow, red and blue (SK1)."""
    assert judged(GAME, f"{suit}13 K1* {suit}12") == (f"{suit}13 K1* {suit}12", "SK14")


# The round


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_round_r_deals_r_cards_to_everybody(players: int) -> None:
    """In round r every player gets r cards, with any number of players (SK2)."""
    deals = happened(played_out(GAME, players).log, Dealt)
    sizes = [[len(hand) for hand in deal.hands] for deal in deals]
    assert sizes == [[number] * players for number in range(1, 11)]


def test_every_round_is_dealt_from_the_whole_deck() -> None:
    """The whole deck is shuffled for every round, the cards just played included (SK2)."""
    fate = Fate()
    scene = begun(GAME, 2).deal(fate).bid(0, 0)
    for code in [scene.state.hands[1][0], scene.state.hands[0][0]]:
        scene.lay(str(code))
    scene.deal(fate)
    whole = Counter(load(GAME).box.deck)
    assert [Counter(bag) for bag in fate.bags] == [whole, whole]


@pytest.mark.parametrize("number", range(1, 11))
def test_a_bid_is_anything_from_none_to_all(number: int) -> None:
    """In round r a player may bid 0, r or anything between (SK3)."""
    scene = dealt(GAME, "Y1 / Y2", number=number)
    assert may(scene.game, scene.state, 0) == tuple(Bid(most) for most in range(number + 1))


@pytest.mark.parametrize("tricks", [-1, 4])
def test_a_bid_beyond_the_round_is_refused(tricks: int) -> None:
    """Nobody may bid fewer than 0 or more than r tricks (SK3)."""
    scene = dealt(GAME, "Y1 Y2 Y3 / B1 B2 B3")
    assert scene.refusal(0, Bid(tricks)) == ("bid_range", "SK3")


def test_no_bid_is_seen_before_all_are_in() -> None:
    """A bid is a secret to everybody else until the last one is in (SK3)."""
    scene = dealt(GAME, "Y1 / Y2 / Y3").bid(1, 0)
    assert scene.seen_by(2).choices == (Secret(), Secret(), None)
    assert scene.seen_by(None).choices == (Secret(), Secret(), None)
    assert scene.seen_by(0).choices == (Bid(1), Secret(), None)
    assert scene.seen_by(2).bids == ()


def test_all_bids_are_shown_at_the_same_moment() -> None:
    """The last bid turns all of them over at once (SK3)."""
    scene = dealt(GAME, "Y1 / Y2 / Y3").bid(1, 0, 1)
    assert scene.log[-1] == BidsShown((1, 0, 1))
    assert [scene.seen_by(seat).bids for seat in (0, 1, 2, None)] == [(1, 0, 1)] * 4


def test_bids_may_come_in_any_order() -> None:
    """Everybody bids at the same moment, so nobody has to wait for another seat (SK3)."""
    scene = dealt(GAME, "Y1 / Y2 / Y3")
    assert due(scene.game, scene.state) == (0, 1, 2)
    scene.do(2, Bid(1))
    assert due(scene.game, scene.state) == (0, 1)


@pytest.mark.parametrize("bids", [(0, 0, 0), (2, 2, 2), (1, 1, 0)])
def test_the_sum_of_bids_is_free(bids: tuple[int, ...]) -> None:
    """The bids may add up to less, to more or to exactly the number of tricks (SK3)."""
    assert dealt(GAME, "Y1 Y2 / B1 B2 / R1 R2").bid(*bids).state.bids == bids


def test_no_card_is_played_before_the_bids_are_shown() -> None:
    """Cards wait for the last bid (SK3)."""
    scene = dealt(GAME, "Y1 / Y2").bid(0)
    assert scene.refusal(0, Play("Y1")) == ("not_now", None)


@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_left_of_the_dealer_leads_the_first_trick(dealer: int, leader: int) -> None:
    """The player left of the dealer leads the first trick of a round (SK4)."""
    scene = begun(GAME, 4).deal(Fate(dealer=dealer)).bid(0, 0, 0, 0)
    assert scene.turn() == (leader,)


def test_the_winner_of_a_trick_leads_the_next() -> None:
    """Whoever takes a trick leads the next one, and play goes on clockwise from there (SK4)."""
    scene = playing(GAME, "Y2 Y3 / Y12 Y4 / K1 K2").lay("Y2 Y12 K1")
    assert scene.turn() == (2,)
    scene.lay("K2 Y3")
    assert scene.turn() == (1,)


def test_nobody_plays_out_of_turn() -> None:
    """Only the seat whose turn it is may lay a card (SK4)."""
    scene = playing(GAME, "Y1 / Y2 / Y3")
    assert scene.refusal(1, Play("Y2")) == ("not_your_turn", "SK4")
    assert scene.plays(1) == []


def test_tricks_won_are_counted_openly() -> None:
    """Everybody sees how many tricks each seat has taken (SK4)."""
    scene = playing(GAME, "Y2 Y3 Y4 / K1 K2 B1 / R1 R2 R3").lay("Y2 K1 R1 K2 R2 Y3")
    for seat in (0, 1, 2, None):
        assert [scene.seen_by(seat).won(taker) for taker in range(3)] == [0, 2, 0]


@pytest.mark.parametrize("drawn", [0, 1, 2, 3, 4])
def test_the_first_dealer_is_drawn_by_lot(drawn: int) -> None:
    """One lot among all the seats names the first dealer (SK5)."""
    fate = Fate(dealer=drawn)
    assert begun(GAME, 5).deal(fate).state.dealer == drawn
    assert fate.lots == [5]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_deal_passes_clockwise(players: int) -> None:
    """Each round the deal passes to the next seat clockwise, without another lot (SK5)."""
    deals = happened(played_out(GAME, players).log, Dealt)
    dealers = [deal.dealer for deal in deals]
    assert dealers == [(dealers[0] + step) % players for step in range(10)]


# Following


@pytest.mark.parametrize("special", ["ES", "PI", "ME", "SM-", "SM+", "SK"])
def test_a_special_leaves_the_suit_to_the_first_number(special: str) -> None:
    """A number after a special sets the suit (SK6)."""
    assert open_to(GAME, f"{special} B5", "B1 Y2 ES") == every("B1 ES")


@pytest.mark.parametrize("laid", ["", "ES", "PI", "SK", "ES PI ME", "SM- ES", "SM+ SK ME"])
def test_until_a_number_is_played_anything_goes(laid: str) -> None:
    """While only specials lie there, everybody may play anything (SK6)."""
    assert open_to(GAME, laid, "Y1 R2 B3 K4 ES") == every("Y1 R2 B3 K4 ES")


def test_the_first_number_sets_the_suit_and_not_the_second() -> None:
    """A later number of another suit changes nothing (SK6)."""
    assert open_to(GAME, "ES Y5 B6 K7", "Y1 B2 K3 ES") == every("Y1 ES")


@pytest.mark.parametrize(
    ("laid", "hand", "legal"),
    [
        ("Y5", "Y1 Y9 B2 K3", "Y1 Y9"),
        ("Y5", "Y1 B2 ES PI ME SK", "Y1 ES PI ME SK"),
        ("Y5", "Y1 SM B2", "Y1 SM+ SM-"),
        ("R5 Y1", "R1 Y2", "R1"),
        ("B13 SK", "B1 Y2 PI", "B1 PI"),
    ],
)
def test_a_suit_must_be_followed_or_a_special_played(laid: str, hand: str, legal: str) -> None:
    """Who holds the suit of the trick must play that suit or a special (SK7)."""
    assert open_to(GAME, laid, hand) == every(legal)


@pytest.mark.parametrize("hand", ["B2 K3 R4", "B2 ES SK", "K1", "PI ME"])
def test_without_the_suit_anything_may_be_played(hand: str) -> None:
    """Who does not hold the suit of the trick may play anything (SK7)."""
    assert open_to(GAME, "Y5", hand) == every(hand)


def test_failing_to_follow_is_refused() -> None:
    """A card of another suit is refused to a hand that could follow, trump too (SK7)."""
    scene = playing(GAME, "Y5 Y6 / Y1 K13").lay("Y5")
    assert scene.refusal(1, Play("K13")) == ("must_follow", "SK7")
    assert scene.state.hands[1] == ("Y1", "K13")


def test_black_led_is_followed_like_any_suit() -> None:
    """Black led must be followed with black or a special (SK8)."""
    assert open_to(GAME, "K5", "K1 Y2 B3 ES") == every("K1 ES")


def test_black_led_binds_nobody_without_black() -> None:
    """Who has no black may play anything when black is led (SK8)."""
    assert open_to(GAME, "K5", "Y2 B3 ES") == every("Y2 B3 ES")


@pytest.mark.parametrize("laid", ["Y5", "K5", "B5 PI", "SK", ""])
def test_a_special_is_never_compulsory(laid: str) -> None:
    """A player who has no card of the suit still need not play a special (SK8)."""
    assert "R2" in open_to(GAME, laid, "R2 PI SK ME ES")


def test_scary_mary_is_declared_as_she_is_played() -> None:
    """She is played as Pirate or as Escape, never undeclared (SK9)."""
    scene = playing(GAME, "SM / Y1")
    assert scene.plays(0) == ["SM+", "SM-"]
    assert scene.refusal(0, Play("SM")) == ("say_how", "SK9")


@pytest.mark.parametrize(
    ("trick", "rule"),
    [
        ("SM+* PI PI", "SK12"),
        ("PI* SM+", "SK12"),
        ("ME SM+* K13", "SK12"),
        ("SM+ SK*", "SK11"),
        ("SM- Y1*", "SK15"),
        ("SM- PI*", "SK12"),
        ("SM-* ES", "SK16"),
        ("ES* SM-", "SK16"),
        ("SM- ME*", "SK13"),
    ],
)
def test_scary_mary_wins_and_loses_as_what_she_was_declared(trick: str, rule: str) -> None:
    """For winning the trick Scary Mary is the card she was declared to be (SK9)."""
    assert judged(GAME, trick) == (trick, rule)


# Winning a trick


@pytest.mark.parametrize(
    "trick",
    [
        "SK ME*",
        "ME* SK",
        "SK ME* ME",
        "ME* SK ME",
        "ME* PI SK",
        "PI SK ME*",
        "SK PI SM+ ME* K13",
        "Y1 ES SK SM- ME* ME",
    ],
)
def test_first_mermaid_takes_the_king(trick: str) -> None:
    """The first Mermaid takes the Skull King, whatever else lies there (SK10)."""
    assert judged(GAME, trick) == (trick, "SK10")


def test_mermaid_takes_the_king_in_every_order() -> None:
    """A Mermaid takes the Skull King wherever Pirates, trumps and Escapes lie (SK10)."""
    for codes in permutations(["SK", "ME", "PI", "SM+", "K13", "ES"]):
        trick = " ".join(codes).replace("ME", "ME*")
        assert judged(GAME, trick) == (trick, "SK10")


@pytest.mark.parametrize("trick", ["SK* PI", "PI SK* PI", "SM+ SK*", "K13 SK* Y1", "ES ES SK*"])
def test_the_king_takes_everything_but_a_mermaid(trick: str) -> None:
    """Without a Mermaid the Skull King takes the trick (SK11)."""
    assert judged(GAME, trick) == (trick, "SK11")


@pytest.mark.parametrize(
    "trick", ["PI* PI", "K13 PI* PI SM+", "SM+* PI", "ME PI*", "PI* ME", "ME ME K13 PI*", "ES PI*"]
)
def test_the_first_pirate_takes_the_trick(trick: str) -> None:
    """Without the Skull King the first Pirate takes the trick, Mermaids included (SK12)."""
    assert judged(GAME, trick) == (trick, "SK12")


@pytest.mark.parametrize("trick", ["ME*", "K13 ME*", "ME* K13 ME", "Y13 ES ME* SM-", "ES ME* ME"])
def test_the_first_mermaid_beats_every_number(trick: str) -> None:
    """Without king and Pirate the first Mermaid takes the trick, trump or not (SK13)."""
    assert judged(GAME, trick) == (trick, "SK13")


@pytest.mark.parametrize("trick", ["Y2 Y12 B13 K1*", "K2 K10* K9", "K5* Y13", "ES Y13 K1 K2* SM-"])
def test_the_highest_black_beats_the_other_suits(trick: str) -> None:
    """Of numbers the highest black takes the trick, whatever suit was led (SK14)."""
    assert judged(GAME, trick) == (trick, "SK14")


@pytest.mark.parametrize(
    "trick",
    ["Y2 Y12* B13", "Y2* B13 R13", "R9 R10* R2", "ES B3* Y13", "B1* ES ES", "SM- R1* Y13 B13"],
)
def test_the_highest_of_the_suit_takes_the_trick(trick: str) -> None:
    """Without black the highest card of the trick's suit takes it, not a higher stranger (SK15)."""
    assert judged(GAME, trick) == (trick, "SK15")


@pytest.mark.parametrize("trick", ["ES* ES", "ES* ES ES ES ES SM-", "SM-* ES ES", "ES* SM-"])
def test_of_escapes_alone_the_first_takes_the_trick(trick: str) -> None:
    """If everybody escapes the first card takes the trick (SK16)."""
    assert judged(GAME, trick) == (trick, "SK16")


def test_the_book_example_with_the_black_one() -> None:
    """Y2 Y12 B13 K1: the black 1 takes the trick, played out at the table (SK14)."""
    scene = playing(GAME, "Y2 Y3 / Y12 Y4 / B13 B1 / K1 K2").lay("Y2 Y12 B13 K1")
    assert scene.state.won(3) == 1


def test_the_book_example_without_the_black_one() -> None:
    """Y2 Y12 B13: the yellow 12 takes the trick, played out at the table (SK15)."""
    scene = playing(GAME, "Y2 Y3 / Y12 Y4 / B13 B1").lay("Y2 Y12 B13")
    assert scene.state.won(1) == 1
