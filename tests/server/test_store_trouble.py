"""A store that takes nothing for a while: a sentence, nothing lost, and nobody spins."""

import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event

from jollyroger.rules.refused import Refused
from jollyroger.rules.state import Phase
from jollyroger.server.calendar import DAY
from jollyroger.server.lines import Line
from jollyroger.server.rooms import Room
from jollyroger.server.ways import Ways
from jollyroger.store import Unwritten
from jollyroger.table.acts import Arrange, Rematch, Sit, Start
from jollyroger.table.settings import Settings
from server.in_process import SIGNER, Moored, afloat, deal_on, play_on
from server.virtual import settled
from server.watched_store import WatchedStore, fail, nothing
from store import servers
from waiting import until

SWIFT = Ways(grace=1e6, deal_wait=1e6, store_wait=0.01)  # seconds between two tries here


class ReadOnly:
    """As if the host had switched the database over; connections that are open feel it too."""

    def __init__(self, store: WatchedStore) -> None:
        self.on = True
        self.tries = 0
        event.listen(store.engine.sync_engine, "checkout", self._checkout)
        store.before_append = self._count

    def _count(self) -> None:
        self.tries += self.on

    def _checkout(self, connection: Any, *_: object) -> None:
        connection.cursor().execute(f"PRAGMA query_only = {'ON' if self.on else 'OFF'}")

    async def wait_for(self, tries: int) -> None:
        wanted = self.tries + tries
        await until(lambda: self.tries >= wanted)


async def table_of_two(here: Moored, **settings: Any) -> tuple[Room, Line]:
    """Anne and Bart at a table that plays, dealt, and Anne's line."""
    room = await here.harbour.open(Settings("dice", 3, **settings), "anne", "Anne")
    await room.take("bart", Sit(1, "Bart"))
    line = Line("anne")
    await room.join(line, None)
    await room.take("anne", Start())
    while await deal_on(room):
        pass
    assert room.table.state.play
    assert room.table.state.play.phase is not Phase.DEAL
    return room, line


def test_a_move_that_was_not_kept_is_made_once_when_it_is_sent_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The mover is told, the line stays open, the table is as it was; the log has one line."""

    async def work(here: Moored) -> None:
        room, line = await table_of_two(here)
        await idle(room)
        before, move = room.table.state, room.table.may(0)[0]
        trouble = ReadOnly(here.store)
        for _ in range(3):
            with pytest.raises(Refused, match="not_kept"):
                await room.take("anne", move, "once")
        assert [record.levelname for record in caplog.records] == ["WARNING"]
        assert not caplog.records[0].exc_info
        assert room.table.state == before
        assert not line.cut.is_set()
        assert not room.stale
        trouble.on = False
        await room.take("anne", move, "once")
        after = room.seq
        await room.take("anne", move, "once")
        assert room.seq >= after > before.seq
        lines = await here.store.read(room.id)
        assert sum('"anne/once"' in each for each in lines) == 1
        assert not line.cut.is_set()

    afloat(tmp_path, work, SWIFT)


async def idle(room: Room) -> None:
    """Bots have moved, and all is written."""
    await until(lambda: not room.tasks.running)


def test_bots_wait_for_the_store_and_go_on_by_themselves(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Finding 19: a try a wait, one line for all of them, and no traceback."""

    async def work(here: Moored) -> None:
        room = await here.harbour.open(Settings("dice", 3), "anne", "Anne")
        await room.take("anne", Start())
        trouble = ReadOnly(here.store)
        trouble.on = False
        await deal_on(room)
        trouble.on = True
        with pytest.raises(Refused, match="not_kept"):
            await deal_on(room)
        trouble.on = False
        await deal_on(room)
        trouble.on = True
        before = trouble.tries
        await trouble.wait_for(5)
        assert len(room.tasks.running) == 1
        assert trouble.tries >= before + 5
        assert len([r for r in caplog.records if r.levelname == "WARNING"]) == 1
        assert not [record for record in caplog.records if record.exc_info]
        trouble.on = False
        await idle(room)
        assert not [seat for seat in room.table.due() if seat]  # all bots have chosen

    afloat(tmp_path, work, SWIFT)


def test_what_time_brings_waits_for_the_store_and_is_tried_by_one_alone(tmp_path: Path) -> None:
    """Whoever comes and goes meanwhile starts no second try beside the first."""
    now = [0.0]

    async def work(here: Moored) -> None:
        room, line = await table_of_two(here)
        bart = Line("bart")
        await room.join(bart, None)
        await idle(room)
        trouble = ReadOnly(here.store)
        room.leave(bart)
        now[0] += 100
        for _ in range(20):
            watcher = Line("watcher-1")
            await room.join(watcher, None)
            room.leave(watcher)
            await settled()
        await trouble.wait_for(3)
        assert len(room.tasks.running) == 1
        assert room.table.state.people() == (0, 1)
        trouble.on = False
        await until(lambda: 1 not in room.table.state.people())
        assert not line.cut.is_set()

    afloat(tmp_path, work, replace(SWIFT, monotonic=lambda: now[0], grace=30))


def test_whoever_is_back_before_the_store_is_keeps_the_seat(tmp_path: Path) -> None:
    """Their loss was due, and could not be kept; it is no loss any more."""
    now = [0.0]

    async def work(here: Moored) -> None:
        room, _ = await table_of_two(here)
        bart = Line("bart")
        await room.join(bart, None)
        await idle(room)
        trouble = ReadOnly(here.store)
        room.leave(bart)
        now[0] += 100
        room.timers.arm()
        await trouble.wait_for(2)
        await room.join(Line("bart"), None)
        trouble.on = False
        await idle(room)
        assert room.table.state.people() == (0, 1)

    afloat(tmp_path, work, replace(SWIFT, monotonic=lambda: now[0], grace=30))


def test_the_end_the_list_and_the_next_table_come_when_the_store_does(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """What the log has brought about is not forgotten, and is no traceback."""

    async def work(here: Moored) -> None:
        room = await here.harbour.open(Settings("skull_queen", 2, open=True), "anne", "Anne")
        trouble = ReadOnly(here.store)
        trouble.on = False

        def fill_disk() -> None:
            trouble.on = True

        here.store.after_append = fill_disk
        await room.take("anne", Arrange(Settings("skull_queen", 2, open=False)))
        here.store.after_append = nothing
        await tried_in_vain(caplog)
        assert [each.id for each in await here.store.listed(9, [room.id])] == [room.id]
        trouble.on = False
        await idle(room)
        assert await here.store.listed(9, [room.id]) == []
        await room.take("anne", Start())
        await play_on(room, Random(1))
        await idle(room)
        here.store.after_append = fill_disk
        await room.take("anne", Rematch("skull_queen"))
        here.store.after_append = nothing
        await tried_in_vain(caplog)
        assert next_table(room) is None
        trouble.on = False
        await until(lambda: next_table(room))
        assert not [record for record in caplog.records if record.exc_info]

    with caplog.at_level(logging.DEBUG, "jollyroger.rooms"):
        afloat(tmp_path, work, SWIFT)


async def tried_in_vain(caplog: pytest.LogCaptureFixture) -> None:
    """Twice from now on: what is due is tried again and again."""

    def tries() -> int:
        return sum(record.getMessage().startswith("not kept yet") for record in caplog.records)

    enough = tries() + 2
    await until(lambda: tries() >= enough)


def test_a_commit_nobody_confirmed_is_read_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whether it is there, only the log tells: lines are cut, and the move sent again is done."""

    async def work(here: Moored) -> None:
        room, line = await table_of_two(here)
        await idle(room)
        move = room.table.may(0)[0]
        here.store.after_append = fail(Unwritten("the connection is gone"))
        with pytest.raises(Unwritten):
            await room.take("anne", move, "once")
        assert line.cut.is_set()
        here.store.after_append = nothing
        again = await here.harbour.room(room.id)
        assert again is not room
        before = again.seq
        await again.take("anne", move, "once")
        assert again.seq == before
        lines = await here.store.read(room.id)
        assert sum('"anne/once"' in each for each in lines) == 1
        assert not [record for record in caplog.records if record.exc_info]

    afloat(tmp_path, work, SWIFT)


def test_a_server_whose_store_takes_nothing_is_not_ready_and_still_reads(tmp_path: Path) -> None:
    """Finding 22: `/ready` was 200 on a full disk. Who was away for days is let in all the same."""
    now = [1_000 * DAY]

    async def work(here: Moored) -> None:
        room, _ = await table_of_two(here)
        await here.guest("anne")
        now[0] += 2 * DAY
        assert await here.get("/ready") == ""
        trouble = ReadOnly(here.store)
        assert await here.get("/ready") == "not_kept"
        assert await here.get("/health") == ""
        assert await here.get(f"/api/tables/{room.id}/log", guest="anne") == ""
        async with here.http(token=SIGNER.token("anne")) as http:
            ready = await http.get("/ready")
            assert (ready.status_code, ready.headers["retry-after"]) == (503, "5")
            assert (await http.get("/api/guests/me")).json() == {"name": "Anne"}
            answer = await http.post("/api/guests", json={"name": "Annie"})
            assert (answer.status_code, answer.json()["code"]) == (503, "not_kept")
        trouble.on = False
        assert await here.get("/ready") == ""

    afloat(tmp_path, work, replace(SWIFT, now=lambda: now[0]))


@pytest.fixture(scope="session", autouse=True)
def own_server() -> Iterator[None]:
    yield
    servers.stop()


def next_table(room: Room) -> str | None:
    return room.table.state.next_table
