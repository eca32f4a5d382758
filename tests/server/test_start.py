"""Plain `jollyroger`: starts on a file of its own, tells where the page is, stops cleanly."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import asking
from jollyroger.server import PORT
from waiting import PATIENCE, next_line, wait_until

LOOK = """
import asyncio, sys
from pathlib import Path
from jollyroger.server.serve import ServeOptions, serve

def look(url):
    print(type(asyncio.get_running_loop()).__module__)
    raise SystemExit

serve(ServeOptions(port=0, home=Path(sys.argv[1])), look)
"""
COMMAND = (sys.executable, "-m", "jollyroger")


@contextmanager
def started(home: Path, *arguments: str, **environ: str) -> Iterator[subprocess.Popen[str]]:
    settled = {**os.environ, "XDG_DATA_HOME": str(home), "LANG": "C", **environ}
    settled.pop("LANGUAGE", None)
    for screen in {"DISPLAY", "WAYLAND_DISPLAY"} - environ.keys():
        settled.pop(screen, None)
    with subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=settled,
    ) as child:
        try:
            yield child
        finally:
            child.kill()


@contextmanager
def taken(port: int) -> Iterator[int]:
    """A port that somebody listens on: us, or whoever was here before."""
    with socket.socket() as holder:
        with suppress(OSError):
            holder.bind(("127.0.0.1", port))
            holder.listen()
        yield port or holder.getsockname()[1]


def stopped(child: subprocess.Popen[str]) -> tuple[int, str]:
    child.send_signal(signal.SIGINT)
    _, errors = child.communicate(timeout=PATIENCE)
    return child.returncode, errors


def address(child: subprocess.Popen[str]) -> str:
    return next_line(child, "where the page is").strip()


def test_the_page_is_served_from_a_file_in_the_data_folder(tmp_path: Path) -> None:
    """Address, then how to stop, in the reader's language; stopped, it leaves status 0."""
    with started(tmp_path, "--port", "0", "--lang", "de") as child:
        url = address(child)
        assert url.startswith("http://127.0.0.1:")
        assert "Strg+C" in next_line(child, "how to stop")
        assert asking.get(f"{url}/health").json() == {"ok": True}
        assert (tmp_path / "jollyroger" / "jollyroger.sqlite").exists()
        assert stopped(child) == (0, "")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop there")
def test_the_server_runs_on_the_loop_that_is_installed_for_it(tmp_path: Path) -> None:
    """Finding 23: asyncio's own ran, and uvloop lay there unused."""
    command = [sys.executable, "-c", LOOK, str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert ran.stdout == "uvloop\n"


def test_where_there_is_a_screen_the_browser_opens(tmp_path: Path) -> None:
    """Whatever browser is set; without a screen, or asked not to, the address is only printed."""
    told = tmp_path / "told"
    browser = f"{sys.executable} -c \"import sys; open('{told}', 'w').write(sys.argv[1])\" %s &"
    with started(tmp_path, "--port", "0", DISPLAY=":0", BROWSER=browser) as child:
        url = address(child)
        wait_until(lambda: told.exists() and told.read_text())
        assert told.read_text() == url
        assert stopped(child)[0] == 0


def test_a_port_that_was_asked_for_and_is_taken_is_named(tmp_path: Path) -> None:
    """In one line, with status 2."""
    with taken(0) as port, started(tmp_path, "--port", str(port)) as child:
        _, errors = child.communicate(timeout=PATIENCE)
        assert child.returncode == 2
        assert errors.count("\n") == 1
        assert str(port) in errors


def test_who_names_no_port_gets_one_in_any_case(tmp_path: Path) -> None:
    """Two people on one computer, or a server that is up already."""
    with taken(PORT), started(tmp_path) as child:
        url = address(child)
        assert not url.endswith(f":{PORT}")
        assert asking.get(f"{url}/health").status_code == 200
        assert stopped(child)[0] == 0


def test_on_the_local_network_the_address_is_one_of_this_computer(tmp_path: Path) -> None:
    """Links carry it, so it is no 0.0.0.0."""
    with started(tmp_path, "--lan", "--port", "0") as child:
        url = address(child)
        assert "0.0.0.0" not in url
        assert asking.get(f"{url}/health").status_code == 200
        assert stopped(child)[0] == 0
