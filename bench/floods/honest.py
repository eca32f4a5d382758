"""Honest people, from addresses of their own: how long their moves take, and who gets in."""

import asyncio
import itertools
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from .guests import BREATH, Seat, become, move, open_table
from .run import LOST
from .wire import Json, Origin

PACE: Final = 0.2  # seconds between two moves of one person
PAUSE: Final = 1.0  # seconds between two newcomers
GET_IN: Final = 10.0  # seconds after which a newcomer gives up


def addresses(port: int, forwarded: bool) -> Iterator[Origin]:
    """One after the other, none of them the attacker's."""
    for number in itertools.count(1):
        if forwarded:
            yield Origin(port, network=f"2001:db8:{number // 65536:x}:{number % 65536:x}")
        else:
            yield Origin(
                port, source=f"127.{1 + number // 60000}.{number // 240 % 250}.{number % 240 + 1}"
            )


@dataclass
class Samples:
    """Of one phase."""

    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)  # until a bot has moved
    entries: list[float] = field(default_factory=list)  # until a newcomer had a table
    shut_out: int = 0  # newcomers who did not get in
    lost: int = 0  # lines that were lost


class Player:
    """Plays one game after the other, each from a new address; a lost line comes back."""

    def __init__(self, origins: Iterator[Origin]) -> None:
        self.samples = Samples()
        self._origins = origins
        self._seat: Seat | None = None
        self._place: tuple[Origin, str, str] | None = None  # the table we sit at
        self._asked: Json = None
        self._since = 0.0  # when it was asked for

    async def play(self) -> None:
        while True:
            try:
                await self._game()
            except LOST:
                self.samples.lost += 1
                await asyncio.sleep(BREATH)

    def unanswered(self) -> float | None:
        """How long the move that is under way has taken until now."""
        return time.perf_counter() - self._since if self._asked else None

    async def _game(self) -> None:
        if self._place is None:
            origin = next(self._origins)
            token = await become(origin)
            table = await open_table(origin, token, players=3, bot="level3")
            self._place = origin, table, token
        seat = await Seat.join(*self._place)
        try:
            await self._sit(seat)
        finally:
            seat.line.drop()
        self._place, self._asked = None, None

    async def _sit(self, seat: Seat) -> None:
        if seat.stage == "lobby":
            await seat.play(moves=0)
        if self._asked:
            await self._make(seat)
        while seat.stage != "over":
            if seat.is_due:
                await asyncio.sleep(PACE)
                self._asked, self._since = move(seat.choose()), time.perf_counter()
                await self._make(seat)
            else:
                await self._wait(seat)

    async def _make(self, seat: Seat) -> None:
        """Only a move that was made counts: one asked for again may have been done before."""
        await seat.make(self._asked)
        if seat.moved:
            self.samples.moves.append(time.perf_counter() - self._since)
        self._asked = None

    async def _wait(self, seat: Seat) -> None:
        began, is_bots = time.perf_counter(), bool(seat.due)
        await seat.hear()
        if is_bots:
            self.samples.bots.append(time.perf_counter() - began)


async def arrive(origins: Iterator[Origin], samples: Samples) -> None:
    """Newcomers, one a second: a name, a table, a line."""
    while True:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(GET_IN):
                await _get_in(next(origins))
            samples.entries.append(time.perf_counter() - began)
        except LOST:
            samples.shut_out += 1
        except asyncio.CancelledError:  # the phase is over, and this one still stands outside
            samples.shut_out += time.perf_counter() - began > PAUSE
            raise
        await asyncio.sleep(PAUSE)


async def _get_in(origin: Origin) -> None:
    token = await become(origin)
    seat = await Seat.join(origin, await open_table(origin, token), token)
    seat.line.drop()
