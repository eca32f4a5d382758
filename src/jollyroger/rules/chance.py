"""Chance: a lot, a draw, a throw; nothing else in these games is random."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from .pieces import Code, Face, Piece


class Chance(Protocol):
    def lot(self, seats: int) -> int: ...

    def draw(self, deck: Sequence[Code], count: int) -> tuple[Code, ...]: ...

    def throw(self, die: Piece) -> Face: ...


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chance from any source of whole numbers, each equally likely from 0 up to below its bound."""

    below: Callable[[int], int]

    def lot(self, seats: int) -> int:
        return self.below(seats)

    def draw(self, deck: Sequence[Code], count: int) -> tuple[Code, ...]:
        """The first `count` pieces of a Fisher-Yates shuffle of the whole deck."""
        pile = list(deck)
        for at in range(count):
            other = at + self.below(len(pile) - at)
            pile[at], pile[other] = pile[other], pile[at]
        return tuple(pile[:count])

    def throw(self, die: Piece) -> Face:
        return die.faces[self.below(len(die.faces))]


UNSHUFFLED: Final = Drawn(lambda below: 0)  # for who asks how many are dealt, not which
