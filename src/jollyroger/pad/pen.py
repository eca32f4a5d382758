"""Writing on a pad: edits with growing times, in steps that can be undone and redone."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Final, NamedTuple

from ..rules.refused import Refused
from . import cells
from .cells import Value
from .pad import Edit, Pad, gathered, same
from .sheet import Sheet

STEPS: Final = 100


class Change(NamedTuple):
    """What one edit changed in its cell."""

    cell: str
    before: Value
    after: Value


Step = tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Steps:
    """What this device has done and undone, the latest last."""

    done: tuple[Step, ...] = ()
    undone: tuple[Step, ...] = ()

    def and_then(self, step: Step) -> "Steps":
        """What has been undone cannot be redone over something new."""
        return Steps((*self.done, step)[-STEPS:]) if step else self


@dataclass(frozen=True, slots=True)
class Pen:
    """`clock` gives milliseconds; `device` is eight hexadecimal digits that nobody else writes."""

    device: str
    clock: Callable[[], int]

    def write(self, pad: Pad, values: Mapping[str, Value]) -> tuple[Pad, Step]:
        """One step: an edit for every cell whose value changes."""
        edits: list[Edit] = []
        step: list[Change] = []
        at, ids = max(self.clock(), pad.last() + 1), self._ids(pad)
        for cell, value in values.items():
            before = pad.value(cell)
            if not same(before, value):
                over = pad.fold[cell].id if cell in pad.fold else None
                edits.append(Edit(next(ids), at + len(edits), cell, value, over))
                step.append(Change(cell, before, value))
        return gathered(pad.head, (*pad.edits, *edits)), tuple(step)

    def _ids(self, pad: Pad) -> Iterator[str]:
        """Counted by how many there are: an id that somebody made up cannot lead out of bounds."""
        taken = {edit.id for edit in pad.edits if edit.id.startswith(f"{self.device}-")}
        ids = (f"{self.device}-{number}" for number in count(1 + len(taken)))
        return (id for id in ids if id not in taken)

    def save(self, pad: Pad, number: int) -> tuple[Pad, Step]:
        """The round goes on the sheet, with every trick written out. Check `problem` first."""
        sheet = Sheet(pad)
        values: dict[str, Value] = {}
        if not sheet.has_planks:
            tricks = enumerate(sheet.won(number))
            values = {cells.won(number, seat): won for seat, won in tricks}
        return self.write(pad, {**values, cells.saved(number): True})

    def undo(self, pad: Pad, steps: Steps) -> tuple[Pad, Steps, Step]:
        pad, rest, back = self._turned(pad, steps.done)
        if not back:
            raise Refused("pad_nothing_to_undo")
        return pad, Steps(rest, (*steps.undone, back)), back

    def redo(self, pad: Pad, steps: Steps) -> tuple[Pad, Steps, Step]:
        pad, rest, again = self._turned(pad, steps.undone)
        if not again:
            raise Refused("pad_nothing_to_redo")
        return pad, Steps((*steps.done, again), rest), again

    def _turned(self, pad: Pad, stack: tuple[Step, ...]) -> tuple[Pad, tuple[Step, ...], Step]:
        """The last step that can be turned round. A cell that others changed since stays."""
        while stack:
            *rest, step = stack
            stack = tuple(rest)
            ours = [change for change in step if same(pad.value(change.cell), change.after)]
            if ours:
                pad, turned = self.write(pad, {change.cell: change.before for change in ours})
                return pad, stack, turned
        return pad, stack, ()
