"""Skull King in doubloons by the book: Skull King (DO3) but for what DO2 and DO4 say."""

from collections.abc import Sequence
from dataclasses import dataclass

from contract.books import skull_king


@dataclass(frozen=True)
class Doubloons(skull_king.SkullKing):
    def legal(self, hand: Sequence[str], trick: Sequence[str]) -> set[str]:
        """DO4: who leads a Pirate frees everybody."""
        return super().legal(hand, [] if trick and trick[0] in ("PI", "SM+") else trick)


BOOK = Doubloons(
    rounds={2: 10, 3: 10, 4: 10, 5: 9, 6: 8},  # DO2
    suits="CTQS",
    clauses=skull_king.BOOK.clauses,  # DO3
    trump="S",
    gold=(),
)
