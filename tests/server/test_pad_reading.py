"""Pads are read and written out beside the event loop while people write on them."""

import asyncio
import os
import pickle
from pathlib import Path

from jollyroger.pad.file import plain
from jollyroger.pad.pad import Edit, gathered
from jollyroger.rules.refused import Refused
from jollyroger.server.lines import Line
from jollyroger.server.thinking import Pool, Thinking
from jollyroger.server.ways import Ways
from server.followers import NOW, new_pad
from server.in_process import Moored, afloat
from server.virtual import Hands
from waiting import until

EDIT = {"id": "ffffffff-1", "at": NOW, "cell": "1/bid/0", "value": 1, "over": None}


async def read(here: Moored, id: str) -> str:
    async with here.http() as http:
        answer = await http.get(f"/api/pads/{id}")
    assert answer.is_success
    return answer.text


def test_what_a_thread_writes_out_nobody_changes_meanwhile(tmp_path: Path) -> None:
    """One answer in 277 was a 500: an edit came in while another thread read the edits."""
    hands, thinking = Hands(), Thinking()
    thinking.readings = Pool(lambda: hands)

    async def work(here: Moored) -> None:
        room = await here.harbour.pads.share(new_pad())
        line = Line("")
        await room.join(line)
        await room.write([EDIT], line)
        asked = asyncio.ensure_future(read(here, room.id))
        await until(lambda: hands.jobs)
        await room.write([{**EDIT, "id": "eeeeeeee-9", "cell": "dealer"}], line)
        hands.finish()
        first = await asked
        assert "ffffffff-1" in first
        assert "eeeeeeee-9" not in first
        again = asyncio.ensure_future(read(here, room.id))
        await until(lambda: hands.jobs)  # what was written out is not kept
        hands.finish()
        assert "eeeeeeee-9" in await again

    afloat(tmp_path, work, Ways(thinking=thinking))


def test_a_pad_is_read_by_a_worker_and_not_by_the_server(tmp_path: Path) -> None:
    """Every name is looked at letter by letter: in a thread, 5,000 held up all tables."""
    named = Edit("ffffffff-2", NOW, "name/0", "Zoë", None)
    pad = gathered(new_pad().head, [named])

    async def work(here: Moored) -> None:
        elsewhere = await here.harbour.ways.thinking.pads.do("anne", os.getpid)
        assert elsewhere != os.getpid()
        async with here.http() as http:
            assert (await http.post("/api/pads", json=plain(pad))).is_success
            here.harbour.pads.rest()
            assert (await http.get(f"/api/pads/{pad.head.id}")).json()["edits"][0]["value"] == "Zoë"
            damaged = {**plain(pad), "edits": [{**named._asdict(), "value": "\u0000"}]}
            refused = await http.post("/api/pads", json={**damaged, "players": 99})
            assert (refused.status_code, refused.json()["code"]) == (400, "pad_damaged")

    afloat(tmp_path, work)


def test_the_server_believes_what_its_worker_has_read(tmp_path: Path) -> None:
    """It looks at nothing itself: neither at what was sent nor at the lines of a log."""
    hands, thinking = Hands(), Thinking()
    thinking.pads, pad = Pool(lambda: hands), new_pad()
    hands.instead = lambda *given: pad

    async def work(here: Moored) -> None:
        async with here.http() as http:
            kind = {"content-type": "application/json"}
            sent = http.post("/api/pads", content=b"nothing of the sort", headers=kind)
            sending = asyncio.ensure_future(sent)
            for given in (("nothing of the sort",), None):  # then its log, when it wakes
                await until(lambda: hands.jobs)
                assert given in (None, hands.began[-1])
                hands.finish()
            assert (await sending).json()["id"] == pad.head.id

    afloat(tmp_path, work, Ways(thinking=thinking))


def test_a_refusal_travels_between_processes() -> None:
    refused = Refused("pad_damaged", "SK1", edit=3)
    copy = pickle.loads(pickle.dumps(refused))
    assert (copy.code, copy.rule, copy.facts) == ("pad_damaged", "SK1", {"edit": 3})
