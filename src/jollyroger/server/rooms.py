"""Rooms: one table each, one writer each; durable before visible."""

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from ..bots.crew import bot
from ..rules.moves import Move, Seat
from ..rules.refused import Refused
from ..store import Store, Trouble, Unkept
from ..table.access import goes_on, may_watch
from ..table.actors import Actor
from ..table.acts import Act, Credit, Overdue, Sit, Undo, Upkeep
from ..table.events import (
    Arranged,
    Entry,
    PledgesIn,
    Rematched,
    Removed,
    Sat,
    SeedSealed,
    StoodUp,
    TakenBack,
    Waiting,
)
from ..table.state import Stage
from ..table.table import Table
from ..table.world import World
from ..wire import views
from ..wire.frames import Events, View, write
from .figures import figures
from .limits import GAP, LOG, Limits
from .lines import Line
from .logs import loudness
from .presence import Presence
from .retries import NOT_KEPT, insist, pause
from .timetable import Timetable
from .visitors import Visitors
from .ways import Ways

log = logging.getLogger("jollyroger.rooms")


class Room:
    def __init__(
        self,
        id: str,
        code: str | None,
        table: Table,
        store: Store,
        ways: Ways,
        limits: Limits | None = None,
    ) -> None:
        self.id = id
        self.code = code
        self.table = table
        self.lines: set[Line] = set()
        self.done: set[str] = set()
        self.stale = False  # somebody else has written to this log
        self.store = store
        self.ways = ways
        self.limits = limits or Limits()
        self.visitors = Visitors()
        self.presence = Presence(table, self.lines)
        self.rematch: Callable[[Room], Coroutine[Any, Any, None]] | None = None
        self._lock = asyncio.Lock()
        self._timetable = Timetable(ways)
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking = False
        self._keeping_up = False

    @property
    def opener(self) -> str:
        """The host's guest, or what comes nearest to it; no guest is called so."""
        state = self.table.state
        host = state.seats[state.host] if state.host is not None else None
        return (host and host.guest) or self.id

    @property
    def seq(self) -> int:
        return len(self.table.log)

    # The one door

    async def take(self, actor: Actor, act: Act | Upkeep | Move, id: str | None = None) -> None:
        """Decide, keep, then show. A caller who goes away does not stop what has begun."""
        task = asyncio.ensure_future(self._take(actor, act, id))
        task.add_done_callback(self._taken)
        with figures.moves.timing(self.ways.monotonic):
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
            self._check_length(actor, act)
            entries = self.table.decide(actor, act, self._world(actor, act))
            if isinstance(act, Undo):
                self.ways.thinking.count_undo(str(actor))
            await self._keep(entries, by)
            self.table.commit(entries)
            self._publish(entries)
        self._look_ahead(entries)

    def _check_length(self, actor: Actor, act: Act | Upkeep | Move) -> None:
        """Coming back has an end too, far behind everything else's."""
        full = self.seq >= LOG and not goes_on(self.table.state, actor, act)
        if full or (isinstance(act, Sit) and self.seq >= 2 * LOG):
            raise Refused("log_full")

    def _world(self, actor: Actor, act: Act | Upkeep | Move) -> World:
        """How much of a turn is over our own clock says, wherever the wall clock went meanwhile."""
        whose = act.seat if isinstance(act, Overdue) else None
        if isinstance(actor, str):
            whose = self.table.state.seat_of(actor)
        turn = self._timetable.turn(whose) if whose is not None else None
        return replace(self.ways.world(), turn=turn)

    async def _keep(self, entries: Sequence[Entry], by: str | None) -> None:
        """On the disk before anybody sees it, with the mark that makes a second try harmless."""
        lines = self.table.lines(entries)
        if lines and by:
            lines[0] = json.dumps({**json.loads(lines[0]), "by": by}, ensure_ascii=False)
        try:
            await self.store.append(self.id, self.seq + 1, lines, self.ways.now())
        except Unkept as trouble:
            # Nothing was written, so nothing has happened: the table is as it was.
            log.debug("not kept: %s", trouble, extra={"table": self.id})
            raise Refused(NOT_KEPT) from trouble
        except Trouble:
            # What the log holds now, only reading it tells: the next who comes wakes the room anew.
            self.stale = True
            for line in self.lines:
                line.cut.set()
            raise
        if by:
            self.done.add(by)
        log.debug("kept", extra={"table": self.id, "seq": self.seq + len(lines)})

    # Who is here

    def check_watching(self, guest: str | None, address: str | None) -> None:
        """`Refused` for whom this table is closed: a guest, or where a removed one came from."""
        self.check_removed(guest, address)
        may_watch(self.table.state, guest)

    def check_removed(self, guest: str | None, address: str | None) -> None:
        """All that a stranger with the link is asked, who has to see where to sit down."""
        state = self.table.state
        seated = guest is not None and state.seat_of(guest) is not None
        barred = self.visitors.is_barred(address) and not seated
        if guest in state.removed or barred:
            raise Refused("removed")

    async def join(self, line: Line, since: int | None) -> None:
        """The gap since the client was last here, or everything it may know."""
        async with self._lock:
            self._let_in(line)
            line.send(self._catch_up(line, since))
            self.presence.tell()
        try:
            await self._back(line)
        except Trouble:
            self.leave(line)
            raise
        self._look_ahead(())

    def _let_in(self, line: Line) -> None:
        """Watchers are counted apart: whoever has a seat always gets in."""
        self.check_watching(line.guest, line.address)
        line.seat = self.table.state.seat_of(line.guest)
        if line.seat is None and self.presence.is_full(line.address, self.limits):
            raise Refused("table_full")
        self.lines.add(line)
        self.visitors.arrive(line.guest, line.address)
        self._timetable.welcome(line.guest)

    async def _back(self, line: Line) -> None:
        """Whoever comes back to a seat a bot stood in for has it again."""
        holder = self.table.state.seats[line.seat] if line.seat is not None else None
        if line.seat is not None and holder and holder.bot:
            with suppress(Refused):  # then they look on, and may ask for it themselves
                await self.take(line.guest, Sit(line.seat, holder.name))

    def leave(self, line: Line) -> None:
        """Only for a line that has joined: whoever was refused at the door renews nothing."""
        self.lines.discard(line)
        self.miss(line.guest)
        self.presence.tell()

    def miss(self, guest: str) -> None:
        """Who has a seat and no line is waited for, and not for ever."""
        if guest not in {line.guest for line in self.lines}:
            if self.table.state.seat_of(guest) is not None:
                self._timetable.miss(guest)
            else:
                self.visitors.leave(guest)
        self._arm()

    def cut(self, guest: str) -> None:
        """Their token has ended: whoever comes back has to be somebody again."""
        for line in self.lines:
            if line.guest == guest:
                line.cut.set()

    # What each line sees

    def _publish(self, entries: Sequence[Entry]) -> None:
        frames: dict[Seat | None, str] = {}
        self.visitors.bar(entries)
        for line in self.lines:
            if not self._sees(line):
                line.cut.set()  # coming back, it is told why
                continue
            seat = self.table.state.seat_of(line.guest)
            if seat != line.seat:
                line.seat = seat
                line.send(self._view(seat))
                continue
            if seat not in frames:
                frames[seat] = self._told(seat, entries)
            line.send(frames[seat])
        self.presence.tell()

    def _sees(self, line: Line) -> bool:
        with suppress(Refused):
            self.check_watching(line.guest, line.address)
            return True
        return False

    def _told(self, seat: Seat | None, entries: Sequence[Entry]) -> str:
        """What was taken back no client can find in what it knows: it is shown all anew."""
        if any(isinstance(entry, TakenBack) for entry in entries):
            return self._view(seat)
        return self._events(seat, [entry.seen_by(seat) for entry in entries])

    def _catch_up(self, line: Line, since: int | None) -> str:
        near = range(max(1, self.seq - GAP), self.seq + 1)
        if since is None or since not in near or self._moved(line, since):
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
            self._timetable.expect_deal()
        if self.table.state.stage is Stage.OVER and entries:
            self._spawn(insist(self._end))
        for entry in entries:
            self._note(entry)
        if self.rematch and any(isinstance(entry, Rematched) for entry in entries):
            rematch = self.rematch
            self._spawn(insist(lambda: rematch(self)))
        if not self._thinking and self.table.bots_due():
            self._thinking = True
            self._spawn(self._think())
        self._arm()

    def _note(self, entry: Entry) -> None:
        """What the listing has to say as well as the log."""
        match entry:
            case Arranged(settings):
                head, open = settings.head, settings.open
                self._spawn(insist(lambda: self.store.arrange(self.id, head, open)))
            case Sat(guest=guest) | Waiting(guest=guest):
                self._spawn(insist(lambda: self.store.sit(self.id, guest)))
            case _:  # nothing else is anybody's business but the table's
                return

    async def _end(self) -> None:
        """The game is over, and its code leads nowhere any more."""
        self.code = None
        await self.store.end(self.id, self.ways.now())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Trouble):
            log.log(loudness(error), "not kept: %s", error, extra={"table": self.id})
        elif error:
            log.error("a table's own task failed", extra={"table": self.id}, exc_info=error)

    async def _think(self) -> None:
        """Bots think beside the event loop, one move at a time, as long as one is waited for."""
        try:
            while due := self.table.bots_due():
                seat = due[0]
                holder = self.table.state.seats[seat]
                assert holder is not None
                choose, before = bot(holder.bot or "heuristic"), self.seq
                view, may = self.table.view(seat), self.table.may(seat)
                luck = self.ways.luck(self.table.state, seat)
                think = self.ways.thinking.choose
                move = await think(self.opener, choose, view, may, luck)
                await asyncio.sleep(self.ways.bot_delay)
                if not self._taken_back(before):
                    await self._bot_moves(seat, move)
        finally:
            self._thinking = False

    def _taken_back(self, since: int) -> bool:
        """Whether what a bot thought about is no more."""
        return any(isinstance(entry, TakenBack) for entry in self.table.log[since:])

    async def _bot_moves(self, seat: Seat, move: Move) -> None:
        """Unless the owner has come back, or the moment has passed, while the bot thought."""
        holder = self.table.state.seats[seat]
        if holder and holder.bot and move in self.table.may(seat):
            try:
                await self.take(seat, move)
            except Refused as refused:
                if refused.code == NOT_KEPT:
                    await pause()

    def _arm(self) -> None:
        self._timetable.arm(self.table.state, lambda: self._spawn(self._upkeep()))

    async def _upkeep(self) -> None:
        """One at a time; while nothing is kept, what is due is looked up anew before every try."""
        if self._keeping_up:
            return
        self._keeping_up = True
        try:
            while not await self._all_kept_up():
                await pause()
        finally:
            self._keeping_up = False
        self._arm()

    async def _all_kept_up(self) -> bool:
        now = self.ways.monotonic()
        for when, act in self._timetable.coming(self.table.state):
            if when <= now and not await self._kept_up(act):
                return False
        self._timetable.forget(now)
        return True

    async def _kept_up(self, act: Upkeep) -> bool:
        """Whether it is settled: done, or somebody was quicker. Not where nothing is kept."""
        try:
            await self.take(None, act)
        except Refused as refused:
            log.debug("upkeep was not needed", extra={"table": self.id, "code": refused.code})
            return refused.code != NOT_KEPT
        return True

    async def wake(self) -> None:
        """After a restart: clocks start anew, and who is not back in time is stood in for."""
        await self._kept_up(Credit())
        if self.table.state.stage is Stage.OVER:
            self._spawn(insist(self._end))
        if self.table.state.sealing:
            self._timetable.expect_deal()
        for seat in self.table.state.people():
            holder = self.table.state.seats[seat]
            if holder and holder.guest:
                self._timetable.miss(holder.guest)
        self._look_ahead(())

    def close(self) -> None:
        self._timetable.close()
        for task in self._tasks:
            task.cancel()
