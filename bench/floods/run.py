"""One flood at work: how long, how often, and how it was answered."""

import asyncio
from asyncio import IncompleteReadError, Timeout
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from .wire import Answered, Closed, Json, Origin, Response, Socket, ask

LOST: Final = (OSError, IncompleteReadError, TimeoutError, Closed, Answered)
NEVER: Final = 10**12
ALLOWED: Final = 0.1  # seconds between two frames that a line may send for ever
LAST: Final = {"frame": "last"}  # what no line knows, so it is refused: after all before it
REFUSALS: Final = ("unreadable_frame", "too_fast")  # of such a frame
Work = Callable[[int], Awaitable[None]]


@dataclass
class Run:
    """What a flood needs to know. Preparing is over when it calls `begin`."""

    origin: Origin
    seconds: float
    ready: Callable[[], None]
    most: int = NEVER  # tries in all: frames, requests or connections, whatever the flood is of
    table: str = ""  # the table it is about, where it is about one
    tally: Counter[str] = field(default_factory=Counter)
    _limit: Timeout | None = None
    _ending: set[Socket] = field(default_factory=set)  # lines that have sent their last frame

    async def go(self, flood: "Flood") -> None:
        try:
            async with asyncio.timeout(None) as self._limit:
                await flood(self)
        except TimeoutError:
            if self._limit is None or not self._limit.expired():
                raise

    def begin(self) -> None:
        assert self._limit
        self._limit.reschedule(asyncio.get_running_loop().time() + self.seconds)
        self.ready()

    def take(self, count: int = 1) -> bool:
        """Whether there are so many tries left; they are made now."""
        if self.most < count:
            self.most = 0
            return False
        self.most -= count
        self.tally["sent"] += count
        return True

    async def crowd(self, size: int, work: Work) -> None:
        """So many at once, each again and again, whatever happens to it."""
        await asyncio.gather(*(self._again(work, number) for number in range(size)))

    async def _again(self, work: Work, number: int) -> None:
        while self.most > 0:
            try:
                await work(number)
            except LOST as error:
                self.note_loss(error)
            await asyncio.sleep(0)

    def note_loss(self, error: Exception) -> None:
        self.tally[_name(error)] += 1

    def note(self, response: Response) -> Response:
        self.tally[f"HTTP {response.status}"] += 1
        self.tally["longest"] = max(self.tally["longest"], len(response.body))
        return response

    async def ask(self, request: str, body: Json = None, token: str | None = None) -> Response:
        return self.note(await ask(self.origin, request, body, token))

    @asynccontextmanager
    async def listening(self, line: Socket) -> AsyncIterator["asyncio.Future[None]"]:
        """Reads beside what is sent; whoever wants to know how the line ended waits for it."""
        task = asyncio.ensure_future(self.listen(line))
        try:
            yield task
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            line.drop()

    async def tell_steadily(self, line: Socket, token: str | None, frames: Iterable[Json]) -> None:
        """Joins, and then one frame after the other at the pace a line may keep for ever."""
        async with self.listening(line) as end:
            await line.tell({"frame": "join", "protocol": 1} | ({"token": token} if token else {}))
            for plain in frames:
                if end.done() or not self.take():
                    break
                await line.tell(plain)
                await asyncio.sleep(ALLOWED)
            await self._settle(line, end)
        if end.done() and not end.cancelled():
            end.result()

    async def _settle(self, line: Socket, end: "asyncio.Future[None]") -> None:
        """A line is answered in its order: after the answer to its last frame, none is to come."""
        if end.done():
            return
        self._ending.add(line)
        await line.tell(LAST)
        await asyncio.wait([end])

    async def listen(self, line: Socket) -> None:
        """Counts what comes down a line, to its last answer; `Closed` when the line ends."""
        while True:
            plain = await line.hear()
            kind = plain["code"] if plain["frame"] == "refused" else plain["frame"]
            if line in self._ending and kind in REFUSALS and plain.get("id") is None:
                return
            self.tally[kind] += 1


Flood = Callable[[Run], Coroutine[Any, Any, None]]


def _name(error: Exception) -> str:
    match error:
        case Closed() | Answered():
            return str(error)
        case TimeoutError():
            return "no answer"
        case IncompleteReadError():
            return "hung up"
        case ConnectionRefusedError():
            return "not let in"
        case _:
            return "reset"
