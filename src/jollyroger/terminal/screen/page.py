"""A page over the table: something to read, scrolled by keys or wheel, closed by Escape."""

from collections.abc import Mapping
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Resize
from textual.screen import ModalScreen
from textual.widgets import Static

FRAME = 4  # lines of a page that are not its text
WIDEST = 110


def inner(width: int) -> int:
    """The columns a page has for its text, on a screen of that width."""
    return min(width, WIDEST) - 5


class Page(ModalScreen[str]):
    """Closed with the key that was pressed: `keys` are those that mean something to the caller."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "leave('')"),
        ("q", "leave('')"),
        ("enter", "leave('')"),
        ("space", "leave('')"),
        ("down,j", "scroll(1)"),
        ("up,k", "scroll(-1)"),
        ("pagedown", "page(1)"),
        ("pageup", "page(-1)"),
        ("home", "home"),
        ("end", "end"),
    ]

    def __init__(
        self,
        title: str,
        text: str | Content,
        foot: str,
        keys: Mapping[str, str] | None = None,
        at_end: bool = False,
    ) -> None:
        super().__init__()
        self._heading, self._text, self._foot = title, text, foot
        self._keys = keys or {}
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(self._heading, id="page-title", markup=False)
            with VerticalScroll(id="page-body", can_focus=False):
                yield Static(self._text, id="page-text", markup=False)
            yield Static(self._foot, id="page-foot", markup=False)

    def on_mount(self) -> None:
        for key in self._keys:
            self._bindings.bind(key, f"leave('{key}')", show=False)
        if self._at_end:
            self._body.scroll_end(animate=False)

    def on_resize(self, event: Resize) -> None:
        """Title and foot stay, whatever is between them scrolls."""
        self._body.styles.max_height = max(event.size.height - FRAME, 1)

    @property
    def _body(self) -> VerticalScroll:
        return self.query_one("#page-body", VerticalScroll)

    def action_leave(self, key: str) -> None:
        self.dismiss(self._keys.get(key, ""))

    def action_scroll(self, lines: int) -> None:
        self._body.scroll_relative(y=lines, animate=False)

    def action_page(self, way: int) -> None:
        height = max(self._body.size.height - 1, 1)
        self._body.scroll_relative(y=way * height, animate=False)

    def action_home(self) -> None:
        self._body.scroll_home(animate=False)

    def action_end(self) -> None:
        self._body.scroll_end(animate=False)
