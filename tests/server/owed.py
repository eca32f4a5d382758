"""What everybody is owed of a log, who is there to hear it, and what was compared."""

from collections import Counter
from dataclasses import dataclass, field, replace

from jollyroger.rules.events import Dealt, Sealed
from jollyroger.rules.moves import Seat, Secret
from jollyroger.table.events import Entry, Removed, Sat, SeedSealed, Waiting
from server.worlds import Socket


def anonymous(entry: Entry) -> Entry:
    """Which guest it was is nobody's business."""
    return replace(entry, guest="") if isinstance(entry, Sat | Waiting | Removed) else entry


def owed(entry: Entry, seat: Seat | None) -> Entry:
    """What that seat may know of an entry, said once more apart from the code that is tested."""
    match entry:
        case Dealt(hands=hands):
            backs = ((None,) * len(hand) for hand in hands)
            seen = tuple(hands[at] if at == seat else back for at, back in enumerate(backs))
            return replace(entry, hands=seen)
        case Sealed() if entry.seat != seat:
            return replace(entry, choice=Secret())
        case SeedSealed():
            return replace(entry, seed="")
    return anonymous(entry)


# Who is there


@dataclass(eq=False)
class Person:
    """Somebody in both worlds: a guest with a token in each, or nobody in particular."""

    name: str
    tokens: list[str | None]
    address: str
    sockets: list[Socket] = field(default_factory=list)
    marks: list[int] = field(default_factory=lambda: [0, 0])  # texts that have been compared
    seat: Seat | None = None

    @property
    def here(self) -> bool:
        return bool(self.sockets) and all(socket.open for socket in self.sockets)

    def news(self) -> list[list[str]]:
        told = [socket.texts[mark:] for socket, mark in zip(self.sockets, self.marks, strict=False)]
        self.marks = [len(socket.texts) for socket in self.sockets]
        return told


@dataclass
class Tally:
    """Frames that were compared while the worlds differed, by door and by what was hidden.

    `entries` are those of all logs, so that one can see what these worlds have been through."""

    doors: Counter[str] = field(default_factory=Counter)
    hidden: Counter[str] = field(default_factory=Counter)
    entries: Counter[str] = field(default_factory=Counter)
    controls: int = 0  # frames of who sees the difference, and was told it
    worlds: int = 0

    @property
    def frames(self) -> int:
        return self.doors.total()


class Leak(AssertionError):
    """Two worlds that somebody cannot tell apart have told them different things."""
