"""Text that a database could choke on is refused at the doors, whichever database it is."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect

import asking
from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.server.identity import Signer
from jollyroger.store import Store
from waiting import run_in_time, until

NUL, HALF = "\\u0000", "\\ud800"  # as JSON spells them
SETTINGS = {"game": "skull_king", "players": 2, "chat": True}
Json = Any


@asynccontextmanager
async def serving(url: str) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    """A server on that database, a guest who asks it, and the guest's token."""
    store = await Store.open(url)
    app = application(store, Signer([b"k" * 32]), Berth("http://127.0.0.1"))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, lifespan="on"))
    task = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        async with asking.async_client(base_url=f"http://127.0.0.1:{port}") as http:
            anne = await posted(http, "/api/guests", {"name": "Anne", "bearer": True})
            yield http, anne.json()["token"]
    finally:
        server.should_exit = True
        await task
        await store.close()


async def posted(http: httpx.AsyncClient, path: str, body: Json) -> httpx.Response:
    """A string is sent as it is."""
    content = body if isinstance(body, str) else json.dumps(body)
    return await http.post(path, content=content, headers={"content-type": "application/json"})


def bodies() -> list[tuple[str, str]]:
    """Every text that a request carries, with each of the two in it."""
    head = '"pad": 1, "id": "00000000000000aa", "options": [], "players": 3'
    name = '{"id": "a1b2c3d4-1", "at": 1, "cell": "name/0", "value": "A%s", "over": null}'
    return [
        (path, body.replace("%s", strange))
        for strange in (NUL, HALF)
        for path, body in (
            ("/api/guests", '{"name": "A%s"}'),
            ("/api/tables", '{"name": "A%s", "settings": {"game": "dice", "players": 2}}'),
            ("/api/tables", '{"name": "A", "settings": {"game": "%s", "players": 2}}'),
            ("/api/codes", '{"code": "BA%s"}'),
            ("/api/guests/return", '{"secret": "%s"}'),
            ("/api/referee", '{"game": "%s", "question": {}}'),
            ("/api/pads", "{" + head + ', "game": "%s", "edits": []}'),
            ("/api/pads", "{" + head + ', "game": "dice", "edits": [' + name + "]}"),
        )
    ]


def test_no_request_with_strange_text_is_a_trouble_of_ours(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """NUL, and half a character, in names, codes, settings, ids and files: a code that says no."""

    async def test() -> None:
        async with serving(url) as (http, token):
            http.headers["authorization"] = f"Bearer {token}"
            for path, body in bodies():
                answer = await posted(http, path, body)
                taken = path == "/api/pads" and NUL in body and "name/0" in body
                assert answer.status_code in ({200} if taken else {400, 401, 404}), (path, body)
                assert taken or answer.json()["code"]
            for id in ("\0", "a\0", "0123456789abcde\0", "x" * 500):
                for kind in ("tables", "pads"):
                    answer = await http.get(f"/api/{kind}/{quote(id)}")
                    assert answer.status_code == 404, (kind, id)
            name = {"cell": "name/0", "value": "A"}
            kept = (await http.get("/api/pads/00000000000000aa")).json()["edits"]
            assert [{key: edit[key] for key in name} for edit in kept] == [name]

    run_in_time(test())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


FRAMES = [
    '{"frame":"move","id":"1","act":{"act":"sit","seat":1,"name":"A%s"}}',
    '{"frame":"move","id":"2","act":{"act":"enlist","seat":1,"bot":"%s"}}',
    '{"frame":"move","id":"3","act":{"act":"speak","phrase":"%s"}}',
    '{"frame":"move","id":"4","move":"bid %s"}',
    '{"frame":"move","id":"%s","act":{"act":"speak","phrase":"none"}}',
]


def test_no_frame_with_strange_text_is_a_trouble_of_ours(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Each is refused, and the line goes on; what is said is cleaned and kept."""

    async def test() -> None:
        async with serving(url) as (http, token):
            http.headers["authorization"] = f"Bearer {token}"
            opened = await posted(http, "/api/tables", {"name": "Anne", "settings": SETTINGS})
            line = f"{http.base_url}/ws/{opened.json()['id']}".replace("http", "ws", 1)
            async with connect(line, proxy=None) as socket:
                await socket.send(json.dumps({"frame": "join", "protocol": 1, "token": token}))
                await socket.recv()
                for frame in [
                    frame.replace("%s", text) for frame in FRAMES for text in (NUL, HALF)
                ]:
                    await socket.send(frame)
                    assert json.loads(await socket.recv())["frame"] == "refused", frame
                said = '{"frame":"move","id":"%s","act":{"act":"say","text":"a%s"}}'
                await socket.send(said.replace("%s", NUL))
                heard = json.loads(await socket.recv())["events"]
                assert heard == [{"event": "said", "seat": 0, "text": "a"}]
            log = (await http.get(f"/api/tables/{opened.json()['id']}/log")).json()
            assert log["events"][-1]["text"] == "a"

    run_in_time(test())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
