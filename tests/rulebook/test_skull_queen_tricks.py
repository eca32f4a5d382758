"""Skull Queen: what a trick does to the pirates."""

import pytest

from jollyroger.rules.events import TrickResolved
from rulebook.scenes import (
    MIDDLE,
    Aftermath,
    aftermath,
    sailing,
)

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
