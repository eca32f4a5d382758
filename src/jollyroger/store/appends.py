"""Lines for many tables in four statements, however many there are."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import events, tables
from .troubles import Gap, Missing, Overtaken, Trouble

_INSERT = insert(events)
_MOVE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(last=bindparam("to"), touched=bindparam("at"))
)


class Append(NamedTuple):
    table: str
    first: int
    lines: Sequence[str]
    now: float

    @property
    def last(self) -> int:
        return self.first + len(self.lines) - 1


async def append_all(
    connection: AsyncConnection, appends: Sequence[Append]
) -> list[Trouble | None]:
    """Trouble or nothing for each; those in trouble are left out and harm nobody."""
    if not appends:
        return []
    ends = await _ends(connection, {append.table for append in appends})
    answers = [_fit(append, ends) for append in appends]
    fitting = [append for append, trouble in zip(appends, answers, strict=True) if not trouble]
    if fitting:
        await connection.execute(_INSERT, [row for append in fitting for row in _rows(append)])
        await connection.execute(_MOVE, _moves(fitting))
    return answers


async def _ends(connection: AsyncConnection, ids: set[str]) -> dict[str, int]:
    """Where each log ends. Locked, in one order: other nodes wait their turn, none for each other.

    SQLite has locked the whole file when the transaction began."""
    wanted = select(tables.c.id, tables.c.last).where(tables.c.id.in_(sorted(ids)))
    rows = await connection.execute(wanted.order_by(tables.c.id).with_for_update())
    return {row.id: row.last for row in rows}


def _fit(append: Append, ends: dict[str, int]) -> Trouble | None:
    """Two appends to one table in one commit follow each other like any other two."""
    last = ends.get(append.table)
    if last is None:
        return Missing(append.table)
    if append.first <= last:
        return Overtaken(append.table, append.first)
    if append.first > last + 1:
        return Gap(append.table, append.first, last)
    ends[append.table] = append.last
    return None


def _rows(append: Append) -> list[Mapping[str, object]]:
    return [
        {"table_id": append.table, "seq": seq, "line": line}
        for seq, line in enumerate(append.lines, append.first)
    ]


def _moves(appends: Sequence[Append]) -> list[Mapping[str, object]]:
    newest = {append.table: append for append in appends}
    return [{"of": id, "to": newest[id].last, "at": newest[id].now} for id in sorted(newest)]
