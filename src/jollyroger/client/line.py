"""A line that comes back by itself, and asks again for what has not been answered."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import uniform
from typing import Final, Literal

from websockets.exceptions import WebSocketException

from ..rules.events import ChoiceEvent
from ..rules.transcript import EVENTS
from ..table.acts import Act
from ..wire.frames import Advice, Down, Events, Here, Hint, Move, Refused, View
from .client import BREATH, Client

Sign = Literal["lost", "back"]
Answer = Refused | Advice | None

LOST: Final = (OSError, WebSocketException, TimeoutError)
PASSING: Final = {"too_fast", "join_first"}  # refusals at the door that another attempt can mend
MOVES: Final = frozenset(name for name, kind in EVENTS.items() if issubclass(kind, ChoiceEvent))
LINGERING: Final = {"too_many_lines", "table_full"}  # our own lost line may still be counted


@dataclass(frozen=True, slots=True)
class Attempts:
    """How a lost line is looked for, in seconds."""

    shortest: float = 0.5  # between the first two attempts, doubled each time
    longest: float = 10.0
    patience: float = 300.0  # without a line, before it is given up


class Ended(Exception):
    """There is no line any more, and so no answer."""


class Line:
    """Every frame goes to `hear` in order, and a sign where the line is lost or back."""

    def __init__(
        self, client: Client, hear: Callable[[Down | Sign], None], attempts: Attempts
    ) -> None:
        self._client = client
        self._hear = hear
        self._waits = attempts
        self._open: dict[str, tuple[Move | Hint, asyncio.Future[Answer]]] = {}
        self._joined = False
        self._over = False
        self._known = False  # we have been at this table before
        self._door: Refused | None = None
        self._attempts = 0
        self._since = 0.0  # when the line was lost

    async def keep(self) -> Refused | None:
        """Until there is no coming back: the refusal at the door, or None for no answer at all."""
        try:
            while True:
                await self._visit()
                if self._final():
                    return self._door
                await asyncio.sleep(self._pause())
        finally:
            self._end()

    async def ask(self, wanted: str | Act) -> Refused | None:
        """A move as text, or an act; None when it is done. Raises `Ended`."""
        id, at = secrets.token_hex(8), self._client.seq or 0
        text, act = (wanted, None) if isinstance(wanted, str) else (None, wanted)
        answer = await self._answered(Move(id, move=text, act=act, at=at))
        assert not isinstance(answer, Advice)
        return answer

    async def hint(self) -> Refused | Advice:
        answer = await self._answered(Hint(secrets.token_hex(8)))
        assert answer is not None
        return answer

    # Asking

    async def _answered(self, frame: Move | Hint) -> Answer:
        """What the server finds too fast is asked again, under the same id."""
        try:
            while not self._over:
                answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
                self._open[frame.id] = (frame, answer)
                await self._send(frame)
                told = await answer
                if not isinstance(told, Refused) or told.code != "too_fast":
                    return told
                await asyncio.sleep(BREATH)
            raise Ended
        finally:
            self._open.pop(frame.id, None)

    async def _send(self, frame: Move | Hint) -> None:
        """Without a line it waits until there is one again."""
        if self._joined:
            with suppress(*LOST):
                await self._client.send(frame)

    def _settle(self, id: str | None, answer: Answer) -> None:
        _, waiting = self._open.get(id or "", (None, None))
        if waiting and not waiting.done():
            waiting.set_result(answer)

    # Hearing

    async def _visit(self) -> None:
        """From joining until the line is lost, for whatever reason: the next attempt will show."""
        self._door = None
        with suppress(*LOST):
            async with self._client:
                async for frame in self._client:
                    if not self._let_in(frame):
                        break
                    await self._down(frame)
        self._left()

    def _let_in(self, frame: Down) -> bool:
        """The first frame says so: a refusal before anything else is one at the door."""
        if self._joined or not isinstance(frame, Refused):
            return True
        self._door = frame
        return False

    async def _down(self, frame: Down) -> None:
        joining = not self._joined
        if joining:
            self._arrived()
        self._hear(frame)
        self._note(frame)
        if joining:
            self._let_go(frame)
            await self._repeat()

    def _note(self, frame: Down) -> None:
        """Who waits for an answer has it now."""
        match frame:
            case Refused(id=id) | Advice(id=id):
                self._settle(id, frame)
            case Events(done=id) | View(done=id):
                self._settle(id, None)
            case Here():
                pass  # nobody has asked: pings are the terminal's own

    def _let_go(self, frame: Down) -> None:
        """A move is for its own moment: where it has passed, who asked looks at the table anew."""
        if self._has_passed(frame):
            for asked, _ in [*self._open.values()]:
                if isinstance(asked, Move) and asked.move is not None:
                    self._settle(asked.id, None)

    def _has_passed(self, frame: Down) -> bool:
        """A view does not say; a gap does where somebody has moved for our seat, we or another."""
        if not isinstance(frame, Events):
            return True
        mine = self._client.seat
        return any(event["event"] in MOVES and event["seat"] == mine for event in frame.events)

    async def _repeat(self) -> None:
        for frame, waiting in [*self._open.values()]:
            if not waiting.done():
                await self._client.send(frame)

    # Coming and going

    def _arrived(self) -> None:
        if self._known:
            self._hear("back")
        self._joined = self._known = True
        self._attempts = 0

    def _left(self) -> None:
        if self._joined:
            self._joined = False
            self._since = asyncio.get_running_loop().time()
            self._hear("lost")

    def _end(self) -> None:
        self._over = True
        for _, answer in self._open.values():
            if not answer.done():
                answer.set_exception(Ended())

    def _final(self) -> bool:
        if not self._known:
            return True
        if self._door and self._door.code not in PASSING | LINGERING:
            return True
        return asyncio.get_running_loop().time() - self._since > self._waits.patience

    def _pause(self) -> float:
        """Never all of us at the same moment."""
        pause: float = self._waits.shortest * 2**self._attempts * uniform(1, 1.5)
        self._attempts += 1
        return min(self._waits.longest, pause)
