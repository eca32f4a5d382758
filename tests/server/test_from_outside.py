"""What one address can do to the others, tried over the public protocol alone."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.ears import listening
from server.half_requests import FILES, LINUX, half_requests, health, many_files
from server.harbour_of import Harbour, guest, harbour_of, opened
from waiting import run_in_time, until

__all__ = ["many_files"]  # a fixture
JOIN = json.dumps({"protocol": 1, "frame": "join"})
BOUNDED = f"import resource as r; r.setrlimit(r.RLIMIT_NOFILE, ({FILES}, {FILES}))\n"


@LINUX
@pytest.mark.usefixtures("many_files")
def test_half_requests_from_one_address_leave_room_for_others(
    tmp_path: Path,
) -> None:
    """Finding 2: 1,100 of them at a server with 1,024 files, and its log stays empty."""
    with harbour_of(tmp_path / "home", BOUNDED) as harbour:
        halves = half_requests(harbour, 1_100)
        try:
            assert health(harbour, "127.0.0.2") == 200
        finally:
            for half in halves:
                half.close()
        assert harbour.troubles() == []


async def ended(line: ClientConnection) -> int:
    """With which code it is closed, whatever it is told before."""
    try:
        while True:
            await line.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


@pytest.mark.parametrize("kind", ["text", "binary", "ping"])
def test_a_line_that_floods_is_closed(tmp_path: Path, kind: str) -> None:
    """Finding 1: 5,000 frames were 5,000 answers; now they are a farewell."""

    async def work(harbour: Harbour) -> None:
        table = await opened(harbour, await guest(harbour, "Anne"), game="skull_king", players=3)
        async with connect(harbour.socket_url(table), proxy=None, ping_interval=None) as line:
            await line.send(JOIN)
            await line.recv()
            end = asyncio.ensure_future(ended(line))
            try:
                for _ in range(5_000):
                    await (line.ping() if kind == "ping" else _send(line, kind))
            except ConnectionClosed:
                pass
            await until(end.done, what="the line is closed")
            assert end.result() == 1008

    with harbour_of(tmp_path / "home") as harbour:
        run_in_time(work(harbour))
        assert harbour.troubles() == []


async def _send(line: ClientConnection, kind: str) -> None:
    await line.send("{}" if kind == "text" else b"{}")


def test_watchers_do_not_keep_a_player_out(tmp_path: Path) -> None:
    """Finding 9: they fill every place they may have, and the seat's owner comes back."""

    async def work(harbour: Harbour) -> None:
        anne = await guest(harbour, "Anne")
        table = await opened(harbour, anne, game="skull_king", players=3)
        async with AsyncExitStack() as lines:
            refused = 0
            while not refused:
                line = await lines.enter_async_context(
                    connect(harbour.socket_url(table), proxy=None)
                )
                await line.send(JOIN)
                refused = "table_full" in str(await line.recv())
            async with listening(harbour, table, anne.token) as ear:
                assert ear.seat == 0
                assert not ear.refusals

    with harbour_of(tmp_path / "home") as harbour:
        run_in_time(work(harbour))
