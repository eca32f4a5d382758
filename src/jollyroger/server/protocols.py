"""HTTP and websockets with an end: what is not finished in time, or comes too fast, is closed.

uvicorn's protocols do the talking. These watch clock and amount before anything is read."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from .connections import Place
from .limits import TARGET, Bucket, Clock, Limits, Waits

POLICY: Final = 1008
HEADERS: Final = 8192  # bytes of a handshake's head, as many as the websocket's reader takes
FAREWELL: Final = 1.0  # seconds for a last frame to go out
METER: Final = "line_meter"  # where a socket's scope has its meter


class FrameCount:
    """Counts the frames that begin in a stream, without looking at what they carry."""

    def __init__(self) -> None:
        self._skip = 0  # bytes of a frame that are still to come
        self._rest = b""  # the beginning of a head

    def count(self, data: bytes, most: int) -> int:
        """How many begin in these bytes; counting stops once there are more than `most`."""
        data, self._rest = self._rest + data, b""
        at = min(self._skip, len(data))
        self._skip -= at
        found = 0
        while at < len(data) and found <= most:
            end = _end_of_frame(data, at)
            if end is None:
                self._rest = data[at:]
                break
            found += 1
            self._skip = max(0, end - len(data))
            at = end
        return found


def _end_of_frame(data: bytes, at: int) -> int | None:
    """Where the frame that begins at `at` ends; None while its head is not all there (RFC 6455)."""
    if len(data) - at < 2:
        return None
    masked, short = data[at + 1] & 0x80, data[at + 1] & 0x7F
    more = {126: 2, 127: 8}.get(short, 0)
    head = 2 + more + (4 if masked else 0)
    if len(data) - at < head:
        return None
    length = int.from_bytes(data[at + 2 : at + 2 + more], "big") if more else short
    return at + head + length


class LineMeter:
    """What one socket may send: so many frames and bytes, and its address's share of frames."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._frames = Bucket(limits.line_frames, clock)
        self._bytes = Bucket(limits.line_bytes, clock)
        self._most = int(limits.line_frames.burst)
        self._count = FrameCount()
        self.address: Callable[[float], bool] = lambda frames: True

    def admits(self, data: bytes) -> bool:
        if not self._bytes.take(len(data)):
            return False
        frames = self._count.count(data, self._most)
        return self._frames.take(frames) and self.address(frames)


class Fuse:
    """Ends a connection after a while, unless it is put out before.

    Put out, it knows nothing of the connection: in a circle, both would wait for a collector."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    @property
    def burns(self) -> bool:
        return self._timer is not None

    def light(self, seconds: float, end: Callable[[], None]) -> None:
        self.put_out()
        self._timer = self._loop.call_later(seconds, end)

    def put_out(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None


class Patient(asyncio.Protocol):
    """A reader who takes nothing cannot be closed in peace: there is always a byte left.

    So it has a time to take it in, and its place among the connections is given back at the end."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _waits: Waits
    _stuck: Fuse
    _place: Place | None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._abort_later()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._stuck.put_out()

    def eof_received(self) -> None:
        """They say no more, and we close when they have taken the rest."""
        self._abort_later()

    def _abort_later(self) -> None:
        if not self._stuck.burns:
            self._stuck.light(self._waits.read, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stuck.put_out()
        if self._place:
            self._place.leave()


class TimedHttp(Patient, H11Protocol):
    """A request whose head, body or answer is not through in time ends its connection."""

    def __init__(
        self, limits: Limits, waits: Waits, clock: Clock, place: Place | None, **given: Any
    ) -> None:
        super().__init__(**given)
        self._waits = waits
        self._place = place
        self._waiting = Fuse(self.loop)  # for a part of a request
        self._waits_for_body = False
        self._stuck = Fuse(self.loop)
        self.ws_protocol_class = lambda **also: MeteredSocket(  # type: ignore[assignment]
            limits, waits, clock, place, **also
        )

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await(self._waits.head)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._cancel()
        size = len(event.target) + sum(len(name) + len(value) for name, value in event.headers)
        if len(event.target) > TARGET or size > HEADERS:
            self.send_400_response("The address or the headers are too long.")
            return
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        """Which part of a request is missing, if any, and whether its time runs already."""
        if self.transport.get_protocol() is not self:  # it has become a websocket meanwhile
            return
        theirs = self.conn.their_state
        if self.transport.is_closing():
            self._cancel()
            self._abort_later()
        elif theirs is h11.SEND_BODY and not self._waits_for_body:
            self._await(self._waits.body)
            self._waits_for_body = True
        elif theirs is h11.IDLE and not self.timeout_keep_alive_task:
            self._await_head()
        elif theirs is not h11.SEND_BODY:  # all is here, or the idle connection has its own end
            self._cancel()

    def _await_head(self) -> None:
        """Also before it begins: a body that ends after its answer has stopped uvicorn's timer."""
        if not self._waiting.burns or self._waits_for_body:
            self._await(self._waits.head)

    def _await(self, seconds: float) -> None:
        self._waits_for_body = False
        self._waiting.light(seconds, self.transport.abort)

    def _cancel(self) -> None:
        self._waits_for_body = False
        self._waiting.put_out()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._abort_later()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._cancel()


class MeteredSocket(Patient, WebSocketsSansIOProtocol):
    """Metered before its frames are parsed; whoever goes on past the limit is closed."""

    def __init__(
        self, limits: Limits, waits: Waits, clock: Clock, place: Place | None, **given: Any
    ) -> None:
        super().__init__(**given)
        self._waits = waits
        self._meter = LineMeter(limits, clock)
        self._place = place
        self._shaken = False
        self._deaf = False
        self._unshaken = Fuse(self.loop)
        self._stuck = Fuse(self.loop)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unshaken.light(self._waits.head, self._drop_unshaken)

    def _drop_unshaken(self) -> None:
        if not self.handshake_complete or self.transport.is_closing():
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """The first bytes are the request, handed on by HTTP."""
        if self._deaf:
            return
        if self._shaken and not self._meter.admits(data):
            self._shut()
            return
        self._shaken = True
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][METER] = self._meter

    def _shut(self) -> None:
        """Nothing more is read. The end comes a moment later, or it would overtake the code."""
        self._deaf = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        if self.handshake_complete and not self.close_sent:
            with suppress(InvalidState):
                self.conn.send_close(POLICY)
                self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.pause_reading()
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected and not self._deaf:
            self._abort_later()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unshaken.put_out()
