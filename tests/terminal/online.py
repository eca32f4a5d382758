"""A server's table from the terminal: a sitting and its listener, for tests to drive."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from jollyroger.client.guest_token import Visitor, introduce
from jollyroger.client.line import Attempts
from jollyroger.client.remote import RemoteSitting
from jollyroger.client.sitting import NewEntries, News, Notice, TableShown
from jollyroger.rules.moves import Move
from jollyroger.table.acts import Start
from jollyroger.terminal import saves
from jollyroger.terminal.listener import Listener
from jollyroger.words.catalogue import words
from server.harbour_of import PATIENCE, Harbour, guest, opened

SWIFT = Attempts(shortest=0.02)  # seconds until a lost line is looked for


def visitor(name: str | None = None) -> Visitor:
    return Visitor(saves.folder(), name)


@dataclass
class Terminal:
    """A sitting and its listener, as every mode of the terminal has them."""

    sitting: RemoteSitting
    heard: Listener = field(default_factory=lambda: Listener(words("en")))
    news: list[News] = field(default_factory=list)
    random: Random = field(default_factory=lambda: Random(7))
    lines: list[str] = field(default_factory=list)

    async def arrive(self) -> None:
        first = await self.sitting.news()
        assert isinstance(first, TableShown)
        self.news.append(first)
        self.heard.arrive(first, await self.sitting.past())

    async def hear(self) -> None:
        news = await self.sitting.news()
        self.news.append(news)
        self.lines += self.heard.hear(news)

    async def outcome(self) -> None:
        """What came of a move: the next news that are not about the line."""
        async with asyncio.timeout(PATIENCE):
            await self.hear()
            while isinstance(self.news[-1], Notice):
                await self.hear()

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                await self.hear()

    async def my_turn(self) -> None:
        await self.until(lambda: self.heard.my_turn or self.heard.over)

    def choice(self) -> Move:
        return self.random.choice(self.heard.may)

    async def play_on(self, moves: int = 10_000) -> None:
        """So many moves of ours, or until the end."""
        for _ in range(moves):
            await self.my_turn()
            if self.heard.over:
                return
            await self.sitting.take(self.choice())
            await self.outcome()

    @property
    def entries(self) -> list[Any]:
        return [each for news in self.news if isinstance(news, NewEntries) for each in news.entries]


@asynccontextmanager
async def terminal(
    link: str, name: str = "Ada", watch: bool = False, attempts: Attempts = SWIFT
) -> AsyncIterator[Terminal]:
    sitting = await asyncio.to_thread(RemoteSitting.open, link, visitor(name), watch, attempts)
    try:
        async with asyncio.timeout(PATIENCE):
            here = Terminal(sitting)
            await here.arrive()
        yield here
    finally:
        await sitting.close()


def sailing(voyage: Awaitable[None]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(voyage, 4 * PATIENCE)

    asyncio.run(bounded())


async def table(harbour: Harbour, **settings: Any) -> str:
    """A table that somebody has opened from elsewhere and left to us: a link, seat 0 free."""
    host = await guest(harbour, "Host")
    id = await opened(harbour, host, **{"players": 2, "bot": "random", **settings})
    return f"{harbour.url}/t/{id}"


def is_over(here: Terminal) -> bool:
    return here.heard.over


@asynccontextmanager
async def lone(
    harbour: Harbour, attempts: Attempts = SWIFT, **settings: Any
) -> AsyncIterator[Terminal]:
    """At a table of our own against bots, started: opened with our own token."""
    server = await asyncio.to_thread(introduce, harbour.url, visitor("Ada"))
    asked = {"players": 2, "bot": "random", **settings}
    id = (await asyncio.to_thread(lambda: server.post("/api/tables", name="Ada", settings=asked)))[
        "id"
    ]
    async with terminal(f"{harbour.url}/t/{id}", attempts=attempts) as here:
        await here.sitting.take(Start())
        yield here
