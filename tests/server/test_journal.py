"""A store in trouble means the same for a table and for a pad: one journal serves both."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from starlette.types import Message

from jollyroger.pad.file import plain
from jollyroger.rules.refused import Refused
from jollyroger.server.journal import Journal
from jollyroger.server.lines import TRY_LATER, Line
from jollyroger.store import Unkept, Unwritten
from jollyroger.table.acts import Speak
from jollyroger.table.settings import Settings
from jollyroger.wire.frames import PROTOCOL
from jollyroger.wire.pads import Bid
from server.followers import new_pad
from server.in_process import SIGNER, Moored, afloat
from server.pad_around import EDIT
from server.watched_store import fail, nothing
from waiting import until


class Door(NamedTuple):
    """A way to a log: what can be written there, who else comes, and the room woken anew."""

    journal: Journal
    line: Line
    write: Callable[[], Awaitable[None]]
    join: Callable[[Line], Awaitable[None]]
    again: Callable[[], Awaitable["Door"]]


async def table(here: Moored, id: str | None = None) -> Door:
    harbour = here.harbour
    opened = harbour.open(Settings("dice", 3), "anne", "Anne")
    room = await (harbour.room(id) if id else opened)
    if id:
        opened.close()
    line = Line("anne")
    await room.join(line, None)
    return Door(
        room.journal,
        line,
        lambda: room.take("anne", Speak("ahoy"), "a1", line),
        lambda other: room.join(other, None),
        lambda: table(here, room.id),
    )


async def pad(here: Moored, id: str | None = None) -> Door:
    pads = here.harbour.pads
    room = await (pads.room(id) if id else pads.share(new_pad()))
    line = Line("")
    await room.join(line)
    again, write = lambda: pad(here, room.id), lambda: room.write([EDIT], line)
    return Door(room.journal, line, write, room.join, again)


at_both = pytest.mark.parametrize("opened", [table, pad])
Opened = Callable[[Moored], Awaitable[Door]]


@at_both
def test_what_was_not_kept_is_refused_and_done_once_when_sent_again(
    tmp_path: Path, opened: Opened
) -> None:
    """Nothing has happened: the line stays, and the log is as it was."""

    async def work(here: Moored) -> None:
        door = await opened(here)
        before = await here.store.read(door.journal.id)
        here.store.before_append = fail(Unkept("the disk is full"))
        for _ in range(2):
            with pytest.raises(Refused, match="not_kept"):
                await door.write()
        assert not door.line.cut.is_set()
        assert not door.journal.stale
        here.store.before_append = nothing
        for _ in range(2):
            await door.write()
        after = await here.store.read(door.journal.id)
        assert len(after) == len(before) + 1 == door.journal.seq

    afloat(tmp_path, work)


@at_both
def test_what_nobody_confirmed_cuts_the_lines_and_is_read_again(
    tmp_path: Path, opened: Opened
) -> None:
    """Whether it is there, only the log tells: here it is, and sent again it is not done twice."""

    async def work(here: Moored) -> None:
        door = await opened(here)
        here.store.after_append = fail(Unwritten("the connection is gone"))
        with pytest.raises(Unwritten):
            await door.write()
        here.store.after_append = nothing
        assert door.line.cut.is_set()
        assert door.journal.stale
        again = await door.again()
        assert again.journal is not door.journal
        lines = await here.store.read(door.journal.id)
        assert again.journal.seq == len(lines) == door.journal.seq + 1
        await again.write()
        assert await here.store.read(door.journal.id) == lines

    afloat(tmp_path, work)


@at_both
def test_who_comes_while_nobody_confirms_is_cut_as_well(tmp_path: Path, opened: Opened) -> None:
    """Else a watcher, who never writes, would look at what is no more until the server ends."""

    async def work(here: Moored) -> None:
        door = await opened(here)
        here.store.after_append = fail(Unwritten("the connection is gone"))
        writing = asyncio.ensure_future(door.write())
        while not door.journal.lock.locked():
            await asyncio.sleep(0)
        late = Line("late")
        joining = asyncio.ensure_future(door.join(late))
        with pytest.raises(Unwritten):
            await writing
        await joining
        assert late.cut.is_set()

    afloat(tmp_path, work)


@at_both
def test_who_goes_away_does_not_stop_what_has_begun(tmp_path: Path, opened: Opened) -> None:
    async def work(here: Moored) -> None:
        door = await opened(here)
        before = door.journal.seq
        task = asyncio.ensure_future(door.write())
        while not door.journal.lock.locked():
            await asyncio.sleep(0)
        task.cancel()
        async with door.journal.lock:
            assert door.journal.seq == before + 1
        assert len(await here.store.read(door.journal.id)) == before + 1

    afloat(tmp_path, work)


@at_both
def test_a_bug_of_ours_is_told_in_the_log_also_where_nobody_waits_for_it(
    tmp_path: Path, opened: Opened, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(here: Moored) -> None:
        door = await opened(here)
        here.store.before_append = fail(ZeroDivisionError("our own"))
        task = asyncio.ensure_future(door.write())
        await asyncio.sleep(0)
        task.cancel()
        async with door.journal.lock:
            pass
        await asyncio.sleep(0)

    afloat(tmp_path, work)
    (record,) = (record for record in caplog.records if record.name == "jollyroger.journal")
    assert (record.levelname, record.exc_info is not None) == ("ERROR", True)


# The doors that people come through


class Socket:
    """A line through the gate: what is put in goes up, what came down is kept."""

    def __init__(self, here: Moored, path: str) -> None:
        self.told: list[Message] = []
        self._up: asyncio.Queue[Message] = asyncio.Queue()
        self._up.put_nowait({"type": "websocket.connect"})
        where = {"type": "websocket", "path": path, "scheme": "ws", "server": ("127.0.0.1", 80)}
        rest = {"headers": [], "query_string": b"", "subprotocols": [], "client": ("10.0.0.1", 1)}
        self.open = asyncio.ensure_future(here.app({**where, **rest}, self._up.get, self._send))

    async def _send(self, message: Message) -> None:
        self.told.append(message)

    def say(self, **frame: Any) -> None:
        self._up.put_nowait({"type": "websocket.receive", "text": json.dumps(frame)})

    @property
    def frames(self) -> list[dict[str, Any]]:
        return [json.loads(each["text"]) for each in self.told if "text" in each]

    async def until(self, **told: Any) -> None:
        """The last frame that came down says so."""
        await until(lambda: self.frames and told.items() <= self.frames[-1].items())


async def table_socket(here: Moored) -> tuple[Socket, dict[str, Any]]:
    await here.guest("anne")
    room = await here.harbour.open(Settings("dice", 3), "anne", "Anne")
    socket = Socket(here, f"/ws/{room.id}")
    socket.say(frame="join", protocol=PROTOCOL, token=SIGNER.token("anne"))
    await socket.until(frame="view")
    return socket, {"frame": "move", "id": "a1", "act": {"act": "speak", "phrase": "ahoy"}}


async def pad_socket(here: Moored) -> tuple[Socket, dict[str, Any]]:
    room = await here.harbour.pads.share(new_pad())
    socket = Socket(here, f"/ws/pads/{room.id}")
    socket.say(frame="join", protocol=PROTOCOL)
    await socket.until(frame="pad")
    return socket, {"frame": "edits", "edits": [EDIT]}


through_both = pytest.mark.parametrize("opened", [table_socket, pad_socket])
Entered = Callable[[Moored], Awaitable[tuple[Socket, dict[str, Any]]]]


@through_both
def test_a_line_is_told_what_was_not_kept_and_stays(tmp_path: Path, opened: Entered) -> None:
    async def work(here: Moored) -> None:
        socket, frame = await opened(here)
        here.store.before_append = fail(Unkept("the disk is full"))
        socket.say(**frame)
        await socket.until(frame="refused", code="not_kept")
        here.store.before_append = nothing
        socket.say(**frame)
        await until(lambda: socket.frames[-1]["frame"] in ("events", "edits"))
        assert not socket.open.done()
        socket.open.cancel()

    afloat(tmp_path, work)


@through_both
def test_a_line_is_asked_to_come_back_where_nobody_confirmed(
    tmp_path: Path, opened: Entered
) -> None:
    async def work(here: Moored) -> None:
        socket, frame = await opened(here)
        here.store.after_append = fail(Unwritten("the connection is gone"))
        socket.say(**frame)
        await socket.open
        assert socket.told[-1] == {"type": "websocket.close", "code": TRY_LATER, "reason": ""}

    afloat(tmp_path, work)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"name": "Anne", "settings": {"game": "dice", "players": 3}}),
        ("/api/pads", plain(new_pad())),
    ],
)
@pytest.mark.parametrize("trouble", [Unkept("away"), Unwritten("away")])
def test_what_cannot_be_opened_is_refused_for_now(
    tmp_path: Path, path: str, body: dict[str, Any], trouble: Exception
) -> None:
    async def work(here: Moored) -> None:
        await here.guest("anne")
        here.store.before_create = fail(trouble)
        async with here.http(token=SIGNER.token("anne")) as http:
            answer = await http.post(path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (503, "not_kept")

    afloat(tmp_path, work)


def test_secret_bids_that_could_not_be_shown_are_shown_when_the_last_one_comes_again(
    tmp_path: Path,
) -> None:
    """Until then they are secret: nobody has seen what a pulled plug could undo."""

    async def work(here: Moored) -> None:
        room = await here.harbour.pads.share(new_pad(players=3))
        line, before = Line(""), room.seq
        for seat in (0, 1):
            await room.seal(Bid(1, seat, 1), line)
        here.store.before_append = fail(Unkept("the disk is full"))
        with pytest.raises(Refused, match="not_kept"):
            await room.seal(Bid(1, 2, 0), line)
        assert room.seq == before
        here.store.before_append = nothing
        await room.seal(Bid(1, 2, 0), line)
        assert room.seq == before + 3
        assert [room.pad.value(f"1/bid/{seat}") for seat in range(3)] == [1, 1, 0]

    afloat(tmp_path, work)
