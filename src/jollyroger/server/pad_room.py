"""A pad that people share: a log of edits, one writer; durable before visible."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ..pad import file
from ..pad.cells import Value
from ..pad.file import plain, read_plain
from ..pad.gathering import Gathering
from ..pad.pad import Edit, Head, Pad, gathered, merge
from ..rules.characters import check_name
from ..rules.refused import Refused
from ..store import Store
from ..wire.pads import Bid, Down, Kept, Secret, Whole, write
from .journal import Journal
from .limits import Limits
from .lines import Line
from .pad_log import write_lines
from .secret_bids import SecretBids
from .ways import Ways

DAY: Final = 86_400_000  # milliseconds, in which edits count


class PadRoom:
    """Everybody who looks at one pad. The edits are kept in the order in which they came."""

    def __init__(
        self,
        pad: Pad,
        code: str | None,
        seq: int,
        store: Store,
        ways: Ways,
        limits: Limits | None = None,
    ) -> None:
        self.head = pad.head
        self.code = code
        self.journal = Journal(pad.head.id, seq, store, ways.now)
        self._ways = ways
        self._limits = limits or Limits()
        self._edits = Gathering(pad)
        self._ordered: Pad | None = pad
        self._written: str | None = None  # the frame for who joins
        self._text: str | None = None  # the file for who asks
        self._secret = SecretBids(pad.head)
        self._told = self._secret.seats()

    @property
    def id(self) -> str:
        return self.journal.id

    @property
    def seq(self) -> int:
        return self.journal.seq

    @property
    def lines(self) -> set[Line]:
        return self.journal.lines

    @property
    def pad(self) -> Pad:
        """Put in order only when somebody wants it so: most edits just go into the log."""
        if self._ordered is None:
            self._ordered = self._edits.pad()
        return self._ordered

    async def text(self, who: str) -> str:
        """The pad as its file has it, written out once until somebody writes on it.

        That is long work in another thread, which gets edits that nobody changes meanwhile."""
        if self._text is not None:
            return self._text
        edits, seq = self._edits.edits(), self.seq
        text = await self._ways.thinking.readings.do(who, _write_out, self.head, edits)
        if seq == self.seq:  # nobody has written meanwhile
            self._text = text
        return text

    # Who is here

    async def join(self, line: Line) -> None:
        async with self.journal.lock:
            if self.journal.is_full(line.address, self._limits):
                raise Refused("table_full")
            self.journal.admit(line)
            line.send(self._whole())

    def leave(self, line: Line) -> None:
        self.lines.discard(line)

    # What they write

    async def merge(self, pad: Pad) -> None:
        """A whole pad, from a file."""
        merge(Pad(self.head), Pad(pad.head))  # or it is refused as another pad or game
        await self.journal.unbroken(self._write(checked(pad, self._ways, self._limits).edits))

    async def write(self, edits: Sequence[Any], line: Line) -> None:
        """Edits as they came down a line: checked as those of a file, and names more strictly."""
        found = read_plain({**plain(Pad(self.head)), "edits": edits}, check_name)
        await self.journal.unbroken(
            self._write(checked(found, self._ways, self._limits).edits, line)
        )

    async def seal(self, bid: Bid, line: Line) -> None:
        """A secret bid: it is in no log, and others see only that it is there."""
        await self.journal.unbroken(self._seal(bid, line))

    async def reveal(self, number: int) -> None:
        """Without those who are missing: one of them may have no telephone left."""
        await self.journal.unbroken(self._reveal(number))

    async def _write(self, edits: Sequence[Edit], line: Line | None = None) -> None:
        """Who sent them hears that all of them are kept, the others those they do not have."""
        async with self.journal.lock:
            news = [edit for edit in edits if self._edits.is_news(edit)]
            await self._keep(news)
            if news:
                self._tell(self._kept(news), self.lines - {line})
            if line:
                line.send(write(self._kept([self._edits[edit.id] for edit in edits])))
            await self._settle()

    async def _seal(self, bid: Bid, line: Line) -> None:
        async with self.journal.lock:
            self._secret.put(self._edits.value, bid.round, bid.seat, bid.bid, bid.key or line)
            await self._settle(line)

    async def _reveal(self, number: int) -> None:
        async with self.journal.lock:
            await self._show(number)
            await self._settle()

    async def _keep(self, edits: Sequence[Edit]) -> None:
        """On the disk before anybody sees it."""
        most = self._limits.pad_edits
        if self.seq + len(edits) > most:
            raise Refused("pad_full", most=most)
        await self.journal.append(write_lines(edits))
        self._edits.add(edits)
        if edits:
            self._ordered = self._written = self._text = None

    # Secret bids

    async def _settle(self, line: Line | None = None) -> None:
        """Rounds with all their bids are shown; who is still waited for is told where it changed.

        `line` is who has just bid, and is answered in any case."""
        if self._secret:
            self._secret.settle(self._edits.value)
            for number in self._secret.complete(self._edits.value):
                await self._show(number)
        before, self._told = self._told, self._secret.seats()
        changed = before != self._told
        self._written = None if changed else self._written
        others = self.lines if changed else set()
        self._tell(Secret(self._told), others | ({line} if line else set()))

    async def _show(self, number: int) -> None:
        """All at once, as edits like any others."""
        edits = self._written_by_us(self._secret.values(number))
        await self._keep(edits)
        self._secret.open(number)
        self._tell(self._kept(edits, number), self.lines)

    def _written_by_us(self, values: Mapping[str, Value]) -> list[Edit]:
        """Later than all others, and without a look at them: a long pad takes milliseconds."""
        at, ids = max(_milliseconds(self._ways), self._edits.last + 1), self._new_ids(len(values))
        edits: list[Edit] = []
        for place, (cell, value) in enumerate(values.items()):
            before = self._edits.counts(cell)
            edits.append(Edit(ids[place], at + place, cell, value, before and before.id))
        return edits

    def _new_ids(self, count: int) -> list[str]:
        """Of a device that nobody knew before: whoever knew it could use up its numbers."""
        while True:
            device = secrets.token_hex(4)
            ids = [f"{device}-{number}" for number in range(1, count + 1)]
            if not any(id in self._edits for id in ids):
                return ids

    # What they are told

    def _tell(self, frame: Down, lines: Iterable[Line]) -> None:
        text = write(frame)
        for line in lines:
            line.send(text)

    def _kept(self, edits: Sequence[Edit], shown: int | None = None) -> Kept:
        return Kept([edit._asdict() for edit in edits], self.seq, shown)

    def _whole(self) -> str:
        """Written once until the pad changes: a long one takes 10 ms, and anybody may join."""
        if self._written is None:
            whole = Whole(**plain(self.pad), code=self.code or "", seq=self.seq, secret=self._told)
            self._written = write(whole)
        return self._written


def _write_out(head: Head, edits: Sequence[Edit]) -> str:
    return file.write(gathered(head, edits))


def checked(pad: Pad, ways: Ways, limits: Limits) -> Pad:
    """One clock that is wrong by years would have the last word in every cell for years."""
    if pad.last() > _milliseconds(ways) + DAY:
        raise Refused("pad_from_the_future")
    if len(pad.edits) > limits.pad_edits:
        raise Refused("pad_full", most=limits.pad_edits)
    return pad


def _milliseconds(ways: Ways) -> int:
    return int(ways.now() * 1000)
