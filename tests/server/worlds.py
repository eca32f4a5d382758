"""A whole server in this process, spoken to through its ASGI door, and nothing in it by chance.

Time, seeds, deals, bots' luck and the names of things are the test's, so two worlds differ only
where the test wants them to."""

import asyncio
import json
import math
import secrets
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from starlette.applications import Starlette

from jollyroger.rules.chance import Drawn
from jollyroger.rules.moves import Seat
from jollyroger.rules.state import Phase, State
from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.server.harbour import Harbour
from jollyroger.server.identity import Signer
from jollyroger.server.limits import Limits, without_rates
from jollyroger.server.thinking import Pool, Thinking
from jollyroger.server.ways import Ways
from jollyroger.store import Guest, Store
from jollyroger.table.fair import Fair
from jollyroger.table.state import TableState
from server.harbour_of import PATIENCE

Json = Any
BEGINNING = 1_000_000.0
ADDRESSES = count(1)


def commit(secret: bytes) -> str:
    """Says nothing about the first byte, which is all that tells two secrets apart here."""
    return sha256(b"\0" + secret[1:]).hexdigest()


class Names:
    """What the server calls things: repeatable, and the same in both worlds where it is public."""

    def __init__(self) -> None:
        self.random = Random()

    def token_bytes(self, size: int = 32) -> bytes:
        return self.random.randbytes(size)

    def token_hex(self, size: int = 32) -> str:
        return self.random.randbytes(size).hex()

    def choice(self, things: str) -> str:
        return self.random.choice(things)

    def randbelow(self, bound: int) -> int:
        return self.random.randrange(bound)


NAMES = Names()


def nothing_by_chance(patch: pytest.MonkeyPatch) -> None:
    """Names of things: the server asks the system for them wherever it needs one."""
    for name in ("token_bytes", "token_hex", "choice", "randbelow"):
        patch.setattr(secrets, name, getattr(NAMES, name))


class AtOnce(Executor):
    """Bots that think in turn move in turn: the same order every time."""

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(work(*given, **named))
        return done


def thinking() -> Thinking:
    """Nobody waits for anybody, and an hour lies between any two who ask."""
    hours = count()
    found = Thinking(clock=lambda: next(hours) * 3600.0)
    found.bots = found.hints = found.thorough = found.reviews = Pool(AtOnce)
    return found


# Chance


@dataclass(frozen=True)
class Swap:
    """In the second world a hidden piece of `seat` changes places with one from `other`.

    `other` is a seat, or what lies behind all hands: undealt pieces or the King's stack."""

    round: int
    seat: Seat
    other: Seat
    random: int


@dataclass(frozen=True)
class Stacked:
    """A pile in an order of the test's own."""

    random: Random
    players: int
    swap: Swap | None

    def lot(self, seats: int) -> int:
        return self.random.randrange(seats)

    def throw(self, die: Any) -> Any:
        return self.random.choice(die.faces)

    def draw(self, deck: list[str], count: int) -> tuple[str, ...]:
        pile = self.random.sample(list(deck), len(deck))
        if self.swap:
            self._exchange(pile, self.swap, count)
        return tuple(pile[:count])

    def _exchange(self, pile: list[str], swap: Swap, count: int) -> None:
        """Where everything is dealt, a stack lies open in the centre: that one stays as it is."""
        everything = count == len(pile)
        stacks = max(self.players, 3) if everything else self.players
        size, luck = count // stacks, Random(swap.random)
        hidden = stacks * size if everything else len(pile)
        mine = range(swap.seat * size, (swap.seat + 1) * size)
        behind = range(self.players * size, hidden)
        theirs = range(swap.other * size, (swap.other + 1) * size)
        one = luck.choice(mine)
        others = (theirs if swap.other < self.players else behind) or mine
        two = luck.choice([at for at in others if pile[at] != pile[one]] or [one])
        pile[one], pile[two] = pile[two], pile[one]


@dataclass
class Fate:
    """Everything that is chance in one world. `second` is the one where the hidden is otherwise.

    `differs` is the round whose seed is another one, 0 for none."""

    seed: str
    second: bool
    differs: int = 0
    swap: Swap | None = None
    _sealed: int = 0

    def entropy(self, size: int) -> bytes:
        """The seed of the next round."""
        self._sealed += 1
        mark = self.second and self._sealed == self.differs
        return bytes([mark]) + sha256(f"{self.seed}/{self._sealed}".encode()).digest()[1:size]

    def luck(self, table: TableState, seat: Seat) -> Random:
        return Random(f"{self.seed}/{table.seq}/{seat}")

    def chance(self, state: State) -> Drawn:
        """In place of `Fair`, for the next move of a round."""
        where = f"{state.round}/{state.phase}/{len(state.tricks)}.{len(state.trick)}"
        dealing = self.second and state.phase is Phase.DEAL and self.swap
        swap = dealing if dealing and dealing.round == state.round + 1 else None
        return cast(Drawn, Stacked(Random(f"{self.seed}/{where}"), state.players, swap))


# Doors


class Socket:
    """One websocket of the application, without a network: every frame that came down it."""

    def __init__(self, app: Starlette, path: str, first: Json, address: str | None) -> None:
        self.texts: list[str] = []
        self.idle = asyncio.Event()  # everything that was said has been answered
        self._inbox: asyncio.Queue[Json] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self.say(json.dumps(first))
        scope = _scope("websocket", path, address) | {"scheme": "ws", "subprotocols": []}
        self._serving = asyncio.ensure_future(app(scope, self._receive, self._send))
        self._serving.add_done_callback(lambda _: self.idle.set())

    @property
    def open(self) -> bool:
        return not self._serving.done()

    def say(self, text: str) -> None:
        self.idle.clear()
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._serving

    async def _receive(self) -> Json:
        if self._inbox.empty():
            self.idle.set()
        return await self._inbox.get()

    async def _send(self, message: Json) -> None:
        if message["type"] == "websocket.send":
            self.texts.append(message["text"])
        elif message["type"] == "websocket.close":
            self.texts.append(f"closed {message.get('code')}")
            self.idle.set()


def _scope(
    kind: str, path: str, address: str | None, headers: dict[str, str] | None = None
) -> Json:
    """Who has no address comes from a new one every time."""
    number = next(ADDRESSES)
    client = address or f"11.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    given = {"host": "127.0.0.1", **(headers or {})}
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        "client": (client, 50_000),
        "server": ("127.0.0.1", 80),
        "state": {},
    }


@dataclass(frozen=True)
class Answer:
    """What came back over HTTP, headers and all."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def json(self) -> Json:
        return json.loads(self.body)


class Kept(Store):
    """Logs and guests in memory, the rest in a file: a commit for every move would take hours."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.logs: dict[str, list[str]] = {}
        self.guests: dict[str, Guest | None] = {}

    async def guest(self, id: str) -> Guest | None:
        """As first seen: here nobody changes, and every door asks."""
        if not self.guests.get(id):
            self.guests[id] = await super().guest(id)
        return self.guests[id]

    async def append(self, id: str, first_seq: int, lines: Any, now: float) -> None:
        log = self.logs.setdefault(id, [])
        assert first_seq == len(log) + 1
        log += lines

    async def read(self, id: str, since: int = 0) -> list[str]:
        return self.logs.get(id, [])[since:]


@dataclass
class World:
    """One server. What happens in it happens step by step: `settled` waits until it is quiet."""

    app: Starlette
    store: Store
    fate: Fate
    now: float = BEGINNING
    names: Random = field(default_factory=Random)
    tokens: dict[str, str] = field(default_factory=dict)

    @property
    def harbour(self) -> Harbour:
        return cast(Harbour, self.app.state.harbour)

    async def ask(
        self,
        method: str,
        path: str,
        token: str | None = None,
        body: Json = None,
        address: str | None = None,
    ) -> Answer:
        NAMES.random = self.names
        headers = {"authorization": f"Bearer {token}"} if token else {}
        content = json.dumps(body).encode() if body is not None else b""
        if content:
            headers |= {"content-type": "application/json", "content-length": str(len(content))}
        parts: list[Json] = []

        async def receive() -> Json:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Json) -> None:
            parts.append(message)

        scope = _scope("http", path, address, headers) | {"method": method}
        await self.app(scope, receive, send)
        bodies = b"".join(part.get("body", b"") for part in parts[1:])
        return Answer(parts[0]["status"], tuple(sorted(parts[0]["headers"])), bodies)

    async def greet(self, name: str) -> str:
        """A guest's token; who has been here before has one."""
        if name not in self.tokens:
            answer = await self.ask("POST", "/api/guests", None, {"name": name, "bearer": True})
            self.tokens[name] = answer.json()["token"]
        return self.tokens[name]

    def socket(self, path: str, first: Json, address: str | None = None) -> Socket:
        NAMES.random = self.names
        return Socket(self.app, path, {"protocol": 1, "frame": "join", **first}, address)

    async def say(self, socket: Socket, text: str) -> None:
        NAMES.random = self.names
        socket.say(text)
        await self.settled(socket)

    async def settled(self, *sockets: Socket) -> None:
        """Everybody has been answered, bots have moved, and what was due by now has been done."""
        async with asyncio.timeout(PATIENCE):
            for socket in sockets:
                await socket.idle.wait()
            while True:
                for _ in range(4):  # a timer, its task, and the frames on their way down the lines
                    await asyncio.sleep(0)
                tasks = [
                    task for room in self.harbour.rooms.values() for task in room.tasks.running
                ]
                if not tasks:
                    return
                await asyncio.wait(tasks)

    async def emptied(self) -> None:
        """Nothing is left of the tables and pads that were here."""
        self.harbour.rest()
        while await self.store.expire(math.inf, math.inf, ()):
            pass


@asynccontextmanager
async def serving(file: Path, kind: type[Store] = Store) -> AsyncIterator[World]:
    store = await kind.open(f"sqlite+aiosqlite:///{file}", wait=0.0)
    found: list[World] = []
    ways = Ways(
        now=lambda: found[0].now if found else BEGINNING,
        monotonic=lambda: found[0].now if found else BEGINNING,
        entropy=lambda size: found[0].fate.entropy(size),
        chance=lambda next_deal: cast(Fair, found[0].fate),
        commit=commit,
        luck=lambda table, seat: found[0].fate.luck(table, seat),
        thinking=thinking(),
    )
    limits = without_rates(Limits())
    app = application(store, Signer([b"k" * 32]), Berth("http://127.0.0.1"), ways, limits)
    found.append(World(app, store, Fate("", second=False)))
    try:
        async with app.router.lifespan_context(app):
            yield found[0]
    finally:
        await store.close()
