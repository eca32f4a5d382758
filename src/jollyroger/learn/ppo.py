"""One update: proximal policy gradients, and what is learned beside them.

Bids collapse to low numbers under plain policy gradients, so the choice net also learns how many
tricks each bid would end with, from forced bids too, and its policy is pulled lightly towards
what that promises."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from ..rules.bidding import BiddingGame
from ..rules.shelf import load
from . import nets
from .course import Course
from .returns import GOALS, Rows, judged
from .rollout import NEVER, chosen_from, policy

Array = Any
CLIP = 0.2
MINIBATCHES = 80  # every row once: fresh rounds cost less than a second look at old ones
PULL, PULL_POINTS = 0.05, 5.0  # how strongly, and how many points make a bid e times as likely
VALUE, ACTION_VALUE, COUNTS = 0.5, 0.5, 0.5


class Heat(NamedTuple):
    """What cools down while training goes on."""

    rate: Array
    policy_rate: Array
    choice_entropy: Array
    play_entropy: Array


def optimiser() -> optax.GradientTransformation:
    return optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5))


def fresh(course: Course, key: Array) -> dict[str, nets.Params]:
    keys = jax.random.split(key, 3)
    factors, seen = course.factors.shape[0], course.layout.size
    hidden = 6 * course.pieces
    learned = {"counts": course.choices * course.choices} if course.bids else {"worth": factors}
    choice = {"policy": factors, **learned}
    critic = {"value": len(GOALS)}
    return {
        "choice": nets.init(
            keys[0], len(course.choice_columns), course.width // 2, course.depth, choice
        ),
        "play": nets.init(
            keys[1],
            seen,
            course.width,
            course.depth,
            {"policy": course.plays, "worth": course.plays},
        ),
        "critic": nets.init(keys[2], seen + hidden, course.width, course.depth, critic),
    }


def update(course: Course) -> Any:
    """`(params, moments, choices, plays, heat, key) -> params, moments, losses`."""
    scores = jnp.asarray(_scores(course)) if course.bids else None
    rule = optimiser()

    def loss(params: Any, choices: Rows, plays: Rows, heat: Heat) -> tuple[Array, Any]:
        play, play_told = _play_loss(course, params, plays, heat)
        choice, choice_told = _choice_loss(course, params, choices, heat, scores)
        return play + choice, {**play_told, **choice_told}

    def step(carried: Any, at: tuple[Array, Array], rows: tuple[Rows, Rows], heat: Heat) -> Any:
        params, moments = carried
        picked = [
            jax.tree.map(lambda column, i=index: column[i], one)
            for one, index in zip(rows, at, strict=True)
        ]
        grads, told = jax.grad(loss, has_aux=True)(params, *picked, heat)
        moved, moments = rule.update(grads, moments)
        rates = dict.fromkeys(params, heat.policy_rate) | {"critic": heat.rate}
        params = {
            net: jax.tree.map(lambda p, m, r=rates[net]: p - r * m, params[net], moved[net])
            for net in params
        }
        return (params, moments), told

    def run(params: Any, moments: Any, choices: Rows, plays: Rows, heat: Heat, key: Array) -> Any:
        rows = (_levelled(course, choices), _levelled(course, plays))
        keys = jax.random.split(key)
        at = tuple(_minibatches(k, len(r.action)) for k, r in zip(keys, rows, strict=True))
        (params, moments), told = jax.lax.scan(
            lambda carried, at: step(carried, at, rows, heat), (params, moments), at
        )
        return params, moments, jax.tree.map(lambda column: column.mean(), told)

    return run


def _minibatches(key: Array, rows: int) -> Array:
    size = rows // MINIBATCHES
    return jax.random.permutation(key, rows)[: size * MINIBATCHES].reshape(MINIBATCHES, size)


def _levelled(course: Course, rows: Rows) -> Rows:
    """Advantages of every round size made equally wide, or long rounds would drown short ones;
    then the goals as one."""
    size = jax.nn.one_hot(rows.round - 1, course.rounds)
    count = jnp.maximum(size.sum(axis=0), 1)[:, None]
    mean = size.T @ rows.advantage / count
    spread = jnp.sqrt(size.T @ (rows.advantage - size @ mean) ** 2 / count) + 1e-3
    level = (rows.advantage - size @ mean) / (size @ spread)
    return rows._replace(advantage=level[:, 0] * (1 - rows.win) + level[:, 1] * rows.win)


def _surrogate(logits: Array, rows: Rows, entropy: Array) -> tuple[Array, Array, Array]:
    """The clipped objective, on what the current net decided; and how undecided it is."""
    logp = jax.nn.log_softmax(logits)
    new = jnp.take_along_axis(logp, rows.action[:, None].astype("int32"), 1)[:, 0]
    ratio = jnp.exp(jnp.clip(new - rows.logp, -20, 20))
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    won = jnp.minimum(ratio * rows.advantage, clipped * rows.advantage)
    own = ~rows.forced
    undecided = -(jnp.exp(logp) * jnp.where(rows.open, logp, 0)).sum(axis=1)
    objective = (won + entropy * undecided) * own
    count = jnp.maximum(own.sum(), 1)
    drift = ((ratio - 1 - jnp.log(ratio)) * own).sum() / count
    return -objective.sum() / count, undecided.mean(), drift


def _play_loss(course: Course, params: Any, rows: Rows, heat: Heat) -> tuple[Array, Any]:
    hidden = nets.trunk(params["play"], rows.seen * jnp.asarray(course.scales))
    logits = jnp.where(rows.open, nets.head(params["play"], "policy", hidden), NEVER)
    objective, undecided, drift = _surrogate(logits, rows, heat.play_entropy)
    worth = _missed(nets.head(params["play"], "worth", hidden), rows)
    value = _value_loss(course, params, rows)
    told = {"play": undecided, "drift": drift, "value": value, "worth": worth}
    return objective + VALUE * value + ACTION_VALUE * worth, told


def _value_loss(course: Course, params: Any, rows: Rows) -> Array:
    return jnp.square(judged(course, params["critic"], rows.seen, rows.hidden) - rows.target).mean()


def _missed(worths: Array, rows: Rows) -> Array:
    """How far off the worth of what was done is, in points of a lead."""
    worth = jnp.take_along_axis(worths, rows.action[:, None].astype("int32"), 1)[:, 0]
    return jnp.square(worth - rows.target[:, GOALS.index("points")]).mean()


def _choice_loss(course: Course, params: Any, rows: Rows, heat: Heat, scores: Array | None) -> Any:
    logits = policy(course, params["choice"], "choice", rows.seen, rows.open)
    objective, undecided, drift = _surrogate(logits, rows, heat.choice_entropy)
    value = _value_loss(course, params, rows)
    beside, told = (
        _placing_loss(course, params["choice"], rows)
        if scores is None
        else _bidding_loss(course, params["choice"], rows, logits, scores)
    )
    told |= {"choice": undecided, "choice_drift": drift, "choice_value": value}
    return objective + VALUE * value + beside, told


def _placing_loss(course: Course, net: nets.Params, rows: Rows) -> tuple[Array, Any]:
    hidden = nets.trunk(net, chosen_from(course, rows.seen))
    worth = _missed(nets.head(net, "worth", hidden) @ jnp.asarray(course.factors), rows)
    return ACTION_VALUE * worth, {"choice_worth": worth}


def _bidding_loss(
    course: Course, net: nets.Params, rows: Rows, logits: Array, scores: Array
) -> tuple[Array, Any]:
    counts, promise = promised(course, net, rows.seen, rows.round, scores)
    own = jnp.take_along_axis(counts, rows.action[:, None, None].astype("int32"), 1)[:, 0]
    counted = -jnp.take_along_axis(own, rows.won[:, None].astype("int32"), 1).mean()
    wanted = jax.nn.log_softmax(jnp.where(rows.open, promise / PULL_POINTS, NEVER))
    logp = jax.nn.log_softmax(logits)
    pull = (jnp.exp(logp) * jnp.where(rows.open, logp - jax.lax.stop_gradient(wanted), 0)).sum(1)
    # What it promises is points; who plays to win the game is pulled less.
    total = COUNTS * counted + PULL * ((1 - rows.win) * pull).mean()
    return total, {"counts": counted, "pull": pull.mean()}


def promised(course: Course, net: nets.Params, seen: Array, number: Array, scores: Array) -> Any:
    """How likely each bid ends with each number of tricks, and the points that promises."""
    counts = nets.head(net, "counts", nets.trunk(net, chosen_from(course, seen)))
    size = course.choices
    counts = counts.reshape(-1, size, size)
    possible = jnp.arange(size) <= number[:, None, None]
    counts = jax.nn.log_softmax(jnp.where(possible, counts, NEVER))
    return counts, (jnp.exp(counts) * scores[number.astype("int32") - 1]).sum(axis=2)


def _scores(course: Course) -> np.ndarray[Any, Any]:
    """`[round, bid, tricks]`: the points, without bonuses."""
    game = load(course.game)
    assert isinstance(game, BiddingGame)
    size = range(course.choices)
    return np.array(
        [
            [[game.scoring.line(number, bid, won, 0).points for won in size] for bid in size]
            for number in range(1, course.rounds + 1)
        ],
        "float32",
    )
