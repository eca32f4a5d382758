"""Chance that asks: every lot, piece dealt and throw is a question somebody outside answers."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..rules.pieces import Code, Face, Piece


@dataclass(frozen=True, slots=True)
class Question:
    """An answer is a number into `names`; its weight says in how many ways it comes about."""

    verb: str
    names: tuple[str, ...]
    weights: tuple[int, ...]

    @property
    def odds(self) -> list[tuple[int, float]]:
        """The answers that can come, each with its probability."""
        total = sum(self.weights)
        return [(answer, weight / total) for answer, weight in enumerate(self.weights) if weight]


class Asked(Exception):
    """Raised where the answers end: a decision waits for this one."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.question = question


class Answers:
    """A `Chance` that knows the answers given so far."""

    def __init__(self, answers: Iterable[int]) -> None:
        self._answers = iter(answers)

    def lot(self, seats: int) -> int:
        names = tuple(f"seat {seat}" for seat in range(seats))
        return self._answer("lot", names, [1] * seats)

    def draw(self, deck: Sequence[Code], count: int) -> tuple[Code, ...]:
        """One piece after the other; copies of a piece are one answer."""
        left = Counter(deck)
        names = tuple(left)
        weights = list(left.values())
        drawn = []
        for _ in range(count):
            answer = self._answer("deal", names, weights)
            weights[answer] -= 1
            drawn.append(names[answer])
        return tuple(drawn)

    def throw(self, die: Piece) -> Face:
        shown = Counter(face.code for face in die.faces)
        names = tuple(shown)
        code = names[self._answer("throw", names, list(shown.values()))]
        return next(face for face in die.faces if face.code == code)

    def _answer(self, verb: str, names: tuple[str, ...], weights: Sequence[int]) -> int:
        answer = next(self._answers, None)
        if answer is None:
            raise Asked(Question(verb, names, tuple(weights)))
        return answer
