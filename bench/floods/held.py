"""Connections that are held and never finished: what they cost is that they are there."""

import asyncio
import socket
from typing import Final

from .guests import become, open_table
from .run import LOST, Run
from .wire import Origin, Socket, Stream, ask, frame, handshake

CONNECTIONS: Final = 1100  # more than the files a service may open unless told otherwise
DRIP: Final = 1.0  # seconds between two bytes of what never ends
NARROW: Final = 4096  # bytes a reader who does not read has room for
LONG_PATH: Final = 9000


async def half_headers(run: Run) -> None:
    """1,100 requests whose headers never end"""
    head = run.origin.head("GET /", "X-Slow: ").removesuffix(b"\r\n\r\n")
    await _hold(run, head, b"x")


async def half_bodies(run: Run) -> None:
    """1,100 requests whose bodies never end"""
    fields = ("Content-Type: application/json", "Content-Length: 4000")
    await _hold(run, run.origin.head("POST /api/guests", *fields) + b'{"name": "', b"x")


async def half_pads(run: Run) -> None:
    """1,100 pads to share whose bodies never end"""
    fields = ("Content-Type: application/json", "Content-Length: 1000000")
    await _hold(run, run.origin.head("POST /api/pads", *fields) + b" " * 2**15, b" ")


async def long_handshakes(run: Run) -> None:
    """1,100 websocket handshakes with a path of 9,000 characters"""
    await _hold(run, handshake(run.origin, f"/ws/{'a' * LONG_PATH}"), b"")


async def half_handshakes(run: Run) -> None:
    """1,100 websockets that never join"""
    await _hold(run, handshake(run.origin, "/ws/0123456789abcdef"), b"")


async def idle(run: Run) -> None:
    """1,100 connections that say nothing"""
    await _hold(run, b"", b"")


async def _hold(run: Run, head: bytes, drip: bytes) -> None:
    run.begin()
    await run.crowd(min(CONNECTIONS, run.most), lambda _: _stay(run, head, drip))


async def _stay(run: Run, head: bytes, drip: bytes) -> None:
    """One connection, kept for as long as the server keeps it; then the next one."""
    if not run.take():
        return
    stream = await run.origin.connect()
    dripping = asyncio.ensure_future(_drip(stream, drip))
    try:
        await stream.send(head)
        first = await stream.reader.read(16)
        run.tally[_status(first)] += 1
        await stream.ended()
    finally:
        dripping.cancel()
        await asyncio.gather(dripping, return_exceptions=True)
        stream.drop()


def _status(first: bytes) -> str:
    if not first:
        return "hung up"
    return f"HTTP {first[9:12].decode('latin-1')}"


async def _drip(stream: Stream, drip: bytes) -> None:
    while drip:
        await asyncio.sleep(DRIP)
        await stream.send(drip)


def _narrow(origin: Origin) -> socket.socket:
    """A socket with hardly any room, so that the server has to keep what is not read."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
    made.setblocking(False)
    made.bind((origin.source, 0))
    return made


async def _connect_narrow(origin: Origin) -> Stream:
    made = _narrow(origin)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(made, (origin.host, origin.port))
    reader = asyncio.StreamReader(limit=NARROW, loop=loop)
    protocol = asyncio.StreamReaderProtocol(reader, loop=loop)
    transport, _ = await loop.create_connection(lambda: protocol, sock=made)
    transport.pause_reading()
    return Stream(reader, asyncio.StreamWriter(transport, protocol, reader, loop))


async def slow_readers(run: Run) -> None:
    """240 lines at a table that ask and never read"""
    token = await become(run.origin)
    tables = [await open_table(run.origin, token) for _ in range(4)]
    run.begin()

    async def work(number: int) -> None:
        stream = await _connect_narrow(run.origin)
        try:
            await stream.send(handshake(run.origin, f"/ws/{tables[number % 4]}"))
            await stream.send(frame(b'{"frame":"join","protocol":1}'))
            while run.take():
                await stream.send(frame(b"{}"))
                await asyncio.sleep(0.1)
        finally:
            stream.drop()

    await run.crowd(min(240, run.most), work)


async def slow_downloads(run: Run) -> None:
    """240 downloads of the page's largest file, a hundred times each, that are never read"""
    path = await largest_file(run.origin)
    asked = run.origin.head(f"GET {path}") * 100
    run.begin()

    async def work(number: int) -> None:
        if run.take():
            stream = await _connect_narrow(run.origin)
            try:
                await stream.send(asked)
                while True:  # a hang-up is seen by writing, since nothing is read
                    await asyncio.sleep(DRIP)
                    await stream.send(b"\r\n")
            finally:
                stream.drop()

    await run.crowd(min(240, run.most), work)


async def largest_file(origin: Origin) -> str:
    """Of those that the page's first answer names; the page itself where there are none."""
    page = (await ask(origin, "GET /")).body.decode("utf-8", "replace")
    named = {part for part in page.split('"') if part.startswith(("/assets/", "./assets/"))}
    sizes = {}
    for path in sorted(each.removeprefix(".") for each in named)[:10]:
        sizes[path] = len((await ask(origin, f"GET {path}")).body)
    return max(sizes, key=lambda path: sizes[path], default="/")


async def watchers(run: Run) -> None:
    """a table's lines filled with watchers, so that its player cannot come back"""
    run.begin()

    async def work(number: int) -> None:
        if run.take():
            line = await Socket.open(run.origin, f"/ws/{run.table}")
            try:
                await line.tell({"frame": "join", "protocol": 1})
                await run.listen(line)
            except LOST:
                await asyncio.sleep(0.01)
                raise
            finally:
                line.drop()

    await run.crowd(min(200, run.most), work)


# Where a proxy stands in front, these end there.
STOPPED_BY_A_PROXY: Final = (
    half_headers,
    half_bodies,
    half_pads,
    idle,
    slow_downloads,
)
FLOODS: Final = (
    half_headers,
    half_bodies,
    half_pads,
    long_handshakes,
    half_handshakes,
    idle,
    slow_readers,
    slow_downloads,
    watchers,
)
