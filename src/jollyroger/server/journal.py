"""One log and its only writer: what is written is on the disk before anybody sees it."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from ..rules.refused import Refused
from ..store import Store, Trouble, Unkept
from .limits import Limits
from .lines import Line
from .retries import NOT_KEPT

log = logging.getLogger("jollyroger.journal")


class Journal:
    """The log of a table or of a pad, and the lines of those who are told what is in it."""

    def __init__(self, id: str, seq: int, store: Store, now: Callable[[], float]) -> None:
        self.id = id
        self.seq = seq  # number of the last entry
        self.lines: set[Line] = set()
        self.lock = asyncio.Lock()
        self.stale = False  # what the log holds now, only reading it tells
        self._store = store
        self._now = now

    @property
    def busy(self) -> bool:
        return bool(self.lines) or self.lock.locked()

    async def unbroken(self, work: Coroutine[Any, Any, None]) -> None:
        """A caller who goes away does not stop what has begun."""
        task = asyncio.ensure_future(work)
        task.add_done_callback(self._finished)
        await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[None]) -> None:
        """A refusal whose asker is gone is nobody's trouble; our own bug stays loud."""
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, Refused | Trouble):
            log.error("writing failed", extra={"table": self.id}, exc_info=error)

    async def append(self, lines: Sequence[str]) -> None:
        """Returns when the lines are on the disk. Only for whoever holds the lock."""
        try:
            await self._store.append(self.id, self.seq + 1, lines, self._now())
        except Unkept as trouble:
            # Nothing was written, so nothing has happened: all is as it was.
            log.debug("not kept: %s", trouble, extra={"table": self.id})
            raise Refused(NOT_KEPT) from trouble
        except Trouble:
            self.cut()
            raise
        self.seq += len(lines)
        log.debug("kept", extra={"table": self.id, "seq": self.seq})

    def admit(self, line: Line) -> None:
        """Only for whoever holds the lock: who waited for it may find that the log was cut."""
        self.lines.add(line)
        if self.stale:
            line.cut.set()

    def cut(self) -> None:
        """Whoever comes back wakes the room anew, from what the log says."""
        self.stale = True
        for line in self.lines:
            line.cut.set()

    def is_full(self, address: str | None, limits: Limits) -> bool:
        """For lines without a seat, of whom one address can have only so many."""
        watching = [line.address for line in self.lines if line.seat is None]
        mine = 0 if address is None else watching.count(address)
        return len(watching) >= limits.watchers or mine >= limits.address_watchers
