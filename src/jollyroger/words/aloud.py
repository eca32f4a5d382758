"""Words for the ear: a loss is said as one, because many voices skip a hyphen."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ..rules.game import Game
from ..rules.pieces import Code
from .catalogue import LANGUAGES, Value, Words
from .catalogue import words as written
from .names import held_name, play_name

ROWS: Final = ("hand", "legal")  # codes that fill one braille line, and stay on it
TIED: Final = "\u00a0"  # a blank that no line is broken at


class Aloud(Words):
    """The sentences of a language; what is below zero in words, a hand in one piece."""

    def __init__(self, lang: str) -> None:
        spoken = written(lang)
        self.lang, self._bundle = lang, spoken._bundle

    def say(self, key: str, **facts: Value) -> str:
        told = super().say(key, **{name: self._spoken(name, facts[name]) for name in facts})
        # French keeps a blank before it, also where our code puts a list together.
        return re.sub(r"(?<=[^\s\u00a0]);", f"{TIED};", told) if self.lang == "fr" else told

    def _spoken(self, name: str, fact: Value) -> Value:
        match fact:
            case str() if name in ROWS and "," not in fact:
                return fact.replace(" ", TIED)
            case int() | float() if fact < 0:
                return super().say("minus", number=-fact)
            case str() if re.fullmatch(r"-\d+", fact):
                return super().say("minus", number=int(fact[1:]))
            case _:
                return fact


@lru_cache
def losses() -> "re.Pattern[str]":
    """`minus 10`, in every language."""
    said = (written(lang).say("minus", number=1).replace("1", r"\d") for lang in LANGUAGES)
    return re.compile("|".join(said))


SIGNS: Final = ("+", "-")


def spell(words: Words, game: Game, code: Code) -> str:
    """A code, or the name of what has a sign in its code: many voices skip that."""
    return play_name(words, game, code) if code.endswith(SIGNS) else code


def spell_all(words: Words, game: Game, codes: Iterable[Code]) -> str:
    """A row of codes; where there is a name among them, a list."""
    return _listed(spell(words, game, code) for code in codes)


def spell_pieces(words: Words, game: Game, codes: Iterable[Code]) -> str:
    """The same, with one that is played in several ways named once: a question stays short."""
    pieces = game.box.piece_of_play
    return _listed(
        held_name(words, game, pieces[code].code) if code.endswith(SIGNS) else code
        for code in codes
    )


def _listed(said: Iterable[str]) -> str:
    each = [*dict.fromkeys(said)]
    return (", " if any(" " in one for one in each) else " ").join(each)


def spell_short(words: Words, code: Code) -> str:
    """A code as it is said and can be typed: `SM minus`."""
    if code.endswith(SIGNS):
        return words.say("code-plus" if code[-1] == "+" else "code-minus", code=code[:-1])
    return code
