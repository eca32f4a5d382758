"""A view that went over the wire is the table it was made from."""

import json
from copy import deepcopy
from typing import Any

import pytest

from contract.voyages import SHIPPED, VOYAGES, Table, at_tables
from jollyroger.rules.shelf import load
from jollyroger.table.settings import Settings
from jollyroger.table.state import Stage, TableState
from jollyroger.table.table import Table as Log
from jollyroger.wire import views
from jollyroger.wire.views import read, read_entry
from table.voyages import Voyage

sailing = at_tables(SHIPPED, VOYAGES // 8)


@sailing
def test_a_view_is_read_as_the_table_it_shows(table: Table, seed: int) -> None:
    """For every seat and a spectator, from the lobby to the end and after it."""
    voyage = Voyage(table, seed)
    stages = set()
    for number, step in enumerate(voyage.steps()):
        stages.add(step.after.stage)
        if number % 7 == 0 or step.after.stage is Stage.OVER:
            for seat in (*range(len(step.after.seats)), None):
                seen = voyage.crew.table.seen(seat)
                assert read(sent(views.view(voyage.crew.table, seat)), seen.seq) == bare(seen)
    assert stages == set(Stage)


@sailing
def test_entries_are_read_as_they_were_seen(table: Table, seed: int) -> None:
    """All that a voyage meets, as every seat sees them."""
    voyage = Voyage(table, seed)
    for step in voyage.steps():
        for seat in table.watchers:
            entries = [entry.seen_by(seat) for entry in step.entries]
            plain = sent(views.entries(voyage.crew.table, entries))
            game = voyage.crew.state.settings.load()
            assert [read_entry(game, each) for each in plain] == entries


def sent(plain: Any) -> Any:
    return json.loads(json.dumps(plain))


def bare(table: TableState) -> TableState:
    """Who was removed and what could be taken back stays with the server."""
    return TableState(**{name: getattr(table, name) for name in views._shown()}, seq=table.seq)


LOBBY: dict[str, Any] = views.view(Log(Settings("skull_king", 3)), None)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["settings", "game"], "whist"),
        (["settings", "players"], 9),
        (["settings", "players"], 4),
        (["settings", "speed"], "warp"),
        (["settings"], None),
        (["seats"], [None, None]),
        (["seats"], "three"),
        (["seats", 0], {"name": "Ada"}),
        (["stage"], "afloat"),
        (["stage"], 1),
        (["host"], "0"),
        (["play"], {}),
        (["waiting"], [None]),
        (["more"], 1),
    ],
)
def test_what_is_no_view_is_not_read_as_one(path: list[str], value: object) -> None:
    """A server is not taken at its word."""
    plain = deepcopy(LOBBY)
    inner = plain
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    with pytest.raises(ValueError):  # noqa: PT011 - any of them
        read(plain, 1)


def test_an_entry_of_a_newer_server_is_passed_over_and_a_broken_one_is_not() -> None:
    """New entries may come without a new protocol number."""
    game = load("skull_king")
    assert read_entry(game, {"event": "parrot_spoke", "words": "pieces of eight"}) is None
    for broken in ({"event": "sat", "seat": "0"}, {"event": "played", "seat": 0}):
        with pytest.raises(ValueError):  # noqa: PT011
            read_entry(game, broken)
