"""What will happen to a table if nobody does anything, whatever the wall clock does."""

import asyncio
from collections.abc import Callable, Iterator
from typing import NamedTuple

from ..rules.moves import Seat
from ..rules.state import Phase
from ..table.acts import DealOn, Lost, Overdue, Upkeep
from ..table.state import TableState
from .ways import Ways


class Turn(NamedTuple):
    """A move's deadline in the log, when that is by our own clock, and what tells a longer turn."""

    deadline: float
    when: float
    extensions: int


Coming = list[tuple[float, Upkeep]]


class Timetable:
    """By the monotonic clock; one timer, set to the next thing that time brings."""

    def __init__(self, ways: Ways) -> None:
        self._ways = ways
        self._deal_by: float | None = None
        self._lost_by: dict[str, float] = {}
        self._turns: dict[Seat, Turn] = {}
        self._handle: asyncio.TimerHandle | None = None

    def expect_deal(self) -> None:
        self._deal_by = self._ways.monotonic() + self._ways.deal_wait

    def miss(self, guest: str) -> None:
        """Their last line is gone."""
        self._lost_by[guest] = self._ways.monotonic() + self._ways.grace

    def welcome(self, guest: str) -> None:
        self._lost_by.pop(guest, None)

    def turn(self, seat: Seat) -> float | None:
        """The moment this is in a turn that runs, by the clock that its deadline was set by."""
        known = self._turns.get(seat)
        return known and known.deadline + self._ways.monotonic() - known.when

    def coming(self, state: TableState) -> Coming:
        self._turns = dict(self._running(state))
        coming: Coming = [(turn.when, Overdue(seat)) for seat, turn in self._turns.items()]
        waiting = state.play and state.play.phase is Phase.DEAL and state.next_deal
        if waiting and self._deal_by is not None:
            coming.append((self._deal_by, DealOn()))
        return [*coming, *self._losses(state)]

    def _running(self, state: TableState) -> Iterator[tuple[Seat, Turn]]:
        """Read off the log once: a clock that jumps later changes nothing."""
        for seat, clock in enumerate(state.clocks):
            if clock.deadline is not None:
                when = self._when(self._turns.get(seat), clock.deadline, clock.extensions)
                yield seat, Turn(clock.deadline, when, clock.extensions)

    def _when(self, known: Turn | None, deadline: float, extensions: int) -> float:
        if known and (known.deadline == deadline or extensions < known.extensions):
            return known.when + deadline - known.deadline  # the same turn, maybe a longer one
        return self._ways.monotonic() + deadline - self._ways.now()

    def _losses(self, state: TableState) -> Iterator[tuple[float, Upkeep]]:
        for guest, when in self._lost_by.items():
            seat = state.seat_of(guest)
            holder = state.seats[seat] if seat is not None else None
            if seat is not None and holder and holder.present:
                yield when, Lost(seat)

    def arm(self, state: TableState, ring: Callable[[], None]) -> None:
        self.close()
        if times := [when for when, _ in self.coming(state)]:
            wait = max(0.0, min(times) - self._ways.monotonic())
            self._handle = asyncio.get_running_loop().call_later(wait, ring)

    def forget(self, now: float) -> None:
        """What was to happen by then has been seen to."""
        self._lost_by = {guest: when for guest, when in self._lost_by.items() if when > now}
        if self._deal_by is not None and self._deal_by <= now:
            self._deal_by = None

    def close(self) -> None:
        if self._handle:
            self._handle.cancel()
