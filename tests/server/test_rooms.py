"""Rooms from inside: rematches, sleeping and waking, figures, and what is logged."""

import asyncio
import hashlib
import io
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from jollyroger.rules.refused import Refused
from jollyroger.rules.state import Phase
from jollyroger.server.codes import spoken_code
from jollyroger.server.harbour import Harbour
from jollyroger.server.limits import Limits
from jollyroger.server.lines import Line
from jollyroger.server.logs import structured
from jollyroger.server.metrics import exposition
from jollyroger.server.rooms import Room
from jollyroger.server.ways import Ways
from jollyroger.store import Store
from jollyroger.table.acts import (
    Chat,
    Extend,
    Hush,
    Leave,
    Pledge,
    Rematch,
    Remove,
    Reveal,
    Sit,
    Speak,
    Start,
    Undo,
)
from jollyroger.table.dealing import awaited
from jollyroger.table.events import Sat
from jollyroger.table.log_lines import write_log
from jollyroger.table.settings import Settings
from jollyroger.table.state import Stage
from server.in_process import bots_move
from waiting import until

ANNE = "anne-guest-id"
BART = "bart-guest-id"
NONCE = b"n" * 32


@asynccontextmanager
async def harbour(folder: Path, limits: Limits | None = None) -> AsyncIterator[Harbour]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'rooms.sqlite'}")
    quay = Harbour(store, Ways(grace=1e6, deal_wait=1e6), limits)
    yield quay
    quay.close()
    await store.close()


def afloat(
    folder: Path, work: Callable[[Harbour], Awaitable[None]], limits: Limits | None = None
) -> None:
    async def run() -> None:
        async with harbour(folder, limits) as quay:
            await asyncio.wait_for(work(quay), 60)

    asyncio.run(run())


async def played_out(room: Room, rng: Random, crew: tuple[str, ...] = (ANNE,)) -> None:
    """The crew plays whatever it may, and gives a number to every deal, until the game is over."""
    await room.take(ANNE, Start())
    while room.table.state.stage is not Stage.OVER:
        state = room.table.state
        assert state.play is not None
        if state.play.phase is Phase.DEAL and state.next_deal:
            waited = crew[awaited(state, state.next_deal)[0]]
            if state.next_deal.revealing:
                await room.take(waited, Reveal(NONCE.hex()))
            else:
                silent = next(g for s, g in enumerate(crew) if not state.next_deal.pledges[s])
                await room.take(silent, _pledge())
        elif people := [seat for seat in room.table.due() if seat < len(crew)]:
            await room.take(crew[people[0]], rng.choice(room.table.may(people[0])))
        else:
            await bots_move(room)


def _pledge() -> Pledge:
    return Pledge(hashlib.sha256(NONCE).hexdigest())


def test_a_rematch_opens_the_next_table_with_the_same_crew(tmp_path: Path) -> None:
    """Everybody sits where they sat, the host is host, and the old table tells where to go."""

    async def work(quay: Harbour) -> None:
        room = await quay.open(Settings("dice", 3), ANNE, "Anne")
        await room.take(BART, Sit(1, "Bart"))
        await played_out(room, Random(1), (ANNE, BART))
        await room.take(ANNE, Rematch("skull_king"))
        await until(lambda: room.table.state.next_table)
        ahead = quay.rooms[room.table.state.next_table or ""].table.state
        assert ahead.settings.game == "skull_king"
        assert ahead.seat_of(ANNE) == ahead.host == 0
        assert ahead.seat_of(BART) == 1
        assert [holder and holder.bot for holder in ahead.seats] == [None, None, "heuristic"]
        assert ahead.stage is Stage.LOBBY

    afloat(tmp_path, work)


def test_an_old_name_that_hides_something_plays_again_cleaned(tmp_path: Path) -> None:
    """It was taken before we looked at names: the log is read as it is, the rematch goes on."""

    async def work(quay: Harbour) -> None:
        room = await quay.open(Settings("dice", 3), ANNE, "Anne")
        old = write_log(room.table, [Sat(1, "Ba\u202ert\u3164", BART)])
        await quay.store.append(room.id, room.seq + 1, old, 0.0)
        quay.rest()
        room = await quay.room(room.id)
        await played_out(room, Random(1), (ANNE, BART))
        await room.take(ANNE, Rematch("dice"))
        await until(lambda: room.table.state.next_table)
        holder = quay.rooms[room.table.state.next_table or ""].table.state.seats[1]
        assert holder
        assert holder.name == "Bart"

    afloat(tmp_path, work)


def test_only_the_game_goes_on_when_the_log_is_full(tmp_path: Path) -> None:
    """Finding 3: every act that is no move is bounded, not only talk."""

    async def work(quay: Harbour) -> None:
        room = await quay.open(Settings("skull_queen", 3), ANNE, "Anne")
        await room.take(ANNE, Start())
        while room.seq < 20:
            await room.take(ANNE, Speak("ahoy"))
        for act in (Speak("ahoy"), Chat(on=True), Hush(1, on=True), Leave(), Undo(), Extend()):
            with pytest.raises(Refused, match="log_full"):
                await room.take(ANNE, act)
        await room.take(ANNE, _pledge())
        await room.take(ANNE, Reveal(NONCE.hex()))
        assert room.table.state.play
        assert room.table.state.play.phase is Phase.CHOOSE

    afloat(tmp_path, work, Limits(log=20))


def test_a_room_that_sleeps_wakes_as_it_was(tmp_path: Path) -> None:
    """What is read again from the store is the same table, moves done already included."""

    async def work(quay: Harbour) -> None:
        room = await quay.open(Settings("skull_queen", 3), ANNE, "Anne")
        await room.take(ANNE, Start(), "start-once")
        before = room.table.state
        quay.rest()
        assert not quay.rooms
        again = await quay.room(room.id)
        assert again is not room
        assert again.table.state == before
        assert again.done == {f"{ANNE}/start-once"}
        await again.take(ANNE, Start(), "start-once")
        assert again.table.state == before

    afloat(tmp_path, work)


def test_the_host_can_hush_a_seat(tmp_path: Path) -> None:
    """A hushed seat plays on and says nothing."""

    async def work(quay: Harbour) -> None:
        room = await quay.open(Settings("dice", 3), ANNE, "Anne")
        await room.take(BART, Sit(1, "Bart"))
        await room.take(ANNE, Hush(1, on=True))
        with pytest.raises(Exception, match="hushed"):
            await room.take(BART, Speak("ahoy"))
        await room.take(ANNE, Hush(1, on=False))
        await room.take(BART, Speak("ahoy"))

    afloat(tmp_path, work)


def test_a_removed_guest_is_cut_off_and_does_not_come_back(tmp_path: Path) -> None:
    """Not even to watch."""

    async def work(quay: Harbour) -> None:
        room = await quay.open(Settings("dice", 3), ANNE, "Anne")
        await room.take(BART, Sit(1, "Bart"))
        line = Line(BART)
        await room.join(line, None)
        await room.take(ANNE, Remove(1))
        assert line.cut.is_set()
        with pytest.raises(Refused, match="removed"):
            await room.join(Line(BART), None)

    afloat(tmp_path, work)


def test_figures_count_and_name_nobody(tmp_path: Path) -> None:
    """Rooms, lines, people and entries; no names, no ids."""

    async def work(quay: Harbour) -> None:
        room = await quay.open(Settings("dice", 3), ANNE, "Anne")
        await room.join(Line(ANNE), None)
        told = exposition(quay)
        assert "jollyroger_rooms 1\n" in told
        assert "jollyroger_lines 1\n" in told
        assert "jollyroger_people 1\n" in told
        assert not [
            secret
            for secret in (ANNE, "Anne", room.id, room.code or "")
            if secret and secret in told
        ]

    afloat(tmp_path, work)


def test_logs_carry_table_and_number_and_no_secret(tmp_path: Path) -> None:
    """A whole game's log lines hold no guest, no seed before its time, no hand."""
    stream = io.StringIO()
    structured(stream, "debug")

    async def work(quay: Harbour) -> None:
        room = await quay.open(Settings("dice", 3), ANNE, "Anne")
        await played_out(room, Random(2))
        seeds = [line for line in await quay.store.read(room.id) if "seed_sealed" in line]
        lines = [json.loads(line) for line in stream.getvalue().splitlines()]
        kept = [line for line in lines if line["what"] == "kept"]
        assert {line["table"] for line in kept} == {room.id}
        assert kept[-1]["seq"] == room.seq
        for secret in (ANNE, "Anne", *(json.loads(seed)["seed"] for seed in seeds)):
            assert secret not in stream.getvalue()

    try:
        afloat(tmp_path, work)
    finally:
        logging.getLogger().handlers = []
        logging.getLogger("jollyroger").setLevel(logging.NOTSET)


def test_codes_can_be_read_aloud() -> None:
    """Three syllables of a consonant and a vowel."""
    code = spoken_code()
    assert len(code) == 6
    assert set(code[1::2]) <= set("AEIOU")
