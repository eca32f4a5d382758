"""How much time one's own turn still has, reckoned here: the server's clock is not ours."""

from collections.abc import Callable
from time import monotonic
from typing import Final, assert_never

from ..rules.moves import Seat
from ..table.events import Banked, ClockEvent, Entry, Extended, Timed
from ..table.settings import Pace
from ..table.state import TableState
from ..table.timing import EXTENSION

WARNING: Final = 20.0  # seconds before the end


class Hourglass:
    """Turned over when the table starts a clock for this seat."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._until: float | None = None
        self._bank = 0.0  # the part of it that is the reserve, and comes last
        self.warned = False

    def hear(self, entry: Entry, seat: Seat | None, table: TableState) -> None:
        if isinstance(entry, ClockEvent) and entry.seat == seat:
            self._hear_clock(entry, table.settings.pace)

    def _hear_clock(self, entry: ClockEvent, pace: Pace | None) -> None:
        match entry:
            case Timed(bank=bank):
                if pace:
                    self._until, self._bank = self._now() + pace.move + bank, bank
                    self.warned = False
            case Extended():
                if self._until is not None:
                    self._until += EXTENSION
                    self.warned = False
            case Banked():
                pass  # the move is made, and this clock runs no longer
            case _:
                assert_never(entry)

    def till_warning(self, seat: Seat | None, table: TableState | None) -> float | None:
        """Seconds until one should be warned; None where no clock runs, or one has been."""
        left = self.left(seat, table)
        return None if self.warned or left is None else max(0.0, sum(left) - WARNING)

    def left(self, seat: Seat | None, table: TableState | None) -> tuple[float, float] | None:
        """Seconds of the move and of the reserve; None where no clock runs."""
        if self._until is None or table is None or seat is None:
            return None
        if not table.clocks or table.clocks[seat].deadline is None:
            return None
        left = max(0.0, self._until - self._now())
        return max(0.0, left - self._bank), min(left, self._bank)
