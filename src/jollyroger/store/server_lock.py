"""One server a PostgreSQL database: a lock that is held by a connection, and watched.

A lock ends with its connection, so a PostgreSQL server that restarts lets a second server in. The
lock is asked after every few seconds, and taken again when it was lost; if another server was
quicker, this one is told to stop."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from sqlalchemy import Row, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..rules.refused import Refused
from .health import LOCK, Health

log = logging.getLogger("jollyroger.store")

KEY = 0x4A6F6C6C79  # "Jolly": PostgreSQL names its advisory locks by number, per database
EVERY = 5.0  # seconds between two looks at the lock
PATIENCE = 10.0  # seconds for an answer; a server that is cut off sends none, ever

_ME = text(
    "SELECT pid, backend_start::text AS began FROM pg_stat_activity WHERE pid = pg_backend_pid()"
)
# Numbers of processes come again, so the time is compared as well.
_END = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid = :pid AND backend_start::text = :began"
)


@asynccontextmanager
async def server_lock(
    engine: AsyncEngine,
    shown: str,
    alone: bool,
    lost: Callable[[], None],
    every: float,
    health: Health,
) -> AsyncIterator[None]:
    lock = ServerLock(engine, alone)
    try:
        if not await lock.take():
            raise Refused("database_in_use", file=shown)
        watch = asyncio.get_running_loop().create_task(_watch(lock, lost, every, health))
        try:
            yield
        finally:
            watch.cancel()
            await asyncio.gather(watch, return_exceptions=True)
    finally:
        await lock.drop()


async def _watch(
    lock: "ServerLock", lost: Callable[[], None], every: float, health: Health
) -> None:
    while True:
        await asyncio.sleep(every)
        if not await lock.holds():
            health.lose(LOCK, "the lock on the database is lost; it is asked for again")
            if not await _taken_again(lock, every):
                log.error("another server has taken the database: this one must stop")
                lost()
                return
            health.regain(LOCK)


async def _taken_again(lock: "ServerLock", every: float) -> bool:
    """Tried until the database answers, however long that takes."""
    while True:
        # Also what nobody foresaw: who stops watching would never know.
        with suppress(Exception):
            return await lock.take()
        await asyncio.sleep(every)


class ServerLock:
    """Held by a connection of its own for as long as that lasts."""

    def __init__(self, engine: AsyncEngine, alone: bool) -> None:
        self._engine = engine
        self._alone = alone
        self._connection: AsyncConnection | None = None
        self._session: Row[tuple[int, str]] | None = None

    async def take(self) -> bool:
        """On a new connection. The one before may live on at the other end, with our lock."""
        await self.drop()
        async with asyncio.timeout(PATIENCE * 2):
            self._connection = connection = await self._engine.connect()
            if self._session:
                await connection.execute(_END, self._session._asdict())
            self._session = (await connection.execute(_ME)).one()
            return await _granted(connection, self._alone)

    async def holds(self) -> bool:
        """The lock is the session's, so it lasts as long as the session answers."""
        if not self._connection:
            return False
        with suppress(Exception):
            async with asyncio.timeout(PATIENCE):
                await self._connection.scalar(select(1))
                await self._connection.commit()
                return True
        return False

    async def drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            with suppress(Exception):
                await connection.invalidate()  # back in the pool it would keep the lock
            with suppress(Exception):
                await connection.close()


async def _granted(connection: AsyncConnection, alone: bool) -> bool:
    """Asked for a second: PostgreSQL may still be noticing that the last server was killed."""
    ask = func.pg_try_advisory_lock if alone else func.pg_try_advisory_lock_shared
    for _ in range(20):
        granted = await connection.scalar(select(ask(KEY)))
        await connection.commit()  # the lock is the session's; an open transaction stops vacuuming
        if granted:
            return True
        await asyncio.sleep(0.05)
    return False
