"""The log: a start, a stop, what a host asks for, and nothing that is anybody's secret."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import asking
from jollyroger import __version__
from jollyroger.wire.frames import PROTOCOL, Join, write
from server.harbour_of import harbour_of, regular
from server.test_start import address, started, stopped

Json = Any


def lines(text: str) -> list[Json]:
    return [json.loads(line) for line in text.splitlines()]


def served(home: Path, *options: str) -> tuple[subprocess.Popen[str], list[Json], str]:
    """A server as somebody starts it, asked twice and stopped: what it wrote, and where it was."""
    with started(home, "serve", "--port", "0", *options) as child:
        url = address(child)
        asking.get(f"{url}/health?token=secret", headers={"cookie": "guest=secret"})
        asking.get(f"{url}/api/tables/none")
        status, errors = stopped(child)
        assert status == 0
    return child, lines(errors), url


def test_start_and_stop_are_told_with_version_database_and_address(tmp_path: Path) -> None:
    """Finding M7: the journal was silent."""
    _, told, url = served(tmp_path)
    assert [line["what"] for line in told] == ["started", "stopped"]
    begin = told[0]
    assert begin["version"] == told[1]["version"] == __version__
    assert begin["database"] == str(tmp_path / "jollyroger" / "jollyroger.sqlite")
    assert (begin["url"], begin["listens"]) == (url, url.removeprefix("http://"))


def test_a_host_who_wants_only_trouble_hears_nothing_else(tmp_path: Path) -> None:
    _, told, _ = served(tmp_path, "--log-level", "warning")
    assert told == []


def test_all_that_is_told_is_ours(tmp_path: Path) -> None:
    """A driver's own lines would say what a statement was about: a name, or a hand."""
    _, told, _ = served(tmp_path, "--log-level", "debug")
    assert {line["from"].partition(".")[0] for line in told} == {"jollyroger"}


def test_requests_are_told_on_asking_without_what_may_be_secret(tmp_path: Path) -> None:
    """Also where other lines are not wanted."""
    _, told, _ = served(tmp_path, "--log-level", "error", "--access-log")
    seen = [(line["method"], line["path"], line["status"], line["address"]) for line in told]
    assert seen == [
        ("GET", "/health", 200, "127.0.0.1"),
        ("GET", "/api/tables/none", 404, "127.0.0.1"),
    ]
    assert all(line["ms"] >= 0 for line in told)
    assert "secret" not in json.dumps(told)


def test_sockets_are_told_with_the_code_they_ended_with(tmp_path: Path) -> None:
    """Here that of the door, which is closed where there is no such table."""
    with started(tmp_path, "serve", "--port", "0", "--access-log") as child:
        url = address(child)
        with connect(f"{url.replace('http', 'ws')}/ws/none", proxy=None) as socket:
            socket.send(write(Join(PROTOCOL, None, None)))
            assert "no_such_table" in str(socket.recv())
            with pytest.raises(ConnectionClosed):
                socket.recv()
        _, errors = stopped(child)
    (told,) = (line for line in lines(errors) if "path" in line)
    assert (told["method"], told["path"], told["status"]) == ("WEBSOCKET", "/ws/none", 1008)


def test_guests_without_their_key_are_told_of(tmp_path: Path) -> None:
    """Finding M4: a restored database started with a new key, and nobody knew why all were out."""
    with harbour_of(tmp_path) as harbour:
        regular(harbour, "Anne")
        harbour.stop()
        harbour.start()
        harbour.stop()
        assert (tmp_path / "server.log").read_text() == ""
        (tmp_path / "signing.key").unlink()
        harbour.start()
        harbour.stop()
        (told,) = lines((tmp_path / "server.log").read_text())
        assert told["level"] == "warning"
        assert str(tmp_path / "signing.key") in told["what"]
        harbour.start()
        harbour.stop()
        assert len(lines((tmp_path / "server.log").read_text())) == 1
