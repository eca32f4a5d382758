"""A record, event by event: what each one changes, and where whoever looks may stop."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ..rules.events import Event
from ..rules.game import Game, start
from ..rules.record import Record
from ..rules.state import Phase, State, evolve
from ..words.records import count_taken_back

Stride = Literal["step", "trick", "round"]


@dataclass(frozen=True, slots=True)
class RecordStep:
    """One event as it may be seen; `taken_back` is how many moves were, just before it."""

    event: Event
    before: State
    after: State
    taken_back: int

    @property
    def deals(self) -> bool:
        return self.after.round > self.before.round

    @property
    def ends_trick(self) -> bool:
        return len(self.after.tricks) > len(self.before.tricks)

    @property
    def ends_round(self) -> bool:
        return len(self.after.sheet) > len(self.before.sheet)


class RecordWalk:
    """Of a game that is not over only its own player's hand is open: they may want to play on.

    A place is the number of events before it. Raises `Refused` for a damaged record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = record.load()
        self.me = record.person
        self.over = record.state().phase is Phase.OVER
        self._taken_back = count_taken_back(record)
        self._start = start(self.game, len(record.seats))
        self.steps = [*self._walk()]

    def _walk(self) -> Iterator[RecordStep]:
        before = self._start
        for number, event in enumerate(self.record.events):
            seen = event if self.over else event.seen_by(self.me)
            after = evolve(before, seen)
            yield RecordStep(seen, before, after, self._taken_back[number])
            before = after

    @property
    def last(self) -> int:
        return len(self.steps)

    @property
    def taken_back_at_end(self) -> int:
        return self._taken_back[self.last]

    def state(self, at: int) -> State:
        return self.steps[at - 1].after if at else self._start

    def stop(self, at: int, way: int, stride: Stride) -> int:
        """The next place of that kind, forward or back; else the end there."""
        ahead = range(at + way, self.last + 1 if way > 0 else -1, way)
        stops = (there for there in ahead if self._is_stop(there, stride))
        return next(stops, self.last if way > 0 else 0)

    def _is_stop(self, at: int, stride: Stride) -> bool:
        match stride:
            case "step":
                return True
            case "trick":
                return at > 0 and self.steps[at - 1].ends_trick
            case "round":
                return at > 0 and self.steps[at - 1].deals

    def parts(self) -> Iterator[list[RecordStep]]:
        """The steps up to every deal, trick and round, and what is left after them."""
        part: list[RecordStep] = []
        for step in self.steps:
            part.append(step)
            if step.deals or step.ends_trick or step.ends_round:
                yield part
                part = []
        if part:
            yield part
