"""Training as a voyage: it sets out, keeps a log, drops anchor, and can go on from there."""

import json
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from .checkpoint import aboard, load, save
from .course import Course
from .evaluation import Duel
from .ppo import Heat, fresh, optimiser, update
from .returns import Rows
from .rollout import Crew, rollout
from .standing import measured, start

Array = Any
KEPT = 0.9  # of what was thought of the pace of a game, when new rounds are in
MARKS = 24  # how often a copy of the nets is set aside on the way
BATCH = 32_768  # games of a duel at once


class Each(NamedTuple):
    """A number for every table: the usual one, or another by how many play there."""

    usual: float
    other: Mapping[int, float] = MappingProxyType({})

    def at(self, players: int) -> float:
        return self.other.get(players, self.usual)


EVENLY, NOWHERE = Each(1), Each(0)


@dataclass(frozen=True)
class Plan:
    """How far to sail: `decisions` is the whole way, over which everything cools down.

    `plays` a rollout, times the `shares` of a table; `seconds` is when to drop anchor whatever was
    reached; `plain` is the point up to which every seat is the current net, and after which older
    ones sit down too; `alone` is how long a new critic learns before nets that were shipped learn
    on; `cooled` is how much of the cooling such nets have behind them, from 0 to 1; `win` is how
    much the chance to win the game counts beside a lead in the round; `thumbs` and `lone` make the
    crew of a table. When it leaves a seat alone, only that one learns, and its rivals stay as they
    are: so one finds how far they can be exploited."""

    decisions: float = 3e9
    seconds: float = 540.0
    plays: int = 1_000_000
    shares: Each = EVENLY
    plain: float = 1.5e9
    seed: int = 1
    rate: tuple[float, float] = (5e-4, 5e-5)
    choice_entropy: tuple[float, float] = (0.02, 0.002)
    play_entropy: tuple[float, float] = (0.01, 0.001)
    win: Each = NOWHERE
    thumbs: Each = NOWHERE
    lone: bool = False
    games: int = 8192
    alone: float = 2e8
    cooled: float = 0.0

    def rounds(self, course: Course, players: int) -> Callable[..., Any]:
        """The rollout of a table."""
        plays = int(self.plays * self.shares.at(players))
        crew = Crew(int(self.thumbs.at(players)), self.lone)
        return rollout(course, players, plays, crew, self.win.at(players))


def heat(plan: Plan, done: float, alone: float = 0.0) -> Heat:
    """From the first to the second value as the way gets shorter, evenly in its logarithm.

    For the first `alone` decisions only the critic learns."""
    at = plan.cooled + (1 - plan.cooled) * min(done / plan.decisions, 1.0)
    ends = (plan.rate, plan.choice_entropy, plan.play_entropy)
    rate, choice, play = (jnp.float32(start * (stop / start) ** at) for start, stop in ends)
    return Heat(rate, rate * (done >= alone), choice, play)


class Voyage:
    """One training run: what it has learned so far, and where that is kept."""

    def __init__(
        self, course: Course, plan: Plan, folder: Path, tell: Callable[[str], None] | None = None
    ) -> None:
        self.course, self.plan, self.folder, self.tell = course, plan, folder, tell
        self.done = 0.0
        self.key = jax.random.key(plan.seed)
        self.params: Any = fresh(course, self._key())
        self.moments: Any = optimiser().init(self.params)
        self.older: list[Any] = [self.params]
        self.plain_params: Any = None
        self.rival: Any = None
        self.alone = 0.0
        self.paces = {n: start(course.bids, course.steps(n).rounds) for n in course.players}
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "params.npz").exists():
            self._resume()

    def _key(self) -> Array:
        self.key, key = jax.random.split(self.key)
        return key

    def sail(self) -> None:
        began = time.monotonic()
        programs = self._compiled()
        self._log({"compiled": time.monotonic() - began})
        turn, marked = 0, self.done
        while self.done < self.plan.decisions and time.monotonic() - began < self.plan.seconds:
            told = self._turn(programs, turn)
            turn += 1
            if self.plain_params is None and self.done >= self.plan.plain:
                self.plain_params = self.params
                save(self.folder / "plain.npz", self.params, "float16")
            if self.done - marked >= self.plan.decisions / MARKS:
                marked = self.done
                self._mark()
            if turn % 10 == 1:
                self._log({"decisions": self.done, "seconds": time.monotonic() - began, **told})
        self.anchor()

    def _mark(self) -> None:
        """A copy is set aside, to sit down later, and progress is measured in some games."""
        self.older = [*self.older[-7:], self.params]
        if self.rival and self.plan.games:
            self.compare(self.course.measured, self.plan.games)
        if self.course.bids and self.plan.games:
            self.compare(self.course.measured, self.plan.games, thumbs=True)

    def _compiled(self) -> dict[int, Any]:
        """A rollout a number of players and one update, compiled side by side."""
        key = jax.random.key(0)
        nets = self.params, self.params
        runs = {n: jax.jit(self.plan.rounds(self.course, n)) for n in self.course.players}
        told = [jax.eval_shape(run, *nets, self.paces[n], key) for n, run in runs.items()]
        rows = [_joined_shape([made[part] for made in told]) for part in (0, 1)]
        change = jax.jit(update(self.course), donate_argnums=1)
        lowered = [run.lower(*nets, self.paces[n], key) for n, run in runs.items()]
        lowered.append(change.lower(self.params, self.moments, *rows, heat(self.plan, 0), key))
        with ThreadPoolExecutor() as pool:
            *made, self.update = pool.map(lambda program: program.compile(), lowered)
        return dict(zip(runs, made, strict=True))

    def _turn(self, programs: dict[int, Any], turn: int) -> dict[str, Any]:
        """Rounds of every number of players, then one update over all of them."""
        other = self._other(turn)
        told: dict[str, Any] = {}
        choices, plays = [], []
        for players, program in programs.items():
            pace = self.paces[players]
            chosen, played, tally = program(self.params, other, pace, self._key())
            self.paces[players] = measured(pace, tally, KEPT if turn else 0.0)
            choices.append(chosen)
            plays.append(played)
            told[f"of{players}"] = tally
            self.done += len(chosen.action) + len(played.action)
        rows = [_joined(parts) for parts in (choices, plays)]
        self.params, self.moments, losses = self.update(
            self.params, self.moments, *rows, heat(self.plan, self.done, self.alone), self._key()
        )
        return {**told, **losses}

    def _other(self, turn: int) -> Any:
        """Who sits down beside the current nets."""
        if self.plan.lone:
            return self.rival
        plain = self.done < self.plan.plain
        return self.params if plain else self.older[turn % len(self.older)]

    def anchor(self) -> None:
        """Everything that is needed to go on, in files of a moderate size."""
        adam = self.moments[1]
        save(self.folder / "params.npz", self.params)
        save(self.folder / "first.npz", adam.mu)
        save(self.folder / "second.npz", adam.nu)
        mark = {"done": self.done, "count": int(adam.count)}
        (self.folder / "mark.json").write_text(json.dumps(mark))

    def _resume(self) -> None:
        mark = json.loads((self.folder / "mark.json").read_text())
        self.done = mark["done"]
        self.params = load(self.folder / "params.npz")
        clip, adam = self.moments
        adam = adam._replace(
            count=jnp.asarray(mark["count"], "int32"),
            mu=load(self.folder / "first.npz"),
            nu=load(self.folder / "second.npz"),
        )
        self.moments = (clip, adam)
        self.key = jax.random.fold_in(self.key, mark["count"])
        self.older = [self.params]
        if (self.folder / "plain.npz").exists():
            self.plain_params = load(self.folder / "plain.npz")
            self.older.append(self.plain_params)

    def board(self, shipped: Path) -> None:
        """Go on from a bot's file; the critic is new, and learns alone at first."""
        for net, parts in aboard(self.course, shipped).items():
            self.params[net] = {**self.params[net], **parts}
        self.older = [self.params]
        self.alone = self.plan.alone

    def face(self, shipped: Path) -> None:
        """A bot's file to be measured against, and the rivals of a lone seat."""
        nets = aboard(self.course, shipped).items()
        self.rival = self.params | {net: {**self.params[net], **own} for net, own in nets}

    def _log(self, told: dict[str, Any]) -> None:
        line = json.dumps(jax.tree.map(_number, told))
        if self.tell:
            self.tell(line)
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(line + "\n")

    def compare(self, players: int, games: int, thumbs: bool = False) -> dict[str, Any]:
        """One of these nets against copies of the rival, or of the plain ones, or thumbs."""
        other = None if thumbs else self.rival or self.plain_params or self.older[0]
        duel = _duel(self.course, players, min(games, BATCH))
        runs = range(-(-games // BATCH))
        told = [duel(self.params, other, jax.random.key(99 + run)) for run in runs]
        means = jax.tree.map(lambda *each: sum(each) / len(each), *told)
        for error in ("win_error", "errors"):
            means[error] /= len(told) ** 0.5
        result: dict[str, Any] = jax.tree.map(_number, means)
        rival = "thumbs" if thumbs else "nets"
        self._log({"duel": players, "rival": rival, "games": games, "at": self.done, **result})
        return result


@cache
def _duel(course: Course, players: int, games: int) -> Any:
    """Compiled once for all measuring on the way."""
    return jax.jit(Duel(course, players, games).run)


def _joined(parts: list[Rows]) -> Any:
    return jax.tree.map(lambda *columns: jnp.concatenate(columns), *parts)


def _joined_shape(parts: list[Any]) -> Any:
    return jax.eval_shape(_joined, parts)


def _number(value: Any) -> Any:
    if isinstance(value, (int, float, str)):
        return value
    return np.round(np.asarray(value, "float64"), 4).tolist()
