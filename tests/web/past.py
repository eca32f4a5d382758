"""Games that were played before the page was opened: over sockets, as fast as the server goes."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext

from jollyroger.client.client import Client
from jollyroger.table.acts import Start
from server import harbour_of
from server.harbour_of import Guest
from web.quay import Quay

T = TypeVar("T")


@dataclass(frozen=True)
class Past:
    """A table whose game is over, and who sat there."""

    table: str
    guests: tuple[Guest, ...]


def aside(doing: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: this one has the browser's event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(doing)).result()


def played(harbour: Quay, *names: str, **settings: Any) -> Past:
    """The first one is the host; bots have the other seats."""
    return aside(_played(harbour, names, settings))


def going_on(harbour: Quay, name: str, **settings: Any) -> str:
    """A table with a game that waits for its host."""
    return aside(_going_on(harbour, name, settings))


def waiting(harbour: Quay, name: str, **settings: Any) -> str:
    """A table whose host waits for others."""
    return aside(_opened(harbour, name, settings))[1]


def becomes(context: BrowserContext, guest: Guest, url: str) -> None:
    """The browser is that guest's."""
    context.add_cookies([{"name": "guest", "value": guest.token, "url": url}])


async def _opened(harbour: Quay, name: str, settings: dict[str, Any]) -> tuple[Guest, str]:
    host = await harbour_of.guest(harbour, name)
    return host, await harbour_of.opened(harbour, host, **settings)


async def _played(harbour: Quay, names: tuple[str, ...], settings: dict[str, Any]) -> Past:
    host, table = await _opened(harbour, names[0], settings)
    guests = [host, *[await harbour_of.guest(harbour, name) for name in names[1:]]]
    people = [
        harbour_of.Person(harbour, table, guest, Random(seat), sits=seat or None)
        for seat, guest in enumerate(guests)
    ]
    people[0].starts = len(guests)
    await asyncio.gather(*(person.play_to_the_end() for person in people))
    return Past(table, tuple(guests))


async def _going_on(harbour: Quay, name: str, settings: dict[str, Any]) -> str:
    host, table = await _opened(harbour, name, settings)
    async with Client(harbour.socket_url(table), host.token) as client:
        await client.act(Start(), "start")
        async for _ in client:
            if client.my_turn:
                break
    return table
