"""The rules of thumb of `heuristic` for a whole batch: the same choices, many games at once.

Every game of a batch is at the same point: as many tricks are over, as many pieces lie."""

from functools import cached_property
from statistics import fmean
from typing import Any

import numpy as np

from jollyroger.arrays.bidding import BiddingSteps, BidState
from jollyroger.arrays.chance import FACES
from jollyroger.arrays.columns import Column, look_up, pick, total, union
from jollyroger.arrays.ladder import best, ranks
from jollyroger.arrays.pack import BITS, held
from jollyroger.arrays.steps import Steps
from jollyroger.bots.bidder import LIKELY, SLACK, strengths
from jollyroger.rules.bidding import BiddingGame

Array = np.ndarray[Any, Any]
NO, YES = -1.0, 9.0  # below and above every chance


def slots(counts: Array) -> Array:
    """`[slot, batch]`: the pieces of hands of one size, in order, from how many of each."""
    pieces = np.broadcast_to(np.arange(len(counts)), counts.T.shape)
    listed = np.repeat(pieces.ravel(), counts.T.astype(int).ravel())
    return np.asarray(listed.reshape(counts.shape[1], -1).T)


def open_plays(steps: Steps[Any], state: Any) -> Array:
    """`[play, batch]`: the plays open to the seat to act."""
    words, at = np.stack(steps.playable(np, state)), steps.pack.bit_of_play
    flags = words[at // BITS] >> (at % BITS).astype("uint32")[:, None] & 1
    return np.asarray(flags, bool)


class BidThumb:
    """For the games of bids: count likely winners, then take exactly that many."""

    def __init__(self, steps: BiddingSteps) -> None:
        assert isinstance(steps.game, BiddingGame)
        self.steps, self.game = steps, steps.game
        self.beats = strengths(self.game.box, self.game.rules)

    def choice(self, state: BidState) -> Column:
        """The bid with the most points on average, if every piece won by itself or not."""
        number = int(state.round[0])
        odds = distribution(self.wins[self.steps.players - 1][slots(self._hand(state))])
        points = odds[:, None] * self.points[number][: number + 1, : number + 1]
        return total([*np.moveaxis(points, -1, 0)]).argmax(axis=-1).astype("uint8")

    def play(self, state: BidState) -> Column:
        open_, chances = open_plays(self.steps, state), self._chances(state)
        if self.steps.thrown:
            worth = np.where(open_, self._worth(state, chances), -np.inf)
            return worth.argmax(axis=0).astype("uint8")
        seat = self.steps.actor(np, state)
        needed = pick(state.bids, seat).astype(int) - pick(state.won, seat)
        left = int(state.round[0]) - int(total(state.won)[0])
        win, duck = self._win(open_, chances, needed >= left), self._duck(open_, chances)
        return np.where(needed > 0, win, duck).astype("uint8")

    def _hand(self, state: BidState) -> Array:
        words = held(state.hands, self.steps.actor(np, state))
        return np.asarray(self.steps.pack.counts(np, words))

    def _win(self, open_: Array, chances: Array, every_trick: Array) -> Array:
        likely = np.where(open_, chances, NO)
        weakest = np.where(open_, self._alone, YES).argmin(axis=0)
        use = every_trick | (likely.max(axis=0) >= LIKELY)
        return np.asarray(np.where(use, likely.argmax(axis=0), weakest))

    def _duck(self, open_: Array, chances: Array) -> Array:
        least = np.where(open_, chances, YES).min(axis=0)
        losers = open_ & (chances <= least + SLACK)
        return np.asarray(np.where(losers, self._alone, NO).argmax(axis=0))

    def _worth(self, state: BidState, chances: Array) -> Array:
        """`[die, batch]`: the points on average, if the other dice then won or not."""
        number, seat = int(state.round[0]), self.steps.actor(np, state)
        mine = slots(self._hand(state))
        thrown = mine[None] == np.arange(len(chances))[:, None, None]
        first = thrown & (thrown.cumsum(axis=1) == 1)  # of several alike one is thrown
        wins = np.where(first, 0.0, self.wins[self.steps.players - 1][mine])
        odds = distribution(np.concatenate([chances[:, None], wins], axis=1).swapaxes(0, 1))
        bid, won = pick(state.bids, seat), pick(state.won, seat)
        tricks = won[:, None] + np.arange(odds.shape[-1])
        points = self.points[number][bid[:, None], tricks]
        return np.asarray(total([*np.moveaxis(odds * points, -1, 0)]))

    @cached_property
    def points(self) -> dict[int, Array]:
        """By size of the round `[bid, won]`, bonuses left out; more tricks than can be won."""
        line, most = self.steps.scoring.line, range(2 * self.steps.rounds + 2)
        return {
            number: np.array([[line(number, b, w, 0).points for w in most] for b in most])
            for number in self.steps.numbers
        }

    @cached_property
    def wins(self) -> Array:
        """`[rivals, piece]`: how likely a piece wins against so many others."""
        pieces, rivals = self.game.box.pieces, range(self.steps.players)
        table = [
            [[self.beats[face.code] ** n for face in piece.faces] for piece in pieces]
            for n in rivals
        ]
        middle = fmean if self.steps.thrown else max
        return np.array([[middle(chances) for chances in row] for row in table])

    @cached_property
    def _alone(self) -> Array:
        """`[play, 1]`: how likely the piece of a play wins against one other."""
        pieces = [at for at, piece in enumerate(self.game.box.pieces) for _ in piece.plays]
        return np.asarray(self.wins[1][pieces][:, None])

    @cached_property
    def _holds(self) -> Array:
        """`[to come, face]`: how likely nobody of so many still to come beats it."""
        rivals = range(self.steps.players)
        return np.array([[self.beats[code] ** n for code in self.steps.faces] for n in rivals])

    @cached_property
    def _shares(self) -> Array:
        """`[die, face]`: in how many of six throws it shows."""
        pieces, faces = self.game.box.pieces, self.steps.faces
        shown = [[face.code for face in piece.faces] for piece in pieces]
        return np.array([[codes.count(code) for code in faces] for codes in shown], "longdouble")

    def _chances(self, state: BidState) -> Array:
        """`[play, batch]`: it leads now, and nobody still to come beats it."""
        to_come = self.steps.players - int(state.turn[0]) - 1
        chances = self.leads(state) * self._holds[to_come][:, None]
        if not self.steps.thrown:
            return np.asarray(chances)
        # Leading, all dice are worth the same but for the last bit, so that has to be right.
        return np.asarray(self._shares @ chances, float) / FACES

    def leads(self, state: BidState) -> Array:
        """`[face, batch]`: whether it would take the trick as it lies."""
        ladder = self.steps.ladder
        calls, raised = ladder.calls[:-1, None], ladder.raised[:-1, None]
        called = union([look_up(np, ladder.calls, face) for face in state.trick])
        tops = [
            best(np, ranks(np, ladder, state.led, state.trick, call))[1]
            for call in (called, np.ones_like(called))
        ]
        plain = self._own_rank[np.minimum(state.led, self.steps.suits)].T
        rank = np.maximum(plain, raised * (called | calls))
        return np.asarray(rank > (np.where(calls, tops[1], tops[0]) & 0xFE))

    @cached_property
    def _own_rank(self) -> Array:
        """By led suit and face its rank; where none is led yet, the face sets its own."""
        rank = self.steps.ladder.rank[:, :-1]
        own = rank[self.steps.suit_of, np.arange(rank.shape[1])]
        return np.concatenate([rank[:-1], own[None]])


def distribution(chances: Array) -> Array:
    """How likely 0, 1, 2 ... of the chances (first axis) come true, as a new last axis."""
    odds = np.ones((*chances.shape[1:], 1))
    for chance in chances[..., None]:
        empty = np.zeros((*chances.shape[1:], 1))
        without = np.concatenate([odds * (1 - chance), empty], axis=-1)
        odds = without + np.concatenate([empty, odds * chance], axis=-1)
    return odds
