"""A trick that nobody takes, and one that goes by no ladder: the referee asks the game."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from games import needs
from games.shelved import shelved
from jollyroger.referee.answers import answer
from jollyroger.referee.natural import understood
from jollyroger.referee.session import settled
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.events import TrickOutcome, TrickTaken
from jollyroger.rules.pieces import Box, card, numbers
from jollyroger.rules.state import Laid, Phase, State
from jollyroger.rules.trick import LED, Paid, Rung, TrickRules
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.why import explain_trick

LOST = {
    "en": "Nobody takes the trick. Red 9 leads next.",
    "de": "Niemand macht den Stich. Rot 9 spielt als Nächstes aus.",
    "fr": "Personne ne remporte le pli. Rouge 9 entame le pli suivant.",
    "it": "Nessuno vince la presa. Rosso 9 apre la prossima presa.",
}


@dataclass(frozen=True, kw_only=True)
class Whale(BiddingGame):
    """WH1: with a Whale the highest number takes the trick, whatever its suit, and gets 10."""

    def resolve(self, state: State) -> TrickOutcome:
        if "WW" not in [laid.face for laid in state.trick]:
            return super().resolve(state)
        high = max(state.trick, key=lambda laid: self.box.faces[laid.face].value)
        return TrickTaken.by(high.seat, "WH1", (Paid("WH2", 10), Paid("WH3", 5)))


WHALE = Whale(
    id="whale",
    box=Box((*numbers("RY", range(1, 15)), card("WW", "whale"))),
    rounds={3: 1},
    opens=1,
    clauses=needs.GAME.clauses,
    declares=needs.GAME.declares,
    rules=TrickRules((Rung("WH4", "number", "highest", suit=LED), Rung("WH4", "whale", "first"))),
)
PLAIN = """
game-whale = Whale
piece-WW = Whale
why-WH1 = { $piece } takes the trick: the highest in { $suit } or anything.
why-WH4 = { $piece } takes the trick.
bonus-WH2 = The Whale pays { $points }.
"""
WHALE_WORDS = dict.fromkeys(LANGUAGES, PLAIN)


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with shelved(needs.GAME, needs.WORDS), shelved(WHALE, WHALE_WORDS):
        yield


def asked(trick: str, **more: str) -> dict[str, Any]:
    return answer(words("en"), needs.GAME, {"trick": trick.split(), **more}).plain()


def test_a_trick_that_nobody_takes_has_no_winner_and_a_leader() -> None:
    """ND6: without the Kraken the red 9 would have taken it."""
    told = asked("R5 KR R9")
    assert (told["winner"], told["bonus"], told["leads"], told["rule"]) == (None, 0, 2, "ND6")


def test_the_trump_of_the_round_decides_who_leads_after_a_lost_trick() -> None:
    assert asked("R5 KR Y1", trump="Y")["leads"] == 2
    assert asked("R5 KR Y1", trump="R")["leads"] == 0


def test_who_takes_a_trick_leads_and_it_is_not_told_twice() -> None:
    told = asked("R5 R9")
    assert told["winner"] == 1
    assert "leads" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lost_trick_is_answered_in_words(lang: str) -> None:
    told = settled(words(lang), needs.GAME, "R5 KR R9")
    assert LOST[lang] in told
    assert "(ND6)" in told


@pytest.mark.parametrize(
    ("question", "yes"),
    [("does R5 beat the kraken?", False), ("does KR beat R5?", False)],
)
def test_of_two_that_lose_the_trick_none_beats_the_other(question: str, yes: bool) -> None:
    found = understood(words("en"), needs.GAME, question)
    assert found.facts["winner"] is None
    assert found.facts["yes"] is yes


def test_a_trump_that_was_named_in_words_counts_for_a_lost_trick() -> None:
    told = understood(words("en"), needs.GAME, "trump yellow, who wins R5 KR Y1?")
    assert told.facts["leads"] == 2


def test_the_referee_asks_a_game_whose_ladder_is_not_all() -> None:
    facts = answer(words("en"), WHALE, {"trick": ["R5", "WW", "Y9"]})
    assert (facts.facts["winner"], facts.facts["bonus"], facts.rule) == (2, 15, "WH1")


def test_what_happened_is_told_from_the_event_and_not_reckoned_again() -> None:
    """By the ladder the red 5 would have taken it, with nothing to pay."""
    trick = (Laid(2, "R5"), Laid(0, "WW"), Laid(1, "Y9"))
    state = State(3, Phase.PLAY, hands=((), (), ()), trick=trick)
    event = WHALE.resolve(state)
    told, rule = explain_trick(words("en"), WHALE, state, event)
    assert told.startswith("Yellow 9 takes the trick: the highest in yellow or anything.")
    assert "The Whale pays 10." in told
    assert told.endswith(words("en").say("bonus", points=5))
    assert rule == "WH1"


def test_a_log_from_before_captures_were_told_has_the_game_say_them() -> None:
    trick = (Laid(2, "R5"), Laid(0, "WW"), Laid(1, "Y9"))
    state = State(3, Phase.PLAY, hands=((), (), ()), trick=trick)
    older = TrickTaken(1, 15, "WH1")
    assert older == WHALE.resolve(state)
    assert "The Whale pays 10." in explain_trick(words("en"), WHALE, state, older)[0]


def test_json_gets_json() -> None:
    told = json.loads(settled(words("en"), needs.GAME, json.dumps({"trick": ["KR", "R9"]})))
    assert told["winner"] is None
    assert told["why"].startswith(LOST["en"])
