"""Frames that come twice, late, broken, too large or too fast: an answer, and no harm done."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from starlette.types import Message
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.server.identity import Signer
from jollyroger.server.limits import Limits, Waits
from jollyroger.store import Store
from jollyroger.table.acts import Leave, Sit
from jollyroger.wire.frames import (
    PROTOCOL,
    Events,
    Join,
    Move,
    Refused,
    View,
    read_down,
    write,
)
from server.ears import crew, listening
from server.frame_scenes import answers, receiving, scope
from server.harbour_of import (
    PATIENCE,
    Harbour,
    as_seen,
    harbour_of,
    opened,
    regular,
)
from waiting import run_in_time


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

    run_in_time(voyage())


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

    run_in_time(voyage())


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

    run_in_time(voyage())


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

    run_in_time(voyage())


def test_a_second_tab_sees_the_same(harbour: Harbour) -> None:
    """Two lines of one guest get the same entries; which of them has moved, only that one hears."""

    async def voyage() -> None:
        async with (
            crew(harbour, ("Ada", "Bea"), game="skull_king") as (table, guests, (ada, bea)),
            listening(harbour, table, guests[0].token) as tab,
        ):
            known = len(ada.texts)
            await tab.play("bid 1", "mine")
            await bea.play("bid 0")
            for ear in (ada, tab):
                await ear.until(lambda ear: ear.told("bids_shown") == 1)
            assert ("mine" in ada.done, tab.done) == (False, ["mine"])
            assert ada.texts[known:] == [
                text.replace(',"done":"mine"', "") for text in tab.texts[1:]
            ]

    run_in_time(voyage())


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

    run_in_time(voyage())


def test_a_line_that_never_joins_is_told_so_and_closed(tmp_path: Path) -> None:
    """Nobody keeps a place at the door by saying nothing."""
    told: list[Message] = []

    async def send(message: Message) -> None:
        told.append(message)

    async def voyage() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/log.sqlite")
        app = application(store, Signer([b"k" * 32]), Berth("http://here"), waits=Waits(join=0.01))
        async with asyncio.timeout(PATIENCE):
            await app(scope("any"), receiving(1), send)
        await store.close()

    run_in_time(voyage())
    frame = read_down(told[1]["text"])
    assert isinstance(frame, Refused)
    assert frame.code == "join_first"
    assert told[2]["code"] == 1008


# Who may come in


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

    run_in_time(voyage())


@pytest.mark.parametrize("protocol", [1, PROTOCOL])
def test_clients_of_both_protocols_get_in(harbour: Harbour, protocol: int) -> None:
    async def voyage() -> None:
        host = regular(harbour, "Ada")
        table = await opened(harbour, host, game="skull_king", players=2)
        async with connect(harbour.socket_url(table), proxy=None) as socket:
            await socket.send(write(Join(protocol, token=host.token)))
            assert isinstance(read_down(await socket.recv()), View)

    run_in_time(voyage())


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

    run_in_time(voyage())


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

    run_in_time(voyage())


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

    run_in_time(voyage())
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

    run_in_time(voyage())


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

    run_in_time(voyage())
