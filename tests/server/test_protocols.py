"""Sockets and requests are metered before they are read, and end when they are not finished."""

import asyncio
import json
from dataclasses import replace
from itertools import count, pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from jollyroger.server.limits import STRIKES, Limits, Rate
from jollyroger.server.protocols import POLICY, FrameCount, LineMeter
from server.followers import new_pad
from server.ports import (
    Peer,
    Port,
    at_port,
    frame,
)
from waiting import until

SLOW = replace(Limits(), line_frames=Rate(20, 1e-6))


@st.composite
def streams(draw: st.DrawFn) -> tuple[bytes, list[int], list[int]]:
    """Frames one after the other, where each one's head ends, and where the stream is cut."""
    data, heads = b"", []
    for _ in range(draw(st.integers(0, 5))):
        length = draw(st.sampled_from((0, 1, 125, 126, 127, 65_535, 65_536)))
        masked = draw(st.booleans())
        kind = draw(st.sampled_from((Opcode.TEXT, Opcode.BINARY)))
        whole = Frame(kind, bytes(length)).serialize(mask=masked)
        heads.append(len(data) + len(whole) - length)
        data += whole
    data = data[: len(data) - draw(st.integers(0, 9))]
    cuts = draw(st.lists(st.integers(0, len(data)), max_size=12))
    return data, heads, sorted({0, *cuts, len(data)})


# Counting


@given(streams())
@settings(deadline=None)
def test_frames_are_counted_however_the_stream_is_cut(
    stream: tuple[bytes, list[int], list[int]],
) -> None:
    """Finding 1: as soon as its head is there, whatever it carries, and each of them once."""
    data, heads, cuts = stream
    counter, found = FrameCount(), 0
    for since, to in pairwise(cuts):
        found += counter.count(data[since:to], 1000)
        assert found == sum(head <= to for head in heads)


@pytest.mark.parametrize("masked", [True, False])
@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_frame_that_comes_byte_by_byte_is_one_frame(length: int, masked: bool) -> None:
    """Finding 1: and what follows it is the next one."""
    whole = Frame(Opcode.TEXT, bytes(length)).serialize(mask=masked)
    counter, twice = FrameCount(), whole * 2
    assert sum(counter.count(twice[at : at + 1], 10) for at in range(len(twice))) == 2


def test_counting_stops_when_there_are_too_many() -> None:
    """Finding 1: a megabyte of pings costs no more to refuse than a few of them."""
    assert FrameCount().count(frame("", Opcode.PING) * 100_000, 20) == 21


def test_a_line_is_metered_by_frames_by_bytes_and_with_its_address() -> None:
    """Finding 1: whichever is spent first; time brings all of them back."""
    now = [0.0]
    limits = replace(Limits(), line_frames=Rate(3, 1), line_bytes=Rate(100, 10))
    meter = LineMeter(limits, lambda: now[0])
    assert meter.admits(frame("{}") * 3)
    assert not meter.admits(frame("{}"))
    now[0] = 2.0
    assert meter.admits(frame("{}") * 2)
    now[0] = 100.0
    assert not meter.admits(bytes(101))
    assert meter.admits(frame("x" * 80))
    asked: list[float] = []

    def refuse(frames: float) -> bool:
        asked.append(frames)
        return False

    meter.address = refuse
    now[0] = 200.0
    assert not meter.admits(frame("{}") * 2)
    assert asked == [2]


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes of frames the websocket's own reader has parsed."""
    counts = [0]
    receive = ServerProtocol.receive_data

    def receive_data(self: ServerProtocol, data: bytes | bytearray) -> None:
        counts[0] += len(data)
        receive(self, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", receive_data)
    return counts


# Floods


@pytest.mark.parametrize(
    "piece",
    [
        frame("{}"),
        frame("", Opcode.PING),
        frame("x" * 100, Opcode.PING),
        frame("", Opcode.PONG),
        Frame(Opcode.BINARY, b"{}", fin=False).serialize(mask=True),
        Frame(Opcode.TEXT, b"{}").serialize(mask=False),
    ],
    ids=["text", "ping", "long ping", "pong", "part of a message", "unmasked"],
)
def test_a_flood_is_closed_before_it_is_parsed(
    tmp_path: Path, parsed: list[int], piece: bytes
) -> None:
    """Finding 1: of 20,000 frames only those that the limit allows are ever looked at."""

    async def work(port: Port) -> None:
        line = await port.line(await port.table())
        before, answered = parsed[0], list[int]()
        for _ in range(20):
            await line.say(piece * 1_000)
        assert await line.code(answered) == POLICY
        await until(lambda: port.connections.total == 0)
        assert parsed[0] - before <= 20 * len(piece)
        assert answered.count(Opcode.TEXT) <= 20  # what is read is answered

    at_port(tmp_path, work, limits=SLOW)


def test_a_flood_of_bytes_is_closed_before_it_is_parsed(tmp_path: Path, parsed: list[int]) -> None:
    """Finding 1: one endless frame is a flood too."""

    async def work(port: Port) -> None:
        line = await port.line(await port.table())
        before = parsed[0]
        await line.say(frame("x" * 60_000) + bytes(300_000))
        assert await line.code() in (POLICY, 1009)
        await until(lambda: port.connections.total == 0)
        assert parsed[0] - before <= 10_000

    limits = replace(Limits(), line_bytes=Rate(10_000, 1e-6))
    at_port(tmp_path, work, limits=limits)


def test_the_lines_of_one_address_share_its_frames(tmp_path: Path) -> None:
    """Finding 1: eight lines that are slow enough alone are too many together; others go on."""
    limits = replace(Limits(), address_frames=Rate(30, 1e-6))

    async def work(port: Port) -> None:
        table = await port.table()
        lines = [await port.line(table) for _ in range(8)]
        other = await port.line(table, "127.0.0.2")
        closed = [asyncio.ensure_future(line.code()) for line in lines]
        while not all(end.done() for end in closed):
            for line in lines:
                await line.say(frame("{}"))
            await asyncio.sleep(0)
        assert await asyncio.gather(*closed) == [POLICY] * 8
        await other.say(frame("{}"))
        assert b"unreadable_frame" in (await other.frame())[1]

    at_port(tmp_path, work, limits=limits)


def test_the_pads_of_one_address_share_its_edits(tmp_path: Path) -> None:
    """Finding 1: what one address has written counts on all its sockets; others write on."""
    limits = replace(Limits(), address_edits=Rate(64, 1e-6))
    edit = {"at": 1, "cell": "dealer", "value": 1, "over": None}
    numbers = count()

    async def work(port: Port) -> None:
        room = await port.harbour.pads.share(new_pad())

        async def writes(host: str = "127.0.0.1") -> bytes:
            line = await port.shaken(f"/ws/pads/{room.id}", host)
            await line.say(frame('{"frame":"join"}'))
            await line.frame()
            edits = [{**edit, "id": f"ffffffff-{next(numbers)}"} for _ in range(32)]
            await line.say(frame(json.dumps({"frame": "edits", "edits": edits})))
            return (await line.frame())[1]

        answers = [await writes() for _ in range(3)]
        assert ["too_fast" in each.decode() for each in answers] == [False, False, True]
        assert b"too_fast" not in await writes("127.0.0.2")

    at_port(tmp_path, work, limits=limits)


def test_one_address_flooding_harms_no_other_line(tmp_path: Path) -> None:
    """Finding 1: the honest line beside it is open and answered."""

    async def work(port: Port) -> None:
        table = await port.table()
        honest = await port.line(table)
        flooding = await port.line(table)
        await flooding.say(frame("{}") * 5_000)
        assert await flooding.code() == POLICY
        await honest.say(frame("{}"))
        assert b"unreadable_frame" in (await honest.frame())[1]

    at_port(tmp_path, work, limits=SLOW)


@pytest.mark.parametrize("kind", [Opcode.TEXT, Opcode.BINARY])
@pytest.mark.parametrize("pad", [False, True])
def test_fifty_refusals_in_a_row_close_a_line(tmp_path: Path, kind: Opcode, pad: bool) -> None:
    """Finding 1: at a pace that would be allowed, in any kind of frame."""

    async def work(port: Port) -> None:
        line = await (shared_pad(port) if pad else port.line(await port.table()))
        for _ in range(STRIKES):
            await line.say(frame("{}", kind))
            assert b"unreadable_frame" in (await line.frame())[1]
        await line.say(frame("{}", kind))
        assert await line.code() == POLICY

    at_port(tmp_path, work, limits=replace(Limits(), frames=Rate(1000, 10)))


async def shared_pad(port: Port) -> Peer:
    room = await port.harbour.pads.share(new_pad())
    line = await port.shaken(f"/ws/pads/{room.id}")
    await line.say(frame('{"frame":"join","protocol":1}'))
    await line.frame()
    return line


def test_a_good_frame_in_between_forgives(tmp_path: Path) -> None:
    """Finding 1: whoever errs now and then is no flood."""
    hint = frame('{"frame":"hint","id":"1"}')

    async def work(port: Port) -> None:
        line = await port.line(await port.table())
        for piece in (*[frame("{}")] * STRIKES, hint, *[frame("{}")] * STRIKES):
            await line.say(piece)
            kind, _ = await line.frame()
            assert kind == Opcode.TEXT

    at_port(tmp_path, work, limits=replace(Limits(), frames=Rate(1000, 10)))


def test_too_fast_too_often_closes_a_line(tmp_path: Path) -> None:
    """Finding 1: `too_fast` is an answer once, and fifty times a farewell."""
    limits = replace(Limits(), frames=Rate(2, 1e-6))
    hint = frame('{"frame":"hint","id":"1"}')

    async def work(port: Port) -> None:
        line = await port.line(await port.table())
        for _ in range(2 + STRIKES + 1):
            await line.say(hint)
        assert await line.code() == POLICY

    at_port(tmp_path, work, limits=limits)
