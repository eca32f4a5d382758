"""A Monte-Carlo player: deals that agree with what it saw, played out by rules of thumb.

For every move open to it the same deals are played to the end of the round, all seats by the
rules of thumb of `heuristic`; the move that leaves it furthest ahead of the others' mean wins.
Of Skull Queen's 1250 placements it tries those that its rules of thumb like best."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy as np
from plank_thumb import PlankThumb

from jollyroger.arrays.bidding import BiddingSteps, BidState
from jollyroger.arrays.chance import FACES
from jollyroger.arrays.columns import Column
from jollyroger.arrays.conversion import of_state
from jollyroger.arrays.lockstep import lockstep
from jollyroger.arrays.observation import BidObserver
from jollyroger.arrays.skull_queen import PlankSteps
from jollyroger.arrays.steps import PLAY, Steps
from jollyroger.bots.deals import each, worlds
from jollyroger.bots.thumbs import Thumbs
from jollyroger.rules.moves import Deal, Move
from jollyroger.rules.shelf import load
from jollyroger.rules.state import Phase
from jollyroger.rules.view import View

Array = np.ndarray[Any, Any]
DEALS = 20
PLACES = 24  # placements tried


def carlo(view: View, may: Sequence[Move], rng: Random) -> Move:
    if len(may) == 1:
        return may[0]
    mind = Mind(view, *table(view.game.id, view.known.players), rng.getrandbits(64))
    numbers = mind.tried([mind.steps.index[move] for move in may if not isinstance(move, Deal)])
    return mind.steps.actions[numbers[int(np.argmax(mind.worth(numbers)))]]


class BidThumb:
    """The rules of thumb of `heuristic` for the games of bids."""

    def __init__(self, steps: BiddingSteps) -> None:
        self._thumbs = Thumbs(BidObserver(steps))

    def choice(self, state: BidState) -> Column:
        return self._thumbs.choice(np, state)

    def play(self, state: BidState) -> Column:
        return self._thumbs.play(np, state)


Thumb = BidThumb | PlankThumb


@cache
def table(game: str, players: int) -> tuple[Steps[Any], Thumb]:
    steps = lockstep(load(game), players)
    return steps, thumb(steps)


def thumb(steps: Steps[Any]) -> Thumb:
    if isinstance(steps, PlankSteps):
        return PlankThumb(steps)
    assert isinstance(steps, BiddingSteps)
    return BidThumb(steps)


@dataclass(frozen=True)
class Mind:
    """One decision: what is seen, the rules, the rules of thumb, and a seed for the deals.

    Rows of a batch: every deal of the first move, then every deal of the next."""

    view: View
    steps: Steps[Any]
    thumb: Thumb
    seed: int

    def tried(self, numbers: list[int]) -> list[int]:
        """The moves worth trying, as the arrays count them."""
        if self.view.known.phase is Phase.PLAY or not isinstance(self.thumb, PlankThumb):
            return numbers
        state, players = of_state(self.steps, self.view.known), self.steps.players
        mine = ((self.view.seat or 0) - int(state.leader[0])) % players
        state = state._replace(turn=np.array([mine], "uint8"))
        return [int(number) for number in self.thumb.likely(state, PLACES)]

    def worth(self, numbers: Sequence[int]) -> Array:
        """By move the lead in points at the end of the round."""
        source, seat = np.random.default_rng(self.seed), self.view.seat or 0
        state = each(
            worlds(self.steps, self.view, DEALS, source),
            lambda column: np.tile(column, len(numbers)),
        )
        before, mine = np.stack(state.scores), np.repeat(numbers, DEALS)
        if self.view.known.phase is Phase.CHOOSE:
            state = self._played(self._chosen(state, mine), None, source)
        else:
            plays = (mine - len(self.steps.choices)).astype("uint8")
            state = self._played(state, plays, source)
        points = np.stack(state.scores) - before
        lead = points[seat] - (points.sum(axis=0) - points[seat]) / (self.steps.players - 1)
        return np.asarray(lead.reshape(len(numbers), DEALS).mean(axis=1))

    def _chosen(self, state: Any, mine: Array) -> Any:
        """All bids or placements: the own one as given, the others' by rules of thumb."""
        state = state._replace(turn=np.zeros_like(state.turn))
        for _ in range(self.steps.players):
            own = self.steps.actor(np, state)[0] == self.view.seat
            state = self.steps.choose(np, state, mine if own else self.thumb.choice(state))
        return state

    def _played(self, state: Any, mine: Array | None, source: np.random.Generator) -> Any:
        """To the end of the round: the own next piece as given, the rest by rules of thumb."""
        steps, moves = self.steps, len(state.phase) // DEALS
        while state.phase[0] == PLAY:
            if mine is not None and steps.actor(np, state)[0] == self.view.seat:
                play, mine = mine, None
            else:
                play = self.thumb.play(state)
            # The same throws for every move: what differs is the move.
            thrown = np.tile(source.integers(FACES, size=DEALS, dtype="uint8"), moves)
            state = steps.played(np, state, play, thrown if steps.thrown else None)
        return state
