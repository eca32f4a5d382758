"""The ladder of a bidding game as tables: one rank for every face under every led suit."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..rules.pieces import Box, Face, Kind, Suit
from ..rules.trick import LED, Capture, Rung, TrickRules
from .columns import Column, Xp, look_up, total, union

Table = np.ndarray[Any, Any]
NEVER = 0  # the rank of a face that no rung lets win
STEP = 16  # more than the highest value on a face, so a rung always outranks the next
RUNGS = 7  # as many as a rank of eight bits can hold
LAST = 1  # the lowest bit of a rank: of equals, whoever came last


@dataclass(frozen=True)
class Ladder:
    """`rank[led, face]`; beside a face that calls, `raised[face]` instead, where it is higher.

    `worth[winner, face]` is the bonus for a face to whoever took the trick with `winner`."""

    rank: Table
    raised: Table
    calls: Table
    worth: Table

    @cached_property
    def ranks(self) -> Table:
        """`[called, led, face]`: both cases in one table."""
        return np.stack([self.rank, np.maximum(self.rank, self.raised)])

    @property
    def faces(self) -> int:
        """How many faces there are; the number after the last one means nothing laid."""
        return int(self.rank.shape[1]) - 1


def has_ladder(box: Box, rules: TrickRules) -> bool:
    """Whether one table can hold it: no trump of the round, at most one rung with company."""
    beside = [rung for rung in rules.ladder if rung.beside is not None]
    values = [face.value for face in box.faces.values()]
    fits = len(rules.ladder) <= RUNGS and max(values) < STEP
    return fits and len(beside) <= 1 and not rules.has_round_trump


def ladder(box: Box, rules: TrickRules) -> Ladder:
    faces = list(box.faces.values())
    plain = [rung for rung in rules.ladder if rung.beside is None]
    beside = [rung for rung in rules.ladder if rung.beside is not None]
    suits = [*box.suits, None]
    return Ladder(
        rank=np.array([[*_ranks(rules, plain, faces, suit), NEVER] for suit in suits], "uint8"),
        raised=np.array([*_ranks(rules, beside, faces, None), NEVER], "uint8"),
        calls=_calls(faces, beside),
        worth=sum(
            (np.outer(_of_kind(faces, paid.by), _paid(faces, paid)) for paid in rules.captures),
            np.zeros((len(faces) + 1,) * 2, "int16"),
        ),
    )


def _of_kind(faces: list[Face], kind: Kind | None) -> Table:
    return np.array([*(kind in (None, face.kind) for face in faces), False])


def _calls(faces: list[Face], beside: list[Rung]) -> Table:
    """The faces in whose company another one is raised (SK10, DI7); not every game has any."""
    kinds = {rung.beside for rung in beside}
    return np.array([*(face.kind in kinds for face in faces), False])


def _paid(faces: list[Face], paid: Capture) -> Table:
    pays = (face.code in paid.faces and paid.suit in (None, face.suit) for face in faces)
    return np.array([*(paid.points * each for each in pays), 0], "int16")


def _ranks(rules: TrickRules, rungs: list[Rung], faces: list[Face], led: Suit | None) -> list[int]:
    height = {rung: len(rules.ladder) - at for at, rung in enumerate(rules.ladder)}
    return [
        max(
            (_rank(height[rung], rung, face) for rung in rungs if _fits(rung, face, led)),
            default=NEVER,
        )
        for face in faces
    ]


def _fits(rung: Rung, face: Face, led: Suit | None) -> bool:
    suit = led if rung.suit == LED else rung.suit
    if face.kind != rung.kind or rung.value not in (None, face.value):
        return False
    return rung.suit is None or face.suit == suit


def _rank(height: int, rung: Rung, face: Face) -> int:
    value = face.value if "highest" in rung.pick else 0
    return 2 * (STEP * height + value) + (LAST if "last" in rung.pick else 0)


def beats(rank: Column, best: Column) -> Column:
    """Whether a face laid later takes the trick from the best so far."""
    return rank > (best & 0xFE)


def ranks(
    xp: Xp, rules: Ladder, led: Column, trick: tuple[Column, ...], called: Column | None = None
) -> tuple[Column, ...]:
    """The rank of every face of a trick, the company it is in (or would be in) considered."""
    _, height, width = rules.ranks.shape
    if called is None:
        called = union([look_up(xp, rules.calls, face) for face in trick])
    suit = xp.minimum(led, height - 1)
    row = (suit + xp.uint8(height) * called).astype("int32") * width
    return tuple(look_up(xp, rules.ranks.ravel(), row + face) for face in trick)


def best(xp: Xp, rank: tuple[Column, ...]) -> tuple[Column, Column]:
    """The position of the face that takes the trick, and its rank."""
    top, at = rank[0], xp.zeros_like(rank[0])
    for position, challenger in enumerate(rank[1:], start=1):
        at = at + (position - at) * beats(challenger, top)
        top = xp.maximum(top, challenger)
    return at, top


def bonus(xp: Xp, rules: Ladder, trick: tuple[Column, ...], winner: Column) -> Column:
    """What the trick is worth to whoever took it with the face `winner`."""
    row = winner.astype("int32") * len(rules.worth)
    return total([look_up(xp, rules.worth.ravel(), row + face) for face in trick])
