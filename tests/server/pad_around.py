"""A pad that several devices share, all of them on the line."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count

from jollyroger.pad.pad import Pad
from server.followers import NOW, Follower, share
from server.harbour_of import Harbour

DEVICES = ("bbbbbbbb", "cccccccc", "dddddddd")


@asynccontextmanager
async def around(harbour: Harbour, pad: Pad, people: int = 2) -> AsyncIterator[list[Follower]]:
    """So many devices at one shared pad, all of them on the line."""
    share(harbour, pad)
    ticks = count(NOW + 1)
    crew = [Follower(harbour, pad, device, lambda: next(ticks)) for device in DEVICES[:people]]
    async with AsyncExitStack() as lines:
        for follower in crew:
            await lines.enter_async_context(follower.here())
        yield crew


KEYS = ("0a" * 16, "0b" * 16)


EDIT = {"id": "ffffffff-1", "at": NOW, "cell": "1/bid/0", "value": 1, "over": None}
