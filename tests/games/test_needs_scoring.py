"""Needs 1 and 7 of the current edition: bonuses by kind, and a score that reads two bids."""

import json
from collections.abc import Iterator, Sequence

import pytest

from games.catch_the_ten import GAME as CATCH_THE_TEN
from games.guests import guests
from games.needs import GAME
from jollyroger.rules.events import TrickTaken
from jollyroger.rules.pieces import Face
from jollyroger.rules.plain_values import write_value
from jollyroger.rules.scoring import BidLine
from jollyroger.rules.state import Laid, Phase, State, Trick
from jollyroger.rules.transcript import plain_event, read_event
from jollyroger.rules.trick import Paid
from jollyroger.rules.tricks import judge
from jollyroger.words.catalogue import words
from jollyroger.words.why import explain_trick


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with guests():
        yield


def faces(text: str) -> list[Face]:
    return [GAME.box.faces[code] for code in text.split()]


def trick(text: str) -> Trick:
    """Laid by seats 0, 1 and 2, and taken as the game says."""
    outcome = judge(GAME, faces(text))
    laid = tuple(Laid(seat, code) for seat, code in enumerate(text.split()))
    return Trick(laid, outcome.taker, outcome.bonus, outcome.paid)


def scored(bids: tuple[int, ...], *tricks: str) -> Sequence[BidLine]:
    played = tuple(map(trick, tricks))
    state = State(3, Phase.PLAY, bids=bids, tricks=played, cards=len(tricks))
    lines = [line for line in GAME.lines(state) if isinstance(line, BidLine)]
    assert len(lines) == 3
    return lines


def test_a_trick_keeps_every_capture_with_its_points() -> None:
    """ND10, ND11."""
    assert trick("R14 Y14 R13").paid == (Paid("ND10", 20), Paid("ND11", 20))
    assert trick("R5 KR R14").paid == ()


@pytest.mark.parametrize(("bid", "bonus"), [(1, 30), (2, 5), (0, 5), (3, 0)])
def test_one_kind_of_bonus_is_halved_and_another_is_lost(bid: int, bonus: int) -> None:
    """ND13: a 14 and a 13 lie in the one trick that was taken; three were played."""
    line = scored((bid, 0, 0), "R14 R13 R2", "G2 G9 G3", "B2 B9 B3")[0]
    assert line.bonus == bonus


@pytest.mark.parametrize(
    ("bids", "bonuses"), [((1, 0, 1), (20, 20, 0)), ((1, 1, 1), (0, 0, 0)), ((0, 0, 1), (0, 0, 0))]
)
def test_an_alliance_reads_two_bids(bids: tuple[int, ...], bonuses: tuple[int, ...]) -> None:
    """ND12: seat 1 laid a 1 in the trick of seat 0. Each gets 20 if both made their bids."""
    lines = scored(bids, "R9 R1 R2", "G2 G3 G9")
    assert tuple(line.bonus for line in lines) == bonuses


def test_several_captures_are_written_with_their_points_and_one_alone_as_before() -> None:
    several, single = judge(GAME, faces("R14 R13")), judge(GAME, faces("R14 R2"))
    assert plain_event(GAME, several)["points"] == [10, 20]
    assert "points" not in plain_event(GAME, single)
    for event in (several, single):
        again = read_event(GAME, json.loads(json.dumps(plain_event(GAME, event))))
        assert again.paid == event.paid


def test_a_log_without_points_is_read_and_keeps_its_bonus() -> None:
    plain = {"event": "trick_taken", "seat": 0, "bonus": 30, "rule": "ND9"}
    for older in (plain, {**plain, "captures": ["ND10", "ND11"]}):
        event = read_event(GAME, older)
        assert (event.bonus, event.paid) == (30, ())
        assert event == judge(GAME, faces("R14 R13"))


def test_a_view_has_every_capture_by_its_clause() -> None:
    plain = write_value(trick("R14 R13 R2"))
    assert plain["paid"] == [{"rule": "ND10", "points": 10}, {"rule": "ND11", "points": 20}]


def test_every_capture_is_told_with_its_own_points() -> None:
    """Also where one clause pays for several pieces, each another sum (CT10)."""
    laid = (Laid(0, "H11"), Laid(1, "H10"), Laid(2, "H6"))
    state = State(3, Phase.PLAY, hands=((), (), ()), trick=laid, trump="H")
    event = CATCH_THE_TEN.resolve(state)
    assert isinstance(event, TrickTaken)
    told, _ = explain_trick(words("en"), CATCH_THE_TEN, state, event)
    assert told.endswith("A trump in it: 11. A trump in it: 10.")
