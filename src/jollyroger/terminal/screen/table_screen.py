"""The table on the whole screen: one person, one sitting, drawn anew after every entry."""

from collections.abc import Coroutine, Iterator
from typing import Any, ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input

from ...client.sitting import Gone, NewEntries, News, Notice, Sitting, TableShown
from ...rules.events import Event, GameOver
from ...rules.moves import Move
from ...rules.refused import Refused
from ...table.acts import Act, Speak
from ...table.events import Entry
from ...table.state import Stage
from ...table.talk import PHRASES
from ...words.refusals import refusal
from ..hourglass import WARNING
from ..inputs import Command
from ..listener import Listener
from ..orders import Orders
from .bidding import Bidding
from .board import HEIGHTS, WIDTHS, Board
from .choosing import Choosing
from .controls import Controls
from .declaring import Declaring
from .hand import Piece
from .keys import ALWAYS, KEYS, Keys
from .log import Log
from .pace import Pace
from .page import Page
from .pages import Pages
from .placing import Placing
from .scene import Scene, scene

SHORT = 3  # lines an answer may have before it becomes a page

GRAVE: Final = 60.0  # seconds that something stays in sight


class TableScreen(Screen[Gone | None]):
    """Takes any sitting; what has been told is the listener's."""

    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key.press, key.does, show=False) for key in KEYS),
        Binding("space", "go_on", show=False),
        Binding("escape", "table", show=False),
        Binding("pageup", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(1)", show=False),
    ]

    def __init__(self, sitting: Sitting, listener: Listener, pace: Pace) -> None:
        super().__init__()
        self.sitting, self.listener, self.pace = sitting, listener, pace
        self.orders = Orders(listener, sitting)
        self._moved = False  # something was done, and its news are not here yet

    def compose(self) -> ComposeResult:
        yield Board(id="board")
        yield Controls(self.listener.words)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self._follow()
        self.set_interval(1.0, self._look_at_clock)

    # What happens

    @work
    async def _follow(self) -> None:
        try:
            first = await self.sitting.news()
            assert isinstance(first, TableShown)
            self.listener.arrive(first, await self.sitting.past())
            self._invite()
            self._draw()
            while True:
                for part in _parts(await self.sitting.news()):
                    await self._hear(part)
        except Gone as gone:
            self.dismiss(gone)

    def _invite(self) -> None:
        """Who opened the table reads the way to it in the log, and as long as nothing happens."""
        if invited := self.sitting.invitation:
            told = f"{self.listener.words.say('table-open', code=invited.code)} {invited.link}"
            self.listener.lines.append(told)
            self._controls.note(told)

    async def _hear(self, news: News) -> None:
        self._moved = False
        lines = self.listener.hear(news)
        if self.listener.my_turn:
            self.listener.hear_plays()
        match news:
            case NewEntries(entries):
                for entry in entries:  # one: see `_parts`
                    self._note(entry, "".join(lines[-1:]))
                    self._draw()
                    await self.pace.after(entry, self.listener.seat)
                    if isinstance(entry, GameOver):
                        self.action_score()
            case Notice(grave=grave):
                self._controls.note(lines[-1])
                if grave:  # the next event takes the answer line
                    self.notify(lines[-1], severity="error", timeout=GRAVE)
                self._draw()
            case TableShown():
                self._draw()

    def _note(self, entry: Entry, told: str) -> None:
        """The newest line stands in the answer line until something is asked there."""
        if isinstance(entry, Event) or (told and not self.listener.my_turn):
            self._controls.note("" if self.listener.my_turn else told)

    def _look_at_clock(self) -> None:
        """Warns once, where a clock runs for this seat."""
        glass = self.listener.glass
        left = glass.till_warning(self.listener.seat, self.listener.table)
        if left is not None and left <= 0:
            glass.warned = True
            self._controls.note(self.listener.words.say("clock-warning", seconds=round(WARNING)))

    # What is seen

    @property
    def scene(self) -> Scene:
        return scene(self.listener)

    @property
    def _pages(self) -> Pages:
        return Pages(self.listener, self.orders.refused, self.size.width)

    @property
    def _controls(self) -> Controls:
        return self.query_one(Controls)

    def _draw(self) -> None:
        now = self.scene
        self.query_one(Board).show(now, self.listener.lines)
        self._controls.show(now)
        self.query_one(Keys).show(now.words, self._offered())

    def _offered(self) -> frozenset[str]:
        """The keys that do something now."""
        table = self.listener.table
        assert table is not None
        own = table.seats[self.listener.seat] if self.listener.seat is not None else None
        sometimes = {
            "hint": not self.listener.over,
            "undo": table.alone and self.listener.playing and own is not None,
            "talk": not table.alone and own is not None,
            "begin": own is not None and (bool(own.bot) or self.listener.may_start),
            "extend": self.listener.my_turn and table.settings.pace is not None,
            "review": self.listener.over,
        }
        return ALWAYS | {name for name, offered in sometimes.items() if offered}

    # What is done

    def _try(self, doing: Coroutine[Any, Any, str]) -> None:
        self.run_worker(self._tried(doing))

    async def _tried(self, doing: Coroutine[Any, Any, str]) -> None:
        try:
            said = await doing
        except Refused as refused:
            self.orders.refused = refused
            words, game, names = self.listener.words, self.listener.game, self.listener.names
            self._controls.note(refusal(words, refused, game, names), bad=True)
        except Gone as gone:
            self.dismiss(gone)
        else:
            self._tell(said)

    def _tell(self, said: str) -> None:
        """A short answer in its line, a long one on a page."""
        if len(said) <= SHORT * (self.size.width - 4) and said.count("\n") < SHORT:
            self._controls.note(said)
        else:
            self._open(self._pages.page("", said))

    def _open(self, page: Page) -> None:
        self.app.push_screen(page, self._read)

    async def _read(self, wanted: str | None) -> None:
        """Who closed a page may have asked for the next one."""
        if wanted:
            await self.run_action(wanted)

    async def _take(self, act: Act | Move) -> str:
        """Once: until its news are here, a second press means nothing."""
        if self._moved:
            return ""
        self._moved = True
        try:
            await self.orders.take(act)
        except Refused:
            self._moved = False
            raise
        self.pace.go_on()
        return ""

    def on_bidding_made(self, event: Bidding.Made) -> None:
        self._try(self._take(event.bid))

    def on_placing_made(self, event: Placing.Made) -> None:
        self._try(self._take(event.place))

    def on_choosing_made(self, event: Choosing.Made) -> None:
        self._try(self._take(event.move))

    def on_piece_looked(self, event: Piece.Looked) -> None:
        self._controls.look(event.code)

    def on_piece_chosen(self, event: Piece.Chosen) -> None:
        piece = self.listener.game.box.held[event.code]
        if len(piece.plays) > 1 and any(play in self.scene.may for play in piece.plays):
            self._controls.declare(piece)
        else:
            self._try(self._take(piece.plays[0]))

    def on_declaring_made(self, event: Declaring.Made) -> None:
        self._controls.return_to_hand()
        if event.play:
            self._try(self._take(event.play))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What was refused stays in the field, to be mended."""
        self._try(self._typed(event.value))

    async def _typed(self, text: str) -> str:
        if not text.strip():
            self.action_table()
            return ""
        typed = self.orders.read(text)
        said = await self._obeyed(typed)
        self._controls.field.value = ""
        if not isinstance(typed, Command):  # a move: single keys mean what they mean again
            self.action_table()
        return said

    async def _obeyed(self, typed: Command | Move) -> str:
        match typed:
            case Command("quit" | "review" | "score" | "help" as name):
                self.action_table()
                named = {"quit": "leave"}.get(name, name)
                await self.run_action(named)
                return ""
            case Command():
                return await self.orders.obey(typed)
            case _:
                return await self._take(typed)

    # Keys

    def action_table(self) -> None:
        self._controls.return_to_hand()

    def action_go_on(self) -> None:
        self.pace.go_on()

    def action_scroll(self, way: int) -> None:
        """The log; the whole board, in a window too small for everything."""
        board = self.query_one(Board)
        where: Widget = board if board.max_scroll_y else self.query_one(Log)
        where.scroll_relative(y=way * max(where.size.height - 1, 1), animate=False)

    def action_field(self) -> None:
        self._controls.type()

    def action_hint(self) -> None:
        self._try(self.orders.obey(Command("hint", "")))

    def action_undo(self) -> None:
        self._try(self.orders.obey(Command("undo", "")))

    def action_why(self) -> None:
        self._try(self.orders.obey(Command("why", "")))

    def action_extend(self) -> None:
        self._try(self.orders.obey(Command("extend", "")))

    def action_begin(self) -> None:
        """The game, for its host; one's own seat, for who has been away."""
        lobby = self.scene.stage is Stage.LOBBY
        self._try(self.orders.obey(Command("start" if lobby else "return", "")))

    def action_pace(self) -> None:
        self.pace.next()
        name = self.listener.words.say(f"screen-pace-{self.pace.name}")
        self._controls.note(self.listener.words.say("screen-pace", pace=name))
        self.pace.go_on()

    async def action_theme(self) -> None:
        await self.app.run_action("theme")

    def action_help(self) -> None:
        self._open(self._pages.help())

    def action_rules(self) -> None:
        self._open(self._pages.rules())

    def action_log(self) -> None:
        self._open(self._pages.log())

    def action_last(self) -> None:
        self._open(self._pages.last())

    def action_score(self) -> None:
        self._open(self._pages.score(self.scene))

    def action_talk(self) -> None:
        self.app.push_screen(self._pages.talk(), self._spoken)

    def _spoken(self, phrase: str | None) -> None:
        if phrase in PHRASES:
            self._try(self._take(Speak(phrase)))

    def action_review(self) -> None:
        if self.listener.over:
            self._controls.note(self.listener.words.say("review-loading"))
            self._try(self._reviewed())
        else:
            self._try(self._not_over())

    async def _not_over(self) -> str:
        raise Refused("not_over")

    async def _reviewed(self) -> str:
        page = await self._pages.review(await self.sitting.record())
        self._controls.note("")
        self._open(page)
        return ""

    def action_leave(self) -> None:
        self.dismiss(None)


def _parts(news: News) -> Iterator[News]:
    """Entry by entry, so that each is seen."""
    match news:
        case NewEntries(entries):
            yield from (NewEntries((entry,)) for entry in entries)
        case TableShown() | Notice():
            yield news
