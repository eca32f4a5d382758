"""Skull Queen as the rule book tells it."""

from collections import Counter

import pytest

from jollyroger.rules.events import Dealt, GameOver, PlanksShown, Played, TrickResolved
from jollyroger.rules.game import acting, due, may, start
from jollyroger.rules.games import skull_queen
from jollyroger.rules.moves import Place, Play, Secret
from jollyroger.rules.refused import Refused
from jollyroger.rules.shelf import load
from jollyroger.rules.state import Phase
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

GAME = "skull_queen"
LOW = "front R1 Y1 G1 B1"


def deal_to(players: int) -> Dealt:
    """The first deal to so many players, of a deck that nobody shuffled."""
    event = begun(GAME, players).deal().log[-1]
    assert isinstance(event, Dealt)
    return event


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


# Resolving a trick


@pytest.mark.parametrize(
    ("centre", "trick", "left"),
    [
        ("", "R3 Y4 G5", "G5 R3 Y4"),
        ("B2", "R3 Y4 G5", "B2 G5 R3 Y4"),
        ("Y4 B3", "G7 R1 R2 R3", "B3 G7 Y4"),
    ],
)
def test_a_single_card_goes_to_the_centre(centre: str, trick: str, left: str) -> None:
    """A colour with a single card, played or lying there, is in the centre after it (SQ7)."""
    assert aftermath(centre, trick).centre == left


@pytest.mark.parametrize("trick", ["R8 Y5 G3", "R12 Y1 B8"])
def test_single_cards_move_nobody(trick: str) -> None:
    """A colour with a single card has no effect, an 8 or a 5 neither (SQ7)."""
    assert aftermath("", trick).moves == ""


def test_a_card_waits_in_the_centre_for_its_colour() -> None:
    """A single card lies in the centre until another of its colour joins it (SQ7)."""
    scene = sailing("R3 G6 / Y4 G7 / B5 Y9").lay("R3 Y4 B5")
    assert scene.centre() == "B5 R3 Y4"
    scene.lay("Y9 G6 G7")
    assert scene.centre() == "B5 R3"
    assert [scene.plank(seat)[3:5] for seat in range(3)] == ["Y3", "Y3", "Y5"]


@pytest.mark.parametrize(
    ("centre", "trick", "moves"),
    [
        ("", "R7 R4 R6", "R4 R-1, R7 R+1"),
        ("", "R7 R4 G6", "R4 R-1, R7 R+1"),
        ("", "R9 R8 R6", "R6 R-1, R9 R+2"),
        ("", "R8 R4 R6", "R4 R-1, R8 R+2"),
        ("", "R7 R5 R6", "R5 R-2, R7 R+1"),
        ("", "R7 R5 R3", "R3 R-2, R7 R+1"),
        ("", "R8 R5", "R5 R-2, R8 R+2"),
        ("", "R8 R9", "R8 R-1, R9 R+2"),
        ("", "R5 R4", "R4 R-2, R5 R+1"),
        ("R8", "R9 R2 Y1", "R2 R-1, R9 R+2"),
        ("R5", "R9 R2 Y1", "R2 R-2, R9 R+1"),
        ("", "R9 R2 Y8 Y5 Y6", "R2 R-1, R9 R+1, Y5 Y-2, Y8 Y+2"),
        ("", "R9 R8 FM", "FM R+2, R8 R-1"),
        ("", "R5 R9 MO", "MO R-2, R9 R+1"),
    ],
)
def test_the_highest_climbs_and_the_lowest_slips(centre: str, trick: str, moves: str) -> None:
    """The highest moves up 1, the lowest down 1; two with that colour's 8 or 5 (SQ8)."""
    assert aftermath(centre, trick).moves == moves


@pytest.mark.parametrize(
    ("centre", "trick", "moves"),
    [
        ("R12", "R3 R9 Y1", "R3 R-1"),
        ("R1", "R3 R9 Y1", "R9 R+1"),
        ("R6", "R3 Y9 Y1", "R3 R-1, Y1 Y-1, Y9 Y+1"),
        ("R2", "R3 Y9 G1", "R3 R+1"),
        ("R1 R12", "R3 R9 Y1 G2", ""),
        ("R1 R12", "R6 Y2 G3 B4", ""),
        ("R8 R12", "R9 Y2 G3 B4", ""),
        ("R8 R12", "R7 Y2 G3 B4", "R7 R-1"),
        ("R8 R3", "R9 Y2 G4 B4", "R9 R+2"),
        ("R8 R5", "Y2 G3 B4 B5", "B4 B-2, B5 B+1"),
    ],
)
def test_nobody_moves_for_a_centre_card(centre: str, trick: str, moves: str) -> None:
    """A centre card that is highest or lowest has no owner, so nobody moves for it (SQ8)."""
    assert aftermath(centre, trick).moves == moves


def test_two_centre_cards_of_one_colour_go_in_the_first_trick() -> None:
    """Two centre cards of one colour are resolved even if nobody plays that colour (SQ8)."""
    assert aftermath("R3 R9", "Y2 Y7 Y4 Y6") == Aftermath("Y2 Y-1, Y7 Y+1", "", "Y7")


def test_a_move_must_be_made() -> None:
    """The last card of a trick moves the pirates at once, and nobody is asked (SQ8)."""
    scene = sailing("R7 Y2 / R4 Y3 / R6 Y4").lay("R7 R4 R6")
    assert isinstance(scene.log[-1], TrickResolved)
    assert [scene.plank(seat) for seat in range(3)] == [
        "R5 Y3 G3 B3",
        "R2 Y3 G3 B3",
        "R3 Y3 G3 B3",
    ]


def test_only_the_pirate_of_the_colour_moves() -> None:
    """Each colour moves its own pirate, on the owner's own plank (SQ8)."""
    scene = sailing("R9 / Y8 / R2 / Y4 / G1").lay("R9 Y8 R2 Y4 G1")
    assert [scene.plank(seat) for seat in range(5)] == [
        "R5 Y3 G3 B3",
        "R3 Y8 G3 B3",
        "R2 Y3 G3 B3",
        "R3 Y2 G3 B3",
        MIDDLE.removeprefix("front "),
    ]


@pytest.mark.parametrize(
    ("plank", "trick"),
    [
        ("front R8", "R9 R4 R6"),
        ("front R5", "R9 R8 R6"),
        ("front R1", "R2 R4 R6"),
        ("front R2", "R2 R5 R6"),
        ("back R1", "R9 R4 R6"),
        ("back R8", "R2 R4 R6"),
        ("back R5", "R2 R5 R6"),
    ],
)
def test_a_pirate_past_either_end_is_in_the_water(plank: str, trick: str) -> None:
    """A step past the narrow or the wide end, by one or by two, ends in the water (SQ9)."""
    hands = trick.replace(" ", " / ")
    scene = sailing(hands, planks=[f"{plank} Y3 G3 B3", MIDDLE, MIDDLE]).lay(trick)
    assert scene.plank(0) == "R- Y3 G3 B3"
    assert scene.points()[0] == 9


def test_two_steps_up_from_the_middle_reach_the_end() -> None:
    """A pirate on the last space is still on the plank (SQ9)."""
    scene = sailing("R9 / R8 / R6").lay("R9 R8 R6")
    assert scene.plank(0) == "R8 Y3 G3 B3"


def test_a_pirate_in_the_water_stays_there_but_the_cards_count() -> None:
    """Later moves of that colour do nothing, yet the owner's card is still the highest (SQ9)."""
    planks = ["front R8 Y3 G3 B3", MIDDLE, MIDDLE]
    scene = sailing("R9 R10 / R4 R2 / R6 R7", planks=planks).lay("R9 R4 R6 R10 R2 R7")
    assert scene.plank(0) == "R- Y3 G3 B3"
    assert scene.plank(1) == "R1 Y3 G3 B3"
    assert scene.plank(2) == "R3 Y3 G3 B3"


def test_a_pirate_in_the_water_does_not_climb_back() -> None:
    """A pirate fallen off the wide end does not return with a step up (SQ9)."""
    planks = ["front R1 Y3 G3 B3", MIDDLE, MIDDLE]
    scene = sailing("R2 R9 / R4 R3 / R6 R7", planks=planks).lay("R2 R4 R6 R7 R9 R3")
    assert scene.plank(0) == "R- Y3 G3 B3"


def test_the_water_is_left_with_the_next_round() -> None:
    """A pirate is out for this round only: in the next it is placed anew (SQ9)."""
    scene = sailing("R9 / R4 / R6", planks=["front R8 Y3 G3 B3", MIDDLE, MIDDLE]).lay("R9 R4 R6")
    scene.deal().place(MIDDLE, MIDDLE, MIDDLE)
    assert scene.plank(0) == MIDDLE.removeprefix("front ")


@pytest.mark.parametrize(
    ("centre", "trick", "left"),
    [
        ("", "R3 R9 Y1", "Y1"),
        ("R6 Y2", "R3 B9 B1 B2", "Y2"),
        ("R6 R2", "Y3 Y9 G1 B2", "B2 G1"),
        ("Y4 B3", "B6 Y7 FM MO", ""),
    ],
)
def test_resolved_colours_are_set_aside(centre: str, trick: str, left: str) -> None:
    """All cards of a resolved colour leave, those of the centre with them (SQ10)."""
    assert aftermath(centre, trick).centre == left


@pytest.mark.parametrize(
    ("centre", "trick", "leader"),
    [
        ("", "R3 R9 R6", "R9"),
        ("", "R3 Y12 R6", "Y12"),
        ("", "R9 Y9 R6", "Y9"),
        ("", "R9 Y9 G9 R6", "G9"),
        ("", "R12 FM R6", "FM"),
        ("", "FM R12 Y12", "FM"),
        ("", "MO R1 R2", "R2"),
        ("R12", "R3 R9 R6", "R9"),
        ("FM Y4", "R3 R9 R6 R2", "R9"),
    ],
)
def test_the_highest_value_played_leads_next(centre: str, trick: str, leader: str) -> None:
    """Who played the highest value of any colour leads next; of equals the last (SQ11)."""
    assert aftermath(centre, trick).leader == leader


def test_the_next_leader_is_asked_to_play() -> None:
    """The seat that played the last of the equal highest leads the next trick (SQ11)."""
    scene = sailing("R9 G2 / Y9 G3 / R6 G4").lay("R9 Y9 R6")
    assert scene.turn() == (1,)


@pytest.mark.parametrize(
    ("centre", "trick", "after"),
    [
        ("FM Y4", "R3 R9 B2 G1", Aftermath("R3 R-1", "B2 G1 Y4", "R9")),
        ("MO Y4", "R3 R9 B2 G1", Aftermath("R9 R+1", "B2 G1 Y4", "R9")),
        ("FM MO", "R3 R9 R5 R8", Aftermath("", "", "R9")),
        ("FM Y4", "R3 Y9 Y2 G1", Aftermath("R3 R-1, Y2 Y-1, Y9 Y+1", "G1", "Y9")),
        ("FM Y4", "MO G4 G9 G6", Aftermath("MO G-1", "Y4", "G9")),
        ("FM R8", "R3 R9 B2 G1", Aftermath("R3 R-1", "B2 G1", "R9")),
    ],
)
def test_a_wild_in_the_centre_takes_the_first_colour(
    centre: str, trick: str, after: Aftermath
) -> None:
    """A centre wild takes the first trick's colour without owner and goes with it (SQ12)."""
    assert aftermath(centre, trick) == after


def test_a_centre_wild_is_gone_after_the_first_trick() -> None:
    """A centre First Mate keeps the highest from climbing in the first trick only (SQ12)."""
    scene = sailing("R9 R11 / R3 R4 / B2 B3 / G1 G2", centre="FM Y4").lay("R9 R3 B2 G1")
    assert scene.plank(0) == "R3 Y3 G3 B3"
    assert scene.centre() == "B2 G1 Y4"
    scene.lay("R11 R4 B3 G2")
    assert scene.plank(0) == "R5 Y3 G3 B3"


def test_the_book_example_of_the_blue_twelve() -> None:
    """Centre Y4 B3, played B6 G7 B12 B8: B12 up 2, nobody down, G7 joins Y4, B12 leads (SQ8)."""
    assert aftermath("Y4 B3", "B6 G7 B12 B8") == Aftermath("B12 B+2", "G7 Y4", "B12")


def test_the_book_example_played_at_the_table() -> None:
    """The same trick at the table: the third seat climbs to the 8 and leads (SQ8)."""
    scene = sailing("B6 R2 / G7 R3 / B12 R4 / B8 R5", centre="Y4 B3").lay("B6 G7 B12 B8")
    planks = [scene.plank(seat) for seat in range(4)]
    assert planks == ["R3 Y3 G3 B3", "R3 Y3 G3 B3", "R3 Y3 G3 B8", "R3 Y3 G3 B3"]
    assert scene.centre() == "G7 Y4"
    assert scene.turn() == (2,)


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


# Two players and the old Pirate King


def test_the_king_gets_a_stack_of_his_own() -> None:
    """With two players three stacks of 14 are dealt and nothing is left over (SQ14)."""
    event = deal_to(2)
    assert [len(hand) for hand in event.hands] == [14, 14, 14]
    assert event.centre == ()


def test_the_king_keeps_the_order_of_his_stack() -> None:
    """He plays his stack from the top as it was dealt (SQ14)."""
    fate = Fate(drawn=" ".join(reversed([c for c in load(GAME).box.deck if deals_to_two(c)])))
    scene = begun(GAME, 2).deal(fate).place(MIDDLE, MIDDLE)
    assert scene.state.trick[0].face == fate.drawn.split()[28]
    assert scene.state.hands[2] == tuple(fate.drawn.split()[29:])


def deals_to_two(code: str) -> bool:
    return code[1:] not in ("1", "12")


def test_nobody_sees_the_kings_stack() -> None:
    """The captains see how many cards the King has left, not which (SQ14)."""
    scene = sailing("Y3 Y4 / Y6 Y7", king="Y8 R2")
    assert [scene.seen_by(seat).hands[2] for seat in (0, 1, None)] == [(None,)] * 3


def test_the_king_leads_every_trick() -> None:
    """The King leads with his top card however high a captain played (SQ14)."""
    scene = sailing("Y9 Y4 / Y6 Y11", king="Y2 R3").lay("Y9 Y6 Y4 Y11")
    plays = happened(scene.log, Played)
    assert [(play.seat, play.face) for play in plays] == [
        (2, "Y2"),
        (0, "Y9"),
        (1, "Y6"),
        (2, "R3"),
        (0, "Y4"),
        (1, "Y11"),
    ]


def test_both_captains_choose_at_the_same_moment() -> None:
    """Both captains are asked at once, and one card alone is not shown (SQ14)."""
    scene = sailing("Y3 Y4 / Y6 Y7", king="Y8 R2")
    assert acting(scene.game, scene.state) == (0, 1)
    scene.do(1, Play("Y6"))
    assert [laid.seat for laid in scene.state.trick] == [2]
    assert scene.seen_by(0).choices == (None, Secret())
    assert due(scene.game, scene.state) == (0,)


def test_the_captains_cards_are_shown_together() -> None:
    """The second choice turns both cards over (SQ14)."""
    scene = sailing("Y3 Y4 / Y6 Y7", king="Y8 R2")
    scene.do(1, Play("Y6"))
    events = scene.do(0, Play("Y3"))
    assert [event.face for event in happened(events, Played)] == ["Y3", "Y6", "R2"]


def test_captains_follow_the_kings_colour() -> None:
    """A captain follows the King's colour or plays a wild, without it anything (SQ14)."""
    scene = sailing("Y3 R4 MO / R6 B7 G2", king="Y8 R2 R3")
    assert scene.plays(0) == every("Y3 MO")
    assert scene.plays(1) == every("R6 B7 G2")
    assert scene.refusal(0, Play("R4")) == ("must_follow", "SQ6")


@pytest.mark.parametrize(
    ("trick", "moves"),
    [
        ("R9 R4 R6", "R4 R-1"),
        ("R2 R4 R6", "R6 R+1"),
        ("R6 R4 R9", "R4 R-1, R9 R+1"),
        ("R8 R9 R6", "R6 R-1, R9 R+2"),
        ("R5 R9 R3", "R3 R-2, R9 R+1"),
        ("R11 R4 Y6", "R4 R-1"),
        ("R11 Y4 Y6", "Y4 Y-1, Y6 Y+1"),
    ],
)
def test_the_king_moves_nothing(trick: str, moves: str) -> None:
    """The King's card counts as highest or lowest, but nobody moves for it (SQ14)."""
    assert aftermath("", trick, king=True).moves == moves


def test_the_kings_single_card_waits_in_the_centre() -> None:
    """A card of the King without company goes to the centre like any other (SQ14)."""
    scene = sailing("Y3 Y4 / Y6 B7", king="R8 B2").lay("Y3 Y6")
    assert scene.centre() == "R8"


def test_the_king_owns_no_plank_and_never_scores() -> None:
    """There are two planks and two lines on the score sheet (SQ14)."""
    scene = sailing("Y3 / Y6", king="Y9").lay("Y3 Y6")
    assert len(scene.state.planks) == 2
    assert scene.points() == [11, 12]


def test_the_king_never_deals() -> None:
    """Two rounds are played, and each captain deals once (SQ14)."""
    scene = played_out(GAME, 2)
    deals = happened(scene.log, Dealt)
    assert sorted(deal.dealer for deal in deals) == [0, 1]
    assert scene.state.phase is Phase.OVER
    assert len(scene.state.scores()) == 2


@pytest.mark.parametrize("wild", ["MO", "FM"])
def test_a_wild_turned_up_by_the_king_lets_both_play_anything(wild: str) -> None:
    """After a wild of the King both captains may play anything (SQ15)."""
    scene = sailing("Y3 R4 / R6 B7", king=f"{wild} R2")
    assert scene.plays(0) == every("Y3 R4")
    assert scene.plays(1) == every("R6 B7")


def test_the_kings_wild_takes_the_colour_of_who_did_not_deal() -> None:
    """Seat 1 dealt: the King's First Mate is yellow like seat 0's card (SQ15)."""
    scene = sailing("Y3 / R4", king="FM", leader=0).lay("Y3 R4")
    assert [scene.plank(seat) for seat in (0, 1)] == ["R3 Y2 G3 B3", "R3 Y3 G3 B3"]
    assert scene.centre() == "R4"


def test_the_kings_wild_follows_the_other_captain_in_the_other_round() -> None:
    """Seat 0 dealt: the King's First Mate is red like seat 1's card (SQ15)."""
    scene = sailing("Y3 / R4", king="FM", leader=1).lay("Y3 R4")
    assert [scene.plank(seat) for seat in (0, 1)] == ["R3 Y3 G3 B3", "R2 Y3 G3 B3"]
    assert scene.centre() == "Y3"


def test_who_chooses_first_does_not_matter_for_the_kings_wild() -> None:
    """The colour is that of the captain who did not deal, also when he chose last (SQ15)."""
    scene = sailing("Y3 / R4", king="FM", leader=0)
    scene.do(1, Play("R4"))
    scene.do(0, Play("Y3"))
    assert scene.centre() == "R4"


@pytest.mark.parametrize(
    ("trick", "after"),
    [
        ("FM MO R4", Aftermath("MO R-1", "", "FM")),
        ("MO FM R4", Aftermath("FM R+1", "", "FM")),
        ("FM R4 MO", Aftermath("MO R-1", "", "FM")),
    ],
)
def test_both_wilds_take_the_one_colour_there_is(trick: str, after: Aftermath) -> None:
    """If the non-dealer plays the other wild, the other captain's card is the colour (SQ15)."""
    assert aftermath("", trick, king=True) == after


def test_the_king_leads_again_after_a_wild() -> None:
    """The colours of a King's wild do not disturb the next trick (SQ15)."""
    scene = sailing("MO Y4 / R4 Y6", king="FM Y9").lay("MO R4")
    assert [laid.face for laid in scene.state.trick] == ["Y9"]
    assert scene.plank(0) == "R2 Y3 G3 B3"
