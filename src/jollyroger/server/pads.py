"""The pads that are awake, and the way to those that sleep in the store."""

from collections.abc import Iterable
from contextlib import suppress

from ..pad.file import PAD_ID
from ..pad.pad import Head, Pad
from ..rules.refused import Refused
from ..store import Store, Taken
from .limits import CODE_TRIES, Limits
from .pad_log import read_pad, write_header
from .pad_room import PadRoom, checked
from .ways import Ways


class Pads:
    def __init__(self, store: Store, ways: Ways, limits: Limits | None = None) -> None:
        self._limits = limits or Limits()
        self.rooms: dict[str, PadRoom] = {}
        self._store = store
        self._ways = ways

    async def share(self, pad: Pad) -> PadRoom:
        """The server keeps it from now on, together with what it had of it before."""
        await self._list(checked(pad, self._ways, self._limits).head)
        room = await self.room(pad.head.id)
        await room.merge(pad)
        return room

    async def _list(self, head: Head) -> None:
        """Under a code that nobody has, unless the pad has one."""
        text, now = write_header(head), self._ways.now()
        for _ in range(CODE_TRIES):
            if await self._is_listed(head.id):
                return
            with suppress(Taken):
                await self._store.create(head.id, self._ways.code(), text, False, now, "pad")
                return
        raise Refused("no_code_left")

    async def _is_listed(self, id: str) -> bool:
        listing = await self._store.find(id)
        if listing and listing.kind != "pad":
            raise Refused("pad_other_pad")
        return listing is not None

    async def room(self, id: str, who: str | None = None) -> PadRoom:
        """The pad, woken from its log if it sleeps; `who` asks, for the queue of readers."""
        if not PAD_ID.fullmatch(id):
            raise Refused("no_such_pad")
        if not self._is_awake(id):
            woken = await self._woken(id, who or id)
            if not self._is_awake(id):  # nobody was quicker
                self.rooms[id] = woken
        return self.rooms[id]

    def _is_awake(self, id: str) -> bool:
        return id in self.rooms and not self.rooms[id].journal.stale

    async def _woken(self, id: str, who: str) -> PadRoom:
        listing = await self._store.find(id)
        if listing is None or listing.kind != "pad":
            raise Refused("no_such_pad")
        lines = await self._store.read(id)
        pad = await self._ways.thinking.pads.do(who, read_pad, listing.head, lines)
        return PadRoom(pad, listing.code, len(lines), self._store, self._ways, self._limits)

    def rest(self) -> None:
        """Pads that nobody looks at sleep until somebody does."""
        self.rooms = {id: room for id, room in self.rooms.items() if room.journal.busy}

    def drop(self, ids: Iterable[str]) -> None:
        """They are gone from the store."""
        for id in ids:
            if room := self.rooms.pop(id, None):
                room.journal.cut()
