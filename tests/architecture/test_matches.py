"""Moves, events and entries are closed unions: a new kind of them is never passed over unseen.

mypy proves that a `match` without a wildcard has a case for every kind (`exhaustive-match`). Here
the wildcards are looked at, and unions of moves that somebody spells out once more."""

import ast
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from architecture.sources import FILES, OUTSIDE, ROOT, SOURCE, Source, package_of, together
from jollyroger.rules.events import Event
from jollyroger.rules.moves import Move, Secret
from jollyroger.table.actors import Actor
from jollyroger.table.acts import Act, Upkeep
from jollyroger.table.events import TableEvent

MOVES = frozenset(get_args(Move))
CLOSED = MOVES.union(*map(get_args, (Event, TableEvent, Act, Upkeep, Actor)), {Secret})


class Matches(Source):
    """The wildcards in a file, and the unions of moves."""

    # Wildcards

    def silent(self) -> Iterator[int]:
        """The lines of wildcards that pass over moves, events, entries, acts or actors."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Match) and self._is_closed(node):
                for case in filter(_is_wildcard, node.cases):
                    if not self._is_loud(case, node.subject):
                        yield case.pattern.lineno

    def _is_closed(self, match: ast.Match) -> bool:
        parts = chain.from_iterable(ast.walk(case.pattern) for case in match.cases)
        kinds = [self.value(part.cls) for part in parts if isinstance(part, ast.MatchClass)]
        return any(kind in CLOSED for kind in kinds)

    def _is_loud(self, case: ast.match_case, subject: ast.expr) -> bool:
        """It raises, or hands the value on to a function of a closed union."""
        named = subject.target if isinstance(subject, ast.NamedExpr) else subject
        inside = chain.from_iterable(ast.walk(line) for line in case.body)
        calls = [node for node in inside if isinstance(node, ast.Call)]
        return isinstance(case.body[-1], ast.Raise) or any(
            self._takes(call, ast.unparse(named)) for call in calls
        )

    def _takes(self, call: ast.Call, subject: str) -> bool:
        given = [ast.unparse(each) for each in call.args]
        if subject not in given:
            return False
        if ast.unparse(call.func) == "assert_never":
            return True
        function = self.value(call.func)
        hints = [*get_type_hints(function).values()] if function else []
        kinds = get_args(hints[given.index(subject)]) if len(hints) > len(given) else ()
        return bool(kinds) and CLOSED.issuperset(kinds)

    # Unions

    def unions(self) -> Iterator[int]:
        """The lines where two kinds of moves stand together in a union, a tuple or a set."""
        for node in ast.walk(self.tree):
            if len(MOVES.intersection(map(self.value, together(node)))) > 1:
                yield node.lineno  # type: ignore[attr-defined]


def _is_wildcard(case: ast.match_case) -> bool:
    return isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and not case.guard


def source(path: Path) -> Matches:
    return Matches(path.read_text("utf-8"), package_of(path))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_kind_of_move_or_event_is_passed_over(path: Path) -> None:
    """A `case _` raises, or hands the value on to a function of a closed union."""
    assert [*source(path).silent()] == []


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_the_rules_put_moves_together(path: Path) -> None:
    """Whoever means several kinds of them asks for `Choice` or `Move`, or asks the move itself."""
    assert [*source(path).unions()] == []


def test_a_match_without_a_wildcard_is_proved_by_the_type_check() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    held = [each for each in project["tool"]["mypy"]["overrides"] if "enable_error_code" in each]
    assert held == [{"module": ["jollyroger.*"], "enable_error_code": ["exhaustive-match"]}]


HEAD = """
from typing import assert_never
from ..rules import events as rules
from ..rules.events import Event
from ..rules.moves import Bid, Move, Play
from ..words.moves import name_move
"""
WORTH = """
match move:
    case Bid(tricks):
        worth = tricks
    case """
BENT = {
    "silent": f"{WORTH}_:\n        worth = 0",
    "passed over": f"{WORTH}other:\n        pass",
    "handed on to anything": f"{WORTH}_:\n        print(move)",
    "an event": "match event:\n    case rules.Dealt():\n        pass\n    case _:\n        pass",
}
RIGHT = {
    "proved": f"{WORTH}_:\n        assert_never(move)",
    "refused": f"{WORTH}_:\n        raise ValueError(move)",
    "handed on": f"{WORTH}_:\n        worth = name_move(words, game, move)",
    "no move": "match text:\n    case 'bid':\n        pass\n    case _:\n        pass",
}


@pytest.mark.parametrize("text", BENT.values(), ids=BENT)
def test_a_silent_end_is_found(text: str) -> None:
    assert [*Matches(HEAD + text, "jollyroger.bots").silent()]


@pytest.mark.parametrize("text", RIGHT.values(), ids=RIGHT)
def test_a_checked_end_is_none(text: str) -> None:
    assert not [*Matches(HEAD + text, "jollyroger.bots").silent()]


@pytest.mark.parametrize("text", ["Asked = Bid | None | Play", "ASKED = (Bid, Play)"])
def test_moves_that_are_put_together_are_found(text: str) -> None:
    assert [*Matches(HEAD + text, "jollyroger.bots").unions()]
    assert not [*Matches(f"{HEAD}\nAsked = Move | None", "jollyroger.bots").unions()]
