"""What was counted for one name: wins, points, bids, and how long it thought."""

from collections import Counter
from dataclasses import dataclass, field
from math import exp, log, sqrt

Z95 = 1.959964
STEPS = 50  # times are counted in steps of about two per cent, so a tally stays small


@dataclass(slots=True)
class Tally:
    """`games` counts seats: a name that holds three seats of a table plays three games there."""

    games: int = 0
    wins: float = 0.0
    score: int = 0
    bids: int = 0
    hits: int = 0
    times: Counter[int] = field(default_factory=Counter)

    def game(self, win: float, score: int, bids: int, hits: int) -> None:
        self.games += 1
        self.wins += win
        self.score += score
        self.bids += bids
        self.hits += hits

    def thought(self, nanoseconds: int) -> None:
        self.times[round(log(max(nanoseconds, 1)) * STEPS)] += 1

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.wins += other.wins
        self.score += other.score
        self.bids += other.bids
        self.hits += other.hits
        self.times += other.times

    @property
    def win_share(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the win share."""
        n, p = self.games, self.win_share
        centre = p + Z95**2 / (2 * n)
        spread = Z95 * sqrt(p * (1 - p) / n + (Z95 / (2 * n)) ** 2)
        scale = 1 + Z95**2 / n
        return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)

    @property
    def mean_score(self) -> float:
        return self.score / self.games

    @property
    def bids_hit(self) -> float | None:
        return self.hits / self.bids if self.bids else None

    def milliseconds(self, share: float) -> float:
        """The time within which that share of all decisions was made."""
        left = share * self.times.total()
        for step in sorted(self.times):
            left -= self.times[step]
            if left <= 0:
                return exp(step / STEPS) / 1e6
        raise AssertionError("no decision was timed")
