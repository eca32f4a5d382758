"""The store: every table's log, durable before anybody sees it."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

from sqlalchemy import ColumnElement, Select, select
from sqlalchemy.ext.asyncio import AsyncEngine

from . import works
from .address import Address, address
from .appends import Append
from .copies import make
from .engine import make_engine, reading
from .lock import file_lock, server_lock
from .migrate import migrate
from .schema import Guest, Listing, events, guests, tables
from .writer import Writer


class Store:
    def __init__(self, engine: AsyncEngine, writer: Writer, held: AsyncExitStack) -> None:
        self.engine = engine
        self._writer = writer
        self._held = held

    @classmethod
    async def open(cls, url: str, *, alone: bool = True, wait: float = 0.003) -> "Store":
        """Locked, brought up to date, and ready; `wait` is how long a commit gathers appends."""
        where = address(url)
        async with AsyncExitStack() as held:
            with reading(where):
                engine = await _opened(held, where, alone)
                await migrate(where)
            writer = Writer(engine, wait)
            held.push_async_callback(writer.close)
            return cls(engine, writer, held.pop_all())

    async def close(self) -> None:
        """What was asked before is written; then the database is free for another server."""
        await self._held.aclose()

    # The log

    async def append(self, id: str, first_seq: int, lines: Sequence[str], now: float) -> None:
        """Returns when the lines are on the disk; `Overtaken` when another writer was first."""
        if lines:
            await self._writer.append(Append(id, first_seq, tuple(lines), now))

    async def read(self, id: str, since: int = 0) -> list[str]:
        """The lines after number `since`, in order."""
        wanted = select(events.c.line).where(events.c.table_id == id, events.c.seq > since)
        return [line for (line,) in await self._rows(wanted.order_by(events.c.seq))]

    # Tables

    async def create(
        self, id: str, code: str, head: str, open: bool, now: float, ended: float | None = None
    ) -> None:
        """`Taken` when there is a table of this id or code. `ended` is for what never ends else."""
        listing = Listing(id, code, head, open, last=0, created=now, touched=now, ended=ended)
        await self._writer.do(works.create(listing))

    async def find(self, id: str) -> Listing | None:
        return await self._find(tables.c.id == id)

    async def find_by_code(self, code: str) -> Listing | None:
        return await self._find(tables.c.code == code)

    async def listed(self, limit: int) -> list[Listing]:
        """Open tables that have not ended, the newest first."""
        going = _listings().where(tables.c.open, tables.c.ended.is_(None))
        newest = going.order_by(tables.c.created.desc(), tables.c.id).limit(limit)
        return [Listing(*row) for row in await self._rows(newest)]

    async def end(self, id: str, now: float) -> None:
        await self._writer.do(works.end(id, now))

    async def expire(self, abandoned: float, finished: float, most: int = 100) -> list[str]:
        """Deletes tables untouched since `abandoned`, and since `finished` those that have ended.

        At most so many at once, so that nobody's move waits for a great clearing."""
        return await self._writer.do(works.expire(abandoned, finished, most))

    # Guests

    async def greet(self, id: str, name: str, now: float) -> None:
        """A guest is written down, or seen again under the name they have now."""
        await self._writer.do(works.greet(Guest(id, name, created=now, seen=now)))

    async def guest(self, id: str) -> Guest | None:
        wanted = select(guests.c.id, guests.c.name, guests.c.created, guests.c.seen)
        rows = await self._rows(wanted.where(guests.c.id == id))
        return next((Guest(*row) for row in rows), None)

    async def forget(self, id: str) -> None:
        """The name goes from the write-ahead log too, as soon as no copy is being made."""
        await self._writer.do(works.forget(id))
        if self.engine.dialect.name == "sqlite":
            await self._empty_the_wal()

    async def _empty_the_wal(self) -> None:
        async with self.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            # Without waiting: SQLite would hold up the writer while it waits for a reader.
            for pragma in ("busy_timeout = 0", "wal_checkpoint(TRUNCATE)", "busy_timeout = 5000"):
                await driver.execute_fetchall(f"PRAGMA {pragma}")

    async def _find(self, which: ColumnElement[bool]) -> Listing | None:
        rows = await self._rows(_listings().where(which))
        return next((Listing(*row) for row in rows), None)

    async def _rows(self, wanted: Select[Any]) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(wanted)).all()
            return rows


def _listings() -> Select[Any]:
    return select(*(tables.c[name] for name in Listing._fields))


async def _opened(held: AsyncExitStack, where: Address, alone: bool) -> AsyncEngine:
    """The lock comes first and goes last."""
    if where.file:
        held.enter_context(file_lock(where.file, alone))
        make(where.file)
    engine = make_engine(where)
    held.push_async_callback(engine.dispose)
    if not where.file:
        await held.enter_async_context(server_lock(engine, where.shown, alone))
    return engine
