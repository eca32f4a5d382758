"""What a round is worth: rows of the score sheet, and four outcomes of a bid as numbers."""

from dataclasses import dataclass, fields, replace


@dataclass(frozen=True, slots=True)
class BidLine:
    """One seat's row on the score sheet of a bidding game; `bonus` is what was paid."""

    bid: int
    won: int
    bonus: int
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class PlankLine:
    """One seat's row in Skull Queen: the value under each pirate, None in the water."""

    spaces: tuple[int | None, ...]
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class TrickLine:
    """One seat's row where nobody bids: its tricks, and `bonus` is what the pieces in them pay."""

    won: int
    bonus: int
    points: int
    rule: str


Line = BidLine | PlankLine | TrickLine


@dataclass(frozen=True, slots=True)
class TrickScoring:
    """So many points for every trick, where nobody bids."""

    points: int
    rule: str

    def line(self, won: int, bonus: int) -> TrickLine:
        return TrickLine(won, bonus, self.points * won + bonus, self.rule)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Points: `flat`, and so many for each trick that was bid, won or missed by, and each card
    that everybody was dealt; and whether bonuses are paid."""

    rule: str
    flat: int = 0
    per_bid: int = 0
    per_won: int = 0
    per_miss: int = 0
    per_round: int = 0
    bonus: bool = False


@dataclass(frozen=True, slots=True)
class Scoring:
    made: Outcome
    missed: Outcome
    zero_made: Outcome
    zero_broken: Outcome

    def outcome(self, bid: int, won: int) -> Outcome:
        if bid == 0:
            return self.zero_made if won == 0 else self.zero_broken
        return self.made if won == bid else self.missed

    def line(self, cards: int, bid: int, won: int, bonus: int) -> BidLine:
        out = self.outcome(bid, won)
        paid = bonus if out.bonus else 0
        tricks = out.per_bid * bid + out.per_won * won + out.per_miss * abs(bid - won)
        points = out.flat + tricks + out.per_round * cards + paid
        return BidLine(bid, won, paid, points, out.rule)


STANDARD = Scoring(
    made=Outcome("SK17", per_bid=20, bonus=True),
    missed=Outcome("SK18", per_miss=-10),
    zero_made=Outcome("SK19", per_round=10),
    zero_broken=Outcome("SK20", per_round=-10),
)


def under(rule: str, scoring: Scoring) -> Scoring:
    """The same numbers as another game's, under this game's own clause."""

    outcomes = {field.name: getattr(scoring, field.name) for field in fields(scoring)}
    return Scoring(**{name: replace(outcome, rule=rule) for name, outcome in outcomes.items()})
