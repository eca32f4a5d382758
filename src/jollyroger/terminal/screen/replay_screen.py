"""A game looked at again: forward and back by steps, tricks and rounds, with open hands."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from ...client.sitting import Gone
from ...rules.characters import shown_name
from ...rules.game import due
from ...rules.moves import Seat
from ...rules.record import Record
from ...rules.state import Phase
from ...rules.view import View
from ...table.state import Holder, Stage
from ...words.catalogue import Words
from ...words.records import mark_taken_back
from ...words.told import Teller
from ..record_walk import RecordWalk, Stride
from .board import HEIGHTS, WIDTHS, Board
from .log import Log
from .marks import chip, fitted
from .page import Page, inner
from .scene import Scene
from .sheet import sheet

NAME = 8


class ReplayLog:
    """What had been told at every place of a walk."""

    def __init__(self, words: Words, walk: RecordWalk) -> None:
        names = [shown_name(seated.name) for seated in walk.record.seats]
        self.teller = Teller(words, walk.game, names, walk.me)
        self.lines: list[str] = []
        self.told = [0]  # lines, by place
        for step in walk.steps:
            self.lines += mark_taken_back(words, step.taken_back)
            told = self.teller.tell(step.event, step.before)
            self.lines += [told[:1].upper() + told[1:]] if told else []
            self.told.append(len(self.lines))

    def until(self, at: int) -> list[str]:
        return self.lines[: self.told[at]]

    def newest(self, at: int) -> str:
        return "".join(self.until(at)[-1:])

    def is_silent(self, at: int) -> bool:
        """A choice that nobody has seen yet has no words."""
        return self.told[at] == self.told[max(at - 1, 0)]


class ReplayScreen(Screen[Gone | None]):
    """The same board, with every hand under it."""

    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "go(1, 'step')", show=False),
        Binding("left,backspace", "go(-1, 'step')", show=False),
        Binding("down", "go(1, 'trick')", show=False),
        Binding("up", "go(-1, 'trick')", show=False),
        Binding("pagedown", "go(1, 'round')", show=False),
        Binding("pageup", "go(-1, 'round')", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(-1)", show=False),
        Binding("s", "score", show=False),
        Binding("d", "app.theme", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,escape,ctrl+c,ctrl+q", "leave", show=False),
    ]

    def __init__(self, words: Words, record: Record) -> None:
        super().__init__()
        self.walk = RecordWalk(record)
        self.replay_log = ReplayLog(words, self.walk)
        self.at = 0

    def compose(self) -> ComposeResult:
        yield Board(id="board")
        yield Static("", id="hands", markup=False)
        yield Static("", id="answer", markup=False)
        yield Static("", id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one(Log).can_focus = False
        self.action_jump(0)

    @property
    def scene(self) -> Scene:
        state, game, seats = self.walk.state(self.at), self.walk.game, self.walk.record.seats
        return Scene(
            self.replay_log.teller,
            View(game, None, state),
            tuple(Holder(seated.name, None, seated.bot) for seated in seats),
            Stage.OVER if state.phase is Phase.OVER else Stage.PLAYING,
            due(game, state),
            told=self.replay_log.newest(self.at),
        )

    def action_go(self, way: int, stride: Stride) -> None:
        self._show(self.walk.stop(self.at, way, stride))

    def action_jump(self, at: int) -> None:
        self._show(at % (self.walk.last + 1))

    def action_score(self) -> None:
        say = self.replay_log.teller.words.say
        text = sheet(self.scene, inner(self.size.width))
        self.app.push_screen(Page(say("play-score-sheet"), text, say("screen-page-foot")))

    def action_help(self) -> None:
        say = self.replay_log.teller.words.say
        text = say("screen-replay-help")
        self.app.push_screen(Page(say("screen-do-help"), text, say("screen-page-foot")))

    def action_leave(self) -> None:
        self.dismiss(None)

    def _show(self, at: int) -> None:
        self.at = at
        now = self.scene
        self.query_one(Board).show(now, self.replay_log.until(at))
        self.query_one("#hands", Static).update(hands(now))
        self.query_one("#answer", Static).update(self._told(now))
        self.query_one("#keys", Static).update(now.words.say("screen-replay-keys"))

    def _told(self, now: Scene) -> str:
        """What this step was."""
        where = now.words.say("screen-step", step=self.at + 1, steps=self.walk.last + 1)
        return where if self.replay_log.is_silent(self.at) else f"{where} {now.told}"


def hands(scene: Scene) -> Content:
    """A line a seat: everything it still holds."""
    rows = [_row(scene, seat) for seat in range(len(scene.known.hands))]
    return Content("\n").join(rows)


def _row(scene: Scene, seat: Seat) -> Content:
    held: Sequence[str] = scene.hand(seat)
    pieces = Content(" ").join(chip(scene.game, code, gap="") for code in held)
    return Content.assemble((fitted(scene.name(seat), NAME), "bold"), " ", pieces)
