"""Skull Queen as the rule book tells it."""

from collections import Counter

import pytest

from jollyroger.rules.events import Dealt, GameOver, PlanksShown
from jollyroger.rules.game import due, may, start
from jollyroger.rules.games import skull_queen
from jollyroger.rules.moves import Place, Play, Secret
from jollyroger.rules.refused import Refused
from jollyroger.rules.shelf import load
from rulebook.queen_hands import GAME, deal_to
from rulebook.scenes import (
    MIDDLE,
    Aftermath,
    Fate,
    aftermath,
    begun,
    dealt,
    every,
    happened,
    open_to,
    placing,
    played_out,
    sailing,
)

LOW = "front R1 Y1 G1 B1"


# The cards


def test_the_deck_is_four_colours_and_two_wilds() -> None:
    """Red, yellow, green and blue 1 to 12, Monkey and First Mate: 50 cards (SQ1)."""
    numbers = [f"{suit}{value}" for suit in "RYGB" for value in range(1, 13)]
    assert sorted(load(GAME).box.deck) == sorted([*numbers, "MO", "FM"])


def test_the_first_mate_is_thirteen_and_the_monkey_nought() -> None:
    """First Mate is above a 12 and Monkey below a 1, in any colour (SQ1)."""
    assert aftermath("", "G12 FM G1 MO") == Aftermath("FM G+1, MO G-1", "", "FM")


@pytest.mark.parametrize("suit", "RYGB")
def test_every_eight_is_aye_maam_and_every_five_a_quick_snack(suit: str) -> None:
    """The 8 of each colour makes its step up two, the 5 its step down two (SQ1)."""
    trick = f"{suit}9 {suit}8 {suit}5 {suit}3"
    assert aftermath("", trick).moves == f"{suit}3 {suit}-2, {suit}9 {suit}+2"


@pytest.mark.parametrize(("players", "cards"), [(2, 42), (3, 42), (4, 50), (5, 50), (6, 50)])
def test_ones_and_twelves_stay_out_with_two_or_three(players: int, cards: int) -> None:
    """With 2 or 3 players the 1s and 12s stay out, with more all 50 are dealt (SQ2)."""
    event = deal_to(players)
    codes = Counter(code for hand in (*event.hands, event.centre) for code in hand)
    ends = sum(codes[f"{suit}{value}"] for suit in "RYGB" for value in (1, 12))
    assert (codes.total(), len(codes), ends) == (cards, cards, cards - 42)


@pytest.mark.parametrize(
    ("side", "values"), [("front", (8, 5, 3, 2, 1)), ("back", (1, 2, 3, 5, 8))]
)
def test_a_plank_has_five_spaces(side: str, values: tuple[int, ...]) -> None:
    """From the narrow end down, the front is worth 8 5 3 2 1 and the back 1 2 3 5 8 (SQ3)."""
    placements = {move for move in skull_queen.PLACEMENTS if move.side == side}
    assert {move.spaces[0] for move in placements} == set(values)
    scene = sailing("R7 / R4 / R6", planks=[f"{side} R{values[1]} Y3 G3 B3", MIDDLE, MIDDLE])
    assert scene.state.planks[0].pirates[0].at == 1


@pytest.mark.parametrize(
    ("start", "above"),
    [
        ("front R1", "R2"),
        ("front R2", "R3"),
        ("front R3", "R5"),
        ("front R5", "R8"),
        ("back R8", "R5"),
        ("back R5", "R3"),
        ("back R3", "R2"),
        ("back R2", "R1"),
    ],
)
def test_up_is_towards_the_narrow_end(start: str, above: str) -> None:
    """A step up leads to the next space towards the narrow end on either side (SQ3)."""
    scene = sailing("R7 / R4 / R6", planks=[f"{start} Y3 G3 B3", MIDDLE, MIDDLE]).lay("R7 R4 R6")
    assert scene.plank(0) == f"{above} Y3 G3 B3"


@pytest.mark.parametrize(
    ("start", "below"),
    [("front R8", "R5"), ("front R3", "R2"), ("back R1", "R2"), ("back R5", "R8")],
)
def test_down_is_towards_the_wide_end(start: str, below: str) -> None:
    """A step down leads to the next space towards the wide end on either side (SQ3)."""
    scene = sailing("R4 / R7 / R6", planks=[f"{start} Y3 G3 B3", MIDDLE, MIDDLE]).lay("R4 R7 R6")
    assert scene.plank(0) == f"{below} Y3 G3 B3"


# The round


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_there_are_as_many_rounds_as_players(players: int) -> None:
    """Everybody deals once, the deal passing clockwise from round to round (SQ4)."""
    deals = happened(played_out(GAME, players).log, Dealt)
    dealers = [deal.dealer for deal in deals]
    assert dealers == [(dealers[0] + step) % players for step in range(players)]


@pytest.mark.parametrize("players", [1, 7])
def test_the_queen_is_for_two_to_six(players: int) -> None:
    """There are rounds for 2 to 6 players and for no other number (SQ4)."""
    with pytest.raises(Refused, match="player_count"):
        start(load(GAME), players)


@pytest.mark.parametrize("drawn", [0, 1, 2, 3])
def test_the_first_dealer_is_drawn_by_lot(drawn: int) -> None:
    """One lot among all the seats names the first dealer (SQ4)."""
    fate = Fate(dealer=drawn)
    assert begun(GAME, 4).deal(fate).state.dealer == drawn
    assert fate.lots == [4]


@pytest.mark.parametrize(
    ("players", "each", "centre"), [(3, 14, 0), (4, 12, 2), (5, 10, 0), (6, 8, 2)]
)
def test_all_cards_are_dealt_evenly(players: int, each: int, centre: int) -> None:
    """All cards are dealt; with 4 or 6 players two are left over for the centre (SQ4)."""
    event = deal_to(players)
    assert [len(hand) for hand in event.hands] == [each] * players
    assert len(event.centre) == centre


@pytest.mark.parametrize("players", [4, 6])
def test_the_centre_lies_open(players: int) -> None:
    """Everybody sees the two cards in the centre from the deal on (SQ4)."""
    scene = begun(GAME, players).deal()
    seen = {scene.seen_by(seat).centre for seat in (*range(players), None)}
    assert seen == {scene.state.centre}
    assert len(scene.state.centre) == 2


def test_everybody_looks_at_the_hand_before_placing() -> None:
    """Hands are dealt and seen by their owners before any plank is chosen (SQ5)."""
    scene = begun(GAME, 3).deal()
    assert due(scene.game, scene.state) == (0, 1, 2)
    assert all(scene.seen_by(seat).hands[seat] == scene.state.hands[seat] for seat in range(3))
    assert None not in scene.seen_by(1).hands[1]


def test_any_side_and_any_space_may_be_chosen() -> None:
    """Two sides, and any of five spaces for each of four pirates (SQ5)."""
    scene = dealt(GAME, "R2 / R3 / R4")
    places = may(scene.game, scene.state, 0)
    assert len(places) == len(set(places)) == 2 * 5**4


@pytest.mark.parametrize(
    "plank",
    ["front R8 Y8 G8 B8", "back R1 Y1 G8 B8", "front R8 Y5 G3 B2", MIDDLE, "back R3 Y3 G3 B3"],
)
def test_pirates_may_share_a_space(plank: str) -> None:
    """Several pirates may stand on one space, all four in the middle too (SQ5)."""
    scene = dealt(GAME, "R2 / R3 / R4").place(plank, MIDDLE, MIDDLE)
    assert f"{scene.state.planks[0].side} {scene.plank(0)}" == plank


@pytest.mark.parametrize("plank", ["front R4 Y3 G3 B3", "back R3 Y3 G3 B0", "front R8 Y6 G3 B3"])
def test_a_pirate_stands_on_a_space_of_the_plank(plank: str) -> None:
    """A space that the plank does not have is refused (SQ5)."""
    scene = dealt(GAME, "R2 / R3 / R4")
    assert scene.refusal(0, placing(plank)) == ("no_such_space", "SQ5")


def test_all_four_pirates_must_be_placed() -> None:
    """A plank with a pirate missing is refused (SQ5)."""
    scene = dealt(GAME, "R2 / R3 / R4")
    assert scene.refusal(0, Place("front", (8, 5, 3))) == ("no_such_space", "SQ5")


def test_planks_are_secret_until_all_are_ready() -> None:
    """A placement is hidden from everybody else until the last is ready (SQ5)."""
    scene = dealt(GAME, "R2 / R3 / R4").place(MIDDLE, LOW)
    assert scene.seen_by(2).choices == (Secret(), Secret(), None)
    assert scene.seen_by(1).choices == (Secret(), placing(LOW), None)
    assert scene.seen_by(None).planks == ()


def test_planks_are_shown_together() -> None:
    """The last plank turns all of them over at once (SQ5)."""
    scene = dealt(GAME, "R2 / R3 / R4").place(MIDDLE, LOW, MIDDLE)
    assert isinstance(scene.log[-1], PlanksShown)
    assert len(scene.seen_by(None).planks) == 3
    assert scene.plank(1) == "R1 Y1 G1 B1"


@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (1, 2), (2, 0)])
def test_left_of_the_dealer_leads(dealer: int, leader: int) -> None:
    """The player left of the dealer leads the first trick (SQ6)."""
    scene = begun(GAME, 3).deal(Fate(dealer=dealer)).place(MIDDLE, MIDDLE, MIDDLE)
    assert scene.turn() == (leader,)
    assert scene.refusal(dealer, Play("R2"))[0] == "not_your_turn"


@pytest.mark.parametrize(
    ("laid", "hand", "legal"),
    [
        ("", "R1 Y2 MO", "R1 Y2 MO"),
        ("R5", "R1 R9 Y2", "R1 R9"),
        ("R5", "R1 Y2 MO FM", "R1 MO FM"),
        ("R5", "Y2 G3 MO", "Y2 G3 MO"),
        ("R5 Y9", "R1 Y2", "R1"),
        ("R5 FM", "R1 Y2", "R1"),
        ("R5", "R1", "R1"),
    ],
)
def test_the_colour_is_followed_and_a_wild_always_fits(laid: str, hand: str, legal: str) -> None:
    """Follow the colour if you can, else play anything; a wild may always be played (SQ6)."""
    assert open_to(GAME, laid, hand) == every(legal)


def test_a_wild_need_never_be_played() -> None:
    """Without the colour another colour may be thrown off although a wild is held (SQ6)."""
    assert "Y2" in open_to(GAME, "R5", "Y2 FM MO")


@pytest.mark.parametrize("laid", ["MO", "FM", "MO FM", "FM MO"])
def test_after_wilds_alone_anything_goes(laid: str) -> None:
    """Until a number is played after the wilds, anything goes (SQ6)."""
    assert open_to(GAME, laid, "R1 Y2 G3 B4") == every("R1 Y2 G3 B4")


@pytest.mark.parametrize("laid", ["MO G4", "FM G4", "FM MO G4", "MO FM G4"])
def test_the_first_number_after_wilds_sets_the_colour(laid: str) -> None:
    """A number after one wild or both sets the colour to follow (SQ6)."""
    assert open_to(GAME, laid, "G1 Y2 R3") == every("G1")


@pytest.mark.parametrize(
    ("trick", "moves"),
    [
        ("FM G4 G6", "FM G+1, G4 G-1"),
        ("MO G4 G6", "G6 G+1, MO G-1"),
        ("FM MO G4", "FM G+1, MO G-1"),
        ("MO FM G4 R9", "FM G+1, MO G-1"),
        ("R4 FM Y12", "FM R+1, R4 R-1"),
        ("R4 Y12 MO", "MO R-1, R4 R+1"),
    ],
)
def test_a_wild_takes_the_colour_of_the_trick(trick: str, moves: str) -> None:
    """A wild counts as a card of the trick's colour, also when it led (SQ6)."""
    assert aftermath("", trick).moves == moves


def test_failing_to_follow_is_refused() -> None:
    """A card of another colour is refused to a hand that could follow (SQ6)."""
    scene = sailing("R5 R6 / R2 Y3 / Y4 Y5").lay("R5")
    assert scene.refusal(1, Play("Y3")) == ("must_follow", "SQ6")


def test_centre_cards_bind_nobody() -> None:
    """The leader may play anything and the others follow the lead, not the centre (SQ6)."""
    scene = sailing("R5 Y6 / Y3 G2 / B4 B5 / B6 B7", centre="Y4 G3")
    assert scene.plays(0) == every("R5 Y6")
    assert scene.lay("R5").plays(1) == every("Y3 G2")


# Scoring


@pytest.mark.parametrize(
    ("spaces", "total"),
    [
        ((8, 5, 2, None), 15),
        ((None, None, None, None), 0),
        ((8, 8, 8, 8), 32),
        ((1, 2, 3, 5), 11),
    ],
)
def test_the_spaces_under_the_pirates_are_the_points(
    spaces: tuple[int | None, ...], total: int
) -> None:
    """A round is worth the spaces under the pirates still on the plank (SQ13)."""
    line = skull_queen.points(spaces)
    assert (line.points, line.rule) == (total, "SQ13")


def test_the_book_example_of_fifteen_points() -> None:
    """Pirates on 8, 5 and 2 and one in the water are 15 points at the table (SQ13)."""
    planks = ["front R8 Y5 G2 B8", MIDDLE, MIDDLE]
    scene = sailing("B9 / B4 / B6", planks=planks).lay("B9 B4 B6")
    assert scene.plank(0) == "R8 Y5 G2 B-"
    assert scene.points() == [15, 11, 12]


def test_cards_left_in_the_centre_do_nothing() -> None:
    """Single cards in the centre at the end of a round change no score (SQ13)."""
    scene = sailing("R8 / Y5 / G12", planks=[MIDDLE, LOW, MIDDLE]).lay("R8 Y5 G12")
    assert scene.centre() == "G12 R8 Y5"
    assert scene.points() == [12, 4, 12]


def test_cards_left_in_the_centre_do_not_stay_for_the_next_round() -> None:
    """The next round begins with a new deal and without the old centre (SQ13)."""
    scene = sailing("R8 / Y5 / G12").lay("R8 Y5 G12").deal()
    assert scene.centre() == ""


def test_most_points_after_the_last_round_win() -> None:
    """The highest total after the last round wins (SQ13)."""
    scene = sailing("R8 / Y5 / G12", planks=[MIDDLE, LOW, LOW], number=3).lay("R8 Y5 G12")
    assert scene.log[-1] == GameOver((0,))


def test_equal_totals_share_the_win() -> None:
    """The two with the same highest total have both won (SQ13)."""
    scene = sailing("R8 / Y5 / G12", planks=[MIDDLE, LOW, MIDDLE], number=3).lay("R8 Y5 G12")
    assert scene.log[-1] == GameOver((0, 2))


@pytest.mark.parametrize("seed", range(3))
def test_the_rounds_add_up(seed: int) -> None:
    """The total of a seat is the sum of all its rounds (SQ13)."""
    state = played_out(GAME, 4, seed).state
    totals = [sum(lines[seat].points for lines in state.sheet) for seat in range(4)]
    assert list(state.scores()) == totals
