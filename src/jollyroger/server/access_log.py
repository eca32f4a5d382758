"""How every request and every socket ended: counted always, written down where a host asks."""

import logging
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .figures import figures
from .guard import ADDRESS
from .limits import Clock

ACCESS: Final = "jollyroger.access"
log = logging.getLogger(ACCESS)


class AccessLog:
    """The outermost part of the application, so that it sees what the guard refuses too."""

    def __init__(self, app: ASGIApp, clock: Clock) -> None:
        self._app = app
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        began, status = self._clock(), 500

        async def sent(message: Message) -> None:
            nonlocal status
            status = _status(message, status)
            await send(message)

        async def received() -> Message:
            nonlocal status
            message = await receive()
            status = _status(message, status)
            return message

        try:
            await self._app(scope, received, sent)
        finally:
            if scope["type"] == "http":
                figures.requests.add(f"{status // 100}xx")
            if log.isEnabledFor(logging.INFO):
                log.info("answered", extra=_told(scope, status, self._clock() - began))


def _status(message: Message, before: int) -> int:
    """Of a request its answer's, of a socket the code it was closed with, whoever closed it."""
    match message["type"]:
        case "http.response.start":
            return int(message["status"])
        case "websocket.close" | "websocket.disconnect":
            return int(message.get("code") or 1005)
        case _:
            return before


def _told(scope: Scope, status: int, seconds: float) -> dict[str, object]:
    """Without the query and the headers: a token may stand there."""
    return {
        "address": scope.get(ADDRESS),
        "method": scope.get("method", "WEBSOCKET"),
        "path": scope["path"],
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
