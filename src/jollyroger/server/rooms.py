"""Rooms: one table each, one writer each; durable before visible."""

import asyncio
import json
import logging
import os
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any, Final

from ..bots.crew import BOTS, bot
from ..rules.moves import Move, Seat
from ..rules.refused import Refused
from ..rules.state import Phase
from ..store import Store, Trouble
from ..table.acts import Act, Credit, DealOn, Lost, Overdue, Say, Sit, Speak, Upkeep
from ..table.door import Actor
from ..table.events import Entry, PledgesIn, Rematched, Removed, Sat, SeedSealed, StoodUp, TakenBack
from ..table.fair import Fair
from ..table.state import Sealing, Stage, TableState
from ..table.table import Table
from ..table.world import World
from ..wire import views
from ..wire.frames import Events, View, write
from .limits import LOG, SOCKETS_A_TABLE
from .lines import Line

log = logging.getLogger("jollyroger.rooms")

DEAL_WAIT: Final = 5.0  # seconds a person's number is waited for
GRACE: Final = 30.0  # seconds a lost line may take to come back


@dataclass(frozen=True, slots=True)
class Ways:
    """How a room reaches the world; tests supply their own."""

    now: Callable[[], float] = time.time
    entropy: Callable[[int], bytes] = os.urandom
    bot_delay: float = 0.0
    grace: float = GRACE
    deal_wait: float = DEAL_WAIT
    chance: Callable[[Sealing], Fair] = Fair.of
    luck: Callable[[TableState, Seat], Random] = lambda table, seat: SystemRandom()  # a bot's

    def world(self) -> World:
        return World(self.now(), self.entropy, frozenset(BOTS), self.chance)


@dataclass(slots=True)
class Timers:
    """What will happen to this table if nobody does anything."""

    deal_by: float | None = None
    lost_by: dict[str, float] = field(default_factory=dict)
    handle: asyncio.TimerHandle | None = None


class Room:
    def __init__(self, id: str, code: str, table: Table, store: Store, ways: Ways) -> None:
        self.id = id
        self.code = code
        self.table = table
        self.lines: set[Line] = set()
        self.done: set[str] = set()
        self.stale = False  # somebody else has written to this log
        self.store = store
        self.ways = ways
        self.rematch: Callable[[Room], Coroutine[Any, Any, None]] | None = None
        self._lock = asyncio.Lock()
        self._timers = Timers()
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking = False

    @classmethod
    def reread(cls, id: str, code: str, lines: Sequence[str], store: Store, ways: Ways) -> "Room":
        """A room from its log, together with the moves that were done already."""
        plain = [json.loads(line) for line in lines]
        done = {by for entry in plain if (by := entry.pop("by", None))}
        room = cls(id, code, Table.reread([json.dumps(entry) for entry in plain]), store, ways)
        room.done = done
        return room

    @property
    def seq(self) -> int:
        return len(self.table.log)

    # The one door

    async def take(self, actor: Actor, act: Act | Upkeep | Move, id: str | None = None) -> None:
        """Decide, keep, then show. A caller who goes away does not stop what has begun."""
        task = asyncio.ensure_future(self._take(actor, act, id))
        task.add_done_callback(self._taken)
        await asyncio.shield(task)

    def _taken(self, task: asyncio.Task[None]) -> None:
        """A refusal whose asker is gone is nobody's trouble; our own bug stays loud."""
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, Refused | Trouble):
            log.error("a move failed", extra={"table": self.id}, exc_info=error)

    async def _take(self, actor: Actor, act: Act | Upkeep | Move, id: str | None) -> None:
        async with self._lock:
            by = f"{actor}/{id}" if id is not None else None
            if by in self.done:
                return
            if isinstance(act, Speak | Say) and self.seq >= LOG:
                raise Refused("talked_out")
            entries = self.table.decide(actor, act, self.ways.world())
            await self._keep(entries, by)
            self.table.commit(entries)
            self._publish(entries)
        self._look_ahead(entries)

    async def _keep(self, entries: Sequence[Entry], by: str | None) -> None:
        """On the disk before anybody sees it, with the mark that makes a second try harmless."""
        lines = self.table.lines(entries)
        if lines and by:
            lines[0] = json.dumps({**json.loads(lines[0]), "by": by}, ensure_ascii=False)
        try:
            await self.store.append(self.id, self.seq + 1, lines, self.ways.now())
        except Trouble:
            # What the log holds now, only reading it tells: the next who comes wakes the room anew.
            self.stale = True
            for line in self.lines:
                line.cut.set()
            raise
        if by:
            self.done.add(by)
        log.info("kept", extra={"table": self.id, "seq": self.seq + len(lines)})

    # Who is here

    async def join(self, line: Line, since: int | None) -> None:
        """The gap since the client was last here, or everything it may know."""
        async with self._lock:
            if len(self.lines) >= SOCKETS_A_TABLE:
                raise Refused("table_full")
            state = self.table.state
            if line.guest in state.removed:
                raise Refused("removed")
            line.seat = state.seat_of(line.guest)
            if line.seat is None and not state.settings.spectators and state.stage != Stage.LOBBY:
                raise Refused("no_spectators")
            self.lines.add(line)
            self._timers.lost_by.pop(line.guest, None)
            line.send(self._catch_up(line, since))
        await self._back(line)
        self._look_ahead(())

    async def _back(self, line: Line) -> None:
        """Whoever comes back to a seat a bot stood in for has it again."""
        holder = self.table.state.seats[line.seat] if line.seat is not None else None
        if line.seat is not None and holder and holder.bot:
            await self.take(line.guest, Sit(line.seat, holder.name))

    def leave(self, line: Line) -> None:
        self.lines.discard(line)
        here = {other.guest for other in self.lines}
        if self.table.state.seat_of(line.guest) is not None and line.guest not in here:
            self._timers.lost_by[line.guest] = self.ways.now() + self.ways.grace
        self._arm()

    # What each line sees

    def _publish(self, entries: Sequence[Entry]) -> None:
        frames: dict[Seat | None, str] = {}
        for line in self.lines:
            if line.guest in self.table.state.removed:
                line.cut.set()
                continue
            seat = self.table.state.seat_of(line.guest)
            if seat != line.seat:
                line.seat = seat
                line.send(self._view(seat))
                continue
            if seat not in frames:
                frames[seat] = self._told(seat, entries)
            line.send(frames[seat])

    def _told(self, seat: Seat | None, entries: Sequence[Entry]) -> str:
        """What was taken back no client can find in what it knows: it is shown all anew."""
        if any(isinstance(entry, TakenBack) for entry in entries):
            return self._view(seat)
        return self._events(seat, [entry.seen_by(seat) for entry in entries])

    def _catch_up(self, line: Line, since: int | None) -> str:
        if since is None or not 0 < since <= self.seq or self._moved(line, since):
            return self._view(line.seat)
        return self._told(line.seat, self.table.log[since:])

    def _moved(self, line: Line, since: int) -> bool:
        """Whether the guest may have sat down or stood up since: a gap would not say where."""
        gap = self.table.log[since:]
        if line.seat is None:
            return any(isinstance(entry, StoodUp | Removed) for entry in gap)
        return any(isinstance(entry, Sat) and entry.guest == line.guest for entry in gap)

    def _view(self, seat: Seat | None) -> str:
        view, aid = views.view(self.table, seat), views.aid(self.table, seat)
        return write(View(self.seq, seat, view, self._may(seat), [*self.table.due()], aid))

    def _events(self, seat: Seat | None, entries: Sequence[Entry]) -> str:
        told, aid = views.entries(self.table, entries), views.aid(self.table, seat)
        return write(Events(self.seq, told, self._may(seat), [*self.table.due()], aid))

    def _may(self, seat: Seat | None) -> list[str]:
        return views.moves(self.table.state.settings.load(), self.table.may(seat))

    # What happens by itself

    def _look_ahead(self, entries: Sequence[Entry]) -> None:
        if any(isinstance(entry, SeedSealed | PledgesIn) for entry in entries):
            self._timers.deal_by = self.ways.now() + self.ways.deal_wait
        if self.table.state.stage is Stage.OVER and entries:
            self._spawn(self.store.end(self.id, self.ways.now()))
        if self.rematch and any(isinstance(entry, Rematched) for entry in entries):
            self._spawn(self.rematch(self))
        if not self._thinking and self.table.bots_due():
            self._thinking = True
            self._spawn(self._think())
        self._arm()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a table's own task failed", extra={"table": self.id}, exc_info=error)

    async def _think(self) -> None:
        """Bots think beside the event loop, one move at a time, as long as one is waited for."""
        try:
            while due := self.table.bots_due():
                seat = due[0]
                holder = self.table.state.seats[seat]
                assert holder is not None
                choose = bot(holder.bot or "heuristic")
                view, may = self.table.view(seat), self.table.may(seat)
                luck = self.ways.luck(self.table.state, seat)
                move = await asyncio.to_thread(choose, view, may, luck)
                await asyncio.sleep(self.ways.bot_delay)
                await self._bot_moves(seat, move)
        finally:
            self._thinking = False

    async def _bot_moves(self, seat: Seat, move: Move) -> None:
        """Unless the owner has come back, or the moment has passed, while the bot thought."""
        holder = self.table.state.seats[seat]
        if holder and holder.bot and move in self.table.may(seat):
            with suppress(Refused):
                await self.take(seat, move)

    def _arm(self) -> None:
        """One timer a room, set to the next thing that time brings."""
        if self._timers.handle:
            self._timers.handle.cancel()
        times = [when for when, _ in self._coming()]
        if times:
            wait = max(0.0, min(times) - self.ways.now())
            loop = asyncio.get_running_loop()
            self._timers.handle = loop.call_later(wait, lambda: self._spawn(self._upkeep()))

    def _coming(self) -> list[tuple[float, Upkeep]]:
        state = self.table.state
        coming: list[tuple[float, Upkeep]] = [
            (clock.deadline, Overdue(seat))
            for seat, clock in enumerate(state.clocks)
            if clock.deadline is not None
        ]
        waiting = state.play and state.play.phase is Phase.DEAL and state.sealing
        if waiting and self._timers.deal_by is not None:
            coming.append((self._timers.deal_by, DealOn()))
        for guest, when in self._timers.lost_by.items():
            seat = state.seat_of(guest)
            holder = state.seats[seat] if seat is not None else None
            if seat is not None and holder and holder.present:
                coming.append((when, Lost(seat)))
        return coming

    async def _upkeep(self) -> None:
        now = self.ways.now()
        for when, act in self._coming():
            if when <= now:
                await self._kept_up(act)
        self._timers.lost_by = {g: w for g, w in self._timers.lost_by.items() if w > now}
        if self._timers.deal_by is not None and self._timers.deal_by <= now:
            self._timers.deal_by = None
        self._arm()

    async def _kept_up(self, act: Upkeep) -> None:
        try:
            await self.take(None, act)
        except Refused as refused:
            # Somebody was quicker: what was to be kept up has been done.
            log.debug("upkeep was not needed", extra={"table": self.id, "code": refused.code})

    async def wake(self) -> None:
        """After a restart: clocks start anew, and who is not back in time is stood in for."""
        await self._kept_up(Credit())
        now = self.ways.now()
        if self.table.state.stage is Stage.OVER:
            self._spawn(self.store.end(self.id, now))
        if self.table.state.sealing:
            self._timers.deal_by = now + self.ways.deal_wait
        for seat in self.table.state.people():
            holder = self.table.state.seats[seat]
            if holder and holder.guest:
                self._timers.lost_by[holder.guest] = now + self.ways.grace
        self._look_ahead(())

    def close(self) -> None:
        if self._timers.handle:
            self._timers.handle.cancel()
        for task in self._tasks:
            task.cancel()
