"""Who acts at a table: a person, a bot in its own seat, or the table itself."""

from ..rules.moves import Seat
from ..rules.refused import Refused
from .state import TableState

Guest = str
Actor = Guest | Seat | None  # a person; a bot in its own seat; the table itself


def own_seat(state: TableState, actor: Actor) -> Seat:
    """The seat the actor holds and plays; a bot names its own."""
    if isinstance(actor, int):
        return actor
    seat = None if actor is None else state.seat_of(actor)
    if seat is None:
        raise Refused("not_seated")
    return seat


def present_seat(state: TableState, actor: Actor) -> Seat:
    """The actor's seat, if the actor plays it: a person in their own, a bot where nobody is."""
    seat = own_seat(state, actor)
    holder = state.seats[seat]
    if (holder is not None and holder.present) != isinstance(actor, str):
        raise Refused("stood_in" if isinstance(actor, str) else "seat_taken", seat=seat)
    return seat


def check_host(state: TableState, actor: Actor) -> None:
    if state.host is None or present_seat(state, actor) != state.host:
        raise Refused("host_only")
