"""The gate every websocket comes through: whose page, how many from one address, how it ends."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..rules.refused import Refused
from ..store import Trouble
from ..table.acts import Act
from ..wire import frames
from ..wire.codec import Malformed
from .berth import Berth
from .codes import is_id
from .figures import figures
from .guard import ADDRESS
from .limits import STRIKES, Bucket, Clock, Limits, Meter, Waits
from .lines import TRY_LATER, Line
from .logs import loudness
from .protocols import FAREWELL, METER, POLICY, LineMeter

log = logging.getLogger("jollyroger.sockets")


Join = Callable[[WebSocket], Awaitable[None]]
T = TypeVar("T")


class Gate:
    """One for all kinds of lines: an address has so many, wherever they lead."""

    def __init__(
        self, berth: Berth, limits: Limits, clock: Clock, waits: Waits | None = None
    ) -> None:
        self._berth = berth
        self._waits = waits or Waits()
        self.limits = limits
        self._clock = clock
        self._open: dict[str, int] = {}
        self._frames = Meter(limits.frames, clock)
        self._address_frames = Meter(limits.address_frames, clock)
        self._acts = Meter(limits.acts, clock)
        self._address_acts = Meter(limits.address_acts, clock)
        self.edits = Meter(limits.address_edits, clock)

    async def through(self, socket: WebSocket, join: Join) -> None:
        if not self._welcome(socket):
            await socket.close(POLICY)
            return
        self._charge(socket)
        await socket.accept()
        try:
            await self._serve(socket, join)
        except (WebSocketDisconnect, RuntimeError):
            log.debug("a line was lost", extra=_table(socket))
        except Trouble as trouble:  # the room has cut its lines, and whoever comes back is served
            log.log(loudness(trouble), "a log lost its place: %s", trouble, extra=_table(socket))
            with suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(TRY_LATER)

    def _charge(self, socket: WebSocket) -> None:
        """From now on the frames of this socket count for its address too."""
        meter: LineMeter | None = getattr(socket.state, METER, None)
        if meter:
            address = address_of(socket)
            meter.address = lambda frames: self._address_frames.allows(address, frames)

    def pace(self, guest: str | None, address: str | None = None) -> "Pace":
        """All lines of a guest share theirs; at a pad nobody is anybody, and each has its own."""
        if guest is None:
            return Pace(Bucket(self.limits.frames, self._clock).take)

        def acts() -> bool:
            return self._acts.allows(guest) and self._address_acts.allows(address)

        return Pace(lambda: self._frames.allows(guest), acts)

    def _welcome(self, socket: WebSocket) -> bool:
        """A page of ours, or a program that is no page at all."""
        origin = socket.headers.get("origin")
        return origin is None or self._berth.owns(origin, _asked_for(socket))

    async def _serve(self, socket: WebSocket, join: Join) -> None:
        """First who it is, then what it wants; the line is in the room in between."""
        try:
            with self.counted(_from(socket), self.limits.address_lines):
                await join(socket)
        except Refused as refused:
            await socket.send_text(no(refused))
            await socket.close(POLICY)

    async def first(self, reading: Awaitable[T]) -> T:
        """What a line begins with; whoever says nothing is not waited for."""
        try:
            async with asyncio.timeout(self._waits.join):
                return await reading
        except TimeoutError as error:
            raise Refused("join_first") from error

    @contextmanager
    def counted(self, who: str | None, most: int) -> Iterator[None]:
        if who is None:
            yield
            return
        if self._open.get(who, 0) >= most:
            raise Refused("too_many_lines")
        self._open[who] = self._open.get(who, 0) + 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


class Pace:
    """How fast a line's frames may come. Asked before a frame is read, whatever it says."""

    def __init__(self, allows: Callable[[], bool], acts: Callable[[], bool] = lambda: True) -> None:
        self._allows = allows
        self._acts = acts
        self._strikes = 0

    def is_kept(self) -> bool:
        if self._allows():
            return True
        self.strike()
        return False

    async def listen(self, hearing: Awaitable[str]) -> str:
        """What is no text is a frame as well, and one that is refused."""
        try:
            return await hearing
        except Refused:
            self._allows()
            self.strike()
            raise

    def read(self, reader: Callable[[str], T], text: str) -> T:
        try:
            return read(reader, text)
        except Refused:
            self.strike()
            raise

    def count(self, act: Act | None) -> None:
        """Talk, and all else that no game waits for: a log keeps it, and memory does too."""
        if act is not None and not act.is_awaited and not self._acts():
            self.strike()
            raise Refused("too_fast")

    def strike(self) -> None:
        """Somebody who does not listen is not listened to."""
        self._strikes += 1
        if self._strikes > STRIKES:
            raise Flooding

    def forgive(self) -> None:
        self._strikes = 0


class Flooding(Exception):
    """A line goes on and on with what it was refused."""


async def talk(socket: WebSocket, line: Line, hearing: Coroutine[Any, Any, None]) -> None:
    """Until one side is done; whatever ended it is raised when the line is closed."""
    ways = [asyncio.ensure_future(way) for way in (hearing, _speak(socket, line))]
    cut = asyncio.ensure_future(line.cut.wait())
    await asyncio.wait([*ways, cut], return_when=asyncio.FIRST_COMPLETED)
    for task in (*ways, cut):
        task.cancel()
    ends = await asyncio.gather(*ways, cut, return_exceptions=True)
    if any(isinstance(end, Flooding) for end in ends):
        line.close(POLICY)
    # A reader who takes nothing would not take our farewell either: it is not waited for long.
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(FAREWELL):
            await socket.close(line.code if line.cut.is_set() else 1000)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, Flooding):
            raise end


def _asked_for(socket: WebSocket) -> str:
    scheme = {"ws": "http", "wss": "https"}[socket.url.scheme]
    return f"{scheme}://{socket.url.netloc}"


def address_of(socket: WebSocket) -> str | None:
    found: str | None = socket.scope.get(ADDRESS)
    return found


def _from(socket: WebSocket) -> str | None:
    """The address at the other end, as no guest is called."""
    address = address_of(socket)
    return None if address is None else f"from {address}"


def _table(socket: WebSocket) -> dict[str, str]:
    """Only an id of ours goes into the log, never what somebody has made up."""
    id = str(socket.path_params.get("id", ""))
    return {"table": id} if is_id(id) else {}


async def heard(socket: WebSocket, largest: int) -> str:
    """The next frame's text; `Refused` for one that has none, or too much of it."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None or len(text.encode("utf-8", "replace")) > largest:
        raise Refused("unreadable_frame")
    return str(text)


def read(reader: Callable[[str], T], text: str) -> T:
    """A frame of one kind of line; `Refused` for what is none."""
    try:
        return reader(text)
    except Malformed as error:
        raise Refused("unreadable_frame") from error


def understood(protocol: int) -> None:
    if protocol not in frames.SERVED:
        raise Refused("reload", protocol=frames.PROTOCOL)


async def _speak(socket: WebSocket, line: Line) -> None:
    while True:
        await socket.send_text(await line.next())


def no(refused: Refused, id: str | None = None) -> str:
    figures.refusals.add(refused.code)
    return frames.write(frames.Refused(refused.code, dict(refused.facts), refused.rule, id))
