"""The frames a room sends: its table as the seat at each line sees it."""

from collections.abc import Sequence

from ..rules.moves import Seat
from ..table.events import Departure, Entry, Sat, has_undone
from ..table.table import Table
from ..wire import views
from ..wire.frames import Events, View, answer, write
from ..wire.protocol_1 import older
from .limits import GAP
from .lines import Line


class RoomFrames:
    def __init__(self, table: Table) -> None:
        self._table = table

    def view(self, seat: Seat | None) -> View:
        table = self._table
        view, aid = views.view(table, seat), views.aid(table, seat)
        hints = table.state.gives_hints(seat)
        return View(len(table.log), seat, view, self._may(seat), [*table.due()], aid, hints)

    def news(self, seat: Seat | None, entries: Sequence[Entry]) -> View | Events:
        """Where something was taken back, the table is shown all anew."""
        if has_undone(entries):
            return self.view(seat)
        table = self._table
        seen = views.entries(table, [entry.seen_by(seat) for entry in entries])
        aid, hints = views.aid(table, seat), table.state.gives_hints(seat)
        return Events(len(table.log), seen, self._may(seat), [*table.due()], aid, hints)

    def since(self, line: Line, since: int | None) -> View | Events:
        """The gap since the client was last here, or everything it may know."""
        last = len(self._table.log)
        near = range(max(1, last - GAP), last + 1)
        if since is None or since not in near or self._moved(line, since):
            return self.view(line.seat)
        return self.news(line.seat, self._table.log[since:])

    def _moved(self, line: Line, since: int) -> bool:
        """Whether the guest may have sat down or stood up since: a gap would not say where."""
        gap = self._table.log[since:]
        if line.seat is None:
            return any(isinstance(entry, Departure) for entry in gap)
        return any(isinstance(entry, Sat) and entry.guest == line.guest for entry in gap)

    def _may(self, seat: Seat | None) -> list[str]:
        return views.moves(self._table.state.settings.load(), self._table.may(seat))


class Broadcast:
    """One change, made into a frame once for all lines that see the same of it."""

    def __init__(self, frames: RoomFrames, entries: Sequence[Entry]) -> None:
        self._frames = frames
        self._entries = entries
        self._news: dict[Seat | None, View | Events] = {}
        self._texts: dict[tuple[Seat | None, int], str] = {}

    def to(self, line: Line, moved: bool, done: str | None) -> str:
        """Whoever has moved to another seat is shown the table from there.

        `done` is the id of the move that caused it, for the line that asked for it."""
        seat = line.seat
        if moved:
            return written(line, self._frames.view(seat), done)
        if seat not in self._news:
            self._news[seat] = self._frames.news(seat, self._entries)
        if done is not None:
            return written(line, self._news[seat], done)
        kind = seat, line.protocol
        if kind not in self._texts:
            self._texts[kind] = written(line, self._news[seat])
        return self._texts[kind]


def written(line: Line, frame: View | Events, done: str | None = None) -> str:
    """In the words of the protocol that the line speaks."""
    if line.protocol == 1:
        return write(older(frame))
    return write(frame if done is None else answer(frame, done))
