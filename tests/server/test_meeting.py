"""Playing with anyone: at a table where somebody waits, else at an open one of one's own."""

import asyncio
from pathlib import Path
from typing import Any

from jollyroger.server.limits import Waits
from jollyroger.server.lines import Line
from jollyroger.server.rooms import Room
from jollyroger.server.ways import Ways
from jollyroger.table.acts import Arrange, Remove, Start
from jollyroger.table.settings import Settings
from server.in_process import SIGNER, Moored, afloat
from waiting import until


async def meets(here: Moored, guest: str, game: str = "dice", address: str = "10.0.0.1") -> Room:
    """Over HTTP, as the page asks."""
    await here.guest(guest)
    asked: dict[str, Any] = {"game": game, "players": 3}
    async with here.http(address, SIGNER.token(guest)) as http:
        body = {"name": guest.title(), "settings": asked, "meet": True}
        answer = await http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return here.harbour.rooms[answer.json()["id"]]


def names(room: Room) -> list[str | None]:
    return [holder.name if holder else None for holder in room.table.state.seats]


def test_the_first_waits_at_an_open_table_and_the_second_sits_down_there(tmp_path: Path) -> None:
    async def work(here: Moored) -> None:
        room = await meets(here, "anne")
        assert room.table.state.settings.open
        await room.join(Line("anne", "10.0.0.1"), None)
        assert await meets(here, "mary", address="10.0.0.2") is room
        assert names(room) == ["Anne", "Mary", None]

    afloat(tmp_path, work)


def test_two_who_ask_at_the_same_moment_meet(tmp_path: Path) -> None:
    """Neither has a line yet: the first one's host is on the way."""

    async def work(here: Moored) -> None:
        rooms = await asyncio.gather(*(meets(here, who) for who in ("anne", "mary", "bess")))
        assert len({room.id for room in rooms}) == 1
        assert set(names(rooms[0])) == {"Anne", "Mary", "Bess"}

    afloat(tmp_path, work)


def test_nobody_is_sent_where_they_cannot_play(tmp_path: Path) -> None:
    """Another game, a full table, a private one, one that plays, one that removed them."""

    async def work(here: Moored) -> None:
        queen = await meets(here, "anne", "skull_queen")
        private = await here.harbour.open(Settings("dice", 3), "bess", "Bess")
        full = await here.harbour.open(Settings("dice", 3, open=True), "cora", "Cora")
        await full.join(Line("cora", "10.0.0.3"), None)
        assert {await meets(here, "dora"), await meets(here, "gail")} == {full}
        playing = await here.harbour.open(Settings("dice", 3, open=True), "edda", "Edda")
        await playing.join(Line("edda", "10.0.0.5"), None)
        await playing.take("edda", Start())
        closed = await here.harbour.open(Settings("dice", 3, open=True), "fanny", "Fanny")
        await closed.join(Line("fanny", "10.0.0.6"), None)
        mary = Line("mary", "10.0.0.7")
        await closed.join(mary, None)
        assert await meets(here, "mary", address="10.0.0.7") is closed
        await closed.take("fanny", Remove(1))
        room = await meets(here, "mary", address="10.0.0.7")
        assert room not in (queen, private, full, playing, closed)

    afloat(tmp_path, work)


def test_who_was_removed_before_they_came_is_not_sent_there_under_another_name(
    tmp_path: Path,
) -> None:
    """A seat of somebody without a line told nothing of where they are."""

    async def work(here: Moored) -> None:
        room = await meets(here, "anne")
        await room.join(Line("anne", "10.0.0.1"), None)
        assert await meets(here, "mary", address="10.0.0.7") is room
        await room.take("anne", Remove(1))
        assert await meets(here, "cora", address="10.0.0.8") is room
        assert await meets(here, "bess", address="10.0.0.7") is not room

    afloat(tmp_path, work)


def test_a_name_that_is_refused_opens_no_table(tmp_path: Path) -> None:
    """Tables were left where nobody sat, each with a code of its own."""

    async def work(here: Moored) -> None:
        await here.guest("anne")
        async with here.http(token=SIGNER.token("anne")) as http:
            for meet in (True, False):
                asked = {"name": "An\u200bne", "settings": {"game": "dice", "players": 3}}
                answer = await http.post("/api/tables", json={**asked, "meet": meet})
                assert answer.json()["code"] == "name_unseen"
        assert not here.harbour.rooms
        assert await here.store.newest() is None

    afloat(tmp_path, work)


def test_who_asks_twice_comes_to_the_same_table(tmp_path: Path) -> None:
    async def work(here: Moored) -> None:
        room = await meets(here, "anne")
        assert await meets(here, "anne") is room
        assert names(room) == ["Anne", None, None]

    afloat(tmp_path, work)


def test_the_table_with_the_fewest_missing_comes_first(tmp_path: Path) -> None:
    async def work(here: Moored) -> None:
        for whose, players in (("anne", 6), ("bess", 3), ("cora", 5)):
            room = await here.harbour.open(Settings("dice", players, open=True), whose, whose)
            await room.join(Line(whose, f"10.0.1.{players}"), None)
        assert len((await meets(here, "mary")).table.state.seats) == 3

    afloat(tmp_path, work)


def test_a_host_who_never_comes_keeps_nobody_waiting(tmp_path: Path) -> None:
    """After a while nobody is sent to them, and who sits there is the host."""
    now = 0.0
    ways = Ways(grace=0.01, deal_wait=1e6, monotonic=lambda: now)

    async def work(here: Moored) -> None:
        nonlocal now
        room = await meets(here, "anne")
        assert await meets(here, "mary") is room
        await room.join(Line("mary", "10.0.0.2"), None)
        now += Waits().join
        room.timers.arm()
        await until(lambda: not names(room)[0])
        assert room.table.state.host == 1
        await room.take("mary", Arrange(Settings("dice", 3)))
        assert await meets(here, "bess") is not room

    afloat(tmp_path, work, ways)
