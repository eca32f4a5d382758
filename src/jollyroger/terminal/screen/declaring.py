"""A piece with two faces: Scary Mary as Pirate, or to win nothing."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.message import Message

from ...rules.moves import Play
from ...rules.pieces import Piece
from ...words.names import face_name
from .choice import Choice
from .scene import Scene


class Declaring(Horizontal):
    """Shown while the choice is open; Escape keeps her in the hand."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "keep")]

    class Made(Message):
        def __init__(self, play: Play | None) -> None:
            super().__init__()
            self.play = play

    _plays: tuple[Play, ...] = ()

    def compose(self) -> ComposeResult:
        yield Choice("declare")

    def ask(self, scene: Scene, piece: Piece) -> None:
        say = scene.words.say
        self._plays = piece.plays
        options = [
            f"{play.code} {face_name(scene.words, scene.game, play.code)}" for play in piece.plays
        ]
        self.display = True
        choice = self.query_one(Choice)
        choice.offer(say("screen-declare"), options, 0)
        self.screen.set_focus(choice)

    def action_keep(self) -> None:
        self.post_message(self.Made(None))

    def on_choice_changed(self, event: Choice.Changed) -> None:
        event.stop()

    def on_choice_confirmed(self, event: Choice.Confirmed) -> None:
        event.stop()
        at = self.query_one(Choice).at
        self.post_message(self.Made(self._plays[at or 0]))
