"""Whatever comes down a socket gets an answer and disturbs nobody."""

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from jollyroger.table.acts import Act
from jollyroger.wire.codec import Malformed
from jollyroger.wire.frames import (
    LARGEST,
    PROTOCOL,
    Join,
    Move,
    Refused,
    Up,
    read_down,
    read_up,
    write,
)
from server.ears import crew
from server.frame_scenes import ALL_GAMES, answers
from server.harbour_of import (
    PATIENCE,
    Harbour,
    Person,
    opened,
    regular,
)
from waiting import run_in_time

CLEAN = {1000, 1003, 1007, 1008, 1009, 1013}  # closes that say why; 1006 and 1011 are none


FLOOD = 3000  # frames


NOISE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


ACTS = st.sampled_from([kind.__name__.lower() for kind in get_args(Act)] + ["x"])


SEATS = st.integers(-3, 9) | st.sampled_from([2**63, 10**30, "0", None])


ACT = st.fixed_dictionaries(
    {"act": ACTS},
    optional={
        "seat": SEATS,
        "name": st.text(max_size=40),
        "bot": st.text(max_size=10),
        "phrase": st.text(max_size=10),
        "text": st.text(max_size=300),
        "digest": st.text("0123456789abcdef", min_size=60, max_size=66),
        "nonce": st.text("0123456789abcdef", min_size=60, max_size=66),
        "game": st.sampled_from(["dice", "chess", ""]),
        "settings": NOISE,
    },
)


FRAMELIKE = st.fixed_dictionaries(
    {"frame": st.sampled_from(["join", "move", "view", "events", ""]) | NOISE},
    optional={
        "id": st.text(max_size=70) | NOISE,
        "move": st.sampled_from(["bid 1", "bid 99", "play R1", "place", "deal", "-1"]) | NOISE,
        "act": ACT | NOISE,
        "at": NOISE,
        "protocol": st.just(PROTOCOL) | NOISE,
        "since": NOISE,
        "token": st.text(max_size=20) | NOISE,
    },
)


JSONISH = (FRAMELIKE | NOISE).map(lambda plain: json.dumps(plain).encode())


RAW = st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode())


LARGE = st.integers(LARGEST - 60, 20_000).map(lambda size: b'{"frame":"move","id":"' + b"a" * size)


DEEP = st.integers(100, 2000).map(lambda depth: b"[" * depth)


GARBAGE = st.tuples(JSONISH | RAW | LARGE | DEEP, st.booleans() | st.just(True))


# Garbage


@given(st.lists(GARBAGE, min_size=1, max_size=6), st.sampled_from(["nobody", "guest", "seat"]))
@settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_garbage_gets_an_answer_and_disturbs_nobody(
    harbour: Harbour, scene: "Scene", garbage: list[tuple[bytes, bool]], who: str
) -> None:
    """Whatever is sent is refused or ends its own line, cleanly; another table stays as it is."""

    async def voyage() -> None:
        token = {"nobody": None, "guest": scene.guest, "seat": scene.seat}[who]
        async with connect(harbour.socket_url(scene.table), proxy=None) as socket:
            await socket.send(write(Join(PROTOCOL, token=token)))
            try:
                await spoken(socket)
                for number, (data, text) in enumerate(garbage):
                    await answered(socket, data, text, f"probe {number}")
            except ConnectionClosed:
                await socket.wait_closed()
        assert socket.close_code in CLEAN
        assert await view(harbour, scene.other, None) == scene.quiet

    run_in_time(voyage())


@given(GARBAGE)
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_garbage_instead_of_a_join_is_refused(
    harbour: Harbour, scene: "Scene", garbage: tuple[bytes, bool]
) -> None:
    """Nothing is told to a line that has not joined, but why it may not go on."""

    async def voyage() -> None:
        async with connect(harbour.socket_url(scene.other), proxy=None) as socket:
            await socket.send(garbage[0], text=garbage[1])
            if not joins(*garbage):
                for text in await answers(socket):
                    assert isinstance(read_down(text), Refused)
                assert socket.close_code in CLEAN

    run_in_time(voyage())


def joins(data: bytes, text: bool) -> bool:
    frame = readable(data, text)
    return isinstance(frame, Join) and frame.protocol == PROTOCOL


def readable(data: bytes, text: bool) -> Up | None:
    try:
        return read_up(data.decode()) if text and len(data) <= LARGEST else None
    except (Malformed, UnicodeError):
        return None


async def spoken(socket: ClientConnection) -> Any:
    async with asyncio.timeout(PATIENCE):
        return read_down(await socket.recv())


async def answered(socket: ClientConnection, data: bytes, text: bool, probe: str) -> None:
    """Before the answer to the next frame comes one to this, if it was none of ours."""
    await socket.send(data, text=text)
    await socket.send(write(Move(probe, move="nonsense")))
    before = 0
    while getattr(frame := await spoken(socket), "id", None) != probe:
        before += isinstance(frame, Refused)
    assert before or readable(data, text) is not None


async def view(harbour: Harbour, table: str, token: str | None) -> str | bytes:
    async with connect(harbour.socket_url(table), proxy=None) as socket:
        await socket.send(write(Join(PROTOCOL, token=token)))
        return await socket.recv()


class Scene:
    """A table to throw garbage at, a guest and a seat to throw it from, and another table."""

    table: str
    other: str
    guest: str
    seat: str
    quiet: str | bytes


@pytest.fixture(scope="module")
def scene(harbour: Harbour) -> Scene:
    scene = Scene()

    async def made() -> None:
        scene.guest = regular(harbour, "Zoe").token
        async with (
            crew(harbour, ("Ada", "Bea"), game="skull_king") as (scene.table, guests, _),
            crew(harbour, ("Cat", "Dot"), game="skull_queen") as (scene.other, _, _),
        ):
            scene.seat = guests[1].token
        scene.quiet = await view(harbour, scene.other, None)

    run_in_time(made())
    return scene


def test_a_flood_is_refused_and_a_game_beside_it_comes_to_its_end(harbour: Harbour) -> None:
    """Thousands of frames nobody asked for, unread answers, and four games at other tables."""

    async def flood(table: str) -> None:
        codes = Counter[str]()
        async with connect(harbour.socket_url(table), proxy=None, max_queue=None) as socket:
            await socket.send(write(Join(PROTOCOL)))
            try:
                for number in range(FLOOD):
                    await socket.send("x" if number % 2 else write(Move(f"{number}", move="x")))
                while codes.total() < FLOOD:
                    codes[getattr(await spoken(socket), "code", "told")] += 1
            except ConnectionClosed:
                await socket.wait_closed()
        assert socket.close_code == 1008

    async def game(name: str, players: int) -> str:
        host = regular(harbour, "Ada")
        table = await opened(harbour, host, game=name, players=players, bot="random")
        flooding = asyncio.ensure_future(flood(table))
        await Person(harbour, table, host, Random(name), starts=1).play_to_the_end()
        await flooding
        return table

    async def voyage() -> None:
        async with asyncio.timeout(2 * PATIENCE):
            await asyncio.gather(*(game(*which) for which in ALL_GAMES))

    run_in_time(voyage())
