"""Training as a voyage: it sets out, keeps a log, drops anchor, and can go on from there."""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from .course import Course
from .evaluation import duel
from .ppo import Heat, fresh, optimiser, update
from .rollout import Rows, rollout

Array = Any


@dataclass(frozen=True)
class Plan:
    """How far to sail: `decisions` is the whole way, over which everything cools down.

    `plays` a rollout; `seconds` is when to drop anchor whatever was reached; `plain` is the point
    up to which every seat is the current net, and after which older ones sit down too."""

    decisions: float = 3e9
    seconds: float = 540.0
    plays: int = 1_000_000
    plain: float = 1.5e9
    seed: int = 1
    rate: tuple[float, float] = (5e-4, 5e-5)
    choice_entropy: tuple[float, float] = (0.02, 0.002)
    play_entropy: tuple[float, float] = (0.01, 0.001)
    games: int = 8192


def heat(plan: Plan, done: float) -> Heat:
    """From the first to the second value as the way gets shorter, evenly in its logarithm."""
    at = min(done / plan.decisions, 1.0)
    ends = (plan.rate, plan.choice_entropy, plan.play_entropy)
    return Heat(*(jnp.float32(start * (stop / start) ** at) for start, stop in ends))


class Voyage:
    def __init__(self, course: Course, plan: Plan, folder: Path) -> None:
        self.course, self.plan, self.folder = course, plan, folder
        self.done = 0.0
        self.key = jax.random.key(plan.seed)
        self.params: Any = fresh(course, self._key())
        self.moments: Any = optimiser().init(self.params)
        self.older: list[Any] = [self.params]
        self.plain_params: Any = None
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
                _save(self.folder / "plain.npz", self.params, "float16")
            if self.done - marked >= self.plan.decisions / 24:
                marked = self.done
                self.older = [*self.older[-7:], self.params]
            if turn % 10 == 1:
                self._log({"decisions": self.done, "seconds": time.monotonic() - began, **told})
        self.anchor()

    def _compiled(self) -> dict[int, Any]:
        """A rollout a number of players and one update, compiled side by side."""
        course, plays = self.course, self.plan.plays
        key = jax.random.key(0)

        def one(players: int) -> Any:
            run = jax.jit(rollout(course, players, plays))
            return run.lower(self.params, self.params, key).compile()

        with ThreadPoolExecutor() as pool:
            made = dict(zip(course.players, pool.map(one, course.players), strict=True))
        self.update = jax.jit(update(course), donate_argnums=1)
        return made

    def _turn(self, programs: dict[int, Any], turn: int) -> dict[str, Any]:
        """Rounds of every number of players, then one update over all of them."""
        plain = self.done < self.plan.plain
        other = self.params if plain else self.older[turn % len(self.older)]
        told: dict[str, Any] = {}
        choices, plays = [], []
        for players, program in programs.items():
            chosen, played, tally = program(self.params, other, self._key())
            choices.append(chosen)
            plays.append(played)
            told[f"of{players}"] = tally
            self.done += len(chosen.action) + len(played.action)
        rows = [_joined(parts) for parts in (choices, plays)]
        self.params, self.moments, losses = self.update(
            self.params, self.moments, *rows, heat(self.plan, self.done), self._key()
        )
        return {**told, **losses}

    def anchor(self) -> None:
        """Everything that is needed to go on, in files of a moderate size."""
        _save(self.folder / "params.npz", self.params, "float32")
        adam = self.moments[1]
        _save(self.folder / "first.npz", adam.mu, "float32")
        _save(self.folder / "second.npz", adam.nu, "float32")
        count = int(adam.count)
        (self.folder / "log.json").write_text(json.dumps({"done": self.done, "count": count}))

    def _resume(self) -> None:
        mark = json.loads((self.folder / "log.json").read_text())
        self.done = mark["done"]
        self.params = _load(self.folder / "params.npz")
        clip, adam = self.moments
        adam = adam._replace(
            count=jnp.asarray(mark["count"], "int32"),
            mu=_load(self.folder / "first.npz"),
            nu=_load(self.folder / "second.npz"),
        )
        self.moments = (clip, adam)
        self.key = jax.random.fold_in(self.key, mark["count"])
        self.older = [self.params]
        if (self.folder / "plain.npz").exists():
            self.plain_params = _load(self.folder / "plain.npz")
            self.older.append(self.plain_params)

    def _log(self, told: dict[str, Any]) -> None:
        line = json.dumps(jax.tree.map(_number, told))
        print(line, flush=True)
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(line + "\n")

    def compare(self, players: int = 4) -> dict[str, Any]:
        """One of the final nets against copies of the plain ones."""
        match = duel(self.course, players, self.plan.games)
        other = self.plain_params or self.older[0]
        result = jax.tree.map(_number, match(self.params, other, jax.random.key(99)))
        self._log({"duel": players, **result})
        return result


def _joined(parts: list[Rows]) -> Any:
    return jax.tree.map(lambda *columns: jnp.concatenate(columns), *parts)


def _number(value: Any) -> Any:
    if isinstance(value, (int, float, str)):
        return value
    return np.round(np.asarray(value, "float64"), 4).tolist()


def _flat(tree: Any, prefix: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in tree.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{name}/")
        else:
            yield prefix + name, value


def _save(path: Path, tree: Any, dtype: str) -> None:
    np.savez(path, **{name: np.asarray(value, dtype) for name, value in _flat(tree)})


def _load(path: Path) -> Any:
    tree: dict[str, Any] = {}
    with np.load(path) as kept:
        for name in kept.files:
            net, part = name.split("/")
            tree.setdefault(net, {})[part] = jnp.asarray(kept[name], "float32")
    return tree
