"""A seat at a server's table, over the public protocol alone (docs/protocol.md)."""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator
from hashlib import sha256
from types import TracebackType
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from ..table.acts import Act, Pledge, Reveal
from ..wire.frames import (
    PROTOCOL,
    Advice,
    Down,
    Events,
    Hint,
    Join,
    Move,
    Refused,
    View,
    read_down,
    write,
)

BREATH: Final = 0.2  # seconds to wait when the server finds us too fast


class Client:
    """Joins, keeps count of what it has seen, and gives its number to every deal by itself.

    Iterating gives every frame that comes down; `may` is what may be played now. Entered again
    after a lost line, it asks for what it has missed."""

    def __init__(
        self, url: str, token: str | None = None, since: int | None = None, **line: Any
    ) -> None:
        """`line` goes to the websocket as it is: certificates, a proxy, an address of ours."""
        self._url = url
        self._line = line
        self._token = token
        self.seq = since
        self.seat: int | None = None
        self.may: list[str] = []
        self.due: list[int] = []
        self._socket: ClientConnection | None = None
        self._nonce = b""
        self._dealing = False  # the next deal is in the making
        self._owed: Move | None = None  # our part of the deal, until the log shows it

    async def __aenter__(self) -> "Client":
        self._socket = await connect(self._url, compression=None, **self._line)
        await self.send(Join(PROTOCOL, self.seq, self._token))
        if self._owed:
            await self.send(self._owed)
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

    async def send(self, frame: Join | Move | Hint) -> None:
        """A frame as it is: for what is to be asked again under the same id."""
        assert self._socket is not None
        await self._socket.send(write(frame))

    async def _noted(self, frame: Down) -> None:
        match frame:
            case View():
                self.seq, self.seat, self.may, self.due = (
                    frame.seq,
                    frame.seat,
                    frame.may,
                    frame.due,
                )
                sealing, play = frame.view["sealing"], frame.view["play"]
                self._dealing = bool(sealing and play["phase"] == "deal")
                if self._dealing and self.seat is not None:
                    await self._carry_on(self.seat, sealing)
            case Events():
                self.seq, self.may, self.due = frame.seq, frame.may, frame.due
                for event in frame.events:
                    await self._heard(event)
            case Refused("too_fast", id=id) if self._owed and id == self._owed.id:
                await asyncio.sleep(BREATH)
                await self.send(self._owed)
            case Refused() | Advice():
                pass

    # Fair dealing: a number of our own for every deal, pledged first, then shown.

    async def _heard(self, event: dict[str, Any]) -> None:
        match event["event"]:
            case "seed_sealed":
                self._dealing = True
                if self.seat is not None:
                    await self._pledge()
            case "returned" if event["seat"] == self.seat and self._dealing and not self._owed:
                await self._pledge()
            case "pledges_in" if self._nonce:
                await self._owe(Reveal(self._nonce.hex()), self._nonce.hex())
            case "pledged" | "revealed" if event["seat"] == self.seat:
                self._owed = None
            case "dealt":
                self._dealing, self._nonce, self._owed = False, b"", None
            case _:
                pass

    async def _carry_on(self, seat: int, sealing: dict[str, Any]) -> None:
        """Joining while a deal is being made: pledge or reveal, if that has not been done."""
        pledged = sealing["pledges"][seat]
        if pledged is None and not self._owed:
            await self._pledge()
        elif sealing["revealing"] and pledged == self._digest and sealing["nonces"][seat] is None:
            await self._owe(Reveal(self._nonce.hex()), self._nonce.hex())

    @property
    def _digest(self) -> str:
        return sha256(self._nonce).hexdigest()

    async def _pledge(self) -> None:
        self._nonce = os.urandom(32)
        await self._owe(Pledge(self._digest), self._digest)

    async def _owe(self, act: Pledge | Reveal, id: str) -> None:
        """Sent now, and again after a lost line; under its own id it counts once."""
        self._owed = Move(id, act=act, at=self.seq or 0)
        await self.send(self._owed)
