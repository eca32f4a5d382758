"""What a server's frames say: the table they tell of, and the news in them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, assert_never

from ..client.line import Sign
from ..rules.notation import read_move
from ..rules.refused import Refused
from ..table.events import Entry, Opened
from ..table.state import TableState, evolve, opened
from ..wire import frames, views
from ..words.catalogue import words
from .server import declined, tame
from .sitting import Heard, News, Said, Seen

if TYPE_CHECKING:  # numpy is read when somebody first asks for a hint
    from ..review.advice import Advice

NONSENSE: Final = (
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    AssertionError,
    Refused,
)


class Unreadable(Exception):
    """The server says what cannot be, or what this program is too old for."""


class Reading:
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
                return Said("online-lost")
            case "back":
                return Said("online-back")
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
            return Seen(frame.seat, self._table)
        entries = tuple(self._entries(frame.seq, tame(frame.events)))
        self._table = replace(self.table, seq=frame.seq)
        if not views.fits(self._table):
            raise ValueError(entries)
        return Heard(entries) if entries else None

    def _entries(self, seq: int, plain: Sequence[dict[str, Any]]) -> Iterator[Entry]:
        """Those we do not have yet; those we cannot know are passed over."""
        had = self.table.seq
        for number, each in enumerate(plain, seq - len(plain) + 1):
            entry = views.read_entry(self.table.settings.load(), each)
            if entry and number > had:
                self._table = evolve(self.table, entry)
                yield entry

    def advice(self, frame: frames.Advice) -> "Advice":
        """Reasons we have no words for are passed over."""
        from ..review.advice import Advice, Option
        from ..review.grounds import Reason

        game = self.table.settings.load()
        options = (Option(read_move(game, each.move), each.points) for each in frame.options)
        known = (why for why in frame.reasons if words("en").has(f"hint-why-{why.code}"))
        reasons = (Reason(why.code, why.facts) for why in known)
        return Advice(read_move(game, frame.move), tuple(options), tuple(reasons))


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
    return declined(frame.code, facts if isinstance(facts, dict) else {}, frame.rule)
