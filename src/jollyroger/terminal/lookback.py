"""A review in words: who gave away how much, and where most of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..review.review import Decision
from ..rules.game import Game
from ..rules.moves import Bid, Move, Place, Seat
from ..rules.record import Record
from ..rules.state import Laid, State
from ..words.catalogue import Words
from ..words.names import face_name
from .counsel import named, stands
from .seating import moves_taken_back, seated_names, taken_back, taken_back_here

DEAREST = 5  # decisions a seat that are worth a line
FELT = 0.5  # points, below which no line is


def told(words: Words, record: Record, decisions: Sequence[Decision]) -> str:
    if not decisions:
        return words.say("review-nothing")
    return "\n".join(_Lookback(words, record, _moments(record)).lines(decisions))


def _moments(record: Record) -> Mapping[int, State]:
    """The game before each decision, by the number of its event."""
    moments, at = {}, 0
    for turn in record.turns():
        moments[at] = turn.before
        at += len(turn.caused)
    return moments


@dataclass(frozen=True, slots=True)
class _Lookback:
    words: Words
    record: Record
    moments: Mapping[int, State]

    @property
    def game(self) -> Game:
        return self.record.load()

    @property
    def names(self) -> list[str]:
        return seated_names(self.words, self.record)

    def lines(self, decisions: Sequence[Decision]) -> list[str]:
        lines = [self.words.say("review-note"), *taken_back(self.words, self.record)]
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
            f"review-{_kind(made.chosen.move, laid)}",
            round=made.round,
            trick=made.trick,
            laid=", ".join(map(self._laid, laid)),
            chosen=self._named(made.chosen.move),
            best=self._named(made.best.move),
            points=max(1, round(made.cost)),
        )
        again = taken_back_here(self.words, moves_taken_back(self.record)[made.at])
        return " ".join([told, *again])

    def _laid(self, laid: Laid) -> str:
        names = self.names
        name = names[laid.seat] if laid.seat < len(names) else self.words.say("old-king")
        face = face_name(self.words, self.game, laid.face)
        return self.words.say("told-of", name=name, what=face)

    def _named(self, move: Move) -> str | int:
        match move:
            case Bid(tricks):
                return tricks
            case Place():
                return stands(self.words, self.game, move)
            case _:
                return named(self.words, self.game, move)


def _kind(move: Move, laid: Sequence[Laid]) -> str:
    if isinstance(move, Bid | Place):
        return "bid" if isinstance(move, Bid) else "place"
    return "play" if laid else "lead"
