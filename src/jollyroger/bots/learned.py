"""What the nets make of what seats see: how much they like each move, and what it is worth.

Everything is reckoned for a batch of games; a view is a batch of one."""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any

import numpy as np

from ..arrays.conversion import of_state
from ..arrays.lockstep import lockstep, observer
from ..rules.moves import Move
from ..rules.scoring import Scoring
from ..rules.shelf import load
from ..rules.state import Phase
from ..rules.view import View
from .net import Array, Net, nets


class Mind:
    """The nets of a game at a table of so many. `which` is "choice" or "play"; rows are
    observations; numbers of moves are those of the arrays."""

    def __init__(self, game: str, players: int, kept: Mapping[str, Net]) -> None:
        # Options change what a round is worth, not what is seen of it.
        self.steps = lockstep(load(game), players)
        self.watch = observer(self.steps)
        self.nets = kept

    def open(self, which: str, state: Any) -> Array:
        """`[game, move]`: the moves open to the seat to act."""
        if which == "play":
            return np.asarray(self.steps.open_plays(np, state).T)
        return np.asarray(self.steps.legal(np, state)[:, : len(self.steps.choices)])

    def best(self, which: str, state: Any) -> Array:
        """By game the open move that is liked best."""
        liking = self.liking(which, self.read(which, self.watch.observe(np, state)))
        return np.asarray(np.where(self.open(which, state), liking, -np.inf).argmax(axis=1))

    def read(self, which: str, rows: Array) -> Array:
        """Rows as the net has taken them in, for one of the questions below."""
        net = self.nets[which]
        return net.trunk(rows[:, net.columns])

    def liking(self, which: str, read: Array) -> Array:
        """`[game, move]`: the higher, the rather."""
        return self._by_move(which, "policy", read)

    def worth(self, which: str, read: Array, number: Array, scoring: Scoring | None) -> Array:
        """`[game, move]`: points in a round of that number.

        A play or a placement: how far ahead of the others' mean the seat will end the round. A
        bid: the points it will bring, bonuses left out."""
        if which == "choice" and scoring:
            return self._bids(read, number, scoring)
        units = np.asarray(self.steps.unit(number.astype("float32")), "float32")
        return np.asarray(self._by_move(which, "worth", read) * units.reshape(-1, 1))

    def counts(self, read: Array, number: int) -> Array:
        """`[game, bid, tricks]`: how likely each bid ends with each number of tricks."""
        made = self.nets["choice"].head("counts", read)
        size = int(made.shape[1] ** 0.5)
        made = made.reshape(-1, size, size)[:, : number + 1, : number + 1]
        shares = np.exp(made - made.max(axis=2, keepdims=True))
        return np.asarray(shares / shares.sum(axis=2, keepdims=True))

    def _bids(self, read: Array, number: Array, scoring: Scoring) -> Array:
        worth = np.zeros((len(read), len(self.steps.choices)), "float32")
        for size in map(int, np.unique(number)):
            at, tricks = number == size, range(size + 1)
            points = [[scoring.line(size, bid, won, 0).points for won in tricks] for bid in tricks]
            worth[at, : size + 1] = (self.counts(read[at], size) * np.array(points)).sum(axis=2)
        return worth

    def _by_move(self, which: str, head: str, read: Array) -> Array:
        """A placement is as good as the sum of its parts; a bid or a play is its own part."""
        net, made = self.nets[which], self.nets[which].head(head, read)
        if net.factors is not None:
            made = made @ net.factors
        # At some tables fewer rounds are played, so there are fewer bids.
        return made if which == "play" else np.asarray(made[:, : len(self.steps.choices)])


@cache
def mind(game: str, players: int) -> Mind:
    return Mind(game, players, nets(game))


class Thought:
    """A view as the nets read it."""

    def __init__(self, view: View, may: Sequence[Move]) -> None:
        assert view.seat is not None
        self.view, self.mind = view, mind(view.game.id, view.known.players)
        self.state = of_state(self.mind.steps, view.known)
        self.seat = np.array([view.seat], "uint8")
        self.which = "choice" if view.known.phase is Phase.CHOOSE else "play"
        steps = self.mind.steps
        first = 0 if self.which == "choice" else len(steps.choices)
        moves = [steps.index[move] - first for move in may]
        self.numbers = np.array(moves)  # of the moves open, in the order of `may`

    @cached_property
    def row(self) -> Array:
        """What the seat sees."""
        row: Array = self.mind.watch.observe(np, self.state, self.seat)
        return row

    @cached_property
    def _read(self) -> Array:
        return self.mind.read(self.which, self.row)

    def open(self) -> Array:
        """`[1, move]`: which moves are open."""
        steps = self.mind.steps
        open_ = np.zeros((1, len(steps.choices if self.which == "choice" else steps.pack.plays)))
        open_[0, self.numbers] = 1
        return open_.astype(bool)

    def liking(self) -> Array:
        """One number a move, in the order of `may`: the higher, the rather."""
        return np.asarray(self.mind.liking(self.which, self._read)[0, self.numbers])

    def worth(self) -> Array:
        """In points, in the order of `may`."""
        number = np.array([self.view.known.round])
        worth = self.mind.worth(self.which, self._read, number, self.view.game.scoring)
        return np.asarray(worth[0, self.numbers])

    def tricks(self, bid: int) -> Array:
        """How likely each number of tricks is, once that has been bid."""
        return np.asarray(self.mind.counts(self._read, self.view.known.round)[0, bid])
