"""Somebody at a shared pad: keeps every byte that came, writes offline too, and comes back."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import asking
from jollyroger.pad.cells import Value
from jollyroger.pad.file import plain, read_plain
from jollyroger.pad.pad import Head, Pad, merge
from jollyroger.pad.pen import Pen
from server.harbour_of import Harbour, quietly
from waiting import line_of, until_news

Json = Any
NOW = 1_700_000_000_000
IDS = count(1)
ADDRESSES = count(1)
MOST = 32  # edits in a frame


def new_pad(game: str = "skull_king", players: int = 3, **values: Value) -> Pad:
    """A pad that nobody else has, with the first names on it."""
    pad = Pad(Head(f"{next(IDS):016x}", game, (), players))
    names = {f"name/{seat}": name for seat, name in enumerate(("Anne", "Bart", "Cora")[:players])}
    return Pen("aaaaaaaa", lambda: NOW).write(pad, {**names, **values})[0]


def stranger(harbour: Harbour) -> httpx.Client:
    """From an address that has asked for nothing yet."""
    number = next(ADDRESSES)
    here = f"127.7.{number // 250}.{number % 250 + 1}"
    transport = httpx.HTTPTransport(local_address=here)
    return asking.client(base_url=harbour.url, transport=transport)


def share(harbour: Harbour, pad: Pad) -> Json:
    with stranger(harbour) as http:
        answer = http.post("/api/pads", json=plain(pad))
    assert answer.is_success, answer.text
    return answer.json()


def kept(harbour: Harbour, id: str) -> Pad:
    """The pad as the server has it."""
    with stranger(harbour) as http:
        return read_plain(http.get(f"/api/pads/{id}").json())


class Follower:
    """`pad` is what this device has; `open` are its edits that the server has not confirmed."""

    def __init__(self, harbour: Harbour, pad: Pad, device: str, clock: Callable[[], int]) -> None:
        self.pad = pad
        self.open: set[str] = set()
        self.texts: list[str] = []
        self.frames: list[Json] = []
        self._harbour = harbour
        self._pen = Pen(device, clock)
        self._socket: ClientConnection | None = None
        self._news = asyncio.Event()

    @property
    def url(self) -> str:
        return self._harbour.socket_url(f"pads/{self.pad.head.id}")

    @asynccontextmanager
    async def here(self) -> AsyncIterator["Follower"]:
        """Joined, caught up, and everything sent that the server may not have."""
        async with connect(self.url, proxy=None, max_size=None) as self._socket:
            listening = asyncio.ensure_future(self._listen(self._socket))
            try:
                known = len(self.frames)
                await self.send(frame="join")
                await self.until(lambda me: len(me.frames) > known)
                await self._send_open()
                yield self
            finally:
                self._socket = None
                await quietly(listening)

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            assert isinstance(text, str)
            self.texts.append(text)
            self._heard(json.loads(text))
            self._news.set()

    def _heard(self, frame: Json) -> None:
        if frame["frame"] in ("pad", "edits"):
            found = read_plain({**plain(self.pad), "edits": frame["edits"]})
            self.pad = merge(self.pad, found)
            self.open -= {edit.id for edit in found.edits}
        self.frames.append(frame)

    async def until(self, true: Callable[["Follower"], bool]) -> None:
        """Says what was awaited, and what came last instead."""
        await until_news(self._news, lambda: true(self), line_of(true), self._last)

    def _last(self) -> str:
        return f"{len(self.texts)} frames, the last ones {self.texts[-3:]}"

    async def write(self, values: Mapping[str, Value]) -> None:
        """On this device first; sent if there is a line."""
        before = set(self.pad.edits)
        self.pad = self._pen.write(self.pad, values)[0]
        self.open |= {edit.id for edit in self.pad.edits if edit not in before}
        if self._socket:
            await self._send_open()

    async def _send_open(self) -> None:
        edits = [edit._asdict() for edit in self.pad.edits if edit.id in self.open]
        for first in range(0, len(edits), MOST):
            await self.send(frame="edits", edits=edits[first : first + MOST])

    async def bid(self, round: int, seat: int, bid: int | None, key: str | None = None) -> None:
        """Under the key that this device keeps, where it has one."""
        known = len(self.frames)
        kept = {} if key is None else {"key": key}
        await self.send(frame="bid", round=round, seat=seat, bid=bid, **kept)
        await self.until(lambda me: len(me.frames) > known)

    async def send(self, **frame: Json) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(frame))

    @property
    def refusals(self) -> list[str]:
        return [frame["code"] for frame in self.frames if frame["frame"] == "refused"]

    @property
    def sealed(self) -> Json:
        """Who has bid in secret, as last heard."""
        return [frame["secret"] for frame in self.frames if "secret" in frame][-1]

    @property
    def shown(self) -> list[int]:
        return [frame["shown"] for frame in self.frames if "shown" in frame]

    def bids(self, round: int) -> list[Value]:
        return [self.pad.value(f"{round}/bid/{seat}") for seat in range(self.pad.head.players)]
