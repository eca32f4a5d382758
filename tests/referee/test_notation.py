"""The referee answers the questions of docs/notation.md, each with its rule and its reason."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroger.referee.session import answers, settled
from jollyroger.rules.shelf import GAMES
from jollyroger.words.catalogue import LANGUAGES, words
from shell import jollyroger

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)
FIELDS = (
    "trick",
    "hand",
    "round",
    "bid",
    "won",
    "bonus",
    "scoring",
    "center",
    "king",
    "spaces",
    "wrong",
)


def ask(game: str, *questions: object) -> list[dict[str, Any]]:
    typed = "\n".join(q if isinstance(q, str) else json.dumps(q) for q in questions) + "\n"
    ran = jollyroger("referee", game, typed=typed)
    assert ran.status == 0
    return [json.loads(line) for line in ran.lines]


@pytest.mark.parametrize(
    ("game", "question", "answer"),
    [
        ("skull_king", {"trick": ["Y2", "Y12", "B13", "K1"]}, {"winner": 3, "bonus": 0}),
        ("skull_king", {"trick": ["PI", "SK", "SM-"]}, {"winner": 1, "bonus": 60}),
        ("skull_king", {"trick": ["SK", "ME", "PI"]}, {"winner": 1, "bonus": 50}),
        (
            "skull_king",
            {"hand": ["Y3", "SM", "B2"], "trick": ["Y2"]},
            {"legal": ["Y3", "SM+", "SM-"]},
        ),
        ("skull_king", {"hand": ["ES", "ES", "B2"], "trick": []}, {"legal": ["ES", "B2"]}),
        ("skull_king", {"round": 4, "bid": 0, "won": 0, "bonus": 0}, {"points": 40}),
        ("skull_king", {"round": 5, "bid": 3, "won": 3, "bonus": 30}, {"points": 90}),
        ("skull_king", {"round": 5, "bid": 5, "won": 1}, {"points": -40}),
        ("skull_king", {"bid": 2, "won": 2}, {"points": 40}),
        ("doubloons", {"hand": ["C3", "S2"], "trick": ["SM+", "C5"]}, {"legal": ["C3", "S2"]}),
        ("doubloons", {"hand": ["C3", "S2"], "trick": ["SM-", "C5"]}, {"legal": ["C3"]}),
        ("dice", {"trick": ["K6", "K7", "R2", "Y7", "K5"]}, {"winner": 3, "bonus": 0}),
        ("dice", {"trick": ["PI", "SK", "K5", "K7", "ME"]}, {"winner": 4, "bonus": 50}),
        ("dice", {"trick": ["PI", "SK", "K5", "K7", "MEF"]}, {"winner": 1, "bonus": 30}),
        ("dice", {"hand": ["K", "PI", "B"], "trick": ["YF"]}, {"legal": ["K", "PI", "B"]}),
        ("dice", {"hand": ["K", "PI", "Y"], "trick": ["SKF", "YF"]}, {"legal": ["PI", "Y"]}),
        ("dice", {"round": 3, "bid": 2, "won": 1, "scoring": "landlubber"}, {"points": 0}),
        ("dice", {"round": 3, "bid": 2, "won": 1, "scoring": "standard"}, {"points": -10}),
        (
            "skull_queen",
            {"center": ["Y4", "B3"], "trick": ["B6", "G7", "B12", "B8"]},
            {"moves": [[2, "B", 2]], "center": ["G7", "Y4"], "leader": 2},
        ),
        (
            "skull_queen",
            {"trick": ["R9", "R11", "R2"], "king": True},
            {"moves": [[1, "R", 1], [2, "R", -1]], "center": [], "leader": 0},
        ),
        ("skull_queen", {"spaces": [8, 5, 2, None]}, {"points": 15}),
        (
            "skull_queen",
            {"hand": ["R3", "G2", "MO"], "trick": ["FM", "R5"]},
            {"legal": ["R3", "MO"]},
        ),
    ],
)
def test_a_question_is_answered(game: str, question: object, answer: dict[str, Any]) -> None:
    """The answer holds what was asked for, a rule number and one line of reason."""
    (said,) = ask(game, question)
    assert answer.items() <= said.items()
    assert said["rule"][:2] in {"SK", "DI", "DO", "SQ"}
    assert said["why"].endswith(".")
    assert "\n" not in said["why"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "question", "lost"),
    [
        ("skull_king", {"bid": 2, "won": 1}, True),
        ("skull_king", {"bid": 0, "won": 1}, True),
        ("skull_king", {"bid": 1, "won": 1}, False),
        ("dice", {"bid": 2, "won": 1}, True),
        ("dice", {"bid": 2, "won": 1, "scoring": "landlubber"}, False),
    ],
)
def test_a_bonus_that_a_missed_bid_loses_is_named(
    lang: str, game: str, question: dict[str, object], lost: bool
) -> None:
    """Else one wonders where it went (SK18, SK20); without bonuses none is lost (DI16)."""
    asked = json.dumps({"round": 3, "bonus": 30} | question)
    said = json.loads(settled(words(lang), GAMES[game], asked))
    assert (words(lang).say("score-bonus-lost", bonus=30) in said["why"]) == lost


def test_codes_are_read_in_any_case_and_unknown_fields_ignored() -> None:
    """A person types as it comes, a program may carry more than we ask."""
    (said,) = ask("skull_king", {"trick": ["y2", "k1", "sm+"], "table": 7, "note": None})
    assert said["winner"] == 2


@pytest.mark.parametrize(
    "question",
    [
        "{",
        "[]",
        '"Y2"',
        {"trick": []},
        {"trick": "Y2"},
        {"trick": ["Y2", 3]},
        {"trick": ["Y14"]},
        {"trick": ["SM"]},
        {"trick": ["SK", "SK"]},
        {"trick": ["ES"] * 6},
        {"trick": ["Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7"]},
        {"hand": ["SM+"], "trick": []},
        {"round": 0, "bid": 0, "won": 0},
        {"round": 11, "bid": 0, "won": 0},
        {"round": 3, "bid": 4, "won": 0},
        {"round": 3, "bid": 1, "won": True},
        {"round": 3, "bid": 1, "won": 1, "scoring": "landlubber"},
        {"round": 3},
        {"bid": 0, "won": 0},
        {"bid": 11, "won": 0},
        {"hand": [], "trick": []},
        {},
    ],
)
def test_what_cannot_be_answered_gets_one_sentence_and_the_next_is_read(question: object) -> None:
    """An error is an answer; the questions around it are answered as ever."""
    good = {"trick": ["Y2", "K1"]}
    before, bad, after = ask("skull_king", good, question, good)
    assert set(bad) == {"error"}
    assert bad["error"].rstrip().endswith(".")
    assert before == after
    assert after["winner"] == 1


def test_a_trick_of_wilds_alone_has_no_colour() -> None:
    """Until a number card is played there is nothing to resolve."""
    (said,) = ask("skull_queen", {"trick": ["FM", "MO"]})
    assert "error" in said


@given(st.dictionaries(st.sampled_from(FIELDS), JSON), st.sampled_from(sorted(GAMES)))
@settings(max_examples=1000, deadline=None)
def test_no_question_breaks_the_referee(question: object, game: str) -> None:
    """Whatever JSON comes, there is one answer, and it is an object."""
    said = json.loads(settled(words("en"), GAMES[game], json.dumps(question)))
    assert isinstance(said, dict)
    assert ("why" in said) != ("error" in said)


@given(st.text(), st.sampled_from(sorted(GAMES)))
@settings(max_examples=1000, deadline=None)
def test_no_line_of_text_breaks_the_referee(line: str, game: str) -> None:
    """Whatever text comes, every answer is one line, and JSON to JSON."""
    for reply in answers(words("en"), GAMES[game], [line]):
        assert "\n" not in reply or "\n" in line
        if line.strip().startswith(("{", "[", '"')):
            assert isinstance(json.loads(reply), dict)
