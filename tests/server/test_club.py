"""A club of sixty behind one router: one address, the usual limits, and nobody is refused."""

from pathlib import Path
from typing import Any

import httpx

import asking
from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.store import Store
from server.in_process import SIGNER
from waiting import run_in_time

MEMBERS = 60
SEATS = 4
Json = Any


def test_sixty_people_from_one_address_get_in_at_once(tmp_path: Path) -> None:
    """Finding M3: the 21st guest and the 11th code were refused. All within one moment."""

    async def work(http: httpx.AsyncClient) -> None:
        tokens = [await named(http, f"Member {number}") for number in range(MEMBERS)]
        codes = [await opened(http, token) for token in tokens[::SEATS]]
        for number, token in enumerate(tokens):
            found = await asked(http, "/api/codes", {"code": codes[number // SEATS]})
            answer = await http.get(f"/api/tables/{found['id']}", headers=bearer(token))
            assert answer.json()["code"] == codes[number // SEATS]

    run_in_time(at_one_address(tmp_path, work))


def test_who_is_refused_is_told_when_to_try_again(tmp_path: Path) -> None:
    """A program that asks on and on for guests, or for codes."""

    async def work(http: httpx.AsyncClient) -> None:
        answers = [await http.post("/api/codes", json={"code": "XXXXXX"}) for _ in range(30)]
        last = answers[-1]
        assert (answers[0].status_code, last.status_code) == (404, 429)
        assert "retry-after" not in answers[0].headers
        seconds = last.json()["facts"]["seconds"]
        assert 1 <= seconds <= 10  # a guess in ten seconds
        assert last.headers["retry-after"] == str(seconds)

    run_in_time(at_one_address(tmp_path, work))


async def at_one_address(folder: Path, work: Any) -> None:
    store = await Store.open(f"sqlite:///{folder / 'club.sqlite'}")
    app = application(store, SIGNER, Berth("http://127.0.0.1"))
    try:
        transport = httpx.ASGITransport(app, client=("192.0.2.1", 1))
        async with asking.async_client(transport=transport, base_url="http://127.0.0.1") as http:
            await work(http)
    finally:
        app.state.harbour.close()
        await store.close()


async def asked(http: httpx.AsyncClient, path: str, body: Json, token: str | None = None) -> Json:
    answer = await http.post(path, json=body, headers=bearer(token) if token else {})
    assert answer.is_success, answer.text
    return answer.json()


async def named(http: httpx.AsyncClient, name: str) -> str:
    http.cookies.clear()  # everybody has a telephone of their own
    return str((await asked(http, "/api/guests", {"name": name, "bearer": True}))["token"])


async def opened(http: httpx.AsyncClient, token: str) -> str:
    http.cookies.clear()
    body = {"name": "Host", "settings": {"game": "skull_king", "players": SEATS}}
    return str((await asked(http, "/api/tables", body, token))["code"])


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}
