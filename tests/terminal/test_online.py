"""A server's table from the terminal: whole games, seats and watching."""

import asyncio
import stat
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from jollyroger.client.guest_token import introduce
from jollyroger.client.remote import RemoteSitting
from jollyroger.client.sitting import NewEntries, TableShown
from jollyroger.rules.moves import Bid
from jollyroger.rules.refused import Refused
from jollyroger.table.acts import Say, Start
from jollyroger.table.settings import Settings
from jollyroger.terminal.inquiries import Inquiries
from jollyroger.words.catalogue import words
from jollyroger.words.refusals import refusal
from server.ears import listening
from server.harbour_of import Harbour, guest, opened
from shelf import FEWEST
from terminal.online import Terminal, lone, sailing, table, terminal, visitor

# Whole games


@pytest.mark.parametrize(("game", "players"), [*FEWEST.items()])
def test_a_whole_game_over_the_wire_ends_with_the_score_of_the_servers_record(
    harbour: Harbour, game: str, players: int
) -> None:
    """Against bots; what the listener knows is what the record says, and nothing is told twice."""

    async def voyage() -> None:
        async with lone(harbour, game=game, players=players) as here:
            await here.play_on()
            kept = await here.sitting.record()
            assert here.heard.over
            assert here.heard.known.scores() == kept.state().scores()
            assert len(here.heard.known.sheet) == here.heard.game.rounds[players]
            assert all(isinstance(news, NewEntries) for news in here.news[1:])
            sealed = [note for note in kept.notes if note.plain["note"] == "revealed"]
            assert len(sealed) == len(here.heard.known.sheet)  # our number was in every deal

    sailing(voyage())


def test_two_terminals_at_one_table(harbour: Harbour, tmp_path: Path, monkeypatch: Any) -> None:
    """Each its own seat and hand; both end with the same score, and hear each other talk."""

    async def voyage() -> None:
        async with AsyncExitStack() as lines:
            link = await table(harbour, game="skull_king", players=3, chat=True)
            crew = []
            for name in ("Ada", "Bea"):
                monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / name))
                crew.append(await lines.enter_async_context(terminal(link, name)))
            ada, bea = crew
            assert [each.heard.seat for each in crew] == [1, 2]
            await ada.sitting.take(Say("Ahoy from below"))
            await bea.until(lambda: "Ada says: Ahoy from below" in bea.heard.lines)
            with pytest.raises(Refused, match="host_only"):
                await bea.sitting.take(Start())

    sailing(voyage())


def test_two_people_play_a_game_to_its_end(
    harbour: Harbour, tmp_path: Path, monkeypatch: Any
) -> None:
    """At a table for two without bots."""

    async def voyage() -> None:
        async with AsyncExitStack() as lines:
            monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "a"))
            server = await asyncio.to_thread(introduce, harbour.url, visitor("Ada"))
            settings = {"game": "skull_queen", "players": 2}
            answer = await asyncio.to_thread(
                lambda: server.post("/api/tables", name="Ada", settings=settings)
            )
            by_ear = f"{harbour.url} {answer['code'].lower()}"
            ada = await lines.enter_async_context(terminal(by_ear))
            monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "b"))
            bea = await lines.enter_async_context(terminal(answer["link"], "Bea"))
            assert (ada.heard.seat, bea.heard.seat) == (0, 1)
            await ada.sitting.take(Start())
            await asyncio.gather(ada.play_on(), bea.play_on())
            assert ada.heard.known.scores() == bea.heard.known.scores()
            assert ada.heard.names == bea.heard.names == ["Ada", "Bea"]

    sailing(voyage())


def test_a_table_is_opened_from_the_terminal(
    harbour: Harbour, tmp_path: Path, monkeypatch: Any
) -> None:
    """The link and the code lead others there; without a name nobody's login name goes out."""

    async def voyage() -> None:
        settings = Settings("dice", 3, (), "calm", "random", chat=True, hints="always")
        sitting = await asyncio.to_thread(
            RemoteSitting.host, harbour.url, visitor("Mary"), settings
        )
        invited = sitting.invitation
        assert invited is not None
        mary = Terminal(sitting)
        await mary.arrive()
        assert (mary.heard.seat, mary.heard.may_start) == (0, True)
        assert mary.heard.table is not None
        assert mary.heard.table.settings == settings
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "b"))
        by_code = f"{harbour.url} {invited.code}"
        tom = await asyncio.to_thread(RemoteSitting.open, by_code, visitor())
        there = Terminal(tom)
        await there.arrive()
        assert there.heard.names[1] == "Sailor"
        assert "--name Sailor" in tom.back
        asked = Inquiries(there.heard).ask("who")
        assert asked == "Mary, you, empty seat. Mary is the host."
        await mary.sitting.take(Start())
        await there.until(lambda: there.heard.playing)
        await tom.close()
        again = await asyncio.to_thread(RemoteSitting.open, invited.link, visitor())
        assert "--name Sailor" in again.back  # the server knows who comes back
        await sitting.close()

    sailing(voyage())


# Seats


def test_coming_back_later_is_the_same_guest_in_the_same_seat(
    harbour: Harbour, own_folder: Path
) -> None:
    """The token is kept for this user alone, and is in nothing that could be shown."""

    async def voyage() -> None:
        link = await table(harbour, game="skull_king", players=4)
        async with terminal(link) as here:
            assert here.heard.seat == 1
        async with terminal(link) as here:
            assert here.heard.seat == 1
            assert here.heard.names == ["Host", "Ada", "", ""]
            (kept,) = (own_folder / "guests").iterdir()
            token = kept.read_text().strip()
            assert token not in f"{here.sitting.back} {here.sitting.link} {here.heard.lines}"
            assert stat.S_IMODE(kept.stat().st_mode) == 0o600

    sailing(voyage())


def test_in_a_running_game_a_bots_seat_is_had_from_the_next_round_on(harbour: Harbour) -> None:
    """And the table tells so; whoever comes back while waiting waits on."""

    async def voyage() -> None:
        host = await guest(harbour, "Host")
        id = await opened(harbour, host, game="skull_king", players=2, bot="random")
        async with listening(harbour, id, host.token) as ear:
            await ear.act(Start())
            await ear.until(lambda ear: ear.my_turn)
            async with terminal(f"{harbour.url}/t/{id}") as here:
                assert here.heard.seat is None
                await here.until(lambda: any("takes the seat" in told for told in here.heard.lines))
            async with terminal(f"{harbour.url}/t/{id}") as here:
                await ear.play("bid 0")
                await ear.until(lambda ear: any(move.startswith("play") for move in ear.may))
                await ear.play(ear.may[0])
                await here.until(lambda: here.heard.seat == 1)
                await here.my_turn()
                assert here.heard.known.round == 2
                await here.sitting.take(Bid(1))

    sailing(voyage())


def test_where_no_seat_is_to_be_had_the_way_out_is_to_watch(
    harbour: Harbour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full table, one sentence."""

    async def voyage() -> None:
        link = await table(harbour, game="skull_king")
        async with terminal(link):
            monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "other"))
            with pytest.raises(Refused) as refused:
                async with terminal(link, "Bea"):
                    pass
        assert refused.value.code == "no_seat"
        assert f"jollyroger watch {link}" in refusal(words("en"), refused.value)

    sailing(voyage())


# Watching


def test_who_watches_sees_no_hand_and_no_sealed_bid(harbour: Harbour) -> None:
    """Not even their own, if they sit there too; and they cannot play."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_king", players=3) as here:
            await here.my_turn()
            async with terminal(here.sitting.link, watch=True) as watcher:
                assert watcher.heard.seat is None
                with pytest.raises(Refused, match="not_a_guest"):
                    await watcher.sitting.take(Bid(0))
                await here.play_on(20)
                round = here.heard.known.round
                await watcher.until(lambda: watcher.heard.known.round >= round)
                tables = [
                    watcher.heard.known,
                    *(n.table.play for n in watcher.news if isinstance(n, TableShown)),
                ]
                hands = [hand for play in tables if play for hand in play.hands]
                assert hands
                assert not any(any(hand) for hand in hands)
                dealt = [each for each in watcher.entries if type(each).__name__ == "Dealt"]
                assert dealt
                assert not any(any(hand) for each in dealt for hand in each.hands)
                assert watcher.sitting.back == f"watch {here.sitting.link}"

    sailing(voyage())
