"""The gate every websocket comes through: whose page, how many from one address, how it ends."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeVar

from msgspec import MsgspecError
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..rules.refused import Refused
from ..wire import frames
from .berth import Berth
from .limits import JOIN_WAIT, SOCKETS_AN_ADDRESS
from .lines import Line

log = logging.getLogger("jollyroger.sockets")

POLICY: Final = 1008
TRY_LATER: Final = 1013
FAREWELL: Final = 1.0  # seconds for the last frame to go out

Join = Callable[[WebSocket], Awaitable[None]]
T = TypeVar("T")


class Gate:
    """One for all kinds of lines: an address has so many, wherever they lead."""

    def __init__(self, berth: Berth) -> None:
        self._berth = berth
        self._open: dict[str, int] = {}

    async def through(self, socket: WebSocket, join: Join) -> None:
        if not self._welcome(socket):
            await socket.close(POLICY)
            return
        await socket.accept()
        try:
            await self._serve(socket, join)
        except (WebSocketDisconnect, RuntimeError):
            log.debug("a line was lost", extra={"table": socket.path_params.get("id")})

    def _welcome(self, socket: WebSocket) -> bool:
        """A page of ours, or a program that is no page at all."""
        origin = socket.headers.get("origin")
        return origin is None or self._berth.owns(origin, _asked_for(socket))

    async def _serve(self, socket: WebSocket, join: Join) -> None:
        """First who it is, then what it wants; the line is in the room in between."""
        try:
            with self.counted(_from(socket), SOCKETS_AN_ADDRESS):
                await join(socket)
        except Refused as refused:
            await socket.send_text(no(refused))
            await socket.close(POLICY)

    @contextmanager
    def counted(self, who: str, most: int) -> Iterator[None]:
        if self._open.get(who, 0) >= most:
            raise Refused("too_many_lines")
        self._open[who] = self._open.get(who, 0) + 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


async def talk(socket: WebSocket, line: Line, hearing: Coroutine[Any, Any, None]) -> None:
    """Until one side is done; whatever ended it is raised when the line is closed."""
    ways = [asyncio.ensure_future(way) for way in (hearing, _speak(socket, line))]
    cut = asyncio.ensure_future(line.cut.wait())
    await asyncio.wait([*ways, cut], return_when=asyncio.FIRST_COMPLETED)
    for task in (*ways, cut):
        task.cancel()
    ends = await asyncio.gather(*ways, cut, return_exceptions=True)
    # A reader who takes nothing would not take our farewell either: it is not waited for long.
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(FAREWELL):
            await socket.close(TRY_LATER if line.cut.is_set() else 1000)
    for end in ends:
        if isinstance(end, Exception):
            raise end


def _asked_for(socket: WebSocket) -> str:
    scheme = {"ws": "http", "wss": "https"}[socket.url.scheme]
    return f"{scheme}://{socket.url.netloc}"


def _from(socket: WebSocket) -> str:
    """The address at the other end, as no guest is called."""
    return f"from {socket.client.host if socket.client else '?'}"


async def heard(socket: WebSocket, largest: int) -> str:
    """The next frame's text; `Refused` for one that has none, or too much of it."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None or len(text.encode("utf-8", "replace")) > largest:
        raise Refused("unreadable_frame")
    return str(text)


async def first(reading: Awaitable[T]) -> T:
    """What a line begins with; whoever says nothing is not waited for."""
    try:
        async with asyncio.timeout(JOIN_WAIT):
            return await reading
    except TimeoutError as error:
        raise Refused("join_first") from error


def read(reader: Callable[[str], T], text: str) -> T:
    """A frame of one kind of line; `Refused` for what is none."""
    try:
        return reader(text)
    except (MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("unreadable_frame") from error


def understood(protocol: int) -> None:
    if protocol != frames.PROTOCOL:
        raise Refused("reload", protocol=frames.PROTOCOL)


async def _speak(socket: WebSocket, line: Line) -> None:
    while True:
        await socket.send_text(await line.next())


def no(refused: Refused, id: str | None = None) -> str:
    return frames.write(frames.Refused(refused.code, dict(refused.facts), refused.rule, id))
