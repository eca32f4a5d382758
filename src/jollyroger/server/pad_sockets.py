"""The websocket of a score pad. Whoever has the link may write on it, as at a real table."""

import logging
import time

from starlette.websockets import WebSocket

from ..rules.refused import Refused
from ..store import Trouble
from ..wire.pads import LARGEST, Bid, Join, Reveal, Up, Write, read_up
from .gate import Gate, first, heard, no, read, talk, understood
from .limits import FRAMES, Meter
from .lines import Line
from .pad_room import PadRoom
from .pads import Pads

log = logging.getLogger("jollyroger.sockets")


class PadSockets:
    def __init__(self, pads: Pads, gate: Gate) -> None:
        self._pads = pads
        self._gate = gate

    async def endpoint(self, socket: WebSocket) -> None:
        await self._gate.through(socket, self._join)

    async def _join(self, socket: WebSocket) -> None:
        await _first(socket)
        room = await self._pads.room(socket.path_params["id"])
        line = Line("")
        try:
            await room.join(line)
            await talk(socket, line, _hear(socket, room, line))
        finally:
            room.leave(line)


async def _first(socket: WebSocket) -> None:
    frame = read(read_up, await first(heard(socket, LARGEST)))
    if not isinstance(frame, Join):
        raise Refused("join_first")
    understood(frame.protocol)


async def _hear(socket: WebSocket, room: PadRoom, line: Line) -> None:
    meter = Meter(FRAMES, time.monotonic)
    while True:
        try:
            text = await heard(socket, LARGEST)
            if not meter.allows(line.guest):
                raise Refused("too_fast")
            await _answered(room, line, read(read_up, text))
        except Refused as refused:
            line.send(no(refused))
        except Trouble as trouble:  # every line of this pad has been cut, and may come back
            log.warning("a pad lost its place: %s", trouble, extra={"table": room.id})
            return


async def _answered(room: PadRoom, line: Line, frame: Up) -> None:
    match frame:
        case Write():
            await room.write(frame.edits, line)
        case Bid():
            await room.seal(frame, line)
        case Reveal():
            await room.reveal(frame.round)
        case Join():
            raise Refused("already_joined")
