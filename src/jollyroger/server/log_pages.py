"""A log and a record, a piece at a time: what one answer over HTTP holds."""

from ..rules.events import Event
from ..rules.moves import Seat
from ..rules.record import write
from ..table.events import Entry
from ..table.records import counted, record_of
from ..table.state import Stage
from ..table.table import Table
from ..wire import codec, views
from ..wire.answers import LogPage
from ..wire.frames import PAGE, PROTOCOL
from ..wire.protocol_1 import older_entries


def log_page(
    table: Table, seat: Seat | None, since: int, page: int = PAGE, protocol: int = PROTOCOL
) -> bytes:
    """The entries after so many as the seat sees them; of a finished game every piece lies open."""
    over, standing = table.state.stage is Stage.OVER, [*counted(table.log)]
    told = standing[since : since + page]
    seen = [_afterwards(entry) if over else entry.seen_by(seat) for entry in told]
    more = since + page if since + page < len(standing) else None
    events = views.entries(table, seen)
    if protocol == 1:
        events = older_entries(events)
    return codec.write(LogPage(len(table.log), events, more))


def record_page(table: Table, seat: Seat | None, number: int, page: int = PAGE) -> str:
    """The lines of page `number` of the record; the first one is 1, and what is before it too."""
    first = page * (max(1, number) - 1)
    return "".join(write(record_of(table, seat)).splitlines(True)[first : first + page])


def _afterwards(entry: Entry) -> Entry:
    """The game as it was; of the people around it what everybody could see."""
    return entry if isinstance(entry, Event) else entry.seen_by(None)
