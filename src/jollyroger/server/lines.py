"""One socket as a room knows it: what is to be sent, and whose it is."""

import asyncio
from typing import Final

from ..rules.moves import Seat
from ..wire.frames import PROTOCOL
from .limits import QUEUE

TRY_LATER: Final = 1013


class Line:
    """Frames wait here for a reader; one who does not read is cut, and the table goes on."""

    def __init__(self, guest: str, address: str | None = None, protocol: int = PROTOCOL) -> None:
        self.guest = guest
        self.address = address
        self.protocol = protocol
        self.seat: Seat | None = None
        self.beats = False  # it has sent a beat, and so it knows the answer
        self.cut = asyncio.Event()
        self.code = TRY_LATER
        self._frames: asyncio.Queue[str] = asyncio.Queue(QUEUE)

    def send(self, frame: str) -> None:
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.cut.set()

    def close(self, code: int) -> None:
        self.code = code
        self.cut.set()

    async def next(self) -> str:
        return await self._frames.get()
