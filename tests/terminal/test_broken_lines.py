"""Lines that break, servers that are killed: nothing is lost, and the way back is told."""

import asyncio
from pathlib import Path

import pytest

from jollyroger.client.line import Attempts
from jollyroger.client.sitting import Gone, Notice
from jollyroger.rules.moves import Bid
from jollyroger.rules.refused import Refused
from jollyroger.table.acts import Remove
from server.ears import listening
from server.harbour_of import Harbour, guest, harbour_of, opened
from terminal.online import Terminal, is_over, lone, sailing, terminal

# Lines that break


async def cut(here: Terminal) -> None:
    """As if the cable had been pulled."""
    socket = here.sitting._client._socket
    assert socket is not None
    socket.transport.abort()


def test_a_line_that_is_cut_again_and_again_loses_and_doubles_nothing(harbour: Harbour) -> None:
    """The log that was heard is the log of the server, and each loss and return is told once."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_king") as here:
            cuts = 0
            while not here.heard.over:
                await here.my_turn()
                if is_over(here):
                    break
                asking = asyncio.ensure_future(here.sitting.take(here.choice()))
                if here.random.random() < 0.3:
                    await asyncio.sleep(here.random.choice([0, 0.002]))
                    await cut(here)
                    cuts += 1
                await asking
                await here.outcome()
            record = await here.sitting.record()
            assert here.heard.known.scores() == record.state().scores()
            told = [news.key for news in here.news if isinstance(news, Notice)]
            assert cuts > 3
            assert told == ["online-lost", "online-back"] * (len(told) // 2)
            assert told
            moves = [each for each in here.entries if type(each).__name__ == "Played"]
            assert moves == [each for each in record.events if type(each).__name__ == "Played"]

    sailing(voyage())


def test_a_server_that_is_killed_and_started_again_goes_on(tmp_path: Path) -> None:
    """In the middle of a game, with a move on its way; the seat, the game and the log go on."""

    async def voyage(own: Harbour) -> None:
        async with lone(own, game="doubloons") as here:
            for _ in range(3):
                await here.play_on(3)
                await here.my_turn()
                asking = asyncio.ensure_future(here.sitting.take(here.choice()))
                await asyncio.to_thread(own.kill)
                await asyncio.to_thread(own.start)
                await asking
                await here.outcome()
            await here.play_on()
            record = await here.sitting.record()
            assert here.heard.known.scores() == record.state().scores()
            told = [news.key for news in here.news if isinstance(news, Notice)]
            assert told == ["online-lost", "online-back"] * 3

    with harbour_of(tmp_path / "own") as own:
        sailing(voyage(own))
        assert own.troubles() == []


def test_who_finds_no_server_for_too_long_is_told_how_to_come_back(tmp_path: Path) -> None:
    """No news, no move, no hint any more; the way back is a command."""
    brief = Attempts(shortest=0.02, patience=0.3)

    async def voyage(own: Harbour) -> None:
        async with lone(own, brief, game="skull_king") as here:
            await here.my_turn()
            await asyncio.to_thread(own.kill)
            for asked in (
                here.sitting.take(Bid(0)),
                here.until(lambda: False),
                here.sitting.hint(),
            ):
                with pytest.raises(Gone) as gone:
                    await asked
                assert gone.value.reason == "online-gone"
            assert here.sitting.back == f"play --join {here.sitting.link} --name Ada"
            assert here.sitting.parting == "online-kept"

    with harbour_of(tmp_path / "own") as own:
        sailing(voyage(own))


def test_who_is_removed_is_told_so_and_not_let_in_again(harbour: Harbour) -> None:
    """While the line is up, and at the door."""

    async def voyage() -> None:
        host = await guest(harbour, "Host")
        id = await opened(harbour, host, game="dice", players=3)
        link = f"{harbour.url}/t/{id}"
        async with terminal(link) as here:
            async with listening(harbour, id, host.token) as ear:
                await ear.act(Remove(1))
                with pytest.raises(Gone) as gone:
                    await here.until(lambda: False)
            assert gone.value.reason == "refused-removed"
        with pytest.raises(Refused, match="removed"):
            async with terminal(link):
                pass

    sailing(voyage())
