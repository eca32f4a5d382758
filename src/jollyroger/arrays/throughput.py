"""Random steps a second: the rules core, numpy and JAX, whichever is installed.

A step is one bid, placing or piece of one game; deals, tricks, scores and new games are
included. On a processor the time is that of all its cores added up, so the rate is a core's."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from random import Random
from typing import Any

from ..rules.chance import Drawn
from ..rules.game import Game, decide, due, may, start
from ..rules.refused import Refused
from ..rules.state import Phase, fold

# What needs numpy or JAX is imported where it is measured: the rules run without them.
SECONDS = 1.0
BATCH = 4096
MOST = 1 << 16  # games at once for numpy; more is a load for a GPU


@dataclass(frozen=True, slots=True)
class Rate:
    """One line of the table; the rules core neither compiles nor has columns to weigh."""

    game: str
    players: int
    engine: str
    device: str
    batch: int
    steps_per_second: float
    compile_seconds: float | None = None
    bytes_per_game: int | None = None


@contextmanager
def one_core() -> Iterator[None]:
    """On one core alone, where that can be had: threads that share work out cost more than it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def missing() -> tuple[str, ...]:
    """What is not installed, and so not measured."""
    return tuple(name for name in ("numpy", "jax") if not find_spec(name))


def _has_lockstep(game: Game) -> bool:
    """Asked only where there is numpy, which its module needs."""
    from .lockstep import has_lockstep

    return has_lockstep(game)


def measurements(
    game: Game, players: int, batches: Sequence[int] = (BATCH,), seconds: float = SECONDS
) -> list[Callable[[], Rate]]:
    """Everything that can be measured here, or `Refused`; each call takes about so long."""
    start(game, players)
    for batch in batches:
        if batch < 1:
            raise Refused("batch_size", batch=batch)
    of_arrays = [
        partial(of, game, players, batch, seconds)
        for batch in batches
        for name, of in (("numpy", of_numpy), ("jax", of_jax))
        if name not in missing() and (name == "jax" or batch <= MOST) and _has_lockstep(game)
    ]
    return [partial(of_rules, game, players, seconds), *of_arrays]


def of_rules(game: Game, players: int, seconds: float) -> Rate:
    rng = Random(1)
    steps = _rate(lambda: one_game(game, players, rng), time.process_time, seconds)
    return Rate(game.id, players, "rules", "cpu", 1, steps)


def one_game(game: Game, players: int, rng: Random) -> int:
    """A random game through the full public path; the number of its steps."""
    chance, state, steps = Drawn(rng.randrange), start(game, players), 0
    while state.phase is not Phase.OVER:
        seat = None if state.phase is Phase.DEAL else due(game, state)[0]
        steps += seat is not None
        move = rng.choice(may(game, state, seat))
        state = fold(state, decide(game, state, seat, move, chance))
    return steps


def of_numpy(game: Game, players: int, batch: int, seconds: float) -> Rate:
    from .chance import NumpyChance
    from .lockstep import lockstep
    from .playout import play, steps_a_game

    steps, chance = lockstep(game, players), NumpyChance(1)
    state = play(steps, chance, batch)
    count = steps_a_game(steps) * batch

    def once() -> int:
        play(steps, chance, batch)
        return count

    rate = _rate(once, time.process_time, seconds)
    size = _bytes(state, batch)
    return Rate(game.id, players, "numpy", "cpu", batch, rate, bytes_per_game=size)


def of_jax(game: Game, players: int, batch: int, seconds: float) -> Rate:
    import jax

    from .lockstep import lockstep
    from .playout import compiled, steps_a_game

    steps = lockstep(game, players)
    began = time.perf_counter()
    program = compiled(steps, batch).lower(jax.random.key(0)).compile()
    took = time.perf_counter() - began
    state = program(jax.random.key(0))
    keys = iter(range(1, 1 << 30))
    count = steps_a_game(steps) * batch

    def once() -> int:
        program(jax.random.key(next(keys))).phase.block_until_ready()
        return count

    device = jax.devices()[0]
    clock = time.process_time if device.platform == "cpu" else time.perf_counter
    rate, size = _rate(once, clock, seconds), _bytes(state, batch)
    return Rate(game.id, players, "jax", device.device_kind, batch, rate, took, size)


def _rate(once: Callable[[], int], clock: Callable[[], float], seconds: float) -> float:
    began = clock()
    done = once()
    while (spent := clock() - began) < seconds:
        done += once()
    return done / spent


def _bytes(state: Any, batch: int) -> int:
    """Memory of one game's state."""
    if isinstance(state, tuple):
        return sum(_bytes(part, batch) for part in state)
    return int(state.nbytes) // batch
