"""People who play: honest ones, and those an attacker needs to be at tables."""

import asyncio
import hashlib
import itertools
import os
import random
from dataclasses import dataclass
from typing import Final

from .wire import Json, Origin, Response, Socket, ask

BREATH: Final = 0.3  # seconds to wait when the server finds us too fast
OWN: Final = ("sealed", "played")
_ids = itertools.count(1)


class Unwelcome(OSError):
    """The server did not give what an honest program asks for."""


def expect(response: Response) -> Json:
    if response.status >= 400:
        raise Unwelcome(f"HTTP {response.status} {response.body[:200]!r}")
    return response.json()


async def become(origin: Origin, name: str = "Robin") -> str:
    """A new guest's token."""
    body = {"name": name, "bearer": True}
    return str(expect(await ask(origin, "POST /api/guests", body))["token"])


async def open_table(origin: Origin, token: str, **settings: Json) -> str:
    body = {"name": "Robin", "settings": {"game": "skull_king", "players": 2} | settings}
    return str(expect(await ask(origin, "POST /api/tables", body, token))["id"])


def act(kind: str, /, **fields: Json) -> Json:
    return {"frame": "move", "id": f"m{next(_ids)}", "act": {"act": kind, **fields}}


def move(text: str) -> Json:
    return {"frame": "move", "id": f"m{next(_ids)}", "move": text}


@dataclass
class Seat:
    """One person's line to a table: what was seen, and the numbers for the deals."""

    line: Socket
    seat: int | None = None
    stage: str = ""
    due: tuple[int, ...] = ()
    may: tuple[str, ...] = ()
    moved: bool = False  # the last frame held this seat's own bid or piece
    nonce: bytes = b""
    owed: Json = None

    @classmethod
    async def join(cls, origin: Origin, table: str, token: str) -> "Seat":
        seat = cls(await Socket.open(origin, f"/ws/{table}"))
        await seat.line.tell({"frame": "join", "protocol": 2, "token": token})
        await seat.hear()
        return seat

    @property
    def is_due(self) -> bool:
        return self.seat in self.due and bool(self.may)

    async def hear(self) -> Json:
        """The next frame, noted; our part of a deal is done by itself."""
        plain = await self.line.hear()
        self.moved = False
        match plain["frame"]:
            case "view":
                self._set(plain)
                self.seat, self.stage = plain["seat"], plain["view"]["stage"]
                await self._catch_up(plain["view"])
            case "events":
                self._set(plain)
                for event in plain["events"]:
                    await self._note(event)
            case "refused" if plain["code"] == "too_fast" and plain.get("id") == self._owed_id:
                await asyncio.sleep(BREATH)
                await self.line.tell(self.owed)
        return plain

    def _set(self, plain: Json) -> None:
        self.due, self.may = tuple(plain["due"]), tuple(plain["may"])

    @property
    def _owed_id(self) -> Json:
        return self.owed["id"] if self.owed else False

    async def _catch_up(self, view: Json) -> None:
        next_deal, play = view["next_deal"], view["play"]
        dealing = next_deal and play and play["phase"] == "deal"
        if dealing and self.seat is not None and next_deal["pledges"][self.seat] is None:
            await self._pledge()

    async def _note(self, event: Json) -> None:
        mine = event.get("seat") == self.seat
        match event["event"]:
            case "seed_sealed" if self.seat is not None:
                await self._pledge()
            case "pledges_in" if self.nonce:
                await self._owe(act("reveal", nonce=self.nonce.hex()))
            case "started":
                self.stage = "playing"
            case "game_over":
                self.stage = "over"
            case kind if kind in OWN and mine:
                self.moved = True

    async def _pledge(self) -> None:
        self.nonce = os.urandom(32)
        await self._owe(act("pledge", digest=hashlib.sha256(self.nonce).hexdigest()))

    async def _owe(self, plain: Json) -> None:
        self.owed = plain
        await self.line.tell(plain)

    def choose(self) -> str:
        """Any move; where every placement is allowed, one of them."""
        text = random.choice(self.may)
        return "place front R1 Y2 G3 B5" if text == "place" else text

    async def play(self, pace: float = 0.15, moves: int = 10**9) -> None:
        """So many moves, or to the end; as fast as the server lets us."""
        if self.stage == "lobby":
            await self.line.tell(act("start"))
        while self.stage != "over":
            if self.is_due:
                if not moves:
                    return
                moves -= 1
                await asyncio.sleep(pace)
                await self.make(move(self.choose()))
            else:
                await self.hear()

    async def make(self, asked: Json) -> None:
        """Asks for it until the server has done it."""
        self.moved = False
        await self.line.tell(asked)
        while not self.moved:
            plain = await self.hear()
            if plain["frame"] == "refused" and plain.get("id") == asked["id"]:
                if plain["code"] != "too_fast":
                    return
                await asyncio.sleep(BREATH)
                await self.line.tell(asked)
