"""A trick can be typed in words, in any of the four languages."""

import json

import pytest

from jollyroger.referee.session import found
from jollyroger.rules.moves import Play
from jollyroger.rules.shelf import GAMES
from jollyroger.terminal.inputs import read_input
from jollyroger.words.aloud import Aloud
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.names import face_name
from shell import jollyroger


@pytest.mark.parametrize(
    ("game", "text", "expected"),
    [
        ("skull_king", "yellow 2, yellow 12, blue 13, black 1", {"winner": 3}),
        ("skull_king", "Gelb 2, Gelb 12, Blau 13, Schwarz 1", {"winner": 3}),
        ("skull_king", "jaune 2 jaune 12 bleu 13 noir 1", {"winner": 3}),
        ("skull_king", "giallo 2; giallo 12; blu 13; nero 1", {"winner": 3}),
        ("skull_king", "skull king, scary mary as pirate, mermaid", {"winner": 2, "bonus": 50}),
        ("skull_king", "Skull King and scary mary as escape", {"winner": 0, "bonus": 30}),
        ("skull_king", "y2 Y12 and the pirate", {"winner": 2}),
        ("skull_king", "hand red 3 blue 7 trick red 5", {"legal": ["R3"]}),
        ("skull_king", "round 4 bid 0 won 0", {"points": 40}),
        ("skull_king", "round 4 bid 2 won 2 bonus 30", {"points": 70}),
        ("dice", "black 6 black 7 red 2 yellow 7 black 5", {"winner": 3}),
        ("dice", "pirate skull, skull king skull, mermaid flag", {"winner": 1, "bonus": 30}),
        ("dice", "hand black die, pirate die trick black 7", {"legal": ["K", "PI"]}),
        ("dice", "round 2 bid 1 won 0 scoring landlubber", {"points": 0}),
        ("dice", "pirate skull, skull king flag", {"winner": 0}),
        ("dice", "skull king skull, pirate skull", {"winner": 0, "bonus": 30}),
        ("skull_king", "trick red 3 red 4 red 5 wrong 3", {"take_back": True}),
        ("skull_king", "trick red 3 red 4 red 5 wrong 2", {"take_back": False}),
        ("doubloons", "circle 2, star 0, flag", {"winner": 1}),
        ("doubloons", "circle 2, scary mary as flag", {"winner": 0}),
        ("skull_queen", "center red 3, trick red 4 red 9 red 5", {"moves": [[1, "R", 1]]}),
        ("skull_queen", "king leads red 3, red 5, red 8", {"leader": 0}),
        (
            "skull_queen",
            "centre yellow 4 blue 3 trick blue 6 green 7 blue 12 blue 8",
            {"moves": [[2, "B", 2]], "leader": 2},
        ),
        ("skull_queen", "spaces 8 5 2 overboard", {"points": 15}),
    ],
)
def test_words_are_understood(game: str, text: str, expected: dict[str, object]) -> None:
    """Words, codes and punctuation as a person types them give the JSON question's answer."""
    assert expected.items() <= found(words("en"), GAMES[game], text).facts.items()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_is_understood_by_its_name(game: str, lang: str) -> None:
    """The name we say for a piece is a name we understand for it."""
    rules = GAMES[game]
    beside = next(code for code, face in rules.box.faces.items() if face.kind == "number")
    for code in rules.box.faces.keys() - {beside}:
        by_name = found(Aloud("en"), rules, f"{face_name(words(lang), rules, code)}, {beside}")
        by_code = jollyroger("referee", game, typed=json.dumps({"trick": [code, beside]}))
        assert by_name.plain() == json.loads(by_code.out), code


def test_a_question_on_the_command_line_is_answered_in_a_sentence() -> None:
    """Somebody at a table types the trick behind the command and reads a sentence."""
    ran = jollyroger("referee", "skull_king", "yellow", "2,", "black", "1")
    assert ran.out == "Black 1 wins: the highest trump beats the other numbers. (SK14)\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [id for id in GAMES if words("en").has(f"help-{id}")])
def test_every_example_in_the_help_works(game: str, lang: str) -> None:
    """What the help tells people to type is answered."""
    said = words(lang).say(f"help-{game}")
    examples = [part.partition(":")[2].strip(" .") for part in said.split(". ")]
    assert len(examples) > 1
    assert said.replace("\u00a0", " ") in " ".join(
        jollyroger("referee", game, "--lang", lang, typed="help\n").lines
    )
    for example in examples:
        assert found(words(lang), GAMES[game], example), example


@pytest.mark.parametrize(
    ("game", "name", "code"),
    [
        ("skull_king", "Meerjungfrau", "ME"),
        ("skull_king", "die Flucht", "ES"),
        ("skull_king", "re teschio", "SK"),
        ("dice", "sirène", "ME"),
        ("doubloons", "sirena", "ME"),
        ("doubloons", "drapeau blanc", "FL"),
    ],
)
def test_an_everyday_name_plays_the_piece(game: str, name: str, code: str) -> None:
    """Not only the word on the box, which is English in all four languages."""
    assert read_input(name, GAMES[game]) == Play(code)
