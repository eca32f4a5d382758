"""Games over the public protocol: programs sit down at a server's table, its bots fill the rest."""

import asyncio
from asyncio.subprocess import Process
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from time import perf_counter_ns
from typing import Final

from ..arena.simulate import count
from ..arena.tally import Tally
from ..bots.crew import BOTS
from ..rules.moves import Seat
from ..rules.refused import Refused
from ..server.lines import Line
from ..server.rooms import Room
from ..table.acts import Enlist, Leave, Start
from ..table.events import Absence
from ..table.settings import Settings
from ..table.state import Stage
from .programs import Program, running
from .quay import Quay, quay
from .schedule import SPEED, League
from .season import Finish, Season, finished, forfeited

AT_ONCE: Final = 4  # tables: the server lets a line send ten frames a second, so nobody is busy
ARENA: Final = "arena"  # the guest who opens the tables; other guests have longer names


async def visits(
    league: League, numbers: Sequence[int], season: Season, progress: Callable[[int], None]
) -> None:
    """The games of these numbers, some tables at once, into the season."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, host: Quay) -> None:
        async with gate:
            season.finishes[number] = await visit(host, league, number, season.tallies)
            progress(len(season.finishes))

    async with quay(league.waits) as host:
        try:
            async with asyncio.TaskGroup() as tables:
                for number in numbers:
                    tables.create_task(one(number, host))
        except ExceptionGroup as troubles:
            raise troubles.exceptions[0] from None


async def visit(host: Quay, league: League, number: int, tallies: Mapping[str, Tally]) -> Finish:
    crew = league.crew(number)
    ours = next((name for name in crew if name in BOTS), "heuristic")
    settings = Settings(league.game, league.players, league.options, speed=SPEED, bot=ours)
    room = await host.harbour.open(settings, ARENA, ARENA)
    line = Line(ARENA)
    await room.join(line, None)
    try:
        async with AsyncExitStack() as programs:
            return await Visit(host, league, room, line, programs).played(crew, tallies)
    finally:
        room.leave(line)
        host.harbour.rooms.pop(room.id).close()  # or every log would stay in memory


class Visit:
    """One game; we open its table, watch, and leave the seat we had to take for that."""

    def __init__(
        self, host: Quay, league: League, room: Room, line: Line, programs: AsyncExitStack
    ) -> None:
        self._host = host
        self._wait = league.waits.sit
        self._programs = {program.name: program for program in league.programs}
        self._room = room
        self._line = line
        self._running = programs
        self._seats: dict[Seat, str] = {}  # where which program sits

    async def played(self, crew: tuple[str, ...], tallies: Mapping[str, Tally]) -> Finish:
        for seat, name in enumerate(crew[1:], 1):
            if name not in self._programs:
                await self._room.take(ARENA, Enlist(seat, name))
        if crew[0] in self._programs:
            await self._room.take(ARENA, Leave())
        for seat, name in enumerate(crew):
            if name in self._programs and not await self._arrived(self._programs[name]):
                return forfeited(crew, seat)
        if crew[0] not in self._programs:
            await self._room.take(ARENA, Leave())
        return await self._to_the_end(crew, tallies)

    # Sitting down

    async def _arrived(self, program: Program) -> bool:
        """Whether it sat down. Who never did has a command that does not work."""
        process = await self._running.enter_async_context(running(program, self._marks()))
        seat = await self._sat(process)
        if seat is None and program.name not in self._host.known:
            raise Refused(
                "program_absent" if process.returncode is None else "program_ended",
                name=program.name,
                seconds=f"{self._wait:g}",
            )
        if seat is not None:
            self._seats[seat] = program.name
            self._host.known.add(program.name)
        return seat is not None

    def _marks(self) -> dict[str, str]:
        url = self._host.url
        return {"link": f"{url}/t/{self._room.id}", "server": url, "code": self._room.code or ""}

    async def _sat(self, process: Process) -> Seat | None:
        """The seat of whoever comes next; None if the program ended, or took too long."""
        sitting = asyncio.ensure_future(self._next_person())
        ended = asyncio.ensure_future(process.wait())
        try:
            first = asyncio.FIRST_COMPLETED
            await asyncio.wait([sitting, ended], timeout=self._wait, return_when=first)
            return sitting.result() if sitting.done() else None
        finally:
            sitting.cancel()
            ended.cancel()

    async def _next_person(self) -> Seat:
        before = {*self._room.table.state.people()}
        while not (new := {*self._room.table.state.people()} - before):
            await self._line.next()
        return new.pop()

    # Playing

    async def _to_the_end(self, planned: tuple[str, ...], tallies: Mapping[str, Tally]) -> Finish:
        began = len(self._room.table.log)
        gone = self._gone()
        if gone is None:
            await self._start()
            gone = await self._watched(began, tallies)
        crew = self._crew(planned)
        if gone is not None:
            return forfeited(crew, gone)
        play = self._room.table.state.play
        assert play is not None
        count(play, crew, tallies)
        return finished(crew, play)

    def _gone(self) -> Seat | None:
        """A program that has left again while others were awaited."""
        return next(iter(self._seats.keys() - {*self._room.table.state.people()}), None)

    async def _start(self) -> None:
        """In the host's name: since we have left, that is one of the programs."""
        state = self._room.table.state
        host = state.seats[state.host] if state.host is not None else None
        assert host is not None
        assert host.guest is not None
        await self._room.take(host.guest, Start())

    def _crew(self, planned: tuple[str, ...]) -> tuple[str, ...]:
        """As it really sits: a program chooses its seat itself, even a bot's."""
        return tuple(
            self._seats.get(seat) or (holder and holder.bot) or planned[seat]
            for seat, holder in enumerate(self._room.table.state.seats)
        )

    async def _watched(self, read: int, tallies: Mapping[str, Tally]) -> Seat | None:
        """Until the game is over, or a program has to be stood in for: then its seat."""
        table, waited = self._room.table, dict[Seat, int]()
        while True:
            now, entries = perf_counter_ns(), table.log[read:]
            read += len(entries)
            for entry in entries:
                if isinstance(entry, Absence) and entry.seat in self._seats:
                    return entry.seat
                if entry.mover in waited:
                    tallies[self._seats[entry.mover]].thought(now - waited.pop(entry.mover))
            if table.state.stage is Stage.OVER:
                return None
            for seat in self._seats.keys() & {*table.due()}:
                waited.setdefault(seat, now)
            await self._line.next()
