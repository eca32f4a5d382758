"""What was said, word by word, in whichever of our languages it was said."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from ..rules.game import Game
from ..words.catalogue import LANGUAGES, words
from ..words.lexicon import Phrase, plain, sayings, told_by_accent
from ..words.names import suit_name

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
NAMES: Final = frozenset({"kind", "suit"})
NAMING: Final = frozenset({"flag", "skull", "trump", "wild"})  # words that name pieces, too
SHORTEST: Final = 4  # letters; a shorter word has too many neighbours to be taken for a slip
SHORT: Final = 6  # the same for a word that is no name
TWO_SLIPS: Final = 7  # letters of a word in which two fingers may slip
GUESSED: Final = 0.5  # how unknown a word is that was understood with a slip


@dataclass(frozen=True, slots=True)
class Item:
    """A word or a phrase with a meaning, or with several; `at` counts the words before it."""

    kind: Kind
    values: frozenset[str]
    at: int
    text: str
    guessed: bool = False

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
        said |= {word for item in self.items for word in _asked(item, self.lang)}
        return frozenset(said | {word for item in self.items for word in _also(item)})

    @property
    def unknown(self) -> float:
        """How many words mean nothing; one with a slip, or of another language, is half such."""
        unknown = sum(item.kind == "unknown" for item in self.items)
        return unknown + GUESSED * sum(item.guessed for item in self.items)


def _asked(item: Item, lang: str) -> frozenset[str]:
    """`who gets it` is a way to say `win`, and still asks who."""
    first, *rest = item.text.split()
    kind, values = vocabulary(lang).get((first,), ("word", frozenset[str]()))
    return values & {"who"} if rest and kind == "word" else frozenset()


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
    return heard


def _heard(game: Game, text: str, lang: str) -> Heard:
    items = (_mended(item, lang) for item in _items(game, text, lang))
    return Heard(tuple(item for item in items if item.kind != "filler"), lang)


def _items(game: Game, text: str, lang: str) -> Iterator[Item]:
    """The longest phrase we know at every place."""
    known = vocabulary(lang)
    said = _respelled(_rejoined(tokens(text), lang), lang)
    plainly = [plain(word) for word in said]
    at = 0
    while at < len(said):
        for length in range(min(LONGEST, len(said) - at), 0, -1):
            phrase = tuple(plainly[at : at + length])
            meaning = _code(game, said[at], phrase, known) or _meaning(lang, said[at], phrase)
            if meaning := meaning or _suit(game, phrase, lang):
                yield Item(meaning[0], meaning[1], at, " ".join(phrase))
                at += length
                break
        else:
            yield _single(plainly[at], at)
            at += 1


def _meaning(lang: str, said: str, phrase: Phrase) -> Meaning | None:
    """Accents do not matter, but for `e` and `è`, `ou` and `où`: only without one they join.
    And for `dé` and `de`."""
    meaning = vocabulary(lang).get(phrase)
    if len(phrase) == 1 and said.casefold() in told_by_accent(lang):
        return "filler", frozenset()
    if meaning and meaning[0] == "join" and plain(said) != said.casefold():
        return "filler", frozenset()
    return meaning


def _suit(game: Game, phrase: Phrase, lang: str) -> Meaning | None:
    """By the name that its game gives it, where our sayings do not know it."""
    for suit in game.box.suits:
        if phrase == tuple(plain(suit_name(words(lang), game, suit)).split()):
            return "suit", frozenset({suit})
    return None


LONGEST: Final = 6


def tokens(text: str) -> list[str]:
    """Words, numbers and marks; `x 2` is one of them, and so is the full stop of an ordinal."""
    text = re.sub(r"(\d)\.(?=\s*\w)", r"\1 ", text)
    text = re.sub(r"([^\W\d_]{3})(\d)", r"\1 \2", text)
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


def _respelled(said: list[str], lang: str) -> list[str]:
    """A name of two words with a slip in either: `skull kng`, `scray mary`."""
    said = [*said]
    for at in range(len(said) - 1):
        pair = (plain(said[at]), plain(said[at + 1]))
        if pair in _double_names(lang) or not all(map(str.isalpha, pair)):
            continue
        for name in _double_names(lang):
            wrong = [slips(word, part) for word, part in zip(pair, name, strict=True)]
            known = any(
                n and (word,) in vocabulary(lang) for word, n in zip(pair, wrong, strict=True)
            )
            if not known and sorted(wrong) in ([0, 1], [1, 1]):
                said[at], said[at + 1] = name
                break
    return said


@lru_cache
def _double_names(lang: str) -> frozenset[tuple[str, str]]:
    """Of which no word is so short that anything would be like it."""
    doubles = (phrase for phrase, (kind, _) in vocabulary(lang).items() if kind in NAMES)
    return frozenset(
        (phrase[0], phrase[1])
        for phrase in doubles
        if len(phrase) == 2 and min(map(len, phrase)) >= SHORTEST
    )


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


def _mended(item: Item, lang: str) -> Item:
    """A word nobody knows: a name of another language, or a word with a slip of the finger."""
    if item.kind != "unknown":
        return item
    for other in LANGUAGES:
        meaning = vocabulary(other).get((item.text,))
        if meaning and meaning[0] in NAMES:
            return Item(*meaning, item.at, item.text, guessed=True)
    near = _nearest(item.text, lang)
    return Item(*vocabulary(lang)[near,], item.at, item.text, guessed=True) if near else item


@lru_cache(maxsize=4096)
def _nearest(word: str, lang: str) -> str | None:
    """The word that was meant: with the fewest slips, names first."""
    if len(word) < SHORTEST:
        return None
    near: list[tuple[int, bool, str]] = []
    for known, is_name in _single_words(lang, word[0]):
        both = min(len(word), len(known))
        if both < SHORT and not is_name:
            continue
        most = 2 if (len(known) if is_name else both) >= TWO_SLIPS else 1
        if abs(len(word) - len(known)) <= most and (count := slips(word, known)) <= most:
            near.append((count, not is_name, known))
    return min(near)[2] if near else None


def slips(one: str, other: str) -> int:
    """Letters that are missing, too many, wrong, or in each other's place."""
    before: list[int] = []
    last: list[int] = []
    row: list[int] = [*range(len(other) + 1)]
    for i, letter in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, there in enumerate(other, 1):
            cost: int = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != there))
            if i > 1 < j and letter == other[j - 2] and one[i - 2] == there:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return row[-1]


@lru_cache
def _single_words(lang: str, letter: str) -> tuple[tuple[str, bool], ...]:
    """Those that begin alike: hardly anybody mistypes the first letter."""
    return tuple(
        (phrase[0], kind in NAMES or (bool(values & NAMING) and len(phrase[0]) >= SHORT))
        for phrase, (kind, values) in vocabulary(lang).items()
        if len(phrase) == 1 and phrase[0][0] == letter and len(phrase[0]) >= SHORTEST
    )


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
