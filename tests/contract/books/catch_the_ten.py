"""Catch the Ten by the book: CT2-CT10. A jack above the ace, and trumps that pay their taker."""

from collections.abc import Sequence
from dataclasses import dataclass

from contract.book import Book, Row, Winner

PAYS = {"11": 11, "10": 10, "14": 4, "13": 3, "12": 2}  # CT10


@dataclass(frozen=True)
class CatchTheTen(Book):
    def size(self, players: int, number: int) -> int:
        """CT2."""
        return {3: 11, 4: 8}[players]

    def centre(self, players: int) -> int:
        """CT3: a card is turned up."""
        return 1

    def trick(
        self, faces: Sequence[str], trump: str | None = None, options: Sequence[str] = ()
    ) -> Winner:
        """CT6-CT8, and what the trumps in it pay."""
        paid = sum(PAYS.get(face[1:], 0) for face in faces if face[0] == trump)
        if f"{trump}11" in faces:
            return Winner(faces.index(f"{trump}11"), "CT6", paid)
        trumped = self.highest(trump, faces)
        if trumped is not None:
            return Winner(trumped, "CT7", paid)
        highest = self.highest(self.led(faces), faces)
        assert highest is not None
        return Winner(highest, "CT8", paid)

    def score(
        self, cards: int, bid: int | None, won: int, bonus: int, options: Sequence[str] = ()
    ) -> Row:
        """CT9: a point for every trick, and nobody bids (CT4)."""
        assert bid is None
        return Row(won, bonus, won + bonus, "CT9")


BOOK = CatchTheTen(
    rounds={3: 3, 4: 4},  # CT2
    suits="LDHP",
    clauses={"choose": "CT4", "turn": "CT5", "follow": "CT5"},
)
