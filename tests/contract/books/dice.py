"""Skull King, the dice game, by the book: DI3-DI16."""

from collections.abc import Sequence
from dataclasses import dataclass

from contract.book import Row, Winner
from contract.books.skull_king import SkullKing


@dataclass(frozen=True)
class Dice(SkullKing):
    def suit_of(self, code: str) -> str | None:
        """A die in the hand is its colour; of those that lie, flags have one too."""
        number = code[1:].isdigit() or code[1:] in ("", "F")
        return code[0] if number and code[0] in self.suits else None

    def taker(self, faces: Sequence[str]) -> Winner:
        """DI7-DI12, DI14, DI15."""
        backwards = range(len(faces) - 1, -1, -1)
        last = {faces[at]: at for at in range(len(faces))}
        if "ME" in last and "SK" in last:
            return Winner(last["ME"], "DI7", 50)
        if "SK" in last:
            return Winner(last["SK"], "DI8", 30 * faces.count("PI"))
        for special, rule in (("PI", "DI9"), ("ME", "DI10")):
            if special in last:
                return Winner(last[special], rule)
        for value in range(7, 0, -1):
            for at in backwards:
                if faces[at][1:] == str(value):
                    return Winner(at, "DI11")
        return Winner(0, "DI12")

    def score(
        self, cards: int, bid: int | None, won: int, bonus: int, options: Sequence[str] = ()
    ) -> Row:
        """DI13; DI16 for landlubbers."""
        rule = "DI16" if "landlubber" in options else "DI13"
        return super().score(cards, bid, won, bonus, options)._replace(rule=rule)

    def missed(self, bid: int, won: int, options: Sequence[str]) -> int:
        return 0 if "landlubber" in options else super().missed(bid, won, options)


BOOK = Dice(
    rounds={3: 8, 4: 8, 5: 7, 6: 6},  # DI3
    suits="KBRY",
    clauses={"choose": "DI4", "turn": "DI5", "follow": "DI6"},
    first=0,  # DI5: the starter throws first
    gold=("K7", "Y7"),
)
