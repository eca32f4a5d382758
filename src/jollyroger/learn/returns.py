"""What became of every decision: how much better it went than the critic thought it would."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from . import nets
from .course import Course
from .standing import Pace, gains

Array = Any
TRACE = 0.95  # how far a surprise reaches back (lambda)
GOALS = ("points", "win")  # a lead in this round, and a better chance to win the game


class Rows(NamedTuple):
    """Decisions. `open` are the legal actions, `logp` how likely the action was, `advantage` how
    much better it went than the critic had thought, `target` what the critic should have thought,
    both by goal; `win` how much the chance to win the game counts beside the points; `won` the
    tricks the seat took in the end."""

    seen: Array
    hidden: Array
    open: Array
    action: Array
    logp: Array
    forced: Array
    advantage: Array
    target: Array
    win: Array
    round: Array
    won: Array


class Sizes(NamedTuple):
    """How many rounds of each size are played at once, and how many rows come back."""

    rounds: np.ndarray[Any, Any]
    plays: int
    choices: int


class Traced(NamedTuple):
    """`[moment, seat, round, goal]`: the choice, then one play a trick; what was thought, what
    came."""

    values: Array
    advantages: Array


def judged(course: Course, critic: nets.Params, seen: Array, hidden: Array) -> Array:
    """`[row, goal]`: what the critic expects a seat to gain on the others in this round."""
    rows = jnp.concatenate([seen * jnp.asarray(course.scales), hidden], axis=1)
    return nets.head(critic, "value", nets.trunk(critic, rows))


class Returns:
    """A batch of rounds that are over, and who decided what on the way."""

    def __init__(
        self, course: Course, steps: Any, plan: Sizes, state: Any, pace: Pace, win: float
    ) -> None:
        self.course, self.steps, self.plan, self.state = course, steps, plan, state
        self.win = win
        self.players = steps.players
        points = jnp.stack(steps.points(jnp, state)).astype("float32")
        before = jnp.stack(state.scores).astype("float32") - points
        lead = points - (points.sum(axis=0) - points) / (self.players - 1)
        won = gains(pace, before, points, plan.rounds.astype("int32"))
        unit = steps.unit(plan.rounds.astype("float32"))
        self.target = jnp.stack([lead, won]) / unit  # [goal, seat, round]
        self.tricks = np.array([steps.tricks(int(number)) for number in plan.rounds])

    def judged(self, critic: nets.Params, made: Any) -> Array:
        """`[step, round, goal]`: what the critic thought at each decision."""
        told = (made["seen"], made["hidden"])
        return jax.lax.map(lambda step: judged(self.course, critic, *step), told)

    def traced(self, chosen: Array, played: Array, choices: Any, plays: Any) -> Traced:
        """Each goal by itself."""

        def one(target: Array, chosen: Array, played: Array) -> Traced:
            return self._traced(target, chosen, played, choices["seat"], plays["seat"])

        return jax.vmap(one, in_axes=(0, -1, -1), out_axes=-1)(self.target, chosen, played)

    def _traced(
        self, target: Array, chosen: Array, played: Array, chose: Array, laid: Array
    ) -> Traced:
        """After a round's end nothing surprises any more."""
        most = played.shape[0] // self.players
        start = self._by_seat(chosen, chose)
        during = self._by_seat(played, laid)
        ended = jnp.arange(1, most + 1)[:, None, None] > jnp.asarray(self.tricks)
        during = jnp.where(ended, target, during)
        values = jnp.concatenate([start, during, target[None]])

        def back(later: Array, now: Array) -> tuple[Array, Array]:
            reached = now + TRACE * later
            return reached, reached

        surprise = values[1:] - values[:-1]
        _, advantages = jax.lax.scan(back, jnp.zeros_like(target), surprise, reverse=True)
        return Traced(values[:-1], advantages)

    def _by_seat(self, values: Array, seat: Array) -> Array:
        """`[step, round]` as `[trick, seat, round]`: every seat decides once a trick."""
        values, seat = (told.reshape(-1, self.players, told.shape[-1]) for told in (values, seat))
        each = [(values * (seat == at)).sum(axis=1) for at in range(self.players)]
        return jnp.stack(each, axis=1)

    def rows(self, traced: Traced, choices: Any, plays: Any, key: Array) -> tuple[Rows, Rows]:
        """The decisions in any order, as many as the plan has, those after the end left out."""
        keys = jax.random.split(key)
        every = np.ones((self.players, len(self.plan.rounds)), bool)
        trick = np.repeat(np.arange(plays["seat"].shape[0] // self.players), self.players)
        valid = trick[:, None] < self.tricks
        first, later = (Traced(*(part[at] for part in traced)) for at in (slice(1), slice(1, None)))
        return (
            self._rows(first, choices, every, self.plan.choices, keys[0]),
            self._rows(later, plays, valid, self.plan.plays, keys[1]),
        )

    def _rows(self, traced: Traced, made: Any, valid: Any, count: int, key: Array) -> Rows:
        flat = jax.random.permutation(key, jnp.asarray(np.flatnonzero(valid)))[:count]
        step, game = flat // valid.shape[1], flat % valid.shape[1]
        seat = made["seat"][step, game].astype("int32")
        moment = (step // self.players, seat, game)
        names = ("seen", "hidden", "open", "action", "logp")
        won = jnp.stack(self.state.won)[seat, game] if self.course.bids else jnp.zeros_like(seat)
        return Rows(
            **{name: made[name][step, game] for name in names},
            forced=made["forced"][step, game] | made["older"][step, game],
            advantage=traced.advantages[moment],
            target=traced.advantages[moment] + traced.values[moment],
            win=jnp.full(count, self.win),
            round=jnp.asarray(self.plan.rounds)[game],
            won=won,
        )
