"""The bots of a table think beside the event loop, one move at a time."""

import asyncio
from collections.abc import Awaitable, Callable

from ..bots.crew import bot
from ..rules.moves import Move, Seat
from ..rules.refused import Refused
from ..table.events import has_undone
from ..table.table import Table
from .retries import NOT_KEPT
from .room_tasks import RoomTasks
from .ways import Ways


class BotTurns:
    """`move` makes a bot's move at the table; `payer` says on whose account it thinks."""

    def __init__(
        self,
        table: Table,
        ways: Ways,
        tasks: RoomTasks,
        move: Callable[[Seat, Move], Awaitable[None]],
        payer: Callable[[], str],
    ) -> None:
        self._table = table
        self._ways = ways
        self._tasks = tasks
        self._move = move
        self._payer = payer
        self._thinking = False

    def look(self) -> None:
        """Somebody may be waited for whom a bot plays."""
        if not self._thinking and self._table.bots_due():
            self._thinking = True
            self._tasks.spawn(self._think())

    async def _think(self) -> None:
        try:
            while due := self._table.bots_due():
                await self._turn(due[0])
        finally:
            self._thinking = False

    async def _turn(self, seat: Seat) -> None:
        table, before = self._table, len(self._table.log)
        holder = table.state.seats[seat]
        assert holder is not None
        choose, luck = bot(holder.bot or "heuristic"), self._ways.luck(table.state, seat)
        think, view, may = self._ways.thinking.choose, table.view(seat), table.may(seat)
        move = await think(self._payer(), choose, view, may, luck)
        await asyncio.sleep(self._ways.bot_delay)
        if not self._is_taken_back(before):
            await self._make(seat, move)

    def _is_taken_back(self, since: int) -> bool:
        """Whether what a bot thought about is no more."""
        return has_undone(self._table.log[since:])

    async def _make(self, seat: Seat, move: Move) -> None:
        """Unless the owner has come back, or the moment has passed, while the bot thought."""
        holder = self._table.state.seats[seat]
        if holder and holder.bot and move in self._table.may(seat):
            try:
                await self._move(seat, move)
            except Refused as refused:
                if refused.code == NOT_KEPT:
                    await asyncio.sleep(self._ways.store_wait)
