"""What a table cannot know by itself: the time, true randomness, which bots there are."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from .fair import Fair, commitment
from .settings import PACES, Pace, Speed
from .state import NextDeal


@dataclass(frozen=True, slots=True)
class World:
    """`chance` is made from a round's seed and numbers, and `commit` says what is shown of a seed
    before; tests have their own, and nobody else. `paces` say how long each speed gives."""

    now: float
    entropy: Callable[[int], bytes]
    bots: frozenset[str]
    chance: Callable[[NextDeal], Fair] = Fair.of
    commit: Callable[[bytes], str] = commitment
    paces: Mapping[Speed, Pace | None] = field(default_factory=lambda: PACES)
    turn: float | None = None  # the time in the turn that this is about, if a clock was set since

    @property
    def in_turn(self) -> float:
        return self.now if self.turn is None else self.turn
