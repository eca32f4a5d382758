"""A server of the league's own, where programs come to play."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from secrets import token_bytes
from socket import socket
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn

from ..server.app import application
from ..server.berth import Berth
from ..server.binding import listening
from ..server.harbour import Harbour
from ..server.identity import KEY_BYTES, Signer
from ..server.limits import Limits, without_rates
from ..server.thinking import Thinking
from ..server.ways import Ways
from ..store import Store
from ..table.settings import PACES
from .programs import HOST
from .schedule import SPEED, Waits


@dataclass(frozen=True, slots=True)
class Quay:
    """Where programs land; `known` are those who have sat down before."""

    url: str
    harbour: Harbour
    known: set[str] = field(default_factory=set)


class Server(uvicorn.Server):
    """Leaves signals alone: Ctrl-C ends the league, and the league ends its server."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def quay(waits: Waits) -> AsyncIterator[Quay]:
    """On this computer alone, with a database that goes when the league is over."""
    with TemporaryDirectory(prefix="jollyroger-") as home, closing(listening(HOST, 0)) as bound:
        store = await Store.open(f"sqlite+aiosqlite:///{home}/arena.sqlite")
        try:
            url = f"http://{HOST}:{bound.getsockname()[1]}"
            # Programs are measured here: a bot plays what it found, however long that took.
            thinking = Thinking(in_step=False)
            paces = {**PACES, SPEED: waits.pace}
            ways = Ways(grace=waits.grace, deal_wait=waits.deal, paces=paces, thinking=thinking)
            limits = without_rates(Limits())
            signer = Signer([token_bytes(KEY_BYTES)])
            app = application(store, signer, Berth(url), ways, limits)
            async with _served(app, bound):
                yield Quay(url, app.state.harbour)
        finally:
            await store.close()


@asynccontextmanager
async def _served(app: Any, bound: socket) -> AsyncIterator[None]:
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        ws="websockets-sansio",
        timeout_graceful_shutdown=1,
    )
    server = Server(config)
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving
