"""The ship's log: what has been told, newest below."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

SHOWN = 60  # lines; the whole log is a page of its own


class Log(VerticalScroll, can_focus=True):
    """Follows what happens; who scrolls up stays there until the next line."""

    _lines: tuple[str, ...] = ()

    def compose(self) -> ComposeResult:
        yield Static("", id="log-text", markup=False)

    def show(self, lines: Sequence[str]) -> None:
        newest = tuple(lines[-SHOWN:])
        if newest != self._lines:
            self._lines = newest
            self.query_one("#log-text", Static).update("\n".join(newest))
            self.anchor()
