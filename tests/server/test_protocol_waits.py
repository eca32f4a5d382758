"""What is not finished in time is closed."""

import asyncio
from dataclasses import replace
from pathlib import Path
from socket import SHUT_WR

import pytest

from jollyroger.server.limits import TARGET
from jollyroger.table.acts import Speak
from server.ports import (
    BODY,
    HEAD,
    PATIENT,
    READ,
    SMALL,
    Port,
    at_port,
    certified,
    frame,
    handshake,
    trusting,
    waits,
)
from server.virtual import settled
from waiting import until

HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/tab",
    "half a head": b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-More: ",
    "half a handshake": handshake("/ws/x")[:-2],
}


POST = (
    b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    b"Content-Type: application/json\r\nContent-Length: 20\r\n\r\n"
)


ANSWERED = POST.replace(b"application/json", b"text/plain")  # before its body is there


# Waits


@pytest.mark.parametrize("half", HALVES.values(), ids=[*HALVES])
def test_an_unfinished_head_ends_its_connection(tmp_path: Path, half: bytes) -> None:
    """Finding 2: however slowly it drips, it has its time once."""

    async def work(port: Port) -> None:
        peer = await port.peer()
        for at in range(len(half)):
            await peer.say(half[at : at + 1])
            await asyncio.sleep(0)
        await until(lambda: waits().running(HEAD) == 1)
        await settled()  # all of it is read, and begins no second wait
        assert waits().running(HEAD) == 1
        waits().run_out(HEAD)
        assert await peer.rest() == b""
        await until(lambda: port.connections.total == 0)

    at_port(tmp_path, work)


@pytest.mark.parametrize("head", [POST, ANSWERED], ids=["before the answer", "after it"])
def test_an_unfinished_body_ends_its_connection(tmp_path: Path, head: bytes) -> None:
    """Finding 2: dripped byte by byte, and also where nobody waits for it any more."""

    async def work(port: Port) -> None:
        peer = await port.peer()
        await peer.say(head)
        if head == ANSWERED:
            await peer.hear(b"\r\n\r\n")
        for _ in range(15):
            await peer.say(b" ")
            await asyncio.sleep(0)
        await until(lambda: waits().running(BODY) == 1 and waits().running(HEAD) == 0)
        waits().run_out(BODY)
        await peer.rest()
        await until(lambda: port.connections.total == 0)

    at_port(tmp_path, work)


def test_a_body_that_ends_after_its_answer_leaves_a_wait_behind(tmp_path: Path) -> None:
    """Finding 2: the connection is idle then, and an idle one has its end."""

    async def work(port: Port) -> None:
        peer = await port.peer()
        await peer.say(ANSWERED)
        await peer.hear(b"\r\n\r\n")
        await peer.say(b"x" * 20)
        await until(lambda: waits().running(BODY) == 0 and waits().running(HEAD) == 1)
        waits().run_out(HEAD)
        await peer.rest()
        await until(lambda: port.connections.total == 0)

    at_port(tmp_path, work)


def test_a_finished_request_waits_for_nothing(tmp_path: Path) -> None:
    """Finding 2: a connection that is kept alive has uvicorn's own end, and answers until then."""

    async def work(port: Port) -> None:
        peer = await port.peer()
        for _ in range(3):
            await peer.say(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert b"200 OK" in await peer.hear(b"\r\n\r\n")
            await peer.hear(b"}")
            await until(lambda: not sum(map(waits().running, (HEAD, BODY, READ))))

    at_port(tmp_path, work)


@pytest.mark.parametrize("pipelined", [False, True])
def test_an_honest_line_outlives_every_wait(tmp_path: Path, pipelined: bool) -> None:
    """Finding 2: the waits of its handshake end with it, also behind another request."""

    async def work(port: Port) -> None:
        peer, table = await port.peer(), await port.table()
        first = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" if pipelined else b""
        await peer.say(first + handshake(f"/ws/{table}"))
        if pipelined:
            await peer.hear(b"}")
        assert b" 101 " in await peer.hear(b"\r\n\r\n")
        await peer.say(frame('{"frame":"join","protocol":1}'))
        await peer.frame()
        for wait in (HEAD, BODY, READ):
            waits().run_out(wait)
        await peer.say(frame("{}"))
        assert b"unreadable_frame" in (await peer.frame())[1]
        assert port.connections.total == 1

    at_port(tmp_path, work)


DESCRIBED = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


LAST = DESCRIBED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")


@pytest.mark.parametrize("half_closed", [False, True])
@pytest.mark.parametrize(
    "asked", [DESCRIBED * 20, DESCRIBED, LAST], ids=["many", "kept alive", "the last"]
)
def test_a_reader_who_takes_nothing_is_closed(
    tmp_path: Path, asked: bytes, half_closed: bool
) -> None:
    """Finding 2: also when all is said, and only the last bytes are never taken."""

    async def work(port: Port) -> None:
        with port.numb() as peer:
            peer.sendall(asked)
            if half_closed:
                peer.shutdown(SHUT_WR)
            await until(lambda: waits().running(READ) == 1)
            assert port.connections.total == 1
            waits().run_out(READ)
            await until(lambda: port.connections.total == 0)

    at_port(tmp_path, work, waits=replace(PATIENT, idle=0.1))


def test_a_line_that_takes_nothing_is_closed(tmp_path: Path) -> None:
    """Finding 2: the table goes on without it."""

    async def work(port: Port) -> None:
        table = await port.table()
        room = await port.harbour.room(table)
        with port.numb() as peer:
            peer.sendall(handshake(f"/ws/{table}"))
            peer.setblocking(False)
            await waits().sock_recv(peer, SMALL)
            peer.sendall(frame('{"frame":"join","protocol":1}'))
            await until(lambda: bool(room.lines))
            while not waits().running(READ):
                await room.take("anne", Speak("ahoy"))
            waits().run_out(READ)
            await until(lambda: port.connections.total == 0 and not room.lines)

    at_port(tmp_path, work)


@pytest.mark.parametrize("length", [TARGET + 1, 9_000, 30_000])
def test_a_handshake_with_a_long_path_is_answered_and_closed(tmp_path: Path, length: int) -> None:
    """Finding 2: it was neither, for ever."""

    async def work(port: Port) -> None:
        peer = await port.peer()
        await peer.say(handshake("/ws/" + "a" * length))
        assert b" 400 " in (await peer.rest())[:40]
        await until(lambda: port.connections.total == 0)

    at_port(tmp_path, work)


def test_a_handshake_that_is_not_understood_ends(tmp_path: Path) -> None:
    """Finding 2: more headers than the websocket's reader takes; it says nothing, so we do."""
    many = {f"x{number}": "y" for number in range(150)}

    async def work(port: Port) -> None:
        peer = await port.peer()
        await peer.say(handshake("/ws/x", **many))
        await until(lambda: waits().running(HEAD) == 1)
        await settled()  # its reader may still say something, and says nothing
        waits().run_out(HEAD)
        await peer.rest()
        await until(lambda: port.connections.total == 0)

    at_port(tmp_path, work)


def test_over_tls_an_unfinished_handshake_and_an_unfinished_head_end(tmp_path: Path) -> None:
    """Finding 2: and whoever finishes both is served, and gone when gone."""

    async def work(port: Port) -> None:
        silent = await port.peer()
        await until(lambda: waits().running(HEAD) == 1)
        waits().run_out(HEAD)
        assert await silent.rest() == b""
        half = await port.peer(tls=trusting())
        await half.say(b"GET /he")
        await until(lambda: waits().running(HEAD) == 1)
        waits().run_out(HEAD)
        assert await half.rest() == b""
        await until(lambda: port.connections.total == 0)
        whole = await port.peer(tls=trusting())
        await whole.say(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert b"200 OK" in await whole.rest()
        await until(lambda: port.connections.total == 0)

    file = certified(tmp_path)
    at_port(tmp_path, work, certificate=file)
