"""The websocket of a table: frames in, frames out. Nothing a client sends is trusted."""

import secrets
import time
from typing import Final

from starlette.websockets import WebSocket

from ..rules.moves import Move as GameMove
from ..rules.notation import read_move
from ..rules.refused import Refused
from ..table.acts import Act
from ..wire import frames
from ..wire.frames import LARGEST, Hint, Join, Move, read_up
from .counsel import hint
from .gate import Gate, first, heard, no, read, talk, understood
from .harbour import Harbour
from .identity import Signer
from .limits import FRAMES, SOCKETS_A_GUEST, Meter
from .lines import Line
from .rooms import Room

WATCHER: Final = "watcher-"  # begins the name of a line that is nobody's


class Sockets:
    def __init__(self, harbour: Harbour, signer: Signer, gate: Gate) -> None:
        self._harbour = harbour
        self._signer = signer
        self._gate = gate

    async def endpoint(self, socket: WebSocket) -> None:
        await self._gate.through(socket, self._join)

    async def _join(self, socket: WebSocket) -> None:
        join = await _first(socket)
        guest = self._guest(socket, join)
        room = await self._harbour.room(socket.path_params["id"])
        with self._gate.counted(guest, SOCKETS_A_GUEST):
            line = Line(guest)
            try:
                await room.join(line, join.since)
                await talk(socket, line, _hear(socket, room, line))
            finally:
                room.leave(line)

    def _guest(self, socket: WebSocket, join: Join) -> str:
        """By the token in the frame, else by the cookie, else nobody in particular."""
        token = join.token or socket.cookies.get("guest")
        guest = self._signer.guest(token) if token else None
        if token and guest is None:
            raise Refused("bad_token")
        return guest or f"{WATCHER}{secrets.token_hex(8)}"


async def _first(socket: WebSocket) -> Join:
    frame = await first(_read(socket))
    if not isinstance(frame, Join):
        raise Refused("join_first")
    understood(frame.protocol)
    return frame


async def _read(socket: WebSocket) -> frames.Up:
    return read(read_up, await heard(socket, LARGEST))


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
            line.send(no(refused, asked.id if asked else None))


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
