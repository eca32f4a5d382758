"""What time brings, and what follows without anybody asking for it."""

from collections.abc import Iterable
from typing import assert_never

from ..rules.state import Phase
from .acts import Credit, DealOn, Follow, Lost, Overdue, Upkeep
from .attendance import be_away, stand_up
from .dealing import awaited, dealing
from .events import Entry, HostPassed, Hushed, NextTable, SeedShown, WentWithout
from .state import NextDeal, TableState
from .timing import clock_started, timing
from .world import World


def keep_up(state: TableState, act: Upkeep, world: World) -> Iterable[Entry]:
    match act:
        case Lost(seat):
            return stand_up(state, seat) if seat in state.people() else []
        case Overdue(seat):
            deadline = state.clocks[seat].deadline if state.clocks else None
            over = deadline is not None and deadline <= world.in_turn
            return be_away(state, seat) if over else []
        case DealOn():
            return _deal_on(state, state.next_deal) if state.next_deal else []
        case Follow(table):
            return [NextTable(table)]
        case Credit():
            return [
                clock_started(state, seat, world)
                for seat, clock in enumerate(state.clocks)
                if clock.deadline is not None
            ]
        case _:
            assert_never(act)


def _deal_on(state: TableState, next_deal: NextDeal) -> Iterable[Entry]:
    """Who pledged and could not reveal yet is not late: others still had to pledge."""
    waited = awaited(state, next_deal)
    late = [seat for seat in waited if next_deal.pledges[seat] is None] or waited
    return [WentWithout((*next_deal.without, *late))] if late else []


def follow(state: TableState, world: World) -> tuple[Entry, ...]:
    play = state.play
    people = state.people()
    if people and state.host not in people:
        return (HostPassed(people[0]),)  # whoever is away cannot be host
    if hushed := _hush_again(state):
        return hushed
    if play is None:
        return ()
    if play.phase in (Phase.DEAL, Phase.OVER):
        next_deal = state.next_deal
        if next_deal and next_deal.round == play.round:
            return (SeedShown(next_deal.round, next_deal.seed),)
        if play.phase is Phase.DEAL:
            return dealing(state, play, world)
        return ()
    return timing(state, play, world)


def _hush_again(state: TableState) -> tuple[Entry, ...]:
    """A hush is the guest's: standing up and sitting down again is no way out of it."""
    seated = [(seat, holder.guest) for seat, holder in enumerate(state.seats) if holder]
    hushed = [seat for seat, guest in seated if guest in state.hushed_guests]
    return tuple(Hushed(seat, True) for seat in hushed if seat not in state.hushed)
