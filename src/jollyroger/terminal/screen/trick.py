"""The trick in the middle: who played what, in order, and who takes it now."""

from textual.content import Content
from textual.events import Resize
from textual.widgets import Static

from ...rules.moves import Seat
from ...rules.pieces import Code
from ...rules.state import Laid
from ...words.names import face_name, suit_name
from .marks import SKINS, chip, face_mark, fitted, skin
from .scene import Scene

WIDEST, GAP = 20, 1


class Trick(Static):
    """A column a piece: number and seat, the piece with its name, what it does."""

    DEFAULT_CSS = "Trick { height: auto; }"

    _scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        self._scene = scene
        self._draw()

    def on_resize(self, event: Resize) -> None:
        """Afterwards: what is drawn may need more lines than there are now."""
        self.call_after_refresh(self._draw)

    def _draw(self) -> None:
        if self._scene and self.size.width:
            self.update(drawn(self._scene, self.size.width))
            # In a window too small for everything, the trick is what is seen of the board.
            self.call_after_refresh(self.scroll_visible, animate=False)


def drawn(scene: Scene, width: int) -> Content:
    seats = _seats(scene)
    each = max(min(width // max(len(seats), 1) - GAP, WIDEST), 6)
    columns = [_column(scene, seat, at, each) for at, seat in enumerate(seats, 1)]
    rows = [Content(" " * GAP).join(cells) for cells in zip(*columns, strict=True)]
    return Content("\n").join([_title(scene, width), *rows])


def _seats(scene: Scene) -> tuple[Seat, ...]:
    """In the order in which they lay; of a trick that lies there, as it was laid."""
    if scene.known.trick or not scene.known.last_trick:
        return scene.game.order(scene.known)
    return tuple(laid.seat for laid in scene.shown_trick)


def _title(scene: Scene, width: int) -> Content:
    say, known = scene.words.say, scene.known
    if not known.trick and known.last_trick:
        parts = [say("play-last-trick")]
    else:
        suit = scene.aid.led
        led = say("play-led", suit=suit_name(scene.words, scene.game, suit)) if suit else ""
        led = led[:1].upper() + led[1:]
        parts = [say("play-trick", trick=scene.trick_number), led]
    title = "  ".join(part for part in parts if part)
    if not known.centre:
        return Content.styled(fitted(title, width), "bold")
    cards = Content(" ").join(chip(scene.game, code) for code in known.centre)
    return Content.assemble((f"{title}   {say('planks-centre')} ", "bold"), cards)


def _column(scene: Scene, seat: Seat, at: int, width: int) -> list[Content]:
    laid = next((laid for laid in scene.shown_trick if laid.seat == seat), None)
    head = Content.styled(
        fitted(f"{at} {scene.name(seat)}", width), "bold" if seat in scene.due else ""
    )
    if laid is None:
        return [head, *_empty(scene, seat, width)]
    return [head, *_piece(scene, laid, width), _tag(scene, laid, width)]


def _empty(scene: Scene, seat: Seat, width: int) -> list[Content]:
    """An open place: a card of dots, and the word where it is somebody's turn."""
    turn = scene.words.say("play-to-move") if seat in scene.due else ""
    dots = Content.styled("·" * width, "$ink-2")
    mark = "$brass bold" if turn else "$ink-2"
    return [
        dots,
        dots,
        Content.styled(fitted(f"► {turn}" if turn else "", width), mark),
    ]


def _piece(scene: Scene, laid: Laid, width: int) -> list[Content]:
    style = SKINS[skin(scene.game, _held(scene, laid.face))]
    code = f" {laid.face} {face_mark(scene.game, laid.face)}"
    name = f" {face_name(scene.words, scene.game, laid.face)}"
    return [
        Content.styled(fitted(code, width), f"bold {style}"),
        Content.styled(fitted(name, width), style),
    ]


def _held(scene: Scene, face: Code) -> Code:
    return scene.game.box.piece_of_face[face].code


def _tag(scene: Scene, laid: Laid, width: int) -> Content:
    """Winning while it lies, took it once it is over; in Skull Queen, whom it moves."""
    if moved := _moves(scene, laid.seat):
        return Content.styled(fitted(moved, width), "$brass bold")
    if laid.seat != scene.taker:
        return Content(" " * width)
    word = scene.words.say("play-wins" if scene.known.trick else "play-took-it")
    return Content.styled(fitted(f"▲ {word}", width), "$brass bold")


def _moves(scene: Scene, seat: Seat) -> str:
    """What the trick as it lies would do to this seat's pirates: `R+1 B-2`, `~` in the water."""
    now = scene.aid.now
    if not scene.known.trick or not now:
        return ""
    own = (climb for climb in now.climbs if climb.seat == seat)
    return " ".join(f"{c.suit}{c.by:+d}{'~' if c.to is None else ''}" for c in own)
