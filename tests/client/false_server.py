"""A server that keeps an honest table and tells whatever it likes of it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve

from jollyroger.rules.refused import Refused
from jollyroger.rules.state import Phase
from jollyroger.table.acts import Pledge, Reveal
from jollyroger.table.dealing import awaited
from jollyroger.table.events import Entry
from jollyroger.wire import views
from jollyroger.wire.frames import Events, Join, Move, View, read_up, write
from table.crew import ANNE, Crew, under_way

Json = dict[str, Any]
Bend = Callable[[Json], list[Json]]


class FalseServer:
    """Anne is the client; Mary is the server's puppet, and the bots are its own."""

    def __init__(self, bend: Bend, crew: Crew | None = None) -> None:
        self.crew = crew or under_way()
        self.bend = bend
        self.given: list[Pledge | Reveal] = []  # what the client has given away
        self.seq = len(self.crew.table.log)
        self.done = asyncio.Event()

    async def handle(self, socket: ServerConnection) -> None:
        async for text in socket:
            match read_up(text):
                case Join():
                    view = views.view(self.crew.table, 0)
                    await socket.send(write(View(self.seq, 0, view, [], [], {})))
                    await self._onward(socket)
                case Move(act=Pledge() | Reveal() as act):
                    self.given.append(act)
                    await self._take(socket, act)
                    await self._onward(socket)
                case _:
                    pass

    async def _take(self, socket: ServerConnection, act: Pledge | Reveal) -> None:
        try:
            entries = self.crew.do(ANNE, act)
        except Refused:
            return  # it was asked for too early: we know it all the same
        await self._tell(socket, entries)

    async def _onward(self, socket: ServerConnection) -> None:
        """The puppet gives its part, the table moves by itself, to the end of the first round."""
        while not self.crew.play.sheet:
            next_deal = self.crew.state.next_deal
            assert next_deal is not None
            waited = awaited(self.crew.state, next_deal)
            if 1 in waited and (next_deal.revealing or next_deal.pledges[1] is None):
                give = self.crew.reveal if next_deal.revealing else self.crew.pledge
                await self._tell(socket, give(1))
            elif self.crew.play.phase is not Phase.DEAL:
                await self._tell(socket, self.crew.turn())
            else:
                return
        self.done.set()

    async def _tell(self, socket: ServerConnection, entries: tuple[Entry, ...]) -> None:
        seen = [entry.seen_by(0) for entry in entries]
        plain = views.entries(self.crew.table, seen)
        events = [bent for event in plain for bent in self.bend(event)]
        self.seq += len(events)
        await socket.send(write(Events(self.seq, events, [], [], {})))


@asynccontextmanager
async def listening_falsely(false: FalseServer) -> AsyncIterator[str]:
    """The address of its table."""
    server: Server
    async with serve(false.handle, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"ws://127.0.0.1:{port}/ws/{'ab' * 8}"
