"""Frames that come twice, late, broken, too large or too fast: an answer, and no harm done."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.types import Message
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from jollyroger.rules.shelf import load
from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.server.identity import Signer
from jollyroger.server.limits import QUEUE, Limits
from jollyroger.server.ways import Ways
from jollyroger.store import Store
from jollyroger.table.acts import Act, Leave, Sit, Speak
from jollyroger.table.settings import Settings
from jollyroger.wire.frames import (
    LARGEST,
    PROTOCOL,
    Events,
    Join,
    Move,
    Refused,
    View,
    read_down,
    read_up,
    write,
)
from server.ears import Ear, crew, listening
from server.harbour_of import (
    PATIENCE,
    Harbour,
    Person,
    as_seen,
    harbour_of,
    opened,
    placement,
    regular,
)

CLEAN = {1000, 1003, 1007, 1008, 1009, 1013}  # closes that say why; 1006 and 1011 are none
FLOOD = 3000  # frames
ALL_GAMES = [("skull_king", 2), ("doubloons", 2), ("dice", 3), ("skull_queen", 2)]


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with harbour_of(tmp_path_factory.mktemp("harbour")) as harbour:
        yield harbour
        assert harbour.troubles() == []


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Harbour]:
    """A server for a test that kills it."""
    with harbour_of(tmp_path) as harbour:
        yield harbour
        assert harbour.troubles() == []


# The same move twice, and the gap


def test_a_move_sent_twice_is_done_once_even_after_a_restart(own: Harbour) -> None:
    """The id counts: sent at once again, after another move, and to the next server."""

    async def voyage() -> None:
        async with crew(own, ("Ada", "Bea"), game="skull_king") as (table, guests, (ada, _)):
            await ada.play("bid 1", "first")
            await ada.play("bid 1", "first")
            await ada.play("bid 0", "second")
            await ada.play("bid 1", "first")
            await ada.settled("probe")
            assert [e["choice"] for e in ada.events if e["event"] == "sealed"] == ["bid 1", "bid 0"]
            seq = ada.seq
        await asyncio.to_thread(own.kill)
        await asyncio.to_thread(own.start)
        async with listening(own, table, guests[0].token, seq) as again:
            await again.play("bid 1", "first")
            await again.settled("probe again")
            assert again.events == []
            assert again.seq == seq

    asyncio.run(voyage())


def test_a_client_that_comes_back_gets_exactly_the_gap(harbour: Harbour) -> None:
    """One frame with every entry after `since`, as that seat sees them; an empty one if none."""

    async def voyage() -> None:
        async with crew(harbour, ("Ada", "Bea"), game="skull_king") as (table, guests, ears):
            ada, bea = ears
            start = bea.seq or 0
            for move in ("bid 0", "bid 1", "bid 0", "bid 1"):
                await ada.play(move)
            await bea.until(lambda ear: ear.seq == start + 4)
            log = as_seen(harbour.logs()[table], 1)
            for since in range(3, start + 5):  # 3 is where she sat down
                async with listening(harbour, table, guests[1].token, since) as again:
                    (frame,) = again.frames
                    assert isinstance(frame, Events)
                    assert frame.seq == start + 4
                    assert frame.events == log[since:]

    asyncio.run(voyage())


@pytest.mark.parametrize("since", [None, 0, -1, 10_000, 2**40])
def test_a_client_that_knows_nothing_we_know_of_gets_a_view(
    harbour: Harbour, since: int | None
) -> None:
    """Without `since`, or with one that is no number of this log."""

    async def voyage() -> None:
        host = regular(harbour, "Ada")
        table = await opened(harbour, host, game="skull_king", players=2)
        async with listening(harbour, table, host.token, since) as ear:
            assert isinstance(ear.frames[0], View)

    asyncio.run(voyage())


def test_who_sat_down_in_another_tab_gets_a_view_and_no_gap(harbour: Harbour) -> None:
    """A gap tells nobody which of the guests in it they are."""

    async def voyage() -> None:
        host, bea = regular(harbour, "Ada"), regular(harbour, "Bea")
        table = await opened(harbour, host, game="skull_king", players=2)
        async with listening(harbour, table, bea.token) as tab:
            seq = tab.seq
            for act in (Sit(1, "Bea"), Leave()):
                async with listening(harbour, table, bea.token) as other:
                    await other.act(act)
                    await other.until(lambda ear: len(ear.frames) == 2)
                async with listening(harbour, table, bea.token, seq) as again:
                    assert isinstance(again.frames[0], View)
                    assert again.seat == other.seat
                    seq = again.seq
            async with listening(harbour, table, host.token, 2) as ada:
                assert isinstance(ada.frames[0], Events)

    asyncio.run(voyage())


def test_a_second_tab_sees_the_same(harbour: Harbour) -> None:
    """Two lines of one guest get the same bytes, whichever of them moves."""

    async def voyage() -> None:
        async with (
            crew(harbour, ("Ada", "Bea"), game="skull_king") as (table, guests, (ada, bea)),
            listening(harbour, table, guests[0].token) as tab,
        ):
            known = len(ada.texts)
            await tab.play("bid 1")
            await bea.play("bid 0")
            for ear in (ada, tab):
                await ear.until(lambda ear: ear.told("bids_shown") == 1)
            assert ada.texts[known:] == tab.texts[1:]

    asyncio.run(voyage())


def test_two_tabs_that_move_at_once_make_one_move(harbour: Harbour) -> None:
    """Of two different moves at the same moment one is made, and the other refused."""

    async def voyage() -> None:
        async with (
            crew(harbour, ("Ada", "Bea"), game="skull_king") as (table, guests, ears),
            listening(harbour, table, guests[0].token) as tab,
        ):
            for ear in ears:
                await ear.play("bid 1")
            tabs = (ears[0], tab)
            for ear in (*ears, tab):
                await ear.until(lambda ear: ear.told("bids_shown") == 1)
            if not tab.may:
                await ears[1].play(ears[1].may[0])
                await tab.until(lambda ear: bool(ear.may))
            move = tab.may[0]
            await asyncio.gather(*(ear.play(move, f"tab {n}") for n, ear in enumerate(tabs)))
            for number, ear in enumerate(tabs):
                await ear.settled(f"probe {number}")
            lost = [no for ear in tabs for no in ear.refusals if (no.id or "").startswith("tab")]
            assert len(lost) == 1
            assert tab.told("played", seat=0) == 1

    asyncio.run(voyage())


def test_a_line_that_never_joins_is_told_so_and_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody keeps a place at the door by saying nothing."""
    monkeypatch.setattr("jollyroger.server.gate.JOIN_WAIT", 0.01)
    told: list[Message] = []

    async def send(message: Message) -> None:
        told.append(message)

    async def voyage() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/log.sqlite")
        app = application(store, Signer([b"k" * 32]), Berth("http://here"))
        async with asyncio.timeout(PATIENCE):
            await app(scope("any"), receiving(1), send)
        await store.close()

    asyncio.run(voyage())
    frame = read_down(told[1]["text"])
    assert isinstance(frame, Refused)
    assert frame.code == "join_first"
    assert told[2]["code"] == 1008


# Who may come in


async def answers(socket: ClientConnection) -> list[str | bytes]:
    """Everything until the line is closed."""
    got: list[str | bytes] = []
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                got.append(await socket.recv())
        except ConnectionClosed:
            return got


@pytest.mark.parametrize(
    ("first", "code"),
    [
        (Join(PROTOCOL + 1), "reload"),
        (Join(0), "reload"),
        (Join(PROTOCOL, token="nobody.00"), "bad_token"),
        (Join(PROTOCOL, token=""), "no_such_table"),
        (Move("id", move="bid 1"), "join_first"),
    ],
)
def test_who_does_not_join_properly_is_told_why(
    harbour: Harbour, first: Join | Move, code: str
) -> None:
    """One `refused`, and a close that says it was our policy."""

    async def voyage() -> None:
        async with connect(harbour.socket_url("none"), proxy=None) as socket:
            await socket.send(write(first))
            (text,) = await answers(socket)
            frame = read_down(text)
            assert isinstance(frame, Refused)
            assert frame.code == code
            assert socket.close_code == 1008

    asyncio.run(voyage())


def test_a_page_of_another_site_is_kept_out(harbour: Harbour) -> None:
    """A browser says where the page is from; ours and programs without a page may come in."""

    async def opens(origin: str | None) -> bool:
        sent = None if origin is None else Origin(origin)
        try:
            async with connect(harbour.socket_url("none"), origin=sent, proxy=None):
                return True
        except InvalidStatus as refused:
            return refused.response.status_code != 403

    async def voyage() -> None:
        assert await opens(None)
        assert await opens(harbour.url)
        for origin in ("http://evil.example", "null", harbour.url + "0", "https://127.0.0.1"):
            assert not await opens(origin)

    asyncio.run(voyage())


def test_one_address_has_so_many_lines_and_leaves_room_for_others(harbour: Harbour) -> None:
    """Lines that have not even joined count; a line that is closed makes room again."""

    async def voyage() -> None:
        async with AsyncExitStack() as lines:

            async def line(address: str) -> ClientConnection:
                url, place = harbour.socket_url("0123456789abcdef"), (address, 0)
                return await lines.enter_async_context(connect(url, local_addr=place, proxy=None))

            first = [await line("127.0.9.9") for _ in range(Limits().address_lines)]
            refused = read_down(await (await line("127.0.9.9")).recv())
            assert isinstance(refused, Refused)
            assert refused.code == "too_many_lines"
            await first[0].close()
            for address in ("127.0.9.10", "127.0.9.9"):
                another = await line(address)
                await another.send(write(Join(PROTOCOL)))
                answer = read_down(await another.recv())
                assert isinstance(answer, Refused)
                assert answer.code == "no_such_table"

    asyncio.run(voyage())


def test_broken_text_closes_the_line_and_is_no_error_of_ours(harbour: Harbour) -> None:
    """What is not UTF-8 ends the line with 1007; the log of the server says nothing about it."""

    async def voyage() -> None:
        url = harbour.socket_url("0123456789abcdef")
        async with connect(url, proxy=None) as socket:
            await socket.send(b"\xff\xfe\xfa", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1007

    asyncio.run(voyage())
    assert harbour.troubles() == []


def test_a_watcher_without_a_name_may_only_watch(harbour: Harbour) -> None:
    """Without a token a line is nobody's: it cannot sit, talk or move."""

    async def voyage() -> None:
        host = regular(harbour, "Ada")
        table = await opened(harbour, host, game="skull_king", players=2)
        async with connect(harbour.socket_url(table), proxy=None) as socket:
            await socket.send(write(Join(PROTOCOL)))
            await socket.recv()
            await socket.send('{"frame":"move","id":"a","act":{"act":"sit","seat":1,"name":"X"}}')
            frame = read_down(await socket.recv())
            assert isinstance(frame, Refused)
            assert (frame.code, frame.id) == ("not_a_guest", "a")

    asyncio.run(voyage())


def test_a_table_without_spectators_says_so(harbour: Harbour) -> None:
    """Whoever has no seat is refused as soon as the game has begun."""

    async def voyage() -> None:
        names = ("Ada", "Bea", "Cat")
        async with (
            crew(harbour, names, game="dice", spectators=False) as (table, _, _),
            connect(harbour.socket_url(table), proxy=None) as socket,
        ):
            await socket.send(write(Join(PROTOCOL)))
            (text,) = await answers(socket)
            frame = read_down(text)
            assert isinstance(frame, Refused)
            assert frame.code == "no_spectators"
            assert socket.close_code == 1008

    asyncio.run(voyage())


# Garbage

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

    asyncio.run(voyage())


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

    asyncio.run(voyage())


def joins(data: bytes, text: bool) -> bool:
    frame = readable(data, text)
    return isinstance(frame, Join) and frame.protocol == PROTOCOL


def readable(data: bytes, text: bool) -> Join | Move | None:
    try:
        return read_up(data.decode()) if text and len(data) <= LARGEST else None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
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

    asyncio.run(made())
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

    asyncio.run(voyage())


# A slow reader


def test_a_slow_reader_is_cut_and_the_table_goes_on(tmp_path: Path) -> None:
    """One line takes nothing more; it is let go, and the other one misses nothing."""

    async def voyage() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/log.sqlite")
        signer = Signer([b"k" * 32])
        app = application(store, signer, Berth("http://here"), Ways())
        harbour = app.state.harbour
        room = await harbour.open(Settings("skull_king", 2), "ada", "Ada")
        told: list[Message] = []
        slow, fast = asyncio.Event(), asyncio.Event()

        async def never(message: Message) -> None:
            if message["type"] == "websocket.send":
                slow.set()
                await asyncio.Event().wait()

        async def always(message: Message) -> None:
            told.append(message)
            fast.set()

        async with asyncio.timeout(PATIENCE):
            lines = [
                asyncio.ensure_future(app(scope(room.id), receiving(), send))
                for send in (never, always)
            ]
            await slow.wait()
            await fast.wait()
            for _ in range(QUEUE + 10):
                await room.take("ada", Speak("ahoy"))
            await lines[0]
            assert len(room.lines) == 1
            lines[1].cancel()
            await asyncio.wait(lines)
        frames = [read_down(m["text"]) for m in told if m["type"] == "websocket.send"]
        assert sum(isinstance(frame, Events) for frame in frames) == QUEUE + 10
        harbour.close()
        await store.close()

    asyncio.run(voyage())


def scope(table: str) -> dict[str, Any]:
    return {
        "type": "websocket",
        "path": f"/ws/{table}",
        "scheme": "ws",
        "server": ("here", 80),
        "headers": [],
        "query_string": b"",
        "subprotocols": [],
    }


def receiving(many: int = 2) -> Callable[[], Awaitable[Message]]:
    """Connects, joins, and then says nothing more."""
    coming: list[Message] = [
        {"type": "websocket.connect"},
        {"type": "websocket.receive", "text": write(Join(PROTOCOL))},
    ]
    del coming[many:]

    async def receive() -> Message:
        if not coming:
            await asyncio.Event().wait()
        return coming.pop(0)

    return receive


# Secrets


@pytest.mark.parametrize(("game", "players"), ALL_GAMES)
def test_no_socket_gets_a_piece_or_a_choice_before_its_time(
    harbour: Harbour, game: str, players: int
) -> None:
    """Every byte that seats and a spectator received in a whole game, searched."""

    async def voyage() -> tuple[str, list[Ear]]:
        names = ("Ada", "Bea", "Cat")[:players]
        async with (
            crew(harbour, names, game=game) as (table, _, ears),
            listening(harbour, table) as watcher,
            asyncio.timeout(2 * PATIENCE),
        ):
            await asyncio.gather(*(played(ear, Random(seat)) for seat, ear in enumerate(ears)))
            await watcher.until(lambda ear: ear.told("game_over") == 1)
            return table, [*ears, watcher]

    table, ears = asyncio.run(voyage())
    log = [json.loads(line) for line in harbour.logs()[table]]
    for ear in ears:
        assert ear.told("game_over") == 1
        for text in ear.texts:
            searched(game, log, ear.seat, text)


async def played(ear: Ear, random: Random) -> None:
    """Moves until the game is over, asked again when it was too fast."""
    while not ear.told("game_over"):
        if ear.my_turn:
            move = random.choice(ear.may)
            known = len(ear.frames)
            await ear.play(placement(random) if move == "place" else move)
            await ear.until(lambda ear, known=known: len(ear.frames) > known)  # type: ignore[misc]
            if isinstance(ear.frames[-1], Refused):
                await asyncio.sleep(0.2)
        else:
            known = len(ear.frames)
            if not (ear.my_turn or ear.told("game_over")):
                await ear.until(lambda ear, known=known: len(ear.frames) > known)  # type: ignore[misc]


def searched(game: str, log: list[Any], seat: int | None, text: str) -> None:
    """What this frame says is open to all by its number, or this seat's own."""
    plain = json.loads(text)
    if plain["frame"] == "refused":
        return
    past = log[: plain["seq"]]
    words = set(strings(plain))
    mine = {e["choice"] for e in past if e["event"] == "sealed" and e["seat"] == seat}
    allowed = mine | set(plain["may"])
    assert {word for word in words if word.startswith(("bid ", "place ", "play "))} <= allowed
    for hands in found("hands", plain):
        for owner, hand in enumerate(hands):
            assert owner == seat or not any(hand)
    for choices in found("choices", plain):
        assert all(c in (None, "?") for owner, c in enumerate(choices) if owner != seat)
    if game != "dice":  # a die's code is a colour, and colours are for all to see
        codes = set(load(game).box.held) & words
        assert codes <= open_codes(past, seat)


def open_codes(past: list[Any], seat: int | None) -> set[str]:
    """Pieces that lie open by now or were dealt to this seat."""
    codes: set[str] = set()
    for event in past:
        codes |= {event["piece"], event["face"]} if event["event"] == "played" else set()
        codes |= set(event.get("centre", ()))
        if event["event"] == "dealt":
            codes |= set() if seat is None else set(event["hands"][seat])
    return codes


def strings(plain: Any) -> Iterator[str]:
    match plain:
        case str():
            yield plain
        case list():
            for item in plain:
                yield from strings(item)
        case dict():
            for item in plain.values():
                yield from strings(item)


def found(name: str, plain: Any) -> Iterator[Any]:
    match plain:
        case list():
            for item in plain:
                yield from found(name, item)
        case dict():
            for key, item in plain.items():
                if key == name:
                    yield item
                else:
                    yield from found(name, item)
