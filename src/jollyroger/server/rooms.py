"""Rooms: one table each, one writer each; durable before visible."""

from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from ..rules.moves import Move, Seat
from ..rules.refused import Refused
from ..store import Store, Trouble
from ..table.access import goes_on, may_watch
from ..table.actors import Actor, Bot, Person, TableItself
from ..table.acts import Act, Overdue, Sit, Undo, Upkeep
from ..table.events import Agreement, Arrival, DealCall, Entry, Rematched
from ..table.log_lines import write_log
from ..table.state import Stage
from ..table.table import Table
from ..table.world import World
from .bot_turns import BotTurns
from .figures import figures
from .journal import Journal
from .limits import Limits
from .lines import Line
from .presence import Presence
from .retries import insist
from .room_frames import Broadcast, RoomFrames, written
from .room_tasks import RoomTasks
from .room_timers import RoomTimers
from .visitors import Visitors
from .ways import Ways


class RoomRequest(NamedTuple):
    """What a person asked for under an id of theirs: its mark in the log, and where to answer."""

    mark: str
    id: str
    line: Line | None


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
        self.code = code
        self.table = table
        self.journal = Journal(id, len(table.log), store, ways.now)
        self.done: set[str] = set()
        self.store = store
        self.ways = ways
        self.limits = limits or Limits()
        self.visitors = Visitors()
        self.presence = Presence(table, self.lines)
        self._frames = RoomFrames(table)
        self.rematch: Callable[[Room], Coroutine[Any, Any, None]] | None = None
        self.tasks = RoomTasks(id)
        self.timers = RoomTimers(id, table, ways, self.tasks, self.keep_up)
        self._bots = BotTurns(table, ways, self.tasks, self.move_bot, lambda: self.opener)

    @property
    def id(self) -> str:
        return self.journal.id

    @property
    def lines(self) -> set[Line]:
        return self.journal.lines

    @property
    def stale(self) -> bool:
        return self.journal.stale

    @property
    def opener(self) -> str:
        """The host's guest, or what comes nearest to it; no guest is called so."""
        state = self.table.state
        host = state.seats[state.host] if state.host is not None else None
        return (host and host.guest) or self.id

    @property
    def seq(self) -> int:
        return self.journal.seq

    # The one door

    async def take(
        self, guest: str, act: Act | Move, id: str | None = None, line: Line | None = None
    ) -> None:
        """A person asks. `line` is where they are told that what has this id is done."""
        asked = None if id is None else RoomRequest(f"{guest}/{id}", id, line)
        await self._do(Person(guest), act, asked)

    async def move_bot(self, seat: Seat, move: Move) -> None:
        await self._do(Bot(seat), move)

    async def keep_up(self, act: Upkeep) -> None:
        """What time brings, or what the table itself has to do."""
        await self._do(TableItself(), act)

    async def _do(
        self, actor: Actor, act: Act | Upkeep | Move, asked: RoomRequest | None = None
    ) -> None:
        """Decide, keep, then show."""
        with figures.moves.timing(self.ways.monotonic):
            await self.journal.unbroken(self._take(actor, act, asked))

    async def _take(
        self, actor: Actor, act: Act | Upkeep | Move, asked: RoomRequest | None
    ) -> None:
        async with self.journal.lock:
            if asked and asked.mark in self.done:
                self._say_done(asked)
                return
            self._check_length(actor, act)
            entries = self.table.decide(actor, act, self._world(actor, act))
            if isinstance(act, Undo) and isinstance(actor, Person):
                self.ways.thinking.count_undo(actor.guest)
            await self._keep(entries, asked)
            self.table.commit(entries)
            self._publish(entries, asked)
        self._look_ahead(entries)

    def _say_done(self, asked: RoomRequest) -> None:
        """A move that was done before causes nothing more; its asker hears that it is done."""
        if asked.line and asked.line.protocol > 1:
            frame = self._frames.news(asked.line.seat, ())
            asked.line.send(written(asked.line, frame, asked.id))

    def _check_length(self, actor: Actor, act: Act | Upkeep | Move) -> None:
        """Coming back has an end too, far behind everything else's."""
        most = self.limits.log
        full = self.seq >= most and not goes_on(self.table.state, actor, act)
        if full or (isinstance(act, Sit) and self.seq >= 2 * most):
            raise Refused("log_full")

    def _world(self, actor: Actor, act: Act | Upkeep | Move) -> World:
        """How much of a turn is over our own clock says, wherever the wall clock went meanwhile."""
        whose = act.seat if isinstance(act, Overdue) else None
        if isinstance(actor, Person):
            whose = self.table.state.seat_of(actor.guest)
        turn = self.timers.timetable.turn(whose) if whose is not None else None
        return replace(self.ways.world(), turn=turn)

    async def _keep(self, entries: Sequence[Entry], asked: RoomRequest | None) -> None:
        """On the disk before anybody sees it, with the mark that makes a second try harmless."""
        await self.journal.append(write_log(self.table, entries, asked and asked.mark))
        if asked:
            self.done.add(asked.mark)

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
        async with self.journal.lock:
            self._let_in(line)
            line.send(written(line, self._frames.since(line, since)))
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
        if line.seat is None and self.journal.is_full(line.address, self.limits):
            raise Refused("table_full")
        self.journal.admit(line)
        self.visitors.arrive(line.guest, line.address)
        self.timers.timetable.welcome(line.guest)

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
                self.timers.timetable.miss(guest)
            else:
                self.visitors.leave(guest)
        self.timers.arm()

    def cut(self, guest: str) -> None:
        """Their token has ended: whoever comes back has to be somebody again."""
        for line in self.lines:
            if line.guest == guest:
                line.cut.set()

    # What each line sees

    def _publish(self, entries: Sequence[Entry], asked: RoomRequest | None) -> None:
        broadcast = Broadcast(self._frames, entries)
        self.visitors.bar(entries)
        for line in self.lines:
            if not self._sees(line):
                line.cut.set()  # coming back, it is told why
                continue
            before, line.seat = line.seat, self.table.state.seat_of(line.guest)
            done = asked.id if asked and line is asked.line else None
            line.send(broadcast.to(line, line.seat != before, done))
        self.presence.tell()

    def _sees(self, line: Line) -> bool:
        with suppress(Refused):
            self.check_watching(line.guest, line.address)
            return True
        return False

    # What happens by itself

    def _look_ahead(self, entries: Sequence[Entry]) -> None:
        if any(isinstance(entry, DealCall) for entry in entries):
            self.timers.timetable.expect_deal()
        if self.table.state.stage is Stage.OVER and entries:
            self._insist(self._end)
        for entry in entries:
            self._list(entry)
        if self.rematch and any(isinstance(entry, Rematched) for entry in entries):
            rematch = self.rematch
            self._insist(lambda: rematch(self))
        self._bots.look()
        self.timers.arm()

    def _list(self, entry: Entry) -> None:
        """What the listing has to say as well as the log."""
        if isinstance(entry, Agreement):
            head, open = entry.settings.head, entry.settings.open
            self._insist(lambda: self.store.arrange(self.id, head, open))
        if isinstance(entry, Arrival):
            guest = entry.guest
            self._insist(lambda: self.store.sit(self.id, guest))

    def _insist(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.tasks.spawn(insist(work, self.ways.store_wait))

    async def _end(self) -> None:
        """The game is over, and its code leads nowhere any more."""
        self.code = None
        await self.store.end(self.id, self.ways.now())

    async def wake(self) -> None:
        """After a restart."""
        await self.timers.wake()
        if self.table.state.stage is Stage.OVER:
            self._insist(self._end)
        self._look_ahead(())

    def close(self) -> None:
        self.timers.close()
        self.tasks.close()
