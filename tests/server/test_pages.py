"""Long logs: reread and written out beside the event loop, in pages, and nothing left behind."""

import asyncio
import gc
import json
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jollyroger.client.http import RemoteServer
from jollyroger.rules.refused import Refused
from jollyroger.server.harbour import Harbour
from jollyroger.server.limits import THINKERS
from jollyroger.server.log_pages import log_page, record_page
from jollyroger.server.thinking import Pool, Thinking
from jollyroger.server.ways import GRACE
from jollyroger.table.acts import Lost, Speak, Start
from jollyroger.table.settings import Settings
from jollyroger.table.table import Table
from server.harbour_of import PATIENCE
from server.test_bounds import aboard
from server.test_rooms import ANNE, played_out
from server.virtual import Hands
from server.worlds import Fate, World, serving
from waiting import until


def test_long_logs_are_reread_beside_the_event_loop_and_few_at_once(tmp_path: Path) -> None:
    """Finding 3: waking one table froze all others for 18 seconds."""
    hands, thinking = Hands(), Thinking()
    thinking.readings = Pool(lambda: hands)
    most = 0

    async def work(quay: Harbour) -> None:
        nonlocal most
        found = [await quay.open(Settings("dice", 3), ANNE, "Anne") for _ in range(6)]
        quay.rest()
        waking = [asyncio.ensure_future(quay.room(room.id)) for room in [*found, *found]]
        while not all(task.done() for task in waking):
            await until(lambda: hands.jobs or all(task.done() for task in waking))
            most = max(most, len(hands.jobs))
            if hands.jobs:
                assert not quay.rooms.keys() >= {room.id for room in found}
                hands.finish()
        assert len({id(task.result()) for task in waking}) == 6

    aboard(tmp_path, work, thinking=thinking)
    assert len(hands.began) == 6
    assert most == THINKERS


# Pages


def paged(table: Table, size: int) -> list[Any]:
    """All pages of a log put together."""
    events: list[Any] = []
    for number in count(1):
        page = json.loads(log_page(table, 0, len(events), size))
        events += page["events"]
        if page["next"] is None:
            assert number == -(-len(events) // size)
            return events
        assert page["next"] == len(events)
    raise AssertionError


@pytest.mark.parametrize("over", [False, True])
def test_pages_put_together_are_the_whole(tmp_path: Path, over: bool) -> None:
    """Finding 3: of a log and of a record, while it is played and afterwards."""

    async def work(world: World) -> None:
        room = await world.harbour.open(Settings("dice", 3), ANNE, "Anne")
        if over:
            await played_out(room, Random(1))
        else:
            await room.take(ANNE, Start())
            for _ in range(20):
                await room.take(ANNE, Speak("ahoy"))
        log, record = (f"/api/tables/{room.id}/{name}" for name in ("log", "record"))
        whole, text = (await world.ask("GET", log)).json(), await world.ask("GET", record)
        assert whole["next"] is None
        table = room.table.snapshot()
        seen = json.loads(log_page(table, None, 0, protocol=1))
        assert seen["events"] == whole["events"]
        assert paged(table, 7) == json.loads(log_page(table, 0, 0))["events"]
        parts = [record_page(table, None, number, 7) for number in range(1, 200)]
        assert "".join(parts).encode() == text.body
        assert max(len(part.splitlines()) for part in parts) <= 7
        rest = (await world.ask("GET", f"{log}?since=5")).json()
        assert rest["events"] == whole["events"][5:]
        await odd_pages(world, log, record, text.body)

    in_world(tmp_path, work)


async def odd_pages(world: World, log: str, record: str, first: bytes) -> None:
    """What is no place in it is where it begins; what is behind its end is empty."""
    begin = (await world.ask("GET", log)).json()
    for text in ("", "-1", "x", "1.5", "1e3", "9" * 100, "%00", "0x10", "%D9%A0"):
        assert (await world.ask("GET", f"{log}?since={text}")).json() == begin
        assert (await world.ask("GET", f"{record}?page={text}")).body == first
    assert (await world.ask("GET", f"{record}?page=0")).body == first
    for text in ("100000", "9999999"):
        behind = (await world.ask("GET", f"{log}?since={text}")).json()
        assert (behind["events"], behind["next"]) == ([], None)
        answer = await world.ask("GET", f"{record}?page={text}")
        assert (answer.status, answer.body) == (200, b"")


def in_world(folder: Path, work: Callable[[World], Awaitable[None]]) -> None:
    async def run() -> None:
        async with serving(folder / "world.sqlite") as world:
            world.fate = Fate("pages", second=False)
            await asyncio.wait_for(work(world), PATIENCE)

    asyncio.run(run())


class Pages(RemoteServer):
    """A server that is asked for nothing but pages of seven, and answers with those of a test."""

    page = 7

    def __init__(self, answer: Callable[[str], str]) -> None:
        super().__init__("http://127.0.0.1:1")
        self._answer = answer

    def text(self, path: str, body: bytes | None = None) -> str:
        return self._answer(path)


@pytest.mark.parametrize("lines", [0, 1, 6, 7, 8, 14, 20])
def test_the_terminal_follows_pages(lines: int) -> None:
    """Finding 3: a log and a record are whole again, also where the last page is full."""
    wanted = [f"line {number}" for number in range(lines)]

    def text(path: str) -> str:
        number = int(path.rpartition("=")[2]) if "=" in path else 0
        if "record" in path:
            return "".join(f"{line}\n" for line in wanted[7 * (number - 1) : 7 * number])
        more = number + 7 if number + 7 < lines else None
        return json.dumps({"seq": lines, "events": wanted[number : number + 7], "next": more})

    server = Pages(text)
    assert server.whole_record("0" * 16) == "".join(f"{line}\n" for line in wanted)
    log = server.whole_log("0" * 16)
    assert (log["events"], log.get("next")) == (wanted, None)


def test_a_server_whose_pages_never_end_is_not_listened_to() -> None:
    """Finding 3: nor one that sends the same page again and again."""
    endless = {"seq": 1, "events": [1] * 5_000, "next": 1}
    with pytest.raises(Refused):
        Pages(lambda path: json.dumps(endless)).whole_log("0" * 16)
    with pytest.raises(Refused):
        Pages(lambda path: "line\n" * 2_000).whole_record("0" * 16)


def test_ids_that_nobody_has_leave_nothing_behind(tmp_path: Path) -> None:
    """Finding 5: 12,000 joins were 104 MB; now nothing waits for a collection of garbage."""

    async def work(world: World) -> None:
        for number in range(20):
            answer = await world.ask("GET", f"/api/tables/{number:016x}/log")
            assert answer.status == 404
            line = world.socket(f"/ws/{number:016x}", {})
            await world.settled(line)
            assert not line.open
        assert len(world.harbour._waking) == 0
        assert not world.harbour.rooms

    gc.disable()
    try:
        in_world(tmp_path, work)
    finally:
        gc.enable()


def test_a_club_behind_one_router_comes_back_after_a_restart(tmp_path: Path) -> None:
    """Finding 3: thirty tables of one address are woken at once, and none of them is refused."""

    async def work(quay: Harbour) -> None:
        found = [await quay.open(Settings("dice", 3), ANNE, "Anne") for _ in range(30)]
        quay.rest()
        woken = [quay.room(room.id, "192.0.2.1") for room in found for _ in range(2)]
        assert len(await asyncio.gather(*woken)) == 60

    aboard(tmp_path, work)


def test_a_refused_join_renews_no_grace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding 9: the bot steps in when the time is over, however often the owner is refused."""

    async def refuse(*given: Any) -> None:
        raise Refused("table_full")

    async def work(world: World) -> None:
        token = await world.greet("Anne")
        opening = {"name": "Anne", "settings": {"game": "dice", "players": 3}}
        id = (await world.ask("POST", "/api/tables", token, opening)).json()["id"]
        line = world.socket(f"/ws/{id}", {"token": token})
        await world.say(line, '{"frame":"move","id":"1","act":{"act":"start"}}')
        await line.close()
        room = await world.harbour.room(id)
        coming = room.timers.timetable.coming(room.table.state)
        assert (world.now + GRACE, Lost(0)) in coming
        world.now += GRACE - 1
        # No rule of today refuses the owner of a seat: so the refusal is made up.
        monkeypatch.setattr(room, "join", refuse)
        for _ in range(3):
            refused = world.socket(f"/ws/{id}", {"token": token})
            await world.settled(refused)
            assert "table_full" in refused.texts[0]
        assert room.timers.timetable.coming(room.table.state) == coming
        assert room.table.state.people() == (0,)
        world.now += 1
        room.timers.arm()  # the time is over
        await world.settled()
        assert room.table.state.people() == ()

    in_world(tmp_path, work)
