"""Oh Hell by the book: OH2-OH9. A model for a game whose rounds have a trump of their own."""

from collections.abc import Sequence
from dataclasses import dataclass

from contract.book import Book, Row, Winner


@dataclass(frozen=True)
class OhHell(Book):
    def size(self, players: int, number: int) -> int:
        """OH2: up to seven and down again."""
        return number if number <= 7 else 14 - number

    def centre(self, players: int) -> int:
        """OH3: a card is turned up."""
        return 1

    def trick(
        self, faces: Sequence[str], trump: str | None = None, options: Sequence[str] = ()
    ) -> Winner:
        """OH7, OH8."""
        trumped = self.highest(trump, faces)
        if trumped is not None:
            return Winner(trumped, "OH7")
        highest = self.highest(self.led(faces), faces)
        assert highest is not None
        return Winner(highest, "OH8")

    def score(
        self, cards: int, bid: int | None, won: int, bonus: int, options: Sequence[str] = ()
    ) -> Row:
        """OH9."""
        return Row(won, 0, won + (10 if bid == won else 0), "OH9")


BOOK = OhHell(
    rounds=dict.fromkeys(range(3, 8), 13),  # OH2
    suits="LDHP",
    clauses={"choose": "OH4", "turn": "OH6", "follow": "OH6"},
)
