"""The line of one guest to a table in a test, with the very frames a room would send down it."""

from collections.abc import Sequence

from jollyroger.client.deal_watch import DealWatch, Doubt
from jollyroger.table.events import Entry, Removed, Sat, StoodUp, TakenBack
from jollyroger.table.table import Table
from jollyroger.wire import views
from jollyroger.wire.frames import Events, View, read_down, write

Frame = View | Events


class TableLine:
    """Follows a table, loses its line, comes back; every frame goes to a watch."""

    def __init__(self, table: Table, guest: str) -> None:
        self.table = table
        self.guest = guest
        self.watch = DealWatch()
        self.frames: list[Frame] = []
        self.doubts: list[Doubt] = []
        self.seat: int | None = None
        self.seq: int | None = None
        self.on = False

    def hear(self, frame: Frame) -> None:
        self.seq = frame.seq
        self.frames.append(frame)
        self.doubts += self.watch.hear(frame)

    def join(self, fresh: bool = False) -> "TableLine":
        """As a room catches a line up: with the gap, or with everything."""
        self.on = True
        self.watch.join()
        self.seat = self.table.state.seat_of(self.guest)
        since = None if fresh else self.seq
        log = self.table.log
        gap = log[since:] if since else []
        moved = any(isinstance(entry, Sat) and entry.guest == self.guest for entry in gap)
        if self.seat is None:
            moved = any(isinstance(entry, StoodUp | Removed) for entry in gap)
        self.hear(self.view() if since is None or moved else self.told(gap))
        return self

    def publish(self, entries: Sequence[Entry]) -> None:
        """What has just been committed."""
        if not self.on:
            return
        seat = self.table.state.seat_of(self.guest)
        if seat != self.seat:
            self.seat = seat
            self.hear(self.view())
        else:
            self.hear(self.told(entries))

    def told(self, entries: Sequence[Entry]) -> Frame:
        if any(isinstance(entry, TakenBack) for entry in entries):
            return self.view()
        seen = [entry.seen_by(self.seat) for entry in entries]
        return _sent(Events(len(self.table.log), views.entries(self.table, seen), [], [], {}))

    def view(self) -> View:
        shown = views.view(self.table, self.seat)
        sent = _sent(View(len(self.table.log), self.seat, shown, [], [], {}))
        assert isinstance(sent, View)
        return sent


def _sent(frame: Frame) -> Frame:
    """As it arrives: text, read again."""
    read = read_down(write(frame))
    assert isinstance(read, Frame)
    return read
