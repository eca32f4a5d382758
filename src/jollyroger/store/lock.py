"""One server a database: a lock that ends with its process, however that ends."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..rules.refused import Refused

KEY = 0x4A6F6C6C79  # "Jolly": PostgreSQL names its advisory locks by number, per database
_held: set[int] = set()


@contextmanager
def file_lock(file: Path, alone: bool = True) -> Iterator[None]:
    """Held on a file beside the database; servers that are not alone share it."""
    handle = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    _held.add(handle)
    try:
        if not _locked(handle, alone):
            raise Refused("database_in_use", file=str(file))
        yield
    finally:
        # The file stays: removing it would let two servers lock two files of one name.
        _held.discard(handle)
        os.close(handle)


@asynccontextmanager
async def server_lock(engine: AsyncEngine, shown: str, alone: bool = True) -> AsyncIterator[None]:
    """Held by a connection of its own for as long as that lasts."""
    async with engine.connect() as connection:
        if not await _granted(connection, alone):
            raise Refused("database_in_use", file=shown)
        try:
            yield
        finally:
            await connection.invalidate()  # back in the pool it would keep the lock


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


if sys.platform == "win32":
    import msvcrt

    def _locked(handle: int, alone: bool) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return not alone  # Windows has no shared lock of this kind
        return True

else:
    import fcntl

    def _locked(handle: int, alone: bool) -> bool:
        try:
            fcntl.flock(handle, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _let_go() -> None:
        """A forked bot that outlives a killed server must not keep its lock."""
        for handle in _held:
            os.close(handle)
        _held.clear()

    os.register_at_fork(after_in_child=_let_go)
