"""What a room does beside answering: each a task that ends with the room."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from ..store import Trouble
from .logs import loudness

log = logging.getLogger("jollyroger.rooms")


class RoomTasks:
    def __init__(self, id: str) -> None:
        self._id = id
        self.running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Trouble):
            log.log(loudness(error), "not kept: %s", error, extra={"table": self._id})
        elif error:
            log.error("a table's own task failed", extra={"table": self._id}, exc_info=error)

    def close(self) -> None:
        for task in self.running:
            task.cancel()
