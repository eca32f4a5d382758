"""A table's log as it is stored: a line of text for every entry, with one writer and one reader."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..rules.shelf import USUAL
from ..rules.transcript import plain_event, read_event
from .events import ENTRIES, Entry, Opened
from .settings import Settings, stored_names
from .table import Table

BEFORE = Settings(USUAL, 2)  # by which the first line is read: it has no pieces in it


@dataclass(frozen=True, slots=True)
class LogLine:
    """An entry, and with the first entry of a move the mark of who asked for it, under which id."""

    entry: Entry
    by: str | None = None

    def write(self, settings: Settings) -> str:
        plain = plain_event(settings.load(), self.entry)
        return json.dumps(
            plain if self.by is None else {**plain, "by": self.by}, ensure_ascii=False
        )

    @classmethod
    def read(cls, text: str, settings: Settings = BEFORE) -> "LogLine":
        """A line that we wrote ourselves; anything else is our own bug, and loud."""
        plain = json.loads(text)
        by = plain.pop("by", None)
        return cls(read_event(settings.load(), _completed(plain), ENTRIES), by)


class StoredTable(NamedTuple):
    table: Table
    done: set[str]  # the marks of all moves that the log tells of


def write_log(table: Table, entries: Iterable[Entry], by: str | None = None) -> list[str]:
    """Entries that follow what the table knows; `by` is the mark of the move that caused them."""
    marks = iter([by])
    return [LogLine(entry, next(marks, None)).write(table.state.settings) for entry in entries]


def read_log(lines: Iterable[str]) -> StoredTable:
    rest = iter(lines)
    first = LogLine.read(next(rest)).entry
    assert isinstance(first, Opened)
    table, done = Table(first.settings), set()
    for text in rest:
        line = LogLine.read(text, table.state.settings)
        table.commit([line.entry])
        if line.by is not None:
            done.add(line.by)
    return StoredTable(table, done)


def _completed(plain: dict[str, Any]) -> dict[str, Any]:
    """What was written under older names, or before there was such a choice."""
    if not isinstance(settings := plain.get("settings"), dict):
        return plain
    return {**plain, "settings": stored_names(settings)}
