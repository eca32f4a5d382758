"""Who may look at a table, how often they may change their mind, what goes on in the end."""

from typing import Final

from ..rules.moves import Seat
from ..rules.refused import Refused
from ..rules.state import State
from .actors import Actor, Person
from .acts import Act, Sit
from .state import Stage, TableState

CHANGES: Final = 40  # choices of one seat in a round, after which none is changed any more


def may_watch(state: TableState, guest: str | None) -> None:
    """`Refused` for whom the table is closed; `guest` is None for nobody in particular.

    A lobby is open to whoever has found it: how else should they sit down?"""
    if guest is not None and guest in state.removed:
        raise Refused("removed")
    if guest is not None and _belongs(state, guest):
        return
    if not state.settings.spectators and state.stage is not Stage.LOBBY:
        raise Refused("no_spectators")


def _belongs(state: TableState, guest: str) -> bool:
    waiting = any(holder and holder.guest == guest for holder in state.waiting)
    return waiting or state.seat_of(guest) is not None


def goes_on(state: TableState, actor: Actor, act: object) -> bool:
    """What a game needs to end: moves, parts of a deal, what time brings, one's own seat again."""
    if isinstance(act, Sit):
        return isinstance(actor, Person) and state.seat_of(actor.guest) == act.seat
    return not isinstance(act, Act) or act.is_awaited


def check_changes(state: TableState, play: State, seat: Seat) -> None:
    """A choice may be changed, and a log has an end: so not for ever."""
    made = sum(moment.seat == seat for moment in state.moments)
    if made >= CHANGES and play.choices[seat] is not None:
        raise Refused("changed_often")
