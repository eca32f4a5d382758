"""A database that is away, and one that is lost to another server."""

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import psycopg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import asking
from jollyroger.store.server_lock import KEY
from jollyroger.table.acts import Start
from jollyroger.wire import frames
from jollyroger.wire.frames import PROTOCOL, Events, Join, Move, View, read_down, write
from server.harbour_of import Harbour, environment, harbour_of
from store import servers
from waiting import PATIENCE, next_line, run_in_time, until, wait_until

# A PostgreSQL server that is away


def test_players_of_a_server_without_its_database_are_told_and_go_on(tmp_path: Path) -> None:
    """Finding M6: 500 in plain text, sockets without a farewell, tracebacks of 13.7 kB."""
    with servers.fresh_database() as url, serving_from(url, tmp_path) as (child, place):
        run_in_time(through_an_outage(url, place))
        child.send_signal(signal.SIGTERM)
        _, errors = child.communicate(timeout=30)
    lines = [json.loads(line) for line in errors.splitlines()]
    assert [line["level"] for line in lines] == ["info", "warning", "warning", "info"]
    assert "database" in lines[1]["what"]
    assert lines[2]["what"] == "the database answers again"
    assert not [line for line in lines if "error" in line]


async def through_an_outage(database: str, url: str) -> None:
    async with asking.async_client(base_url=url) as http:
        body = {"name": "Anne", "bearer": True}
        token = (await http.post("/api/guests", json=body)).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        opening = {"name": "Anne", "settings": {"game": "dice", "players": 3}}
        table = (await http.post("/api/tables", json=opening)).json()["id"]
        line = f"{url.replace('http', 'ws')}/ws/{table}"
        async with connect(line) as anne:
            await anne.send(write(Join(PROTOCOL, None, token)))
            assert isinstance(read_down(str(await anne.recv())), View)
            away(database, True)
            for path in ("/ready", f"/api/tables/{table}/log"):
                answer = await http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (503, "not_kept")
                assert answer.headers["retry-after"] == "5"
            assert (await http.post("/api/guests", json=body)).status_code == 503
            assert (await http.get("/health")).status_code == 200
            assert not await is_up(http)
            await anne.send(write(Move("begin", act=Start())))
            told = read_down(str(await anne.recv()))
            assert isinstance(told, frames.Refused)
            assert (told.code, told.id) == ("not_kept", "begin")
            assert await closed_with(line, token) == 1013
            away(database, False)
            await until(lambda: is_ready(http))
            await anne.send(write(Move("begin", act=Start())))
            assert isinstance(read_down(str(await anne.recv())), Events)
            await until(lambda: is_up(http))


async def is_ready(http: httpx.AsyncClient) -> bool:
    return (await http.get("/ready")).status_code == 200


async def is_up(http: httpx.AsyncClient) -> bool:
    """As the metrics say it: the database and its lock."""
    told = await http.get("/metrics", headers={"authorization": "Bearer watcher"})
    return "jollyroger_database_up 1\n" in told.text


def away(database: str, gone: bool) -> None:
    """No new connection is let in, and none is left."""
    name, server = database.partition("?")[0].rpartition("/")[2], servers.running()
    servers.execute(server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS {not gone}")
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"
    if gone:
        servers.execute(server, end.format(name))


async def closed_with(line: str, token: str) -> int | None:
    async with connect(line) as other:
        await other.send(write(Join(PROTOCOL, None, token)))
        with pytest.raises(ConnectionClosed):
            await other.recv()
        return other.close_code


# Bodies and locks


def test_a_body_that_breaks_off_leaves_nothing_in_the_log(tmp_path: Path) -> None:
    """Finding 19: it was a traceback of 3.3 KB."""
    with harbour_of(tmp_path) as running:
        for path in ("/api/guests", "/api/guests/return", "/api/pads", "/api/codes"):
            break_off(running, path)
        with socket.create_connection(("127.0.0.1", running.port)) as line:  # it has seen them all
            line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert line.recv(9)
        assert running.stop() == 0
        assert (running.home / "server.log").read_text() == ""


def break_off(running: Harbour, path: str) -> None:
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", running.port)) as line:
        line.sendall(f'{head}Content-Length: 500\r\n\r\n{{"name"'.encode())


def test_a_server_that_lost_its_database_to_another_stops_with_a_sentence(tmp_path: Path) -> None:
    """Finding 14: PostgreSQL restarted, the lock was gone unnoticed, and two servers ran."""
    with (
        servers.fresh_database() as url,
        serving_from(url, tmp_path) as (child, _),
        psycopg.connect(url, autocommit=True) as other,
    ):
        take_over(url, other)
        _, errors = child.communicate(timeout=30)
    assert child.returncode == 2
    assert "Traceback" not in errors
    assert len([line for line in errors.splitlines() if line[:1] != "{"]) == 1


@contextmanager
def serving_from(url: str, folder: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """As somebody types it; and where it is."""
    pipe, more = subprocess.PIPE, {"HOME": str(folder), "JOLLYROGER_METRICS_TOKEN": "watcher"}
    env = environment() | more
    command = [sys.executable, "-m", "jollyroger", "serve", "--port", "0", "--database", url]
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=env) as child:
        try:
            place = next_line(child, "where the server is").strip()
            assert "http" in place
            yield child, place
        finally:
            child.kill()


def take_over(url: str, other: "psycopg.Connection[Any]") -> None:
    """Waits for the lock, and then ends the session that has it: whoever waits has it next."""
    ours = "locktype = 'advisory' AND database ="
    ours += " (SELECT oid FROM pg_database WHERE datname = current_database())"
    waiting = Thread(target=other.execute, args=(f"SELECT pg_advisory_lock({KEY})",), daemon=True)
    with psycopg.connect(url, autocommit=True) as third:
        waiting.start()
        queue = f"SELECT count(*) FROM pg_locks WHERE NOT granted AND {ours}"
        wait_until(lambda: third.execute(queue).fetchone() == (1,))
        third.execute(f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE granted AND {ours}")
        waiting.join(PATIENCE)
        assert not waiting.is_alive(), "the lock is not ours"
