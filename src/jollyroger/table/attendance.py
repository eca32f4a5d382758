"""People who come, go, and come back."""

from collections.abc import Iterable

from ..rules.characters import check_name
from ..rules.moves import Seat
from ..rules.refused import Refused
from .actors import Actor, Person, own_seat
from .acts import Sit
from .distinct_names import distinct_name
from .events import Entry, GaveUp, Returned, Sat, StoodIn, StoodUp, Waiting
from .state import Holder, Stage, TableState


def sit(state: TableState, actor: Actor, act: Sit) -> Iterable[Entry]:
    if not isinstance(actor, Person):
        raise Refused("not_seated")
    guest = actor.guest
    if guest in state.removed:
        raise Refused("removed")
    if act.seat not in range(len(state.seats)):
        raise Refused("no_such_seat", seat=act.seat, players=len(state.seats))
    own = state.seat_of(guest)
    if own == act.seat:
        return _come_back(state, own)
    holder = state.seats[act.seat]
    if holder and holder.guest is not None:
        raise Refused("seat_taken", seat=act.seat)
    name = distinct_name(state, act.seat, check_name(act.name), guest)
    return _take(state, own, holder, Sat(act.seat, name, guest))


def _come_back(state: TableState, seat: Seat) -> Iterable[Entry]:
    holder = state.seats[seat]
    if holder is None or holder.present:
        raise Refused("already_seated", seat=seat)
    return [Returned(seat)]


def _take(state: TableState, own: Seat | None, holder: Holder | None, sat: Sat) -> Iterable[Entry]:
    if state.stage is Stage.LOBBY:
        return [sat] if own is None else [StoodUp(own), sat]
    if own is not None:
        raise Refused("already_seated", seat=own)
    if state.stage is Stage.OVER or holder is None:
        raise Refused("game_over")
    if state.waiting[sat.seat] or any(w and w.guest == sat.guest for w in state.waiting):
        raise Refused("seat_taken", seat=sat.seat)
    return [Waiting(sat.seat, sat.name, sat.guest)]


def _give_up(state: TableState, actor: Actor) -> list[Entry]:
    """Whoever waits for a bot's seat may think better of it."""
    if not isinstance(actor, Person):
        return []
    waiting = enumerate(state.waiting)
    return [GaveUp(seat) for seat, holder in waiting if holder and holder.guest == actor.guest]


def leave(state: TableState, actor: Actor) -> Iterable[Entry]:
    return _give_up(state, actor) or stand_up(state, own_seat(state, actor))


def stand_up(state: TableState, seat: Seat) -> Iterable[Entry]:
    return [StoodUp(seat)] if state.stage is Stage.LOBBY else be_away(state, seat)


def be_away(state: TableState, seat: Seat) -> Iterable[Entry]:
    """A bot plays on; whoever is away cannot be host."""
    holder = state.seats[seat]
    if holder is None or not holder.present:
        raise Refused("not_seated")
    return [StoodIn(seat, state.settings.bot)]
