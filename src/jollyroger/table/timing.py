"""Clocks: time for a move, a reserve for the game, and a little more on asking."""

from collections.abc import Iterable
from typing import Final

from ..rules import game as rules
from ..rules.moves import Seat
from ..rules.refused import Refused
from ..rules.state import State
from .events import Banked, Entry, Extended, Timed
from .state import TableState
from .world import World

EXTENSION: Final = 30.0


def banked(state: TableState, seat: Seat, now: float) -> Iterable[Entry]:
    clock = state.clocks[seat]
    if clock.deadline is not None and clock.bank is not None:
        left = max(0.0, clock.deadline - now)
        if left < clock.bank:
            yield Banked(seat, left)


def clock_started(state: TableState, seat: Seat, world: World) -> Entry:
    pace = world.paces[state.settings.speed]
    assert pace is not None
    bank = state.clocks[seat].bank
    left = pace.bank if bank is None else bank
    return Timed(seat, world.now + pace.move + left, left)


def extended(state: TableState, seat: Seat) -> Iterable[Entry]:
    clock = state.clocks[seat] if state.clocks else None
    if clock is None or clock.deadline is None:
        raise Refused("no_clock_runs")
    if clock.extensions == 0:
        raise Refused("no_extension_left")
    return [Extended(seat, clock.deadline + EXTENSION, clock.extensions - 1)]


def timing(state: TableState, play: State, world: World) -> tuple[Entry, ...]:
    """Whoever is waited for, and is a person, and plays by a clock, has it started."""
    if world.paces[state.settings.speed] is None:
        return ()
    people = state.people()
    return tuple(
        clock_started(state, seat, world)
        for seat in rules.due(state.settings.load(), play)
        if seat in people and state.clocks[seat].deadline is None
    )
