"""A course: what is trained for one game. Which rows each net reads, and what a round is worth.

Three nets: `choice` for bids or placements, `play` for pieces, and `critic`, which also sees the
hands nobody shows; it only judges, in training, and is never shipped."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..arrays.bidding import BiddingSteps
from ..arrays.layout import Layout, seats_of, turned
from ..arrays.lockstep import Observer, lockstep, observer
from ..arrays.observation import BidObserver
from ..arrays.steps import Steps
from ..bots.thumbs import Thumbs
from ..rules.games.skull_queen import PLACEMENTS, PLANKS
from ..rules.shelf import load

# What a seat looks at when nothing has been played yet.
CHOICE_PARTS = ("hand", "lowest", "highest", "leader", "seats", "round", "scores", "hands")
SCALES = {"wins": 0.01, "beaten": 0.01, "scores": 0.05, "points": 0.1}


@dataclass(frozen=True)
class Course:
    """`width` and `depth` are those of the play net and the critic; the choice net is half.

    `peeks`: all nets see all hands, as no bot may: it shows what there is to win at best."""

    game: str
    width: int = 512
    depth: int = 3
    tables: tuple[int, ...] = ()
    peeks: bool = False

    @cached_property
    def players(self) -> tuple[int, ...]:
        """The numbers of players to train for: all, unless some are named."""
        return self.tables or tuple(load(self.game).rounds)

    @property
    def measured(self) -> int:
        """The table at which progress is measured on the way."""
        return 4 if 4 in self.players else self.players[0]

    def steps(self, players: int) -> Steps[Any]:
        return lockstep(load(self.game), players)

    def watch(self, players: int) -> "Observer | Peek":
        fair = observer(self.steps(players))
        return Peek(self, fair) if self.peeks else fair

    def thumbs(self, players: int) -> Thumbs:
        """Rules of thumb for such a table; there are none for planks."""
        watch = observer(self.steps(players))
        assert isinstance(watch, BidObserver)
        return Thumbs(watch)

    @cached_property
    def sample(self) -> Steps[Any]:
        """Steps of any table of this game, for what all its tables have in common."""
        return self.steps(4)

    @cached_property
    def layout(self) -> Any:
        return self.watch(4).layout

    @cached_property
    def bids(self) -> bool:
        return isinstance(self.sample, BiddingSteps)

    @cached_property
    def rounds(self) -> int:
        return max(load(self.game).rounds.values())

    @cached_property
    def scales(self) -> np.ndarray[Any, Any]:
        """By column of an observation: what it is multiplied by before a net sees it."""
        scales = np.ones(self.layout.size, "float32")
        for name, scale in SCALES.items():
            if name in self.layout.places:
                scales[self.layout.places[name]] = scale
        return scales

    @cached_property
    def choice_columns(self) -> np.ndarray[Any, Any]:
        places = [self.layout.places[name] for name in CHOICE_PARTS if name in self.layout.places]
        return np.concatenate([np.arange(place.start, place.stop) for place in places])

    @cached_property
    def choices(self) -> int:
        """Bids or placements, as many as any table has."""
        return self.rounds + 1 if self.bids else len(PLACEMENTS)

    @cached_property
    def plays(self) -> int:
        return len(self.sample.pack.plays)

    @cached_property
    def pieces(self) -> int:
        return len(self.sample.pack.pieces)

    @cached_property
    def factors(self) -> np.ndarray[Any, Any]:
        """`[factor, choice]`: a choice's logit is the sum of its factors'.

        A bid is its own factor; a placement is a side and, on that side, a space a colour."""
        if self.bids:
            return np.eye(self.choices, dtype="float32")
        sides = list(PLANKS)
        table = np.zeros((2 + 2 * 4 * 5, len(PLACEMENTS)), "float32")
        for number, place in enumerate(PLACEMENTS):
            side = sides.index(place.side)
            table[side, number] = 1
            for colour, value in enumerate(place.spaces):
                space = PLANKS[place.side].index(value)
                table[2 + (side * 4 + colour) * 5 + space, number] = 1
        return table

    def open(self, xp: Any, steps: Steps[Any], state: Any, which: str) -> Any:
        """`[batch, action]`: the open choices, as many as any table has, or the open plays."""
        legal, first = steps.legal(xp, state), len(steps.choices)
        if which == "play":
            return legal[:, first:]
        return xp.pad(legal[:, :first], ((0, 0), (0, self.choices - first)))

    def numbered(self, action: Any, which: str) -> Any:
        """Actions as the arrays count them; there are more placements than a byte holds."""
        return action.astype("uint8" if self.bids or which == "play" else "uint16")

    def hidden(self, xp: Any, steps: Steps[Any], state: Any, seat: Any) -> Any:
        """`[batch, seats * pieces]`: every hand, the looking seat's first: the critic's extra."""
        words = xp.stack([xp.stack(hand) for hand in state.hands[: steps.players]])
        words = turned(xp, words, seat)
        counts = steps.pack.counts(xp, tuple(xp.moveaxis(words, 1, 0)))  # [piece, seat, batch]
        rows = xp.moveaxis(counts, 0, 1).reshape(-1, words.shape[-1]).astype("int8")
        empty = xp.zeros(
            (seats_of(steps.game) * self.pieces - rows.shape[0], rows.shape[1]), "int8"
        )
        return xp.concatenate([rows, empty]).T


class Peek:
    """What a seat may know, and then every hand beside it."""

    def __init__(self, course: Course, fair: Observer) -> None:
        self.course, self.fair = course, fair
        self.layout = Layout(
            {**fair.layout.shapes, "hands": (seats_of(fair.steps.game), course.pieces)}
        )

    def observe(self, xp: Any, state: Any) -> Any:
        seat = self.fair.steps.actor(xp, state)
        hands = self.course.hidden(xp, self.fair.steps, state, seat)
        return xp.concatenate([self.fair.observe(xp, state, seat), hands], axis=1)
