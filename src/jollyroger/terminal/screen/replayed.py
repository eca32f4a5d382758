"""A game looked at again: forward and back by steps, tricks and rounds, with open hands."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from ...rules.characters import shown_name
from ...rules.events import Dealt, Event, TrickResolved, TrickTaken
from ...rules.game import due, start
from ...rules.moves import Seat
from ...rules.record import Record
from ...rules.state import Phase, State, evolve
from ...rules.view import View, known
from ...table.state import Holder, Stage
from ...words.catalogue import Words
from ...words.told import Teller
from ..seating import moves_taken_back, taken_back_here
from ..sitting import Gone
from .board import HEIGHTS, WIDTHS, Board
from .log import Log
from .marks import chip, fitted
from .page import Page, inner
from .scene import Scene
from .sheet import sheet

NAME = 8
Stride = Literal["step", "trick", "round"]


@dataclass(frozen=True, slots=True)
class Step:
    """The game after one event, and how much had been told by then."""

    event: Event | None
    state: State
    told: int


class Voyage:
    """A record, event by event. Of a game that is not over only its own player's hand is open."""

    def __init__(self, words: Words, record: Record) -> None:
        self.record = record
        self.over = record.state().phase is Phase.OVER
        self.me = record.person
        self.lines: list[str] = []
        names = [shown_name(seated.name) for seated in record.seats]
        self.teller = Teller(words, record.load(), names, self.me)
        self.steps = [*self._walk()]

    def scene(self, at: int) -> Scene:
        step, game = self.steps[at], self.teller.game
        ended = step.state.phase is Phase.OVER
        return Scene(
            self.teller,
            View(game, None, step.state),
            tuple(Holder(seated.name, None, seated.bot) for seated in self.record.seats),
            Stage.OVER if ended else Stage.PLAYING,
            due(game, step.state),
            told=self.lines[step.told - 1] if step.told else "",
        )

    def stop(self, at: int, way: int, stride: Stride) -> int:
        """Where the next or the last stop of this kind is."""
        ahead = range(at + way, len(self.steps) if way > 0 else -1, way)
        stops = (there for there in ahead if self._is_stop(there, stride))
        return next(stops, len(self.steps) - 1 if way > 0 else 0)

    def _is_stop(self, at: int, stride: Stride) -> bool:
        event = self.steps[at].event
        match stride:
            case "step":
                return True
            case "trick":
                return isinstance(event, TrickTaken | TrickResolved)
            case "round":
                return isinstance(event, Dealt)

    def _walk(self) -> Iterator[Step]:
        state = start(self.teller.game, len(self.record.seats))
        yield Step(None, state, 0)
        instead = moves_taken_back(self.record)
        for number, event in enumerate(self.record.events):
            self.lines += taken_back_here(self.teller.words, instead[number])
            seen = event if self.over else event.seen_by(self.me)
            told = self.teller.tell(seen, state)
            state = evolve(state, seen)
            self.lines += [told[:1].upper() + told[1:]] if told else []
            yield Step(seen, state if self.over else known(state, self.me), len(self.lines))


class Replayed(Screen[Gone | None]):
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
        self.voyage = Voyage(words, record)
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
        return self.voyage.scene(self.at)

    def action_go(self, way: int, stride: Stride) -> None:
        self._show(self.voyage.stop(self.at, way, stride))

    def action_jump(self, at: int) -> None:
        self._show(at % len(self.voyage.steps))

    def action_score(self) -> None:
        say = self.voyage.teller.words.say
        text = sheet(self.scene, inner(self.size.width))
        self.app.push_screen(Page(say("play-score-sheet"), text, say("screen-page-foot")))

    def action_help(self) -> None:
        say = self.voyage.teller.words.say
        text = say("screen-replay-help")
        self.app.push_screen(Page(say("screen-do-help"), text, say("screen-page-foot")))

    def action_leave(self) -> None:
        self.dismiss(None)

    def _show(self, at: int) -> None:
        self.at = at
        now, step = self.scene, self.voyage.steps[at]
        say = now.words.say
        self.query_one(Board).show(now, self.voyage.lines[: step.told])
        self.query_one("#hands", Static).update(hands(now))
        self.query_one("#answer", Static).update(self._told(now))
        self.query_one("#keys", Static).update(say("screen-replay-keys"))

    def _told(self, now: Scene) -> str:
        """What this step was; a choice that nobody has seen yet has no words."""
        step = self.voyage.steps[self.at]
        where = now.words.say("screen-step", step=self.at + 1, steps=len(self.voyage.steps))
        before = self.voyage.steps[self.at - 1].told if self.at else 0
        return f"{where} {now.told}" if step.told > before else where


def hands(scene: Scene) -> Content:
    """A line a seat: everything it still holds."""
    rows = [_row(scene, seat) for seat in range(len(scene.known.hands))]
    return Content("\n").join(rows)


def _row(scene: Scene, seat: Seat) -> Content:
    held: Sequence[str] = scene.hand(seat)
    pieces = Content(" ").join(chip(scene.game, code, gap="") for code in held)
    return Content.assemble((fitted(scene.name(seat), NAME), "bold"), " ", pieces)
