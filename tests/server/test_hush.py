"""A hush follows the guest."""

from pathlib import Path
from random import Random

import pytest

from jollyroger.rules.refused import Refused
from jollyroger.server.rooms import Room
from jollyroger.table.acts import (
    Hush,
    Leave,
    Sit,
    Speak,
    Start,
)
from jollyroger.table.settings import Settings
from server.in_process import Moored, afloat, play_on
from server.later_tables import next_table, reread


async def is_hushed(room: Room, whose: str) -> bool:
    try:
        await room.take(whose, Speak("ahoy"))
    except Refused as refused:
        return refused.code == "hushed"
    return False


# Hush


def test_a_hush_goes_with_the_guest_to_every_seat(tmp_path: Path) -> None:
    """Finding 15: to leave and to sit down again shook it off; so did a restart of the server."""

    async def work(here: Moored) -> None:
        room = await here.harbour.open(Settings("dice", 4), "anne", "Anne")
        await room.take("bart", Sit(1, "Bart"))
        await room.take("anne", Hush(1, on=True))
        for seat in (1, 2, 3):
            await room.take("bart", Leave())
            await room.take("bart", Sit(seat, "Bartholomew"))
            assert await is_hushed(room, "bart")
        await room.take("bart", Sit(1, "Bart"))
        assert await is_hushed(room, "bart")
        await room.take("calico", Sit(3, "Calico"))  # where Bart sat: the seat is not to blame
        assert not await is_hushed(room, "calico")
        room = await reread(here, room)
        assert await is_hushed(room, "bart")
        await room.take("bart", Leave())
        room = await reread(here, room)
        await room.take("bart", Sit(2, "Bart"))
        assert await is_hushed(room, "bart")
        await room.take("anne", Hush(2, on=False))
        assert not await is_hushed(room, "bart")
        await room.take("bart", Leave())
        await room.take("bart", Sit(1, "Bart"))
        assert not await is_hushed(room, "bart")

    afloat(tmp_path, work)


@pytest.mark.parametrize("stays", [True, False], ids=["here", "away"])
def test_a_hush_goes_with_the_guest_to_the_next_table(tmp_path: Path, stays: bool) -> None:
    """Finding 15: also for whoever was away at the end, and sits down there later."""

    async def work(here: Moored) -> None:
        room = await here.harbour.open(Settings("dice", 4), "anne", "Anne")
        await room.take("bart", Sit(1, "Bart"))
        await room.take("calico", Sit(2, "Calico"))
        await room.take("anne", Start())
        await room.take("anne", Hush(1, on=True))
        if not stays:
            await room.take("bart", Leave())
        await play_on(room, Random(4))
        ahead = await next_table(here.harbour, room)
        if not stays:
            await ahead.take("bart", Sit(1, "Bart"))
        assert await is_hushed(ahead, "bart")
        assert not await is_hushed(ahead, "calico")
        assert ahead.table.state.seat_of("anne") == ahead.table.state.host == 0

    afloat(tmp_path, work)


def test_a_hushed_guest_who_has_become_the_host_can_play_again(tmp_path: Path) -> None:
    """Nobody can hush a host; the next table comes all the same."""

    async def work(here: Moored) -> None:
        room = await here.harbour.open(Settings("dice", 3), "anne", "Anne")
        await room.take("bart", Sit(1, "Bart"))
        await room.take("anne", Start())
        await room.take("anne", Hush(1, on=True))
        await room.take("anne", Leave())
        await play_on(room, Random(5))
        ahead = await next_table(here.harbour, room, "bart")
        assert ahead.table.state.seat_of("bart") == ahead.table.state.host == 1

    afloat(tmp_path, work)
