"""The screen without a terminal: driven by keys, read as text."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NoReturn

from textual.events import Key
from textual.pilot import Pilot

from jollyroger.client.sitting import Gone, News, TableShown
from jollyroger.rules.moves import Bid, Move, Place, Seat
from jollyroger.rules.record import Record
from jollyroger.rules.refused import Refused
from jollyroger.table.acts import Act
from jollyroger.table.events import Entry
from jollyroger.table.settings import Settings
from jollyroger.table.state import TableState
from jollyroger.terminal.listener import Listener
from jollyroger.terminal.local import LocalSitting
from jollyroger.terminal.screen.app import TerminalApp
from jollyroger.terminal.screen.declaring import Declaring
from jollyroger.terminal.screen.pace import Pace
from jollyroger.terminal.screen.table_screen import TableScreen
from jollyroger.words.catalogue import words
from waiting import run_in_time, until

USUAL = (80, 24)
WIDE = (120, 40)
PLACED = ("enter", "3", "enter", "5", "enter", "8", "enter", "2", "enter", "enter")


class Eyes:
    """Two eyes on the screen, and a finger on its keys."""

    def __init__(self, app: TerminalApp, pilot: "Pilot[Gone | None]") -> None:
        self.app, self.pilot = app, pilot

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.rest()

    async def rest(self) -> None:
        """Until everything that was asked for is drawn."""
        for _ in range(2):
            await self.pilot.pause()

    def screen(self) -> str:
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)

    async def look(self, size: tuple[int, int]) -> str:
        """What a window of that size shows."""
        await self.pilot.resize_terminal(*size)
        await self.rest()
        return self.screen()


class Hands(Eyes):
    """Two hands as well: they play."""

    def __init__(
        self, app: TerminalApp, pilot: "Pilot[Gone | None]", table_screen: TableScreen
    ) -> None:
        super().__init__(app, pilot)
        self.table_screen, self.heard = table_screen, table_screen.listener

    async def tap(self, *keys: str) -> None:
        """As `press`, but only until the keys are heard, not until all is at rest: ten times
        as fast, for whole games."""
        for key in keys:
            self.app.post_message(Key(key, key if len(key) == 1 else None))
            await self.pilot._wait_for_screen()

    async def together(self, *keys: str) -> None:
        """All in one write, as a slow line or a macro sends them."""
        for key in keys:
            self.app.post_message(Key(key, key if len(key) == 1 else None))
        await self.rest()

    async def turn(self) -> None:
        """Until everybody waits for this seat, or nobody for anybody."""
        await self.until(lambda: bool(self.heard.table) and (self.heard.over or self._alone()))

    async def until(self, so: Callable[[], bool]) -> None:
        await until(so, pause=0.001, seen=self.screen)

    def _alone(self) -> bool:
        return self.heard.due == (self.heard.seat,)

    async def move(self) -> None:
        """A bid of one where it may be, a usual placement, or the piece the focus is at."""
        before = self.heard.known
        match self.heard.may[0]:
            case Bid(first):
                await self.tap("1" if Bid(1) in self.heard.may else str(first), "enter")
            case Place():
                await self.tap(*PLACED)
            case _:
                await self.tap("enter")
                await self.until(lambda: self.heard.known != before or self._declares())
                if self._declares():
                    await self.tap("enter")
        await self.until(lambda: self.heard.known != before)
        await self.turn()

    def _declares(self) -> bool:
        return any(asked.display for asked in self.app.screen.query(Declaring))


@asynccontextmanager
async def aboard(
    game: str, players: int, lang: str, file: Path, size: tuple[int, int] = USUAL
) -> AsyncIterator[Hands]:
    """At a table of our own, the first choice open."""
    settings = Settings(game, players, bot="heuristic")
    sitting = LocalSitting.opened(settings, "Ada", 7, file)
    table_screen = TableScreen(sitting, Listener(words(lang)), Pace("0"))
    app = TerminalApp(table_screen)
    async with app.run_test(size=size) as pilot:
        hands = Hands(app, pilot, table_screen)
        await hands.turn()
        await hands.rest()
        yield hands


class Stub:
    """A table elsewhere: says what it is told to say, and keeps what is asked of it."""

    back, parting, kept, notes = "play --join LINK", "kept", None, None
    invitation = None

    def __init__(self, seat: Seat | None, table: TableState) -> None:
        self.coming: asyncio.Queue[News | Gone] = asyncio.Queue()
        self.coming.put_nowait(TableShown(seat, table))
        self.taken: list[Act | Move] = []

    async def past(self) -> tuple[Entry, ...]:
        return ()

    async def news(self) -> News:
        news = await self.coming.get()
        if isinstance(news, Gone):
            raise news
        return news

    async def take(self, act: Act | Move) -> None:
        self.taken.append(act)

    async def hint(self) -> NoReturn:
        raise Refused("hints_are_off")

    async def keep(self) -> None: ...

    async def record(self) -> NoReturn:
        raise Refused("not_over")

    async def close(self) -> None: ...


@asynccontextmanager
async def elsewhere(seat: Seat | None, table: TableState) -> AsyncIterator[tuple[Hands, Stub]]:
    stub = Stub(seat, table)
    table_screen = TableScreen(stub, Listener(words("en")), Pace("0"))
    app = TerminalApp(table_screen)
    async with app.run_test(size=USUAL) as pilot:
        hands = Hands(app, pilot, table_screen)
        await hands.until(lambda: table_screen.listener.table is not None)
        await hands.rest()
        yield hands, stub


def sailed(
    game: str, players: int, lang: str, file: Path, does: Callable[[Hands], Awaitable[None]]
) -> None:
    async def sail() -> None:
        async with aboard(game, players, lang, file) as hands:
            await does(hands)

    run_in_time(sail())


async def played(game: str, players: int, file: Path) -> Record:
    """A whole game without any screen: always the first move there is."""
    sitting = LocalSitting.opened(Settings(game, players, bot="heuristic"), "Ada", 7, file)
    heard = Listener(words("en"))
    while not heard.over:
        heard.hear(await sitting.news())
        if heard.due == (heard.seat,):
            await sitting.take(heard.may[0])
    return await sitting.record()
