"""One moment of a game with its chance laid open: somebody's turn, or a question to chance."""

from dataclasses import dataclass, replace
from typing import Self

from ..rules.events import Event
from ..rules.game import decide, start
from ..rules.moves import Deal, Move, Seat
from ..rules.state import Phase, State, fold
from .course import Course, points
from .questions import Answers, Asked, Question


@dataclass(frozen=True, slots=True)
class Moment:
    """`points` is what every seat scored since somebody last acted: chance takes none away.

    With a question, `seat` (None: the table) has asked for `move`, which waits for the answer."""

    state: State
    log: tuple[Event, ...]
    points: tuple[int, ...]
    seat: Seat | None
    move: Move
    answers: tuple[int, ...] = ()
    question: Question | None = None

    def __deepcopy__(self, memo: object) -> Self:
        return self


def beginning(course: Course) -> Moment:
    state = start(course.game, course.players)
    return _resolved(course, Moment(state, (), (0,) * course.players, None, Deal()))


def acted(course: Course, moment: Moment, seat: Seat, move: Move) -> Moment:
    nothing = (0,) * course.players
    return _resolved(course, Moment(moment.state, moment.log, nothing, seat, move))


def answered(course: Course, moment: Moment, answer: int) -> Moment:
    return _resolved(course, replace(moment, answers=(*moment.answers, answer)))


def _resolved(course: Course, moment: Moment) -> Moment:
    """What the move leads to, the next deal included, as far as chance has answered."""
    chance = Answers(moment.answers)
    try:
        events = decide(course.game, moment.state, moment.seat, moment.move, chance)
    except Asked as asked:
        return replace(moment, question=asked.question)
    state = fold(moment.state, events)
    scored = zip(moment.points, points(events, course.players), strict=True)
    after = Moment(state, (*moment.log, *events), tuple(map(sum, scored)), None, Deal())
    return _resolved(course, after) if state.phase is Phase.DEAL else after
