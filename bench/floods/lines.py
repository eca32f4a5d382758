"""Floods of websockets: frames, pings, connections, joins."""

import secrets
from contextlib import suppress
from typing import Final

from .guests import become, open_table
from .run import Run
from .wire import CLOSE, PING, Origin, Socket, frame, handshake

CHUNK: Final = 2**16  # bytes handed to the socket at once
LARGEST_FRAME: Final = 4096
LARGEST_MESSAGE: Final = 8192
LONG_ID: Final = 7900


async def garbage(run: Run) -> None:
    """`{}` frames on one line"""
    await _flood_frames(run, 1, [frame(b"{}")])


async def garbage8(run: Run) -> None:
    """`{}` frames on eight lines"""
    await _flood_frames(run, 8, [frame(b"{}")])


async def pings(run: Run) -> None:
    """pings on four lines"""
    await _flood_frames(run, 4, [frame(b"", PING), frame(b"x" * 125, PING)])


async def huge(run: Run) -> None:
    """frames as large as they may be on eight lines"""
    nested = b"[" * LARGEST_FRAME
    move = b'{"frame":"move","id":"a","move":"' + b"x" * (LARGEST_FRAME - 35) + b'"}'
    await _flood_frames(run, 8, [frame(nested), frame(move), frame(b"x" * LARGEST_MESSAGE)])


async def silent(run: Run) -> None:
    """frames on eight lines that never joined"""
    table = await _some_table(run)
    chunk, count = _chunk(run, 8, [frame(b"{}")])
    run.begin()

    async def work(number: int) -> None:
        line = await Socket.open(run.origin, f"/ws/{table}")
        await _pour(run, line, chunk, count)

    await run.crowd(8, work)


async def _some_table(run: Run) -> str:
    token = await become(run.origin)
    return await open_table(run.origin, token)


async def _flood_frames(run: Run, lines: int, kinds: list[bytes]) -> None:
    table = await _some_table(run)
    chunk, count = _chunk(run, lines, kinds)
    run.begin()

    async def work(number: int) -> None:
        line = await Socket.open(run.origin, f"/ws/{table}")
        await line.tell({"frame": "join", "protocol": 1})
        await _pour(run, line, chunk, count)

    await run.crowd(lines, work)


def _chunk(run: Run, lines: int, kinds: list[bytes]) -> tuple[bytes, int]:
    """As many frames as one write takes, and their number; every line is to have some."""
    share = run.most // lines // len(kinds)
    times = max(1, min(share, CHUNK // sum(map(len, kinds))))
    return b"".join(kinds) * times, len(kinds) * times


async def _pour(run: Run, line: Socket, chunk: bytes, count: int) -> None:
    """As fast as the socket takes it, while somebody reads what comes back."""
    async with run.listening(line) as end:
        with suppress(OSError):  # what was said before the line broke is read first
            while not end.done() and run.take(count):
                await line.send(chunk)
            await line.send(frame(b"\x03\xe8", CLOSE))
        await end


async def connects(run: Run) -> None:
    """connections to a table that are dropped at once"""
    table = await _some_table(run)
    run.begin()
    asked = handshake(run.origin, f"/ws/{table}")

    async def work(number: int) -> None:
        if run.take():
            stream = await run.origin.connect()
            try:
                await stream.send(asked)
                if number % 2:  # half of them are gone before the answer
                    first = await stream.reader.read(1)
                    run.tally["answered" if first else "hung up"] += 1
            finally:
                stream.drop()

    await run.crowd(16, work)


async def joins_long(run: Run) -> None:
    """joins of unknown ids of 7,900 characters"""
    run.begin()
    await run.crowd(16, lambda _: _join_unknown(run, secrets.token_hex(LONG_ID // 2)))


async def joins_shaped(run: Run) -> None:
    """joins of unknown ids that look like ours"""
    run.begin()
    await run.crowd(16, lambda _: _join_unknown(run, secrets.token_hex(8)))


async def pad_joins_unknown(run: Run) -> None:
    """joins of unknown score pads"""
    run.begin()
    await run.crowd(16, lambda _: _join_unknown(run, f"pads/{secrets.token_hex(8)}"))


async def _join_unknown(run: Run, id: str) -> None:
    if run.take():
        await _knock(run, run.origin, f"/ws/{id}")


async def _knock(run: Run, origin: Origin, path: str) -> None:
    line = await Socket.open(origin, path)
    try:
        await line.tell({"frame": "join", "protocol": 1})
        await run.listen(line)
    finally:
        line.drop()


FLOODS: Final = (
    garbage,
    garbage8,
    silent,
    pings,
    huge,
    connects,
    joins_long,
    joins_shaped,
    pad_joins_unknown,
)
