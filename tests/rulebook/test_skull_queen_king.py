"""Skull Queen for two: the old Pirate King plays a stack of his own."""

import pytest

from jollyroger.rules.events import Dealt, Played
from jollyroger.rules.game import acting, due
from jollyroger.rules.moves import Play, Secret
from jollyroger.rules.shelf import load
from jollyroger.rules.state import Phase
from rulebook.queen_hands import GAME, deal_to
from rulebook.scenes import (
    MIDDLE,
    Aftermath,
    Fate,
    aftermath,
    begun,
    every,
    happened,
    played_out,
    sailing,
)

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
