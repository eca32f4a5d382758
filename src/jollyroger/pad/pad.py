"""A pad is a header and a set of edits. Merging is their union, and no value is ever lost."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ..rules.game import Game
from ..rules.refused import Refused
from ..rules.shelf import load
from .cells import Cells, Value, cells


class Edit(NamedTuple):
    """One value in one cell. `over` is the edit it replaced on its device, if there was one."""

    id: str
    at: int
    cell: str
    value: Value
    over: str | None = None

    @property
    def order(self) -> tuple[int, str]:
        """The later edit of a cell counts; of two at the same moment, one and the same."""
        return self.at, self.id


@dataclass(frozen=True)
class Head:
    """Which pad it is, and the rules it is kept by."""

    id: str
    game: str
    options: tuple[str, ...]
    players: int

    @cached_property
    def rules(self) -> Game:
        return load(self.game, self.options)

    @cached_property
    def cells(self) -> Cells:
        return cells(self.game, self.options, self.players)

    @property
    def rounds(self) -> int:
        return self.rules.rounds[self.players]

    def tricks(self, number: int) -> int:
        """How many are played in that round: as many as a hand has pieces."""
        return self.rules.cards(self.players, number)


@dataclass(frozen=True)
class Conflict:
    """Two devices wrote into one cell, neither over the other: `value` did not count."""

    cell: str
    winner: str
    lost: str
    value: Value


@dataclass(frozen=True)
class Pad:
    """`edits` are in order; make one with `gathered`."""

    head: Head
    edits: tuple[Edit, ...] = ()

    @cached_property
    def fold(self) -> Mapping[str, Edit]:
        """The edit that counts, by its cell: the last one, as `counting` has it."""
        return {edit.cell: edit for edit in self.edits}

    def value(self, cell: str) -> Value:
        edit = self.fold.get(cell)
        return edit.value if edit else None

    def last(self) -> int:
        """The time of the newest edit."""
        return self.edits[-1].at if self.edits else 0


def gathered(head: Head, edits: Iterable[Edit]) -> Pad:
    """Each edit once. Of two with one id, which a copied device could write, the same one."""
    kept: dict[str, Edit] = {}
    for edit in edits:
        known = kept.get(edit.id)
        kept[edit.id] = preferred(known, edit) if known else edit
    return Pad(head, tuple(sorted(kept.values(), key=_order)))


def counting(one: Edit, other: Edit) -> Edit:
    """Of two edits in one cell the one that counts."""
    return max(one, other, key=_order)


def preferred(one: Edit, other: Edit) -> Edit:
    """Of two edits with one id the one that is kept."""
    if one.at != other.at:
        return max(one, other, key=_order)
    return max(one, other, key=_contents)


def _order(edit: Edit) -> tuple[int, str]:
    return edit.order


def _contents(edit: Edit) -> tuple[int, str, str, str]:
    return edit.at, edit.cell, json.dumps(edit.value, ensure_ascii=False), edit.over or ""


def merge(one: Pad, other: Pad) -> Pad:
    if one.head.id != other.head.id:
        raise Refused("pad_other_pad")
    if one.head != other.head:
        raise Refused("pad_other_game")
    return gathered(one.head, (*one.edits, *other.edits))


def conflicts(pad: Pad) -> tuple[Conflict, ...]:
    """Every value that was overruled without whoever did it having seen it, in order of time."""
    return tuple(_lost(pad))


def _lost(pad: Pad) -> Iterator[Conflict]:
    seen = {(edit.cell, edit.over) for edit in pad.edits}
    for edit in pad.edits:
        winner = pad.fold[edit.cell]
        if (edit.cell, edit.id) not in seen and not same(edit.value, winner.value):
            yield Conflict(edit.cell, winner.id, edit.id, edit.value)


def same(one: Value, other: Value) -> bool:
    """Python takes true for one; a pad does not."""
    return type(one) is type(other) and one == other


def history(pad: Pad, cell: str) -> tuple[Edit, ...]:
    """Everything that was ever written in a cell, in order."""
    return tuple(edit for edit in pad.edits if edit.cell == cell)
