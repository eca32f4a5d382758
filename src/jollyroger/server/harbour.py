"""The harbour: every room that is awake, and the way to those that sleep in the store."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final
from weakref import WeakValueDictionary

from ..bots.crew import BOTS
from ..rules.characters import check_name, clean_name
from ..rules.moves import Seat
from ..rules.refused import Refused
from ..store import Listing, Store, Taken
from ..table.acts import Enlist, Follow, Hush, Leave, Remove, Sit
from ..table.log_lines import StoredTable, read_log, write_log
from ..table.settings import Settings, checked
from ..table.state import TableState
from ..table.table import Table
from .calendar import DAY, Calendar, steady
from .codes import is_id, new_id
from .limits import CODE_TRIES, Limits
from .pads import Pads
from .public_list import few_of_each, is_inviting
from .rooms import Room
from .ways import Ways

ABANDONED: Final = 2 * DAY  # a table nobody touched for so long is cleared away
FINISHED: Final = 60 * DAY  # a finished one is kept for so long, and a pad nobody writes on
LISTED: Final = 50  # open tables in the list
LONG: Final = 2_000  # entries; the longest game has 535
NOBODY: Final = "nobody"  # whose address is not known, or not asked for


class Harbour:
    def __init__(self, store: Store, ways: Ways, limits: Limits | None = None) -> None:
        self.store = store
        self.ways = ways
        self.limits = limits or Limits()
        self.rooms: dict[str, Room] = {}
        self.pads = Pads(store, ways, self.limits)
        self.calendar = Calendar(ways.now, steady)
        self.ended = 0  # how often somebody's tokens did
        # A lock lives as long as somebody holds it or waits for it, and then it is gone.
        self._waking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(
        self, settings: Settings, guest: str, name: str, address: str | None = None
    ) -> Room:
        """A new table with its first person, who is its host and asks from that address."""
        check_name(name)  # else a table would be left where nobody sits
        room = await self._opened(settings)
        room.visitors.opened_from = address
        await room.take(guest, Sit(0, name))
        return room

    async def _opened(self, settings: Settings) -> Room:
        table = Table(checked(settings, frozenset(BOTS)))
        listing = await self._listed(settings)
        await self.store.append(listing.id, 1, write_log(table, table.log), self.ways.now())
        return self._moored(self._room(listing, table))

    def _room(self, listing: Listing, table: Table) -> Room:
        return Room(listing.id, listing.code, table, self.store, self.ways, self.limits)

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
        people = sorted(state.people(), key=lambda seat: seat != state.host)
        for seat in people[:1]:
            await self._same_person(state, seat, ahead)
            await self._same_rules(state, seat, ahead)
        for seat in people[1:]:
            await self._same_person(state, seat, ahead)
        ahead.visitors.inherit(room.visitors)
        await self._same_bots(state, ahead)
        await room.keep_up(Follow(ahead.id))

    async def _same_person(self, before: TableState, seat: Seat, ahead: Room) -> None:
        holder = before.seats[seat]
        if holder and holder.guest:
            await ahead.take(holder.guest, Sit(seat, clean_name(holder.name) or "?"))

    async def _same_rules(self, before: TableState, host: Seat, ahead: Room) -> None:
        """Who was hushed is hushed, and who was removed stays out, also who comes later.

        Both are found by their seat and stay with their guest, so each sits down there for it."""
        first, free = before.seats[host], (host + 1) % len(ahead.table.state.seats)
        if first and first.guest:
            for guest in sorted(before.hushed_guests - {first.guest}):
                await ahead.take(guest, Sit(free, "?"))
                await ahead.take(first.guest, Hush(free, True))
                await ahead.take(guest, Leave())
            for guest in sorted(before.removed):
                await ahead.take(guest, Sit(free, "?"))
                await ahead.take(first.guest, Remove(free))

    async def _same_bots(self, before: TableState, ahead: Room) -> None:
        """A seat that was a bot's is a bot's again, if there is a host to ask it to sit there."""
        first = before.seats[before.host] if before.host is not None else None
        for seat, holder in enumerate(before.seats):
            if first and first.guest and holder and holder.bot and holder.guest is None:
                await ahead.take(first.guest, Enlist(seat, holder.bot))

    async def _listed(self, settings: Settings) -> Listing:
        """Written down under a code that nobody has; codes are many and collisions rare."""
        for _ in range(CODE_TRIES):
            id, now = new_id(), self.ways.now()
            try:
                await self.store.create(id, self.ways.code(), settings.head, settings.open, now)
            except Taken:
                continue
            found = await self.store.find(id)
            assert found is not None
            return found
        raise Refused("no_code_left")

    async def room(self, id: str, who: str | None = None) -> Room:
        """The room, woken from its log if it sleeps; `who` asks, for the queue of readers."""
        if not is_id(id):
            raise Refused("no_such_table")
        lock = self._waking.setdefault(id, asyncio.Lock())
        async with lock:
            if id not in self.rooms or self.rooms[id].stale:
                woken = await self._woken(id, who or NOBODY)
                if id in self.rooms:
                    self.rooms[id].close()
                self.rooms[id] = woken
        return self.rooms[id]

    async def _woken(self, id: str, who: str) -> Room:
        listing = await self.store.find(id)
        if listing is None or listing.kind != "table":
            raise Refused("no_such_table")
        lines = await self.store.read(id)
        if not lines:  # a plug pulled between the two leaves no table
            raise Refused("no_such_table")
        table, done = await self.ways.thinking.readings.do(who, reread, lines)
        room = self._room(listing, table)
        room.done = done
        room.rematch = self.rematch
        await room.wake()
        await self.rematch(room)
        return room

    async def listed(self) -> list[Listing]:
        """Open tables with their host there, the newest first, and few of one opener."""
        inviting = {id: room for id, room in self.rooms.items() if is_inviting(room)}
        listings = await self.store.listed(len(inviting), inviting)
        return [*islice(few_of_each(listings, inviting, self.limits), LISTED)]

    async def by_code(self, code: str) -> Listing:
        """The table or the pad of a spoken code."""
        wanted = code.strip().upper()
        listing = await self.store.find_by_code(wanted) if wanted.isalpha() else None
        if listing is None:
            raise Refused("no_such_code")
        return listing

    def rest(self) -> None:
        """Rooms that nobody looks at sleep in the store until somebody does."""
        for id in [id for id, room in self.rooms.items() if not room.lines]:
            self.rooms.pop(id).close()
        self.pads.rest()

    async def start(self) -> None:
        """Before anything is cleared: can the clock be believed?"""
        self.calendar.compare(await self.store.newest())

    async def clear(self) -> list[str]:
        """Whatever is old; never where people are, and not by a clock that has jumped."""
        keep = {id for id, room in self.rooms.items() if room.lines}
        keep |= {id for id, pad in self.pads.rooms.items() if pad.journal.busy}
        abandoned, finished = self.calendar.before(ABANDONED), self.calendar.before(FINISHED)
        gone = await self.store.expire(abandoned, finished, keep)
        for id in gone:
            if room := self.rooms.pop(id, None):
                room.close()
        self.pads.drop(gone)
        gone += await self.store.expire_guests(self.calendar.before(self.ways.guest_days * DAY))
        return gone

    def cut(self, guest: str) -> None:
        """Their tokens have ended, and so have the lines that came with one."""
        self.ended += 1
        for room in self.rooms.values():
            room.cut(guest)

    def close(self) -> None:
        for room in self.rooms.values():
            room.close()
        self.ways.thinking.close()


def reread(lines: Sequence[str]) -> StoredTable:
    """Long work, beside the event loop."""
    return read_log(_gently(lines))


def _gently(lines: Sequence[str]) -> Iterator[str]:
    """A log longer than any game is no hurry: everybody who plays goes first."""
    for number, line in enumerate(lines, 1):
        if number > LONG and number % 50 == 0:
            time.sleep(0.005)
        yield line
