"""Whole games between two sets of nets, on the device: one of the first against all the others."""

from typing import Any

import jax.numpy as jnp

from ..arrays.chance import Chance, JaxChance
from ..arrays.playout import Mind, play_round
from .course import Course
from .rollout import policy

Array = Any


class Duel:
    """A batch of games, everybody at their best; the seat of `one` goes around. Without other
    nets the others go by rules of thumb."""

    def __init__(self, course: Course, players: int, batch: int) -> None:
        self.course, self.batch = course, batch
        self.steps, self.watch = course.steps(players), course.watch(players)
        self.mine = jnp.arange(batch) % players

    def run(self, one: Any, others: Any, key: Array) -> dict[str, Array]:
        """Of `one`: the share of games it wins, its score, its bids hit, its lead on the mean of
        the others by round, and the error of that."""
        mind = Mind(self._mind(one, others, "choice"), self._mind(one, others, "play"))

        def one_round(chance: Chance, so_far: Any) -> Any:
            before, hits, leads = so_far
            state = play_round(self.steps, chance, before, mind)
            lead = self._lead(_sheet(state) - _sheet(before))
            told = jnp.stack([lead.mean(), lead.std() / self.batch**0.5])
            return state, hits + self._hits(state), leads.at[state.round[0] - 1].set(told)

        chance, rounds = JaxChance(key), self.steps.rounds
        start = self.steps.init(jnp, chance.lot(self.batch, self.steps.players))
        begin = (start, jnp.zeros(()), jnp.zeros((rounds, 2)))
        state, hits, leads = chance.repeat(rounds, one_round, begin)
        by_round = {"leads": leads[:, 0], "errors": leads[:, 1]}
        return {**self._told(_sheet(state)), "hit": hits / rounds, **by_round}

    def _mind(self, one: Any, others: Any, which: str) -> Any:
        def decide(chance: Chance, state: Any) -> Array:
            seen = self.watch.observe(jnp, state)
            open_ = self.course.open(jnp, self.steps, state, which)
            own = self.steps.actor(jnp, state) == self.mine
            best = policy(self.course, one[which], which, seen, open_).argmax(axis=1)
            if others is None:
                theirs = getattr(self.course.thumbs(self.steps.players), which)(jnp, state)
            else:
                theirs = policy(self.course, others[which], which, seen, open_).argmax(axis=1)
            return self.course.numbered(jnp.where(own, best, theirs), which)

        return decide

    def _of_one(self, columns: Array) -> Array:
        return columns[self.mine, jnp.arange(self.batch)]

    def _hits(self, state: Any) -> Array:
        if not self.course.bids:
            return jnp.zeros(())
        return self._of_one(jnp.stack(state.bids) == jnp.stack(state.won)).mean()

    def _lead(self, points: Array) -> Array:
        own = self._of_one(points)
        return own - (points.sum(axis=0) - own) / (self.steps.players - 1)

    def _told(self, scores: Array) -> dict[str, Array]:
        best = scores == scores.max(axis=0)
        won = self._of_one(best) / best.sum(axis=0)
        lead = self._lead(scores)
        error = won.std() / self.batch**0.5
        return {
            "win": won.mean(),
            "win_error": error,
            "lead": lead.mean(),
            "score": self._of_one(scores).mean(),
        }


def _sheet(state: Any) -> Array:
    return jnp.stack(state.scores).astype("float32")
