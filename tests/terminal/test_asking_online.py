"""What is asked of a server's table: moves, hints, the past, and to leave."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import pytest

from jollyroger.client.sitting import TableShown
from jollyroger.rules.moves import Bid, Play
from jollyroger.rules.refused import Refused
from jollyroger.rules.state import Phase
from jollyroger.table.acts import Speak, Undo
from server.harbour_of import PATIENCE, Harbour
from server.virtual import settled
from terminal.online import Terminal, lone, sailing, terminal

# What is asked


def test_what_is_refused_says_why_and_the_next_move_is_taken(harbour: Harbour) -> None:
    """The server's reason, with its facts and its rule; nothing has changed."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_king") as here:
            await here.my_turn()
            with pytest.raises(Refused) as refused:
                await here.sitting.take(Bid(9))
            assert (refused.value.code, refused.value.rule) == ("bid_range", "SK3")
            assert refused.value.facts == {"most": 1}
            with pytest.raises(Refused, match=r"not_in_hand|not_now"):
                await here.sitting.take(Play("K1"))
            with pytest.raises(Refused, match="nothing_to_undo"):
                await here.sitting.take(Undo())
            await here.sitting.take(Bid(1))
            await here.outcome()
            await here.play_on(1)

    sailing(voyage())


def test_a_move_is_taken_back_and_the_table_is_seen_anew(harbour: Harbour) -> None:
    """Alone among bots; the same hand again, and the record is marked."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_king") as here:
            await here.play_on(4)
            await here.my_turn()
            if here.heard.known.phase is Phase.CHOOSE:
                await here.sitting.take(here.choice())
                await here.until(lambda: here.heard.known.phase is Phase.PLAY)
            await here.sitting.take(Undo())
            await here.until(lambda: isinstance(here.news[-1], TableShown))
            await here.play_on()
            record = await here.sitting.record()
            assert here.heard.known.scores() == record.state().scores()
            assert [n for n in record.notes if n.plain["note"] == "taken_back"]
            async with terminal(here.sitting.link) as again:
                assert again.heard.over
                assert again.heard.lines[-3:] == here.heard.lines[-3:]

    sailing(voyage())


def test_a_hint_comes_with_its_reasons(harbour: Harbour) -> None:
    """As the terminal's own; refused when it is not our turn."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_king") as here:
            await here.my_turn()
            advice = await here.sitting.hint()
            assert advice.move in here.heard.may
            assert advice.reasons

    sailing(voyage())


def test_what_was_too_fast_is_asked_again_by_itself(harbour: Harbour) -> None:
    """More phrases at once than the server takes: each is said once."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_king") as here:
            async with asyncio.timeout(PATIENCE):
                for _ in range(50):
                    await here.sitting.take(Speak("ahoy"))
            await here.until(lambda: len(spoken(here)) >= 50)
            await here.my_turn()
            assert len(spoken(here)) == 50

    sailing(voyage())


def spoken(here: Terminal) -> list[Any]:
    return [each for each in here.entries if type(each).__name__ == "Spoke"]


def test_who_arrives_late_can_look_back(harbour: Harbour) -> None:
    """The log of the game so far comes with the table, and nothing in it is told again."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_queen", players=3) as here:
            await here.play_on(6)
            await here.my_turn()
            here.heard.hear_plays()
            async with terminal(here.sitting.link) as again:
                assert again.heard.known == here.heard.known
                told = [line for line in here.heard.lines if "choice is in" not in line]
                assert again.heard.lines == told[told.index("The game begins.") + 1 :]
                assert again.heard.last == here.heard.last

    sailing(voyage())


def test_leaving_in_the_middle_makes_no_noise(
    harbour: Harbour, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """Cancelled while waiting for news, as Ctrl-C does it."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_king") as here:
            await here.my_turn()
            news = asyncio.ensure_future(here.sitting.news())
            await asyncio.sleep(0)
            news.cancel()
            with suppress(asyncio.CancelledError):
                await news
            await settled()
            asyncio.get_running_loop().call_soon(tasks[0].cancel)
            while True:
                await here.sitting.news()

    async def cancelled() -> None:
        tasks.append(asyncio.ensure_future(voyage()))
        with suppress(asyncio.CancelledError):
            await asyncio.wait_for(tasks[0], PATIENCE)
        assert tasks[0].cancelled()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    tasks: list[asyncio.Task[None]] = []
    with caplog.at_level(logging.WARNING):
        asyncio.run(cancelled())
    assert caplog.records == []
    assert capfd.readouterr().err == ""
