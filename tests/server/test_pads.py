"""Shared score pads: everybody follows, secrets stay secret, and nothing that was kept is lost."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from jollyroger.pad.cells import Value
from jollyroger.pad.file import plain
from jollyroger.pad.pad import Edit, Head, Pad, conflicts, gathered, merge
from jollyroger.pad.pen import Pen
from jollyroger.rules.characters import NAME_LENGTH, clean_name
from jollyroger.rules.refused import Refused
from jollyroger.server.calendar import Calendar
from jollyroger.server.harbour import FINISHED
from jollyroger.server.harbour import Harbour as Quay
from jollyroger.server.limits import PAD_BODY, Limits
from jollyroger.server.lines import Line
from jollyroger.server.metrics import exposition
from jollyroger.server.ways import Ways
from jollyroger.store import Store, Trouble
from jollyroger.table.settings import Settings
from jollyroger.wire.pads import EDITS, LARGEST, Bid
from server.followers import MOST, NOW, Follower, kept, new_pad, share, stranger
from server.harbour_of import PATIENCE, Harbour, harbour_of, opened, regular
from table.spellings import REFUSED

DEVICES = ("bbbbbbbb", "cccccccc", "dddddddd")
DAY = 86_400_000

AS_JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with harbour_of(tmp_path_factory.mktemp("pads")) as harbour:
        yield harbour
        assert harbour.troubles() == []


@asynccontextmanager
async def around(harbour: Harbour, pad: Pad, people: int = 2) -> AsyncIterator[list[Follower]]:
    """So many devices at one shared pad, all of them on the line."""
    share(harbour, pad)
    ticks = count(NOW + 1)
    crew = [Follower(harbour, pad, device, lambda: next(ticks)) for device in DEVICES[:people]]
    async with AsyncExitStack() as lines:
        for follower in crew:
            await lines.enter_async_context(follower.here())
        yield crew


# Opening, finding


def test_a_shared_pad_is_found_by_its_link_and_by_its_code(harbour: Harbour) -> None:
    """The code can be said across the table, and says that it is a pad's."""
    pad = new_pad()
    found = share(harbour, pad)
    assert found["id"] == pad.head.id
    assert found["link"] == f"{harbour.url}/pad/{pad.head.id}"
    with stranger(harbour) as http:
        answer = http.post("/api/codes", json={"code": found["code"].lower()})
    assert answer.json() == {"id": pad.head.id, "pad": True}
    assert kept(harbour, pad.head.id) == pad


def test_a_pad_that_is_shared_again_is_merged_and_keeps_its_code(harbour: Harbour) -> None:
    """What either side has, the server has; the same file twice changes nothing."""
    pad = new_pad()
    code = share(harbour, pad)["code"]
    one = Pen(DEVICES[0], lambda: NOW + 5).write(pad, {"1/bid/0": 1})[0]
    other = Pen(DEVICES[1], lambda: NOW + 9).write(pad, {"1/bid/0": 0})[0]
    for file in (one, other, other, pad):
        assert share(harbour, file)["code"] == code
    assert kept(harbour, pad.head.id) == merge(one, other)
    assert len(harbour.logs()[pad.head.id]) == len(pad.edits) + 2


def test_an_empty_pad_can_be_shared(harbour: Harbour) -> None:
    """Before anybody has a name."""
    pad = Pad(new_pad().head)
    share(harbour, pad)
    assert kept(harbour, pad.head.id) == pad


def test_pads_and_tables_are_never_taken_for_each_other(harbour: Harbour) -> None:
    """Neither by id, nor by code, nor by the list of tables; a table's id is no pad's."""
    pad = new_pad()
    share(harbour, pad)
    table = asyncio.run(opened(harbour, regular(harbour, "Ada"), game="dice", players=3, open=True))
    with stranger(harbour) as http:
        code = http.get(f"/api/tables/{table}").json()["code"]
        assert http.post("/api/codes", json={"code": code}).json() == {"id": table}
        assert pad.head.id not in http.get("/api/tables").text
        for path in (f"/api/tables/{pad.head.id}", f"/api/tables/{pad.head.id}/log"):
            assert http.get(path).json()["code"] == "no_such_table"
        assert http.get(f"/api/pads/{table}").json()["code"] == "no_such_pad"
        answer = http.post("/api/pads", json={**plain(pad), "id": table})
        assert (answer.status_code, answer.json()["code"]) == (400, "pad_other_pad")
    assert asyncio.run(answered(harbour, pad.head.id, '{"frame":"join","protocol":1}')) == (
        "no_such_table",
        1008,
    )
    assert asyncio.run(answered(harbour, f"pads/{table}", '{"frame":"join"}')) == (
        "no_such_pad",
        1008,
    )


async def answered(harbour: Harbour, path: str, first: str) -> tuple[str, int | None]:
    """The refusal of a line's first frame, and how the line is closed."""
    async with asyncio.timeout(PATIENCE), connect(harbour.socket_url(path), proxy=None) as socket:
        await socket.send(first)
        refusal = json.loads(await socket.recv())
        await socket.wait_closed()
        return refusal["code"], socket.close_code


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"frame":"join","protocol":2}', "reload"),
        ('{"frame":"reveal","round":1}', "join_first"),
        ('{"frame":"join"}', "no_such_pad"),
        ("{}", "unreadable_frame"),
    ],
)
def test_who_does_not_join_properly_is_told_why(harbour: Harbour, first: str, code: str) -> None:
    """One refusal, and a close that says it was our policy."""
    assert asyncio.run(answered(harbour, "pads/0123456789abcdef", first)) == (code, 1008)


def test_a_page_of_another_site_is_kept_out(harbour: Harbour) -> None:
    """As at a table: the gate is the same."""

    async def voyage() -> None:
        url = harbour.socket_url("pads/0123456789abcdef")
        async with connect(url, origin=Origin(harbour.url), proxy=None):
            pass
        with pytest.raises(InvalidStatus):
            await connect(url, origin=Origin("http://evil.example"), proxy=None)

    asyncio.run(voyage())


# Following


def test_everybody_follows_what_anybody_writes(harbour: Harbour) -> None:
    """The others get the edits, who wrote them hears that they are kept, a repeat is silent."""

    async def voyage() -> None:
        async with around(harbour, new_pad()) as (ada, bea):
            assert ada.frames[0]["frame"] == "pad"
            assert ada.frames[0]["seq"] == 3
            await ada.write({"dealer": 1, "1/bid/0": 1})
            await bea.until(lambda me: me.pad == ada.pad)
            await ada.until(lambda me: not me.open)
            assert bea.frames[-1] == ada.frames[-1]
            assert bea.frames[-1]["seq"] == 5
            heard = len(bea.frames)
            await ada.send(frame="edits", edits=plain(ada.pad)["edits"][-2:])
            await bea.write({"1/bid/1": 0})
            await ada.until(lambda me: me.pad == bea.pad)
            await bea.until(lambda me: not me.open)
            assert len(bea.frames) == heard + 1
            assert ada.pad == kept(harbour, ada.pad.head.id)

    asyncio.run(voyage())


def test_two_edits_with_one_id_come_to_the_same_everywhere(harbour: Harbour) -> None:
    """A copied device may write one number twice: every merge prefers the same one."""
    pad = new_pad()
    one, other = (Edit("eeeeeeee-1", NOW + 1, "weather", value) for value in (1, True))
    for edits in ((one, other), (other, one)):
        copy = Pad(new_pad().head, pad.edits)
        for edit in edits:
            share(harbour, gathered(copy.head, (*copy.edits, edit)))
        assert kept(harbour, copy.head.id).value("weather") is True


def test_apart_and_together_again_nothing_is_lost(harbour: Harbour) -> None:
    """Both wrote offline, also into one cell: the later edit counts, both have the other one."""

    async def voyage() -> None:
        pad = new_pad()
        async with around(harbour, pad, 3) as (ada, bea, cem):
            lines = (ada, bea)
            await cem.write({"1/bid/0": 1})
            await ada.until(lambda me: me.bids(1)[0] == 1)
            await bea.until(lambda me: me.bids(1)[0] == 1)
        for number in range(1, 6):
            await ada.write({f"{number}/bid/{seat}": number for seat in range(3)})
            await bea.write({f"{number}/bid/{seat}": 0 for seat in range(2)})
            await bea.write({f"{number}/won/0": number})
        async with ada.here(), bea.here(), cem.here():
            for line in lines:
                await line.until(lambda me: not me.open)
            for line in (*lines, cem):
                await line.until(lambda me: me.pad == merge(ada.pad, bea.pad))
        assert kept(harbour, pad.head.id) == ada.pad == bea.pad == cem.pad
        assert len(ada.pad.edits) == 3 + 1 + 14 + 15
        assert conflicts(ada.pad)
        assert ada.refusals == bea.refusals == []

    asyncio.run(voyage())


# Secret bids


def test_secret_bids_are_shown_together_and_not_before(harbour: Harbour) -> None:
    """Others see that a seat has bid, and not one byte that depends on what."""

    async def told(bids: tuple[int, int]) -> list[str]:
        pad = new_pad()
        async with around(harbour, pad, 3) as (ada, bea, cem):
            await ada.bid(9, 0, bids[0])
            await bea.bid(9, 1, bids[1])
            await bea.bid(9, 1, bids[1])
            for line, answers in ((ada, 3), (bea, 4), (cem, 3)):
                await line.until(lambda me, answers=answers: len(me.frames) == answers)
                assert line.sealed == [{"round": 9, "seats": [0, 1]}]
            before = [text for line in (ada, bea, cem) for text in line.texts]
            assert "9/bid" not in "".join(before)
            assert "9/bid" not in "".join(harbour.logs()[pad.head.id])
            assert kept(harbour, pad.head.id) == pad
            code = ada.frames[0]["code"]
            await cem.bid(9, 2, 4)
            for line in (ada, bea, cem):
                await line.until(lambda me: me.sealed == [])
                assert line.shown == [9]
                assert line.bids(9) == [*bids, 4]
            assert kept(harbour, pad.head.id) == ada.pad
        return [text.replace(pad.head.id, "ID").replace(code, "CODE") for text in before]

    async def voyage() -> None:
        assert await told((0, 9)) == await told((7, 1))

    asyncio.run(voyage())


def test_a_bid_that_is_written_is_waited_for_no_longer(harbour: Harbour) -> None:
    """Said aloud and written by somebody else, it counts as written; the rest is shown then."""

    async def voyage() -> None:
        async with around(harbour, new_pad()) as (ada, bea):
            await ada.bid(2, 0, 2)
            await ada.bid(2, 1, 1)
            await bea.write({"2/bid/0": 0})
            await ada.until(lambda me: me.sealed == [{"round": 2, "seats": [1]}])
            assert ada.shown == []
            await bea.write({"2/bid/2": 1})
            for line in (ada, bea):
                await line.until(lambda me: me.sealed == [])
                assert line.bids(2) == [0, 1, 1]
            await ada.bid(2, 0, 2)
            assert ada.refusals == ["pad_bid_said"]

    asyncio.run(voyage())


def test_bids_can_be_shown_without_who_is_missing(harbour: Harbour) -> None:
    """And the one who was missing is shown when they bid."""

    async def voyage() -> None:
        async with around(harbour, new_pad()) as (ada, bea):
            await ada.bid(2, 0, 2)
            await bea.send(frame="reveal", round=2)
            await ada.until(lambda me: me.shown == [2] and me.sealed == [])
            assert ada.bids(2) == [2, None, None]
            await bea.bid(2, 1, 0)
            await bea.bid(2, 2, 1)
            await ada.until(lambda me: me.shown == [2, 2])
            assert ada.bids(2) == [2, 0, 1]
            await bea.send(frame="reveal", round=2)
            await bea.until(lambda me: me.refusals == ["pad_nothing_sealed"])

    asyncio.run(voyage())


def test_a_secret_bid_can_be_taken_back(harbour: Harbour) -> None:
    """Somebody took the wrong seat."""

    async def voyage() -> None:
        async with around(harbour, new_pad()) as (ada, bea):
            await ada.bid(2, 0, 2)
            await ada.bid(2, 0, None)
            await bea.until(lambda me: len(me.frames) == 3)
            assert bea.sealed == ada.sealed == []

    asyncio.run(voyage())


KEYS = ("0a" * 16, "0b" * 16)


@pytest.mark.parametrize("keys", [KEYS, (None, None), (KEYS[0], None), (None, KEYS[1])])
def test_a_secret_bid_belongs_to_who_made_it(
    harbour: Harbour, keys: tuple[str | None, str | None]
) -> None:
    """Nobody else replaces it or takes it back; who tries is told, and nobody hears of it."""

    async def voyage() -> None:
        mine, theirs = keys
        async with around(harbour, new_pad()) as (ada, bea):
            await ada.bid(5, 0, 5, mine)
            await bea.until(lambda me: me.sealed == [{"round": 5, "seats": [0]}])
            heard = len(ada.frames)
            await bea.bid(5, 0, 0, theirs)
            await bea.bid(5, 0, None, theirs)
            assert bea.refusals == ["pad_bid_sealed"] * 2
            assert bea.frames[-1]["facts"] == {"round": 5, "seat": 0}
            await bea.bid(5, 1, 1, theirs)
            await ada.until(lambda me: len(me.frames) > heard)
            assert ada.sealed == [{"round": 5, "seats": [0, 1]}]
            await ada.bid(5, 0, 4, mine)
            await bea.bid(5, 2, 2, theirs)
            await ada.until(lambda me: me.shown == [5])
            assert ada.bids(5) == [4, 1, 2]

    asyncio.run(voyage())


def test_a_phone_that_slept_changes_its_own_bid(harbour: Harbour) -> None:
    """By its key, over a new line; without one the bid stays with the line that is gone."""

    async def voyage() -> None:
        pad = new_pad()
        async with around(harbour, pad) as (ada, bea):
            await ada.bid(5, 0, 5, KEYS[0])
            await ada.bid(5, 1, 1)
        async with ada.here(), bea.here():
            await ada.bid(5, 0, 3, KEYS[0])
            await ada.bid(5, 1, 2)
            assert ada.refusals == ["pad_bid_sealed"]
            await bea.send(frame="reveal", round=5)
            await ada.until(lambda me: me.shown == [5])
            assert ada.bids(5) == [3, 1, None]

    asyncio.run(voyage())


def test_what_a_lost_phone_has_bid_can_be_shown_and_written_over(harbour: Harbour) -> None:
    """Shown, it is an entry like any other; written in its cell, the secret one is gone."""

    async def voyage() -> None:
        async with around(harbour, new_pad()) as (ada, bea):
            await ada.bid(5, 0, 5, KEYS[0])
            await ada.bid(6, 0, 6, KEYS[0])
            await bea.send(frame="reveal", round=5)
            await bea.until(lambda me: me.bids(5) == [5, None, None])
            await bea.write({"5/bid/0": 1, "6/bid/0": 2})
            await ada.until(lambda me: me.sealed == [] and me.bids(5)[0] == 1)
            assert ada.bids(6) == [2, None, None]

    asyncio.run(voyage())


def test_a_key_is_told_to_nobody_and_written_nowhere(harbour: Harbour) -> None:
    """Whoever had it could change the bid."""

    async def voyage() -> None:
        pad = new_pad()
        async with around(harbour, pad) as (ada, bea):
            await ada.bid(5, 0, 5, KEYS[0])
            await bea.bid(5, 0, 5, KEYS[1])
            await bea.send(frame="reveal", round=5)
            await ada.until(lambda me: me.shown == [5])
            told = "".join([*ada.texts, *bea.texts, *harbour.logs()[pad.head.id]])
            assert not [key for key in KEYS if key in told]

    asyncio.run(voyage())


@pytest.mark.parametrize("key", ["", "0a" * 15, "0A" * 16, "0a" * 17, "0a" * 16 + "\n", 7])
def test_a_key_has_32_digits(harbour: Harbour, key: Any) -> None:
    """A frame with another one is none."""

    async def voyage() -> None:
        async with around(harbour, new_pad(), 1) as (ada,):
            await ada.bid(5, 0, 5, key)
            assert ada.refusals == ["unreadable_frame"]

    asyncio.run(voyage())


@pytest.mark.parametrize(
    ("game", "bid", "code"),
    [
        ("skull_king", (3, 0, 4), "bid_range"),
        ("skull_king", (3, 3, 1), "no_such_seat"),
        ("skull_king", (11, 0, 1), "pad_no_bid"),
        ("skull_king", (0, 0, 0), "pad_no_bid"),
        ("skull_queen", (1, 0, 1), "pad_no_bid"),
        ("skull_king", (3, 0, 100), "unreadable_frame"),
        ("skull_king", (3, -1, 1), "unreadable_frame"),
    ],
)
def test_a_bid_that_cannot_be_is_refused(
    harbour: Harbour, game: str, bid: tuple[int, int, int], code: str
) -> None:
    """It is told to who sent it, and to nobody else."""

    async def voyage() -> None:
        async with around(harbour, new_pad(game)) as (ada, bea):
            await ada.bid(*bid)
            assert ada.refusals == [code]
            assert len(bea.frames) == 1

    asyncio.run(voyage())


# Nothing is lost


def test_what_was_confirmed_survives_every_kill(tmp_path: Path) -> None:
    """Three devices write while the server dies; in the end all have everything, once."""
    random = Random(8)

    async def voyage(harbour: Harbour) -> None:
        pad = new_pad()
        share(harbour, pad)
        ticks = count(NOW + 1)
        crew = [Follower(harbour, pad, device, lambda: next(ticks)) for device in DEVICES]
        writing = [
            asyncio.ensure_future(scribble(who, Random(seed))) for seed, who in enumerate(crew)
        ]
        for _ in range(6):
            await asyncio.sleep(random.uniform(0.1, 0.6))
            await asyncio.to_thread(harbour.kill)
            confirmed = [edit for who in crew for edit in who.pad.edits if edit.id not in who.open]
            await asyncio.to_thread(harbour.start)
            assert set(confirmed) <= set(kept(harbour, pad.head.id).edits)
        await asyncio.gather(*writing)
        for who in crew:
            async with who.here():
                await who.until(lambda me: not me.open)
        final = kept(harbour, pad.head.id)
        assert all(set(who.pad.edits) <= set(final.edits) for who in crew)
        assert len(final.edits) == 3 + 3 * 40

    with harbour_of(tmp_path) as harbour:
        asyncio.run(asyncio.wait_for(voyage(harbour), 120))
        assert harbour.troubles() == []


async def scribble(who: Follower, random: Random) -> None:
    """Forty edits, on the line or off it."""
    left = 40
    while left:
        try:
            async with who.here():
                while left:
                    left -= 1
                    await who.write({f"note/{random.random()}": left})
                    await asyncio.sleep(0.06)
        except (OSError, WebSocketException, TimeoutError):
            await asyncio.sleep(0.05)


def test_a_secret_bid_is_sent_again_after_a_restart(tmp_path: Path) -> None:
    """The server kept it nowhere; who bid has it still."""

    async def voyage(harbour: Harbour) -> None:
        async with around(harbour, new_pad(players=2)) as (ada, _):
            await ada.bid(1, 0, 1)
        await asyncio.to_thread(harbour.kill)
        await asyncio.to_thread(harbour.start)
        async with ada.here():
            assert ada.sealed == []
            await ada.bid(1, 0, 1)
            await ada.bid(1, 1, 0)
            await ada.until(lambda me: me.shown == [1])
            assert ada.bids(1) == [1, 0]

    with harbour_of(tmp_path) as harbour:
        asyncio.run(voyage(harbour))
        assert harbour.troubles() == []


# What is refused

EDIT = {"id": "ffffffff-1", "at": NOW, "cell": "1/bid/0", "value": 1, "over": None}


@pytest.mark.parametrize(
    ("edits", "code"),
    [
        ([EDIT, {**EDIT, "value": 2}], "pad_damaged"),
        ([{**EDIT, "cell": "1/bid/0", "value": "1"}], "pad_damaged"),
        ([{**EDIT, "at": -1}], "pad_damaged"),
        ([{**EDIT, "at": 10**40}], "pad_damaged"),
        ([{**EDIT, "id": "x"}], "pad_damaged"),
        ([3], "pad_damaged"),
        ([{**EDIT, "at": 2**52}], "pad_from_the_future"),
        ([], "unreadable_frame"),
        ({}, "unreadable_frame"),
        ([EDIT] * (EDITS + 1), "unreadable_frame"),
    ],
)
def test_edits_that_no_pad_has_are_refused_whole(harbour: Harbour, edits: Any, code: str) -> None:
    """None of the frame is kept, and the line goes on."""

    async def voyage() -> None:
        async with around(harbour, new_pad()) as (ada, bea):
            await ada.send(frame="edits", edits=edits)
            await ada.until(lambda me: me.refusals == [code])
            await bea.write({"1/bid/1": 1})
            await ada.until(lambda me: me.bids(1) == [None, 1, None])
            assert kept(harbour, ada.pad.head.id) == ada.pad

    asyncio.run(voyage())


@pytest.mark.parametrize(("name", "code"), REFUSED[:: len(REFUSED) // 12])
def test_a_name_that_hides_something_is_refused_and_taken_cleaned_from_a_file(
    harbour: Harbour, name: str, code: str
) -> None:
    """Over a line somebody can be told; a whole game is not refused for an old name in it."""
    edit = {**EDIT, "cell": "name/1", "value": name}

    async def voyage() -> None:
        async with around(harbour, new_pad()) as (ada, _):
            await ada.send(frame="edits", edits=[edit])
            await ada.until(lambda me: me.refusals == [code])
            assert kept(harbour, ada.pad.head.id) == ada.pad

    asyncio.run(voyage())
    pad = new_pad()
    with stranger(harbour) as http:
        answer = http.post("/api/pads", json={**plain(pad), "edits": [edit]})
    if len(clean_name(name)) > NAME_LENGTH:
        assert answer.json()["code"] == "pad_damaged"
    else:
        assert kept(harbour, pad.head.id).value("name/1") == (clean_name(name) or None)


def test_a_frame_holds_so_many_edits_of_the_longest_kind() -> None:
    """Whoever sends no cells but ours need not count bytes."""
    edit = {
        "id": "ffffffff-123456789",
        "at": 2**53 - 1,
        "cell": "10/bonus/5/pirate",
        "value": "\U0001f3f4" * 24,
        "over": "ffffffff-123456789",
    }
    frame = {"frame": "edits", "edits": [edit] * EDITS}
    assert len(json.dumps(frame, ensure_ascii=False).encode()) <= LARGEST
    assert MOST == EDITS


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "unreadable_body"),
        (b"\xff\xfe", 400, "unreadable_body"),
        (b"[" * 100_000, 400, "unreadable_body"),
        (b'{"pad": 1e999}', 400, "pad_damaged"),
        (b'{"pad": ' + b"9" * 5000 + b"}", 400, "unreadable_body"),
        (b'{"pad": 2}', 400, "pad_newer"),
        (b" " * (PAD_BODY + 1), 413, "body_size"),
    ],
)
def test_a_file_that_is_none_is_refused(
    harbour: Harbour, body: bytes, status: int, code: str
) -> None:
    """Whatever is sent is answered."""
    with stranger(harbour) as http:
        answer = http.post("/api/pads", content=body, headers=AS_JSON)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_pad_of_other_rules_is_refused(harbour: Harbour) -> None:
    """The number is known, and the game is another one."""
    pad = new_pad()
    share(harbour, pad)
    with stranger(harbour) as http:
        for head in ({"game": "doubloons"}, {"players": 4}):
            answer = http.post("/api/pads", json={**plain(pad), **head})
            assert answer.json()["code"] == "pad_other_game"
    assert kept(harbour, pad.head.id) == pad


def test_sharing_again_and_again_is_slow(harbour: Harbour) -> None:
    """Edits go over the line; a whole file is for the beginning."""
    pad, most = new_pad(), int(Limits().pads.burst)
    with stranger(harbour) as http:
        tried = [http.post("/api/pads", json=plain(pad)).status_code for _ in range(most + 2)]
    assert tried == [200] * most + [429] * 2


def test_a_flood_is_told_to_wait_and_what_was_kept_is_kept(harbour: Harbour) -> None:
    """The line stays, and so does everybody else's."""

    async def voyage() -> None:
        async with around(harbour, new_pad()) as (ada, bea):
            for number in range(80):  # not so many that the line is closed
                await ada.write({"dealer": number % 3})
                ada.open.clear()
            await ada.until(lambda me: "too_fast" in me.refusals)
            await bea.write({"1/bid/1": 1})
            await ada.until(lambda me: me.bids(1)[1] == 1)
            assert set(kept(harbour, ada.pad.head.id).edits) <= {*ada.pad.edits, *bea.pad.edits}

    asyncio.run(voyage())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
ALMOST = st.builds(
    lambda name, frame: {**frame, "frame": name},
    st.sampled_from(["edits", "bid", "reveal", "join", "pad", "secret"]),
    st.dictionaries(st.sampled_from(["edits", "round", "seat", "bid", "protocol"]), JSON),
)
EDITED = st.builds(
    lambda change: {"frame": "edits", "edits": [{**EDIT, **change}]},
    st.dictionaries(st.sampled_from([*EDIT]), JSON, min_size=1),
)
GARBAGE = st.one_of(
    st.text().map(str.encode),
    st.binary(),
    (JSON | ALMOST | EDITED).map(lambda found: json.dumps(found).encode()),
)


@pytest.fixture(scope="module")
def target(harbour: Harbour) -> Pad:
    pad = new_pad()
    share(harbour, pad)
    return pad


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(frames=st.lists(GARBAGE, min_size=1, max_size=8), binary=st.booleans())
def test_no_frame_does_any_harm(
    harbour: Harbour, target: Pad, frames: list[bytes], binary: bool
) -> None:
    """An answer or a clean close to whatever comes, and the pad can still be joined and read."""

    async def voyage() -> None:
        url = harbour.socket_url(f"pads/{target.head.id}")
        async with asyncio.timeout(PATIENCE), connect(url, proxy=None, max_size=None) as socket:
            await socket.send('{"frame":"join"}')
            ids = {edit["id"] for edit in json.loads(await socket.recv())["edits"]}
            assert ids >= {edit.id for edit in target.edits}
            try:
                for frame in frames:
                    await socket.send(frame, text=not binary)
                    await socket.recv()
            except WebSocketException:
                assert socket.close_code in (1003, 1007, 1008, 1009)

    asyncio.run(voyage())
    assert harbour.troubles() == []


# From inside


def afloat(folder: Path, work: Callable[[Quay, list[float]], Awaitable[None]]) -> None:
    """A harbour without a network, and a clock that can be set."""
    clock = [NOW / 1000]

    async def run() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{folder / 'pads.sqlite'}")
        quay = Quay(store, Ways(now=lambda: clock[0]))
        quay.calendar = Calendar(lambda: clock[0], lambda: clock[0])  # time passes, nothing jumps
        await asyncio.wait_for(work(quay, clock), 60)
        quay.close()
        await store.close()

    asyncio.run(run())


def written(pad: Pad, values: Mapping[str, Value], at: int = NOW) -> Pad:
    return Pen(DEVICES[0], lambda: at).write(pad, values)[0]


def test_a_clock_that_is_wrong_by_days_has_not_the_last_word(tmp_path: Path) -> None:
    """A day ahead is a time zone and more; beyond that nobody could ever correct it."""

    async def work(quay: Quay, clock: list[float]) -> None:
        pad = new_pad()
        ahead = written(pad, {"dealer": 1}, NOW + DAY)
        beyond = written(pad, {"dealer": 1}, NOW + DAY + 1)
        with pytest.raises(Refused, match="pad_from_the_future"):
            await quay.pads.share(beyond)
        with pytest.raises(Refused, match="no_such_pad"):
            await quay.pads.room(pad.head.id)
        assert (await quay.pads.share(ahead)).pad == ahead

    afloat(tmp_path, work)


def test_a_pad_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody fills the disk with it, and what it had before stays."""
    monkeypatch.setattr("jollyroger.server.pad_room.EDITS_A_PAD", 5)

    async def work(quay: Quay, clock: list[float]) -> None:
        pad = written(new_pad(), {"1/bid/0": 1, "1/bid/1": 1})
        room = await quay.pads.share(pad)
        line = Line("")
        await room.join(line)
        for more in ([EDIT], [EDIT, *plain(pad)["edits"]]):
            with pytest.raises(Refused, match="pad_full"):
                await room.write(more, line)
        with pytest.raises(Refused, match="pad_full"):
            await quay.pads.share(written(pad, {"dealer": 1}))
        assert (await quay.pads.share(pad)).pad == pad

    afloat(tmp_path, work)


def test_so_many_look_at_one_pad(tmp_path: Path) -> None:
    """And the next one when somebody has left."""

    async def work(quay: Quay, clock: list[float]) -> None:
        room = await quay.pads.share(new_pad())
        lines = [Line("") for _ in range(Limits().watchers)]
        for line in lines:
            await room.join(line)
        with pytest.raises(Refused, match="table_full"):
            await room.join(Line(""))
        room.leave(lines[0])
        await room.join(Line(""))

    afloat(tmp_path, work)


def test_one_address_does_not_fill_a_pad(tmp_path: Path) -> None:
    """Fifty lines of one stranger with the link kept everybody else from it."""

    async def work(quay: Quay, clock: list[float]) -> None:
        room = await quay.pads.share(new_pad())
        for _ in range(Limits().address_watchers):
            await room.join(Line("", "10.0.0.1"))
        with pytest.raises(Refused, match="table_full"):
            await room.join(Line("", "10.0.0.1"))
        await room.join(Line("", "10.0.0.2"))
        await room.join(Line(""))  # a proxy that did not say for whom

    afloat(tmp_path, work)


def test_a_pad_is_written_out_once_for_all_who_join(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finding 22: until it changes. Whoever comes again and again costs the others nothing."""
    written_out: list[Pad] = []

    def counted(pad: Pad) -> dict[str, Any]:
        written_out.append(pad)
        return plain(pad)

    async def work(quay: Quay, clock: list[float]) -> None:
        room = await quay.pads.share(new_pad())
        monkeypatch.setattr("jollyroger.server.pad_room.plain", counted)

        async def joins() -> Any:
            line = Line("")
            await room.join(line)
            room.leave(line)
            return json.loads(await line.next())

        first = [await joins() for _ in range(9)]
        assert (len(written_out), first.count(first[0])) == (1, 9)
        await room.merge(written(room.pad, {"1/bid/0": 1}))
        assert len({json.dumps(await joins()) for _ in range(9)}) == 1
        assert (await joins())["edits"][-1]["cell"] == "1/bid/0"
        await room.seal(Bid(2, 0, 1, KEYS[0]), Line(""))
        assert [(await joins())["secret"] for _ in range(3)] == [[{"round": 2, "seats": [0]}]] * 3
        await room.reveal(2)
        assert (await joins())["edits"][-1]["cell"] == "2/bid/0"
        assert (await joins())["secret"] == []
        assert len(written_out) == 4

    afloat(tmp_path, work)


def counting_orders(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many edits there were, each time that edits are put in order from now on."""
    ordered: list[int] = []

    def counted(head: Head, edits: Iterable[Edit]) -> Pad:
        pad = gathered(head, edits)
        ordered.append(len(pad.edits))
        return pad

    for module in [each for name, each in sys.modules.items() if name.startswith("jollyroger")]:
        if getattr(module, "gathered", None) is gathered:
            monkeypatch.setattr(module, "gathered", counted)
    return ordered


def test_no_edit_puts_a_whole_pad_in_order_while_a_secret_bid_lies_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve long pads with a secret bid each made everybody's moves five times slower."""

    async def work(quay: Quay, clock: list[float]) -> None:
        room = await quay.pads.share(written(new_pad(), {f"{n}/bid/0": 1 for n in range(2, 9)}))
        line = Line("")
        await room.join(line)
        await room.seal(Bid(1, 0, 1, KEYS[0]), line)
        ordered = counting_orders(monkeypatch)
        for number in range(1, 20):
            edit = {**EDIT, "id": f"eeeeeeee-{number}", "cell": "dealer", "at": NOW + number}
            await room.write([edit, {**edit, "id": f"ffffffff-{number}"}], line)
            await room.write([edit], line)
        assert max(ordered) == 2  # those of a frame
        await room.write([{**EDIT, "cell": "1/bid/0", "at": NOW + 99}], line)
        assert room._told == []
        assert room.pad.value("dealer") == 1

    afloat(tmp_path, work)


def test_secret_bids_are_shown_without_putting_a_whole_pad_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in vain: at a full pad 300 frames a second held up every table."""

    async def work(quay: Quay, clock: list[float]) -> None:
        pad = written(new_pad(), {f"{n}/bid/0": 1 for n in range(2, 9)})
        room = await quay.pads.share(written(pad, {"2/bid/0": None}))
        ordered, line = counting_orders(monkeypatch), Line("")
        for seat in range(room.head.players):
            await room.seal(Bid(2, seat, 1, KEYS[0]), line)
        assert room._told == []
        monkeypatch.setattr("jollyroger.server.pad_room.EDITS_A_PAD", room.seq)
        await room.seal(Bid(1, 0, 1, KEYS[0]), line)
        with pytest.raises(Refused, match="pad_full"):
            await room.reveal(1)
        assert ordered == []
        shown = [edit for edit in room.pad.edits if edit.cell.startswith("2/bid")]
        assert [edit.value for edit in shown] == [1, None, *[1] * room.head.players]
        assert shown[2].over == shown[1].id
        assert conflicts(room.pad) == ()

    afloat(tmp_path, work)


def test_nobody_uses_up_the_numbers_that_the_server_writes_under(tmp_path: Path) -> None:
    """The next secret bids got an id that no pad has, and the pad never woke again."""

    async def work(quay: Quay, clock: list[float]) -> None:
        room, line = await quay.pads.share(new_pad()), Line("")
        await room.seal(Bid(1, 0, 1, KEYS[0]), line)
        await room.reveal(1)
        device, _, _ = room.pad.edits[-1].id.partition("-")
        await room.write([{**EDIT, "id": f"{device}-999999999"}], line)
        await room.seal(Bid(2, 0, 1, KEYS[0]), line)
        await room.reveal(2)
        quay.rest()
        again = await quay.pads.room(room.id)
        assert again is not room
        assert again.pad.value("2/bid/0") == 1

    afloat(tmp_path, work)


@pytest.mark.parametrize("id", ["", "x", "\0", "0123456789ABCDEF", "0" * 17, "0" * 7900])
def test_what_is_no_id_is_not_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    """Nothing is asked of the store, and nothing is kept."""
    asked: list[str] = []

    async def work(quay: Quay, clock: list[float]) -> None:
        monkeypatch.setattr(Store, "find", lambda _, id_: asked.append(id_))
        with pytest.raises(Refused, match="no_such_pad"):
            await quay.pads.room(id)
        assert (asked, quay.pads.rooms) == ([], {})

    afloat(tmp_path, work)


def test_a_server_without_a_free_code_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tries a while, and does not hold up everybody else for ever."""
    monkeypatch.setattr("jollyroger.server.pads.spoken_code", lambda: "BABABA")

    async def work(quay: Quay, clock: list[float]) -> None:
        first = await quay.pads.share(new_pad())
        with pytest.raises(Refused, match="no_code_left"):
            await asyncio.wait_for(quay.pads.share(new_pad()), 20)
        assert (await quay.pads.share(first.pad)).code == "BABABA"

    afloat(tmp_path, work)


def test_a_pad_with_an_old_name_that_hides_something_wakes(tmp_path: Path) -> None:
    """It was kept before we looked at names; everybody reads it cleaned."""

    async def work(quay: Quay, clock: list[float]) -> None:
        pad = new_pad()
        await quay.pads.share(pad)
        old = json.dumps({**EDIT, "cell": "name/0", "value": "An\u202ene\u3164", "at": NOW + 9})
        await quay.store.append(pad.head.id, len(pad.edits) + 1, [old], NOW / 1000)
        quay.pads.rest()
        assert (await quay.pads.room(pad.head.id)).pad.value("name/0") == "Anne"

    afloat(tmp_path, work)


def test_figures_count_pads_and_their_lines(tmp_path: Path) -> None:
    """No names, no ids."""

    async def work(quay: Quay, clock: list[float]) -> None:
        room = await quay.pads.share(new_pad())
        await room.join(Line(""))
        told = exposition(quay)
        assert "jollyroger_pads 1\n" in told
        assert "jollyroger_lines 1\n" in told
        assert not [secret for secret in ("Anne", room.id, room.code) if secret in told]

    afloat(tmp_path, work)


def test_a_pad_sleeps_when_nobody_looks_and_wakes_as_it_was(tmp_path: Path) -> None:
    """The log is all it needs."""

    async def work(quay: Quay, clock: list[float]) -> None:
        pad = written(new_pad(), {"1/bid/0": 1})
        room = await quay.pads.share(pad)
        line = Line("")
        await room.join(line)
        quay.rest()
        assert await quay.pads.room(room.id) is room
        room.leave(line)
        quay.rest()
        again = await quay.pads.room(room.id)
        assert again is not room
        assert (again.pad, again.seq, again.code) == (pad, room.seq, room.code)

    afloat(tmp_path, work)


def test_a_pad_is_cleared_away_when_nobody_wrote_on_it_for_long(tmp_path: Path) -> None:
    """Sixty days after the last edit, not after the first; an abandoned table goes long before."""

    async def work(quay: Quay, clock: list[float]) -> None:
        room = await quay.pads.share(new_pad())
        table = await quay.open(Settings("dice", 3), "guest", "Anne")
        clock[0] += FINISHED - 1
        assert await quay.clear() == [table.id]
        await room.merge(written(room.pad, {"dealer": 1}))
        clock[0] += FINISHED - 1
        assert await quay.clear() == []
        line = Line("")
        await room.join(line)
        clock[0] += 2
        assert await quay.clear() == []  # somebody looks at it
        room.leave(line)
        assert await quay.clear() == [room.id]
        with pytest.raises(Refused, match="no_such_pad"):
            await quay.pads.room(room.id)
        assert (await quay.pads.share(room.pad)).pad == room.pad

    afloat(tmp_path, work)


def test_a_pad_that_lost_its_place_cuts_its_lines_and_reads_its_log_again(tmp_path: Path) -> None:
    """Another writer was first: whoever comes back finds what both have written."""

    async def work(quay: Quay, clock: list[float]) -> None:
        room = await quay.pads.share(new_pad())
        line = Line("")
        await room.join(line)
        theirs = json.dumps(EDIT)
        await quay.store.append(room.id, room.seq + 1, [theirs], clock[0])
        mine = written(room.pad, {"dealer": 1})
        with pytest.raises(Trouble):
            await room.merge(mine)
        assert line.cut.is_set()
        again = await quay.pads.share(mine)
        assert again is not room
        assert (again.pad.value("1/bid/0"), again.pad.value("dealer")) == (1, 1)

    afloat(tmp_path, work)


def test_who_goes_away_while_writing_does_not_stop_it(tmp_path: Path) -> None:
    """What has begun is finished, and the log and the pad stay of one mind."""

    async def work(quay: Quay, clock: list[float]) -> None:
        room = await quay.pads.share(new_pad())
        line = Line("")
        await room.join(line)
        task = asyncio.ensure_future(room.write([EDIT], line))
        await asyncio.sleep(0)
        task.cancel()
        await room.seal(Bid(2, 0, 1), line)
        assert room.pad.value("1/bid/0") == 1
        assert len(await quay.store.read(room.id)) == room.seq == 4

    afloat(tmp_path, work)
