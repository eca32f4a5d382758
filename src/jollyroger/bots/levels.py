"""Five levels. The fifth plays the move its nets like best; the others fall short as people do.

They lose count for whole tricks; of moves that seem about as good they may take any, the more so
the weaker they are; but they never knowingly give away more than so many points. How much of
each is a grade. Styles lean one way, always the same, so that people can learn to read them."""

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Any, Final, NamedTuple, assert_never

import numpy as np

from ..rules.moves import Bid, Choice, Move, Pick, Place, Play
from ..rules.scoring import Scoring
from ..rules.view import View
from .grades import BEST, PLAIN, Grade, Style, grade, reach
from .learned import Mind, Thought
from .net import Array
from .search import searched

NEVER: Final = -1e9


class Level:
    """Decides for all games of a batch at once. Every game has the same grade and style."""

    def __init__(self, mind: Mind, grade: Grade, style: Style, scoring: Scoring | None) -> None:
        self.mind, self.grade, self.style, self.scoring = mind, grade, style, scoring

    def decide(self, which: str, state: Any, seat: Array, open_: Array, luck: Any) -> Array:
        """The number of a move for every game; `open_` are its moves, `luck` is a generator."""
        read = self.mind.read(which, self._seen(state, seat, luck))
        liking = np.where(open_, self.mind.liking(which, read), NEVER)
        if self.grade.haze:
            worth = self.mind.worth(which, read, state.round, self.scoring)
            noise = luck.gumbel(size=liking.shape) + self._leaning(which)
            sound = self._sound(worth, open_, liking)
            liking = np.where(sound, liking + noise * self.grade.haze, NEVER)
        return np.asarray(liking.argmax(axis=1))

    def _seen(self, state: Any, seat: Array, luck: Any) -> Array:
        dull = luck.random(len(seat)) < self.grade.lapses
        seen = self.mind.steps.forgotten(np, state, dull) if dull.any() else state
        rows: Array = self.mind.watch.observe(np, seen, seat)
        return rows

    def _sound(self, worth: Array, open_: Array, liking: Array) -> Array:
        """Moves that do not give away too much, and whatever the nets like best."""
        priced = np.where(open_, worth, NEVER)
        sound = priced >= priced.max(axis=1, keepdims=True) - self.grade.cap
        return np.asarray(open_ & (sound | (liking == liking.max(axis=1, keepdims=True))))

    def _leaning(self, which: str) -> Array:
        """In hazes: who hardly notices differences leans the more."""
        if which == "choice":
            return self.style.daring * self._dares
        return self.style.splendour * self._specials

    @cached_property
    def _dares(self) -> Array:
        """By choice: tricks bid, or how much the pirates stand to lose, from 0 up to about 10."""
        return np.array([_dare(choice) for choice in self.mind.steps.choices], "float32")

    @cached_property
    def _specials(self) -> Array:
        """By play, whether it is one to show: no suit, and no escape."""
        box, plays = self.mind.steps.game.box, self.mind.steps.pack.plays
        meek = {code for code, face in box.faces.items() if face.kind == "escape"}
        show = [box.piece_of_play[code].suit is None and code not in meek for code in plays]
        return np.array(show, "float32")


def _dare(choice: Choice) -> float:
    match choice:
        case Bid(tricks):
            return tricks
        case Place(spaces=spaces):
            return sum(spaces) / 3
        case Play() | Pick():
            return 0.0
        case _:
            assert_never(choice)


class Graded(NamedTuple):
    """A bot of that level, from 1 to 5; one that is thorough looks ahead in the last tricks."""

    number: int
    style: Style = PLAIN

    def __call__(self, view: View, may: Sequence[Move], rng: Random) -> Move:
        if len(may) == 1:
            return may[0]
        thought = Thought(view, may)
        own, ahead = grade(view.game.id, self.number), reach(view.game.id)
        luck = np.random.default_rng(rng.getrandbits(64))
        if self.style.thorough and ahead.covers(view):
            return may[searched(thought, ahead, luck)]
        if own == BEST:
            return may[int(thought.liking().argmax())]
        level = Level(thought.mind, own, self.style, view.game.scoring)
        asked = thought.which, thought.state, thought.seat, thought.open()
        number = level.decide(*asked, luck)[0]
        return may[int(np.flatnonzero(thought.numbers == number)[0])]
