"""Limits: how often, how many, how large. Every one of them is here."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, refilled at so many a second."""

    burst: float
    a_second: float


@dataclass(frozen=True, slots=True)
class Rates:
    """How often somebody may ask over HTTP."""

    requests: Rate = Rate(burst=60, a_second=5)  # from one address
    guesses: Rate = Rate(burst=10, a_second=0.1)  # of codes and return links, from one address
    openings: Rate = Rate(burst=10, a_second=0.02)  # of tables, by one guest
    namings: Rate = Rate(burst=20, a_second=0.1)  # of guests, from one address
    reviews: Rate = Rate(burst=20, a_second=0.2)  # of games, from one address
    pads: Rate = Rate(burst=10, a_second=0.02)  # shared, from one address


FRAMES: Final = Rate(burst=40, a_second=10)  # from one socket
BODY: Final = 4096  # bytes in a request
PAD_BODY: Final = 2**20  # bytes in a request that carries a whole pad
JOIN_WAIT: Final = 10.0  # seconds for a socket to say who it is
QUEUE: Final = 256  # frames a slow reader may be behind
SOCKETS_A_GUEST: Final = 8
SOCKETS_A_TABLE: Final = 64
SOCKETS_AN_ADDRESS: Final = 256
EDITS_A_PAD: Final = 5_000  # a game for six, every value changed five times, has 1,400
LOG: Final = 10_000  # entries of a table; past that nobody talks, the longest game has 535
REVIEWS: Final = 64  # finished games whose review is kept
TRACKED: Final = 50_000  # addresses and guests remembered by a meter


class Meter:
    """A leaky bucket for everybody who comes along; the longest silent are forgotten first."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str) -> bool:
        now = self._clock()
        level, at = self._levels.pop(who, (self._rate.burst, now))
        level = min(self._rate.burst, level + (now - at) * self._rate.a_second)
        allowed = level >= 1
        self._levels[who] = (level - 1 if allowed else level, now)
        if len(self._levels) > TRACKED:
            self._levels.popitem(last=False)
        return allowed
