"""Skull King by the book: SK1-SK23."""

from collections.abc import Sequence
from dataclasses import dataclass

from contract.book import Book, Row, Winner


@dataclass(frozen=True)
class SkullKing(Book):
    trump: str = "K"
    gold: Sequence[str] = ("Y13", "R13", "B13", "K13")  # of the expansion `gold`

    def ways(self, code: str) -> Sequence[str]:
        """SK9."""
        return ("SM+", "SM-") if code == "SM" else (code,)

    def trick(
        self, faces: Sequence[str], trump: str | None = None, options: Sequence[str] = ()
    ) -> Winner:
        """SK10-SK16, SK21, SK22."""
        at, rule, bonus = self.taker(faces)
        if "landlubber" in options:
            bonus = 0  # DI16
        if "gold" in options:
            bonus += 10 * sum(face in self.gold for face in faces)
        return Winner(at, rule, bonus)

    def taker(self, faces: Sequence[str]) -> Winner:
        mermaids = [at for at, face in enumerate(faces) if face == "ME"]
        pirates = [at for at, face in enumerate(faces) if face in ("PI", "SM+")]
        if "SK" in faces and mermaids:
            return Winner(mermaids[0], "SK10", 50)
        if "SK" in faces:
            captured = sum(face in ("PI", "SM+", "SM-") for face in faces)
            return Winner(faces.index("SK"), "SK11", 30 * captured)
        if pirates:
            return Winner(pirates[0], "SK12")
        if mermaids:
            return Winner(mermaids[0], "SK13")
        for suit, rule in ((self.trump, "SK14"), (self.led(faces), "SK15")):
            at = self.highest(suit, faces)
            if at is not None:
                return Winner(at, rule)
        return Winner(0, "SK16")

    def score(
        self, cards: int, bid: int | None, won: int, bonus: int, options: Sequence[str] = ()
    ) -> Row:
        """SK17-SK20."""
        assert bid is not None
        if bid == 0:
            rule, points = ("SK19", 10 * cards) if won == 0 else ("SK20", -10 * cards)
        elif bid == won:
            rule, points = "SK17", 20 * bid + bonus
        else:
            rule, points = "SK18", self.missed(bid, won, options)
        return Row(won, bonus if 0 < bid == won else 0, points, rule)

    def missed(self, bid: int, won: int, options: Sequence[str]) -> int:
        return -10 * abs(bid - won)


BOOK = SkullKing(
    rounds={2: 10, 3: 10, 4: 10, 5: 10, 6: 10},  # SK23
    suits="YRBK",
    clauses={"choose": "SK3", "turn": "SK4", "follow": "SK7", "declare": "SK9"},
)
