"""Whole sentences about games that no module of ours knows: words in, words out."""

from collections.abc import Iterator

import pytest

from games.guests import guests, modules
from jollyroger.referee.natural import examples
from jollyroger.referee.session import settled
from jollyroger.rules.shelf import GAMES
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.names import suit_name

IDS = [each.GAME.id for each in modules()]
WINS = {
    "en": "who wins, {one} or {other}?",
    "de": "wer gewinnt, {one} oder {other}?",
    "fr": "qui gagne, {one} ou {other} ?",
    "it": "chi vince, {one} o {other}?",
}


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with guests():
        yield


def question(id: str, lang: str) -> str:
    """Of two suits, which no piece of them decides."""
    one, other = (suit_name(words(lang), GAMES[id], suit) for suit in GAMES[id].box.suits[:2])
    return WINS[lang].format(one=one, other=other)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_a_rung_without_words_is_answered_with_what_can_be_asked(id: str, lang: str) -> None:
    spoken = words(lang)
    told = settled(spoken, GAMES[id], question(id, lang))
    assert all(offered in told for offered in examples(spoken, GAMES[id]).values())
