"""A real server in a process of its own, and people who play at its tables over real sockets."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

import asking
from jollyroger.client.client import Client
from jollyroger.server.identity import Signer, keys, new_guest
from jollyroger.table.acts import Act, Sit, Start
from jollyroger.table.log_lines import read_log
from jollyroger.wire import views
from jollyroger.wire.frames import Down, Events, Refused, View
from waiting import PATIENCE as PATIENCE
from waiting import STARTING, next_line

Json = Any
LOST = (OSError, WebSocketException, httpx.TransportError, TimeoutError)
SERVE = """
import json, sys
from pathlib import Path
from jollyroger.server.limits import read_limits
from jollyroger.server.serve import ServeOptions, serve
port, home, given = int(sys.argv[1]), Path(sys.argv[2]), json.loads(sys.argv[3])
limits = read_limits(given.pop("limits", []))
options = ServeOptions(port=port, home=home, limits=limits, **given)
serve(options)
"""


class Harbour:
    """One server after the other on the same port and the same folder.

    Options are those of `ServeOptions`, limits as a host types them; `before` is run first."""

    script = SERVE

    def __init__(self, home: Path, before: str = "", **options: Json) -> None:
        self.home = home
        self.port = 0
        self._before = before
        self._options = options
        self._child: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket_url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/{table}"

    def start(self) -> None:
        """Returns when the address is printed: from then on the port listens."""
        self.home.mkdir(parents=True, exist_ok=True)
        given = str(self.port), str(self.home), json.dumps(self._options)
        command = [sys.executable, "-c", self._before + self.script, *given]
        pipe = subprocess.PIPE
        with (self.home / "server.log").open("a") as errors:
            self._child = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=errors, text=True, env=environment()
            )
        printed = next_line(self._child, "where the server is").strip()
        assert printed, (self.home / "server.log").read_text()
        self.port = int(printed.rpartition(":")[2])

    def kill(self) -> None:
        """As if somebody had pulled the plug."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator stops it; the exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._child
        self._child.send_signal(how)
        try:
            return self._child.wait(PATIENCE)
        finally:
            self._child.kill()
            self._child.communicate(timeout=PATIENCE)
            self._child = None

    def close(self) -> None:
        if self._child:
            self.kill()

    def troubles(self) -> list[str]:
        """What the server wrote down as an error."""
        lines = (self.home / "server.log").read_text().splitlines()
        return [line for line in lines if '"level": "error"' in line or line[:1] != "{"]

    def logs(self) -> dict[str, list[str]]:
        """Every table's lines as they lie on the disk; no number missing, none twice."""
        with sqlite3.connect(self.home / "jollyroger.sqlite") as database:
            rows = database.execute(
                "select table_id, seq, line from events order by table_id, seq"
            ).fetchall()
        database.close()
        logs: dict[str, list[str]] = {}
        for table, seq, line in rows:
            assert seq == len(logs.setdefault(table, [])) + 1
            logs[table].append(line)
        return logs


def environment() -> dict[str, str]:
    """Nothing between us and the server: no proxy, no key from outside."""
    return {
        name: value
        for name, value in os.environ.items()
        if "proxy" not in name.lower() and name != "JOLLYROGER_KEY"
    }


@contextmanager
def harbour_of(home: Path, before: str = "", **options: Json) -> Iterator[Harbour]:
    harbour = Harbour(home, before, **options)
    harbour.start()
    try:
        yield harbour
    finally:
        harbour.close()


@dataclass(frozen=True)
class Guest:
    name: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}


async def guest(harbour: Harbour, name: str) -> Guest:
    answer = await _posted(harbour, "/api/guests", {"name": name, "bearer": True})
    return Guest(name, answer["token"])


def regular(harbour: Harbour, name: str) -> Guest:
    """A guest who was here before: so many new ones at once the server would refuse."""
    signer, guest = Signer(keys(harbour.home / "signing.key", None)), new_guest()
    file = harbour.home / "jollyroger.sqlite"
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as database, database:
        row = (guest, name, time.time(), time.time())
        database.execute("insert into guests (id, name, created, seen) values (?, ?, ?, ?)", row)
    return Guest(name, signer.token(guest))


async def opened(harbour: Harbour, host: Guest, **settings: Json) -> str:
    """A new table's id; its host has seat 0."""
    asked = {"name": host.name, "settings": settings}
    answer = await _posted(harbour, "/api/tables", asked, host.headers)
    return str(answer["id"])


async def _posted(
    harbour: Harbour, path: str, body: Json, headers: dict[str, str] | None = None
) -> Json:
    """Asked again until a server answers; one that died while answering may have done it."""
    async with asyncio.timeout(STARTING), asking.async_client() as http:
        while True:
            try:
                answer = await http.post(harbour.url + path, json=body, headers=headers)
            except LOST:
                await asyncio.sleep(0.05)
                continue
            if answer.status_code != 429:
                assert answer.is_success, answer.text
                return answer.json()
            await asyncio.sleep(0.5)


def placement(random: Random) -> str:
    """`may` says just `place`: any side, any space for every pirate."""
    pirates = (f"{suit}{random.choice('12358')}" for suit in "RYGB")
    return " ".join(["place", random.choice(("front", "back")), *pirates])


@dataclass
class Person:
    """Plays whatever may be played, and comes back after every lost line with what it knows.

    Every move is asked for under one id until the log shows it, so it is often asked twice."""

    harbour: Harbour
    table: str
    guest: Guest
    random: Random
    sits: int | None = None  # the seat to take first; the host has one already
    starts: int = 0  # the host starts when so many people sit
    saw: dict[int, Json] = field(default_factory=dict)
    seat: int | None = None
    over: bool = False
    reconnected: int = 0
    refused: list[str] = field(default_factory=list)
    _names: set[int] = field(default_factory=set)
    _asked: tuple[str, str | Act] | None = None
    _last: int | None = None
    _ids: int = 0
    _news: float = 0.0  # when something was heard last

    async def play_to_the_end(self) -> None:
        self._news = time.monotonic()
        client = Client(self.harbour.socket_url(self.table), self.guest.token)
        while not self.over:
            try:
                async with asyncio.timeout(PATIENCE), client:
                    await self._repeat(client)
                    async for frame in client:
                        if await self._heard(client, frame):
                            return
            except LOST:
                self.reconnected += 1
            waited = time.monotonic() - self._news
            assert waited < 4 * PATIENCE, f"{self.guest.name} has heard nothing for {waited:.0f} s"
            await asyncio.sleep(0.05)

    async def _repeat(self, client: Client) -> None:
        if self._asked:
            await self._send(client, *self._asked)

    async def _heard(self, client: Client, frame: Down) -> bool:
        """What it is told, and what it does then; whether that was the end."""
        self._news = time.monotonic()
        match frame:
            case View():
                self.seat, self._last = frame.seat, frame.seq
                self._names = {s for s, h in enumerate(frame.view["seats"]) if h}
                self.over = frame.view["stage"] == "over"
                self._settle(frame.view["stage"] != "lobby")
            case Events():
                self._numbered(frame)
                for event in frame.events:
                    self._noted(event)
            case Refused():
                self.refused.append(frame.code)
                if frame.code == "too_fast":
                    await asyncio.sleep(0.3)
                elif self._asked and frame.id == self._asked[0]:
                    self._asked = None
        await self._choose(client)
        return self.over

    def _numbered(self, frame: Events) -> None:
        """The entries follow on the last one without a gap and without one told twice."""
        first = frame.seq - len(frame.events) + 1
        assert self._last is not None
        assert first == self._last + 1, (first, self._last)
        self._last = frame.seq
        self.saw |= dict(enumerate(frame.events, first))

    def _noted(self, event: Json) -> None:
        if event["event"] == "sat":
            self._names.add(event["seat"])
        if event["event"] == "game_over":
            self.over = True
        mine = event["event"] in ("sealed", "played") and event["seat"] == self.seat
        self._settle(mine or event["event"] == "started")

    def _settle(self, done: bool) -> None:
        if done:
            self._asked = None

    async def _choose(self, client: Client) -> None:
        if self._asked is None and not self.over:
            wish = self._wish(client)
            if wish is None:
                return
            self._ids += 1
            self._asked = (f"{self.guest.name}-{self._ids}", wish)
            await self._send(client, *self._asked)
        elif self._asked and self.refused and self.refused[-1] == "too_fast":
            self.refused.append("asked_again")
            await self._send(client, *self._asked)

    def _wish(self, client: Client) -> str | Act | None:
        if self.seat is None:
            return None if self.sits is None else Sit(self.sits, self.guest.name)
        if client.my_turn:
            move = self.random.choice(client.may)
            return placement(self.random) if move == "place" else move
        if self.starts and len(self._names) >= self.starts and not client.due:
            self.starts = 0
            return Start()
        return None

    async def _send(self, client: Client, id: str, wish: str | Act) -> None:
        if isinstance(wish, str):
            await client.play(wish, id)
        else:
            await client.act(wish, id)


def as_seen(lines: list[str], seat: int | None) -> list[Json]:
    """The log as that seat may see it, from the lines on the disk."""
    table = read_log(lines).table
    return views.entries(table, [entry.seen_by(seat) for entry in table.log])


def marks(lines: list[str]) -> list[str]:
    """Which moves of people the log says it has done."""
    return [mark for line in lines if (mark := json.loads(line).get("by"))]


async def quietly(*tasks: "asyncio.Task[Any]") -> None:
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task
