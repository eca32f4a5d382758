"""A line of a log: read as it was written, with the mark of the move that caused it."""

import json

import pytest

from jollyroger.table.events import Sat, Spoke
from jollyroger.table.log_lines import LogLine, read_log, write_log
from jollyroger.table.settings import Settings
from jollyroger.table.table import Table

SETTINGS = Settings("skull_king", 3)
SAT = Sat(0, "Änne", "g1")


@pytest.mark.parametrize("by", [None, "g1/a1"])
def test_a_line_read_again_is_the_same(by: str | None) -> None:
    line = LogLine(SAT, by)
    assert LogLine.read(line.write(SETTINGS), SETTINGS) == line


def test_a_mark_stands_behind_the_fields_of_its_entry() -> None:
    """As in every log that was ever written."""
    text = '{"event": "sat", "seat": 0, "name": "Änne", "guest": "g1", "by": "g1/a1"}'
    assert LogLine(SAT, "g1/a1").write(SETTINGS) == text


def test_the_mark_of_a_move_is_on_its_first_entry_alone() -> None:
    """So a move is marked exactly when anything of it is kept: its lines are one append."""
    table = Table(SETTINGS)
    lines = write_log(table, [SAT, Spoke(0, "ahoy")], "g1/a1")
    assert [json.loads(line).get("by") for line in lines] == ["g1/a1", None]
    assert write_log(table, [], "g1/a2") == []
    stored = read_log([*write_log(table, table.log), *lines])
    assert stored.done == {"g1/a1"}
    assert stored.table.log == [*table.log, SAT, Spoke(0, "ahoy")]


@pytest.mark.parametrize("text", ['{"event": "sat"}', '{"event": "weather"}', "{"])
def test_what_is_no_line_of_ours_is_loud(text: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        LogLine.read(text, SETTINGS)
