"""Who may look at a table, what the list shows of it, and who may speak there."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import asking
from jollyroger.rules.refused import Refused
from jollyroger.server.limits import Limits
from jollyroger.server.lines import Line
from jollyroger.server.rooms import Room
from jollyroger.table.acts import (
    Arrange,
    Chat,
    Hush,
    Leave,
    Remove,
    Say,
    Sit,
    Start,
)
from jollyroger.table.settings import Settings
from jollyroger.table.state import Stage
from jollyroger.wire.frames import PROTOCOL, Join, write
from server.ears import listening
from server.harbour_of import Harbour as Running
from server.harbour_of import guest, harbour_of, opened
from server.in_process import SIGNER, Moored, afloat, play_on
from server.later_tables import next_table, reread
from waiting import until

# Everybody's guest, and where they come from; nobody in particular has no token.
PEOPLE = {
    "host": ("anne", "10.0.0.1"),
    "seated": ("bart", "10.0.0.2"),
    "away": ("calico", "10.0.0.3"),
    "removed": ("davy", "10.0.0.66"),
    "waiting": ("edda", "10.0.0.5"),
    "outsider": ("flint", "10.0.0.6"),
    "outsider without token": (None, "10.0.0.7"),
    "removed without token": (None, "10.0.0.66"),
    "seated beside the removed": ("gus", "10.0.0.66"),
}


BELONGING = {"host", "seated", "away", "waiting", "seated beside the removed"}


CLOSED = {"removed", "removed without token"}


DOORS = ("log", "record", "review")


def allowed(who: str, stage: Stage, spectators: bool) -> bool:
    if who in BELONGING:
        return True
    return who not in CLOSED and (spectators or stage is Stage.LOBBY)


async def furnish(here: Moored, stage: Stage, spectators: bool) -> tuple[Room, dict[str, Line]]:
    """A table at that stage with all those people, and the lines they had opened in the lobby."""
    for whose, _ in PEOPLE.values():
        if whose:
            await here.guest(whose)
    room = await here.harbour.open(Settings("dice", 6, spectators=spectators), "anne", "Anne")
    for seat, whose in enumerate(("bart", "calico", "davy", "gus"), 1):
        await room.take(whose, Sit(seat, whose.title()))
    lines = {who: Line(whose or f"watcher-{who}", at) for who, (whose, at) in PEOPLE.items()}
    for line in lines.values():
        await room.join(line, None)
    await room.take("anne", Remove(3))
    if stage is Stage.LOBBY:
        await room.take("edda", Sit(5, "Edda"))
    else:
        await room.take("anne", Start())
        await room.take("calico", Leave())
        await room.take("edda", Sit(5, "Edda"))
        lines["waiting"] = Line("edda", "10.0.0.5")  # whoever looks on is cut at the start
        await room.join(lines["waiting"], None)
    if stage is Stage.OVER:
        await play_on(room, Random(3))
    return room, lines


@pytest.mark.parametrize("spectators", [True, False])
@pytest.mark.parametrize("stage", [*Stage])
def test_every_door_gives_the_same_answer(tmp_path: Path, stage: Stage, spectators: bool) -> None:
    """Finding 6: join, publish, log, record and review asked differently, or nothing."""

    async def work(here: Moored) -> None:
        room, lines = await furnish(here, stage, spectators)
        told: dict[str, list[str]] = {}
        for who, (whose, address) in PEOPLE.items():
            codes = [await joins(room, whose, address)]
            codes += ["cut" if lines[who].cut.is_set() else ""]
            for door in DOORS:
                codes.append(await here.get(f"/api/tables/{room.id}/{door}", address, whose))
            told[who] = codes
        for who, codes in told.items():
            if allowed(who, stage, spectators):
                assert codes[:4] == [""] * 4, (who, codes)
                assert codes[4] == ("" if stage is Stage.OVER else "not_over")
            else:
                assert set(codes) <= {"removed", "no_spectators", "cut"}, (who, codes)

    afloat(tmp_path, work)


@pytest.mark.parametrize("spectators", [True, False])
@pytest.mark.parametrize("stage", [*Stage])
def test_only_who_was_removed_does_not_see_who_sits_where(
    tmp_path: Path, stage: Stage, spectators: bool
) -> None:
    """Whoever has the link needs it to sit down; the code was still told to who was removed."""

    async def work(here: Moored) -> None:
        room, _ = await furnish(here, stage, spectators)
        for who, (whose, address) in PEOPLE.items():
            told = await here.get(f"/api/tables/{room.id}", address, whose)
            assert told == ("removed" if who in CLOSED else ""), who

    afloat(tmp_path, work)


async def joins(room: Room, whose: str | None, address: str) -> str:
    line = Line(whose or "watcher-late", address)
    try:
        await room.join(line, None)
    except Refused as refused:
        return refused.code
    room.leave(line)
    return ""


def test_a_removed_guest_hears_nothing_more(tmp_path: Path) -> None:
    """Finding 6: neither of what is said from then on, nor what was said before."""

    async def work(here: Moored) -> None:
        room, lines = await furnish(here, Stage.PLAYING, spectators=True)
        await room.take("anne", Chat(on=True))
        await room.take("anne", Say("between us"))
        for who in ("removed", "removed without token"):
            whose, address = PEOPLE[who]
            assert "between us" not in frames(lines[who])
            assert await joins(room, whose, address) == "removed"
            for door in DOORS[:2]:
                assert await here.get(f"/api/tables/{room.id}/{door}", address, whose) == "removed"
        assert "between us" in frames(lines["seated beside the removed"])
        assert "between us" in frames(lines["outsider"])

    afloat(tmp_path, work)


def frames(line: Line) -> str:
    """All that waits for its reader."""
    told = []
    while not line._frames.empty():
        told.append(line._frames.get_nowait())
    return "".join(told)


def test_a_guest_removed_during_play_stays_out_after_a_restart(tmp_path: Path) -> None:
    """Finding 6: the log says who was removed."""

    async def work(here: Moored) -> None:
        room, _ = await furnish(here, Stage.PLAYING, spectators=True)
        await room.take("anne", Remove(1))
        again = await reread(here, room)
        for whose in ("bart", "davy"):
            assert await joins(again, whose, "10.0.0.99") == "removed"
            assert await here.get(f"/api/tables/{room.id}/log", "10.0.0.99", whose) == "removed"
            with pytest.raises(Refused, match="removed"):
                await again.take(whose, Sit(4, "Again"))

    afloat(tmp_path, work)


def test_a_removed_guest_stays_out_of_the_next_table_after_a_restart(tmp_path: Path) -> None:
    """It was known only while that table was awake, and slept within the hour."""

    async def work(here: Moored) -> None:
        room = await here.harbour.open(Settings("dice", 4), "anne", "Anne")
        for seat, who in enumerate(("bart", "calico"), 1):
            await room.take(who, Sit(seat, who.title()))
        await room.take("anne", Hush(1, on=True))
        await room.take("anne", Remove(1))
        await room.take("anne", Start())
        await play_on(room, Random(4))
        ahead = await next_table(here.harbour, room)
        for table in (ahead, await reread(here, ahead)):
            assert await joins(table, "bart", "10.0.0.99") == "removed"
            assert table.table.state.removed == {"bart"}
            assert table.table.state.people() == (0, 2)

    afloat(tmp_path, work)


def test_without_spectators_nobody_reads_over_the_wire(tmp_path: Path) -> None:
    """Finding 6: an outsider and a watcher from the lobby, at a real server."""

    async def work(running: Running) -> None:
        anne, bart = await guest(running, "Anne"), await guest(running, "Bart")
        table = await opened(running, anne, game="dice", players=3, spectators=False)
        async with listening(running, table, anne.token) as host:
            async with connect(running.socket_url(table), proxy=None) as watcher:
                await watcher.send(write(Join(PROTOCOL)))
                assert "lobby" in str(await watcher.recv())
                await host.act(Start(), "start")
                assert "started" not in await rest_of(watcher)
                assert watcher.close_code == 1013
            for door in ("log", "record"):
                for headers in ({}, bart.headers):
                    answer = await got(running, f"/api/tables/{table}/{door}", headers)
                    assert (answer.status_code, answer.json()["code"]) == (403, "no_spectators")
                answer = await got(running, f"/api/tables/{table}/{door}", anne.headers)
                assert answer.is_success

    with harbour_of(tmp_path) as running:
        asyncio.run(asyncio.wait_for(work(running), 60))


async def rest_of(line: ClientConnection) -> str:
    """Everything that still comes, until the other end closes."""
    told = ""
    with suppress(ConnectionClosed):
        while True:
            told += str(await line.recv())
    return told


async def got(running: Running, path: str, headers: dict[str, str]) -> httpx.Response:
    async with asking.async_client() as http:
        return await http.get(running.url + path, headers=headers)


async def listed(here: Moored) -> list[str]:
    async with here.http() as http:
        return [table["id"] for table in (await http.get("/api/tables")).json()]


async def open_table(here: Moored, whose: str, address: str, **settings: bool) -> tuple[Room, Line]:
    """An open table with its host there."""
    asked = Settings("dice", 3, **{"open": True, **settings})  # type: ignore[arg-type]
    room = await here.harbour.open(asked, whose, whose.title())
    line = Line(whose, address)
    await room.join(line, None)
    return room, line


# The list


def test_a_table_made_private_leaves_the_list_at_once_and_for_good(tmp_path: Path) -> None:
    """Finding 10: `arrange` did not reach the store; a restart does not bring it back."""

    async def work(here: Moored) -> None:
        room, _ = await open_table(here, "anne", "10.0.0.1")
        assert await listed(here) == [room.id]
        await room.take("anne", Arrange(Settings("dice", 3, open=False)))
        assert await listed(here) == []
        await settle(room)
        assert await here.store.listed(9, [room.id]) == []
        room = await reread(here, room)
        await room.join(Line("anne", "10.0.0.1"), None)
        assert await listed(here) == []
        await room.take("anne", Arrange(Settings("dice", 4, open=True)))
        await settle(room)
        assert await listed(here) == [room.id]

    afloat(tmp_path, work)


async def settle(room: Room) -> None:
    """What a room does beside its log is done."""
    await until(lambda: not room.tasks.running)


def test_a_table_is_listed_while_somebody_is_there(tmp_path: Path) -> None:
    """Finding 10: people at the table, not people who look on; a host who leaves is gone."""

    async def work(here: Moored) -> None:
        room, line = await open_table(here, "anne", "10.0.0.1")
        watcher = Line("watcher-1", "10.0.0.9")
        await room.join(watcher, None)
        assert await listed(here) == [room.id]
        room.leave(line)
        assert await listed(here) == []
        await room.join(line, None)
        assert await listed(here) == [room.id]
        await room.take("anne", Leave())
        assert await listed(here) == []

    afloat(tmp_path, work)


def test_the_list_shows_few_tables_of_one_host_and_of_one_address(tmp_path: Path) -> None:
    """Finding 10: one address had all fifty places of the list."""

    async def work(here: Moored) -> None:
        greedy = [(await open_table(here, "greedy", "10.0.0.66"))[0].id for _ in range(6)]
        puppets = [(await open_table(here, f"puppet{n}", "10.0.0.66"))[0].id for n in range(9)]
        honest = [(await open_table(here, f"guest{n}", f"10.0.1.{n}"))[0].id for n in range(3)]
        shown = await listed(here)
        assert set(honest) <= set(shown)
        assert len(set(greedy) & set(shown)) <= 2
        assert len((set(greedy) | set(puppets)) & set(shown)) == 5

    afloat(tmp_path, work, limits=Limits(listed=2, address_listed=5))


def test_the_list_shows_no_table_whose_host_is_away(tmp_path: Path) -> None:
    """Twenty hosts who never came had all fifty places, with accomplices in their other seats."""

    async def work(here: Moored) -> None:
        room, host = await open_table(here, "anne", "10.0.0.1")
        room.leave(host)
        await room.take("bart", Sit(1, "Bart"))
        await room.join(Line("bart", "10.0.0.2"), None)
        assert await listed(here) == []
        await room.join(host, None)
        assert await listed(here) == [room.id]

    afloat(tmp_path, work)


def test_the_list_shows_few_tables_that_one_address_asked_for(tmp_path: Path) -> None:
    """Whichever guest asked, and wherever the hosts have their lines."""

    async def work(here: Moored) -> None:
        asked = {"name": "Puppet", "settings": {"game": "dice", "players": 3, "open": True}}
        for number in range(6):
            await here.guest(f"puppet{number}")
            async with here.http("10.0.0.66", SIGNER.token(f"puppet{number}")) as http:
                id = (await http.post("/api/tables", json=asked)).json()["id"]
            room = await here.harbour.room(id)
            await room.join(Line(f"puppet{number}", f"10.0.2.{number}"), None)
        honest, _ = await open_table(here, "anne", "10.0.0.1")
        shown = await listed(here)
        assert honest.id in shown
        assert len(shown) == 1 + 2

    afloat(tmp_path, work, limits=Limits(address_listed=2))
