"""Nothing grows without bound: logs, what is asked for of them, ids nobody has, codes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, cast, get_args

import pytest
from starlette.websockets import WebSocketDisconnect

from jollyroger.rules.refused import Refused
from jollyroger.server import sockets
from jollyroger.server.berth import Berth
from jollyroger.server.gate import Gate
from jollyroger.server.harbour import Harbour
from jollyroger.server.limits import Limits, Rate
from jollyroger.server.lines import Line
from jollyroger.server.ways import Ways
from jollyroger.store import Store, Taken
from jollyroger.table.acts import Act, Pledge, Reveal, Sit, Speak
from jollyroger.table.events import Spoke
from jollyroger.table.settings import Settings
from jollyroger.table.state import Stage
from jollyroger.wire.frames import Events, Here, View, read_down
from jollyroger.wire.frames import Refused as No
from server.followers import new_pad
from server.harbour_of import PATIENCE
from server.test_rooms import ANNE, BART, played_out
from waiting import until

Work = Callable[[Harbour], Awaitable[None]]
OPENED = 2  # entries of a table that was just opened
FIELDS: dict[str, Any] = {
    "seat": 1,
    "name": "Bart",
    "on": True,
    "text": "ahoy",
    "phrase": "ahoy",
    "bot": "heuristic",
    "settings": Settings("skull_king", 3),
    "game": "dice",
}


@asynccontextmanager
async def afloat(folder: Path, limits: Limits | None = None, **ways: Any) -> AsyncIterator[Harbour]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'bounds.sqlite'}")
    quay = Harbour(store, Ways(**{"grace": 1e6, "deal_wait": 1e6, **ways}), limits)
    try:
        yield quay
    finally:
        quay.close()
        await store.close()


def aboard(folder: Path, work: Work, limits: Limits | None = None, **ways: Any) -> None:
    async def run() -> None:
        async with afloat(folder, limits, **ways) as quay:
            await asyncio.wait_for(work(quay), PATIENCE)

    asyncio.run(run())


# Logs


def made(kind: Any) -> Act:
    """One of each kind of act, with whatever it asks for."""
    act: Act = kind(**{name: FIELDS[name] for name in kind.__match_args__ if name in FIELDS})
    return act


@pytest.mark.parametrize(
    "kind",
    [each for each in get_args(Act) if each not in (Pledge, Reveal)],
    ids=lambda k: k.__name__,
)
def test_every_act_that_is_no_move_is_refused_when_the_log_is_full(
    tmp_path: Path, kind: Any
) -> None:
    """Finding 3: `chat`, `arrange`, `hush`, `sit` and `leave` went on for ever."""

    async def work(quay: Harbour) -> None:
        room = await quay.open(Settings("skull_king", 3), ANNE, "Anne")
        assert room.seq == OPENED
        for actor in (ANNE, BART):
            with pytest.raises(Refused, match="log_full"):
                await room.take(actor, made(kind))
        assert room.seq == OPENED

    aboard(tmp_path, work, Limits(log=OPENED))


def test_a_game_whose_log_is_full_is_played_to_its_end(tmp_path: Path) -> None:
    """Finding 3: moves, deals and bots go on past the bound, and nothing else does."""

    async def work(quay: Harbour) -> None:
        room = await quay.open(Settings("dice", 3), ANNE, "Anne")
        await played_out(room, Random(1))
        assert room.table.state.stage is Stage.OVER
        with pytest.raises(Refused, match="log_full"):
            await room.take(ANNE, Speak("ahoy"))

    aboard(tmp_path, work, Limits(log=OPENED + 1))


# Ids


@pytest.mark.parametrize(
    "id",
    [
        *("", "x", "../../etc", "0" * 15, "0" * 17, "G" * 16, "ABCDEF0123456789", "0" * 7_900),
        *("\u0660" * 16, "0" * 15 + "\n", "0" * 16 + "\n", "\0" * 16, "0" * 60_000),
    ],
    ids=range(13),
)
def test_what_is_no_id_never_reaches_the_store(id: str) -> None:
    """Finding 5: there is no store here that could be asked, and nothing is kept."""

    async def work() -> None:
        quay = Harbour(cast(Store, None), Ways())
        for _ in range(3):
            with pytest.raises(Refused, match="no_such_table"):
                await quay.room(id)
            with pytest.raises(Refused, match="no_such_pad"):
                await quay.pads.room(id)
        assert not quay._waking
        assert not quay.rooms
        assert not quay.pads.rooms
        quay.close()

    asyncio.run(work())


@pytest.mark.parametrize("guest", [ANNE, BART])
def test_what_no_game_waits_for_comes_only_so_often(guest: str) -> None:
    """One address could fill a gigabyte an hour with talk, and as much of the disk."""
    limits = Limits(acts=Rate(3, 1), address_acts=Rate(4, 1))
    gate = Gate(Berth("http://here"), limits, lambda: 0.0)
    pace, others = gate.pace(guest, "10.0.0.1"), gate.pace("mary", "10.0.0.1")
    for _ in range(3):
        pace.count(Speak("ahoy"))
    for again in (pace, gate.pace(guest, "10.0.0.9")):  # another line of theirs
        with pytest.raises(Refused, match="too_fast"):
            again.count(Sit(0, "Anne"))
    for act in (Pledge(""), Reveal(""), None):  # None: a move, a hint or a beat
        pace.count(act)
    others.count(Speak("ahoy"))
    with pytest.raises(Refused, match="too_fast"):
        others.count(Speak("ahoy"))
    gate.pace("mary", "10.0.0.2").count(Speak("ahoy"))


def test_a_line_that_talks_too_much_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    """What is refused stands in no log."""
    said = [f'{{"frame":"move","id":"{n}","act":{{"act":"speak","phrase":"ahoy"}}}}' for n in "12"]
    frames = iter([*said, '{"frame":"beat"}'])

    class Socket:
        async def receive(self) -> dict[str, str]:
            text = next(frames, None)
            return {"type": f"websocket.{'receive' if text else 'disconnect'}", "text": text or ""}

    async def work(quay: Harbour) -> None:
        room = await quay.open(Settings("skull_king", 3), ANNE, "Anne")
        gate = Gate(Berth("http://here"), Limits(acts=Rate(1, 1)), lambda: 0.0)
        before, line = room.seq, Line(ANNE)
        await room.join(line, None)
        with pytest.raises(WebSocketDisconnect):
            await sockets._hear(Socket(), room, line, gate.pace(ANNE))  # type: ignore[arg-type]
        told = [read_down(await line.next()) for _ in range(4)]
        assert [type(each) for each in told] == [View, Events, No, Here]
        assert isinstance(told[2], No)
        assert (told[2].code, told[2].id, room.seq) == ("too_fast", "2", before + 1)

    aboard(tmp_path, work)


# Coming back


@pytest.mark.parametrize("behind", [500, 501])
def test_a_long_gap_is_not_told_entry_by_entry(tmp_path: Path, behind: int) -> None:
    """A full log of talk was 8 MB and 0.1 s for everybody, as often as anybody joined."""

    async def work(quay: Harbour) -> None:
        room = await quay.open(Settings("skull_king", 3), ANNE, "Anne")
        room.table.commit([Spoke(0, "ahoy")] * 600)
        line = Line("watcher-1")
        last = len(room.table.log)
        await room.join(line, last - behind)
        told = read_down(await line.next())
        assert isinstance(told, Events if behind == 500 else View)
        assert told.seq == last

    aboard(tmp_path, work)


# Watchers


def test_fifty_watchers_do_not_keep_the_owner_of_a_seat_out(tmp_path: Path) -> None:
    """Finding 9: watchers are counted apart, also when the owner comes with another tab."""

    async def work(quay: Harbour) -> None:
        room = await quay.open(Settings("skull_king", 3), ANNE, "Anne")
        most = quay.limits.watchers
        for number in range(most):
            await room.join(Line(f"watcher-{number}"), None)
        with pytest.raises(Refused, match="table_full"):
            await room.join(Line("watcher-late"), None)
        for _ in range(3):
            await room.join(Line(ANNE), None)
        assert len(room.lines) == most + 3

    aboard(tmp_path, work)


# Codes


class Crowded(Store):
    """Every code is somebody's."""

    tries = 0

    async def create(self, *given: Any, **named: Any) -> None:
        self.tries += 1
        if self.tries > 1_000:
            raise AssertionError("it goes on for ever")
        raise Taken("a code")


@pytest.mark.parametrize("pad", [False, True])
def test_a_harbour_without_a_free_code_says_so(tmp_path: Path, pad: bool) -> None:
    """Finding 12: it looped for ever, also after the asker was gone."""

    async def run() -> None:
        store = await Crowded.open(f"sqlite+aiosqlite:///{tmp_path / 'crowded.sqlite'}")
        quay = Harbour(store, Ways())
        try:
            asked: Any = quay.open(Settings("dice", 3), ANNE, "Anne")
            if pad:
                asked.close()
                asked = quay.pads.share(new_pad())
            with pytest.raises(Refused, match="no_code_left"):
                await asked
            assert isinstance(store, Crowded)
            assert store.tries == 64
            assert not quay.rooms
        finally:
            quay.close()
            await store.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_code_leads_nowhere_when_its_game_is_over(tmp_path: Path) -> None:
    """Finding 12: the link and the record stay, and the code is free for another table."""

    async def work(quay: Harbour) -> None:
        room = await quay.open(Settings("dice", 3), ANNE, "Anne")
        code = room.code
        assert code
        assert (await quay.by_code(code)).id == room.id
        await room.take(BART, Sit(1, "Bart"))
        await played_out(room, Random(1), (ANNE, BART))
        await until(lambda: not room.tasks.running)
        with pytest.raises(Refused, match="no_such_code"):
            await quay.by_code(code)
        assert room.code is None
        quay.rest()
        assert (await quay.room(room.id)).code is None
        await quay.store.create("f" * 16, code, "{}", False, 0.0)
        assert (await quay.by_code(code)).id == "f" * 16

    aboard(tmp_path, work)
