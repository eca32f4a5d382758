"""Outside the rules nobody picks moves or events by their class: they are asked what they are.

A filter by class passes over whatever is new. A move or an event answers for itself in
`rules/moves.py` and `rules/events.py`; `rules` and `table/events.py` name what several kinds have
in common; a `match` is proved to its end. What asks for one kind all the same stands here, with
the reason why nothing new could be meant by it."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from architecture.sources import OUTSIDE, SOURCE, Source, package_of, together
from jollyroger.rules.events import Event
from jollyroger.rules.moves import Move
from jollyroger.table.events import TableEvent

OF_GAMES = frozenset(get_args(Move) + get_args(Event))
KINDS = OF_GAMES | frozenset(get_args(TableEvent))
OUR = SOURCE / "jollyroger"

STAY: dict[str, dict[str, str]] = {
    "arrays/conversion.py": {
        "Bid": "a column of bids: only games of bids have one",
        "Place": "columns of planks: only games of planks have them",
    },
    "client/deal_watch.py": {
        "rules.Dealt": "every round of every game begins with one; it names the dealer",
        "rules.Played": "no other event lays a piece in the trick",
    },
    "client/watched.py": {"rules.Dealt": "every round begins with one; it has the hands"},
    "envs/course.py": {"RoundScored": "points are in no other event"},
    "server/room_frames.py": {"Sat": "nobody gets a seat by any other entry"},
    "server/rooms.py": {"Rematched": "no other entry asks for the next table"},
    "server/visitors.py": {"Removed": "nobody is shut out by any other entry"},
    "table/compare.py": {
        "rules.Dealt": "every round of every game begins with one",
        "rules.GameOver": "every game ends with one",
    },
    "table/records.py": {"rules.Dealt": "every round of every game begins with one"},
    "terminal/inputs.py": {
        "Bid": "no other move is typed as a number alone",
        "Play": "the code of a piece is typed for nothing else",
    },
    "terminal/listener.py": {
        "Dealt": "every round of every game begins with one",
        "Played": "plays are told in one line, all else in a line of its own",
        "Returned": "it tells that somebody is back, and no other entry does",
        "Started": "a game begins once, with this",
        "StoodIn": "who is away is told how to come back",
    },
    "terminal/screen/bidding.py": {"Bid": "what this widget is for; others have theirs"},
    "terminal/screen/placing.py": {"Place": "what this widget is for; others have theirs"},
    "terminal/screen/table_screen.py": {"GameOver": "every game ends with one"},
    "words/people.py": {
        "Seating": "a part of a match, which is proved to its end",
        "Silent": "a part of a match, which is proved to its end",
        "Talk": "a part of a match, which is proved to its end",
    },
}


class Filters(Source):
    """Where a file asks for the class of something, and spells out kinds of moves or events."""

    def __init__(self, text: str, package: str) -> None:
        super().__init__(text, package)
        # At home in `table`, what happens around a game is known by name.
        self.kinds = OF_GAMES if package.startswith("jollyroger.table") else KINDS
        self.unions = {
            target.id: each.value
            for each in self.tree.body
            if isinstance(each, ast.Assign) and together(each.value)
            for target in each.targets
            if isinstance(target, ast.Name)
        }

    def spelled(self) -> set[str]:
        """As it is written. An assertion is none of them: it is loud."""
        asserted = {node.test for node in ast.walk(self.tree) if isinstance(node, ast.Assert)}
        nodes = (node for node in ast.walk(self.tree) if node not in asserted)
        asked = (each for node in nodes for each in _asked(node))
        return {ast.unparse(each) for each in asked if self._names_kinds(each)}

    def _names_kinds(self, node: ast.expr) -> bool:
        """A union that is imported names none: who declares it knows what belongs to it."""
        if isinstance(node, ast.Name) and node.id in self.unions:
            return self._names_kinds(self.unions[node.id])
        if parts := together(node):
            return any(map(self._names_kinds, parts))
        return self.value(node) in self.kinds


def _asked(node: ast.AST) -> Iterator[ast.expr]:
    """The classes that are asked for: in `isinstance`, beside `type(it)`, or as keys of a dict."""
    match node:
        case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, kinds]):
            yield kinds
        case ast.Compare(left=left, comparators=others):
            if any(map(_is_type, (left, *others))):
                yield from (each for each in (left, *others) if not _is_type(each))
        case ast.Dict(keys=keys):
            yield from (key for key in keys if key)


def _is_type(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "type"


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(OUR)))
def test_moves_and_events_are_asked_and_not_picked_by_class(path: Path) -> None:
    """A new one comes here with its reason, or better, becomes a question that they answer."""
    known = STAY.get(path.relative_to(OUR).as_posix(), {})
    assert Filters(path.read_text("utf-8"), package_of(path)).spelled() == known.keys()


def test_what_stays_stands_in_files_that_there_are() -> None:
    assert STAY.keys() <= {path.relative_to(OUR).as_posix() for path in OUTSIDE}


HEAD = """
from ..rules import events as rules
from ..rules.events import Event, TrickOutcome
from ..rules.moves import Bid, MoveKind, Play, bids_in
from ..table.events import Arrival, Sat
"""
BENT = [
    "bids = [move for move in moves if isinstance(move, Bid)]",
    "dealt = isinstance(event, rules.Dealt)",
    "laid = isinstance(event, (int, rules.Played))",
    "Told = Bid | Play\ntold = isinstance(move, Told)",
    "sat = isinstance(entry, Event | Sat)",
    "bid = type(move) is Bid",
    "bid = type(move) in {Bid, Play}",
    "lengths = {rules.Dealt: 0.0}\nlength = lengths.get(type(event), 1.0)",
    "bid = issubclass(type(move), Bid)",
]
RIGHT = [
    "bids = bids_in(moves)",
    "ours = isinstance(entry, Event)",
    "over = isinstance(event, TrickOutcome)",
    "guests = [entry.guest for entry in entries if isinstance(entry, Arrival)]",
    "moved = isinstance(act, MoveKind)",
    "assert isinstance(move, Bid)",
    "same = type(one) is type(other)",
    "made = [Bid(number) for number in range(3)]",
]


@pytest.mark.parametrize("text", BENT)
def test_a_filter_by_class_is_found(text: str) -> None:
    assert Filters(HEAD + text, "jollyroger.bots").spelled()


@pytest.mark.parametrize("text", RIGHT)
def test_a_question_is_none(text: str) -> None:
    assert not Filters(HEAD + text, "jollyroger.bots").spelled()


def test_at_home_the_events_of_a_table_are_known_by_name() -> None:
    sat = f"{HEAD}\nsat = isinstance(entry, Sat)"
    assert Filters(sat, "jollyroger.server").spelled() == {"Sat"}
    assert not Filters(sat, "jollyroger.table").spelled()
    assert Filters(f"{HEAD}\nbid = isinstance(move, Bid)", "jollyroger.table").spelled() == {"Bid"}
