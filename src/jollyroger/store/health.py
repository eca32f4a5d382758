"""Whether the database does what it is asked: one line when it stops, one when it goes on.

What fails meanwhile is told to whoever asked for it, and not to the log again."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sqlalchemy.exc import InternalError, OperationalError

from .troubles import Trouble

log = logging.getLogger("jollyroger.store")

DATABASE, LOCK = "database", "lock"


class Health:
    """What is lost now; a database that is away takes its lock along, and that is one loss."""

    def __init__(self) -> None:
        self._lost: set[str] = set()
        self._away = asyncio.Event()

    @property
    def is_away(self) -> bool:
        return bool(self._lost)

    def fail(self, reason: str) -> None:
        self._away.set()
        self.lose(DATABASE, f"the database does not answer: {reason}")

    def lose(self, what: str, line: str) -> None:
        if not self._lost:
            log.warning(line)
        self._lost.add(what)

    def regain(self, what: str) -> None:
        if what in self._lost:
            self._lost.discard(what)
            if not self._lost:
                log.warning("the database answers again")

    @asynccontextmanager
    async def watched(
        self, probe: Callable[[], Awaitable[None]], every: float
    ) -> AsyncIterator[None]:
        """What was lost is looked for every so many seconds, whether anybody plays or not."""
        watch = asyncio.get_running_loop().create_task(self._watch(probe, every))
        try:
            yield
        finally:
            watch.cancel()
            await asyncio.gather(watch, return_exceptions=True)

    async def _watch(self, probe: Callable[[], Awaitable[None]], every: float) -> None:
        while await self._away.wait():
            await asyncio.sleep(every)
            try:
                await probe()
            except Trouble:
                continue
            self._away.clear()
            self.regain(DATABASE)


def reason(error: BaseException | None) -> str:
    """One line for the log. What a statement was about may be a hand, and is left out."""
    if isinstance(error, OperationalError | InternalError):
        return str(error.orig).partition("\n")[0]
    if isinstance(error, sqlite3.Error):
        return str(error)
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return type(error).__name__ if error else "no reason was given"
