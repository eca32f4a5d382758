"""HTTP and websockets made by hand: fast enough for a flood, and as broken as one likes."""

import asyncio
import ipaddress
import json
import random
import socket
import struct
from dataclasses import dataclass
from typing import Any, Final

Json = Any
TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
CONNECTING: Final = 10.0  # seconds for a connection before it counts as none
ANSWERING: Final = 60.0  # seconds for an answer, which on a busy machine may be long in the making
NO_STATUS: Final = 1005
RST: Final = struct.pack("ii", 1, 0)
NETWORK: Final = "2001:db8:bad:1"  # all the attacker's IPv6 addresses are in this /64


class Closed(Exception):
    """The other end has closed the line."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed {code}")


class Answered(Exception):
    """HTTP where a websocket was asked for."""

    def __init__(self, status: int) -> None:
        super().__init__(f"HTTP {status}")


@dataclass(frozen=True)
class Origin:
    """Where connections go, and whom they seem to come from."""

    port: int
    source: str = "127.0.0.1"
    network: str | None = None  # behind a proxy: the /64 whose addresses are forwarded
    host: str = "127.0.0.1"

    def __post_init__(self) -> None:
        """These floods are for one's own server on this computer."""
        assert all(ipaddress.ip_address(each).is_loopback for each in (self.host, self.source))

    def head(self, request: str, *fields: str) -> bytes:
        """A request's first lines, the empty one at the end included."""
        lines = [f"{request} HTTP/1.1", f"Host: {self.host}:{self.port}", *fields]
        if self.network:
            lines.append(f"X-Forwarded-For: {self.network}::{random.randrange(1, 2**16):x}")
        return "\r\n".join([*lines, "", ""]).encode()

    async def connect(self, **options: Any) -> "Stream":
        async with asyncio.timeout(CONNECTING):
            reader, writer = await asyncio.open_connection(
                self.host, self.port, local_addr=(self.source, 0), **options
            )
        return Stream(reader, writer)


class Stream:
    """One TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    def drop(self) -> None:
        """Gone at once, without a farewell and without a port that waits for one."""
        raw = self.writer.get_extra_info("socket")
        if raw is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RST)
        self.writer.transport.abort()

    async def ended(self) -> None:
        """Reads what comes until the other end hangs up."""
        while await self.reader.read(2**16):
            pass


@dataclass(frozen=True)
class Response:
    status: int
    body: bytes

    def json(self) -> Json:
        return json.loads(self.body)


async def read_response(stream: Stream) -> Response:
    head = (await stream.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    status = int(head.split(" ", 2)[1])
    fields = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
    if fields.get("transfer-encoding") == "chunked":
        return Response(status, await _read_chunks(stream.reader))
    return Response(status, await stream.reader.readexactly(int(fields.get("content-length", "0"))))


async def _read_chunks(reader: asyncio.StreamReader) -> bytes:
    body = b""
    while size := int(await reader.readline(), 16):
        body += (await reader.readexactly(size + 2))[:-2]
    await reader.readline()
    return body


async def ask(
    origin: Origin, request: str, body: Json = None, token: str | None = None
) -> Response:
    """One request over a connection of its own."""
    stream = await origin.connect()
    try:
        async with asyncio.timeout(ANSWERING):
            await stream.send(written(origin, request, body, token))
            return await read_response(stream)
    finally:
        stream.drop()


def written(origin: Origin, request: str, body: Json = None, token: str | None = None) -> bytes:
    """A whole request as bytes."""
    text = b"" if body is None else json.dumps(body).encode()
    fields = [f"Authorization: Bearer {token}"] if token else []
    if body is not None:
        fields += ["Content-Type: application/json", f"Content-Length: {len(text)}"]
    return origin.head(request, *fields) + text


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A client's frame: masked, as it must be, with a mask of zeros."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
    elif size < 2**16:
        head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
    return head + bytes(4) + payload


def handshake(origin: Origin, path: str) -> bytes:
    return origin.head(
        f"GET {path}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    )


class Socket(Stream):
    """A websocket on which everything is sent as it is."""

    @classmethod
    async def open(cls, origin: Origin, path: str, **options: Any) -> "Socket":
        stream = await origin.connect(**options)
        opened = cls(stream.reader, stream.writer)
        try:
            async with asyncio.timeout(CONNECTING):
                await opened.send(handshake(origin, path))
                head = await opened.reader.readuntil(b"\r\n\r\n")
        except BaseException:
            opened.drop()
            raise
        if b" 101 " not in head[:20]:
            opened.drop()
            raise Answered(int(head.split(b" ", 2)[1]))
        return opened

    async def tell(self, plain: Json) -> None:
        await self.send(frame(json.dumps(plain).encode()))

    async def join(self, token: str | None = None) -> Json:
        """The first frame, and what comes back for it."""
        await self.tell({"frame": "join", "protocol": 1} | ({"token": token} if token else {}))
        return await self.hear()

    async def hear(self) -> Json:
        """The next text; `Closed` when the line is. Pings are answered."""
        while True:
            kind, payload = await self.next()
            if kind == TEXT:
                return json.loads(payload)
            if kind == PING:
                await self.send(frame(payload, PONG))

    async def next(self) -> tuple[int, bytes]:
        first, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        payload = await self.reader.readexactly(size)
        if first & 15 == CLOSE:
            raise Closed(struct.unpack("!H", payload[:2])[0] if size >= 2 else NO_STATUS)
        return first & 15, payload
