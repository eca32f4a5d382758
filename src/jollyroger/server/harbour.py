"""The harbour: every room that is awake, and the way to those that sleep in the store."""

import asyncio
import json
import secrets
from dataclasses import asdict
from typing import Final

from ..bots.crew import BOTS
from ..rules.refused import Refused
from ..store import Listing, Store, Taken
from ..table.acts import Enlist, Follow, Sit
from ..table.settings import Settings, checked
from ..table.state import TableState
from ..table.table import Table
from .codes import spoken_code
from .pads import Pads, is_pad
from .rooms import Room, Ways

DAY: Final = 86_400.0
ABANDONED: Final = 2 * DAY  # a table nobody touched for so long is cleared away
FINISHED: Final = 60 * DAY  # a finished one is kept for so long, and a pad nobody writes on


class Harbour:
    def __init__(self, store: Store, ways: Ways) -> None:
        self.store = store
        self.ways = ways
        self.rooms: dict[str, Room] = {}
        self.pads = Pads(store, ways)
        self._waking: dict[str, asyncio.Lock] = {}

    async def open(self, settings: Settings, guest: str, name: str) -> Room:
        """A new table with its first person, who is its host."""
        room = await self._opened(settings)
        await room.take(guest, Sit(0, name))
        return room

    async def _opened(self, settings: Settings) -> Room:
        table = Table(checked(settings, frozenset(BOTS)))
        listing = await self._listed(settings)
        await self.store.append(listing.id, 1, table.lines(table.log), self.ways.now())
        return self._moored(Room(listing.id, listing.code, table, self.store, self.ways))

    def _moored(self, room: Room) -> Room:
        room.rematch = self.rematch
        self.rooms[room.id] = room
        return room

    async def rematch(self, room: Room) -> None:
        """The next table: the host first, so that they are host again, then everybody else."""
        state = room.table.state
        if state.rematch is None or state.next_table:
            return
        ahead = await self._opened(state.rematch)
        for seat in sorted(state.people(), key=lambda seat: seat != state.host):
            holder = state.seats[seat]
            if holder and holder.guest:
                await ahead.take(holder.guest, Sit(seat, holder.name))
        await self._same_bots(state, ahead)
        await room.take(None, Follow(ahead.id))

    async def _same_bots(self, before: TableState, ahead: Room) -> None:
        """A seat that was a bot's is a bot's again, if there is a host to ask it to sit there."""
        first = before.seats[before.host] if before.host is not None else None
        for seat, holder in enumerate(before.seats):
            if first and first.guest and holder and holder.bot and holder.guest is None:
                await ahead.take(first.guest, Enlist(seat, holder.bot))

    async def _listed(self, settings: Settings) -> Listing:
        """Written down under a code that nobody has; codes are many and collisions rare."""
        head = json.dumps(asdict(settings))
        while True:
            id, code, now = secrets.token_hex(8), spoken_code(), self.ways.now()
            try:
                await self.store.create(id, code, head, settings.open, now)
            except Taken:
                continue
            found = await self.store.find(id)
            assert found is not None
            return found

    async def room(self, id: str) -> Room:
        """The room, woken from its log if it sleeps."""
        async with self._waking.setdefault(id, asyncio.Lock()):
            if id not in self.rooms or self.rooms[id].stale:
                woken = await self._woken(id)
                if id in self.rooms:
                    self.rooms[id].close()
                self.rooms[id] = woken
        self._waking.pop(id, None)
        return self.rooms[id]

    async def _woken(self, id: str) -> Room:
        listing = await self.store.find(id)
        if listing is None or is_pad(listing):
            raise Refused("no_such_table")
        lines = await self.store.read(id)
        if not lines:  # a plug pulled between the two leaves no table
            raise Refused("no_such_table")
        room = Room.reread(id, listing.code, lines, self.store, self.ways)
        room.rematch = self.rematch
        await room.wake()
        await self.rematch(room)
        return room

    async def by_code(self, code: str) -> Listing:
        """The table or the pad of a spoken code."""
        listing = await self.store.find_by_code(code.strip().upper())
        if listing is None:
            raise Refused("no_such_code")
        return listing

    def rest(self) -> None:
        """Rooms that nobody looks at sleep in the store until somebody does."""
        for id in [id for id, room in self.rooms.items() if not room.lines]:
            self.rooms.pop(id).close()
        self.pads.rest()

    async def clear(self) -> list[str]:
        now = self.ways.now()
        gone = await self.store.expire(now - ABANDONED, now - FINISHED)
        for id in gone:
            if room := self.rooms.pop(id, None):
                room.close()
        self.pads.drop(gone)
        return gone

    def close(self) -> None:
        for room in self.rooms.values():
            room.close()
