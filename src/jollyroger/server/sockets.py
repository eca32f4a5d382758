"""The websocket: frames in, frames out. Nothing a client sends is trusted."""

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from msgspec import MsgspecError
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..rules.moves import Move as GameMove
from ..rules.notation import read_move
from ..rules.refused import Refused
from ..table.acts import Act
from ..wire import frames
from ..wire.frames import LARGEST, PROTOCOL, Hint, Join, Move, read_up, write
from .berth import Berth
from .counsel import hint
from .harbour import Harbour
from .identity import Signer
from .limits import FRAMES, JOIN_WAIT, SOCKETS_A_GUEST, SOCKETS_AN_ADDRESS, Meter
from .lines import Line
from .rooms import Room

log = logging.getLogger("jollyroger.sockets")

POLICY: Final = 1008
TRY_LATER: Final = 1013
FAREWELL: Final = 1.0  # seconds for the last frame to go out
WATCHER: Final = "watcher-"  # begins the name of a line that is nobody's


class Sockets:
    def __init__(self, harbour: Harbour, signer: Signer, berth: Berth) -> None:
        self._harbour = harbour
        self._signer = signer
        self._berth = berth
        self._open: dict[str, int] = {}

    async def endpoint(self, socket: WebSocket) -> None:
        if not self._welcome(socket):
            await socket.close(POLICY)
            return
        await socket.accept()
        try:
            await self._serve(socket)
        except (WebSocketDisconnect, RuntimeError):
            log.debug("a line was lost", extra={"table": socket.path_params.get("id")})

    def _welcome(self, socket: WebSocket) -> bool:
        """A page of ours, or a program that is no page at all."""
        origin = socket.headers.get("origin")
        return origin is None or self._berth.owns(origin, _asked_for(socket))

    async def _serve(self, socket: WebSocket) -> None:
        """First who it is, then what it wants; the line is in the room in between."""
        try:
            with self._counted(_from(socket), SOCKETS_AN_ADDRESS):
                await self._join(socket)
        except Refused as refused:
            await socket.send_text(_no(refused))
            await socket.close(POLICY)

    async def _join(self, socket: WebSocket) -> None:
        join = await _first(socket)
        guest = self._guest(socket, join)
        room = await self._harbour.room(socket.path_params["id"])
        with self._counted(guest, SOCKETS_A_GUEST):
            line = Line(guest)
            try:
                await room.join(line, join.since)
                await _talk(socket, room, line)
            finally:
                room.leave(line)

    def _guest(self, socket: WebSocket, join: Join) -> str:
        """By the token in the frame, else by the cookie, else nobody in particular."""
        token = join.token or socket.cookies.get("guest")
        guest = self._signer.guest(token) if token else None
        if token and guest is None:
            raise Refused("bad_token")
        return guest or f"{WATCHER}{secrets.token_hex(8)}"

    @contextmanager
    def _counted(self, who: str, most: int) -> Iterator[None]:
        if self._open.get(who, 0) >= most:
            raise Refused("too_many_lines")
        self._open[who] = self._open.get(who, 0) + 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


async def _talk(socket: WebSocket, room: Room, line: Line) -> None:
    """Until one side is done; whatever ended it is raised when the line is closed."""
    ways = [asyncio.ensure_future(way) for way in (_hear(socket, room, line), _speak(socket, line))]
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


async def _first(socket: WebSocket) -> Join:
    try:
        async with asyncio.timeout(JOIN_WAIT):
            frame = await _read(socket)
    except TimeoutError as error:
        raise Refused("join_first") from error
    if not isinstance(frame, Join):
        raise Refused("join_first")
    if frame.protocol != PROTOCOL:
        raise Refused("reload", protocol=PROTOCOL)
    return frame


async def _read(socket: WebSocket) -> frames.Up:
    """The next frame; `Refused` for what is none."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None or len(text.encode("utf-8", "replace")) > LARGEST:
        raise Refused("unreadable_frame")
    try:
        return read_up(text)
    except (MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("unreadable_frame") from error


async def _hear(socket: WebSocket, room: Room, line: Line) -> None:
    meter = Meter(FRAMES, time.monotonic)
    while True:
        asked: Move | Hint | None = None
        try:
            frame = await _read(socket)
            asked = None if isinstance(frame, Join) else frame
            if not meter.allows(line.guest):
                raise Refused("too_fast")
            if asked is None:
                raise Refused("already_joined")
            await _answered(room, line, asked)
        except Refused as refused:
            line.send(_no(refused, asked.id if asked else None))


async def _answered(room: Room, line: Line, asked: Move | Hint) -> None:
    """A move is answered by what it causes; a hint goes down this line and no other."""
    if isinstance(asked, Hint):
        line.send(await hint(room, line.guest, asked.id))
    elif line.guest.startswith(WATCHER):
        raise Refused("not_a_guest")
    else:
        await room.take(line.guest, _asked(room, asked), asked.id)


def _asked(room: Room, frame: Move) -> Act | GameMove:
    if (frame.move is None) == (frame.act is None):
        raise Refused("unreadable_frame")
    if frame.act is not None:
        return frame.act
    assert frame.move is not None
    return read_move(room.table.state.settings.load(), frame.move)


async def _speak(socket: WebSocket, line: Line) -> None:
    while True:
        await socket.send_text(await line.next())


def _no(refused: Refused, id: str | None = None) -> str:
    return write(frames.Refused(refused.code, dict(refused.facts), refused.rule, id))
