"""What everybody sees: the top line, the seats, the log and the trick."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Container
from textual.widgets import Static

from .log import Log
from .scene import Scene
from .seats import Seats
from .sheet import sheet
from .top import title
from .trick import Trick

WIDTHS = [(0, "-narrow"), (80, "-usual"), (110, "-wide")]
HEIGHTS = [(0, "-low"), (24, "-usual-height"), (34, "-tall")]
SHEET = 76  # columns beside the log, in a wide window


class Board(Container):
    """The same for who plays, who watches and who looks at a game again."""

    def compose(self) -> ComposeResult:
        yield Static("", id="title", markup=False)
        with Container(id="upper"):
            with Container(id="left"):
                yield Seats(id="seats", markup=False)
                yield Static("", id="sheet", markup=False)
            yield Log(id="log")
        yield Trick(id="trick", markup=False)

    def show(self, scene: Scene, lines: Sequence[str]) -> None:
        self.set_class(scene.choosing, "-choosing")
        self.set_class(scene.has_planks, "-planks")
        self.query_one("#title", Static).update(title(scene))
        self.query_one(Seats).show(scene)
        self.query_one(Log).show(lines)
        if scene.known.sheet:
            self.query_one("#sheet", Static).update(sheet(scene, SHEET))
        self.query_one(Trick).show(scene)
