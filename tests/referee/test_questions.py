"""Questions as people ask them at the table are answered, and answered right."""

import re
import shlex
from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroger.referee.hearing import vocabulary
from jollyroger.referee.session import found, settled
from jollyroger.rules.refused import Refused
from jollyroger.rules.shelf import GAMES
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.guide import guide
from jollyroger.words.lexicon import sayings
from referee.asking import Asked, questions, summary
from shell import jollyroger

ASKED = [*questions()]
PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
WORDS = sorted({" ".join(phrase) for lang in LANGUAGES for phrase in vocabulary(lang)})
SAID = st.one_of(st.sampled_from(WORDS), st.integers(0, 20).map(str), st.sampled_from("?,.(x"))
MUST = {
    "en": "{first} was led{then}. Must I play {suit}?",
    "de": "{first} wurde ausgespielt{then}. Muss ich {suit} spielen?",
    "fr": "{first} entame{then}. Dois-je jouer {suit} ?",
    "it": "{first} apre{then}. Devo giocare {suit}?",
}
languages = pytest.mark.parametrize("lang", LANGUAGES)
games = pytest.mark.parametrize("game", GAMES)


def test_there_are_questions_for_every_game_in_every_language() -> None:
    """None that has a guide is forgotten in any language, and no question is asked twice."""
    kinds = Counter((asked.game, asked.lang) for asked in ASKED)
    guided = [id for id, game in GAMES.items() if guide(game).topics]
    assert set(kinds) == set(product(guided, LANGUAGES))
    assert len(set(ASKED)) == len(ASKED) > 400


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: f"{asked.game}.{asked.lang}: {asked[2]}")
def test_a_question_is_answered_right(asked: Asked) -> None:
    """The rule, and whatever else was asked for."""
    answer = found(words(asked.lang), GAMES[asked.game], asked.question)
    assert summary(answer) == asked.right


@languages
@pytest.mark.parametrize("first", ["mermaid", "pirate", "monkey"])
@pytest.mark.parametrize("second", ["", "R", "B", "C", "S"])
def test_who_may_play_anything_is_never_told_that_they_must(
    lang: str, first: str, second: str
) -> None:
    """A yes to `must I` comes with a suit to follow, whatever was led and came then."""
    voice = words(lang)
    anything = [voice.say("why-open"), voice.say("why-freed")]
    guided = [game for game in GAMES.values() if guide(game).topics]
    for game, suit in product(guided, "RBCS"):
        asked = MUST[lang].format(
            first=_way(lang, "kinds", first),
            then=f", {_way(lang, 'words', 'then')} {_way(lang, 'suits', second)} 5" * bool(second),
            suit=_way(lang, "suits", suit),
        )
        answer = found(voice, game, asked)
        assert not (answer.facts.get("yes") and answer.why in anything), asked


def _way(lang: str, section: str, meaning: str) -> str:
    return " ".join(sayings(lang)[section][meaning][0]) if meaning else ""


@given(st.lists(SAID, min_size=1, max_size=9).map(" ".join), st.sampled_from(sorted(GAMES)))
@settings(max_examples=400, deadline=None)
def test_no_words_in_any_order_break_the_referee(text: str, game: str) -> None:
    """Whatever is said with the words we know, there is one sentence for it."""
    assert settled(words("en"), GAMES[game], text)


@languages
def test_a_question_is_understood_whatever_the_language_of_the_table(lang: str) -> None:
    """Who asks in another language than the program speaks gets the same answer."""
    for asked in ASKED[::7]:
        assert summary(found(words(lang), GAMES[asked.game], asked.question)) == asked.right, asked


@languages
@games
def test_what_is_not_understood_is_answered_with_examples_that_work(game: str, lang: str) -> None:
    """Three questions of this game in this language; each of them is answered."""
    for nonsense in ("xyzzy plugh", "gold 3", "12345", "Wie ist das Wetter?"):
        with pytest.raises(Refused) as refused:
            found(words(lang), GAMES[game], nonsense)
        examples = [str(refused.value.facts[nth]) for nth in ("first", "second", "third")]
        said = settled(words(lang), GAMES[game], nonsense)
        for example in examples:
            assert example in said
            assert found(words(lang), GAMES[game], example).why


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("does a mermaid beat a pirate?", "No. Pirate wins: the first Pirate beats Mermaids"),
        ("blue 7 was led, I hold blue 2, red 10 and an escape: what can I play?", "Blue 2, Escape"),
        ("scary mary or black 1, who wins?", "Scary Mary as Escape: Black 1 wins"),
        ("does a pirate get a bonus for a mermaid?", "There are no bonus points for that."),
        ("Blue was led, I have no blue. Must I beat it?", "you hold none, so anything may"),
    ],
)
def test_the_answer_is_a_sentence(question: str, said: str) -> None:
    """Yes and no are said, pieces have their names and not their codes."""
    assert said in settled(words("en"), GAMES["skull_king"], question)


def test_words_get_words_and_json_gets_json_through_a_pipe() -> None:
    """In the order in which they came; JSON in one line each, sentences in lines of 80."""
    typed = 'two pirates, who wins?\n{"trick": ["PI", "PI"]}\nxyzzy\n{"trick": 3}\n'
    worded, coded, *unknown, wrong = jollyroger("referee", "skull_king", typed=typed).lines
    assert worded.startswith("Pirate wins")
    assert coded.startswith('{"winner": 0')
    assert unknown[0].startswith("I do not understand “xyzzy”")
    assert unknown[-1].endswith("?”.")
    assert wrong.startswith('{"error"')


@pytest.mark.parametrize("end", ["quit", "Exit", "ende", "quitter", "esci", "fine", "fin."])
def test_a_word_ends_it(end: str) -> None:
    """Whichever language it is in; what comes after is not read."""
    ran = jollyroger("referee", "dice", typed=f"black 5, black 6\n{end}\nred 1, red 2\n")
    assert (ran.status, ran.out.count("(DI11)")) == (0, 1)


@languages
@games
def test_the_help_says_how_to_end(game: str, lang: str) -> None:
    """And the word it names does end it."""
    quit = words(lang).say("command-quit")
    ran = jollyroger("referee", game, "--lang", lang, typed=f"help\n{quit}\nhelp\n")
    own = words(lang).say(key) if words(lang).has(key := f"help-{game}") else ""
    assert ran.out.count(quit) == own.count(quit) + 1


def test_the_examples_of_the_docs_answer_as_written() -> None:
    """Every question in docs/notation.md gives the line below it."""
    asked = re.findall(r"^\$ jollyroger (referee .*)\n(.*)$", PAGE, re.MULTILINE)
    assert len(asked) > 2
    for command, said in asked:
        assert " ".join(jollyroger(*shlex.split(command)).lines) == said
