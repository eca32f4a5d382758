"""The application: routes, the life of the harbour, and what every answer carries."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..store import Store
from .api import Api
from .berth import Berth
from .gate import Gate
from .harbour import Harbour
from .identity import Signer
from .limits import Rates
from .pad_sockets import PadSockets
from .page import Page
from .rooms import Ways
from .sockets import Sockets

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
HOUR: Final = 3600.0


class Guarded:
    """Security headers on every answer, and no cache for what is about one person."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["path"].startswith("/api"):
                    headers["cache-control"] = "no-store"
            await send(message)

        await self._app(scope, receive, guarded if scope["type"] == "http" else send)


def application(
    store: Store,
    signer: Signer,
    berth: Berth,
    ways: Ways | None = None,
    rates: Rates | None = None,
) -> Starlette:
    """Everything on one open store; who opened it closes it."""
    harbour = Harbour(store, ways or Ways())
    clock, allowed = time.monotonic, rates or Rates()
    api = Api(harbour, signer, berth, clock, allowed)
    gate = Gate(berth)
    sockets = Sockets(harbour, signer, gate)
    pad_sockets = PadSockets(harbour.pads, gate)
    page = Page()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
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
    app.add_middleware(Guarded)
    app.state.harbour = harbour
    return app


async def _clear(harbour: Harbour) -> None:
    """What nobody needs any more goes, a little at a time."""
    while True:
        await asyncio.sleep(HOUR)
        harbour.rest()
        while await harbour.clear():
            await asyncio.sleep(1)
