"""The list of open tables: which of them invite strangers, and how many places one opener has."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from ..store import Listing
from ..table.state import Stage
from .limits import Limits
from .rooms import Room


def is_inviting(room: Room) -> bool:
    """Open, not over, and the host is there."""
    state = room.table.state
    here = state.host is not None and state.host in {line.seat for line in room.lines}
    return state.settings.open and state.stage is not Stage.OVER and here


def few_of_each(
    listings: Iterable[Listing], rooms: Mapping[str, Room], limits: Limits
) -> Iterator[Listing]:
    """A table takes a place of its host, and one of each address that the host came from."""
    counts: Counter[str] = Counter()
    for listing in listings:
        room = rooms[listing.id]
        places = room.visitors.places(room.opener)
        few = all(counts[place] < limits.address_listed for place in places)
        if few and counts[room.opener] < limits.listed:
            counts.update({room.opener, *places})
            yield listing


def is_waiting(room: Room, game: str) -> bool:
    """Strangers may sit down there to play that game."""
    state = room.table.state
    wanted = state.settings.open and state.settings.game == game
    return wanted and state.stage is Stage.LOBBY and None in state.seats
