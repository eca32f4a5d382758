"""The reviews of games that are over, made beside the event loop (`thinking.py`)."""

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

from ..review.text import reviewed
from ..rules.refused import Refused
from ..table.records import record_of
from ..table.state import Stage
from .limits import REVIEWS
from .rooms import Room


class Reviews:
    """One at a time, once a game, and the last ones kept: a game that is over changes no more."""

    def __init__(self, most: int = REVIEWS) -> None:
        self._most = most
        self._kept: OrderedDict[str, str] = OrderedDict()
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def of(self, room: Room, asker: str) -> str:
        """As JSON; `Refused` while hands are still closed."""
        if room.table.state.stage is not Stage.OVER:
            raise Refused("not_over")
        return self._kept.get(room.id) or await self._made(room, asker)

    async def _made(self, room: Room, asker: str) -> str:
        """On the account of who asked first; if they go, of who waits with them."""
        making = self._making.setdefault(room.id, asyncio.Lock())
        async with making:
            if room.id not in self._kept:  # somebody else may have asked for it meanwhile
                record = record_of(room.table)
                self._kept[room.id] = await room.ways.thinking.reviews.do(asker, reviewed, record)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
            return self._kept[room.id]
