"""What people and bots are called at a table: never two of them alike."""

from itertools import chain, count
from typing import Final

from ..rules.characters import NAME_LENGTH, clean_text, look_alike
from ..rules.moves import Seat
from .state import TableState

BOT_NAMES: Final = ("Anne", "Bart", "Calico", "Davy", "Edda", "Flint", "Grace", "Hook")


def distinct_name(state: TableState, seat: Seat, name: str, guest: str | None = None) -> str:
    """Two people whose names sound or look alike are told apart by a number."""
    others = [holder for at, holder in enumerate(state.seats) if holder and at != seat]
    others += [holder for holder in state.waiting if holder]
    taken = [other.name for other in others if not guest or other.guest != guest]
    numbered = (_numbered(name, f" {number}") for number in count(2))
    told = chain([name], numbered)
    return next(each for each in told if not any(look_alike(each, other) for other in taken))


def _numbered(name: str, number: str) -> str:
    """Cut to make room, a name may end in the middle of an emoji."""
    return clean_text(name[: NAME_LENGTH - len(number)]) + number
