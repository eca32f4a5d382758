"""The single door: what an act or a move at a table causes, or why it is refused."""

from collections.abc import Iterable
from typing import assert_never

from ..rules import game as rules
from ..rules.moves import Choice, Deal, Move, Seat
from ..rules.refused import Refused
from .access import check_changes
from .actors import Actor, check_host, check_table, own_seat, present_seat
from .acts import Act, Extend, Leave, Pledge, Reveal, Say, Sit, Speak, Undo, Upkeep
from .attendance import leave, sit
from .dealing import give_part, playing
from .events import Entry, TakenBack
from .hosting import HostAct, host
from .state import TableState, evolve
from .talk import say, speak
from .timing import banked, extended
from .upkeep import follow, keep_up
from .world import World


def decide(
    state: TableState, actor: Actor, act: Act | Upkeep | Move, world: World
) -> tuple[Entry, ...]:
    """The entries an act causes, or `Refused`. Changes nothing."""
    entries = [*_caused(state, actor, act, world)]
    for entry in entries:
        state = evolve(state, entry)
    while follows := follow(state, world):
        entries += follows
        for entry in follows:
            state = evolve(state, entry)
    return tuple(entries)


def _caused(
    state: TableState, actor: Actor, act: Act | Upkeep | Move, world: World
) -> Iterable[Entry]:
    if isinstance(act, Choice):
        return _move(state, present_seat(state, actor), act, world)
    if isinstance(act, Upkeep):
        check_table(actor)
        return keep_up(state, act, world)
    if isinstance(act, HostAct):
        check_host(state, actor)
        return host(state, act, world)
    match act:
        case Deal():
            raise Refused("not_now", phase="deal")
        case Sit():
            return sit(state, actor, act)
        case Leave():
            return leave(state, actor)
        case Pledge() | Reveal():
            return give_part(state, own_seat(state, actor), act)
        case Extend():
            return extended(state, own_seat(state, actor))
        case Undo():
            return _take_back(state, present_seat(state, actor))
        case Speak():
            return speak(state, actor, act)
        case Say():
            return say(state, actor, act)
        case _:
            assert_never(act)


def _move(state: TableState, seat: Seat, move: Move, world: World) -> Iterable[Entry]:
    play = playing(state)
    if state.next_deal is None:
        raise Refused("game_over")
    check_changes(state, play, seat)
    chance = world.chance(state.next_deal).chance(play)
    events = rules.decide(state.settings.load(), play, seat, move, chance)
    return [*banked(state, seat, world.in_turn), *events]


def _take_back(state: TableState, seat: Seat) -> Iterable[Entry]:
    """A round that is scored stays as it is, like at any table."""
    if not state.alone:
        raise Refused("undo_alone")
    own = [moment.at for moment in state.moments if moment.seat == seat]
    if not own:
        raise Refused("nothing_to_undo")
    return [TakenBack(own[-1])]
