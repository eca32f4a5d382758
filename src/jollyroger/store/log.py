"""The store: every table's log, durable before anybody sees it."""

import shutil
import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Column, Select, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from . import works
from .address import Address, address
from .appends import Append
from .copies import make, try_out
from .engine import make_engine, reading
from .health import Health, reason
from .lock import file_lock, name_lock
from .migrate import MIGRATIONS, migrate
from .schema import Guest, Kind, Listing, events, guests, tables
from .server_lock import EVERY, server_lock
from .storable import check_storable, is_storable
from .troubles import Missing, Unkept, Unread
from .writer import Work, Writer

T = TypeVar("T")

MANY = 500  # values named in one statement; both databases take some more, neither takes any number
ROOM = 1 << 20  # bytes on the disk; the write-ahead log may still have room when the disk has none


def _ignore(*_: object) -> None:
    """Nobody asked to be told."""


class Store:
    def __init__(
        self,
        where: Address,
        engine: AsyncEngine,
        writer: Writer,
        health: Health,
        held: AsyncExitStack,
    ) -> None:
        self.engine = engine
        self._where = where
        self._writer = writer
        self._health = health
        self._held = held

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        alone: bool = True,
        wait: float = 0.003,
        lost: Callable[[], None] = _ignore,
        every: float = EVERY,
        committed: Callable[[float], None] = _ignore,
        migrations: Path = MIGRATIONS,
    ) -> "Store":
        """Locked, brought up to date, and ready; `wait` is how long a commit gathers appends.

        The lock of a PostgreSQL database is looked after `every` so many seconds, and `lost` is
        called when another server has it: then this one must stop. `committed` is told how many
        seconds each commit took. `migrations` is the folder of the steps to today's schema."""
        where, health = address(url), Health()
        async with AsyncExitStack() as held:
            with reading(where):
                if where.file:
                    where = where.at(_lock_file(held, where.file, alone))
                engine = make_engine(where)
                held.push_async_callback(engine.dispose)
                if not where.file:
                    lock = server_lock(engine, where.shown, alone, lost, every, health)
                    await held.enter_async_context(lock)
                await migrate(where, migrations)
            writer = Writer(engine, wait, health, committed)
            held.push_async_callback(writer.close)
            await held.enter_async_context(health.watched(partial(_check, where, writer), every))
            return cls(where, engine, writer, health, held.pop_all())

    async def close(self) -> None:
        """What was asked before is written; then the database is free for another server."""
        await self._held.aclose()

    async def ready(self) -> None:
        """Trouble, unless something can be written now: a full disk is not ready."""
        await _check(self._where, self._writer)

    @property
    def is_away(self) -> bool:
        """Whether the database does not answer, or its lock is lost: from one line to the other."""
        return self._health.is_away

    # The log

    async def append(self, id: str, first_seq: int, lines: Sequence[str], now: float) -> None:
        """Returns when the lines are on the disk; `Overtaken` when another writer was first."""
        if not is_storable(id):
            raise Missing("no table has such an id")
        if lines:
            await self._writer.append(Append(id, first_seq, tuple(lines), now))

    async def read(self, id: str, since: int = 0) -> list[str]:
        """The lines after number `since`, in order."""
        if not is_storable(id):
            return []
        wanted = select(events.c.line).where(events.c.table_id == id, events.c.seq > since)
        return [line for (line,) in await self._rows(wanted.order_by(events.c.seq))]

    # Tables

    async def create(
        self, id: str, code: str, head: str, open: bool, now: float, kind: Kind = "table"
    ) -> None:
        """`Taken` when there is a table or a pad of this id or code."""
        check_storable(id, code, head)
        listing = Listing(id, code, head, open, 0, now, now, None, kind)
        await self._writer.do(works.create(listing))

    async def find(self, id: str) -> Listing | None:
        return await self._find(tables.c.id, id)

    async def find_by_code(self, code: str) -> Listing | None:
        return await self._find(tables.c.code, code)

    async def listed(self, limit: int, among: Collection[str]) -> list[Listing]:
        """Those of these tables that are open and have not ended, the newest first."""
        going = _listings().where(tables.c.open, tables.c.ended.is_(None))
        newest = going.order_by(tables.c.created.desc(), tables.c.id).limit(limit)
        found = [
            Listing(*row)
            for ids in _parts(sorted(filter(is_storable, among)))
            for row in await self._rows(newest.where(tables.c.id.in_(ids)))
        ]
        return sorted(found, key=lambda table: (-table.created, table.id))[:limit]

    async def arrange(self, id: str, head: str, open: bool) -> None:
        """What the lobby says of a table, and whether it says anything."""
        check_storable(head)
        await self._do(id, works.arrange(id, head, open))

    async def newest(self) -> float | None:
        """When anything was last written here, by the clock of then."""
        rows = await self._rows(select(func.max(tables.c.touched)))
        return next((float(at) for (at,) in rows if at is not None), None)

    async def end(self, id: str, now: float) -> None:
        """The game is over, and its code is free for another table."""
        await self._do(id, works.end(id, now))

    async def sit(self, table: str, guest: str) -> None:
        """This guest holds a seat there; of a table that is gone nothing is kept."""
        check_storable(guest)
        with suppress(Missing):
            await self._do(table, works.sit(table, guest))

    async def expire(
        self, abandoned: float, finished: float, keep: Collection[str], most: int = 100
    ) -> list[str]:
        """Deletes tables untouched since `abandoned`, and since `finished` those that have ended.

        Pads have no end, so they expire by their last edit, like finished tables.

        Never one of `keep`, whatever the clock says: there are people at them. At most so many
        at once, so that nobody's move waits for a great clearing."""
        return await self._writer.do(works.expire(abandoned, finished, keep, most))

    # Guests

    async def greet(self, id: str, name: str, now: float) -> None:
        """A guest is written down, or seen again under the name they have now."""
        check_storable(id, name)
        await self._writer.do(works.greet(Guest(id, name, created=now, seen=now)))

    async def rename(self, id: str, name: str, now: float) -> bool:
        """Whether there is still such a guest: one who was forgotten stays forgotten."""
        check_storable(name)
        return bool(await self._do(id, works.rename(id, name, now)))

    async def guest(self, id: str) -> Guest | None:
        if not is_storable(id):
            return None
        wanted = select(*(guests.c[name] for name in Guest._fields))
        rows = await self._rows(wanted.where(guests.c.id == id))
        return next((Guest(*row) for row in rows), None)

    async def has_guests(self) -> bool:
        return bool(await self._rows(select(guests.c.id).limit(1)))

    async def see(self, id: str, now: float) -> None:
        """A guest was here, whom we may know."""
        await self._do(id, works.see(id, now))

    async def link(self, id: str) -> None:
        """A return link was made: it is good for as long as its guest is known."""
        await self._do(id, works.link(id))

    async def end_tokens(self, id: str) -> int | None:
        """All tokens and links of a guest end; new ones belong to the epoch this gives."""
        return await self._do(id, works.end_tokens(id))

    async def expire_guests(self, before: float, most: int = 100) -> list[str]:
        """Deletes guests last seen before then who have no seat at a kept table and no link."""
        gone = await self._writer.do(works.expire_guests(before, most))
        if gone:
            await self._empty_the_wal()
        return gone

    async def forget(self, id: str) -> None:
        """The name goes from the write-ahead log too, as soon as no copy is being made."""
        await self._do(id, works.forget(id))
        await self._empty_the_wal()

    async def _do(self, id: str, work: Work[T]) -> T | None:
        """Nothing, where nothing can have such an id."""
        return await self._writer.do(work) if is_storable(id) else None

    async def _empty_the_wal(self) -> None:
        """Where it cannot be done now, the next checkpoint does it."""
        if not self._where.file:
            return
        with suppress(SQLAlchemyError, sqlite3.Error):
            async with self.engine.connect() as connection:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                # Without waiting: SQLite would hold up the writer while it waits for a reader.
                await driver.execute_fetchall("PRAGMA busy_timeout = 0")
                try:
                    await driver.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
                finally:
                    await driver.execute_fetchall("PRAGMA busy_timeout = 5000")

    async def _find(self, column: Column[str], wanted: str) -> Listing | None:
        if not is_storable(wanted):
            return None
        rows = await self._rows(_listings().where(column == wanted))
        return next((Listing(*row) for row in rows), None)

    async def _rows(self, wanted: Select[Any]) -> Sequence[Any]:
        try:
            async with self.engine.connect() as connection:
                rows: Sequence[Any] = (await connection.execute(wanted)).all()
                return rows
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            self._health.fail(reason(error))
            raise Unread(reason(error)) from error


async def _check(where: Address, writer: Writer) -> None:
    if where.file and shutil.disk_usage(where.file.parent).free < ROOM:
        raise Unkept("the disk is full")
    await writer.do(works.turn)


def _listings() -> Select[Any]:
    return select(*(tables.c[name] for name in Listing._fields))


def _parts(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    yield from (ids[first : first + MANY] for first in range(0, len(ids), MANY))


def _lock_file(held: AsyncExitStack, file: Path, alone: bool) -> Path:
    """First its name, so that nobody puts another file there, and then the file itself.

    Gives the file that links lead to: they may lead elsewhere tomorrow."""
    real = held.enter_context(name_lock(file, alone))
    make(real)
    held.enter_context(file_lock(real, alone))
    try_out(real)
    return real
