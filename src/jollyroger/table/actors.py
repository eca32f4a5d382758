"""Who acts at a table: a person, a bot in its own seat, or the table itself. A closed union."""

from dataclasses import dataclass
from typing import assert_never

from ..rules.moves import Seat
from ..rules.refused import Refused
from .state import TableState


@dataclass(frozen=True, slots=True)
class Person:
    guest: str


@dataclass(frozen=True, slots=True)
class Bot:
    """It names its own seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TableItself:
    """Time passes, and nobody asks for it."""


Actor = Person | Bot | TableItself


def own_seat(state: TableState, actor: Actor) -> Seat:
    """The seat the actor holds and plays."""
    match actor:
        case Person(guest):
            seat = state.seat_of(guest)
        case Bot(seat):
            pass
        case TableItself():
            seat = None
        case _:
            assert_never(actor)
    if seat is None:
        raise Refused("not_seated")
    return seat


def present_seat(state: TableState, actor: Actor) -> Seat:
    """The actor's seat, if the actor plays it: a person in their own, a bot where nobody is."""
    seat = own_seat(state, actor)
    holder = state.seats[seat]
    person = isinstance(actor, Person)
    if (holder is not None and holder.present) != person:
        raise Refused("stood_in" if person else "seat_taken", seat=seat)
    return seat


def check_table(actor: Actor) -> None:
    """Nobody else may say that somebody is lost or late."""
    if not isinstance(actor, TableItself):
        raise Refused("table_only")


def check_host(state: TableState, actor: Actor) -> None:
    if state.host is None or present_seat(state, actor) != state.host:
        raise Refused("host_only")
