"""Who may ask for a hint, and why not."""

from ..rules.moves import Seat
from ..rules.refused import Refused
from ..rules.state import Phase
from .dealing import playing
from .table import Table


def hinted_seat(table: Table, guest: str) -> Seat:
    """The seat a hint is for: the guest's own, while it may do something, where hints are given."""
    state = table.state
    seat = state.seat_of(guest)
    if seat is None:
        raise Refused("not_seated")
    if not state.gives_hints(seat):
        raise Refused("hints_are_off")
    if playing(state).phase is Phase.OVER:
        raise Refused("game_over")
    holder = state.seats[seat]
    if holder is None or not holder.present:
        raise Refused("stood_in")
    if not table.may(seat):
        raise _nothing_to_do(table)
    return seat


def _nothing_to_do(table: Table) -> Refused:
    due = table.due()
    return Refused("not_your_turn", seat=due[0]) if due else Refused("not_now", phase="deal")
