"""One pad being written on: every change is on the disk before it is told."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from time import time

from ..pad.cells import Value
from ..pad.pad import Conflict, Head, Pad, conflicts, merge
from ..pad.pen import Pen, Step, Steps
from ..pad.sheet import Sheet
from ..rules.refused import Refused
from . import files
from .files import Memory

Turn = Callable[[Pad, Steps], tuple[Pad, Steps, Step]]


def new_head(game: str, options: tuple[str, ...], players: int) -> Head:
    return Head(token_hex(8), game, options, players)


class Desk:
    """A pen of its own for every sitting: a copied file never gets two edits of one name."""

    def __init__(self, path: Path, pad: Pad) -> None:
        self.path = path
        self.pad = pad
        self.memory = files.remembered(pad.head.id)
        self.pen = Pen(token_hex(4), _now)

    @property
    def sheet(self) -> Sheet:
        return Sheet(self.pad)

    def write(self, values: Mapping[str, Value]) -> Step:
        pad, step = self.pen.write(self.pad, values)
        return self._done(pad, step)

    def save(self, number: int) -> Step:
        pad, step = self.pen.save(self.pad, number)
        return self._done(pad, step)

    def undo(self) -> Step:
        return self._turned(self.pen.undo)

    def redo(self) -> Step:
        return self._turned(self.pen.redo)

    def merge(self, other: Pad) -> int:
        """How many edits were new."""
        before = len(self.pad.edits)
        self._keep(merge(self.pad, other), self.memory.steps)
        return len(self.pad.edits) - before

    def conflicts(self) -> tuple[Conflict, ...]:
        """Those not told on this computer before; now they are."""
        found = [each for each in conflicts(self.pad) if each.lost not in self.memory.shown]
        if found:
            shown = self.memory.shown | {each.lost for each in found}
            self._remember(Memory(self.memory.steps, shown))
        return tuple(found)

    def _done(self, pad: Pad, step: Step) -> Step:
        self._keep(pad, self.memory.steps.and_then(step))
        return step

    def _turned(self, turn: Turn) -> Step:
        pad, steps, step = turn(self.pad, self.memory.steps)
        self._keep(pad, steps)
        return step

    def _keep(self, pad: Pad, steps: Steps) -> None:
        self.pad = files.keep(self.path, pad)
        self._remember(Memory(steps, self.memory.shown))

    def _remember(self, memory: Memory) -> None:
        """A comfort: where it cannot be written, the pad is kept all the same."""
        self.memory = memory
        with suppress(Refused):
            files.remember(self.pad.head.id, memory)


def _now() -> int:
    return int(time() * 1000)
