"""Rounds played by the nets: every seat the same net, or some seats an older one.

All rounds of a batch go through the tricks in lockstep; a short round is over sooner and then
waits. What was decided comes back as rows, one a decision, in a fixed number of them."""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ..arrays.chance import JaxChance
from ..arrays.columns import chosen
from ..arrays.steps import PLAY
from . import nets
from .course import Course

Array = Any
NEVER = -1e9
FORCED_BIDS, FORCED_PLAYS = 0.05, 0.01  # decided by lot, so that everything stays known
TRACE = 0.95  # how far a surprise reaches back (lambda)


class Rows(NamedTuple):
    """Decisions. `open` are the legal actions, `logp` how likely the action was, `won` the tricks
    the seat took in the end, `gain` its points less the mean of the others'."""

    seen: Array
    hidden: Array
    open: Array
    action: Array
    logp: Array
    forced: Array
    advantage: Array
    target: Array
    gain: Array
    round: Array
    won: Array


class Sizes(NamedTuple):
    """How many rounds of each size are played at once, and how many rows come back."""

    rounds: np.ndarray[Any, Any]
    plays: int
    choices: int


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


def judged(course: Course, critic: nets.Params, seen: Array, hidden: Array) -> Array:
    """What the critic expects a seat to gain on the others in this round."""
    rows = jnp.concatenate([seen * jnp.asarray(course.scales), hidden], axis=1)
    return nets.head(critic, "value", nets.trunk(critic, rows))[:, 0]


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
        return _rows(course, params["critic"], plan, players, steps, state, choices, played, key)

    return run


def _scores(key: Array, past: Array, players: int, bids: bool) -> tuple[Array, ...]:
    """Totals as they might stand when a round begins, so that a net has seen such."""
    spread = jax.random.normal(key, (players, len(past)))
    if bids:
        totals = 10 * jnp.round(past * (2.0 + 3.0 * spread / jnp.sqrt(1.0 + past)))
    else:
        totals = jnp.round(past * (14.0 + 6.0 * spread / jnp.sqrt(1.0 + past)))
    return tuple(totals.astype("int16"))


def _rows(
    course: Course,
    critic: Any,
    plan: Sizes,
    players: int,
    steps: Any,
    state: Any,
    choices: Any,
    played: Any,
    key: Array,
) -> tuple[Rows, Rows, Any]:
    """Every decision with how much better it went than the critic thought it would."""
    points = jnp.stack(steps.points(jnp, state)).astype("float32")
    gains = points - (points.sum(axis=0) - points) / (players - 1)
    scale = scale_of(course, jnp.asarray(plan.rounds))
    target = gains / scale  # [seat, round]
    tricks = played["seat"].shape[0] // players
    last = jnp.asarray([steps.tricks(int(number)) for number in plan.rounds])

    def value(told: Any) -> Array:
        def one(step: Any) -> Array:
            return judged(course, critic, step[0], step[1])

        return jax.lax.map(one, (told["seen"], told["hidden"]))

    # By seat: the choice first, then one play a trick; after a round's end nothing surprises.
    start = _by_seat(value(choices)[None], choices["seat"][None], players)
    during = _by_seat(
        value(played).reshape(tricks, players, -1),
        played["seat"].reshape(tricks, players, -1),
        players,
    )
    ended = jnp.arange(1, tricks + 1)[:, None, None] > last
    values = jnp.concatenate([start, jnp.where(ended, target, during), target[None]])
    surprise = values[1:] - values[:-1]

    def back(later: Array, now: Array) -> tuple[Array, Array]:
        reached = now + TRACE * later
        return reached, reached

    _, traced = jax.lax.scan(back, jnp.zeros_like(target), surprise, reverse=True)

    def rows(told: Any, traced: Array, values: Array, valid: Any, count: int, key: Array) -> Rows:
        """`traced` and `values` are `[step, seat, round]`, the decisions `[step, round]`."""
        flat = jax.random.permutation(key, jnp.asarray(np.flatnonzero(valid)))[:count]
        each = len(plan.rounds)
        step, game = flat // each, flat % each
        seat = told["seat"][step, game].astype("int32")
        trick = step // players if told is played else jnp.zeros_like(step)
        here = traced[trick, seat, game]
        won = jnp.stack(state.won)[seat, game] if course.bids else jnp.zeros_like(seat)
        return Rows(
            seen=told["seen"][step, game],
            hidden=told["hidden"][step, game],
            open=told["open"][step, game],
            action=told["action"][step, game],
            logp=told["logp"][step, game],
            forced=told["forced"][step, game] | told["older"][step, game],
            advantage=here,
            target=here + values[trick, seat, game],
            gain=target[seat, game],
            round=jnp.asarray(plan.rounds)[game],
            won=won,
        )

    keys = jax.random.split(key)
    valid = np.repeat(np.arange(1, tricks + 1), players)[:, None] <= np.asarray(
        [steps.tricks(int(number)) for number in plan.rounds]
    )
    every = np.ones((players, len(plan.rounds)), bool)
    tally = _tally(course, plan, state, points) if course.bids else {"points": points.mean()}
    return (
        rows(choices, traced[:1], values[:1], every, plan.choices, keys[0]),
        rows(played, traced[1:], values[1:-1], valid, plan.plays, keys[1]),
        tally,
    )


def scale_of(course: Course, number: Array) -> Array:
    """What a round of that size may well be worth: gains are measured in it."""
    return 10.0 + 5.0 * number.astype("float32") if course.bids else jnp.full(number.shape, 8.0)


def _by_seat(values: Array, seat: Array, players: int) -> Array:
    """`[trick, position, round]` as `[trick, seat, round]`."""
    return jnp.stack([(values * (seat == at)).sum(axis=1) for at in range(players)], axis=1)


def _tally(course: Course, plan: Sizes, state: Any, points: Array) -> dict[str, Array]:
    """Bids hit and how far off they were, by size of the round."""
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
