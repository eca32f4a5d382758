"""Somebody at a table who keeps every byte that came down the line."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from jollyroger.client.client import Client
from jollyroger.table.acts import Sit, Start
from jollyroger.wire.frames import Advice, Down, Events, Refused, View, read_down
from server.harbour_of import Guest, Harbour, opened, quietly, regular
from waiting import line_of, until_news


class Ear(Client):
    """Listens by itself; a test says what to do and waits until it has heard of it."""

    def __init__(self, url: str, token: str | None = None, since: int | None = None) -> None:
        super().__init__(url, token, since)
        self.texts: list[str] = []
        self.frames: list[Down] = []
        self._news = asyncio.Event()

    async def listen(self) -> None:
        assert self._socket is not None
        async for text in self._socket:
            assert isinstance(text, str)
            self.texts.append(text)
            frame = read_down(text)
            await self._noted(frame)
            self.frames.append(frame)
            self._news.set()

    async def until(self, true: Callable[["Ear"], bool]) -> None:
        """Says what was awaited, and what came last instead."""
        await until_news(self._news, lambda: true(self), line_of(true), self._last)

    def _last(self) -> str:
        return f"{len(self.texts)} frames, the last ones {self.texts[-3:]}"

    @property
    def events(self) -> list[dict[str, Any]]:
        """Every entry told since the view."""
        return [e for frame in self.frames if isinstance(frame, Events) for e in frame.events]

    @property
    def done(self) -> list[str]:
        """The ids of those moves that the server has said to have done, without our own deals'."""
        answers = [frame for frame in self.frames if isinstance(frame, Events | View)]
        return [frame.done for frame in answers if frame.done and len(frame.done) < 64]

    @property
    def refusals(self) -> list[Refused]:
        return [frame for frame in self.frames if isinstance(frame, Refused)]

    @property
    def advice(self) -> list[Advice]:
        return [frame for frame in self.frames if isinstance(frame, Advice)]

    async def hinted(self, id: str) -> Advice | Refused:
        """Asks for a hint, and waits for the answer."""
        await self.hint(id)
        await self.until(lambda ear: bool(ear.answers(id)))
        return self.answers(id)[0]

    def answers(self, id: str) -> list[Advice | Refused]:
        came: list[Advice | Refused] = [*self.advice, *self.refusals]
        return [each for each in came if each.id == id]

    def told(self, event: str, **fields: Any) -> int:
        """How often such an entry came."""
        return sum(
            fields.items() <= entry.items() for entry in self.events if entry["event"] == event
        )

    async def settled(self, id: str) -> None:
        """Everything sent before this has been answered: a move that is none comes back."""
        await self.play("nonsense", id)
        await self.until(lambda ear: any(no.id == id for no in ear.refusals))


@asynccontextmanager
async def listening(
    harbour: Harbour, table: str, token: str | None = None, since: int | None = None
) -> AsyncIterator[Ear]:
    """An ear that has heard its first frame."""
    ear = Ear(harbour.socket_url(table), token, since)
    async with ear:
        task = asyncio.ensure_future(ear.listen())
        try:
            await ear.until(lambda ear: bool(ear.frames))
            yield ear
        finally:
            await quietly(task)


@asynccontextmanager
async def crew(
    harbour: Harbour, names: Sequence[str], **settings: Any
) -> AsyncIterator[tuple[str, list[Guest], list[Ear]]]:
    """A table where all those people sit, started and dealt: somebody's first choice is due."""
    guests = [regular(harbour, name) for name in names]
    table = await opened(harbour, guests[0], players=len(names), **settings)
    async with AsyncExitStack() as lines:
        ears = [
            await lines.enter_async_context(listening(harbour, table, who.token)) for who in guests
        ]
        for seat, ear in enumerate(ears[1:], 1):
            await ear.act(Sit(seat, names[seat]))
            await ear.until(lambda ear: ear.seat is not None)
        await ears[0].act(Start())
        for ear in ears:
            await ear.until(lambda ear: ear.told("dealt") == 1)
        yield table, guests, ears


def views(ear: Ear) -> list[View]:
    return [frame for frame in ear.frames if isinstance(frame, View)]
