"""Playing with anyone: a seat where somebody waits, or a table where others find us."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from ..rules.refused import Refused
from ..table.acts import Sit
from ..table.settings import Settings
from .public_list import is_waiting
from .rooms import Room

if TYPE_CHECKING:
    from .harbour import Harbour


class Meeting:
    """Over the list of open tables, and nothing beside it: who is first there opens one."""

    def __init__(self, harbour: "Harbour", wait: float) -> None:
        self._harbour = harbour
        self._wait = wait  # seconds for the host of a new table to come
        self._one = asyncio.Lock()  # two who ask at once meet each other
        self._opened: dict[str, float] = {}  # tables whose host is on the way, and until when

    async def seat(
        self, settings: Settings, guest: str, name: str, address: str | None = None
    ) -> Room:
        async with self._one:
            room = await self._joined(settings.game, guest, name, address)
            if room is None:
                wanted = replace(settings, open=True)
                room = await self._harbour.open(wanted, guest, name, address)
                self._opened[room.id] = self._harbour.ways.monotonic() + self._wait
            room.miss(guest)  # a seat is kept for who comes, and not for long
            return room

    async def _joined(self, game: str, guest: str, name: str, address: str | None) -> Room | None:
        """Where the fewest are missing, they wait the least."""
        waiting = [room for room in await self._rooms() if is_waiting(room, game)]
        for room in sorted(waiting, key=lambda room: room.table.state.seats.count(None)):
            with suppress(Refused):  # closed to them, or somebody was quicker
                await _sit(room, guest, name, address)
                return room
        return None

    async def _rooms(self) -> Iterable[Room]:
        now, rooms = self._harbour.ways.monotonic(), self._harbour.rooms
        self._opened = {id: until for id, until in self._opened.items() if until > now}
        ids = {*self._opened, *(listing.id for listing in await self._harbour.listed())}
        return [rooms[id] for id in ids if id in rooms]


async def _sit(room: Room, guest: str, name: str, address: str | None) -> None:
    seats = room.table.state.seats
    room.check_removed(guest, address)
    if room.table.state.seat_of(guest) is None:
        await room.take(guest, Sit(seats.index(None), name))
        room.visitors.arrive(guest, address)
