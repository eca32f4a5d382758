"""Random steps a second: the rules core, numpy and JAX, whichever is installed.

A step is one bid, placing or piece of one game; deals, tricks, scores and new games are
included. On a processor the time is that of all its cores added up, so the rate is a core's."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import Any

from ..rules.chance import Drawn
from ..rules.game import Game, decide, due, may, start
from ..rules.state import Phase, fold
from .chance import NumpyChance
from .lockstep import lockstep
from .playout import compiled, play, steps_a_game

SECONDS = 1.0
BATCH = 4096


@dataclass(frozen=True, slots=True)
class Rate:
    """One line of the table; `compile` in seconds and `bytes` a game where there are such."""

    game: str
    players: int
    engine: str
    device: str
    batch: int
    steps: float
    compile: float | None = None
    bytes: int | None = None


def rates(game: Game, players: int, batches: tuple[int, ...] = (BATCH,)) -> Iterator[Rate]:
    yield of_rules(game, players)
    for batch in batches:
        if batch <= 1 << 16:  # more is a load for a GPU
            yield of_numpy(game, players, batch)
        if find_spec("jax"):
            yield of_jax(game, players, batch)


def of_rules(game: Game, players: int) -> Rate:
    rng = Random(1)
    steps = _rate(lambda: _one_game(game, players, rng), time.process_time)
    return Rate(game.id, players, "rules", "cpu", 1, steps)


def _one_game(game: Game, players: int, rng: Random) -> int:
    """A random game through the full public path; the number of its steps."""
    chance, state, steps = Drawn(rng.randrange), start(game, players), 0
    while state.phase is not Phase.OVER:
        seat = None if state.phase is Phase.DEAL else due(game, state)[0]
        steps += seat is not None
        move = rng.choice(may(game, state, seat))
        state = fold(state, decide(game, state, seat, move, chance))
    return steps


def of_numpy(game: Game, players: int, batch: int) -> Rate:
    steps, chance = lockstep(game, players), NumpyChance(1)
    state = play(steps, chance, batch)
    count = steps_a_game(steps) * batch

    def once() -> int:
        play(steps, chance, batch)
        return count

    rate = _rate(once, time.process_time)
    return Rate(game.id, players, "numpy", "cpu", batch, rate, bytes=_bytes(state, batch))


def of_jax(game: Game, players: int, batch: int) -> Rate:
    import jax

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
    size = _bytes(state, batch)
    return Rate(game.id, players, "jax", device.device_kind, batch, _rate(once, clock), took, size)


def _rate(once: Callable[[], int], clock: Callable[[], float]) -> float:
    done, began = 0, clock()
    while (spent := clock() - began) < SECONDS:
        done += once()
    return done / spent


def _bytes(state: Any, batch: int) -> int:
    """Memory of one game's state."""
    if isinstance(state, tuple):
        return sum(_bytes(part, batch) for part in state)
    return int(state.nbytes) // batch
