"""A row to choose from: bids, Scary Mary's two faces, sides and spaces of a plank."""

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.binding import BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from .typed_number import TypedNumber


class Choice(Widget, can_focus=True):
    """A label and its options; arrows, digits or a click choose, Enter confirms."""

    DEFAULT_CSS = "Choice { height: 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "walk(-1)"),
        ("right", "walk(1)"),
        ("home", "end(0)"),
        ("end", "end(-1)"),
        ("up", "app.focus_previous"),
        ("down", "app.focus_next"),
    ]

    class Changed(Message):
        def __init__(self, choice: "Choice") -> None:
            super().__init__()
            self.choice = choice

        @property
        def control(self) -> "Choice":
            return self.choice

    class Confirmed(Changed):
        pass

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.label = Content()
        self.options: tuple[str, ...] = ()
        self.at: int | None = None
        self._number = TypedNumber()

    def offer(self, label: str | Content, options: Sequence[str], at: int | None = None) -> None:
        self.label = Content(label) if isinstance(label, str) else label
        self.options, self.at = tuple(options), at
        self.refresh()

    def render(self) -> Content:
        cells = (self._option(at, text) for at, text in enumerate(self.options))
        here = ("► " if self.has_focus else "  ", "$brass bold")
        return Content.assemble(here, self.label, *cells)

    def _option(self, at: int, text: str) -> Content:
        if at != self.at:
            return Content(f"  {text}  ")
        style = "bold $on-brass on $brass-fill" + (" underline" if self.has_focus else "")
        return Content.assemble(" ", (f"[{text}]", style), " ")

    def pick(self, at: int) -> None:
        self.at = at
        self.refresh()
        self.post_message(self.Changed(self))

    def action_walk(self, step: int) -> None:
        start = self.at if self.at is not None else (-1 if step > 0 else 0)
        self.pick((start + step) % len(self.options))

    def action_end(self, at: int) -> None:
        self.pick(at % len(self.options))

    def on_key(self, event: events.Key) -> None:
        """A sign or a number that one option begins with; `1` and `0` soon after it are 10."""
        mark = event.character
        if event.key == "enter":
            event.stop()
            self.post_message(self.Confirmed(self))
        elif mark and (mark in "+-" or mark.isdecimal()):
            at = self._number.press(mark, event.time, self._find)
            if at is not None:
                event.stop()
                self.pick(at)

    def _find(self, typed: str) -> int | None:
        return next((at for at, text in enumerate(self.options) if _answers(text, typed)), None)

    def on_click(self, event: events.Click) -> None:
        left = self.label.cell_length + 2
        for at, text in enumerate(self.options):
            right = left + cell_len(text) + 4
            if left <= event.x < right:
                self.pick(at)
            left = right


def _answers(text: str, mark: str) -> bool:
    """`5` is the option 5; `+` is SM+."""
    first = text.split()[0]
    return first == mark or (mark in "+-" and first.endswith(mark))
