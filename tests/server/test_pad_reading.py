"""Pads are read and written out beside the event loop while people write on them."""

import asyncio
import pickle
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Event

import pytest

from jollyroger.pad.file import plain
from jollyroger.pad.pad import Edit, Head, Pad, gathered
from jollyroger.rules.refused import Refused
from jollyroger.server.lines import Line
from server.followers import NOW, new_pad
from server.harbour_of import PATIENCE
from server.in_process import Moored, afloat

EDIT = {"id": "ffffffff-1", "at": NOW, "cell": "1/bid/0", "value": 1, "over": None}


async def read(here: Moored, id: str) -> str:
    async with here.http() as http:
        answer = await http.get(f"/api/pads/{id}")
    assert answer.is_success
    return answer.text


def test_what_a_thread_writes_out_nobody_changes_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One answer in 277 was a 500: an edit came in while another thread read the edits."""
    begun, goes_on = Event(), Event()

    def slowly(head: Head, edits: Iterable[Edit]) -> Pad:
        def one_by_one() -> Iterator[Edit]:
            for edit in edits:
                begun.set()
                assert goes_on.wait(PATIENCE)
                yield edit

        return gathered(head, one_by_one())

    async def work(here: Moored) -> None:
        room = await here.harbour.pads.share(new_pad())
        line = Line("")
        await room.join(line)
        await room.write([EDIT], line)
        monkeypatch.setattr("jollyroger.server.pad_room.gathered", slowly)
        asked = asyncio.ensure_future(read(here, room.id))
        await asyncio.to_thread(begun.wait, PATIENCE)
        await room.write([{**EDIT, "id": "eeeeeeee-9", "cell": "dealer"}], line)
        goes_on.set()
        first = await asked
        assert "ffffffff-1" in first
        assert "eeeeeeee-9" not in first
        assert "eeeeeeee-9" in await read(here, room.id)  # and what was written out is not kept

    afloat(tmp_path, work)


def test_a_pad_is_read_by_a_worker_and_not_by_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every name is looked at letter by letter: in a thread, 5,000 held up all tables."""
    monkeypatch.setattr("jollyroger.pad.file.clean_name", unasked)
    monkeypatch.setattr("jollyroger.pad.cells.clean_name", unasked)
    named = Edit("ffffffff-2", NOW, "name/0", "Zoë", None)
    pad = gathered(new_pad().head, [named])

    async def work(here: Moored) -> None:
        async with here.http() as http:
            assert (await http.post("/api/pads", json=plain(pad))).is_success
            here.harbour.pads.rest()
            assert (await http.get(f"/api/pads/{pad.head.id}")).json()["edits"][0]["value"] == "Zoë"
            damaged = {**plain(pad), "edits": [{**named._asdict(), "value": "\u0000"}]}
            refused = await http.post("/api/pads", json={**damaged, "players": 99})
            assert (refused.status_code, refused.json()["code"]) == (400, "pad_damaged")

    afloat(tmp_path, work)


def unasked(text: str) -> str:
    raise AssertionError(text)


def test_a_refusal_travels_between_processes() -> None:
    refused = Refused("pad_damaged", "SK1", edit=3)
    copy = pickle.loads(pickle.dumps(refused))
    assert (copy.code, copy.rule, copy.facts) == ("pad_damaged", "SK1", {"edit": 3})
