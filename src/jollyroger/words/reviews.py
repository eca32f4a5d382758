"""A review in words: who gave away how much, and where most of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, assert_never

from ..rules.game import Game
from ..rules.moves import Bid, Deal, Move, Pick, Place, Play, Seat
from ..rules.record import Record
from ..rules.state import Laid, State
from .catalogue import Words
from .hints import Reason
from .moves import name_move
from .names import face_name
from .records import count_taken_back, describe_taken_back, mark_taken_back, seat_names

DEAREST = 5  # decisions a seat that are worth a line
FELT = 0.5  # points, below which no line is


class Option(Protocol):
    @property
    def move(self) -> Move: ...


class Decision(Protocol):
    """What a seat chose, as event number `at` of its record, and what was best.

    `cost` is the points between the two; trick 0 is before the first."""

    @property
    def seat(self) -> Seat: ...

    @property
    def round(self) -> int: ...

    @property
    def trick(self) -> int: ...

    @property
    def at(self) -> int: ...

    @property
    def chosen(self) -> Option: ...

    @property
    def best(self) -> Option: ...

    @property
    def cost(self) -> float: ...

    @property
    def reasons(self) -> Sequence[Reason]: ...


def describe_review(words: Words, record: Record, decisions: Sequence[Decision]) -> str:
    if not decisions:
        return words.say("review-nothing")
    return "\n".join(_Review(words, record, _moments(record)).lines(decisions))


def _moments(record: Record) -> Mapping[int, State]:
    """The game before each decision, by the number of its event."""
    moments, at = {}, 0
    for turn in record.turns():
        moments[at] = turn.before
        at += len(turn.caused)
    return moments


@dataclass(frozen=True, slots=True)
class _Review:
    words: Words
    record: Record
    moments: Mapping[int, State]

    @property
    def game(self) -> Game:
        return self.record.load()

    @property
    def names(self) -> list[str]:
        return seat_names(self.words, self.record)

    def lines(self, decisions: Sequence[Decision]) -> list[str]:
        thumb = any(why.code == "thumb" for each in decisions for why in each.reasons)
        note = self.words.say("review-note-thumb" if thumb else "review-note")
        lines = [note, *describe_taken_back(self.words, self.record)]
        people_first = sorted(enumerate(self.record.seats), key=lambda each: bool(each[1].bot))
        for seat, _ in people_first:
            own = [decision for decision in decisions if decision.seat == seat]
            lines += self._seat(seat, own) if own else []
        return lines

    def _title(self, seat: Seat) -> str:
        """A name as its owner writes it; `you` begins a sentence."""
        name = self.names[seat]
        return name if name != self.words.say("you") else f"{name[:1].upper()}{name[1:]}"

    def _seat(self, seat: Seat, own: Sequence[Decision]) -> list[str]:
        same = sum(decision.cost == 0 for decision in own)
        cost = round(sum(decision.cost for decision in own))
        first = self.words.say(
            "review-seat", name=self._title(seat), count=len(own), same=same, cost=cost
        )
        dearest = sorted(own, key=lambda decision: -decision.cost)[:DEAREST]
        return ["", first, *(self._line(each) for each in dearest if each.cost >= FELT)]

    def _line(self, made: Decision) -> str:
        """One sentence that can be followed without the cards: what lay, what was better."""
        laid = self.moments[made.at].trick
        told = self.words.say(
            _key(made.chosen.move, laid),
            round=made.round,
            trick=made.trick,
            laid=", ".join(map(self._laid, laid)),
            chosen=self._named(made.chosen.move),
            best=self._named(made.best.move),
            points=max(1, round(made.cost)),
        )
        again = mark_taken_back(self.words, count_taken_back(self.record)[made.at])
        return " ".join([told, *again])

    def _laid(self, laid: Laid) -> str:
        names = self.names
        name = names[laid.seat] if laid.seat < len(names) else self.words.say("old-king")
        face = face_name(self.words, self.game, laid.face)
        return self.words.say("told-of", name=name, what=face)

    def _named(self, move: Move) -> str | int:
        """A bid by its number, which stands in a sentence about bids."""
        match move:
            case Bid(tricks):
                return tricks
            case _:
                return name_move(self.words, self.game, move)


def _key(move: Move, laid: Sequence[Laid]) -> str:
    match move:
        case Play():
            return "review-play" if laid else "review-lead"
        case Bid():
            return "review-bid"
        case Place() | Pick() | Deal():  # whatever else is chosen is told like a placement
            return "review-place"
        case _:
            assert_never(move)
