"""A seat at a server's table, or a place to watch from, over the public protocol."""

import shlex
from asyncio import CancelledError, Event, Task, create_task, to_thread, wait_for
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from ..rules import record
from ..rules.moves import Move, MoveKind, Seat
from ..rules.notation import write_move
from ..rules.plain_values import write_value
from ..rules.record import Record
from ..rules.refused import Refused
from ..table.acts import Act, Leave, Sit
from ..table.events import Entry
from ..table.settings import Settings
from ..table.state import Stage, TableState
from ..wire import frames
from ..wire.codec import Malformed
from ..words.hints import Hint
from .client import Client
from .deal_watch import Doubt
from .frame_reader import FrameReader, Unreadable, past, refused_by
from .guest_token import Visitor, introduce
from .http import RemoteServer
from .line import Attempts, Ended, Line, Sign
from .link import is_here, read, read_server
from .sitting import Gone, Invitation, NewEntries, News, Notice, TableShown

ATTEMPTS: Final = Attempts()
GOODBYE: Final = 1.0  # seconds
LONGEST_ID: Final = 64
LINE: Final[dict[str, Any]] = {
    "ping_interval": 10,
    "ping_timeout": 10,
    "close_timeout": 1,
    "max_size": 2**24,
}


class RemoteSitting:
    """Comes back by itself after a lost line; what was asked meanwhile is asked again, once."""

    def __init__(
        self,
        server: RemoteServer,
        id: str,
        home: Path,
        watch: bool,
        invitation: Invitation | None = None,
        attempts: Attempts = ATTEMPTS,
    ) -> None:
        self._server = server
        self._id = id
        self._watch = watch
        self.invitation = invitation
        socket = f"{server.address.replace('http', 'ws', 1)}/ws/{id}"
        straight: dict[str, Any] = {"proxy": None} if is_here(server.address) else {}
        self._notes = None if watch else notes_file(home, id)
        self._client = Client(socket, server.token, notes=self._notes, **LINE, **straight)
        self._doubts = 0  # those that have been told
        self._unchecked = 0  # likewise
        self._line = Line(self._client, self._hear, attempts)
        self._reader = FrameReader()
        self._news: deque[News] = deque()
        self._more = Event()
        self._asking = 0  # moves and acts that are not answered yet
        self._keeping: Task[None] | None = None
        self._door: Refused | None = None  # why we were not let in
        self._gone: Gone | None = None
        self._met = False  # the first news have been told
        self._first = 0  # the number of the last entry in the first news

    @classmethod
    def open(
        cls, link: str, visitor: Visitor, watch: bool = False, attempts: Attempts = ATTEMPTS
    ) -> "RemoteSitting":
        """Finds the table, and becomes a guest of its server; `Refused` if that cannot be.

        Whoever watches does so as nobody: what their own seat knows is not for a watcher."""
        place = read(link)
        server = RemoteServer(place.server) if watch else introduce(place.server, visitor)
        id = place.table or server.post("/api/codes", code=place.code).get("id")
        if not isinstance(id, str) or server.get(f"/api/tables/{id}").get("id") != id:
            raise server.no_answer()
        return cls(server, id, visitor.home, watch, attempts=attempts)

    @classmethod
    def host(cls, address: str, visitor: Visitor, settings: Settings) -> "RemoteSitting":
        """A new table at that server, with us as its host."""
        server = introduce(read_server(address), visitor)
        wanted = write_value(settings)
        opened = server.post("/api/tables", name=server.name, settings=wanted)
        id, code, link = (opened.get(key) for key in ("id", "code", "link"))
        if not (isinstance(id, str) and isinstance(code, str) and isinstance(link, str)):
            raise server.no_answer()
        return cls(server, id, visitor.home, False, Invitation(link, code))

    # Where this is

    @property
    def link(self) -> str:
        return f"{self._server.address}/t/{self._id}"

    @property
    def back(self) -> str:
        if self._watch:
            return f"watch {shlex.quote(self.link)}"
        return f"play --join {shlex.quote(self.link)} --name {shlex.quote(self._server.name)}"

    @property
    def parting(self) -> str:
        """A seat in a running game is kept, and played for; one in a lobby is free before long."""
        seated = self._client.seat is not None and self._reader.table.stage is Stage.PLAYING
        return "online-kept" if seated else "online-again"

    @property
    def kept(self) -> Path | None:
        return None

    @property
    def notes(self) -> Path | None:
        return self._notes if self._notes and self._notes.exists() else None

    # A sitting

    async def news(self) -> News:
        if self._keeping is None:
            await self._arrive()
        await self._something()
        if not self._news:
            raise self._gone or Gone("online-gone")
        return self._next()

    def _next(self) -> News:
        """About the line first; then all entries that are here already as one piece of news."""
        if not self._met:
            self._met = True
            return self._news.popleft()  # the table itself comes before anything about it
        for each in self._news:
            if isinstance(each, Notice):
                self._news.remove(each)
                return each
        first = self._news.popleft()
        if isinstance(first, NewEntries):
            return NewEntries((*first.entries, *self._more_entries()))
        return first

    def _more_entries(self) -> Iterator[Entry]:
        while self._news and isinstance(more := self._news[0], NewEntries):
            self._news.popleft()
            yield from more.entries

    async def past(self) -> tuple[Entry, ...]:
        """What cannot be told of the past is no reason to leave."""
        try:
            log = await to_thread(self._server.whole_log, self._id)
        except Refused:
            return ()
        return past(log, self._first)

    async def take(self, act: Act | Move) -> None:
        if refused := await self._asked(act):
            raise refused_by(refused)

    async def hint(self) -> Hint:
        try:
            answer = await self._line.hint()
        except Ended:
            raise self._gone or Gone("online-gone") from None
        if isinstance(answer, frames.Refused):
            raise refused_by(answer)
        return self._reader.hint(answer)

    async def keep(self) -> None:
        """The server does."""

    async def record(self) -> Record:
        text = await to_thread(self._server.whole_record, self._id)
        try:
            return record.read(text)
        except ValueError as error:
            raise self._server.no_answer() from error

    async def close(self) -> None:
        await self._leave()
        if self._keeping:
            self._keeping.cancel()
            with suppress(CancelledError):
                await self._keeping

    async def _leave(self) -> None:
        """Notice where it can be: the others need not wait to see whether we come back."""
        if self._client.seat is None or self._gone or self._reader.table.stage is Stage.OVER:
            return
        with suppress(Refused, Gone, TimeoutError):
            await wait_for(self._asked(Leave()), GOODBYE)

    async def _asked(self, act: Act | Move) -> frames.Refused | None:
        game = self._reader.table.settings.load()
        wanted = write_move(game, act) if isinstance(act, MoveKind) else act
        self._asking += 1
        try:
            return await self._line.ask(wanted)
        except Ended:
            raise self._gone or Gone("online-gone") from None
        finally:
            self._asking -= 1
            self._more.set()

    # Sitting down

    async def _arrive(self) -> None:
        """Until the table is seen from where we sit or stand; what was before that is past."""
        self._keeping = create_task(self._keep())
        try:
            await self._something()
            if not self._news:
                raise self._door or Refused("no_server", server=self._server.address)
            if not self._watch:
                await self._sit()
        except (Refused, Gone):
            await self.close()
            raise
        seen = [each for each in self._news if isinstance(each, TableShown)]
        grave = [each for each in self._news if isinstance(each, Notice) and each.grave]
        while self._news[0] is not seen[-1]:
            self._news.popleft()
        missing = [each for each in grave if each not in self._news]
        self._news.extendleft([*reversed(missing), self._news.popleft()])
        self._first = seen[-1].table.seq

    async def _sit(self) -> None:
        """The first seat to be had; in a running game a bot's, from the next round on."""
        tried: set[Seat] = set()
        while self._client.seat is None:
            free = [seat for seat in _free(self._reader.table) if seat not in tried]
            if not free:
                return self._stay()
            tried.add(free[0])
            refused = await self._asked(Sit(free[0], self._server.name))
            if refused is None:
                return None
            if refused.code != "seat_taken":
                raise refused_by(refused)
        return None

    def _stay(self) -> None:
        """Whoever comes back may be waiting for a seat already."""
        if not any(each and each.name == self._server.name for each in self._reader.table.waiting):
            raise Refused("no_seat", link=self.link)

    # The line

    async def _keep(self) -> None:
        try:
            door = await self._line.keep()
            self._door = refused_by(door) if door else None
            self._gone = _farewell(self._door)
        except (Unreadable, Malformed, LookupError, TypeError):
            self._door = self._server.no_answer()
            self._gone = Gone("online-unreadable")
        finally:
            self._more.set()

    async def _something(self) -> None:
        """News; what comes while we ask waits, so that the next news tell what came of it."""
        while not self._gone and (not self._news or self._held):
            self._more.clear()
            await self._more.wait()

    @property
    def _held(self) -> bool:
        return self._asking > 0 and not any(isinstance(each, Notice) for each in self._news)

    def _hear(self, heard: frames.Down | Sign) -> None:
        news = self._reader.news(heard)
        self._news += [news] if news else []
        doubts = self._client.doubts[self._doubts :]
        self._doubts += len(doubts)
        self._news += map(_doubted, doubts)
        missed = self._client.unchecked[self._unchecked :]
        self._unchecked += len(missed)
        self._news += [Notice("online-unchecked", {"round": number}) for number in missed]
        if news or doubts or missed:
            self._more.set()


def notes_file(home: Path, id: str) -> Path | None:
    """An id is the server's word, and no path of ours."""
    plain = id.isascii() and id.isalnum() and len(id) <= LONGEST_ID
    return home / "notes" / f"{id}.jsonl" if plain else None


def _doubted(doubt: Doubt) -> Notice:
    """When the seed is shown the round is over, and no number could be kept back any more."""
    over = doubt.code in ("seed", "deal")
    more = ("doubt-way-out",) if over else ("doubt-withheld", "doubt-way-out")
    return Notice(f"doubt-{doubt.code}", {"round": doubt.round}, more, grave=True)


def _farewell(door: Refused | None) -> Gone:
    """Why there is no coming back: nobody answered for too long, or we are not let in again."""
    if door is None:
        return Gone("online-gone")
    return Gone("online-unreadable" if door.facts else f"refused-{door.code.replace('_', '-')}")


def _free(table: TableState) -> list[Seat]:
    """Seats to be had, those that nobody has before those of bots."""
    if table.stage is Stage.OVER:
        return []
    wanted = [seat for seat, waits in enumerate(table.waiting) if waits]
    held = [(seat, holder) for seat, holder in enumerate(table.seats) if seat not in wanted]
    nobodys = [seat for seat, holder in held if holder is None]
    return [*nobodys, *(seat for seat, holder in held if holder and holder.guest is None)]
