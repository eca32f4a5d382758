"""What the server counts: how long moves and commits take, what it refuses, how requests end.

One process is one server, so there is one set of figures, as there is one log."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
NAMES: Final = 200  # kinds that one counter tells apart; all codes of ours are fewer
OTHER: Final = "other"


class Histogram:
    """How many took at most so many seconds."""

    def __init__(self, bounds: Sequence[float] = BOUNDS) -> None:
        self.bounds = bounds
        self.total = 0.0
        self._counts = [0] * (len(bounds) + 1)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    @contextmanager
    def timing(self, clock: Callable[[], float]) -> Iterator[None]:
        """Only what is done in the end counts."""
        began = clock()
        yield
        self.observe(clock() - began)

    def up_to(self) -> list[int]:
        """For each bound, and without one: all that took no longer."""
        return [*accumulate(self._counts)]


class Counts:
    """How often, by kind; however many kinds come along, few are kept."""

    def __init__(self) -> None:
        self.by_name: Counter[str] = Counter()

    def add(self, name: str) -> None:
        known = name in self.by_name or len(self.by_name) < NAMES
        self.by_name[name if known else OTHER] += 1


@dataclass(frozen=True)
class Figures:
    started: float = field(default_factory=time.time)
    moves: Histogram = field(default_factory=Histogram)
    commits: Histogram = field(default_factory=Histogram)
    refusals: Counts = field(default_factory=Counts)
    requests: Counts = field(default_factory=Counts)
    connections: Counts = field(default_factory=Counts)
    log_lines: Counts = field(default_factory=Counts)


figures: Final = Figures()
