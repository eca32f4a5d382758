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
FORCED_BIDS, FORCED_PLAYS = 0.05, 0.01  # decided by lot, so that everything stays known


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
    """`(params, others, key) -> choices, plays, tally`; `others` play every second seat of a
    quarter of the rounds, and their decisions are not in the rows."""
    steps, watch = course.steps(players), course.watch(players)
    plan = sizes(course, players, plays)
    batch, first = len(plan.rounds), len(steps.choices)
    tricks = steps.tricks(steps.rounds)
    # Fixed for all batches: which rounds are mixed, and in those who is the older net.
    mixed = np.arange(batch) % 4 == 3
    guests = mixed[None] & ((np.arange(players)[:, None] + np.arange(batch) // 4) % 2 == 1)

    def act(params: Any, others: Any, which: str, state: Any, key: Array, forced: float) -> Any:
        seat = steps.actor(jnp, state)
        seen = watch.observe(jnp, state)
        hidden = course.hidden(jnp, steps, state, seat)
        legal = steps.legal(jnp, state)
        open_ = legal[:, :first] if which == "choice" else legal[:, first:]
        if which == "choice":
            open_ = jnp.pad(open_, ((0, 0), (0, course.choices - first)))
        logits = policy(course, params[which], which, seen, open_)
        older = jnp.take_along_axis(jnp.asarray(guests), seat[None].astype("int32"), 0)[0]
        theirs = policy(course, others[which], which, seen[3::4], open_[3::4])
        used = logits.at[3::4].set(jnp.where(older[3::4, None], theirs, logits[3::4]))
        keys = jax.random.split(key, 3)
        action = jax.random.categorical(keys[0], used)
        lot = jax.random.categorical(keys[1], jnp.where(open_, 0.0, NEVER))
        by_lot = jax.random.uniform(keys[2], action.shape) < forced
        action = jnp.where(by_lot, lot, action)
        logp = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
        return action, {
            "seen": seen,
            "hidden": hidden,
            "open": open_,
            "action": action.astype("int16"),
            "logp": logp,
            "forced": by_lot,
            "seat": seat,
            "older": older,
        }

    def run(params: Any, others: Any, key: Array) -> tuple[Rows, Rows, Any]:
        key, *starts = jax.random.split(key, 5)
        chance = JaxChance(starts[0])
        state = steps.init(jnp, chance.lot(batch, players))
        state = state._replace(
            round=jnp.asarray(plan.rounds - 1),
            scores=_scores(starts[1], jnp.asarray(plan.rounds) - 1, players, course.bids),
        )
        drawn = chance.draw(steps.deck, steps.draws(steps.rounds), steps.draws(steps.rounds), batch)
        state = steps.deal(jnp, state, drawn)

        def choice(state: Any, key: Array) -> tuple[Any, Any]:
            action, told = act(params, others, "choice", state, key, FORCED_BIDS)
            kind = "uint16" if not course.bids else "uint8"
            return steps.choose(jnp, state, action.astype(kind)), told

        def play(state: Any, key: Array) -> tuple[Any, Any]:
            keys = jax.random.split(key)
            action, told = act(params, others, "play", state, keys[0], FORCED_PLAYS)
            thrown = JaxChance(keys[1]).throw(batch) if steps.thrown else None
            on = state.phase == PLAY
            after = steps.played(jnp, state, action.astype("uint8"), thrown)
            return chosen(jnp, on, after, state), told

        state, choices = jax.lax.scan(choice, state, jax.random.split(starts[2], players))
        state, played = jax.lax.scan(play, state, jax.random.split(starts[3], players * tricks))
        told = Returns(course, steps, plan, state)
        first, later = (told.judged(params["critic"], made) for made in (choices, played))
        traced = told.traced(first, later, choices, played)
        return (*told.rows(traced, choices, played, key), tally(course, plan, steps, state))

    return run


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
