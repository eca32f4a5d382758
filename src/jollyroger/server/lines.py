"""One socket as a room knows it: what is to be sent, and whose it is."""

import asyncio

from ..rules.moves import Seat
from .limits import QUEUE


class Line:
    """Frames wait here for a reader; one who does not read is cut, and the table goes on."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.seat: Seat | None = None
        self.cut = asyncio.Event()
        self._frames: asyncio.Queue[str] = asyncio.Queue(QUEUE)

    def send(self, frame: str) -> None:
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.cut.set()

    async def next(self) -> str:
        return await self._frames.get()
