"""The table on the whole screen: one person, one sitting, drawn anew after every entry."""

from collections.abc import Coroutine, Iterator
from typing import Any, ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input

from ...rules.events import Event, GameOver
from ...rules.moves import Move
from ...rules.refused import Refused
from ...table.acts import Act, Speak
from ...table.events import Entry
from ...table.state import Stage
from ...table.talk import PHRASES
from ...words.refusals import refusal
from ..hourglass import WARNING
from ..listener import Listener
from ..orders import Orders
from ..sitting import Gone, Heard, News, Said, Seen, Sitting
from ..typed import Command, understood
from .bidding import Bidding
from .board import HEIGHTS, WIDTHS, Board
from .declaring import Declaring
from .hand import Piece
from .helm import Helm
from .keys import ALWAYS, KEYS, Keys
from .log import Log
from .pace import Pace
from .page import Page
from .placing import Placing
from .reading import Reading
from .scene import Scene, scene

SHORT = 3  # lines an answer may have before it becomes a page

GRAVE: Final = 60.0  # seconds that something stays in sight


class Deck(Screen[Gone | None]):
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

    def __init__(self, sitting: Sitting, heard: Listener, pace: Pace) -> None:
        super().__init__()
        self.sitting, self.heard, self.pace = sitting, heard, pace
        self.orders = Orders(heard, sitting)
        self._moved = False  # something was done, and its news are not here yet

    def compose(self) -> ComposeResult:
        yield Board(id="board")
        yield Helm(self.heard.words)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self._follow()
        self.set_interval(1.0, self._look_at_clock)

    # What happens

    @work
    async def _follow(self) -> None:
        try:
            first = await self.sitting.news()
            assert isinstance(first, Seen)
            self.heard.arrive(first, await self.sitting.past())
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
            told = f"{self.heard.words.say('table-open', code=invited.code)} {invited.link}"
            self.heard.lines.append(told)
            self._helm.note(told)

    async def _hear(self, news: News) -> None:
        self._moved = False
        lines = self.heard.hear(news)
        if self.heard.my_turn:
            self.heard.hear_plays()
        match news:
            case Heard((entry,)):
                self._note(entry, "".join(lines[-1:]))
                self._draw()
                await self.pace.after(entry, self.heard.seat)
                if isinstance(entry, GameOver):
                    self.action_score()
            case Said(grave=grave):
                self._helm.note(lines[-1])
                if grave:  # the next event takes the answer line
                    self.notify(lines[-1], severity="error", timeout=GRAVE)
                self._draw()
            case Seen():
                self._draw()

    def _note(self, entry: Entry, told: str) -> None:
        """The newest line stands in the answer line until something is asked there."""
        if isinstance(entry, Event) or (told and not self.heard.my_turn):
            self._helm.note("" if self.heard.my_turn else told)

    def _look_at_clock(self) -> None:
        """Warns once, where a clock runs for this seat."""
        glass = self.heard.glass
        left = glass.till_warning(self.heard.seat, self.heard.table)
        if left is not None and left <= 0:
            glass.warned = True
            self._helm.note(self.heard.words.say("clock-warning", seconds=round(WARNING)))

    # What is seen

    @property
    def scene(self) -> Scene:
        return scene(self.heard)

    @property
    def _reading(self) -> Reading:
        return Reading(self.heard, self.orders.refused, self.size.width)

    @property
    def _helm(self) -> Helm:
        return self.query_one(Helm)

    def _draw(self) -> None:
        now = self.scene
        self.query_one(Board).show(now, self.heard.lines)
        self._helm.show(now)
        self.query_one(Keys).show(now.words, self._offered())

    def _offered(self) -> frozenset[str]:
        """The keys that do something now."""
        table = self.heard.table
        assert table is not None
        own = table.seats[self.heard.seat] if self.heard.seat is not None else None
        sometimes = {
            "hint": not self.heard.over,
            "undo": table.alone and self.heard.playing and own is not None,
            "talk": not table.alone and own is not None,
            "begin": own is not None
            and (bool(own.bot) or (table.stage is Stage.LOBBY and table.host == self.heard.seat)),
            "extend": self.heard.my_turn and table.settings.pace is not None,
            "review": self.heard.over,
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
            words, game, names = self.heard.words, self.heard.game, self.heard.names
            self._helm.note(refusal(words, refused, game, names), bad=True)
        except Gone as gone:
            self.dismiss(gone)
        else:
            self._tell(said)

    def _tell(self, said: str) -> None:
        """A short answer in its line, a long one on a page."""
        if len(said) <= SHORT * (self.size.width - 4) and said.count("\n") < SHORT:
            self._helm.note(said)
        else:
            self._open(self._reading.page("", said))

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

    def on_piece_looked(self, event: Piece.Looked) -> None:
        self._helm.look(event.code)

    def on_piece_chosen(self, event: Piece.Chosen) -> None:
        piece = self.heard.game.box.held[event.code]
        if len(piece.plays) > 1 and any(play in self.scene.may for play in piece.plays):
            self._helm.declare(piece)
        else:
            self._try(self._take(piece.plays[0]))

    def on_declaring_made(self, event: Declaring.Made) -> None:
        self._helm.return_to_hand()
        if event.play:
            self._try(self._take(event.play))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What was refused stays in the field, to be mended."""
        self._try(self._typed(event.value))

    async def _typed(self, text: str) -> str:
        if not text.strip():
            self.action_table()
            return ""
        typed = understood(text, self.heard.game, self.heard.bidding)
        said = await self._obeyed(typed)
        self._helm.field.value = ""
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
        self._helm.return_to_hand()

    def action_go_on(self) -> None:
        self.pace.go_on()

    def action_scroll(self, way: int) -> None:
        """The log; the whole board, in a window too small for everything."""
        board = self.query_one(Board)
        where: Widget = board if board.max_scroll_y else self.query_one(Log)
        where.scroll_relative(y=way * max(where.size.height - 1, 1), animate=False)

    def action_field(self) -> None:
        self._helm.type()

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
        name = self.heard.words.say(f"screen-pace-{self.pace.name}")
        self._helm.note(self.heard.words.say("screen-pace", pace=name))
        self.pace.go_on()

    async def action_theme(self) -> None:
        await self.app.run_action("theme")

    def action_help(self) -> None:
        self._open(self._reading.help())

    def action_rules(self) -> None:
        self._open(self._reading.rules())

    def action_log(self) -> None:
        self._open(self._reading.log())

    def action_last(self) -> None:
        self._open(self._reading.last())

    def action_score(self) -> None:
        self._open(self._reading.score(self.scene))

    def action_talk(self) -> None:
        self.app.push_screen(self._reading.talk(), self._spoken)

    def _spoken(self, phrase: str | None) -> None:
        if phrase in PHRASES:
            self._try(self._take(Speak(phrase)))

    def action_review(self) -> None:
        if self.heard.over:
            self._helm.note(self.heard.words.say("review-loading"))
            self._try(self._reviewed())
        else:
            self._try(self._not_over())

    async def _not_over(self) -> str:
        raise Refused("not_over")

    async def _reviewed(self) -> str:
        page = await self._reading.review(await self.sitting.record())
        self._helm.note("")
        self._open(page)
        return ""

    def action_leave(self) -> None:
        self.dismiss(None)


def _parts(news: News) -> Iterator[News]:
    """Entry by entry, so that each is seen."""
    match news:
        case Heard(entries):
            yield from (Heard((entry,)) for entry in entries)
        case _:
            yield news
