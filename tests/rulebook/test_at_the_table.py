"""Rules for people at a real table: what the referee says, what a token feels like."""

import pytest

from jollyroger.referee.answers import answer
from jollyroger.rules.shelf import GAMES, load
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.touch import feel


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_play_goes_back_until_the_next_player_has_played(game: str) -> None:
    """A wrong play is taken back while it is the last one; after that the trick stands (G5)."""
    pieces = list(load(game).box.faces)[:3]
    said = [
        answer(words("en"), load(game), {"trick": pieces, "wrong": index}) for index in range(3)
    ]
    assert [reply.facts["take_back"] for reply in said] == [False, False, True]
    assert {reply.rule for reply in said} == {"G5"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_special_tokens_tell_apart_by_rim_and_icon(lang: str) -> None:
    """Every special token feels unlike the others, in its rim or in its icon (DO5)."""
    box = load("doubloons").box
    specials = [
        feel(words(lang), load("doubloons"), piece.code)
        for piece in box.pieces
        if piece.suit is None
    ]
    assert len(set(specials)) == len(specials) == 5


def test_the_jagged_rim_marks_those_that_fight() -> None:
    """A Flag has a thin rim; Pirate, Mermaid, Scary Mary and Skull King a jagged one (DO5)."""
    told = {
        code: feel(words("en"), load("doubloons"), code) for code in ("FL", "PI", "ME", "SM", "SK")
    }
    assert told["FL"].startswith("thin rim")
    assert all(feel.startswith("jagged rim") for code, feel in told.items() if code != "FL")
    assert [told[code].split(", ")[1] for code in ("PI", "ME", "SM", "SK")] == [
        "a rounded triangle",
        "a fish",
        "a flag",
        "a crown",
    ]
