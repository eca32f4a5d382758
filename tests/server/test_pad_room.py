"""A pad's room from inside: its limits, its sleep, what it writes."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from jollyroger.pad.cells import Value
from jollyroger.pad.file import plain
from jollyroger.pad.pad import Edit, Head, Pad, conflicts, gathered
from jollyroger.pad.pen import Pen
from jollyroger.rules.refused import Refused
from jollyroger.server.calendar import Calendar
from jollyroger.server.harbour import FINISHED
from jollyroger.server.harbour import Harbour as Quay
from jollyroger.server.limits import Limits
from jollyroger.server.lines import Line
from jollyroger.server.metrics import exposition
from jollyroger.server.pads import Pads
from jollyroger.server.ways import Ways
from jollyroger.store import Store, Trouble
from jollyroger.table.settings import Settings
from jollyroger.wire.pads import Bid
from server.followers import NOW, new_pad
from server.pad_around import DEVICES, EDIT, KEYS

DAY = 86_400_000


def afloat(
    folder: Path,
    work: Callable[[Quay, list[float]], Awaitable[None]],
    limits: Limits | None = None,
    **ways: Any,
) -> None:
    """A harbour without a network, and a clock that can be set."""
    clock = [NOW / 1000]

    async def run() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{folder / 'pads.sqlite'}")
        quay = Quay(store, Ways(now=lambda: clock[0], **ways), limits)
        quay.calendar = Calendar(lambda: clock[0], lambda: clock[0])  # time passes, nothing jumps
        await asyncio.wait_for(work(quay, clock), 60)
        quay.close()
        await store.close()

    asyncio.run(run())


def written(pad: Pad, values: Mapping[str, Value], at: int = NOW) -> Pad:
    return Pen(DEVICES[0], lambda: at).write(pad, values)[0]


# From inside


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


def test_a_pad_has_an_end(tmp_path: Path) -> None:
    """Nobody fills the disk with it, and what it had before stays."""

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

    afloat(tmp_path, work, Limits(pad_edits=5))


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


def test_a_pad_is_written_out_once_for_all_who_join(tmp_path: Path) -> None:
    """Finding 22: until it changes. Whoever comes again and again costs the others nothing."""
    texts: list[str] = []

    async def work(quay: Quay, clock: list[float]) -> None:
        room = await quay.pads.share(new_pad())

        async def joins() -> Any:
            line = Line("")
            await room.join(line)
            room.leave(line)
            texts.append(await line.next())
            return json.loads(texts[-1])

        first = [await joins() for _ in range(9)]
        assert (len({*map(id, texts)}), first.count(first[0])) == (1, 9)
        await room.merge(written(room.pad, {"1/bid/0": 1}))
        assert len({json.dumps(await joins()) for _ in range(9)}) == 1
        assert (await joins())["edits"][-1]["cell"] == "1/bid/0"
        await room.seal(Bid(2, 0, 1, KEYS[0]), Line(""))
        assert [(await joins())["secret"] for _ in range(3)] == [[{"round": 2, "seats": [0]}]] * 3
        await room.reveal(2)
        assert (await joins())["edits"][-1]["cell"] == "2/bid/0"
        assert (await joins())["secret"] == []
        assert len({*map(id, texts)}) == 4  # one and the same text, not an equal one

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
    pad = written(written(new_pad(), {f"{n}/bid/0": 1 for n in range(2, 9)}), {"2/bid/0": None})
    full = len(pad.edits) + pad.head.players

    async def work(quay: Quay, clock: list[float]) -> None:
        room = await quay.pads.share(pad)
        ordered, line = counting_orders(monkeypatch), Line("")
        for seat in range(room.head.players):
            await room.seal(Bid(2, seat, 1, KEYS[0]), line)
        assert room._told == []
        assert room.seq == full
        await room.seal(Bid(1, 0, 1, KEYS[0]), line)
        with pytest.raises(Refused, match="pad_full"):
            await room.reveal(1)
        assert ordered == []
        shown = [edit for edit in room.pad.edits if edit.cell.startswith("2/bid")]
        assert [edit.value for edit in shown] == [1, None, *[1] * room.head.players]
        assert shown[2].over == shown[1].id
        assert conflicts(room.pad) == ()

    afloat(tmp_path, work, Limits(pad_edits=full))


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
def test_what_is_no_id_is_not_looked_for(id: str) -> None:
    """Nothing is asked of the store, for there is none, and nothing is kept."""
    pads = Pads(cast(Store, None), Ways())
    with pytest.raises(Refused, match="no_such_pad"):
        asyncio.run(pads.room(id))
    assert pads.rooms == {}


def test_a_server_without_a_free_code_says_so(tmp_path: Path) -> None:
    """It tries a while, and does not hold up everybody else for ever."""

    async def work(quay: Quay, clock: list[float]) -> None:
        first = await quay.pads.share(new_pad())
        with pytest.raises(Refused, match="no_code_left"):
            await asyncio.wait_for(quay.pads.share(new_pad()), 20)
        with pytest.raises(Refused, match="no_code_left"):
            await asyncio.wait_for(quay.open(Settings("dice", 3), "guest", "Anne"), 20)
        assert (await quay.pads.share(first.pad)).code == "BABABA"

    afloat(tmp_path, work, code=lambda: "BABABA")


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
        assert not [
            secret for secret in ("Anne", room.id, room.code or "") if secret and secret in told
        ]

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
