"""The edits of a pad as they come in: what counts is known at once, and nothing is sorted."""

from collections.abc import Iterable

from .cells import Value
from .pad import Edit, Head, Pad, counting, gathered, preferred


class Gathering:
    """Each edit once, in the order in which they came, and the one that counts in each cell."""

    def __init__(self, pad: Pad) -> None:
        self.head: Head = pad.head
        self._edits = {edit.id: edit for edit in pad.edits}
        self._counting = dict(pad.fold)
        self.last = pad.last()  # the time of the newest edit there ever was

    def __contains__(self, id: str) -> bool:
        return id in self._edits

    def __getitem__(self, id: str) -> Edit:
        return self._edits[id]

    def is_news(self, edit: Edit) -> bool:
        """Unknown, or the one of two with the same id that every merge prefers."""
        known = self._edits.get(edit.id)
        return known is None or preferred(known, edit) is not known

    def add(self, edits: Iterable[Edit]) -> None:
        for edit in filter(self.is_news, edits):
            before = self._edits.get(edit.id)
            self._edits[edit.id] = edit
            self.last = max(self.last, edit.at)
            if before and self._counting[before.cell] is before:
                self._count_again(before.cell)
            self._count(edit)

    def _count_again(self, cell: str) -> None:
        """An edit has given way to another of its id, as only a copied device writes it."""
        self._counting.pop(cell, None)
        for edit in self._edits.values():
            if edit.cell == cell:
                self._count(edit)

    def _count(self, edit: Edit) -> None:
        known = self._counting.get(edit.cell)
        self._counting[edit.cell] = counting(known, edit) if known else edit

    def value(self, cell: str) -> Value:
        edit = self.counts(cell)
        return edit.value if edit else None

    def counts(self, cell: str) -> Edit | None:
        return self._counting.get(cell)

    def edits(self) -> tuple[Edit, ...]:
        """As they are now, for whoever reads them while others come in."""
        return tuple(self._edits.values())

    def pad(self) -> Pad:
        return gathered(self.head, self._edits.values())
