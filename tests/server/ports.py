"""A server on a real port, in this loop: what it counts can be looked at, and its waits passed."""

import asyncio
import contextlib
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from starlette.applications import Starlette
from websockets.frames import Frame, Opcode

from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.server.binding import listening
from jollyroger.server.connections import Connections
from jollyroger.server.harbour import Harbour
from jollyroger.server.identity import Signer
from jollyroger.server.limits import Limits, Waits
from jollyroger.server.serve import ServeOptions, Server, config_of
from jollyroger.server.ways import Ways
from jollyroger.store import Store
from jollyroger.table.settings import Settings
from jollyroger.wire.frames import PROTOCOL, Join, write
from server.harbour_of import PATIENCE

Json = Any
HEAD, BODY, READ = 1111.0, 2222.0, 3333.0
PATIENT = Waits(head=HEAD, body=BODY, read=READ)  # these end when a test says so
SMALL = 4096  # bytes between us that nobody has to take
SIGNER = Signer([b"k" * 32])


class PassingLoop(asyncio.SelectorEventLoop):
    """Knows which waits are running, and lets them pass."""

    def __init__(self) -> None:
        super().__init__()
        self._running: list[tuple[float, asyncio.TimerHandle]] = []

    def call_later(  # type: ignore[override]
        self, delay: float, *given: Any, **named: Any
    ) -> asyncio.TimerHandle:
        handle = super().call_later(delay, *given, **named)
        if delay in (HEAD, BODY, READ):
            self._running.append((delay, handle))
        return handle

    def running(self, wait: float) -> int:
        """How many connections are given so long."""
        return sum(each == wait and not handle.cancelled() for each, handle in self._running)

    def run_out(self, wait: float) -> None:
        """So much time has passed for whoever is waited for."""
        over = [handle for each, handle in self._running if each == wait]
        self._running = [running for running in self._running if running[0] != wait]
        for handle in over:
            if not handle.cancelled():
                handle._run()
                handle.cancel()


Loop = Callable[[], asyncio.AbstractEventLoop]


def waits() -> PassingLoop:
    return cast(PassingLoop, asyncio.get_running_loop())


def run_in_time(work: Coroutine[Any, Any, None], loop: Loop = PassingLoop) -> None:
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(asyncio.wait_for(work, PATIENCE))


@dataclass
class Peer:
    """Somebody at the other end, who says exactly the bytes a test wants."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def say(self, data: bytes) -> None:
        self.writer.write(data)
        with contextlib.suppress(ConnectionError):
            await self.writer.drain()

    async def hear(self, end: bytes) -> bytes:
        return await self.reader.readuntil(end)

    async def rest(self) -> bytes:
        """Everything until the other side closes."""
        heard = b""
        with contextlib.suppress(ConnectionError):
            while part := await self.reader.read(65_536):
                heard += part
        return heard

    async def frame(self) -> tuple[int, bytes]:
        """The next frame from the server, which masks none and writes none over 64 KB."""
        first, length = await self.reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await self.reader.readexactly(2), "big")
        return first & 15, await self.reader.readexactly(length)

    async def code(self, before: list[int] | None = None) -> int:
        """With which code the server closes; `before` gets the kinds of all frames until then."""
        kind, body = await self.frame()
        while kind != Opcode.CLOSE:
            if before is not None:
                before.append(kind)
            kind, body = await self.frame()
        return int.from_bytes(body[:2], "big")

    def drop(self) -> None:
        self.writer.transport.abort()

    async def leave(self) -> None:
        self.drop()
        with contextlib.suppress(OSError):
            await self.writer.wait_closed()


@dataclass
class Port:
    number: int
    app: Starlette
    connections: Connections
    peers: list[Peer] = field(default_factory=list)

    @property
    def harbour(self) -> Harbour:
        return cast(Harbour, self.app.state.harbour)

    async def table(self, **settings: Json) -> str:
        room = await self.harbour.open(Settings("skull_king", 3, **settings), "anne", "Anne")
        return room.id

    async def peer(self, host: str = "127.0.0.1", tls: ssl.SSLContext | None = None) -> Peer:
        place = ("127.0.0.1", self.number)
        peer = Peer(*await asyncio.open_connection(*place, local_addr=(host, 0), ssl=tls))
        self.peers.append(peer)
        return peer

    def numb(self) -> socket.socket:
        """Somebody who takes nothing of what is said, and leaves no room for it."""
        peer = socket.socket()
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        peer.connect(("127.0.0.1", self.number))
        return peer

    async def line(self, table: str, host: str = "127.0.0.1", **headers: str) -> Peer:
        """A peer whose socket is open, and who has joined and got its first frame."""
        peer = await self.shaken(f"/ws/{table}", host, **headers)
        await peer.say(frame(write(Join(PROTOCOL, None, None))))
        await peer.frame()
        return peer

    async def shaken(self, path: str, host: str = "127.0.0.1", **headers: str) -> Peer:
        peer = await self.peer(host)
        await peer.say(handshake(path, **headers))
        assert b" 101 " in await peer.hear(b"\r\n\r\n")
        return peer

    async def get(self, path: str, host: str = "127.0.0.1", **headers: str) -> int:
        """The status of an answer on a connection of its own."""
        peer = await self.peer(host)
        more = "".join(f"{name.replace('_', '-')}: {each}\r\n" for name, each in headers.items())
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{more}\r\n"
        await peer.say(head.encode())
        return int((await peer.rest()).split(b" ")[1])


def handshake(path: str, **headers: str) -> bytes:
    more = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
    ).encode()


def frame(text: str, kind: Opcode = Opcode.TEXT) -> bytes:
    return Frame(kind, text.encode()).serialize(mask=True)


@asynccontextmanager
async def port(
    folder: Path,
    limits: Limits | None = None,
    proxies: str | None = None,
    most: int = 900,
    certificate: Path | None = None,
    clock: Callable[[], float] = lambda: 0.0,
    waits: Waits = PATIENT,
) -> AsyncIterator[Port]:
    """The connections' clock stands still unless the test has one."""
    limits = limits or Limits()
    options = ServeOptions(
        home=folder, limits=limits, waits=waits, proxies=proxies, certificate=certificate
    )
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'port.sqlite'}")
    bound = listening("127.0.0.1", 0)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    berth, ways = Berth("http://127.0.0.1"), Ways(grace=1e6, deal_wait=1e6)
    app = application(store, SIGNER, berth, ways, limits, options.addresses, waits)
    counted = Connections(limits, options.addresses, clock, most)
    server = Server(config_of(app, options), counted, waits)
    serving = asyncio.ensure_future(server.serve(sockets=[bound]))
    opened = Port(bound.getsockname()[1], app, counted)
    try:
        yield opened
    finally:
        for peer in opened.peers:
            await peer.leave()
        server.should_exit = True
        await serving
        bound.close()
        await store.close()


def certified(folder: Path) -> Path:
    """A certificate and its key in one file."""
    file = folder / "both.pem"
    asked = f"req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -days 2 -keyout {file}"
    made = subprocess.run(
        ["openssl", *asked.split()], capture_output=True, check=True, timeout=PATIENCE
    )
    with file.open("ab") as both:
        both.write(made.stdout)
    return file


def trusting() -> ssl.SSLContext:
    """Anybody: the certificate is our own."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


Work = Callable[[Port], Awaitable[None]]


def at_port(folder: Path, work: Work, loop: Loop = PassingLoop, **given: Any) -> None:
    """A server for one piece of work."""

    async def run() -> None:
        async with port(folder, **given) as open_port:
            await work(open_port)

    run_in_time(run(), loop)
