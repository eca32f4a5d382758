"""How old things are, by a clock that may jump: what cannot be known is not old."""

import time
from collections.abc import Callable
from typing import Final

DAY: Final = 86_400.0
JUMP: Final = DAY / 4  # seconds by which two clocks may part before one of them was set

Clock = Callable[[], float]


def steady() -> float:
    """Seconds that only go forward, and a computer's sleep counts where the system tells."""
    if boot := getattr(time, "CLOCK_BOOTTIME", None):
        return time.clock_gettime(boot)
    return time.monotonic()


class Calendar:
    """Times in the store were written by the wall clock. After a jump they say nothing for a while.

    So nothing is so-and-so old before the clock has run evenly for as long."""

    def __init__(self, now: Clock, steady: Clock) -> None:
        self._now = now
        self._steady = steady
        self._apart = now() - steady()
        self._since = float("-inf")

    def compare(self, newest: float | None) -> None:
        """With the newest time in the store, at the start: was the clock set, or a long pause?"""
        if newest is not None and not -JUMP < self._now() - newest < 2 * DAY:
            self._since = self._now()

    def before(self, age: float) -> float:
        """Whatever is from before this moment is older than `age`; 0 while nobody can know."""
        now = self._now()
        apart = now - self._steady()
        if abs(apart - self._apart) > JUMP:
            self._apart, self._since = apart, now
        return now - age if now - self._since >= age else 0.0
