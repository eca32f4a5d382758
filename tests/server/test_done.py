"""Every move is answered on the line it came up, once each time it is sent."""

import asyncio
from pathlib import Path

from jollyroger.server.lines import Line
from jollyroger.server.rooms import Room
from jollyroger.table.acts import Sit, Speak
from jollyroger.table.settings import Settings
from jollyroger.wire.frames import Events, View, read_down
from server.in_process import Moored, afloat


async def frames(line: Line) -> list[View | Events]:
    """What has come down it until now."""
    found: list[View | Events] = []
    while not line._frames.empty():
        frame = read_down(await line.next())
        assert isinstance(frame, View | Events)
        found.append(frame)
    return found


async def table(here: Moored) -> Room:
    return await here.harbour.open(Settings("skull_king", 2), "anne", "Anne")


async def joined(room: Room, guest: str, protocol: int = 2) -> Line:
    line = Line(guest, protocol=protocol)
    await room.join(line, room.seq)
    await frames(line)
    return line


def test_only_the_line_that_asked_hears_which_move_is_done(tmp_path: Path) -> None:
    """Another window of the same guest, and everybody else, get the entries alone."""

    async def work(here: Moored) -> None:
        room = await table(here)
        asker, window, other = [await joined(room, who) for who in ("anne", "anne", "mary")]
        await room.take("anne", Speak("ahoy"), "a1", asker)
        told = [await frames(line) for line in (asker, window, other)]
        assert [[frame.done for frame in each] for each in told] == [["a1"], [None], [None]]
        entries = [each[0].events for each in told if isinstance(each[0], Events)]
        assert len(entries) == 3
        assert entries[0] == entries[1] == entries[2] != []

    afloat(tmp_path, work)


def test_a_new_seat_is_shown_by_a_view_that_says_done(tmp_path: Path) -> None:
    async def work(here: Moored) -> None:
        room = await table(here)
        line = await joined(room, "mary")
        await room.take("mary", Sit(1, "Mary"), "m1", line)
        (shown,) = await frames(line)
        assert isinstance(shown, View)
        assert (shown.seat, shown.done) == (1, "m1")

    afloat(tmp_path, work)


def test_a_move_sent_again_is_answered_again_and_causes_nothing(tmp_path: Path) -> None:
    """Also over another line, and after the room was woken from its log."""

    async def work(here: Moored) -> None:
        room = await table(here)
        await room.take("anne", Speak("ahoy"), "a1", await joined(room, "anne"))
        last = room.seq
        here.harbour.rooms.pop(room.id).close()
        for woken in (room, await here.harbour.room(room.id)):
            line = await joined(woken, "anne")
            await woken.take("anne", Speak("ahoy"), "a1", line)
            (again,) = await frames(line)
            assert isinstance(again, Events)
            assert (again.done, again.events, woken.seq) == ("a1", [], last)

    afloat(tmp_path, work)


def test_a_client_of_protocol_1_is_served_as_before(tmp_path: Path) -> None:
    """Entries without `done`, and no answer to what was done before."""

    async def work(here: Moored) -> None:
        room = await table(here)
        line = await joined(room, "anne", protocol=1)
        for _ in range(2):
            await room.take("anne", Speak("ahoy"), "a1", line)
        (told,) = await frames(line)
        assert isinstance(told, Events)
        assert (told.done, [entry["event"] for entry in told.events]) == (None, ["spoke"])
        assert '"done"' not in await whole_text(room, line)

    async def whole_text(room: Room, line: Line) -> str:
        await room.take("anne", Speak("thanks"), "a2", line)
        return await asyncio.wait_for(line.next(), 10)

    afloat(tmp_path, work)
