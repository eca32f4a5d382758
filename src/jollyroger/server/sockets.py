"""The websocket of a table: frames in, frames out. Nothing a client sends is trusted."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket

from ..rules.moves import Move as GameMove
from ..rules.notation import read_move
from ..rules.refused import Refused
from ..table.acts import Act
from ..wire import frames
from ..wire.frames import LARGEST, Beat, Hint, Join, Move, read_up
from ..wire.protocol_1 import read_up as read_up_1
from .gate import Gate, Pace, address_of, heard, no, read, talk, understood
from .guests import Guests
from .harbour import Harbour
from .hints import hint
from .identity import cookie_of
from .lines import Line
from .rooms import Room

WATCHER: Final = "watcher-"  # begins the name of a line that is nobody's


class Sockets:
    def __init__(self, harbour: Harbour, guests: Guests, gate: Gate) -> None:
        self._harbour = harbour
        self._guests = guests
        self._gate = gate

    async def endpoint(self, socket: WebSocket) -> None:
        await self._gate.through(socket, self._join)

    async def _join(self, socket: WebSocket) -> None:
        join = await self._first(socket)
        ended = self._harbour.ended
        guest = await self._guest(socket, join)
        room = await self._harbour.room(socket.path_params["id"], address_of(socket))
        with self._gate.counted(guest, self._gate.limits.guest_lines):
            line = Line(guest, address_of(socket), join.protocol)
            # Whoever was somebody before, and is not now, has to be shown where they are.
            fell = guest.startswith(WATCHER) and cookie_of(socket.url.scheme) in socket.cookies
            await room.join(line, None if fell else join.since)
            try:
                if ended != self._harbour.ended:
                    await self._check_again(socket, join, guest)
                pace = self._gate.pace(guest, line.address)
                await talk(socket, line, _hear(socket, room, line, pace))
            finally:
                room.leave(line)

    async def _first(self, socket: WebSocket) -> Join:
        frame = await self._gate.first(_read(socket))
        if not isinstance(frame, Join):
            raise Refused("join_first")
        understood(frame.protocol)
        return frame

    async def _guest(self, socket: WebSocket, join: Join) -> str:
        """By the token in the frame, else by the cookie, else nobody in particular.

        A program is told that its token has ended. A page cannot take its own cookie away, and
        would come with it for ever: it looks on, and asks for a name like anybody's."""
        cookie = socket.cookies.get(cookie_of(socket.url.scheme))
        guest = await self._guests.find(join.token or cookie)
        if join.token and guest is None:
            raise Refused("bad_token")
        return guest.id if guest else f"{WATCHER}{secrets.token_hex(8)}"

    async def _check_again(self, socket: WebSocket, join: Join, guest: str) -> None:
        """Tokens ended while a room woke, and who was not in it yet was not cut there."""
        if not guest.startswith(WATCHER) and await self._guest(socket, join) != guest:
            raise Refused("bad_token")


async def _read(socket: WebSocket) -> frames.Up:
    return read(read_up, await heard(socket, LARGEST))


async def _hear(socket: WebSocket, room: Room, line: Line, pace: Pace) -> None:
    hints: set[asyncio.Task[None]] = set()
    try:
        while True:
            await _next(socket, room, line, pace, hints)
    finally:
        for task in hints:
            task.cancel()


async def _next(
    socket: WebSocket, room: Room, line: Line, pace: Pace, hints: set[asyncio.Task[None]]
) -> None:
    id: str | None = None
    try:
        text = await pace.listen(heard(socket, LARGEST))
        kept = pace.is_kept()
        frame = pace.read(_reader(line.protocol), text)
        id = frame.id if isinstance(frame, Move | Hint) else None
        if not kept:
            raise Refused("too_fast")
        pace.count(frame.act if isinstance(frame, Move) else None)
        pace.forgive()
        if isinstance(frame, Hint):
            # A line that thinks still listens: nobody takes it for dead.
            task = asyncio.ensure_future(_hint(room, line, frame.id))
            hints.add(task)
            task.add_done_callback(hints.discard)
        else:
            await _answered(room, line, frame)
    except Refused as refused:
        line.send(no(refused, id))


def _reader(protocol: int) -> Callable[[str], frames.Up]:
    return read_up_1 if protocol == 1 else read_up


async def _hint(room: Room, line: Line, id: str) -> None:
    """Down this line and no other."""
    try:
        line.send(await hint(room, line.guest, id, line.address))
    except Refused as refused:
        line.send(no(refused, id))


async def _answered(room: Room, line: Line, asked: Join | Move | Beat) -> None:
    """A move is answered by what it causes."""
    if isinstance(asked, Join):
        raise Refused("already_joined")
    if isinstance(asked, Beat):
        room.presence.beat(line)
    elif line.guest.startswith(WATCHER):
        raise Refused("not_a_guest")
    else:
        await room.take(line.guest, _asked(room, asked), asked.id, line)


def _asked(room: Room, frame: Move) -> Act | GameMove:
    if (frame.move is None) == (frame.act is None):
        raise Refused("unreadable_frame")
    if frame.act is not None:
        return frame.act
    assert frame.move is not None
    return read_move(room.table.state.settings.load(), frame.move)
