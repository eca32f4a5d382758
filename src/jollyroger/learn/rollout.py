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
from .returns import Returns, Rows, Sizes
from .standing import Pace, totals

Array = Any
NEVER = -1e9
FORCED = {"choice": 0.05, "play": 0.01}  # decided by lot, so that everything stays known
MIXED = 4  # in one round of so many, an older net sits down too
DULL = 3  # in one round of so many, a seat keeps no count: so are the weaker levels
SURE = 100.0  # logits so many times larger are as good as the best move alone


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
    if which == "choice":
        hidden = nets.trunk(net, chosen_from(course, rows))
        logits = nets.head(net, "policy", hidden) @ jnp.asarray(course.factors)
    else:
        logits = nets.head(net, "policy", nets.trunk(net, rows * jnp.asarray(course.scales)))
    return jnp.where(open_, logits, NEVER)


def chosen_from(course: Course, rows: Array) -> Array:
    """What the choice net reads of an observation."""
    return (rows * jnp.asarray(course.scales))[:, course.choice_columns]


class Crew(NamedTuple):
    """Who sits with the nets that learn. In one round of `thumbs`, if any, rules of thumb have
    some seats or all but one. `lone`: other nets have all seats but one, and play their best;
    of the rounds of `thumbs`, rules of thumb have them."""

    thumbs: int = 0
    lone: bool = False


def rollout(
    course: Course, players: int, plays: int, crew: Crew, win: float
) -> Callable[..., tuple[Rows, Rows, Any]]:
    """`(params, others, pace, key) -> choices, plays, tally`: one batch of rounds, in which the
    chance to win the game counts for `win`, and points for the rest."""
    return Batch(course, players, plays, crew, win).run


class Batch:
    """Rounds of one number of players. The older nets, `others`, have every second seat of a
    quarter of the rounds; no policy is pushed towards what they, or rules of thumb, decide."""

    def __init__(
        self, course: Course, players: int, plays: int, crew: Crew, win: float = 0.0
    ) -> None:
        self.course, self.players, self.win = course, players, win
        self.steps, self.watch = course.steps(players), course.watch(players)
        self.plan = sizes(course, players, plays)
        self.size = len(self.plan.rounds)
        self.sure = SURE if crew.lone else 1.0
        self.mixed = slice(None) if crew.lone else slice(MIXED - 1, None, MIXED)
        ruled = course.bids and crew.thumbs
        self.thumbs = course.thumbs(players) if ruled else None
        self.ruled = slice(1 % crew.thumbs, None, crew.thumbs) if ruled else slice(0)
        # Fixed for all batches: who is the older net or goes by rules, and who keeps no count.
        at, seat = np.arange(self.size), np.arange(players)[:, None]
        self.guests = self._guests(at, seat, crew)
        self.dull = (at % DULL == 0) & (seat == at // DULL % players) & (not crew.lone)

    def _guests(self, at: Any, seat: Any, crew: Crew) -> Any:
        """`[seat, round]`."""
        if crew.lone:
            return seat != at % self.players
        guests = (at % MIXED == MIXED - 1) & ((seat + at // MIXED) % 2 == 1)
        if self.thumbs:
            turn = at[self.ruled] // crew.thumbs
            alone, half = seat != turn // 2 % self.players, (seat + turn // 2) % 2 == 0
            guests[:, self.ruled] = np.where(turn % 2 == 0, alone, half)
        return guests

    def run(self, params: Any, others: Any, pace: Pace, key: Array) -> tuple[Rows, Rows, Any]:
        steps, plan = self.steps, self.plan
        key, deal, scores, *turns = jax.random.split(key, 5)
        state = self._dealt(JaxChance(deal), pace, scores)

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
        told = Returns(self.course, steps, plan, state, pace, self.win)
        first, later = (told.judged(params["critic"], made) for made in (choices, played))
        traced = told.traced(first, later, choices, played)
        return (*told.rows(traced, choices, played, key), tally(self.course, plan, steps, state))

    def _dealt(self, chance: JaxChance, pace: Pace, key: Array) -> Any:
        """Every round of the plan, just dealt, at some totals."""
        steps, past = self.steps, jnp.asarray(self.plan.rounds - 1)
        most, grain = steps.draws(steps.rounds), 10 if self.course.bids else 1
        scores = grain * jnp.round(totals(pace, key, past, self.players) / grain)
        state = steps.init(jnp, chance.lot(self.size, self.players))
        state = state._replace(round=past, scores=tuple(scores.astype("int16")))
        return steps.deal(jnp, state, chance.draw(steps.deck, most, most, self.size))

    def _decided(self, params: Any, others: Any, which: str, state: Any, key: Array) -> Any:
        """The next seat's action, and what is to be remembered of how it was decided."""
        seat = self.steps.actor(jnp, state)
        older, dull = (_of_seat(table, seat) for table in (self.guests, self.dull))
        seen = self.watch.observe(jnp, self.steps.forgotten(jnp, state, dull))
        open_ = self.course.open(jnp, self.steps, state, which)
        logits = policy(self.course, params[which], which, seen, open_)
        mixed = self.mixed
        theirs = policy(self.course, others[which], which, seen[mixed], open_[mixed]) * self.sure
        used = logits.at[mixed].set(jnp.where(older[mixed, None], theirs, logits[mixed]))
        action, by_lot = _drawn(used, open_, FORCED[which] * ~older, key)
        if self.thumbs:
            at = self.ruled
            few = jax.tree.map(lambda column: column[..., at], state)
            theirs = getattr(self.thumbs, which)(jnp, few)
            action = action.at[at].set(jnp.where(older[at], theirs, action[at]))
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


def _of_seat(table: np.ndarray[Any, Any], seat: Array) -> Array:
    return jnp.take_along_axis(jnp.asarray(table), seat[None].astype("int32"), 0)[0]


def _drawn(logits: Array, open_: Array, forced: Array, key: Array) -> tuple[Array, Array]:
    """An action by its logits, or now and then any open one; and which it was."""
    keys = jax.random.split(key, 3)
    action = jax.random.categorical(keys[0], logits)
    lot = jax.random.categorical(keys[1], jnp.where(open_, 0.0, NEVER))
    by_lot = jax.random.uniform(keys[2], action.shape) < forced
    return jnp.where(by_lot, lot, action), by_lot


def tally(course: Course, plan: Sizes, steps: Any, state: Any) -> dict[str, Array]:
    """By size of the round: points; in games of bids also bids hit and how far off they were."""
    own = jax.nn.one_hot(jnp.asarray(plan.rounds) - 1, steps.rounds)
    count = jnp.maximum(own.sum(axis=0), 1)

    def by_size(columns: Array) -> Array:
        return columns.astype("float32").mean(axis=0) @ own / count

    points = jnp.stack(steps.points(jnp, state)).astype("float32")
    mean = by_size(points)
    told = {"mean": mean, "spread": jnp.sqrt(by_size(points**2) - mean**2)}
    if not course.bids:
        return told
    bids, won = (jnp.stack(columns).astype("float32") for columns in (state.bids, state.won))
    hit, bias = by_size(bids == won), by_size(won - bids)
    return {**told, "hit": hit, "bias": bias, "bid": by_size(bids), "highest": bids.max()}
