"""The application: routes, the life of the harbour, and what every answer carries."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute

from ..store import Store, Trouble
from .access_log import AccessLog
from .addresses import Addresses
from .api import Api
from .berth import Berth
from .gate import Gate
from .guard import Guard
from .guests import Guests
from .harbour import Harbour
from .identity import Signer
from .limits import Limits, Waits
from .logs import loudness
from .pad_sockets import PadSockets
from .page import BUILT, Page
from .sockets import Sockets
from .ways import Ways

log = logging.getLogger("jollyroger.app")

HOUR: Final = 3600.0


def application(
    store: Store,
    signer: Signer,
    berth: Berth,
    ways: Ways | None = None,
    limits: Limits | None = None,
    addresses: Addresses | None = None,
    waits: Waits | None = None,
    built: Path = BUILT,
) -> Starlette:
    """Everything on one open store; who opened it closes it."""
    limits, addresses, waits = limits or Limits(), addresses or Addresses(), waits or Waits()
    clock = time.monotonic
    harbour = Harbour(store, ways or Ways(), limits)
    guests = Guests(store, signer, harbour.ways.now)
    api = Api(harbour, guests, berth, clock, limits, waits)
    gate = Gate(berth, limits, clock, waits)
    sockets = Sockets(harbour, guests, gate)
    pad_sockets = PadSockets(harbour.pads, gate)
    page = Page(built)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await harbour.start()
        clearing = asyncio.create_task(_clear(harbour))
        yield
        clearing.cancel()
        with suppress(asyncio.CancelledError):
            await clearing
        harbour.close()

    app = Starlette(
        routes=[
            *api.routes(),
            WebSocketRoute("/ws/{id}", sockets.endpoint),
            WebSocketRoute("/ws/pads/{id}", pad_sockets.endpoint),
            Route("/{path:path}", page.serve, methods=["GET"]),
        ],
        lifespan=life,
    )
    app.add_middleware(Guard, berth=berth, limits=limits, addresses=addresses, clock=clock)
    app.add_middleware(AccessLog, clock=clock)  # the last one is the outermost
    app.state.harbour = harbour
    return app


async def _clear(harbour: Harbour) -> None:
    """What nobody needs any more goes, a little at a time; trouble now is tried again later."""
    while True:
        await asyncio.sleep(HOUR)
        harbour.rest()
        try:
            while await harbour.clear():
                await asyncio.sleep(1)
        except Trouble as trouble:
            log.log(loudness(trouble), "nothing was cleared: %s", trouble)
