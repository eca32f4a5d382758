"""The rules of thumb of `bidder`, for a whole batch of games at once: rivals to train against and
to be measured with. A test compares them with the ones for a single view."""

from functools import cached_property
from typing import Any

import numpy as np

from ..arrays.bidding import BidState
from ..arrays.columns import Column, Xp, pick
from ..arrays.observation import BidObserver
from ..arrays.pack import held
from .bidder import LIKELY, SLACK, strengths

Table = np.ndarray[Any, Any]


class Thumbs:
    """`choice` and `play` of the seat to act, as numbers of bids and plays."""

    def __init__(self, watch: BidObserver) -> None:
        self.watch, self.steps = watch, watch.steps
        self.game = self.steps.game
        assert self.game.rules
        assert self.game.scoring
        self.rules, self.scoring = self.game.rules, self.game.scoring

    def choice(self, xp: Xp, state: BidState) -> Column:
        """The bid with the most points on average, if every piece won by itself or not."""
        odds = self._odds(xp, self._logs(xp, self._held(xp, state)))
        worth = xp.einsum("bkn,kn->bn", self._points(xp, state), odds)
        return worth.argmax(axis=0).astype("uint8")

    def play(self, xp: Xp, state: BidState) -> Column:
        open_ = self.steps.open_plays(xp, state)
        worth = self._reckoned if self.steps.thrown else self._thumbed
        wanted = xp.where(open_, worth(xp, state, open_), -xp.inf)
        return wanted.argmax(axis=0).astype("uint8")

    def _thumbed(self, xp: Xp, state: BidState, open_: Column) -> Column:
        """Higher is better: win with the likeliest, else keep the good; or duck with the best."""
        chance = xp.where(open_, self._chances(xp, state), 0.0)
        need = self._needed(xp, state)
        left = self._held(xp, state).sum(axis=0)
        strong = xp.asarray(self._alone)[:, None]
        sure = (need >= left) | (chance.max(axis=0) >= LIKELY)
        least = xp.where(open_, chance, 1.0).min(axis=0)
        ducks = xp.where(chance <= least + SLACK, strong, -1.0)
        return xp.where(need > 0, xp.where(sure, chance, -strong), ducks)

    def _reckoned(self, xp: Xp, state: BidState, open_: Column) -> Column:
        """The points on average of each die, if the others then won by themselves or not."""
        chance, logs = self._chances(xp, state), xp.asarray(self._logs_of_piece)
        rest = self._logs(xp, self._held(xp, state))[:, None] - logs[:, :, None]
        roots = xp.asarray(self._roots)[:, None, None]
        odds = self._odds(xp, rest + xp.log(1 - chance + chance * roots))  # [tricks, play, game]
        bid = self._of_actor(xp, state, state.bids).astype("int32")
        won = self._of_actor(xp, state, state.won).astype("int32")
        points = xp.take_along_axis(self._points(xp, state), bid[None, None], axis=0)[0]
        ends = xp.minimum(xp.arange(len(points))[:, None] + won, len(points) - 1)
        return xp.einsum("kn,kpn->pn", xp.take_along_axis(points, ends, axis=0), odds)

    def _chances(self, xp: Xp, state: BidState) -> Column:
        """`[play, game]`: how likely it takes the trick: leads now, and nobody to come beats it."""
        to_come = (self.steps.players - 1 - state.turn).astype("int32")
        holds = xp.asarray(self._holds)[:, to_come] * self.watch.leading(xp, state)
        return xp.asarray(self.watch.shares) @ holds / 6 if self.steps.thrown else holds

    def _needed(self, xp: Xp, state: BidState) -> Column:
        bid, won = (self._of_actor(xp, state, all_) for all_ in (state.bids, state.won))
        return bid.astype("int32") - won

    def _of_actor(self, xp: Xp, state: BidState, columns: Any) -> Column:
        return pick(columns, self.steps.actor(xp, state))

    def _held(self, xp: Xp, state: BidState) -> Column:
        """`[piece, game]`: how many the seat to act holds."""
        return self.steps.pack.counts(xp, held(state.hands, self.steps.actor(xp, state)))

    def _points(self, xp: Xp, state: BidState) -> Column:
        """`[bid, tricks, game]`; a bid that is not open is worth nothing good."""
        table = xp.moveaxis(xp.asarray(self._sheet)[state.round.astype("int32") - 1], 0, -1)
        closed = xp.arange(len(table))[:, None, None] > state.round
        return xp.where(closed, -1e4, table)

    # How likely 0, 1, 2 ... independent chances come true is a product of polynomials. Their
    # values at the roots of unity multiply, so their logarithms add, count by count.

    def _logs(self, xp: Xp, counts: Column) -> Column:
        logs = xp.asarray(self._logs_of_piece)
        return (logs.real @ counts.astype("float32")) + 1j * (logs.imag @ counts.astype("float32"))

    def _odds(self, xp: Xp, logs: Column) -> Column:
        size = len(self._roots)
        back = xp.asarray(np.conj(np.vander(self._roots, size, increasing=True)).T / size)
        return xp.tensordot(back, xp.exp(logs), axes=1).real

    @cached_property
    def _roots(self) -> Table:
        size = self.steps.rounds + 1 + self.steps.rounds % 2  # odd: a chance of a half is no root
        roots: Table = np.exp(2j * np.pi * np.arange(size) / size).astype("complex64")
        return roots

    @cached_property
    def _logs_of_piece(self) -> Table:
        chance = self._piece_wins(self.steps.players - 1)
        logs: Table = np.log(1 - chance + chance * self._roots[:, None]).astype("complex64")
        return logs

    def _piece_wins(self, rivals: int) -> Table:
        beats = strengths(self.game.box, self.rules)
        by_face = [[beats[f.code] ** rivals for f in p.faces] for p in self.game.box.pieces]
        thrown = self.steps.thrown
        return np.array([np.mean(c) if thrown else max(c) for c in by_face], "float32")

    @cached_property
    def _alone(self) -> Table:
        """By play, what its piece is worth against one rival."""
        wins = self._piece_wins(1)
        each = zip(wins, self.game.box.pieces, strict=True)
        return np.array([win for win, piece in each for _ in piece.plays], "float32")

    @cached_property
    def _holds(self) -> Table:
        """`[face, to come]`: how likely so many others do not beat it."""
        beats = strengths(self.game.box, self.rules)
        each = [beats[code] for code in self.steps.faces]
        holds: Table = np.power.outer(np.array(each), np.arange(self.steps.players))
        return holds.astype("float32")

    @cached_property
    def _sheet(self) -> Table:
        """`[round, bid, tricks]`: points, bonuses left out."""
        size, line = len(self._roots), self.scoring.line
        return np.array(
            [
                [[line(n, bid, won, 0).points for won in range(size)] for bid in range(size)]
                for n in self.steps.numbers
            ],
            "float32",
        )
