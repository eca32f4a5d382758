"""Rounds played by the nets: every seat the same net, or some seats an older one.

All rounds of a batch go through the tricks in lockstep; a short round is over sooner and then
waits. What was decided comes back as rows, one a decision, in a fixed number of them."""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..arrays.chance import JaxChance
from ..arrays.columns import chosen
from ..arrays.steps import PLAY
from . import nets
from .course import Course
from .returns import Returns, Rows, Sizes

Array = Any
NEVER = -1e9
FORCED = {"choice": 0.05, "play": 0.01}  # decided by lot, so that everything stays known
MIXED = 4  # in one round of so many, an older net sits down too


def sizes(course: Course, players: int, plays: int) -> Sizes:
    """Rounds so that about `plays` pieces are played; longer ones more often, as they have more.

    The shares are fixed, so that every batch has the same number of rows."""
    steps = course.steps(players)
    tricks = np.array([steps.tricks(number) for number in steps.numbers])
    share = tricks / tricks.sum()
    games = plays / (players * (share * tricks).sum())
    counts = np.ceil(share * games).astype(int)
    rounds = np.repeat(np.arange(1, steps.rounds + 1), counts)
    most = int(players * (counts * tricks).sum())
    return Sizes(rounds.astype("uint8"), min(plays, most), players * len(rounds))


def policy(course: Course, net: nets.Params, which: str, rows: Array, open_: Array) -> Array:
    """The logits of the open actions."""
    scaled = rows * jnp.asarray(course.scales)
    if which == "choice":
        hidden = nets.trunk(net, scaled[:, course.choice_columns])
        logits = nets.head(net, "policy", hidden) @ jnp.asarray(course.factors)
    else:
        logits = nets.head(net, "policy", nets.trunk(net, scaled))
    return jnp.where(open_, logits, NEVER)


def rollout(course: Course, players: int, plays: int) -> Callable[..., tuple[Rows, Rows, Any]]:
    """`(params, others, key) -> choices, plays, tally`: one batch of rounds."""
    return Batch(course, players, plays).run


class Batch:
    """Rounds of one number of players. The older nets, `others`, have every second seat of a
    quarter of the rounds; no policy is pushed towards what they decide."""

    def __init__(self, course: Course, players: int, plays: int) -> None:
        self.course, self.players = course, players
        self.steps, self.watch = course.steps(players), course.watch(players)
        self.plan = sizes(course, players, plays)
        self.size = len(self.plan.rounds)
        # Fixed for all batches: which rounds are mixed, and in those who is the older net.
        at, seat = np.arange(self.size), np.arange(players)[:, None]
        self.guests = (at % MIXED == MIXED - 1) & ((seat + at // MIXED) % 2 == 1)

    def run(self, params: Any, others: Any, key: Array) -> tuple[Rows, Rows, Any]:
        steps, plan = self.steps, self.plan
        key, deal, scores, *turns = jax.random.split(key, 5)
        state = self._dealt(JaxChance(deal), scores)

        def choice(state: Any, key: Array) -> tuple[Any, Any]:
            action, told = self._decided(params, others, "choice", state, key)
            return steps.choose(jnp, state, action), told

        def play(state: Any, key: Array) -> tuple[Any, Any]:
            keys = jax.random.split(key)
            action, told = self._decided(params, others, "play", state, keys[0])
            thrown = JaxChance(keys[1]).throw(self.size) if steps.thrown else None
            after = steps.played(jnp, state, action, thrown)
            return chosen(jnp, state.phase == PLAY, after, state), told

        moments = self.players * steps.tricks(steps.rounds)
        state, choices = jax.lax.scan(choice, state, jax.random.split(turns[0], self.players))
        state, played = jax.lax.scan(play, state, jax.random.split(turns[1], moments))
        told = Returns(self.course, steps, plan, state)
        first, later = (told.judged(params["critic"], made) for made in (choices, played))
        traced = told.traced(first, later, choices, played)
        return (*told.rows(traced, choices, played, key), tally(self.course, plan, steps, state))

    def _dealt(self, chance: JaxChance, scores: Array) -> Any:
        """Every round of the plan, just dealt, at some totals."""
        steps, past = self.steps, jnp.asarray(self.plan.rounds - 1)
        most = steps.draws(steps.rounds)
        state = steps.init(jnp, chance.lot(self.size, self.players))
        state = state._replace(
            round=past, scores=_scores(scores, past, self.players, self.course.bids)
        )
        return steps.deal(jnp, state, chance.draw(steps.deck, most, most, self.size))

    def _decided(self, params: Any, others: Any, which: str, state: Any, key: Array) -> Any:
        """The next seat's action, and what is to be remembered of how it was decided."""
        seat, seen = self.steps.actor(jnp, state), self.watch.observe(jnp, state)
        open_ = self.course.open(jnp, self.steps, state, which)
        logits = policy(self.course, params[which], which, seen, open_)
        older = jnp.take_along_axis(jnp.asarray(self.guests), seat[None].astype("int32"), 0)[0]
        mixed = slice(MIXED - 1, None, MIXED)
        theirs = policy(self.course, others[which], which, seen[mixed], open_[mixed])
        used = logits.at[mixed].set(jnp.where(older[mixed, None], theirs, logits[mixed]))
        action, by_lot = _drawn(used, open_, FORCED[which], key)
        logp = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
        return self.course.numbered(action, which), {
            "seen": seen,
            "hidden": self.course.hidden(jnp, self.steps, state, seat),
            "open": open_,
            "action": action.astype("int16"),
            "logp": logp,
            "forced": by_lot,
            "seat": seat,
            "older": older,
        }


def _drawn(logits: Array, open_: Array, forced: float, key: Array) -> tuple[Array, Array]:
    """An action by its logits, or now and then any open one; and which it was."""
    keys = jax.random.split(key, 3)
    action = jax.random.categorical(keys[0], logits)
    lot = jax.random.categorical(keys[1], jnp.where(open_, 0.0, NEVER))
    by_lot = jax.random.uniform(keys[2], action.shape) < forced
    return jnp.where(by_lot, lot, action), by_lot


def _scores(key: Array, past: Array, players: int, bids: bool) -> tuple[Array, ...]:
    """Totals as they might stand when a round begins, so that a net has seen such."""
    spread = jax.random.normal(key, (players, len(past)))
    if bids:
        totals = 10 * jnp.round(past * (2.0 + 3.0 * spread / jnp.sqrt(1.0 + past)))
    else:
        totals = jnp.round(past * (14.0 + 6.0 * spread / jnp.sqrt(1.0 + past)))
    return tuple(totals.astype("int16"))


def tally(course: Course, plan: Sizes, steps: Any, state: Any) -> dict[str, Array]:
    """Points; in games of bids also bids hit and how far off they were, by size of the round."""
    points = jnp.stack(steps.points(jnp, state)).astype("float32")
    if not course.bids:
        return {"points": points.mean()}
    bids, won = (jnp.stack(columns).astype("float32") for columns in (state.bids, state.won))
    own = jax.nn.one_hot(jnp.asarray(plan.rounds) - 1, course.rounds)
    count = jnp.maximum(own.sum(axis=0), 1)
    return {
        "hit": (bids == won).mean(axis=0) @ own / count,
        "bias": (won - bids).mean(axis=0) @ own / count,
        "bid": bids.mean(axis=0) @ own / count,
        "points": points.mean(axis=0) @ own / count,
        "highest": bids.max(),
    }
