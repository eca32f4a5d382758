"""What a shared pad does not take."""

import asyncio
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from jollyroger.pad.file import plain
from jollyroger.pad.pad import Pad
from jollyroger.rules.characters import NAME_LENGTH, clean_name
from jollyroger.server.limits import PAD_BODY, Limits
from jollyroger.wire.pads import EDITS, LARGEST
from server.followers import MOST, kept, new_pad, share, stranger
from server.harbour_of import PATIENCE, Harbour
from server.pad_around import EDIT, around
from table.spellings import REFUSED
from waiting import run_in_time

AS_JSON = {"content-type": "application/json"}


# What is refused


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

    run_in_time(voyage())


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

    run_in_time(voyage())
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

    run_in_time(voyage())


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

    run_in_time(voyage())
    assert harbour.troubles() == []
