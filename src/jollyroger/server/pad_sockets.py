"""The websocket of a score pad. Whoever has the link may write on it, as at a real table."""

from starlette.websockets import WebSocket

from ..rules.refused import Refused
from ..wire.pads import LARGEST, Bid, Join, Reveal, Up, Write, read_up
from .gate import Gate, Pace, address_of, heard, no, read, talk, understood
from .lines import Line
from .pad_room import PadRoom
from .pads import Pads


class PadSockets:
    def __init__(self, pads: Pads, gate: Gate) -> None:
        self._pads = pads
        self._gate = gate

    async def endpoint(self, socket: WebSocket) -> None:
        await self._gate.through(socket, self._join)

    async def _join(self, socket: WebSocket) -> None:
        await self._first(socket)
        room = await self._pads.room(socket.path_params["id"], address_of(socket))
        line = Line("", address_of(socket))
        await room.join(line)
        try:
            await talk(socket, line, self._hear(socket, room, line))
        finally:
            room.leave(line)

    async def _first(self, socket: WebSocket) -> None:
        frame = read(read_up, await self._gate.first(heard(socket, LARGEST)))
        if not isinstance(frame, Join):
            raise Refused("join_first")
        understood(frame.protocol)

    async def _hear(self, socket: WebSocket, room: PadRoom, line: Line) -> None:
        pace = self._gate.pace(None)
        while True:
            try:
                text = await pace.listen(heard(socket, LARGEST))
                if not pace.is_kept():
                    raise Refused("too_fast")
                frame = pace.read(read_up, text)
                self._count(frame, line, pace)
                pace.forgive()
                await _answered(room, line, frame)
            except Refused as refused:
                line.send(no(refused))

    def _count(self, frame: Up, line: Line, pace: Pace) -> None:
        """Edits take longer to check and to keep than all else; a frame has up to 32 of them."""
        if isinstance(frame, Write) and not self._gate.edits.allows(line.address, len(frame.edits)):
            pace.strike()
            raise Refused("too_fast")


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
