"""A game of planks, as data: pirates stand on spaces, and a trick makes them climb or slip."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from .events import Plank
from .moves import Side
from .pieces import Code, Face, Suit
from .scoring import PlankLine


@dataclass(frozen=True, slots=True)
class Step:
    """Whoever played the card at `index` moves the pirate of `suit` by `by`."""

    index: int
    suit: Suit
    by: int


@dataclass(frozen=True, slots=True)
class Resolution:
    steps: tuple[Step, ...]
    centre: tuple[Code, ...]
    leader: int


class Resolve(Protocol):
    """What a full trick does. The first `unowned` cards of it move nobody."""

    def __call__(
        self, centre: Sequence[Face], trick: Sequence[Face], unowned: int = 0
    ) -> Resolution: ...


@dataclass(frozen=True, kw_only=True)
class PlankRules:
    """`sides` have the values of their spaces, from the narrow end; `strong` the value that
    doubles a step up (+1) or down (-1); `points` reads the values under the pirates."""

    sides: Mapping[Side, tuple[int, ...]]
    strong: Mapping[int, int]
    resolve: Resolve
    points: Callable[[Iterable[int | None]], PlankLine]

    @property
    def values(self) -> tuple[int, ...]:
        """Of the spaces; both sides have the same."""
        return next(iter(self.sides.values()))

    def under(self, plank: Plank) -> tuple[int | None, ...]:
        """The value under each pirate."""
        values = self.sides[plank.side]
        return tuple(None if pirate.at is None else values[pirate.at] for pirate in plank.pirates)
