"""Other people's pages: what they can make a browser send here, and what becomes of it."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from socket import gethostname
from typing import Any, cast

import httpx
import pytest
from starlette.routing import Route
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import asking
from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.server.identity import Signer
from jollyroger.store import Store
from server.harbour_of import Guest, Harbour, guest, harbour_of
from waiting import run_in_time

SIGNER = Signer([b"k" * 32])
JSON = {"content-type": "application/json"}
TABLE = '{"name": "Anne", "settings": {"game": "dice", "players": 3}}'


def changing_routes() -> list[tuple[str, str]]:
    """Every way to change something here, as the application itself tells."""
    app = application(cast(Any, None), SIGNER, Berth("http://127.0.0.1"))
    routes = [route for route in app.routes if isinstance(route, Route)]
    return [
        (method, route.path.replace("{id}", "0" * 16))
        for route in routes
        for method in sorted(route.methods or ())
        if method not in ("GET", "HEAD", "OPTIONS")
    ]


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with harbour_of(tmp_path_factory.mktemp("foreign")) as running:
        yield running


@pytest.fixture
def anne(harbour: Harbour) -> Guest:
    return run_in_time(guest(harbour, "Anne"))


def ask(
    harbour: Harbour, method: str, path: str, headers: dict[str, str], body: str = TABLE
) -> httpx.Response:
    content = body.encode() if method == "POST" else b""
    with asking.client(base_url=harbour.url) as http:
        return http.request(method, path, headers=headers, content=content)


def code(answer: httpx.Response) -> str | None:
    return str(answer.json().get("code")) if answer.status_code >= 400 else None


# Whose page


@pytest.mark.parametrize(
    "foreign",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": ""},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "Cross-Site"},
        {"origin": "http://evil.example", "sec-fetch-site": "same-origin"},
    ],
    ids=str,
)
def test_no_foreign_page_changes_anything(
    harbour: Harbour, anne: Guest, foreign: dict[str, str]
) -> None:
    """Finding 4: another site's form made a victim somebody else."""
    for method, path in changing_routes():
        answer = ask(harbour, method, path, {**JSON, **anne.headers, **foreign})
        assert (answer.status_code, code(answer)) == (403, "foreign_page"), (method, path)
        assert "set-cookie" not in answer.headers


def test_our_own_page_and_programs_get_past_the_door(harbour: Harbour, anne: Guest) -> None:
    """Finding 4: a program sends no Origin and is let in, as at the sockets."""
    own = {"origin": harbour.url, "sec-fetch-site": "same-origin"}
    for method, path in changing_routes():
        if method == "DELETE":
            continue  # Anne would be nobody for the other routes
        for headers in ({}, own, {"sec-fetch-site": "none"}):
            answer = ask(harbour, method, path, {**JSON, **anne.headers, **headers})
            assert code(answer) not in ("foreign_page", "body_not_json"), (method, path)


def test_our_own_page_may_end_what_is_its_own(harbour: Harbour) -> None:
    """Finding 4: a DELETE carries no body, and needs no kind."""
    for path in ("/api/guests/me/tokens", "/api/guests/me"):
        bart = run_in_time(guest(harbour, "Bart"))
        answer = ask(harbour, "DELETE", path, {**bart.headers, "origin": harbour.url})
        assert answer.status_code == 200


# What it sends


@pytest.mark.parametrize(
    "kind",
    [
        None,
        "",
        "text/plain",
        "text/plain;charset=UTF-8",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/plain; application/json",
        "application/jsonp",
    ],
)
def test_a_body_of_a_form_is_refused(harbour: Harbour, anne: Guest, kind: str | None) -> None:
    """Finding 4: a form can send these kinds to another site without asking first."""
    headers = anne.headers if kind is None else {**anne.headers, "content-type": kind}
    for method, path in changing_routes():
        if method == "POST":
            answer = ask(harbour, method, path, headers)
            assert (answer.status_code, code(answer)) == (415, "body_not_json"), path
            assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("kind", ["application/json; charset=utf-8", "Application/JSON"])
def test_a_kind_is_json_however_it_is_written(harbour: Harbour, anne: Guest, kind: str) -> None:
    """Media types have no case (RFC 9110), and may have parameters."""
    headers = {**anne.headers, "content-type": kind}
    assert ask(harbour, "POST", "/api/tables", headers).status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        '{"secret": "a", "secret": "b"}',
        '{"name": "Anne", "name": "Mallory"}',
        '{"name": "Anne", "n\\u0061me": "Mallory"}',
        TABLE.replace('"players": 3', '"players": 3, "players": 4'),
        '{"game": "dice", "question": {"ask": "trick", "ask": "bid"}}',
        '{"id": "a", "log": [{"at": 1, "at": 2}]}',
    ],
)
def test_a_key_twice_is_refused_however_deep(harbour: Harbour, anne: Guest, body: str) -> None:
    """Finding 4: a form's JSON has the secret once for us and once for the eye."""
    for method, path in changing_routes():
        if method == "POST":
            answer = ask(harbour, method, path, {**JSON, **anne.headers}, body)
            assert (answer.status_code, code(answer)) == (400, "unreadable_body"), path


def test_a_key_twice_in_a_pad_is_refused_and_nothing_is_kept(harbour: Harbour) -> None:
    """Finding 4: in the file of a whole pad too."""
    file = {"pad": 1, "id": "0" * 16, "game": "dice", "players": ["Anne"], "edits": []}
    twice = json.dumps(file).replace('"game"', '"game": "skull_king", "game"')
    answer = ask(harbour, "POST", "/api/pads", JSON, twice)
    assert code(answer) == "unreadable_body"
    assert asking.get(f"{harbour.url}/api/pads/{'0' * 16}").status_code == 404


# At another address


async def answered(berth: Berth, folder: Path, **asked: Any) -> httpx.Response:
    """One request to an application of our own, from where and under what name we like."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'own.sqlite'}")
    try:
        transport = httpx.ASGITransport(application(store, SIGNER, berth))
        url = asked.pop("url")
        async with asking.async_client(transport=transport) as http:
            return await http.post(f"{url}/api/guests", json={"name": "Anne"}, **asked)
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("public", "url", "origin", "passes"),
    [
        ("http://192.168.1.5:8765", "http://192.168.1.5:8765", "http://192.168.1.5:8765", True),
        ("http://192.168.1.5:8765", "http://127.0.0.1:8765", "http://127.0.0.1:8765", True),
        ("http://192.168.1.5:8765", "http://[::1]:8765", "http://[::1]:8765", True),
        ("http://192.168.1.5:8765", "http://localhost:8765", "http://localhost:8765", True),
        ("https://pirates.example", "http://pirates.example", "https://pirates.example", True),
        ("https://pirates.example/", "http://127.0.0.1:8765", "https://pirates.example", True),
        ("https://Pirates.Example", "http://pirates.example", "https://pirates.example", True),
        ("https://pirates.example:443", "http://pirates.example", "https://pirates.example", True),
        ("https://pirates.example", "http://pirates.example", "http://pirates.example", False),
        ("https://pirates.example", "http://pirates.example", "https://pirates.example:1", False),
        ("https://pirates.example", "http://127.0.0.1:8765", "http://localhost:8765", False),
    ],
)
def test_a_page_is_ours_under_every_name_we_have(
    tmp_path: Path, public: str, url: str, origin: str, passes: bool
) -> None:
    """Finding 4: at an address in numbers, and behind a proxy under the public URL."""
    answer = run_in_time(answered(Berth(public), tmp_path, url=url, headers={"origin": origin}))
    assert code(answer) == (None if passes else "foreign_page")


# Names that were made to point here


def hosts(harbour: Harbour) -> dict[str, bool]:
    """Names, and whether they are ours."""
    port = harbour.port
    ours = ["127.0.0.1", f"localhost:{port}", f"LOCALHOST:{port}", "[::1]", "10.1.2.3:99"]
    ours += [gethostname(), f"{gethostname().removesuffix('.local')}.local:{port}"]
    others = ["evil.example", f"evil.example:{port}", "localhost.evil.example", "127.0.0.1.evil"]
    others += ["[", "[::1", "]", "a]b", "[evil]", "127.0.0.1]", ":", "evil.example:x", "//", "@"]
    return dict.fromkeys(ours, True) | dict.fromkeys(others, False)


def test_only_names_of_ours_are_answered(harbour: Harbour) -> None:
    """Finding 22: a name that somebody made point at this computer reads nothing here."""
    for host, ours in hosts(harbour).items():
        for path in ("/api/tables", "/", "/health"):
            answer = raw(harbour, f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n")
            status = 200 if ours else 421
            assert f" {status} ".encode() in answer.partition(b"\r\n")[0], (host, answer[:200])
    assert not harbour.troubles()


def test_who_reads_in_a_browser_is_told_in_a_sentence_and_a_program_in_json(
    harbour: Harbour,
) -> None:
    """What to do instead, in a language they asked for; the log tells each name once."""
    host = {"host": "ship.example"}
    reads = {"accept": "text/html,*/*", "accept-language": "de-AT,en;q=0.5"}
    with asking.client(base_url=harbour.url) as http:
        page, plain = http.get("/", headers=host | reads), http.get("/", headers=host)
    assert (page.status_code, plain.json()["code"]) == (421, "unknown_host")
    assert page.text.startswith("Dieser Server heißt nicht „ship.example“")
    log = (harbour.home / "server.log").read_text()
    assert log.count("ship.example") == 1


def test_only_names_of_ours_get_a_socket(harbour: Harbour) -> None:
    """Finding 22: a page of such a name sends it as its Origin as well."""
    for host, ours in hosts(harbour).items():
        asked = f"GET /ws/{'0' * 16} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n"
        asked += "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        asked += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        told = raw(harbour, asked).partition(b"\r\n")[0]
        assert (b" 101 " in told) == ours, (host, told)
    with pytest.raises(InvalidStatus):
        connect(harbour.socket_url("0" * 16), origin=cast(Any, "http://evil.example"), proxy=None)
    assert not harbour.troubles()


def raw(harbour: Harbour, request: str) -> bytes:
    """What comes back until there is an answer's head."""
    with socket.create_connection(("127.0.0.1", harbour.port), timeout=20) as line:
        line.sendall(request.encode())
        told = b""
        while b"\r\n\r\n" not in told and (more := line.recv(65536)):
            told += more
        return told


# Two lengths


def test_a_request_of_two_lengths_is_refused_and_its_connection_ends(harbour: Harbour) -> None:
    """Finding 22: whoever believes the other length sees another next request than we do."""
    head = f"POST /api/codes HTTP/1.1\r\nHost: 127.0.0.1:{harbour.port}\r\n"
    head += "Content-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n"
    smuggled = f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{harbour.port}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", harbour.port), timeout=20) as line:
        line.sendall(f"{head}\r\n0\r\n\r\n{smuggled}".encode())
        told = b""
        while more := line.recv(65536):
            told += more
    assert told.startswith(b"HTTP/1.1 400 ")
    assert told.count(b"HTTP/1.1 ") == 1
    assert b"unreadable_body" in told


# Only under TLS


@pytest.mark.parametrize(("scheme", "promised"), [("http", False), ("https", True)])
def test_a_browser_is_told_to_stay_with_tls_only_under_tls(
    tmp_path: Path, scheme: str, promised: bool
) -> None:
    """Finding 22: told over plain HTTP it would lock a club out of its own server."""
    answer = run_in_time(answered(Berth("http://127.0.0.1"), tmp_path, url=f"{scheme}://127.0.0.1"))
    assert answer.is_success
    assert ("strict-transport-security" in answer.headers) == promised
    assert ("secure" in answer.headers["set-cookie"].lower()) == promised


@pytest.mark.parametrize(("trusted", "promised"), [("127.0.0.1", True), ("10.9.9.9", False)])
def test_a_trusted_proxy_says_whether_there_was_tls(
    tmp_path: Path, trusted: str, promised: bool
) -> None:
    """Finding 22: anybody else's word for it is no word."""
    with harbour_of(tmp_path, proxies=trusted) as running:
        told = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
        answer = asking.get(f"{running.url}/health", headers=told)
    assert ("strict-transport-security" in answer.headers) == promised
