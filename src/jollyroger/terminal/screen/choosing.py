"""Moves without a question of their own: a numbered list to choose from."""

from textual.events import Key
from textual.message import Message
from textual.widgets import OptionList

from ...rules.moves import Move
from .scene import Scene
from .typed_number import TypedNumber


class Choosing(OptionList):
    """Arrows or a number choose, Enter or a click confirms."""

    class Made(Message):
        def __init__(self, move: Move) -> None:
            super().__init__()
            self.move = move

    def __init__(self, id: str) -> None:
        super().__init__(id=id, markup=False, compact=True)
        self._moves: tuple[Move, ...] = ()
        self._number = TypedNumber()

    def show(self, scene: Scene) -> None:
        self.display = scene.choices.are_numbered
        moves = scene.may if self.display else ()
        if moves != self._moves:  # else whoever is choosing stays where they are
            self._moves = moves
            self.set_options(scene.choices.lines if moves else ())
            self.highlighted = 0 if moves else None

    def take_focus(self) -> None:
        self.screen.set_focus(self)

    def on_key(self, event: Key) -> None:
        mark = event.character
        if mark and mark.isdecimal():
            at = self._number.press(mark, event.time, self._find)
            if at is not None:
                event.stop()
                self.highlighted = at

    def _find(self, typed: str) -> int | None:
        return int(typed) - 1 if 0 < int(typed) <= len(self._moves) else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Made(self._moves[event.option_index]))
