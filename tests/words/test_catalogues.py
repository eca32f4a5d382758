"""Every text exists in every language, can be said, and is asked for by the code."""

import re
from itertools import product

import pytest

from jollyroger.referee import spoken
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.game import Game
from jollyroger.rules.shelf import GAMES, OPTIONS
from jollyroger.terminal.inquiries import name_commands
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.names import face_name, held_name, suit_name
from words.catalogues import is_used, junk, keys_of, messages, refused, said, variables

KEYS = sorted(messages("en"))
INTERNAL = {"event_impossible"}  # always turned into record_damaged
CRIES = {"play-cry"}  # the same in every language
MOVES = {"bid", "b", "play", "p", "place", "front", "back", "deal"}
languages = pytest.mark.parametrize("lang", LANGUAGES)
translations = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


# The catalogues among themselves


@translations
def test_every_language_has_the_files_and_keys_of_english(lang: str) -> None:
    """A translator finds the same keys in the same order."""
    assert keys_of(lang) == keys_of("en")


@languages
def test_every_message_parses_and_no_key_is_there_twice(lang: str) -> None:
    """Nothing in a catalogue is skipped in silence."""
    assert junk(lang) == []
    keys = [key for file in keys_of(lang).values() for key in file]
    assert len(keys) == len(set(keys))


@translations
def test_every_message_has_the_variables_of_english(lang: str) -> None:
    """No fact gets lost in translation and none is asked for that nobody gives."""
    english = {key: variables(message) for key, message in messages("en").items()}
    assert {key: variables(message) for key, message in messages(lang).items()} == english


@languages
@pytest.mark.parametrize("fact", [0, 1, 2, 5, -40, 1000, "Anne"])
def test_every_message_can_be_said(lang: str, fact: int | str) -> None:
    """With any number or name in its places a message says something."""
    for key, message in messages(lang).items():
        assert words(lang).say(key, **dict.fromkeys(variables(message), fact)).strip(), key


@translations
def test_no_sentence_is_left_in_english(lang: str) -> None:
    """What has two small words or more reads differently in another language."""
    for key in set(KEYS) - CRIES:
        facts = dict.fromkeys(variables(messages("en")[key]), 5)
        english = words("en").say(key, **facts)
        if len(re.findall(r"\b[a-z]+\b", english)) > 1:
            assert words(lang).say(key, **facts) != english, key


@languages
def test_the_lines_of_help_and_rules_fit_the_terminal(lang: str) -> None:
    """Lines that are broken by hand are never broken again."""
    told = [words(lang).say(key) for key in KEYS if key.startswith("rules-")]
    told += [name_commands(words(lang), game, "help-table") for game in GAMES.values()]
    for text in told:
        assert max(map(len, text.splitlines())) <= 80, text


@languages
def test_quotes_and_spaces_are_those_of_the_language(lang: str) -> None:
    """Quotation marks differ, and French keeps its marks from falling off the line."""
    facts = {key: dict.fromkeys(variables(message), "x") for key, message in messages(lang).items()}
    text = "\n".join(words(lang).say(key, **facts[key]) for key in KEYS)
    marks = {"en": "“”", "de": "„“", "fr": "«»", "it": "“”"}[lang]
    assert set(re.findall("[“”„«»]", text)) == set(marks)
    if lang == "fr":
        assert not re.search(r" [:;!?»%]|« |[^\s\xa0][;!?»]|\w:(?!\S)", text)


# The catalogues and the code


def test_every_key_is_used() -> None:
    """A sentence that nobody says would be translated for nothing."""
    assert [key for key in KEYS if not is_used(key)] == []


def test_the_search_for_unused_keys_can_fail() -> None:
    """A key that no code can make is found out, however close it comes to one that is used."""
    for key in ("saved-by", "shows-K", "lung-PI", "prompt", "x-y"):
        assert not is_used(key), key
    for key in ("told-lot-dice", "told-lot-dice-you", "skull-PI", "flag-Y", "sim-name", "you"):
        assert is_used(key), key


def test_every_key_that_is_said_exists() -> None:
    """What the code says by name has words."""
    assert sorted(said() - set(KEYS)) == []


def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal() -> None:
    """A code that is raised can be told; the command line's own mistake is told by its key."""
    sentences = {key for key in KEYS if key.startswith("refused-")}
    raised = {f"refused-{code.replace('_', '-')}" for code in refused() - INTERNAL}
    assert sentences == raised | {"refused-arguments", "refused-machine"}


@games
def test_every_rung_and_capture_has_its_reason(game: Game) -> None:
    """Whoever takes a trick, the referee can say why and what it is worth."""
    if isinstance(game, BiddingGame):
        rungs = {f"why-{rung.rule}" for rung in game.rules.ladder}
        captures = {f"bonus-{capture.rule}" for capture in game.rules.captures}
        assert rungs | captures <= set(KEYS)


@games
@languages
def test_every_piece_and_suit_has_a_name_of_its_own(game: Game, lang: str) -> None:
    """Two things with one name could not be told apart by ear."""
    spoken_here = words(lang)
    held = {code: held_name(spoken_here, game, code) for code in game.box.held}
    faces = {code: face_name(spoken_here, game, code) for code in game.box.faces}
    for names in (held, faces):
        assert len({name.casefold() for name in names.values()}) == len(names)
    for code in held.keys() & faces.keys():
        assert (held[code] == faces[code]) is not game.box.held[code].thrown
    suits = {suit_name(spoken_here, game, suit).casefold() for suit in game.box.suits}
    assert len(suits) == len(game.box.suits)


# Words that people type, understood in all languages at once


def test_a_command_word_means_one_command() -> None:
    """Whatever the language of the table, no word stands for two commands."""
    commands = [key.removeprefix("command-") for key in KEYS if key.startswith("command-")]
    known = {command: command for command in commands}
    for lang, command in product(LANGUAGES, commands):
        word = words(lang).say(f"command-{command}")
        assert known.setdefault(word, command) == command, (lang, word)


def test_a_command_word_can_be_typed_and_is_no_move() -> None:
    """One word without capitals, never a piece's code or the first word of a move."""
    codes = {
        code.casefold()
        for game in GAMES.values()
        for code in (*game.box.held, *game.box.faces, *game.box.suits)
    }
    for lang, key in product(LANGUAGES, KEYS):
        if key.startswith("command-"):
            word = words(lang).say(key)
            assert word.isalpha()
            assert word == word.casefold()
            assert word not in codes | MOVES


@languages
def test_the_help_names_every_command(lang: str) -> None:
    """Nobody has to guess what can be asked."""
    games = [name_commands(words(lang), game, "help-table") for game in GAMES.values()]
    told = set(re.findall(r"\w+", " ".join(games)))
    commands = {words(lang).say(key) for key in KEYS if key.startswith("command-")}
    assert commands <= told


@games
@languages
def test_a_word_of_a_question_means_one_thing(game: Game, lang: str) -> None:
    """Each section's word is read as that section, whatever it means in another language."""
    said = {name: words(lang).say(f"ask-{name}") for name in (*spoken.SECTIONS, "water")}
    word = {name: ways.split("|")[-1] for name, ways in said.items()}
    for name in spoken.LISTS:
        assert spoken.question(game, word[name]) == {name: []}
    for name in spoken.NUMBERS:
        counted = 2 if name == "wrong" else 3  # people count pieces from one
        assert spoken.question(game, f"{word[name]} 3") == {name: counted}
    assert spoken.question(game, word["king"]) == {"king": True}
    assert spoken.question(game, f"{word['spaces']} {word['water']}") == {"spaces": [None]}
    for option in OPTIONS.get(game.id, {}):
        assert spoken.question(game, f"{word['scoring']} {option}") == {"scoring": option}


@games
@languages
def test_a_name_is_read_as_its_piece(game: Game, lang: str) -> None:
    """Neither small words left out nor another language make one piece of two."""
    hand = words(lang).say("ask-hand")
    for code in game.box.held:
        typed = f"{hand} {held_name(words(lang), game, code)}"
        assert spoken.question(game, typed) == {"hand": [code]}
    for code in game.box.faces:
        for typed in (face_name(words(lang), game, code), code):
            assert spoken.question(game, typed) == {"trick": [code]}
