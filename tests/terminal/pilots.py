"""The screen without a terminal: driven by keys, read as text."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NoReturn

from textual.events import Key
from textual.pilot import Pilot

from jollyroger.rules.moves import Bid, Move, Place, Seat
from jollyroger.rules.record import Record
from jollyroger.rules.refused import Refused
from jollyroger.table.acts import Act
from jollyroger.table.events import Entry
from jollyroger.table.settings import Settings
from jollyroger.table.state import TableState
from jollyroger.terminal.listener import Listener
from jollyroger.terminal.local import LocalSitting
from jollyroger.terminal.screen.deck import Deck
from jollyroger.terminal.screen.declaring import Declaring
from jollyroger.terminal.screen.pace import Pace
from jollyroger.terminal.screen.ship import Ship
from jollyroger.terminal.sitting import Gone, News, Seen
from jollyroger.words.catalogue import words

USUAL = (80, 24)
WIDE = (120, 40)
PLACED = ("enter", "3", "enter", "5", "enter", "8", "enter", "2", "enter", "enter")


class Eyes:
    """Two eyes on the screen, and a finger on its keys."""

    def __init__(self, ship: Ship, pilot: "Pilot[Gone | None]") -> None:
        self.ship, self.pilot = ship, pilot

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.rest()

    async def rest(self) -> None:
        """Until everything that was asked for is drawn."""
        for _ in range(2):
            await self.pilot.pause()

    def screen(self) -> str:
        strips = self.ship.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)

    async def look(self, size: tuple[int, int]) -> str:
        """What a window of that size shows."""
        await self.pilot.resize_terminal(*size)
        await self.rest()
        return self.screen()


class Hands(Eyes):
    """Two hands as well: they play."""

    def __init__(self, ship: Ship, pilot: "Pilot[Gone | None]", deck: Deck) -> None:
        super().__init__(ship, pilot)
        self.deck, self.heard = deck, deck.heard

    async def tap(self, *keys: str) -> None:
        """As `press`, but only until the keys are heard, not until all is at rest: ten times
        as fast, for whole games."""
        for key in keys:
            self.ship.post_message(Key(key, key if len(key) == 1 else None))
            await self.pilot._wait_for_screen()

    async def together(self, *keys: str) -> None:
        """All in one write, as a slow line or a macro sends them."""
        for key in keys:
            self.ship.post_message(Key(key, key if len(key) == 1 else None))
        await self.rest()

    async def turn(self) -> None:
        """Until everybody waits for this seat, or nobody for anybody."""
        await self.until(lambda: bool(self.heard.table) and (self.heard.over or self._alone()))

    async def until(self, so: Callable[[], bool]) -> None:
        for _ in range(20_000):
            if so():
                return
            await asyncio.sleep(0.001)
        raise AssertionError(self.screen())

    def _alone(self) -> bool:
        return self.heard.due == (self.heard.seat,)

    async def move(self) -> None:
        """A bid of one, a usual placement, or the piece the focus is at."""
        before = self.heard.known
        match self.heard.may[0]:
            case Bid():
                await self.tap("1", "enter")
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
        return any(asked.display for asked in self.ship.screen.query(Declaring))


@asynccontextmanager
async def aboard(
    game: str, players: int, lang: str, file: Path, size: tuple[int, int] = USUAL
) -> AsyncIterator[Hands]:
    """At a table of our own, the first choice open."""
    settings = Settings(game, players, bot="heuristic")
    sitting = LocalSitting.opened(settings, "Ada", 7, file)
    deck = Deck(sitting, Listener(words(lang)), Pace("0"))
    ship = Ship(deck)
    async with ship.run_test(size=size) as pilot:
        hands = Hands(ship, pilot, deck)
        await hands.turn()
        await hands.rest()
        yield hands


class Stub:
    """A table elsewhere: says what it is told to say, and keeps what is asked of it."""

    back, parting, kept, notes = "play --join LINK", "kept", None, None
    invitation = None

    def __init__(self, seat: Seat | None, table: TableState) -> None:
        self.coming: asyncio.Queue[News | Gone] = asyncio.Queue()
        self.coming.put_nowait(Seen(seat, table))
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

    async def save(self, file: Path | None) -> None: ...

    async def record(self) -> NoReturn:
        raise Refused("not_over")

    async def close(self) -> None: ...


@asynccontextmanager
async def elsewhere(seat: Seat | None, table: TableState) -> AsyncIterator[tuple[Hands, Stub]]:
    stub = Stub(seat, table)
    deck = Deck(stub, Listener(words("en")), Pace("0"))
    ship = Ship(deck)
    async with ship.run_test(size=USUAL) as pilot:
        hands = Hands(ship, pilot, deck)
        await hands.until(lambda: deck.heard.table is not None)
        await hands.rest()
        yield hands, stub


def sailed(
    game: str, players: int, lang: str, file: Path, does: Callable[[Hands], Awaitable[None]]
) -> None:
    async def sail() -> None:
        async with aboard(game, players, lang, file) as hands:
            await does(hands)

    asyncio.run(sail())


async def played(game: str, players: int, file: Path) -> Record:
    """A whole game without any screen: always the first move there is."""
    sitting = LocalSitting.opened(Settings(game, players, bot="heuristic"), "Ada", 7, file)
    heard = Listener(words("en"))
    while not heard.over:
        heard.hear(await sitting.news())
        if heard.due == (heard.seat,):
            await sitting.take(heard.may[0])
    return await sitting.record()
