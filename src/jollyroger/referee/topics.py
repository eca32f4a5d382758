"""Whole rules, for who asks about no trick in particular: what it is about, what is said to it."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from ..rules.game import Game
from ..words.catalogue import Words
from ..words.guide import guide
from ..words.names import suit_name
from .answers import Answer
from .things import trump

TELLING: Final = 3  # how much more a word says about what is meant than a common one


@dataclass(frozen=True, slots=True)
class Topic:
    """Something to ask about: the words of each way to ask, and all its words."""

    name: str
    ways: tuple[tuple[frozenset[str], frozenset[str]], ...]
    words: frozenset[str]

    def fits(self, about: frozenset[str]) -> bool:
        return any(said <= about and not unsaid & about for said, unsaid in self.ways)


@dataclass(frozen=True, slots=True)
class Meant:
    """The topic of a question, the words that speak for it, and how plainly they do."""

    topic: str = ""
    said: frozenset[str] = frozenset()
    weight: int = 0


def topic(game: Game, about: frozenset[str], early: bool = False) -> Meant:
    """What it is about: of the topics that fit, the one of whose words most were said."""
    fits = (one for one in _topics(early) if has(game, one.name) and one.fits(about))
    meant = (Meant(one.name, one.words & about, _weight(one.words & about)) for one in fits)
    return max(meant, key=lambda one: one.weight, default=Meant())


def _weight(said: frozenset[str]) -> int:
    return sum(1 if word in _common() else TELLING for word in said)


class Untold(LookupError):
    """A topic on which nothing has been written about a game."""


def told(words: Words, game: Game, name: str) -> Answer:
    """The rules of a topic, with their numbers, or `Untold`."""
    if not has(game, name):
        raise Untold(name)
    sentences = guide(game).topics[name]
    rules = dict.fromkeys(each.rule for each in sentences)
    text = " ".join(_sentence(words, game, each.key) for each in sentences)
    return Answer({"topic": name}, ", ".join(rules), text)


def has(game: Game, name: str) -> bool:
    return name in guide(game).topics


def ladder(words: Words, game: Game, kind: str) -> Answer | None:
    """What a piece beats and what beats it."""
    row = guide(game).ladder.get(kind)
    if row is None:
        return None
    stem, rule = row.stem, row.rules[-1]
    name = words.say(f"ladder-{stem}")
    if words.has(f"ladder-{stem}-does"):
        does, mind = (words.say(f"ladder-{stem}-{part}") for part in ("does", "mind"))
        return Answer(
            {"piece": kind}, rule, words.say("told-does", piece=name, does=does, mind=mind)
        )
    beats, loses, two = (words.say(f"ladder-{stem}-{part}") for part in ("beats", "loses", "two"))
    text = words.say("told-ladder", piece=name, beats=beats, loses=loses, two=two)
    return Answer({"piece": kind}, rule, text)


def _sentence(words: Words, game: Game, key: str) -> str:
    suit = trump(game)
    return words.say(
        key,
        least=min(game.rounds),
        most=max(game.rounds),
        suit=suit_name(words, game, suit) if suit else "",
    )


@lru_cache
def _topics(early: bool) -> tuple[Topic, ...]:
    said = _read()["early" if early else "topics"]
    return tuple(_topic(name, entry["ways"], entry["also"]) for name, entry in said.items())


def _topic(name: str, texts: list[str], also: str) -> Topic:
    ways = tuple(_way(text.split()) for text in texts)
    return Topic(name, ways, frozenset(also.split()).union(*(said for said, _ in ways)))


def _way(words: list[str]) -> tuple[frozenset[str], frozenset[str]]:
    unsaid = frozenset(word[1:] for word in words if word.startswith("!"))
    return frozenset(word for word in words if not word.startswith("!")), unsaid


@lru_cache
def _common() -> frozenset[str]:
    return frozenset(_read()["common"].split())


@lru_cache
def _read() -> Mapping[str, Any]:
    return tomllib.loads((files(__package__) / "topics.toml").read_text("utf-8"))
