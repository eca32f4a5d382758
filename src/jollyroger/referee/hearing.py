"""What was said, word by word, in whichever of our languages it was said."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, Literal

from ..rules.game import Game
from ..words.catalogue import LANGUAGES
from ..words.lexicon import Phrase, plain, sayings

Kind = Literal[
    "word", "suit", "kind", "face", "number", "once", "none", "ordinal", "times", "join", "break",
    "unknown", "filler",
]  # fmt: skip
# The sections of a language's sayings and what their entries are; a later one outdoes an earlier.
SECTIONS: Final[Mapping[str, Kind]] = {
    "fillers": "filler",
    "words": "word",
    "joins": "join",
    "none": "none",
    "once": "once",
    "ordinals": "ordinal",
    "times": "times",
    "numbers": "number",
    "kinds": "kind",
    "suits": "suit",
}
MARKS: Final = frozenset(",.:;!?&()/")
ENDINGS: Final = "st|nd|rd|th|s|e|er|ers|ere|eme|te|ten|ter|en|a|o"
LONG: Final = 5  # a shorter name has too many neighbours to be taken for a slip
LONGER: Final = 7  # and a shorter word that is no name
NAMES: Final = frozenset({"kind", "suit"})
ALIKE: Final = 0.82  # one letter of six


@dataclass(frozen=True, slots=True)
class Item:
    """A word or a phrase with a meaning, or with several; `at` counts the words before it."""

    kind: Kind
    values: frozenset[str]
    at: int
    text: str

    @property
    def value(self) -> str:
        return next(iter(self.values))


Meaning = tuple[Kind, frozenset[str]]


@dataclass(frozen=True, slots=True)
class Heard:
    items: tuple[Item, ...]
    lang: str

    @property
    def words(self) -> frozenset[str]:
        """Everything that was spoken of, apart from pieces and numbers."""
        said = {value for item in self.items if item.kind == "word" for value in item.values}
        return frozenset(said | {word for item in self.items for word in _also(item)})

    @property
    def unknown(self) -> int:
        return sum(item.kind == "unknown" for item in self.items)


def _also(item: Item) -> frozenset[str]:
    """What a number says beside its value."""
    if item.kind == "none":
        return frozenset({"not"})
    first = item.kind == "ordinal" and item.value == "1"
    return frozenset({"first"} if first else ())


def hear(game: Game, text: str, lang: str) -> Heard:
    """As the language in which the most of it makes sense; of equals, the asker's."""
    heard = _heard(game, text, lang)
    if heard.unknown:
        others = (_heard(game, text, other) for other in LANGUAGES if other != lang)
        heard = min((heard, *others), key=lambda heard: heard.unknown)
    return Heard(tuple(_mended(game, item, heard.lang) for item in heard.items), heard.lang)


def _heard(game: Game, text: str, lang: str) -> Heard:
    items = tuple(item for item in _items(game, text, lang) if item.kind != "filler")
    return Heard(items, lang)


def _items(game: Game, text: str, lang: str) -> Iterator[Item]:
    """The longest phrase we know at every place."""
    known = vocabulary(lang)
    said = _rejoined(tokens(text), lang)
    plainly = [plain(word) for word in said]
    at = 0
    while at < len(said):
        for length in range(min(LONGEST, len(said) - at), 0, -1):
            phrase = tuple(plainly[at : at + length])
            if meaning := _code(game, said[at], phrase, known) or _meaning(known, said[at], phrase):
                yield Item(meaning[0], meaning[1], at, " ".join(phrase))
                at += length
                break
        else:
            yield _single(plainly[at], at)
            at += 1


def _meaning(known: Mapping[Phrase, Meaning], said: str, phrase: Phrase) -> Meaning | None:
    """Accents do not matter, but for `e` and `è`, `ou` and `où`: only without one they join."""
    meaning = known.get(phrase)
    if meaning and meaning[0] == "join" and plain(said) != said.casefold():
        return "filler", frozenset()
    return meaning


LONGEST: Final = 6


def tokens(text: str) -> list[str]:
    """Words, numbers and marks; `x 2` is one of them, and so is the full stop of an ordinal."""
    text = re.sub(r"(\d)\.(?=\s*\w)", r"\1 ", text)
    text = re.sub(r"(?<!\w)[x\u00d7*]\s*(\d+)", r" x\1", text, flags=re.IGNORECASE)
    text = re.sub(r"(\d+)\s*[x\u00d7*](?!\w)", r"\1x ", text, flags=re.IGNORECASE)
    return re.findall(r"sm[+-](?!\w)|\w+|[,.:;!?&()/]", text, re.IGNORECASE)


def _rejoined(said: list[str], lang: str) -> list[str]:
    """`Wer spielt den ersten Stich aus`: a verb in two parts, the second one at the end."""
    ends = [at for at, word in enumerate(said) if at + 1 == len(said) or said[at + 1] in MARKS]
    for whole, ways in sayings(lang)["apart"].items():
        for first, last in ways:
            for end in (end for end in ends if plain(said[end]) == last):
                begin = max((at for at in range(end) if plain(said[at]) == first), default=None)
                if begin is not None and not MARKS & {*said[begin:end]}:
                    said = [*said[:begin], whole, *said[begin + 1 :]]
    return said


def _code(game: Game, said: str, phrase: Phrase, known: Mapping[Phrase, Meaning]) -> Meaning | None:
    """A code of notation; one that is also a word of the language has to be in capitals."""
    code = phrase[0].upper()
    if len(phrase) > 1 or code not in game.box.faces or len(code) < 2:
        return None
    if phrase in known and not said.isupper():
        return None
    return "face", frozenset({code})


def _single(word: str, at: int) -> Item:
    if not re.match(r"\w", word):
        return Item("break", frozenset({word}), at, word)
    if found := re.fullmatch(r"x(\d{1,2})|(\d{1,2})x", word):
        return Item("times", frozenset({found[1] or found[2]}), at, word)
    if found := re.fullmatch(rf"(\d{{1,4}})(?:{ENDINGS})?", word):
        return Item("number", frozenset({str(int(found[1]))}), at, word)
    return Item("unknown", frozenset({word}), at, word)


def _mended(game: Game, item: Item, lang: str) -> Item:
    """A word nobody knows: the same in another language, or one with a slip of the finger."""
    if item.kind != "unknown":
        return item
    for other in LANGUAGES:
        meaning = vocabulary(other).get((item.text,))
        if meaning and meaning[0] in NAMES:
            return Item(*meaning, item.at, item.text)
    near = get_close_matches(item.text, _long_words(lang, item.text[0]), 1, ALIKE)
    if len(item.text) < LONG or not near:
        return item
    return Item(*vocabulary(lang)[near[0],], item.at, item.text)


@lru_cache
def _long_words(lang: str, letter: str) -> tuple[str, ...]:
    """Those that begin alike: hardly anybody mistypes the first letter."""
    single = [(phrase[0], kind) for phrase, (kind, _) in vocabulary(lang).items() if not phrase[1:]]
    begins = [(word, kind) for word, kind in single if word[0] == letter]
    return tuple(word for word, kind in begins if len(word) >= (LONG if kind in NAMES else LONGER))


@lru_cache
def vocabulary(lang: str) -> Mapping[Phrase, Meaning]:
    """Every phrase with a meaning in this language; a word may have several."""
    known: dict[Phrase, Meaning] = {}
    for section, kind in SECTIONS.items():
        for value, ways in sayings(lang)[section].items():
            for phrase in ways:
                had = known.get(phrase)
                more = had[1] if had and had[0] == kind else frozenset[str]()
                known[phrase] = kind, more | {value}
    known.pop((), None)
    return known
