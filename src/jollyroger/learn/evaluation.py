"""Whole games between two sets of nets, on the device: one of the first against all the others."""

from typing import Any

import jax
import jax.numpy as jnp

from ..arrays.chance import Chance, JaxChance
from ..arrays.playout import Mind, play_round
from .course import Course
from .rollout import policy

Array = Any


class Duel:
    """A batch of games; the seat of `one` goes around from game to game."""

    def __init__(self, course: Course, players: int, batch: int) -> None:
        self.course, self.batch = course, batch
        self.steps, self.watch = course.steps(players), course.watch(players)
        self.mine = jnp.arange(batch) % players

    def run(self, one: Any, others: Any, key: Array) -> dict[str, Array]:
        """The share of games that `one` wins, its lead and score in points, its bids hit."""
        mind = Mind(self._mind(one, others, "choice"), self._mind(one, others, "play"))

        def one_round(chance: Chance, so_far: Any) -> Any:
            state = play_round(self.steps, chance, so_far[0], mind)
            return state, so_far[1] + self._hits(state)

        chance = JaxChance(key)
        start = self.steps.init(jnp, chance.lot(self.batch, self.steps.players))
        rounds = self.steps.rounds
        state, hits = chance.repeat(rounds, one_round, (start, jnp.zeros(())))
        return {**self._told(jnp.stack(state.scores).astype("float32")), "hit": hits / rounds}

    def _mind(self, one: Any, others: Any, which: str) -> Any:
        def decide(chance: Chance, state: Any) -> Array:
            seen = self.watch.observe(jnp, state)
            open_ = self.course.open(jnp, self.steps, state, which)
            both = [policy(self.course, nets[which], which, seen, open_) for nets in (one, others)]
            own = self.steps.actor(jnp, state) == self.mine
            logits = jnp.where(own[:, None], both[0], both[1])
            return self.course.numbered(jax.random.categorical(_key(chance), logits), which)

        return decide

    def _of_one(self, columns: Array) -> Array:
        return columns[self.mine, jnp.arange(self.batch)]

    def _hits(self, state: Any) -> Array:
        if not self.course.bids:
            return jnp.zeros(())
        return self._of_one(jnp.stack(state.bids) == jnp.stack(state.won)).mean()

    def _told(self, scores: Array) -> dict[str, Array]:
        own, best = self._of_one(scores), scores == scores.max(axis=0)
        lead = own - (scores.sum(axis=0) - own) / (self.steps.players - 1)
        won = self._of_one(best) / best.sum(axis=0)
        return {"win": won.mean(), "lead": lead.mean(), "score": own.mean()}


def _key(chance: Chance) -> Array:
    assert isinstance(chance, JaxChance)
    chance.key, key = jax.random.split(chance.key)
    return key
