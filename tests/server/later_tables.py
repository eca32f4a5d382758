"""A table after a restart, and the table after a game."""

import asyncio

from jollyroger.server.harbour import Harbour
from jollyroger.server.rooms import Room
from jollyroger.table.acts import (
    Rematch,
)
from server.in_process import Moored


async def reread(here: Moored, room: Room) -> Room:
    """The table as a server that starts anew finds it."""
    here.harbour.rooms.pop(room.id).close()
    return await here.harbour.room(room.id)


async def next_table(harbour: Harbour, room: Room, host: str = "anne") -> Room:
    await room.take(host, Rematch("dice"))
    while room.table.state.next_table is None:
        await asyncio.sleep(0.001)
    return harbour.rooms[room.table.state.next_table]
