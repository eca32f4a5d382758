"""A shared pad is written out beside the event loop while people write on it."""

import asyncio
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Event

import pytest

from jollyroger.pad.pad import Edit, Head, Pad, gathered
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
