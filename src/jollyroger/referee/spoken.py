"""Questions typed in plain words, in any of our languages, turned into the JSON form."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from ..rules.game import Game
from ..rules.refused import Refused
from ..rules.shelf import OPTIONS
from ..words.catalogue import LANGUAGES, words
from ..words.lexicon import Phrase, phrase, pieces

LISTS: Final = ("hand", "trick", "center", "spaces")
NUMBERS: Final = ("round", "bid", "won", "bonus", "wrong")
SECTIONS: Final = (*LISTS, *NUMBERS, "scoring", "king")
Found = tuple[str, str]  # what kind of thing was said, and what it stands for


def question(game: Game, text: str) -> dict[str, Any]:
    """`yellow 2, black 1` or `hand red 3 blue 7 trick red 5` or `round 4 bid 0 won 0`."""
    asked: dict[str, Any] = {}
    section = "trick"
    for part in re.split(r"[,;]", text):
        for kind, found in _read(game, part):
            if kind == "section":
                section = found
                _open(asked, section)
            else:
                _put(asked, section, kind, found)
    return asked


def _open(asked: dict[str, Any], section: str) -> None:
    if section in LISTS:
        asked[section] = []
    elif section == "king":
        asked["king"] = True


def _put(asked: dict[str, Any], section: str, kind: str, found: str) -> None:
    number = int(found) if found.isdecimal() and len(found) < 7 else None
    if section in NUMBERS and number is not None:
        # People count the pieces of a trick from one.
        asked[section] = number - 1 if section == "wrong" else number
    elif section == "spaces" and (kind == "water" or number is not None):
        asked.setdefault(section, []).append(None if kind == "water" else number)
    elif section == "scoring":
        asked[section] = found
    elif kind == "piece" and section in LISTS:
        asked.setdefault(section, []).append(found)
    elif kind == "piece" and section == "king":
        asked.setdefault("trick", []).append(found)
    else:
        raise Refused("unknown_piece", piece=found)


def _read(game: Game, part: str) -> Iterator[Found]:
    """The longest phrase we know at every place; what we do not know stands for itself."""
    known = lexicon(game.id)
    said = phrase(part)
    longest = max(map(len, known))
    at = 0
    while at < len(said):
        for length in range(min(longest, len(said) - at), 0, -1):
            if found := known.get(said[at : at + length]):
                yield found
                at += length
                break
        else:
            unread = said[at]
            yield "word", unread if unread.isdecimal() else part.strip()
            at += 1


@lru_cache
def lexicon(id: str) -> Mapping[Phrase, Found]:
    """Every phrase with a meaning in a question about this game, in every language."""
    known: dict[Phrase, Found] = {phrase(o): ("option", o) for o in OPTIONS.get(id, {})}
    known |= {name: ("piece", code) for name, code in pieces(id).items()}
    for lang in LANGUAGES:
        known |= {said: ("section", name) for name in SECTIONS for said in _ways(lang, name)}
        known |= dict.fromkeys(_ways(lang, "water"), ("water", "water"))
    return known


def _ways(lang: str, name: str) -> list[Phrase]:
    """The ways to say a word of a question; a bar stands between them."""
    return [phrase(way) for way in words(lang).say(f"ask-{name}").split("|")]
