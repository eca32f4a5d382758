"""A seat at a server's table, over the public protocol alone (docs/protocol.md)."""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ..table.acts import Act, Pledge, Reveal
from ..wire.frames import (
    PROTOCOL,
    Advice,
    Down,
    Events,
    Here,
    Hint,
    Join,
    Move,
    Refused,
    Up,
    View,
    read_down,
    write,
)
from .deal_watch import DealWatch, Doubt
from .notebook import Notebook, written_to

LINE: Final[dict[str, Any]] = {  # a dead line is seen within 20 seconds
    "compression": None,
    "ping_interval": 10,
    "ping_timeout": 8,
}
BREATH: Final = 0.2  # seconds to wait when the server finds us too fast


class Client:
    """Joins, keeps count of what it has seen, and gives its number to every deal by itself.

    Iterating gives every frame that comes down; `may` is what may be played now, `doubts` what
    did not fit in how the table deals, `unchecked` the rounds that could not be checked. Entered
    again after a lost line, it asks for what it has missed."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        since: int | None = None,
        *,
        notes: Path | Callable[[dict[str, Any]], None] | None = None,
        **line: Any,
    ) -> None:
        """`line` goes to the websocket as it is: certificates, a proxy, an address of ours.

        `notes` is where our own notes of the game go, line by line."""
        self._url = url
        self._line = line
        self._token = token
        self.seq = since
        self.seat: int | None = None
        self.may: list[str] = []
        self.due: list[int] = []
        self.doubts: list[Doubt] = []
        self._socket: ClientConnection | None = None
        self._watch = DealWatch()
        self._notebook = _notebook(url, notes)
        self._nonce = b""
        self._seal: tuple[int, str] | None = None  # the deal our number is for
        self._sent = ""  # the id under which our part went up this line last

    async def __aenter__(self) -> "Client":
        self._sent = ""
        self._watch.join()
        self._socket = await connect(self._url, **{**LINE, **self._line})
        await self.send(Join(PROTOCOL, self.seq, self._token))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._socket:
            await self._socket.close()

    async def __aiter__(self) -> AsyncIterator[Down]:
        assert self._socket is not None
        async for text in self._socket:
            frame = read_down(text)
            await self._noted(frame)
            yield frame

    @property
    def unchecked(self) -> list[int]:
        """Rounds with our number whose seed was shown while our line was lost."""
        return self._watch.unchecked

    @property
    def my_turn(self) -> bool:
        return self.seat in self.due

    async def play(self, move: str, id: str | None = None) -> str:
        """Asks for a move of the game; the same id twice is the same move once."""
        chosen = id or secrets.token_hex(8)
        await self.send(Move(chosen, move=move, at=self.seq or 0))
        return chosen

    async def act(self, act: Act, id: str | None = None) -> str:
        chosen = id or secrets.token_hex(8)
        await self.send(Move(chosen, act=act, at=self.seq or 0))
        return chosen

    async def hint(self, id: str | None = None) -> str:
        """Asks what would be best now; an `advice` with that id is the answer."""
        chosen = id or secrets.token_hex(8)
        await self.send(Hint(chosen))
        return chosen

    async def send(self, frame: Up) -> None:
        """A frame as it is: for what is to be asked again under the same id."""
        assert self._socket is not None
        await self._socket.send(write(frame))

    async def _noted(self, frame: Down) -> None:
        match frame:
            case View():
                self.seat = frame.seat
                await self._heard(frame)
            case Events():
                await self._heard(frame)
            case Refused("too_fast", id=id) if id and id == self._sent:
                await asyncio.sleep(BREATH)
                self._sent = ""
                await self._give()
            case Refused() | Advice() | Here():
                pass

    async def _heard(self, frame: View | Events) -> None:
        self.seq, self.may, self.due = frame.seq, frame.may, frame.due
        if self._notebook:
            self._notebook.hear(frame)
        for doubt in self._watch.hear(frame):
            self.doubts.append(doubt)
            self._note({"trouble": doubt.code, "round": doubt.round})
        await self._give()

    def _note(self, line: dict[str, Any]) -> None:
        if self._notebook:
            self._notebook.add(line)

    # Fair dealing: a number of our own for every deal, pledged first, then shown.

    async def _give(self) -> None:
        """Our part, once a line; under its own id it counts once, however often it is sent."""
        wanted = self._wanted()
        if wanted and wanted.id != self._sent:
            self._sent = wanted.id
            with suppress(ConnectionClosed):  # what came down before that is still to be told
                await self.send(wanted)

    def _wanted(self) -> Move | None:
        if self._watch.may_pledge:
            self._draw()
            return Move(self._digest, act=Pledge(self._digest), at=self.seq or 0)
        if self._nonce and self._watch.may_reveal(self._digest):
            return Move(self._nonce.hex(), act=Reveal(self._nonce.hex()), at=self.seq or 0)
        return None

    def _draw(self) -> None:
        """A fresh number for every seal; the same one again for the same seal."""
        if self._watch.seal and self._seal != self._watch.seal:
            self._seal, self._nonce = self._watch.seal, os.urandom(32)
            self._note({"mine": self._nonce.hex(), "round": self._seal[0]})

    @property
    def _digest(self) -> str:
        return sha256(self._nonce).hexdigest()


def _notebook(url: str, notes: Path | Callable[[dict[str, Any]], None] | None) -> Notebook | None:
    if notes is None:
        return None
    write = written_to(notes) if isinstance(notes, Path) else notes
    return Notebook(url.rpartition("/")[2], write)
