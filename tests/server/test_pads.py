"""Shared score pads: everybody follows, secrets stay secret, and nothing that was kept is lost."""

import asyncio
import json
from itertools import count
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from jollyroger.pad.file import plain
from jollyroger.pad.pad import Edit, Pad, conflicts, gathered, merge
from jollyroger.pad.pen import Pen
from server.followers import NOW, Follower, kept, new_pad, share, stranger
from server.harbour_of import PATIENCE, Harbour, harbour_of, opened, regular
from server.pad_around import DEVICES, around
from waiting import run_in_time, until

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
    table = run_in_time(opened(harbour, regular(harbour, "Ada"), game="dice", players=3, open=True))
    with stranger(harbour) as http:
        code = http.get(f"/api/tables/{table}").json()["code"]
        assert http.post("/api/codes", json={"code": code}).json() == {"id": table}
        assert pad.head.id not in http.get("/api/tables").text
        for path in (f"/api/tables/{pad.head.id}", f"/api/tables/{pad.head.id}/log"):
            assert http.get(path).json()["code"] == "no_such_table"
        assert http.get(f"/api/pads/{table}").json()["code"] == "no_such_pad"
        answer = http.post("/api/pads", json={**plain(pad), "id": table})
        assert (answer.status_code, answer.json()["code"]) == (400, "pad_other_pad")
    assert run_in_time(answered(harbour, pad.head.id, '{"frame":"join","protocol":1}')) == (
        "no_such_table",
        1008,
    )
    assert run_in_time(answered(harbour, f"pads/{table}", '{"frame":"join"}')) == (
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
        ('{"frame":"join","protocol":3}', "reload"),
        ('{"frame":"reveal","round":1}', "join_first"),
        ('{"frame":"join"}', "no_such_pad"),
        ("{}", "unreadable_frame"),
    ],
)
def test_who_does_not_join_properly_is_told_why(harbour: Harbour, first: str, code: str) -> None:
    """One refusal, and a close that says it was our policy."""
    assert run_in_time(answered(harbour, "pads/0123456789abcdef", first)) == (code, 1008)


def test_a_page_of_another_site_is_kept_out(harbour: Harbour) -> None:
    """As at a table: the gate is the same."""

    async def voyage() -> None:
        url = harbour.socket_url("pads/0123456789abcdef")
        async with connect(url, origin=Origin(harbour.url), proxy=None):
            pass
        with pytest.raises(InvalidStatus):
            await connect(url, origin=Origin("http://evil.example"), proxy=None)

    run_in_time(voyage())


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

    run_in_time(voyage())


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

    run_in_time(voyage())


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
            enough = edits_of(crew) + random.randint(3, 15)
            await until(lambda enough=enough: edits_of(crew) >= enough)  # type: ignore[misc]
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


def edits_of(crew: list[Follower]) -> int:
    return sum(len(who.pad.edits) for who in crew)


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
        run_in_time(voyage(harbour))
        assert harbour.troubles() == []
