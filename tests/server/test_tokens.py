"""Tokens end: when a guest is forgotten, on request, and with time."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import Message, Receive, Scope
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import asking
from jollyroger.server.calendar import DAY, Calendar
from jollyroger.server.identity import RETURN, Signer, keys
from jollyroger.server.lines import Line
from jollyroger.server.ways import Ways
from jollyroger.table.acts import Sit
from jollyroger.table.settings import Settings
from jollyroger.wire.frames import PROTOCOL, Join, write
from server.harbour_of import Guest, Harbour, guest, harbour_of, opened
from server.in_process import SIGNER, Moored, afloat
from server.watched_store import nothing_meanwhile

OWN_DOORS = [
    ("GET", "/api/guests/me/return"),
    ("POST", "/api/tables"),
    ("DELETE", "/api/guests/me"),
]
TABLE = {"name": "Anne", "settings": {"game": "dice", "players": 3}}


def over_the_wire(folder: Path, work: Callable[[Harbour], Any]) -> None:
    with harbour_of(folder) as running:
        asyncio.run(asyncio.wait_for(work(running), 60))
        assert not running.troubles()


async def ask(running: Harbour, method: str, path: str, **given: Any) -> httpx.Response:
    async with asking.async_client(base_url=running.url) as http:
        return await http.request(method, path, **given)


@asynccontextmanager
async def joined(
    running: Harbour, table: str, token: str | None, cookie: str | None = None
) -> AsyncIterator[ClientConnection]:
    headers = {"cookie": f"guest={cookie}"} if cookie else {}
    url = running.socket_url(table)
    async with connect(url, proxy=None, additional_headers=headers) as line:
        await line.send(write(Join(PROTOCOL, token=token)))
        yield line


async def first_frame(running: Harbour, table: str, token: str) -> str:
    async with joined(running, table, token) as line:
        return str(await line.recv())


async def check_ended(running: Harbour, table: str, old: Guest) -> None:
    """At no door is this token anybody's."""
    me = await ask(running, "GET", "/api/guests/me", headers=old.headers)
    assert me.json() == {"name": None}
    for method, path in OWN_DOORS:
        body = {"json": TABLE} if method == "POST" else {}
        answer = await ask(running, method, path, headers=old.headers, **body)
        assert (answer.status_code, answer.json()["code"]) == (401, "not_a_guest")
    assert "bad_token" in await first_frame(running, table, old.token)


async def hear_the_end(line: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await line.recv()


# Forgotten


def test_a_forgotten_guests_token_ends_at_every_door(tmp_path: Path) -> None:
    """Finding 16: after `DELETE /api/guests/me` the token still had its seat."""

    async def work(running: Harbour) -> None:
        anne = await guest(running, "Anne")
        link = (await ask(running, "GET", "/api/guests/me/return", headers=anne.headers)).json()
        table = await opened(running, anne, game="dice", players=3)
        async with joined(running, table, anne.token) as line:
            assert '"seat":0' in str(await line.recv())
            gone = await ask(running, "DELETE", "/api/guests/me", headers=anne.headers)
            assert gone.is_success
            await hear_the_end(line)
        await check_ended(running, table, anne)
        secret = {"secret": link["link"].partition("#")[2]}
        answer = await ask(running, "POST", "/api/guests/return", json=secret)
        assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")

    over_the_wire(tmp_path, work)


def test_a_forgotten_guests_token_does_not_live_again(tmp_path: Path) -> None:
    """Finding 16: whoever comes with it and gives a name is somebody new."""

    async def work(running: Harbour) -> None:
        anne = await guest(running, "Anne")
        table = await opened(running, anne, game="dice", players=3)
        await ask(running, "DELETE", "/api/guests/me", headers=anne.headers)
        asked = {"name": "Anne", "bearer": True}
        again = await ask(running, "POST", "/api/guests", json=asked, headers=anne.headers)
        assert again.json()["token"].partition(".")[0] != anne.token.partition(".")[0]
        await check_ended(running, table, anne)
        assert '"seat":null' in await first_frame(running, table, again.json()["token"])

    over_the_wire(tmp_path, work)


def test_a_name_given_while_being_forgotten_brings_nobody_back(tmp_path: Path) -> None:
    """Finding 16: two requests at once, from two tabs."""

    async def work(here: Moored) -> None:
        await here.guest("anne")
        here.store.while_looking_up = lambda: here.store.forget("anne")
        async with here.http(token=SIGNER.token("anne")) as http:
            answer = await http.post("/api/guests", json={"name": "Anne", "bearer": True})
            assert not answer.json()["token"].startswith("anne")
            assert (await http.get("/api/guests/me")).json() == {"name": None}

    afloat(tmp_path, work)


# Ended everywhere


def test_all_other_devices_end_and_this_one_goes_on(tmp_path: Path) -> None:
    """Finding 16: tokens and return links never ended, whoever had them."""

    async def work(running: Harbour) -> None:
        anne = await guest(running, "Anne")
        link = (await ask(running, "GET", "/api/guests/me/return", headers=anne.headers)).json()
        secret = {"secret": link["link"].partition("#")[2]}
        table = await opened(running, anne, game="dice", players=3)
        async with asking.async_client(base_url=running.url) as phone:
            assert (await phone.post("/api/guests/return", json=secret)).is_success
            async with joined(running, table, None, phone.cookies["guest"]) as line:
                assert '"seat":0' in str(await line.recv())
                ended = await phone.delete("/api/guests/me/tokens")
                assert ended.json() == {"name": "Anne"}
                await hear_the_end(line)
            async with joined(running, table, None, phone.cookies["guest"]) as line:
                assert '"seat":0' in str(await line.recv())
            assert (await phone.get("/api/guests/me")).json() == {"name": "Anne"}
            again = (await phone.get("/api/guests/me/return")).json()["link"]
        await check_ended(running, table, anne)
        assert (await ask(running, "POST", "/api/guests/return", json=secret)).status_code == 401
        fresh = {"secret": again.partition("#")[2]}
        assert (await ask(running, "POST", "/api/guests/return", json=fresh)).is_success

    over_the_wire(tmp_path, work)


def test_a_program_that_ends_the_others_gets_its_own_new_token(tmp_path: Path) -> None:
    """Finding 16: with a bearer token it keeps no cookies."""

    async def work(running: Harbour) -> None:
        anne = await guest(running, "Anne")
        ended = await ask(running, "DELETE", "/api/guests/me/tokens", headers=anne.headers)
        new = Guest("Anne", ended.json()["token"])
        table = await opened(running, new, game="dice", players=3)
        await check_ended(running, table, anne)
        assert '"seat":0' in await first_frame(running, table, new.token)
        twice = await ask(running, "DELETE", "/api/guests/me/tokens", headers=new.headers)
        await check_ended(running, table, new)
        assert '"seat":0' in await first_frame(running, table, twice.json()["token"])

    over_the_wire(tmp_path, work)


def knocking(table: str, join: Join, cookie: str) -> tuple[Scope, Receive]:
    """A socket that says who it is, and then nothing."""
    told: list[Message] = [{"type": "websocket.connect"}]
    told.append({"type": "websocket.receive", "text": write(join)})
    scope: Scope = {"type": "websocket", "path": f"/ws/{table}", "query_string": b"", "state": {}}
    scope.update(client=("10.0.0.1", 1), server=("127.0.0.1", 80), scheme="ws")
    scope["headers"] = [(b"host", b"127.0.0.1"), (b"cookie", cookie.encode())]

    async def receive() -> Message:
        return told.pop(0) if told else await asyncio.Future()

    return scope, receive


@pytest.mark.parametrize("by_cookie", [True, False], ids=["cookie", "token"])
def test_a_line_that_was_let_in_while_its_token_ended_is_shut_out(
    tmp_path: Path, by_cookie: bool
) -> None:
    """It was not in its room yet when the others were cut: it stayed, and played on."""

    async def work(here: Moored) -> None:
        await here.guest("anne")
        id, old = (
            (await here.harbour.open(Settings("dice", 3), "anne", "Anne")).id,
            SIGNER.token("anne"),
        )
        here.harbour.rest()

        async def end_tokens() -> None:
            """While the table wakes."""
            here.store.while_reading = nothing_meanwhile
            async with here.http(token=old) as http:
                assert (await http.delete("/api/guests/me/tokens")).is_success

        here.store.while_reading = end_tokens
        sent: list[str] = []

        async def send(message: Message) -> None:
            sent.append(str(message.get("text") or message.get("code") or ""))

        join = Join(PROTOCOL, token=None if by_cookie else old)
        scope, receive = knocking(id, join, f"guest={old}" if by_cookie else "")
        await asyncio.wait_for(here.app(scope, receive, send), 10)
        assert not any("view" in each for each in sent)
        assert ["bad_token" in each for each in sent] == [False, True, False]
        assert sent[-1] == "1008"
        assert not here.harbour.rooms[id].lines

    afloat(tmp_path, work)


def test_a_cookie_that_has_ended_is_nobodys_and_looks_on(tmp_path: Path) -> None:
    """Finding 16: no page can take its cookie away itself, and would come with it for ever."""

    async def work(running: Harbour) -> None:
        anne, bart = await guest(running, "Anne"), await guest(running, "Bart")
        table = await opened(running, anne, game="dice", players=3)
        for gone in (bart, anne):  # also who had a seat
            await ask(running, "DELETE", "/api/guests/me", headers=gone.headers)
            async with joined(running, table, None, gone.token) as line:
                assert '"seat":null' in str(await line.recv())

    over_the_wire(tmp_path, work)


def test_tokens_from_before_they_could_end_are_good(tmp_path: Path) -> None:
    """Nobody is thrown out by an update: such a token names no epoch."""

    async def work(running: Harbour) -> None:
        anne = await guest(running, "Anne")
        id = anne.token.partition(".")[0]
        signer = Signer(keys(running.home / "signing.key", None))
        assert anne.token == signer.token(id) == f"{id}.{anne.token.rpartition('.')[2]}"
        with closing(sqlite3.connect(running.home / "jollyroger.sqlite")) as database:
            assert database.execute("select epoch from guests").fetchall() == [(0,)]
        for forged in (f"{id}.0.{anne.token.rpartition('.')[2]}", signer.token(id, epoch=1)):
            headers = {"authorization": f"Bearer {forged}"}
            me = await ask(running, "GET", "/api/guests/me", headers=headers)
            assert me.json() == {"name": None}

    over_the_wire(tmp_path, work)


# With time


def test_guests_who_left_nothing_behind_expire(tmp_path: Path) -> None:
    """Finding 16: guests were kept for ever. A seat at a kept table or a return link keeps one."""
    now = [1_000 * DAY]

    async def work(here: Moored) -> None:
        here.harbour.calendar = Calendar(lambda: now[0], lambda: now[0])
        for name in ("idle", "seated", "waiting", "linked", "regular"):
            await here.guest(name)
        room = await here.harbour.open(Settings("dice", 3), "seated", "Seated")
        await room.take("waiting", Sit(1, "Waiting"))
        line = Line("seated")
        await room.join(line, None)
        async with here.http(token=SIGNER.token("linked")) as http:
            assert (await http.get("/api/guests/me/return")).is_success
        now[0] += 6 * DAY
        async with here.http(token=SIGNER.token("regular")) as http:
            assert (await http.get("/api/guests/me")).json() == {"name": "Regular"}
        assert await here.harbour.clear() == []
        now[0] += 5 * DAY
        assert await here.harbour.clear() == ["idle"]
        async with here.http(token=SIGNER.token("idle")) as http:
            assert (await http.get("/api/guests/me")).json() == {"name": None}
        room.leave(line)
        assert set(await here.harbour.clear()) == {room.id, "seated", "waiting"}
        now[0] += 11 * DAY
        assert await here.harbour.clear() == ["regular"]
        async with here.http(token=SIGNER.token("linked", RETURN)) as http:
            asked = {"secret": SIGNER.token("linked", RETURN)}
            assert (await http.post("/api/guests/return", json=asked)).json() == {"name": "Linked"}

    ways = Ways(now=lambda: now[0], grace=1e6, deal_wait=1e6, guest_days=10)
    afloat(tmp_path, work, ways)
