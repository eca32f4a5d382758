"""What the host alone may do."""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from ..rules.moves import Seat
from ..rules.refused import Refused
from .acts import Arrange, Chat, Enlist, Hush, Rematch, Remove, Start
from .distinct_names import BOT_NAMES, distinct_name
from .events import Arranged, BotSat, ChatSet, Entry, Hushed, Rematched, Removed, Started, StoodUp
from .settings import checked
from .state import Stage, TableState
from .world import World

HostAct = Start | Arrange | Enlist | Remove | Rematch | Chat | Hush


def host(state: TableState, act: HostAct, world: World) -> Iterable[Entry]:
    match act:
        case Remove(seat):
            return _remove(state, seat)
        case Chat(on):
            return [ChatSet(on)]
        case Hush(seat, on):
            if seat not in range(len(state.seats)) or seat == state.host:
                raise Refused("cannot_remove")
            return [Hushed(seat, on)]
        case Rematch(game):
            if state.rematch:
                raise Refused("already_started")
            if state.stage is not Stage.OVER:
                raise Refused("not_over")
            options = () if game != state.settings.game else state.settings.options
            wanted = replace(state.settings, game=game, options=options)
            return [Rematched(checked(wanted, world.bots))]
        case _ if state.stage is not Stage.LOBBY:
            raise Refused("already_started")
        case Start():
            return [*_fill(state), Started()]
        case Arrange(settings):
            if any(state.seats[settings.players :]):
                raise Refused("seats_in_use", players=settings.players)
            return [Arranged(checked(settings, world.bots))]
        case Enlist(seat, bot):
            return [_enlist(state, seat, bot, world)]
        case _:
            assert_never(act)


def _enlist(state: TableState, seat: Seat, bot: str, world: World) -> Entry:
    if bot not in world.bots:
        raise Refused("unknown_bot", bot=bot, bots=tuple(sorted(world.bots)))
    holder = state.seats[seat] if seat in range(len(state.seats)) else None
    if seat not in range(len(state.seats)):
        raise Refused("no_such_seat", seat=seat, players=len(state.seats))
    if holder and holder.guest is not None:
        raise Refused("seat_taken", seat=seat)
    return BotSat(seat, distinct_name(state, seat, BOT_NAMES[seat]), bot)


def _fill(state: TableState) -> Iterable[Entry]:
    for seat, holder in enumerate(state.seats):
        if holder is None:
            name = distinct_name(state, seat, BOT_NAMES[seat])
            yield BotSat(seat, name, state.settings.bot)


def _remove(state: TableState, seat: Seat) -> Iterable[Entry]:
    holder = state.seats[seat] if seat in range(len(state.seats)) else None
    if holder is None or seat == state.host:
        raise Refused("cannot_remove")
    if state.stage is Stage.LOBBY:
        gone: Entry = StoodUp(seat)
    elif holder.guest is not None:
        gone = BotSat(seat, holder.name, state.settings.bot)
    else:
        raise Refused("cannot_remove")
    return [*([Removed(seat, holder.guest)] if holder.guest is not None else []), gone]
