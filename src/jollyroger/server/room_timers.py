"""What time brings to a table: turns that run out, deals without a number, lines that stay lost."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ..rules.refused import Refused
from ..table.acts import Credit, Upkeep
from ..table.table import Table
from .retries import NOT_KEPT
from .room_tasks import RoomTasks
from .timetable import Timetable
from .ways import Ways

log = logging.getLogger("jollyroger.rooms")


class RoomTimers:
    """`keep_up` does at the table what is due."""

    def __init__(
        self,
        id: str,
        table: Table,
        ways: Ways,
        tasks: RoomTasks,
        keep_up: Callable[[Upkeep], Awaitable[None]],
    ) -> None:
        self.timetable = Timetable(ways)
        self._id = id
        self._table = table
        self._ways = ways
        self._tasks = tasks
        self._keep_up = keep_up
        self._ringing = False

    def arm(self) -> None:
        self.timetable.arm(self._table.state, lambda: self._tasks.spawn(self.ring()))

    async def ring(self) -> None:
        """One at a time; while nothing is kept, what is due is looked up anew before every try."""
        if self._ringing:
            return
        self._ringing = True
        try:
            while not await self._all_settled():
                await asyncio.sleep(self._ways.store_wait)
        finally:
            self._ringing = False
        self.arm()

    async def _all_settled(self) -> bool:
        now = self._ways.monotonic()
        for when, act in self.timetable.coming(self._table.state):
            if when <= now and not await self._settle(act):
                return False
        self.timetable.forget(now)
        return True

    async def _settle(self, act: Upkeep) -> bool:
        """Whether it is settled: done, or somebody was quicker. Not where nothing is kept."""
        try:
            await self._keep_up(act)
        except Refused as refused:
            log.debug("upkeep was not needed", extra={"table": self._id, "code": refused.code})
            return refused.code != NOT_KEPT
        return True

    async def wake(self) -> None:
        """After a restart: clocks start anew, and who is not back in time is stood in for."""
        await self._settle(Credit())
        state = self._table.state
        if state.next_deal:
            self.timetable.expect_deal()
        for seat in state.people():
            holder = state.seats[seat]
            if holder and holder.guest:
                self.timetable.miss(holder.guest)

    def close(self) -> None:
        self.timetable.close()
