"""The table in plain lines: what happened, then one question at a time."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, assert_never

from ..client.sitting import Gone, NewEntries, News, Notice, Sitting, TableShown
from ..rules.moves import Bid, Deal, Pick, Place, Play, bids_in, plays_in
from ..rules.refused import Refused
from ..rules.state import Phase
from ..words.aloud import spell_pieces
from ..words.lexicon import plain
from ..words.names import unbroken_names
from ..words.refusals import refusal
from ..words.reviews import describe_review
from .choices import Choices
from .console import Console, HungUp
from .detail import Detail
from .hourglass import WARNING
from .inputs import Command, commands
from .inquiries import COMMANDS, Inquiries
from .listener import Listener
from .orders import Orders


class Left(Exception):
    """The person has said goodbye."""


class PlainTable:
    """One person at one table, until the game is over or the person leaves."""

    def __init__(self, console: Console, listener: Listener, sitting: Sitting) -> None:
        self.console = console
        self.words = listener.words
        self.listener = listener
        self.sitting = sitting
        self.orders = Orders(listener, sitting)
        self._asked = ""  # the prompt that stands there, waiting for its answer
        self._moved = False  # something was done, and its news are not here yet
        self._told_at = 0  # how much had been heard when all was told before a question
        self._deed: asyncio.Future[str] | None = None  # what the last answer set going
        self._held: list[str] = []  # what was heard while it stood there
        self._review = ""
        self._since: list[str] = []  # what was told since the last answer

    def play(self, back: str) -> None:
        """`back` is what brings the person here again."""
        try:
            asyncio.run(self._play())
        except KeyboardInterrupt:
            self.console.end_line()
            self._farewell(back, self.sitting.parting)
        except Left:
            self._farewell(back, self.sitting.parting)
        except Gone as gone:
            self._farewell(back, gone.reason)

    def _farewell(self, back: str, key: str) -> None:
        self.console.say(self.words.say(key))
        self.console.show(back)

    async def _play(self) -> None:
        try:
            await self._arrive()
            over = self.listener.over
            await self._until_over()
            if not over and self.listener.seat is not None:
                await self._look_back()
        except HungUp as hung_up:
            raise Left from hung_up
        finally:
            await self.sitting.close()

    # Coming and going

    async def _arrive(self) -> None:
        """Which game this is and, where it goes on, how it stands."""
        first = await self.sitting.news()
        assert isinstance(first, TableShown)
        before = self.listener.arrive(first, await self.sitting.past())
        settings = first.table.settings
        names = [f"game-{settings.game}", *(f"option-{option}" for option in settings.options)]
        title = ", ".join(self.words.say(name) for name in names)
        rounds = settings.load().rounds[settings.players]
        self.console.say(
            self.words.say("welcome", game=title, players=settings.players, rounds=rounds)
        )
        self.console.keep_whole(unbroken_names(self.words, self.listener.game, self.listener.names))
        if settings.pace:
            pace = settings.pace
            rule = self.words.say("clock-rule", move=round(pace.move), bank=round(pace.bank))
            self.console.say(rule)
        if before and self.listener.playing:
            self._say_all(line for line in before[-3:] if not self._is_deal(line))
            self._say_all(self._inquiries().where())
            self._told_at = self.listener.progress
        else:
            self._say_all(before[-3:])
        if invited := self.sitting.invitation:
            self.console.say(self.words.say("table-open", code=invited.code))
            self.console.show(invited.link)
        if self.listener.gathering:
            self._say_all([self._inquiries().ask("who"), self.words.say("lobby-waits")])

    def _is_deal(self, line: str) -> bool:
        """The hand is told anew to who comes back."""
        return line.startswith(self.words.say("told-round", round=self.listener.known.round))

    async def _look_back(self) -> None:
        """Until nothing is answered, or goodbye."""
        with suppress(HungUp, Left):
            while answer := await self._offered():
                self.console.say(await self._looked_back(answer))
        for key, file in (("recorded", self.sitting.kept), ("online-notes", self.sitting.notes)):
            if file:
                self.console.say(self.words.say(key))
                self.console.show(str(file))

    async def _offered(self) -> str:
        self.console.prompt(self.words.say("review-offer"))
        return await self.console.answer()

    async def _looked_back(self, answer: str) -> str:
        """Questions are answered; there is nothing left to be done."""
        try:
            match self.orders.read(answer):
                case Command("quit"):
                    raise Left
                case Command("review"):
                    return await self._reviewed()
                case Command(name, rest) if name in COMMANDS:
                    return self._inquiries().ask(name, rest)
                case Command("save") as saving:
                    return await self.orders.obey(saving)
                case _:
                    raise Refused("game_over")
        except Refused as refused:
            return refusal(self.words, refused, self.listener.game, self.listener.names)

    async def _reviewed(self) -> str:
        """Made once. Numpy and the nets are read when somebody first asks."""
        from ..review.review import review

        if not self._review:
            record = await self.sitting.record()
            own = [each for each in review(record) if each.seat == self.listener.seat]
            self._review = describe_review(self.words, record, own)
        return self._review

    # What happens

    async def _until_over(self) -> None:
        news = asyncio.ensure_future(self.sitting.news())
        try:
            while not self.listener.over:
                self._ask()
                line = self._line()
                await _first_of(self._patience(), news, self._deed, line)
                if self._deed and self._deed.done():
                    self._answered(self._deed)
                elif news.done():
                    self._hear(news.result())
                    news = asyncio.ensure_future(self.sitting.news())
                elif line and line.done():
                    if self._is_due(line):
                        self._deed = asyncio.ensure_future(self._do(await self.console.answer()))
                else:
                    self._warn()
        finally:
            news.cancel()
            if self._deed:
                self._deed.cancel()

    def _line(self) -> "asyncio.Future[str] | None":
        """One answer at a time. A pipe is read when something was asked; while people let us
        wait, questions in it are answered, and a move waits for its turn."""
        if self._deed is not None:
            return None
        if self._asked or self.console.typed:
            return self.console.next_line()
        if self._moved or not self.listener.waits_for_people:
            return None
        line = self.console.next_line()
        return line if not line.done() or self._is_due(line) else None

    def _is_due(self, line: "asyncio.Future[str]") -> bool:
        """An answer to what was asked, or a question while nothing was: never an early move."""
        if self._asked or self.console.typed:
            return True
        word = line.result().strip().partition(" ")[0]
        return commands().get(plain(word)) in COMMANDS

    def _hear(self, news: News) -> None:
        """What is told while a question stands interrupts it: somebody may be speaking to us."""
        if not isinstance(news, Notice):
            self._moved = False
        told = self.listener.hear(news)
        self._held += told
        if isinstance(news, TableShown) and self.listener.playing:
            self._held.append(self._inquiries().ask("table"))
        asks = self.listener.my_turn or self.listener.may_start
        if not isinstance(news, NewEntries) or told or not asks:
            self._withdraw()
        if not self._asked:
            self._say_held()

    def _withdraw(self) -> None:
        """Nothing is written behind a question that still stands."""
        if self._asked:
            self.console.end_line()
            self._asked = ""

    def _patience(self) -> float | None:
        """Seconds until there is something to say though nothing has happened."""
        return self.listener.glass.till_warning(self.listener.seat, self.listener.table)

    def _warn(self) -> None:
        self.listener.glass.warned = True
        self._withdraw()
        self._held.append(self.words.say("clock-warning", seconds=round(WARNING)))
        self._say_held()

    def _say_held(self) -> None:
        self._say_all(self._held)
        self._held = []

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._since.append(line)
            self.console.say(line)

    # What is asked

    def _ask(self) -> None:
        """The question and what may be answered, once."""
        if self._asked or self._moved or self._deed:
            return
        if self.listener.may_start:
            self._asked = self.words.say("prompt-start")
            self.console.prompt(self._asked)
        if not self.listener.my_turn:
            return
        self._say_all(self.listener.hear_plays())
        if self.listener.detail is Detail.FULL and self._told_at != self.listener.progress:
            self._told_at = self.listener.progress
            self._say_all(self._standing())
        choices = self.listener.choices
        for line in choices.lines if choices.are_numbered else ():
            self.console.say(line)
        self._asked = self._question(choices)
        self.console.prompt(self._asked)

    def _question(self, choices: Choices) -> str:
        moves = choices.moves
        if choices.are_numbered:
            return self.words.say("prompt-choose", most=len(moves))
        match first := moves[0]:
            case Bid():
                most = max(bid.tricks for bid in bids_in(moves))
                return self.words.say("prompt-bid", most=most)
            case Place():
                return self.words.say("prompt-place")
            case Play():
                codes = (play.code for play in plays_in(moves))
                legal = spell_pieces(self.words, self.listener.game, codes)
                return self.words.say("prompt-play", legal=legal)
            case Pick() | Deal():
                raise AssertionError("a pick is numbered, and nobody is asked to deal")
            case _:
                assert_never(first)

    def _standing(self) -> Iterable[str]:
        """What a player who wants to hear everything hears before each question."""
        choosing = self.listener.known.phase is Phase.CHOOSE
        names = ("score", "hand") if choosing else ("bids", "table", "hand")
        queens = self.listener.known.planks  # the table tells them
        return [self._inquiries().ask(name) for name in names if name != "bids" or not queens]

    async def _do(self, answer: str) -> str:
        self._asked, before = "", self.orders.taken
        said = await self._obeyed(answer) if answer else ""
        self._since.clear()
        self._moved = self._moved or self.orders.taken > before
        return said

    def _answered(self, deed: "asyncio.Future[str]") -> None:
        """A move, or anything else; whatever else it was, the question is asked again."""
        self._deed = None
        try:
            said = deed.result()
        except Refused as refused:
            self.orders.refused = refused
            said = refusal(self.words, refused, self.listener.game, self.listener.names)
        self._say_all([said] if said else [])
        self._say_held()

    async def _obeyed(self, answer: str) -> str:
        """What is answered; nothing for what is answered by the news that come of it."""
        match typed := self.orders.read(answer):
            case Command("quit"):
                raise Left
            case Command("review"):
                raise Refused("not_over")
            case Command("repeat"):
                return "\n".join(self._since)
            case _:
                return await self.orders.obey(typed)

    def _inquiries(self) -> Inquiries:
        return Inquiries(self.listener, self.orders.refused)


async def _first_of(seconds: float | None, *waits: "asyncio.Future[Any] | None") -> None:
    there = {each for each in waits if each}
    await asyncio.wait(there, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
