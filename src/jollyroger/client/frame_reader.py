"""What a server's frames say: the table they tell of, and the news in them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, assert_never

from ..rules.moves import Move
from ..rules.notation import read_move
from ..rules.refused import Refused
from ..table.events import Entry, Opened
from ..table.state import TableState, evolve, opened
from ..wire import frames, views
from ..words.hints import Reason
from .http import read_refusal, tame
from .line import Sign
from .sitting import NewEntries, News, Notice, TableShown

NONSENSE: Final = (
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    AssertionError,
    Refused,
)


@dataclass(frozen=True, slots=True)
class Hinted:
    """A hint as a server gives it."""

    move: Move
    reasons: Sequence[Reason]


class Unreadable(Exception):
    """The server says what cannot be, or what this program is too old for."""


class FrameReader:
    """Folds what it reads, so that whoever hears of it can do the same."""

    def __init__(self) -> None:
        self._table: TableState | None = None

    @property
    def table(self) -> TableState:
        assert self._table is not None, "the first frame is always the whole table"
        return self._table

    def news(self, heard: frames.Down | Sign) -> News | None:
        """None for what is no news; raises `Unreadable`."""
        match heard:
            case "lost":
                return Notice("online-lost")
            case "back":
                return Notice("online-back")
            case frames.Refused() | frames.Advice() | frames.Here():
                return None
            case frames.View() | frames.Events():
                try:
                    return self._read(heard)
                except NONSENSE as error:
                    raise Unreadable(heard.seq) from error
            case _:
                assert_never(heard)

    def _read(self, frame: frames.View | frames.Events) -> News | None:
        if isinstance(frame, frames.View):
            self._table = views.read(tame(frame.view), frame.seq)
            return TableShown(frame.seat, self._table)
        entries = tuple(self._entries(frame.seq, tame(frame.events)))
        self._table = replace(self.table, seq=frame.seq)
        if not views.fits(self._table):
            raise ValueError(entries)
        return NewEntries(entries) if entries else None

    def _entries(self, seq: int, plain: Sequence[dict[str, Any]]) -> Iterator[Entry]:
        """Those we do not have yet; those we cannot know are passed over."""
        had = self.table.seq
        for number, each in enumerate(plain, seq - len(plain) + 1):
            entry = views.read_entry(self.table.settings.load(), each)
            if entry and number > had:
                self._table = evolve(self.table, entry)
                yield entry

    def hint(self, frame: frames.Advice) -> Hinted:
        return Hinted(read_move(self.table.settings.load(), frame.move), frame.reasons)


def past(plain: dict[str, Any], until: int) -> tuple[Entry, ...]:
    """The log before the first news, which had entry number `until`; nothing if it is none."""
    try:
        undone = plain["seq"] - len(plain["events"])  # entries that count no more
        log = views.read_log(plain["events"])[: until - undone]
        first, *rest = log
        assert isinstance(first, Opened)
        table = opened(first)
        for entry in rest:
            table = evolve(table, entry)
    except NONSENSE:
        return ()
    return log


def refused_by(frame: frames.Refused) -> Refused:
    facts = tame(frame.facts)
    return read_refusal(frame.code, facts if isinstance(facts, dict) else {}, frame.rule)
