"""A table after a restart, and the table after a game."""

from jollyroger.server.harbour import Harbour
from jollyroger.server.rooms import Room
from jollyroger.table.acts import (
    Rematch,
)
from server.in_process import Moored
from waiting import until


async def reread(here: Moored, room: Room) -> Room:
    """The table as a server that starts anew finds it."""
    here.harbour.rooms.pop(room.id).close()
    return await here.harbour.room(room.id)


async def next_table(harbour: Harbour, room: Room, host: str = "anne") -> Room:
    await room.take(host, Rematch("dice"))
    await until(lambda: room.table.state.next_table)
    return harbour.rooms[room.table.state.next_table or ""]
