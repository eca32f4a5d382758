"""How a game stands: who will win it, from the totals and from how much is still to come.

If what the seats still gain were spread as a Gumbel distribution is, each seat's chance to end
on top would be a softmax of the totals. It nearly is, and that needs one number a round: the
spread of what is to come. That is measured while training goes on."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

Array = Any
GUMBEL = 6**0.5 / jnp.pi  # the scale of a Gumbel distribution whose spread is 1


class Pace(NamedTuple):
    """`[round]`: what a seat scores in a round of that number, and how far that spreads."""

    mean: Array
    spread: Array

    def before(self) -> "Pace":
        """`[past rounds]`: the same of the totals, from none to all rounds."""
        return Pace(_sums(self.mean), jnp.sqrt(_sums(jnp.square(self.spread))))

    def after(self) -> Array:
        """`[past rounds]`: the spread of what is still to come."""
        squares = jnp.square(self.spread)
        return jnp.sqrt(jnp.maximum(squares.sum() - _sums(squares), 0))


def _sums(each: Array) -> Array:
    return jnp.concatenate([jnp.zeros(1), jnp.cumsum(each)])


def start(bids: bool, rounds: int) -> Pace:
    """A guess to begin with."""
    number = jnp.arange(1.0, rounds + 1)
    if bids:
        return Pace(20 + 0 * number, 15 + 5 * number)
    return Pace(14 + 0 * number, 6 + 0 * number)


def measured(pace: Pace, tally: Any, keep: Array) -> Pace:
    """What was thought so far, and what the last rounds showed."""
    return Pace(*(keep * old + (1 - keep) * tally[name] for name, old in pace._asdict().items()))


def totals(pace: Pace, key: Array, past: Array, players: int) -> Array:
    """`[seat, round]`: totals as they might stand; wider than usual, so that all was seen."""
    before = pace.before()
    noise = jax.random.normal(key, (players, len(past)))
    return before.mean[past] + 1.3 * before.spread[past] * noise


def chances(scores: Array, to_come: Array) -> Array:
    """`[seat, round]`: how likely each seat wins; when nothing is to come, who has won."""
    best = scores == scores.max(axis=0)
    scale = jnp.maximum(GUMBEL * to_come, 1e-3)
    return jnp.where(to_come > 0, jax.nn.softmax(scores / scale, axis=0), best / best.sum(axis=0))


def gains(pace: Pace, before: Array, points: Array, number: Array) -> Array:
    """`[seat, round]`: the chance won in a round, told in points.

    As many points as the chance moves by when all are level, so that early in a game this is
    nearly the lead itself."""
    to_come, level = pace.after(), 1 / len(points)
    change = chances(before + points, to_come[number]) - chances(before, to_come[number - 1])
    return change * GUMBEL * to_come[number - 1] / (level * (1 - level))
