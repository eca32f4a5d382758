"""The HTTP API: guests, tables, codes; what it tells, and what it keeps to itself."""

import asyncio
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.sync.client import ClientConnection, connect

import asking
from jollyroger.rules.refused import Refused
from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.server.guard import HEADERS
from jollyroger.server.identity import RETURN, Signer, keys, new_guest
from jollyroger.server.limits import BODY, Limits, Meter, Rate, without_rates
from jollyroger.store import Store
from jollyroger.wire.frames import PROTOCOL, Join, write
from waiting import until

LOOSE = without_rates(Limits())
SIGNER = Signer([b"k" * 32])
SETTINGS = {"game": "skull_king", "players": 3, "open": True}


@contextmanager
def serving(folder: Path, limits: Limits) -> Iterator[str]:
    """A server in a thread of this process, on a free port."""
    ready = threading.Event()
    found: list[tuple[uvicorn.Server, int]] = []

    async def run() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{folder / 'api.sqlite'}")
        app = application(store, SIGNER, Berth("http://127.0.0.1"), limits=limits)
        server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, lifespan="on"))
        task = asyncio.create_task(server.serve())
        await until(lambda: server.started)
        found.append((server, server.servers[0].sockets[0].getsockname()[1]))
        ready.set()
        await task
        await store.close()

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(20)
    server, port = found[0]
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(20)


@contextmanager
def seated(url: httpx.URL | str, table: str, token: str) -> Iterator[ClientConnection]:
    """Somebody who is there, over a real socket."""
    place = str(url).replace("http", "ws").rstrip("/")
    with connect(f"{place}/ws/{table}", proxy=None) as line:
        line.send(write(Join(PROTOCOL, None, token)))
        line.recv()
        yield line


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("api"), LOOSE) as base:
        yield base


@pytest.fixture
def anne(url: str) -> Iterator[httpx.Client]:
    with asking.client(base_url=url) as client:
        client.post("/api/guests", json={"name": "Anne"})
        yield client


def test_a_guest_is_known_by_a_cookie_no_script_can_read(url: str) -> None:
    """The token is http-only, and is not in the answer unless a program asks for it."""
    answer = asking.post(f"{url}/api/guests", json={"name": "Anne"})
    assert answer.json() == {"name": "Anne"}
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert "samesite=lax" in answer.headers["set-cookie"].lower()
    bearer = asking.post(f"{url}/api/guests", json={"name": "Bot", "bearer": True}).json()["token"]
    me = asking.get(f"{url}/api/guests/me", headers={"authorization": f"Bearer {bearer}"})
    assert me.json() == {"name": "Bot"}


def test_a_guest_moves_to_another_device_by_a_link(url: str, anne: httpx.Client) -> None:
    """The secret stands behind the #, and makes the other device the same guest."""
    link = anne.get("/api/guests/me/return").json()["link"]
    page, _, secret = link.partition("#")
    assert secret
    assert secret not in page
    with asking.client(base_url=url) as phone:
        assert phone.post("/api/guests/return", json={"secret": secret}).json() == {"name": "Anne"}
        assert phone.get("/api/guests/me").json() == {"name": "Anne"}


def test_a_session_is_no_return_link_and_a_return_link_no_session() -> None:
    """A token says what it is for."""
    guest = new_guest()
    assert SIGNER.claim(SIGNER.token(guest), RETURN) is None
    assert SIGNER.claim(SIGNER.token(guest, RETURN)) is None
    assert SIGNER.claim(SIGNER.token(guest)) == (guest, 0)
    assert SIGNER.claim(SIGNER.token(guest, epoch=7)) == (guest, 7)


@pytest.mark.parametrize("token", [".", "x.y", "a" * 32, "é.ü", f"{'a' * 32}.{'0' * 64}"])
def test_a_made_up_token_is_nobody(url: str, token: str) -> None:
    """What we did not sign we do not believe."""
    assert SIGNER.claim(token) is None
    sent = {b"authorization": f"Bearer {token}".encode()}
    assert asking.get(f"{url}/api/guests/me", headers=sent).json() == {"name": None}
    assert asking.get(f"{url}/api/guests/me/return", headers=sent).status_code == 401


def test_keys_change_in_peace(tmp_path: Path) -> None:
    """The first key signs, older ones are still believed, and the file is only ours to read."""
    file = tmp_path / "signing.key"
    old = Signer(keys(file, None))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert keys(file, None) == list(old.keys)
    new = Signer([b"n" * 32, *old.keys])
    assert new.claim(old.token("anne")) == ("anne", 0)
    assert old.claim(new.token("anne")) is None
    assert keys(file, "00" * 32) == [bytes(32)]
    with pytest.raises(Refused, match="key_unreadable"):
        keys(file, "short")


def test_a_forgotten_guest_is_unknown(anne: httpx.Client) -> None:
    """Who asks to be forgotten is."""
    assert anne.delete("/api/guests/me").status_code == 200
    assert anne.get("/api/guests/me").json() == {"name": None}


def test_a_table_is_opened_listed_and_found_by_its_code(url: str, anne: httpx.Client) -> None:
    """The code can be read aloud and typed in any case."""
    opened = anne.post("/api/tables", json={"name": "Anne", "settings": SETTINGS})
    assert opened.status_code == 201
    table = opened.json()
    assert table["link"].endswith(f"/t/{table['id']}")
    with seated(url, table["id"], anne.cookies["guest"]):
        assert table["id"] in [listed["id"] for listed in anne.get("/api/tables").json()]
    found = asking.post(f"{url}/api/codes", json={"code": f" {table['code'].lower()} "})
    assert found.json() == {"id": table["id"]}
    seen = asking.get(f"{url}/api/tables/{table['id']}").json()
    assert seen["seats"] == [{"name": "Anne", "bot": None}, None, None]


def test_a_private_table_is_not_listed(anne: httpx.Client) -> None:
    """Only who has the link or the code finds it."""
    private = {"name": "Anne", "settings": {**SETTINGS, "open": False}}
    id = anne.post("/api/tables", json=private).json()["id"]
    with seated(anne.base_url, id, anne.cookies["guest"]):
        assert id not in [listed["id"] for listed in anne.get("/api/tables").json()]


@pytest.mark.parametrize(
    ("settings_", "code"),
    [
        ({"game": "poker", "players": 3}, "unknown_game"),
        ({"game": "dice", "players": 2}, "player_count"),
        ({"game": "dice", "players": 3, "options": ["gold"]}, "unknown_option"),
        ({"game": "dice", "players": 3, "bot": "clever"}, "unknown_bot"),
        ({"game": "dice", "players": "3"}, "unreadable_body"),
        ({"game": "dice", "players": 3, "speed": "warp"}, "unreadable_body"),
    ],
)
def test_impossible_settings_are_refused(
    anne: httpx.Client, settings_: dict[str, object], code: str
) -> None:
    """A table that cannot be played is not opened."""
    answer = anne.post("/api/tables", json={"name": "Anne", "settings": settings_})
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_strangers_open_no_tables_and_unknown_tables_are_not_there(url: str) -> None:
    """One needs a name first; a link must lead somewhere."""
    asked = {"name": "X", "settings": SETTINGS}
    assert asking.post(f"{url}/api/tables", json=asked).status_code == 401
    assert asking.get(f"{url}/api/tables/{'0' * 16}").status_code == 404
    assert asking.post(f"{url}/api/codes", json={"code": "NOSUCH"}).status_code == 404


def test_nothing_secret_is_in_what_anybody_can_read(url: str, anne: httpx.Client) -> None:
    """Neither tokens nor guests nor seeds are in a table or its log."""
    id = anne.post("/api/tables", json={"name": "Anne", "settings": SETTINGS}).json()["id"]
    guest = anne.cookies["guest"].partition(".")[0]
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/log", "/api/tables"):
        assert guest not in asking.get(f"{url}{path}").text
        assert guest not in anne.get(path).text


def test_every_answer_is_guarded(url: str) -> None:
    """No sniffing, no framing, no referrer, no inline script, whatever the answer."""
    for path in ("/health", "/api/tables", "/nowhere"):
        answer = asking.get(f"{url}{path}")
        assert HEADERS.items() <= dict(answer.headers).items()
        assert "unsafe" not in answer.headers["content-security-policy"]
    assert asking.get(f"{url}/api/tables").headers["cache-control"] == "no-store"


def test_long_requests_are_refused(anne: httpx.Client) -> None:
    """Nobody needs more than four kilobytes."""
    kind = {"content-type": "application/json"}
    answer = anne.post("/api/guests", content=b" " * (BODY + 1), headers=kind)
    assert (answer.status_code, answer.json()["code"]) == (413, "body_size")


def test_guessing_codes_is_slow(tmp_path: Path) -> None:
    """After a few wrong codes, one waits."""
    with serving(tmp_path, Limits()) as base:
        tried = [
            asking.post(f"{base}/api/codes", json={"code": f"TRY{n}"}).status_code
            for n in range(25)
        ]
    assert tried[:20] == [404] * 20
    assert set(tried[21:]) == {429}


def test_a_meter_fills_again_with_time() -> None:
    """So many at once, then as fast as it refills, and everybody has their own."""
    now = [0.0]
    meter = Meter(Rate(burst=2, a_second=1), lambda: now[0])
    assert [meter.allows("a") for _ in range(3)] == [True, True, False]
    assert meter.allows("b")
    now[0] = 1.0
    assert [meter.allows("a") for _ in range(2)] == [True, False]


def test_the_api_is_what_its_description_says(url: str) -> None:
    """Schemathesis finds no answer that the OpenAPI description does not know."""
    described = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    operations = [operation_of(found) for found in described.get_all_operations()]
    assert len(operations) == 19
    for operation in operations:
        explore(operation.as_strategy())


def operation_of(found: Any) -> Any:
    return found.ok()


def explore(cases: SearchStrategy[Any]) -> None:
    @settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=cases)
    def probe(case: Any) -> None:
        # What is a question, a pad or a name, no schema tells: most that looks so is refused.
        knowing = case.path in ("/api/referee", "/api/pads", "/api/guests", "/api/tables")
        excused = [positive_data_acceptance] if knowing else []
        case.call_and_validate(excluded_checks=excused)

    probe()
