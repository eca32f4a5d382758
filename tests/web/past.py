"""Games that were played before the page was opened: over sockets, as fast as the server goes."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext

from jollyroger.client.client import Client
from jollyroger.table.acts import Start

from server import harbour_of
from server.harbour_of import Guest
from web.quay import Quay


@dataclass(frozen=True)
class Past:
    """A table whose game is over, and who sat there."""

    table: str
    guests: tuple[Guest, ...]


def played(harbour: Quay, *names: str, **settings: Any) -> Past:
    """The first one is the host; bots have the other seats."""
    with ThreadPoolExecutor(1) as aside:  # this thread has the browser's event loop
        return aside.submit(lambda: asyncio.run(_played(harbour, names, settings))).result()


async def _played(harbour: Quay, names: tuple[str, ...], settings: dict[str, Any]) -> Past:
    guests = [await harbour_of.guest(harbour, name) for name in names]
    table = await harbour_of.opened(harbour, guests[0], **settings)
    people = [
        harbour_of.Person(harbour, table, guest, Random(seat), sits=seat or None)
        for seat, guest in enumerate(guests)
    ]
    people[0].starts = len(guests)
    await asyncio.gather(*(person.play_to_the_end() for person in people))
    return Past(table, tuple(guests))


def becomes(context: BrowserContext, guest: Guest, url: str) -> None:
    """The browser is that guest's."""
    context.add_cookies([{"name": "guest", "value": guest.token, "url": url}])


def going_on(harbour: Quay, name: str, **settings: Any) -> str:
    """A table with a game that waits for its host."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(lambda: asyncio.run(_going_on(harbour, name, settings))).result()


async def _going_on(harbour: Quay, name: str, settings: dict[str, Any]) -> str:
    host = await harbour_of.guest(harbour, name)
    table = await harbour_of.opened(harbour, host, **settings)
    async with Client(harbour.socket_url(table), host.token) as client:
        await client.act(Start(), "start")
        async for _ in client:
            if client.my_turn:
                break
    return table
