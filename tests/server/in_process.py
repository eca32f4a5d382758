"""A harbour in this process: rooms from inside, its HTTP doors from any address, as any guest."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
from starlette.applications import Starlette

import asking
import waiting
from jollyroger.rules.state import Phase
from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.server.harbour import Harbour
from jollyroger.server.identity import Signer
from jollyroger.server.limits import Limits, without_rates
from jollyroger.server.rooms import Room
from jollyroger.server.ways import Ways
from jollyroger.table.acts import Pledge, Reveal
from jollyroger.table.dealing import awaited
from jollyroger.table.state import Stage
from server.watched_store import WatchedStore

SIGNER = Signer([b"k" * 32])
NONCE = b"n" * 32
PLEDGE = Pledge(hashlib.sha256(NONCE).hexdigest())
LIMIT = 60.0  # seconds that a test may take before it counts as stuck


class Moored(NamedTuple):
    app: Starlette
    harbour: Harbour
    store: WatchedStore

    async def guest(self, id: str) -> None:
        await self.store.greet(id, id.title(), self.harbour.ways.now())

    def http(self, address: str = "10.0.0.1", token: str | None = None) -> httpx.AsyncClient:
        """Asks from there; a token goes as a program sends it."""
        transport = httpx.ASGITransport(self.app, client=(address, 1))
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return asking.async_client(
            transport=transport, base_url="http://127.0.0.1", headers=headers
        )

    async def get(self, path: str, address: str = "10.0.0.1", guest: str | None = None) -> str:
        """What a guest whose tokens never ended is told there: the refusal's code, or nothing."""
        async with self.http(address, SIGNER.token(guest) if guest else None) as http:
            answer = await http.get(path)
        return str(answer.json()["code"]) if answer.is_error else ""


@asynccontextmanager
async def moored(
    folder: Path, ways: Ways | None = None, limits: Limits | None = None
) -> AsyncIterator[Moored]:
    store = await WatchedStore.open(f"sqlite+aiosqlite:///{folder / 'moored.sqlite'}")
    ways = ways or Ways(grace=1e6, deal_wait=1e6)
    limits = without_rates(limits or Limits())
    app = application(store, SIGNER, Berth("http://127.0.0.1"), ways, limits)
    try:
        assert isinstance(store, WatchedStore)
        yield Moored(app, app.state.harbour, store)
    finally:
        app.state.harbour.close()
        await store.close()


def afloat(
    folder: Path,
    work: Callable[[Moored], Awaitable[None]],
    ways: Ways | None = None,
    limits: Limits | None = None,
) -> None:
    async def run() -> None:
        async with moored(folder, ways, limits) as here:
            await asyncio.wait_for(work(here), LIMIT)

    asyncio.run(run())


async def play_on(room: Room, random: Random, until: Callable[[Room], bool] | None = None) -> None:
    """Whoever is a person here gives numbers and plays whatever they may."""
    while room.table.state.stage is not Stage.OVER and not (until and until(room)):
        if not await deal_on(room) and not await move_on(room, random):
            await bots_move(room)


async def bots_move(room: Room) -> None:
    """Nobody here is asked: something comes by itself."""
    before = room.seq
    await waiting.until(lambda: room.seq != before, pause=0.001)


async def deal_on(room: Room) -> bool:
    """The next person's part in a deal."""
    state = room.table.state
    if not state.next_deal or not state.play or state.play.phase is not Phase.DEAL:
        return False
    deal = state.next_deal
    waited = [s for s in awaited(state, deal) if deal.revealing or not deal.pledges[s]]
    for seat in waited[:1]:
        await room.take(guest_of(room, seat), Reveal(NONCE.hex()) if deal.revealing else PLEDGE)
    return bool(waited)


async def move_on(room: Room, random: Random) -> bool:
    due = [seat for seat in room.table.due() if seat in room.table.state.people()]
    for seat in due[:1]:
        await room.take(guest_of(room, seat), random.choice(room.table.may(seat)))
    return bool(due)


def guest_of(room: Room, seat: int) -> str:
    holder = room.table.state.seats[seat]
    assert holder
    assert holder.guest
    return holder.guest
