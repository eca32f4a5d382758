"""What can be told about a game, from `guides/<game>.toml`: which sentence tells which clause, what
is said to a topic, and the lesson of its learning page.

A game without such a file has none of it. A clause is written as its number, or by the name that
the rules have for it (`names_of`): so a number stands in one place."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from ..rules.game import Game
from ..rules.pieces import Code
from ..rules.shelf import GAMES
from ..rules.trick import LED, Rung

NUMBER: Final = re.compile(r"[A-Z]+\d+")
WATER: Final = "-"  # a pirate overboard: TOML has no null
Codes = tuple[Code, ...]


class Sentence(NamedTuple):
    """A key of the catalogues, and the clause that it tells."""

    key: str
    rule: str


@dataclass(frozen=True, slots=True)
class Row:
    """A kind of piece: what it beats is told by `ladder-STEM-...`.

    The last of its rules is the one about the piece alone."""

    stem: str
    icon: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A rung below the ring, with pieces that show it."""

    stem: str
    pieces: Codes


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    told: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class Trick:
    trick: Codes
    center: Codes = ()


@dataclass(frozen=True, slots=True)
class FirstRound:
    """Hands in the order in which their owners like to play them, the reader's last.

    `throws` is what each die will show, in the order of the hand."""

    hands: tuple[Codes, ...]
    throws: tuple[Codes, ...] = ()
    bids: tuple[int, ...] = ()
    center: Codes = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """`ring` are the kinds that beat each other in a circle, `board` the sentence about what
    stands before each seat, `scores` questions of docs/notation.md about points."""

    ring: tuple[Row, ...]
    board: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    steps: tuple[Step, ...]
    order: tuple[Sentence, ...]
    sections: tuple[Section, ...]
    scores: tuple[Mapping[str, Any], ...]
    tricks: tuple[Trick, ...]
    round: FirstRound


@dataclass(frozen=True, slots=True)
class Guide:
    topics: Mapping[str, tuple[Sentence, ...]]
    ladder: Mapping[str, Row]
    lesson: Lesson | None = None


def guide(game: Game) -> Guide:
    """Of the game as it is on the shelf, whatever its options."""
    return _guide(game.id)


@lru_cache
def _guide(id: str) -> Guide:
    if not (files(__package__) / "guides" / f"{id}.toml").is_file():
        return Guide({}, {})
    return read(GAMES[id], whole(id))


def whole(name: str) -> dict[str, Any]:
    """A file with what it shares with others; its own entries count."""
    own = tomllib.loads((files(__package__) / "guides" / f"{name}.toml").read_text("utf-8"))
    merged: dict[str, Any] = {}
    for shared in own.pop("shares", ()):
        merged = _merged(merged, whole(f"shared/{shared}"))
    return _merged(merged, own)


def _merged(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    both = {
        name: _merged(under[name], value) if isinstance(value, dict) else value
        for name, value in over.items()
        if name in under
    }
    return {**under, **over, **both}


def names_of(game: Game) -> dict[str, str]:
    """The clauses that the rules cite, by name: refusals, outcomes of bids, rungs and captures."""
    named = dict(game.clauses)
    if scoring := game.scoring:
        outcomes = ("made", "missed", "zero_made", "zero_broken")
        named |= {name: getattr(scoring, name).rule for name in outcomes}
    if rules := game.rules:
        named |= {f"bonus_{capture.by}": capture.rule for capture in rules.captures}
        named |= {_kind(rung): rung.rule for rung in rules.ladder if not rung.beside}
    return named


def _kind(rung: Rung) -> str:
    return "trump" if rung.suit not in (None, LED) else rung.kind


def read(game: Game, data: Mapping[str, Any]) -> Guide:
    return Reader(game, data).guide()


class Reader:
    """One file, read with the rules of its game at hand."""

    def __init__(self, game: Game, data: Mapping[str, Any]) -> None:
        self.game, self.data = game, data
        self.names = names_of(game)
        self.ladder = {name: self._row(name, row) for name, row in data.get("ladder", {}).items()}
        topics = data.get("topics", {}).items()
        self.topics = {name: self._sentences(keys) for name, keys in topics}

    def guide(self) -> Guide:
        lesson = self._lesson(self.data["lesson"]) if "lesson" in self.data else None
        order = tuple(self._rungs())
        return Guide({**({"order": order} if order else {}), **self.topics}, self.ladder, lesson)

    def _rule(self, text: str) -> str:
        return text if NUMBER.fullmatch(text) else self.names[text]

    def _sentences(self, keys: Iterable[str]) -> tuple[Sentence, ...]:
        """`@topic` stands for what is said to it; nothing is said twice."""
        told = (each for key in keys for each in self._told(key))
        return tuple(dict.fromkeys(told))

    def _told(self, key: str) -> tuple[Sentence, ...]:
        if key.startswith("@"):
            return self.topics[key[1:]]
        if hole := re.search(r"\{(\w+)\}", key):  # `rung-{king}`: a clause has its own sentence
            rule = self.names[hole[1]]
            return (Sentence(key.replace(hole[0], rule), rule),)
        return (Sentence(key, self._rule(self.data["clauses"][key])),)

    def _row(self, name: str, row: Mapping[str, str]) -> Row:
        """Where the file says nothing, the rungs of that kind are its rules."""
        rungs = self.game.rules.ladder if self.game.rules else ()
        rules = [self._rule(row["rule"])] if "rule" in row else []
        rules += [rung.rule for rung in rungs if _kind(rung) == name and not rules]
        return Row(row["stem"], row["icon"], tuple(rules))

    def _rungs(self) -> Iterator[Sentence]:
        """The ladder from the top, a sentence a rung."""
        for rung in self.game.rules.ladder if self.game.rules else ():
            if row := self.ladder.get(_kind(rung)):
                beside = f"-{rung.beside}" if rung.beside else ""
                yield Sentence(f"order-{row.stem}{beside}", rung.rule)

    def _lesson(self, data: Mapping[str, Any]) -> Lesson:
        order = self._sentences(data["order"]) if "order" in data else tuple(self._rungs())
        return Lesson(
            ring=tuple(self.ladder[name] for name in data.get("ring", ())),
            board=data.get("board", ""),
            columns=tuple(data["columns"]),
            rows=tuple(self.ladder.values()),
            steps=tuple(Step(step["stem"], tuple(step["pieces"])) for step in data["steps"]),
            order=order,
            sections=tuple(
                Section(title, self._sentences(keys)) for title, keys in data["sections"].items()
            ),
            scores=tuple(_score(question) for question in data["scores"].values()),
            tricks=tuple(_trick(example) for example in data["tricks"]),
            round=_first_round(data["round"]),
        )


def _score(question: Mapping[str, Any]) -> dict[str, Any]:
    if "spaces" not in question:
        return dict(question)
    return {"spaces": [None if value == WATER else value for value in question["spaces"]]}


def _trick(data: Mapping[str, list[Code]]) -> Trick:
    return Trick(tuple(data["trick"]), tuple(data.get("center", ())))


def _first_round(data: Mapping[str, Any]) -> FirstRound:
    return FirstRound(
        hands=tuple(map(tuple, data["hands"])),
        throws=tuple(map(tuple, data.get("throws", ()))),
        bids=tuple(data.get("bids", ())),
        center=tuple(data.get("center", ())),
    )
