"""Whole games between two sets of nets, on the device: one of the first against all the others."""

from typing import Any

import jax
import jax.numpy as jnp

from ..arrays.chance import Chance, JaxChance
from .course import Course
from .rollout import policy

Array = Any


def duel(course: Course, players: int, batch: int) -> Any:
    """`(one, others, key) -> win share, lead in points, bids hit` of `one`, whose seat rotates."""
    steps, watch = course.steps(players), course.watch(players)
    first = len(steps.choices)
    mine = jnp.arange(batch) % players
    draws = steps.draws(steps.rounds)

    def logits(nets_: Any, which: str, seen: Array, open_: Array) -> Array:
        return policy(course, nets_[which], which, seen, open_)

    def act(one: Any, others: Any, which: str, state: Any, key: Array) -> Array:
        seen, legal = watch.observe(jnp, state), steps.legal(jnp, state)
        open_ = legal[:, first:]
        if which == "choice":
            open_ = jnp.pad(legal[:, :first], ((0, 0), (0, course.choices - first)))
        both = [logits(nets_, which, seen, open_) for nets_ in (one, others)]
        own = steps.actor(jnp, state) == mine
        return jax.random.categorical(key, jnp.where(own[:, None], both[0], both[1]))

    def run(one: Any, others: Any, key: Array) -> dict[str, Array]:
        hits = jnp.zeros(())

        def choice(chance: Chance, state: Any) -> Any:
            action = act(one, others, "choice", state, _key(chance))
            return steps.choose(jnp, state, action.astype("uint16" if not course.bids else "uint8"))

        def piece(chance: Chance, state: Any) -> Any:
            action = act(one, others, "play", state, _key(chance))
            thrown = chance.throw(batch) if steps.thrown else None
            return steps.lay(jnp, state, action.astype("uint8"), thrown)

        def trick(chance: Chance, state: Any) -> Any:
            return steps.resolve(jnp, chance.repeat(players, piece, state))

        def one_round(chance: Chance, so_far: Any) -> Any:
            state, hits = so_far
            number = state.round[0].astype("int32") + 1
            drawn = chance.draw(steps.deck, steps.draws(number), draws, batch)
            state = chance.repeat(players, choice, steps.deal(jnp, state, drawn))
            state = chance.repeat(steps.tricks(number), trick, state)
            if course.bids:
                made = jnp.stack(state.bids) == jnp.stack(state.won)
                hits = hits + made[mine, jnp.arange(batch)].mean()
            return steps.close(jnp, state), hits

        chance = JaxChance(key)
        start = steps.init(jnp, chance.lot(batch, players))
        state, hits = chance.repeat(steps.rounds, one_round, (start, hits))
        scores = jnp.stack(state.scores).astype("float32")
        best = scores == scores.max(axis=0)
        own = scores[mine, jnp.arange(batch)]
        won = best[mine, jnp.arange(batch)] / best.sum(axis=0)
        lead = own - (scores.sum(axis=0) - own) / (players - 1)
        return {
            "win": won.mean(),
            "lead": lead.mean(),
            "hit": hits / steps.rounds,
            "score": own.mean(),
        }

    return jax.jit(run)


def _key(chance: Chance) -> Array:
    assert isinstance(chance, JaxChance)
    chance.key, key = jax.random.split(chance.key)
    return key
