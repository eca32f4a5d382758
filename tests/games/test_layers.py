"""Bots, pad, referee, hints and reviews take a game that none of them has heard of."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from games import needs
from games.oh_hell import GAME, WORDS
from games.shelved import shelved
from jollyroger.arena.simulate import Plan, planned, play
from jollyroger.arena.tally import Tally
from jollyroger.bots.crew import bot
from jollyroger.envs.course import course
from jollyroger.pad import cells
from jollyroger.pad.exports import csv, text
from jollyroger.pad.pad import Head, Pad
from jollyroger.pad.pen import Pen
from jollyroger.pad.said import Said
from jollyroger.pad.sheet import Sheet, TricksOff
from jollyroger.referee.answers import answer
from jollyroger.referee.natural import examples
from jollyroger.referee.session import example, settled
from jollyroger.review.review import review
from jollyroger.rules.events import Event
from jollyroger.rules.record import Record, Seated
from jollyroger.rules.refused import Refused
from jollyroger.rules.scoring import BidLine
from jollyroger.rules.state import State
from jollyroger.table.match import Match, seeded
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.reviews import describe_review

PLAYERS = 7
BOTS = ("heuristic", "level1", "level3-bold", "level5", "level5-thorough", "random", "random")


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with shelved(GAME, WORDS):
        yield


@cache
def finished() -> State:
    plan = planned(Plan(GAME.id, BOTS, 1, 1))
    return play(GAME, plan.bots, "1", {name: Tally() for name in plan.bots})


def kept(state: State) -> Sheet:
    """A pad on which that game was written down."""
    pen, pad = Pen("00000000", iter(range(1, 10_000)).__next__), Pad(Head("0" * 16, GAME.id, (), 7))
    for number, lines in enumerate(state.sheet, 1):
        for seat, line in enumerate(lines):
            assert isinstance(line, BidLine)
            said = {cells.bid(number, seat): line.bid, cells.won(number, seat): line.won}
            pad, _ = pen.write(pad, said)
        assert Sheet(pad).problem(number) is None
        pad, _ = pen.save(pad, number)
    return Sheet(pad)


def test_a_pad_scores_what_the_table_scores() -> None:
    """Also in the rounds whose hands are smaller than their number (OH2, OH9)."""
    state = finished()
    sheet = kept(state)
    assert sheet.over
    assert sheet.totals == state.scores()


def test_a_pad_counts_the_tricks_of_the_hand_and_not_of_the_round() -> None:
    pad = Pad(Head("0" * 16, GAME.id, (), 3))
    last = GAME.rounds[3]
    assert max(pad.head.cells[cells.bid(last, 0)] or ()) == 1
    pen = Pen("00000000", iter(range(1, 99)).__next__)
    wrong = {cells.bid(last, seat): 1 for seat in range(3)}
    assert Sheet(pen.write(pad, wrong)[0]).problem(last) == TricksOff(3, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pad_is_told_in_every_language(lang: str) -> None:
    sheet, spoken = kept(finished()), words(lang)
    assert csv(sheet, spoken).count("\r\n") == 1 + 7 * 13
    assert "Oh Hell" in text(sheet, spoken)
    line = sheet.lines(5)[2]
    assert f"{line.points}" in Said(sheet, spoken).why(5, 2)
    assert "20" not in Said(sheet, spoken).why(5, 2)  # which is what Skull King pays


def reason(game: str, number: int, bids: tuple[int, ...], won: tuple[int, ...]) -> str:
    """Why the first player has so many points in that round."""
    pen, pad = Pen("00000000", iter(range(1, 99)).__next__), Pad(Head("0" * 16, game, (), 3))
    said = {cells.bid(number, seat): bid for seat, bid in enumerate(bids)}
    said |= {cells.won(number, seat): taken for seat, taken in enumerate(won)}
    return Said(Sheet(pen.write(pad, said)[0]), words("en")).why(number, 0)


@pytest.mark.parametrize("bid", [0, 1])
def test_points_that_happen_to_be_those_of_skull_king_are_not_explained_as_such(bid: int) -> None:
    """OH9: nothing bid and nothing taken in round one is 10, and so it is in Skull King."""
    points = 0 if bid else 10
    plain = words("en").say("score-plain", bid=bid, won=0, points=points)
    assert plain in reason(GAME.id, 1, (bid, 0, 0), (0, 0, 1))


def test_points_by_cards_are_not_explained_by_the_number_of_the_round() -> None:
    """In its second round that game has four cards, which is no round's number."""
    with shelved(needs.GAME, needs.WORDS):
        plain = words("en").say("score-plain", bid=0, won=0, points=40)
        assert plain in reason(needs.GAME.id, 2, (0, 2, 2), (0, 2, 2))


@pytest.mark.parametrize(("trump", "winner"), [("H", 1), ("L", 2), (None, 2)])
def test_the_referee_knows_the_trump_of_the_round(trump: str | None, winner: int) -> None:
    asked = {"trick": ["L2", "H2", "L14"], "trump": trump}
    facts = answer(words("en"), GAME, asked).facts
    assert facts["winner"] == winner


def test_a_trump_of_another_game_is_not_read() -> None:
    with pytest.raises(Refused) as caught:
        answer(words("en"), GAME, {"trick": ["L2", "H2"], "trump": "K"})
    assert caught.value.code == "unreadable_question"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_referee_answers_the_questions_it_offers(lang: str) -> None:
    spoken = words(lang)
    for asked in examples(spoken, GAME).values():
        assert settled(spoken, GAME, asked, strict=True)
        assert asked in example(spoken, GAME)


@pytest.mark.parametrize("asked", ["must I follow suit?", "what is trump?", "can I bid zero?"])
def test_what_nobody_has_written_down_is_answered_with_what_can_be_asked(asked: str) -> None:
    told = settled(words("en"), GAME, asked)
    assert all(offered in told for offered in examples(words("en"), GAME).values())


def test_a_review_goes_by_rules_of_thumb_and_says_so() -> None:
    match, rng = Match(GAME, 3, seeded(1)), Random(1)
    events: list[Event] = []
    while not match.over:
        events += match.deal_if_due()
        seat = match.due()[0]
        events += match.take(seat, bot("random")(match.view(seat), match.may(seat), rng))
    seats = tuple(Seated(name) for name in ("Anne", "Bart", "Calico"))
    record = Record(GAME.id, (), seats, tuple(events))
    decisions = [*review(record)]
    for spoken in map(words, LANGUAGES):
        told = describe_review(spoken, record, decisions)
        assert told.startswith(spoken.say("review-note-thumb"))


def test_adapters_that_need_columns_refuse_it() -> None:
    with pytest.raises(Refused) as caught:
        course(GAME.id, 4)
    assert caught.value.code == "no_lockstep"
