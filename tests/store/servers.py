"""A PostgreSQL server for the tests: one that runs, or one of our own."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from uuid import uuid4

import psycopg

from needed import lack
from waiting import PATIENCE

RUNNING = ("postgresql:///test", "postgresql://localhost/test", "postgresql:///postgres")


@contextmanager
def fresh_database() -> Iterator[str]:
    """An empty database of one test's own, and its address."""
    server = running()
    name = f"jollyroger_{uuid4().hex}"
    execute(server, f"CREATE DATABASE {name} TEMPLATE template0")
    try:
        yield named(server, name)
    finally:
        execute(server, f"DROP DATABASE {name} WITH (FORCE)")


def named(server: str, name: str) -> str:
    """The address of another database of the same server."""
    place, mark, query = server.partition("?")
    return f"{place.rpartition('/')[0]}/{name}{mark}{query}"


def execute(server: str, statement: str) -> None:
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(statement)


def running() -> str:
    """Its address; without any the test is skipped, but not in CI."""
    server = found() or started()
    if not server:
        lack("no PostgreSQL server was found, and none could be started")
    return server


@cache
def found() -> str | None:
    given = os.environ.get("JOLLYROGER_TEST_POSTGRES")
    return next(filter(may_create, [given] if given else RUNNING), None)


def may_create(server: str) -> bool:
    asked = "SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user"
    try:
        with psycopg.connect(server, connect_timeout=3) as connection:
            return connection.execute(asked).fetchone() == (True,)
    except psycopg.Error:
        return False


_ours: list[Path] = []


@cache
def started() -> str | None:
    """A server in a folder of its own, reached by its socket alone."""
    tools = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not tools:
        return None
    folder = Path(mkdtemp(prefix="jollyroger-pg-", dir="/tmp"))  # a socket's path must be short
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    options = f"-k {folder} -c listen_addresses= -c fsync=on"
    try:
        command(tools[-1] / "initdb", "-D", folder / "data", "-A", "trust", "-U", "postgres")
        _ours.append(folder)
        log = ("-l", folder / "log")
        command(tools[-1] / "pg_ctl", "-D", folder / "data", *log, "-o", options, "-w", "start")
    except (subprocess.CalledProcessError, OSError):
        return None
    return f"postgresql://postgres@/postgres?host={folder}"


def command(program: Path, *arguments: str | Path) -> None:
    """initdb refuses to run as root."""
    other = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    line = [*other, str(program), *map(str, arguments)]
    quiet = subprocess.DEVNULL
    subprocess.run(line, check=True, stdout=quiet, stderr=quiet, cwd="/", timeout=4 * PATIENCE)


def stop() -> None:
    """Ends the server that these tests started, if they did."""
    for folder in _ours:
        tools = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        command(tools[-1] / "pg_ctl", "-D", folder / "data", "-m", "immediate", "stop")
        shutil.rmtree(folder)
    _ours.clear()
