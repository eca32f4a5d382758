"""TCP connections are counted where they are accepted, and given back on every way out."""

import asyncio
import errno
import logging
import resource
import socket
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import asking
from jollyroger.server.addresses import Addresses, read_proxies
from jollyroger.server.connections import PAUSE, QUIET, Acceptor, Connections, Place
from jollyroger.server.limits import Limits, Rate
from needed import need_module
from server.half_requests import LINUX, half_requests, health, many_files
from server.harbour_of import PATIENCE, harbour_of
from server.ports import Port, at_port, certified, run_in_time, trusting
from server.virtual import settled
from waiting import until

__all__ = ["many_files"]  # a fixture


def counted(most: int = 100, proxies: str = "", **limits: Any) -> Connections:
    addresses = Addresses(read_proxies(proxies))
    return Connections(replace(Limits(), **limits), addresses, lambda: 0.0, most)


def test_one_address_has_so_many_connections_and_leaves_room_for_others() -> None:
    """Finding 2: a place that is given back is free again, and is given back once."""
    doors = counted(connections=2)
    first, second = doors.admit("192.0.2.1"), doors.admit("192.0.2.1")
    assert first
    assert second
    assert doors.admit("192.0.2.1") is None
    assert doors.admit("192.0.2.2")
    first.leave()
    first.leave()
    assert doors.total == 2
    assert doors.admit("192.0.2.1")
    assert doors.admit("192.0.2.1") is None
    assert doors.refused == 2


def test_an_ipv6_network_is_one_address() -> None:
    """Findings 2 and 12: whoever has a /64 has 2^64 addresses."""
    doors = counted(connections=2)
    assert [bool(doors.admit(f"2001:db8::{n}")) for n in range(4)] == [True, True, False, False]
    assert doors.admit("2001:db8:0:1::1")


def test_all_addresses_together_have_so_many_connections() -> None:
    """Finding 2: what the system has files for, proxies included."""
    doors = counted(most=3, proxies="10.0.0.1")
    assert all(doors.admit(host) for host in ("192.0.2.1", "192.0.2.2", "10.0.0.1"))
    assert doors.admit("192.0.2.3") is None
    assert doors.admit("10.0.0.1") is None


def test_new_connections_of_one_address_are_metered_and_a_proxy_is_not() -> None:
    """Finding 1: connects were not; those of a proxy are the proxy's to count."""
    doors = counted(proxies="10.0.0.1", connects=Rate(2, 1e-9), connections=5)
    for host, allowed in (("192.0.2.1", 2), ("10.0.0.1", 20)):
        places = [doors.admit(host) for _ in range(20)]
        for place in places:
            if place:
                place.leave()
        assert sum(map(bool, places)) == allowed
    assert doors.total == 0
    assert not doors._open


# On real sockets


def test_every_way_out_gives_the_place_back(tmp_path: Path) -> None:
    """Finding 2: closed by them, by us, aborted; a request, a socket, neither."""
    health = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    async def work(port: Port) -> None:
        table = await port.table()
        for say in (b"", b"GET /", health, b"\0\0\0", health * 3):
            for drop in (True, False):
                peer = await port.peer()
                await peer.say(say)
                await until(lambda: port.connections.total == 1)
                if drop:
                    peer.drop()
                else:
                    peer.writer.close()
                await until(lambda: port.connections.total == 0)
        for drop in (True, False):
            line = await port.line(table)
            if drop:
                line.drop()
            else:
                line.writer.close()
        assert await port.get("/health") == 200
        await until(lambda: port.connections.total == 0)
        assert not port.connections._open
        assert not (await port.harbour.room(table)).lines

    at_port(tmp_path, work)


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_failed_tls_handshake_gives_the_place_back(tmp_path: Path, loop: str) -> None:
    """Finding 2: garbage, half a hello, an end and a reset, and nothing of it is in the log."""

    async def work(port: Port) -> None:
        hello = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"
        for say in (b"", b"GET / HTTP/1.1\r\n\r\n", hello, bytes(5000)):
            for end in ("close", "abort", "reset", "half"):
                peer = await port.peer()
                await peer.say(say)
                await settled()  # it may have read that, and closed already
                await depart(peer.writer, end)
                await until(lambda: port.connections.total == 0)
        whole = await port.peer(tls=trusting())
        await whole.say(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert b"200 OK" in await whole.rest()
        await until(lambda: port.connections.total == 0)

    given: dict[str, Any] = {"certificate": certified(tmp_path)}
    if loop == "asyncio":
        at_port(tmp_path, work, **given)
    else:
        uvloop = need_module("uvloop")
        at_port(tmp_path, work, loop=uvloop.new_event_loop, **given)


async def depart(writer: asyncio.StreamWriter, end: str) -> None:
    if end == "close":
        writer.close()
    elif end == "abort":
        writer.transport.abort()
    elif end == "half":
        writer.write_eof()
    else:
        plug = writer.get_extra_info("socket")
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        writer.transport.abort()


def test_one_too_many_is_closed_before_anything_is_read(tmp_path: Path) -> None:
    """Finding 2: and when another one has gone, the next is let in."""

    async def work(port: Port) -> None:
        peers = [await port.peer() for _ in range(3)]
        late = await port.peer()
        assert await late.rest() == b""
        assert port.connections.refused == 1
        peers[0].drop()
        await until(lambda: port.connections.total == 2)
        assert await port.get("/health") == 200

    at_port(tmp_path, work, limits=replace(Limits(), connections=3))


# When files run out


def test_an_acceptor_without_files_rests_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Finding 2: 160,000 tracebacks in 70 seconds; one line a minute is enough."""
    now, rests, tries = [0.0], list[float](), list[int]()

    async def sleep(seconds: float) -> None:
        rests.append(seconds)

    async def accept(listener: object) -> Any:
        tries.append(1)
        if len(tries) > 120:
            now[0] = QUIET
        if len(tries) > 150:
            raise asyncio.CancelledError
        raise OSError(errno.EMFILE, "Too many open files")

    async def greet(connection: socket.socket, place: Place) -> None:
        raise AssertionError

    async def work() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "sock_accept", accept, raising=False)
        acceptor = Acceptor(counted(), greet, lambda: now[0], sleep)
        with pytest.raises(asyncio.CancelledError), socket.socket() as listener:
            await acceptor.run(listener)
        monkeypatch.undo()

    with caplog.at_level(logging.WARNING):
        run_in_time(work())
    assert rests == [PAUSE] * 150
    assert [record.getMessage() for record in caplog.records] == [
        "no connection can be accepted: Too many open files"
    ] * 2


@LINUX
@pytest.mark.usefixtures("many_files")
def test_a_server_without_files_says_so_once_and_goes_on(tmp_path: Path) -> None:
    """Finding 2: its limit is lowered while it runs; when files are there again, so is it."""
    with harbour_of(tmp_path / "home") as harbour:
        assert health(harbour, "127.0.0.1") == 200
        assert harbour._child
        resource.prlimit(harbour._child.pid, resource.RLIMIT_NOFILE, (100, 100))
        halves = half_requests(harbour, 300)
        with pytest.raises(httpx.TransportError):
            health(harbour, "127.0.0.2", 5.0)  # while nothing can be accepted, nobody answers
        assert len((harbour.home / "server.log").read_text().splitlines()) == 1
        for half in halves:
            half.close()
        with asking.client() as client:
            answer = client.get(f"{harbour.url}/health", timeout=PATIENCE)
        assert answer.status_code == 200
        assert len(harbour.troubles()) == 1
