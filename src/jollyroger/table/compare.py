"""A record compared with somebody's own notes: where the two differ, one of them is false."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from ..rules import events as rules
from ..rules.moves import Seat
from ..rules.record import Note, Record
from ..rules.refused import Refused
from ..rules.state import Phase
from .events import (
    BotSat,
    Pledged,
    Returned,
    Revealed,
    Sat,
    SeedSealed,
    SeedShown,
    StoodIn,
    WentWithout,
)
from .own_notes import Look, OwnNotes, Seen, Stretch, Told
from .records import Seating, is_undo, read_note

# The record beside it


@dataclass(frozen=True, slots=True)
class _Item:
    """`round`: the one that was being played, or had been, when this was told."""

    line: int
    round: int
    told: Told


@dataclass(frozen=True, slots=True)
class Compared:
    """The rounds whose deal was compared, those with our own number in, and noted trouble."""

    rounds: tuple[int, ...]
    own: tuple[int, ...]
    troubles: tuple[int, ...]


def compare(record: Record, notes: OwnNotes) -> Compared:
    """What of the record was compared with somebody's notes; `Refused` where the two differ."""
    return _Comparison(record, notes).compared()


def is_of_another_game(record: Record, notes: OwnNotes) -> bool:
    """Another game by its name, or none of the seeds that the notes saw sealed is in it."""
    head = notes.head
    if (head.game, head.options, head.players) != (record.game, record.options, len(record.seats)):
        return True
    there = {item.told.digest for item in _items(record) if isinstance(item.told, SeedSealed)}
    seen = {*_sealed(notes)}
    return bool(there and seen) and not there & seen


def _sealed(notes: OwnNotes) -> Iterator[str]:
    for stretch in notes.stretches:
        if stretch.look and stretch.look.next_deal:
            yield stretch.look.next_deal.digest
        yield from (each.told.digest for each in stretch.seen if isinstance(each.told, SeedSealed))


class _Comparison:
    def __init__(self, record: Record, notes: OwnNotes) -> None:
        self.record = record
        self.notes = notes
        self.items = [*_items(record)]
        self.over = record.state().phase is Phase.OVER
        self.seating = any(isinstance(item.told, Seating) for item in self.items)
        self.undone = sum(map(_undone, record.notes))

    def compared(self) -> Compared:
        head, record = self.notes.head, self.record
        if (head.game, head.options) != (record.game, record.options):
            raise _differ(1, 1, "game")
        if head.players != len(record.seats):
            raise _differ(1, 1, "game")
        rounds: set[int] = set()
        for number, stretch in enumerate(self.notes.stretches):
            self._look(stretch.look)
            rounds |= self._stretch(stretch, number + 1 < len(self.notes.stretches))
        self._names()
        troubles = {round for round, _ in self.notes.troubles}
        return Compared(tuple(sorted(rounds)), self._own(), tuple(sorted(troubles)))

    # A view: what it showed of the next deal stands in the record

    def _look(self, look: Look | None) -> None:
        if look is None or look.next_deal is None:
            return
        shown = look.next_deal
        seals = [item for item in self.items if _round_sealed(item.told) == shown.round]
        if not seals:
            if self.over:
                raise _differ(look.line, 1, "seal")
            return
        self._agree(look, seals[0], SeedSealed(shown.round, shown.digest, ""))
        given = self._given(seals[0])
        for kind, secrets in ((Pledged, shown.pledges), (Revealed, shown.nonces)):
            for seat, secret in enumerate(secrets):
                if secret is not None:
                    self._gave(look, seals[0], given, kind(seat, secret))
        named = (item.told.seats for item in given if isinstance(item.told, WentWithout))
        late = {seat for seats in named for seat in seats}
        if not set(shown.without) <= late:
            raise _differ(look.line, seals[0].line, "late")

    def _given(self, seal: _Item) -> list[_Item]:
        """What the record has of this deal, up to the cards."""
        at = self.items.index(seal)
        end = next(
            (n for n, i in enumerate(self.items) if n > at and isinstance(i.told, rules.Dealt)),
            len(self.items),
        )
        return self.items[at:end]

    def _gave(self, look: Look, seal: _Item, given: list[_Item], told: Pledged | Revealed) -> None:
        for item in given:
            if type(item.told) is type(told) and getattr(item.told, "seat", None) == told.seat:
                return self._agree(look, item, told)
        if self.over:
            raise _differ(look.line, seal.line, _word(told))
        return None

    def _agree(self, look: Look, item: _Item, told: Told) -> None:
        if item.told != told:
            raise _differ(look.line, item.line, _word(told))

    # Entries: in the record they follow on each other in the same way

    def _stretch(self, stretch: Stretch, more: bool) -> set[int]:
        seen = [each for each in stretch.seen if self.seating or not isinstance(each.told, Seating)]
        if not seen:
            return set()
        at, same = self._best(stretch, seen)
        rest = seen[same:]
        if rest and not self._may_miss(rest, at + same, more):
            item = self.items[at + same] if at + same < len(self.items) else None
            raise _differ(rest[0].line, item.line if item else self._end(), _what(rest[0], item))
        matched = (each.told for each in seen[:same])
        return {told.round for told in matched if isinstance(told, rules.Dealt)}

    def _best(self, stretch: Stretch, seen: list[Seen]) -> tuple[int, int]:
        """Where in the record this begins, and how many of its entries are the same there."""
        starts: list[int] = [*range(len(self.items) + 1)]
        if stretch.first:
            starts = [0]
        elif look := stretch.look:
            starts = [at for at, item in enumerate(self.items) if item.round >= look.round]
            starts = starts or [len(self.items)]
        return max(((at, self._same(stretch, seen, at)) for at in starts), key=lambda best: best[1])

    def _same(self, stretch: Stretch, seen: list[Seen], at: int) -> int:
        count = 0
        for each, item in zip(seen, self.items[at:], strict=False):
            if each.told != _as_seen(item.told, stretch.seat):
                break
            count += 1
        return count

    def _may_miss(self, rest: list[Seen], at: int, more: bool) -> bool:
        """A record may end earlier than the notes, and leaves out what was taken back."""
        if at == len(self.items) and not self.over:
            return True
        played = all(isinstance(each.told, rules.Event) for each in rest)
        return more and played and len(rest) <= self.undone

    def _end(self) -> int:
        """The number of the record's last line."""
        return 1 + len(self.record.events) + len(self.record.notes)

    # Names and numbers

    def _names(self) -> None:
        """Seats can change hands after the notes end; before that they are as seen."""
        ended = any(
            isinstance(each.told, rules.GameOver)
            for stretch in self.notes.stretches[-1:]
            for each in stretch.seen
        )
        changes = [item.told for item in self.items]
        for seat, seen in self.notes.names.items():
            if seat not in range(len(self.record.seats)):
                raise _differ(seen.line, 1, "name")
            held = self.record.seats[seat]
            sat = any(isinstance(told, Sat) and told.seat == seat for told in changes)
            removed = any(isinstance(told, BotSat) and told.seat == seat for told in changes)
            if seen.name != held.name and (ended or not sat):
                raise _differ(seen.line, 1, "name")
            if seen.bot != bool(held.bot) and not (removed if held.bot else sat and not ended):
                raise _differ(seen.line, 1, "name")

    def _own(self) -> tuple[int, ...]:
        """The rounds with a number of ours; another line of ours may have given another one."""
        mine = {(round, number) for round, number in self.notes.numbers}
        seats = {stretch.seat for stretch in self.notes.stretches}
        return tuple(
            item.round + 1
            for item in self.items
            if isinstance(item.told, Revealed)
            and item.told.seat in seats
            and (item.round + 1, item.told.nonce) in mine
        )


def _differ(line: int, record_line: int, what: str) -> Refused:
    return Refused("notes_differ", line=line, other=record_line, what=what)


def _what(seen: Seen, item: _Item | None) -> str:
    if item is None or type(item.told) is not type(seen.told):
        return "order"
    return _word(seen.told)


def _word(told: Told) -> str:
    """For what two lines disagree in."""
    match told:
        case SeedSealed():
            return "seal"
        case SeedShown():
            return "seed"
        case Pledged():
            return "pledge"
        case Revealed():
            return "number"
        case WentWithout():
            return "late"
        case Sat() | BotSat() | StoodIn() | Returned():
            return "seat"
        case rules.LotDrawn():
            return "lot"
        case rules.Dealt() | rules.TrumpSet():
            return "hand"
        case rules.Sealed() | rules.Chosen() | rules.ChoicesShown() | rules.Played():
            return "move"
        case rules.BidsShown() | rules.BidChanged() | rules.PlanksShown() | rules.PlayBegun():
            return "move"
        case rules.HandChanged() | rules.Looked():
            return "move"
        case rules.TrickTaken() | rules.TrickLost() | rules.TrickResolved() | rules.LeadGiven():
            return "points"
        case rules.RoundScored() | rules.GameOver():
            return "points"
        case _:
            assert_never(told)


def _as_seen(told: Told, seat: Seat | None) -> Told:
    return told.seen_by(seat)


def _items(record: Record) -> Iterator[_Item]:
    """Events and notes in their order, a sealed seed as everybody saw it."""
    round = 0
    for number, line in record.lines():
        if not isinstance(line, Note):
            yield _Item(record.line(number), round, line)
            round = line.round if isinstance(line, rules.Dealt) else round
        elif note := read_note(record, number):
            yield _Item(record.line_of_note(number), round, note.seen_by(None))


def _undone(note: Note) -> int:
    count = note.plain.get("count") if is_undo(note) else 0
    return count if isinstance(count, int) else 0


def _round_sealed(told: Told) -> int | None:
    return told.round if isinstance(told, SeedSealed) else None
