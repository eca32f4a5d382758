"""The tables the suites sit down at: every game, with few, with four and with many players."""

from typing import Any

import pytest

from contract.voyages import Table
from jollyroger.rules.shelf import load

SEATED = [
    Table(load(id, options), players, options)
    for id, players, options in (
        ("skull_king", 2, ()),
        ("skull_king", 4, ()),
        ("skull_king", 6, ()),
        ("dice", 3, ()),
        ("dice", 4, ("landlubber",)),
        ("dice", 6, ()),
        ("doubloons", 2, ()),
        ("doubloons", 4, ()),
        ("skull_queen", 2, ()),
        ("skull_queen", 4, ()),
        ("skull_queen", 6, ()),
    )
]
seated = pytest.mark.parametrize("table", SEATED, ids=str)


def asked(table: Table) -> dict[str, Any]:
    """How a table is asked for."""
    return {"game": table.game.id, "players": table.players, "options": table.options}
