"""Who is there: a line that asks is answered, and hears at once whose line is lost."""

import json
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from jollyroger.server import sockets
from jollyroger.server.gate import Pace
from jollyroger.server.lines import Line
from jollyroger.server.rooms import Room
from jollyroger.server.thinking import Pool, Thinking
from jollyroger.server.ways import Ways
from jollyroger.table.acts import Leave, Sit, Start
from jollyroger.table.settings import Settings
from jollyroger.wire.frames import Beat, Here
from server.ears import Ear, listening
from server.harbour_of import Harbour, opened, regular
from server.in_process import Moored, afloat, deal_on
from server.virtual import Hands
from waiting import run_in_time, until


def waiting(line: Line) -> list[str]:
    """Every frame that waits on this line, and nothing stays."""
    return [line._frames.get_nowait() for _ in range(line._frames.qsize())]


def told(line: Line) -> list[list[int]]:
    """Every `here` among them."""
    plain = [json.loads(text) for text in waiting(line)]
    return [frame["away"] for frame in plain if frame["frame"] == "here"]


async def two(here: Moored) -> tuple[Room, Line, Line]:
    """Anne in seat 0 and Mary in seat 1, both there."""
    room = await here.harbour.open(Settings("dice", 3), "anne", "Anne")
    anne, mary = Line("anne"), Line("mary")
    await room.join(anne, None)
    await room.join(mary, None)
    await room.take("mary", Sit(1, "Mary"))
    return room, anne, mary


def test_a_line_that_beats_hears_at_once_when_somebody_is_gone_and_back(tmp_path: Path) -> None:
    """The bot stands in half a minute later; nobody has to wait for that to know."""

    async def work(here: Moored) -> None:
        room, anne, mary = await two(here)
        room.presence.beat(anne)
        assert told(anne) == [[]]
        room.leave(mary)
        assert told(anne) == [[1]]
        await room.join(mary, None)
        assert told(anne) == [[]]

    afloat(tmp_path, work)


def test_a_line_that_never_beats_hears_nothing_it_does_not_know(tmp_path: Path) -> None:
    """Clients of the first release raise at frames they cannot read."""

    async def work(here: Moored) -> None:
        room, anne, mary = await two(here)
        room.leave(mary)
        await room.join(mary, None)
        assert told(anne) == []

    afloat(tmp_path, work)


def test_who_has_another_line_is_not_gone_and_who_is_stood_in_for_is_no_news(
    tmp_path: Path,
) -> None:
    async def work(here: Moored) -> None:
        room, anne, mary = await two(here)
        other = Line("mary")
        await room.join(other, None)
        await room.take("anne", Start())
        room.presence.beat(anne)
        told(anne)
        room.leave(other)
        assert told(anne) == []
        room.leave(mary)
        assert told(anne) == [[1]]
        await room.take("mary", Leave())  # now a bot plays for her
        assert told(anne) == [[]]

    afloat(tmp_path, work)


def here(ear: Ear) -> list[list[int]]:
    return [frame.away for frame in ear.frames if isinstance(frame, Here)]


def test_over_a_real_line_the_answer_is_exact(harbour: Harbour) -> None:
    """A guest's closed browser is told to the other player, who has asked once."""

    async def voyage() -> None:
        host, mate = regular(harbour, "Ada"), regular(harbour, "Bea")
        table = await opened(harbour, host, game="skull_king", players=2)
        async with listening(harbour, table, host.token) as ada:
            async with listening(harbour, table, mate.token) as bea:
                await bea.act(Sit(1, "Bea"))
                await bea.until(lambda ear: ear.seat == 1)
                await ada.until(lambda ear: ear.told("sat", seat=1) == 1)
                await ada.send(Beat())
                await ada.until(lambda ear: here(ear) == [[]])
            await ada.until(lambda ear: here(ear) == [[], [1]])
        assert not here(bea)

    run_in_time(voyage())


def test_a_line_that_waits_for_a_hint_still_answers(tmp_path: Path) -> None:
    """Else a slow hint would look like a dead line."""
    hands, thinking = Hands(), Thinking()
    thinking.hints = Pool(lambda: hands)

    async def work(here: Moored) -> None:
        room = await here.harbour.open(Settings("dice", 3, hints="always"), "anne", "Anne")
        anne = Line("anne")
        await room.join(anne, None)
        await room.take("anne", Start())
        while await deal_on(room):
            pass
        await until(lambda: room.table.may(0))
        frames, texts = iter(['{"frame":"hint","id":"h"}', '{"frame":"beat"}']), list[str]()

        heard = list[str]()

        def told() -> list[str]:
            """All that came down since; bots may have moved beside the hint."""
            heard.extend(json.loads(text)["frame"] for text in waiting(anne))
            return heard

        class Socket:
            async def receive(self) -> dict[str, str]:
                if text := next(frames, None):
                    return {"type": "websocket.receive", "text": text}
                await until(lambda: hands.jobs)  # it thinks, and the beat has its answer
                texts.extend(waiting(anne))
                hands.finish()
                await until(lambda: "advice" in told())
                return {"type": "websocket.disconnect"}

        pace = Pace(lambda: True)
        with pytest.raises(WebSocketDisconnect):
            await sockets._hear(Socket(), room, anne, pace)  # type: ignore[arg-type]
        assert '{"frame":"here","away":[]}' in texts
        assert "advice" in heard

    afloat(tmp_path, work, Ways(grace=1e6, deal_wait=1e6, thinking=thinking))
