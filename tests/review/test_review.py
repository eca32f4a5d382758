"""A review judges every decision from its own seat's view, and knows a blunder when it sees one."""

import json
from functools import cache
from random import Random

import pytest

from jollyroger.bots.crew import bot
from jollyroger.review.review import Decision, as_json, review
from jollyroger.rules.events import Event
from jollyroger.rules.moves import Bid
from jollyroger.rules.record import Record, Seated
from jollyroger.rules.shelf import GAMES, load
from jollyroger.table.match import Match, seeded
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.reviews import describe_review

CREW = ("level5", "heuristic", "random")


@cache
def played(game: str, seed: int = 2) -> Record:
    match, rng = Match(load(game), 3, seeded(seed)), Random(seed)
    events: list[Event] = []
    while not match.over:
        events += match.deal_if_due()
        seat = match.due()[0]
        events += match.take(seat, bot(CREW[seat])(match.view(seat), match.may(seat), rng))
    return Record(game, (), tuple(Seated(name, name) for name in CREW), tuple(events))


@cache
def reviewed(game: str) -> tuple[Decision, ...]:
    return tuple(review(played(game)))


@pytest.mark.parametrize("game", GAMES)
def test_the_best_choice_costs_nothing_and_no_choice_less(game: str) -> None:
    """The admiral, seat 0, makes the best one by definition."""
    for decision in reviewed(game):
        assert {decision.chosen, decision.best} <= {*decision.options}
        assert len(decision.options) > 1
        assert decision.cost == max(0, decision.best.points - decision.chosen.points)
        assert decision.seat > 0 or decision.cost == 0


@pytest.mark.parametrize("game", GAMES)
def test_random_play_gives_away_more_than_the_admiral(game: str) -> None:
    cost = [sum(d.cost for d in reviewed(game) if d.seat == seat) for seat in range(3)]
    assert cost[0] < cost[2]


@pytest.mark.parametrize("game", ["skull_king", "dice", "doubloons"])
def test_every_bid_is_judged(game: str) -> None:
    bids = [d for d in reviewed(game) if isinstance(d.chosen.move, Bid)]
    assert len(bids) == 3 * GAMES[game].rounds[3]
    assert all(d.trick == 0 and len(d.options) == d.round + 1 for d in bids)


@pytest.mark.parametrize("game", GAMES)
def test_a_review_is_one_json_document_with_moves_as_they_are_written(game: str) -> None:
    document = json.loads(as_json(played(game), reviewed(game)))
    assert document["game"] == game
    assert len(document["decisions"]) == len(reviewed(game))
    assert {d["best"]["move"].split()[0] for d in document["decisions"]} <= {"bid", "place", "play"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_review_is_told_in_every_language(game: str, lang: str) -> None:
    lines = describe_review(words(lang), played(game), reviewed(game)).splitlines()
    assert len(lines) > 8
    assert all(name in "\n".join(lines) for name in CREW)


def test_a_game_without_a_decision_has_nothing_to_review() -> None:
    record = Record("dice", (), tuple(Seated(name) for name in CREW), ())
    assert list(review(record)) == []
    assert describe_review(words("en"), record, []) == words("en").say("review-nothing")
