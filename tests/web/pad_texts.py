"""Damaged files, names and letters, and what Python makes of each."""

import json
import unicodedata
from collections.abc import Iterator
from random import Random
from typing import Any

from jollyroger.pad import file
from jollyroger.rules.characters import SCRIPTS, check_name, clean_name
from jollyroger.rules.refused import Refused
from table.spellings import NAMES as NAMES_OF_PEOPLE
from table.spellings import REFUSED

Json = Any
MANY_NAMES = 3_000
HEAD = {"pad": 1, "id": "0123456789abcdef", "game": "dice", "options": ["landlubber"], "players": 4}
EDIT = {"id": "a1b2c3d4-1", "at": 1, "cell": "2/bid/0", "value": 2, "over": None}
AMISS: dict[str, list[Json]] = {
    "id": [None, "", "A1B2C3D4-1", "a1b2c3d4", "a1b2c3d4-0", "a1b2c3d4-01", 7],
    "at": [None, -1, 1.5, "1", True, 2**53],
    "cell": [None, "", "x" * 65, 3],
    "value": [3, -1, 1.5, "2", True, [], {}, 2**60],
    "over": ["", "a1b2c3d4", 7, False],
}
UNKNOWN: list[Json] = ["x" * 201, 2**53, 0.5, [], {}]


def damaged() -> list[Json]:
    return [[text, _code(text)] for text in _texts()]


def _code(text: str) -> str | None:
    try:
        file.read(text)
    except Refused as refused:
        return refused.code
    return None


def _texts() -> Iterator[str]:
    whole = json.dumps({**HEAD, "edits": [EDIT]})
    yield from ("", "null", "[]", "{}", whole[:-1], whole.replace("2/bid", "\x01"))
    yield from map(json.dumps, _heads())
    yield from (json.dumps({**HEAD, "edits": [EDIT, edit]}) for edit in _edits())
    yield from map(json.dumps, _beyond_the_cards())
    yield whole.replace('"value": 2', '"value": 2.0')
    yield whole.replace('"value": 2', '"value": NaN')
    yield whole.replace('"value": 2', '"value": 1e999')
    yield whole.replace('"2/bid/0"', '"name/0"').replace('"value": 2', '"value": "\\ud800"')


def _heads() -> Iterator[Json]:
    yield {**HEAD, "edits": []}
    yield {**HEAD, "edits": [], "ship": "Revenge"}
    for key in (*HEAD, "edits"):
        yield {name: value for name, value in {**HEAD, "edits": []}.items() if name != key}
    for key, value in (("pad", 2), ("pad", 0), ("pad", "1"), ("pad", True), ("id", "x"), ("id", 3)):
        yield {**HEAD, "edits": [], key: value}
    for players in (2, 7, "4", 4.0, None):
        yield {**HEAD, "edits": [], "players": players}
    for options in ([], ["landlubber"] * 2, ["kraken"], "landlubber", [3]):
        yield {**HEAD, "edits": [], "options": options}
    for game in ("skull_queen", "whist", None):
        yield {**HEAD, "edits": [], "options": [], "game": game}
    yield {"pad": 2}


def _beyond_the_cards() -> Iterator[Json]:
    """In the last round of Oh Hell everybody has one card, in the seventh seven."""
    guest = {**HEAD, "game": "oh_hell", "options": []}
    for number, value in ((13, 1), (13, 2), (7, 7), (7, 8), (14, 99)):
        yield {**guest, "edits": [{**EDIT, "cell": f"{number}/bid/0", "value": value}]}


def _edits() -> Iterator[Json]:
    yield from (EDIT, {**EDIT, "ink": "red"}, None, [], 3)
    for key, values in AMISS.items():
        yield {name: value for name, value in EDIT.items() if name != key}
        yield from ({**EDIT, key: value} for value in values)
    yield from (
        {**EDIT, "cell": "weather", "value": value} for value in (*UNKNOWN, "x" * 200, None)
    )
    for cell in ("9/bid/0", "2/bid/4", "02/bid/0", "2/space/0/R", "2/bonus/0/pirate", "2/bid"):
        yield {**EDIT, "cell": cell, "value": "whatever"}
    for text in ("Anne", "", "x" * 24, "x" * 25, "a\nb", "\x7f", "\x9f", "\U0001f3f4" * 24, 3):
        yield {**EDIT, "cell": "name/0", "value": text}
    for value in (True, False, 1, 0, "true", None):
        yield {**EDIT, "cell": "2/saved", "value": value}
    for value in (0, 3, 4, -1, None, "0"):
        yield {**EDIT, "cell": "dealer", "value": value}


# Names


def names() -> list[Json]:
    """What is refused and why, what is kept, and what is left of it in an old file."""
    chance = Random("names")
    known = [*NAMES_OF_PEOPLE, *(text for text, _ in REFUSED)]
    chars = sorted({char for text in known for char in text})
    drawn = ("".join(chance.choices(chars, k=chance.randint(1, 12))) for _ in range(MANY_NAMES))
    return [[text, *_checked(text), clean_name(text)] for text in (*known, *drawn)]


def _checked(text: str) -> Json:
    try:
        return check_name(text), None, {}
    except Refused as refused:
        return None, refused.code, dict(refused.facts)


def letters() -> list[Json]:
    """Every letter behind one of each alphabet that we know: whether they may stand together."""
    firsts = ("a", "\u0430", "\u03b1", "\u05d0", "\u0627", "\u0915", "\u4e00", "\u3042", "\uac00")
    found = [chr(code) for code in range(0x20000) if _is_common_letter(chr(code))]
    return [[first + char, clean_name(first + char)] for first in firsts for char in found]


def _is_common_letter(char: str) -> bool:
    """Of the many thousands of Chinese characters and Korean syllables a few."""
    first = unicodedata.name(char, "").split(" ")[0]
    chosen = ord(char) % 97 == 0 or not "\u3400" <= char <= "\ud7a3"
    return unicodedata.category(char)[0] == "L" and first in SCRIPTS and chosen
