"""Knaves by the book: KN2-KN12. A model for a game without bids, in which pieces cost points."""

from collections.abc import Sequence
from dataclasses import dataclass

from contract.book import Book, Row, Winner

COSTS = {"H11": 4, "D11": 3, "L11": 2, "P11": 1}  # KN9-KN12


@dataclass(frozen=True)
class Knaves(Book):
    def size(self, players: int, number: int) -> int:
        """KN2."""
        return {3: 17, 4: 12}[players]

    def centre(self, players: int) -> int:
        """KN3: a card is turned up."""
        return 1

    def trick(
        self, faces: Sequence[str], trump: str | None = None, options: Sequence[str] = ()
    ) -> Winner:
        """KN6, KN7, and what the knaves in it cost."""
        cost = -sum(COSTS.get(face, 0) for face in faces)
        trumped = self.highest(trump, faces)
        if trumped is not None:
            return Winner(trumped, "KN6", cost)
        highest = self.highest(self.led(faces), faces)
        assert highest is not None
        return Winner(highest, "KN7", cost)

    def score(
        self, cards: int, bid: int | None, won: int, bonus: int, options: Sequence[str] = ()
    ) -> Row:
        """KN8: a point for every trick, and nobody bids (KN4)."""
        assert bid is None
        return Row(won, bonus, won + bonus, "KN8")


BOOK = Knaves(
    rounds={3: 3, 4: 4},  # KN2
    suits="LDHP",
    clauses={"choose": "KN4", "turn": "KN5", "follow": "KN5"},
)
