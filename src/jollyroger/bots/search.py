"""Looking ahead in the last tricks: deals that agree with what was seen, played out by the nets.

Deals are weighed by how likely their hands would have bid what was bid. The move the nets like
best stays, unless another one does better on the same deals by more than chance would."""

from typing import Any, Final

import numpy as np

from ..arrays.bidding import BiddingSteps, BidState
from ..arrays.chance import FACES
from ..arrays.steps import CHOOSE, PLAY
from .deals import each, worlds
from .grades import Reach
from .learned import Mind, Thought
from .net import Array

MOST: Final = 64  # deals
WIN: Final = 100  # points a win is worth, where a point is worth a tenth
MARGIN: Final = 2.0  # standard errors
POOL: Final = 6  # deals drawn for each that is kept, where bids tell of hands


def searched(thought: Thought, reach: Reach, luck: np.random.Generator) -> int:
    """The place in `may` of the move to play."""
    liked, moves = int(thought.liking().argmax()), len(thought.numbers)
    left = thought.mind.steps.players * len(thought.view.hand)
    count = min(MOST, reach.rows // (moves * left))
    worth = Playout(thought, count, luck).worth()  # [move, deal]
    ahead = worth - worth[liked]
    error = ahead.std(axis=1) / count**0.5 + 1e-6
    best = int(ahead.mean(axis=1).argmax())
    return best if ahead[best].mean() > MARGIN * error[best] else liked


class Playout:
    """All open moves of a seat on the same deals, to the end of the round."""

    def __init__(self, thought: Thought, count: int, luck: np.random.Generator) -> None:
        self.thought, self.mind, self.count, self.luck = thought, thought.mind, count, luck
        self.seat = int(thought.seat[0])

    def worth(self) -> Array:
        """`[move, deal]`: the lead in points; at the end of a game, the share of the win too."""
        moves = len(self.thought.numbers)
        start = each(self._likely(), lambda column: np.tile(column, moves))
        end = self._played(start, np.repeat(self.thought.numbers, self.count))
        scores, before = (np.stack(state.scores).astype("float32") for state in (end, start))
        worth = _lead(scores - before, self.seat)
        if self.thought.view.known.round == self.mind.steps.rounds:
            best = scores == scores.max(axis=0)
            worth = WIN * best[self.seat] / best.sum(axis=0) + worth / 10
        return np.asarray(worth.reshape(moves, self.count))

    def _likely(self) -> Any:
        """Deals in which the others might well have bid what they bid."""
        steps, view = self.mind.steps, self.thought.view
        if not isinstance(self.thought.state, BidState):
            return worlds(steps, view, self.count, self.luck)
        pool = worlds(steps, view, POOL * self.count, self.luck)
        weights = _fit(self.mind, pool, self.seat)
        kept = self.luck.choice(len(weights), self.count, p=weights)
        return each(pool, lambda column: column[..., kept])

    def _played(self, state: Any, mine: Array | None) -> Any:
        steps, moves = self.mind.steps, len(self.thought.numbers)
        while state.phase[0] == PLAY:
            if mine is not None and steps.actor(np, state)[0] == self.seat:
                play, mine = mine.astype("uint8"), None
            else:
                play = self.mind.best("play", state).astype("uint8")
            # The same throws for every move: what differs is the move.
            thrown = np.tile(self.luck.integers(FACES, size=self.count, dtype="uint8"), moves)
            state = steps.played(np, state, play, thrown if steps.thrown else None)
        return state


def _fit(mind: Mind, pool: BidState, seat: int) -> Array:
    """How likely each deal is, by the bids of all other seats."""
    steps = mind.steps
    assert isinstance(steps, BiddingSteps)
    open_ = np.arange(len(steps.choices)) <= pool.round[0]
    start: Any = pool._replace(phase=np.full_like(pool.phase, CHOOSE), hands=pool.dealt)
    start = start._replace(trick=tuple(np.full_like(at, steps.ladder.faces) for at in pool.trick))
    logs = np.zeros(len(pool.phase))
    for other in (at for at in range(steps.players) if at != seat):
        rows = mind.watch.observe(np, start, np.full(len(pool.phase), other, "uint8"))
        liking = np.where(open_, mind.liking("choice", mind.read("choice", rows)), -np.inf)
        liking -= liking.max(axis=1, keepdims=True)
        logs += liking[:, int(pool.bids[other][0])] - np.log(np.exp(liking).sum(axis=1))
    weights = np.exp(logs - logs.max())
    return np.asarray(weights / weights.sum())


def _lead(points: Array, seat: int) -> Array:
    others = (points.sum(axis=0) - points[seat]) / (len(points) - 1)
    return np.asarray(points[seat] - others)
