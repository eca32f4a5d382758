"""The reader's own pieces: a row to walk through; what may not be played says why."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from ...rules.moves import plays_in
from ...rules.pieces import Code
from ...rules.shelf import GAMES
from ...words.names import held_name
from .marks import SKINS, held_mark, skin
from .scene import Scene

NARROWEST, FRAME = 5, 2


class Piece(Widget, can_focus=True):
    """One piece of the hand. `barred` pieces keep their place and the focus."""

    class Looked(Message):
        """The reader is at this piece."""

        def __init__(self, code: Code) -> None:
            super().__init__()
            self.code = code

    class Chosen(Message):
        """The reader wants to play it."""

        def __init__(self, code: Code) -> None:
            super().__init__()
            self.code = code

    def __init__(self, number: int) -> None:
        super().__init__(id=f"piece-{number}")
        self.display = False
        self.code: Code = ""
        self._lines: tuple[str, str] = ("", "")
        self._style = ""
        self._tapped = False

    def become(self, scene: Scene, code: Code, barred: bool, width: int, roomy: bool) -> None:
        name, mark = held_name(scene.words, scene.game, code), held_mark(scene.game, code)
        self._lines = (f"{code} {mark}", name) if roomy else (code, mark)
        self._style = SKINS[skin(scene.game, code)]
        if code != self.code:
            self._tapped = False
            if self.has_focus:
                self.post_message(self.Looked(code))
        self.code = code
        self.styles.width = width
        self.set_class(barred, "-barred")
        self.display = True
        self.refresh()

    def render(self) -> Content:
        width = self.content_size.width
        style = "" if self.has_class("-barred") else self._style
        first, second = (Content(line).center(width) for line in self._lines)
        return Content.assemble(first.stylize(f"bold {style}"), "\n", second.stylize(style))

    def on_focus(self) -> None:
        self.post_message(self.Looked(self.code))

    def on_blur(self) -> None:
        self._tapped = False

    def key_enter(self) -> None:
        self.post_message(self.Chosen(self.code))

    def on_click(self, event: events.Click) -> None:
        """The first tap looks, the second plays."""
        event.stop()
        if self._tapped:
            self.post_message(self.Chosen(self.code))
        else:
            self.post_message(self.Looked(self.code))
        self._tapped = not self._tapped


class Hand(Horizontal):
    """The pieces are reused, never rebuilt: after a play the focus is at the next one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "walk(-1)"),
        ("right", "walk(1)"),
        ("home", "end(0)"),
        ("end", "end(-1)"),
    ]

    _scene: Scene | None = None

    def compose(self) -> ComposeResult:
        yield from (Piece(number) for number in range(_most()))

    @property
    def pieces(self) -> list[Piece]:
        return [piece for piece in self.query(Piece) if piece.display]

    def show(self, scene: Scene) -> None:
        self._scene = scene
        self._draw()

    def on_resize(self, event: events.Resize) -> None:
        """A game that goes on may be heard before there is room to draw it."""
        self._draw()
        if self.screen.focused is None:
            self.take_focus()

    def take_focus(self) -> None:
        """The first piece that may be played."""
        pieces = self.pieces
        able = [piece for piece in pieces if not piece.has_class("-barred")]
        for piece in (able or pieces)[:1]:
            self.screen.set_focus(piece)

    def action_walk(self, step: int) -> None:
        pieces = self.pieces
        focused = self.screen.focused
        if isinstance(focused, Piece) and focused in pieces:
            self.screen.set_focus(pieces[(pieces.index(focused) + step) % len(pieces)])

    def action_end(self, at: int) -> None:
        if self.pieces:
            self.screen.set_focus(self.pieces[at])

    def _draw(self) -> None:
        if self._scene is None or not self.size.width:
            return
        scene, held = self._scene, self._scene.view.hand
        codes = [code for code in held if code]
        longest = max((len(held_name(scene.words, scene.game, c)) for c in codes), default=0)
        width = self._each(longest, len(codes))
        roomy = width - FRAME >= max(longest, NARROWEST)
        open_to = _open(scene)
        for at, piece in enumerate(self.query(Piece)):
            if at < len(codes):
                barred = open_to is not None and codes[at] not in open_to
                piece.become(scene, codes[at], barred, width, roomy)
            else:
                self._leave(piece)

    def _leave(self, piece: Piece) -> None:
        piece.display = False
        if piece is self.screen.focused and self.pieces:
            self.screen.set_focus(self.pieces[-1])

    def _each(self, longest: int, count: int) -> int:
        """As wide as the longest name needs, or as narrow as the row demands."""
        share = self.size.width // max(count, 1)
        return max(min(longest + FRAME + 2, share), NARROWEST)


def _most() -> int:
    """The largest hand that any game on the shelf deals."""
    return max(
        game.cards(players, number)
        for game in GAMES.values()
        for players, rounds in game.rounds.items()
        for number in range(1, rounds + 1)
    )


def _open(scene: Scene) -> set[Code] | None:
    """The pieces that may be played now; None while something else is asked, or nothing."""
    pieces = scene.game.box.piece_of_play
    return {pieces[play.code].code for play in plays_in(scene.may)} or None
