"""A plain table with other people: what is confirmed, what interrupts, what waits."""

import asyncio
import io
import os
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from jollyroger.client.sitting import Gone, Invitation, NewEntries
from jollyroger.rules.events import BidsShown, Dealt, LotDrawn, Played, Sealed, TrickTaken
from jollyroger.rules.moves import Bid, Play, Seat
from jollyroger.table.events import Entry, Returned, Said, Sat, Started, StoodIn
from jollyroger.table.settings import Settings
from jollyroger.table.state import Holder, Stage, TableState
from jollyroger.terminal.console import Console
from jollyroger.terminal.listener import Listener
from jollyroger.terminal.plain import PlainTable
from jollyroger.words.aloud import Aloud
from terminal.pilots import Stub
from waiting import until

NAMES = ("Ada", "Tom", "Cy")
SEATS = tuple(Holder(name, f"guest {name}") for name in NAMES)
SETTINGS = Settings("skull_king", 3, chat=True)
LOBBY = TableState(SETTINGS, SEATS, host=0, seq=1)
HANDS = (("Y1", "K12"), ("R2", "Y5"), ("B3", "B4"))
BIDS = (BidsShown((1, 0, 1)),)


def dealt(seat: Seat | None, leader: Seat = 0) -> tuple[Entry, ...]:
    """Round 2, all bids shown, as that seat saw it."""
    told = (Started(), LotDrawn(1), Dealt(2, 1, leader, HANDS), *BIDS)
    return tuple(each.seen_by(seat) for each in told)


class Room:
    """A person at a keyboard or a pipe, and a table that does what the test says."""

    def __init__(self, seat: Seat | None, table: TableState, typed: bool) -> None:
        reads, self._types = os.pipe()
        self.reads = os.fdopen(reads)
        self.out = io.StringIO()
        self.table = Stub(seat, table)
        console = Console(self.reads, self.out)
        console.typed = typed
        self.plain = PlainTable(console, Listener(Aloud("en")), self.table)

    @property
    def lines(self) -> list[str]:
        return self.out.getvalue().splitlines()

    def type(self, *lines: str) -> None:
        os.write(self._types, "".join(f"{line}\n" for line in lines).encode())

    def tell(self, *entries: Entry) -> None:
        self.table.coming.put_nowait(NewEntries(entries))

    async def leave(self) -> None:
        """Whoever still reads finds the end."""
        os.close(self._types)
        await until(lambda: not [each for each in threading.enumerate() if "(_read)" in each.name])
        self.reads.close()

    async def until(self, so: Callable[[], bool]) -> None:
        await until(so, seen=self.out.getvalue)

    async def hears(self, text: str, times: int = 1) -> None:
        await self.until(lambda: self.out.getvalue().count(text) >= times)


@asynccontextmanager
async def room(
    seat: Seat | None, table: TableState = LOBBY, typed: bool = True
) -> AsyncIterator[Room]:
    here = Room(seat, table, typed)
    playing = asyncio.ensure_future(here.plain._play())
    try:
        yield here
    finally:
        here.table.coming.put_nowait(Gone("kept"))
        playing.cancel()
        with suppress(Gone, asyncio.CancelledError):
            await playing
        await here.leave()


def sit(script: Any) -> None:
    asyncio.run(asyncio.wait_for(script(), 60))


def test_ones_own_play_is_confirmed_before_the_next_person_moves() -> None:
    """`You play Black 12. Waiting for Tom.` at once, not when Tom has moved."""

    async def script() -> None:
        async with room(0) as here:
            here.tell(*dealt(0))
            await here.hears("Play Y1 K12: ")
            here.type("k12")
            await here.until(lambda: here.table.taken == [Play("K12")])
            here.tell(Played(0, "K12", "K12"))
            await here.hears("You play Black 12.\nWaiting for Tom.\n")

    sit(script)


def test_a_watcher_hears_every_play_as_it_falls() -> None:
    """Nobody has to wait for the trick to be over; whoever plays waits for the own turn."""

    async def script() -> None:
        async with room(None, replace(LOBBY, stage=Stage.PLAYING)) as here:
            here.tell(*dealt(None))
            here.tell(Played(0, "K12", "K12"))
            await here.hears("Ada plays Black 12.\n")
        async with room(2) as here:
            here.tell(*dealt(2))
            here.tell(Played(0, "K12", "K12"))
            here.tell(Said(1, "Aha"))
            await here.hears("Tom says: Aha")
            here.tell(Played(1, "R2", "R2"))
            await here.hears("Tom plays Red 2.")

    sit(script)


def test_chat_is_heard_at_an_open_question() -> None:
    """It is told at once, and the question is asked again."""

    async def script() -> None:
        async with room(0) as here:
            here.tell(*dealt(0))
            await here.hears("Play Y1 K12: ")
            here.tell(Said(1, "Ada, are you there?"))
            await here.hears("Tom says: Ada, are you there?\nPlay Y1 K12: ")
            here.tell(StoodIn(1, "level3"))
            await here.hears("Tom is away: a bot plays on.\nPlay Y1 K12: ")

    sit(script)


def test_who_is_away_hears_how_to_come_back() -> None:
    """The word that takes the seat back is part of the news."""

    async def script() -> None:
        async with room(0) as here:
            here.tell(*dealt(0, leader=1))
            here.tell(StoodIn(0, "level3"))
            await here.hears("Type return to take your seat back.")

    sit(script)


def test_questions_down_a_pipe_do_not_wait_for_ones_own_turn() -> None:
    """`who` and `hand` are answered while Tom thinks; a move waits for its turn."""

    async def script() -> None:
        async with room(0, replace(LOBBY, host=1), typed=False) as here:
            here.tell(*dealt(0, leader=1))
            here.type("who", "hand", "y1", "score")
            await here.hears("Tom is the host.")
            await here.hears("Y1 Yellow 1, K12 Black 12")
            assert here.table.taken == []
            here.tell(Played(1, "R2", "R2"), Played(2, "B3", "B3"))
            await here.until(lambda: here.table.taken == [Play("Y1")])

    sit(script)


def test_what_was_told_can_be_heard_again() -> None:
    """`repeat` tells everything since the last answer."""

    async def script() -> None:
        async with room(0) as here:
            here.tell(*dealt(0, leader=2), Played(2, "B3", "B3"))
            await here.hears("Play Y1 K12: ")
            here.type("repeat")
            await here.hears("Cy plays Blue 3.", times=2)
            await here.hears("Yo-ho-ho!", times=2)

    sit(script)


def test_the_host_hears_the_link_and_the_code_and_who_comes() -> None:
    """Of a table that was opened from here; the question comes again after every arrival."""
    lobby = replace(LOBBY, seats=(SEATS[0], None, None))

    async def script() -> None:
        async with room(0, lobby) as here:
            await here.hears("Others join by the code RIBADO, or by this link:\nhttps://play")
            await here.hears("You are the host.")
            await here.hears("Type start when everybody is here: ")
            here.tell(Sat(1, "Tom", ""))
            await here.hears("Tom sits down.\nType start when everybody is here: ")

    invited = Invitation("https://play.example.org/t/abc", "RIBADO")
    with patch.object(Stub, "invitation", invited):
        sit(script)


def test_a_clock_is_told_before_it_runs() -> None:
    """How long a move has, and that one is warned."""
    table = replace(LOBBY, settings=replace(SETTINGS, speed="brisk"))

    async def script() -> None:
        async with room(0, table) as here:
            await here.hears("A clock runs: 20 seconds for each move, and 90 more")

    sit(script)


def test_who_watches_is_told_that_they_cannot_speak() -> None:
    """And how they could."""

    async def script() -> None:
        async with room(None, replace(LOBBY, stage=Stage.PLAYING)) as here:
            here.tell(*dealt(None))
            here.type("say hello")
            await here.hears("Who only watches cannot speak at the table")
            assert here.table.taken == []

    sit(script)


def test_the_table_says_what_was_led_who_wins_and_what_is_needed() -> None:
    """All that a screen shows; and what is gone, by suit."""

    async def script() -> None:
        async with room(0) as here:
            here.tell(*dealt(0, leader=1), Played(1, "Y5", "Y5"), Played(2, "B3", "B3"))
            await here.hears("Play Y1: ")
            here.type("table")
            await here.hears("Tom Yellow 5, Cy Blue 3. Yellow was led. Tom is winning with Yellow")
            here.type("bids")
            await here.hears(
                "you 0 won, bid 1; Tom 0 won, bid 0; Cy 0 won, bid 1. You need 1 more."
            )
            here.type("gone")
            await here.hears("Played in this round: yellow 5, blue 3.")
            here.tell(Played(0, "Y1", "Y1"), TrickTaken(1, 0, "SK15"), Played(1, "R2", "R2"))
            here.tell(Played(2, "B4", "B4"))
            await here.hears("Tom takes the trick: 1 won, bid 0.")
            here.type("legal")
            await here.hears("K12 Black 12. Winning as the trick lies: K12.")
            here.type("gone")
            await here.hears("Played in this round: yellow 1 5, red 2, blue 3 4.")

    sit(script)


def test_a_sealed_bid_is_confirmed() -> None:
    """And can be asked for: everybody else is waited for."""

    async def script() -> None:
        async with room(0) as here:
            here.tell(*dealt(0)[:3])
            await here.hears("Bid, 0 to 2: ")
            here.tell(Sealed(0, Bid(1)))
            await here.hears("Your choice is in. Waiting for Tom, Cy.")

    sit(script)


def test_who_comes_back_hears_what_a_bot_has_bid_for_them() -> None:
    """While it is sealed it can be changed; their own bid is no news to them."""
    away = (StoodIn(0, "level3"), Sealed(0, Bid(2)), Returned(0))

    async def script() -> None:
        async with room(0) as here:
            here.tell(*dealt(0)[:3], *away)
            await here.hears("A bot has bid 2 for you. You can still change it: type another bid.")
            here.type("1")
            await here.until(lambda: here.table.taken == [Bid(1)])
            here.tell(Sealed(0, Bid(1)), StoodIn(0, "level3"), Returned(0))
            await here.hears("You are back in your seat.", times=2)
            assert here.out.getvalue().count("A bot has bid") == 1

    sit(script)


def test_an_empty_hand_and_a_clock_that_does_not_run_are_said() -> None:
    """`hand` after the last piece is not `Nothing yet.`; `time` is a question like others."""
    empty = (*dealt(0)[:2], Dealt(2, 1, 1, ((), ("R2",), ("B3",))).seen_by(0), *BIDS)

    async def script() -> None:
        async with room(0) as here:
            here.tell(*empty)
            here.type("hand", "time")
            await here.hears("Your hand is empty.")
            await here.hears("No clock runs for you.")

    sit(script)


def test_full_detail_tells_the_table_before_each_question() -> None:
    """Bids and needs, the trick, and the hand with names: at the round's first question too."""

    async def script() -> None:
        async with room(0) as here:
            here.type("full")
            await here.hears("Every detail from now on.")
            here.tell(*dealt(0, leader=1), Played(1, "Y5", "Y5"), Played(2, "B3", "B3"))
            await here.hears("You need 1 more.\nTom Yellow 5, Cy Blue 3. Yellow was led.")
            await here.hears("Y1 Yellow 1, K12 Black 12\nPlay Y1: ")

    sit(script)
