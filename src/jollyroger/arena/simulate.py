"""Many games of bots against bots, repeatable from one seed, on all cores."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from random import Random
from time import perf_counter_ns
from typing import TypeVar

from ..bots.crew import bot
from ..rules.game import Game, start, winners
from ..rules.refused import Refused
from ..rules.scoring import BidLine
from ..rules.shelf import load
from ..rules.state import State
from ..table.match import Match, seeded
from .tally import Tally

BATCH = 8  # games a worker takes at a time, at least: few enough that progress moves
BATCHES = 2000  # and so many batches at most, that a huge plan fits in memory
SEATS = 4  # at a table nobody gave a size
P = TypeVar("P")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate. Seats rotate: in game i everybody sits i seats further on."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: tuple[str, ...] = ()

    @property
    def players(self) -> int:
        return len(self.bots)

    def crew(self, number: int) -> tuple[str, ...]:
        turn = number % self.players
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots


def planned(plan: Plan, players: int | None = None) -> Plan:
    """The plan with every seat filled, or `Refused`. One bot's name alone fills every seat."""
    count = players if players is not None else plan.players if plan.players > 1 else SEATS
    crew = plan.bots * count if plan.players == 1 else plan.bots
    start(load(plan.game, plan.options), count)
    for name in crew:
        bot(name)
    if len(crew) != count:
        raise Refused("bot_count", bots=len(crew), players=count)
    if plan.games < 1:
        raise Refused("game_count", games=plan.games)
    return replace(plan, bots=crew)


def simulate(plan: Plan, progress: Callable[[int], None] = lambda done: None) -> dict[str, Tally]:
    """A tally for every distinct name, the same for the same plan on any number of cores."""
    total = {name: Tally() for name in dict.fromkeys(plan.bots)}
    done = 0
    for batch, tallies in batched(played, plan, range(plan.games)):
        for name, tally in tallies.items():
            total[name].add(tally)
        done += len(batch)
        progress(done)
    return total


def batched(
    work: Callable[[P, Sequence[int]], R], plan: P, numbers: Sequence[int]
) -> Iterator[tuple[Sequence[int], R]]:
    """The games of these numbers on all cores: every batch with what came of it, in order."""
    size = max(BATCH, len(numbers) // BATCHES)
    batches = [numbers[at : at + size] for at in range(0, len(numbers), size)]
    cores = min(_cores(), len(batches))
    if cores < 2:
        yield from ((batch, work(plan, batch)) for batch in batches)
        return
    # JAX has threads, and a copy of a process with threads may hang: then begin fresh ones.
    way = get_context("spawn" if "jax" in sys.modules else None)
    with ProcessPoolExecutor(cores, mp_context=way, initializer=_one_thread) as pool:
        yield from zip(batches, pool.map(work, [plan] * len(batches), batches), strict=True)


def _one_thread() -> None:
    """Every core has a worker: threads of numpy's algebra, not loaded yet, would be in the way."""
    for library in ("OPENBLAS", "OMP", "MKL"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")


def played(plan: Plan, numbers: Sequence[int]) -> dict[str, Tally]:
    tallies = {name: Tally() for name in dict.fromkeys(plan.bots)}
    game = load(plan.game, plan.options)
    for number in numbers:
        play(game, plan.crew(number), f"{plan.seed}/{number}", tallies)
    return tallies


def play(game: Game, crew: Sequence[str], seed: str, tallies: Mapping[str, Tally]) -> State:
    """One whole game, counted into the tally of every name at the table; how it ended."""
    match = Match(game, len(crew), seeded(f"chance/{seed}"))
    rngs = [Random(f"bot/{seed}/{seat}") for seat in range(len(crew))]
    while not match.over:
        match.deal_if_due()
        seat = match.due()[0]
        name = crew[seat]
        view, moves = match.view(seat), match.may(seat)
        began = perf_counter_ns()
        move = bot(name)(view, moves, rngs[seat])
        tallies[name].thought(perf_counter_ns() - began)
        match.take(seat, move)
    count(match.state, crew, tallies)
    return match.state


def count(state: State, crew: Sequence[str], tallies: Mapping[str, Tally]) -> None:
    """What a finished game adds to the tally of every name at the table."""
    best = winners(state)
    for seat, (name, score) in enumerate(zip(crew, state.scores(), strict=True)):
        bids = [line for lines in state.sheet if isinstance(line := lines[seat], BidLine)]
        tallies[name].game(
            win=1 / len(best) if seat in best else 0.0,
            score=score,
            bids=len(bids),
            hits=sum(line.bid == line.won for line in bids),
        )


def _cores() -> int:
    """The cores this process may use, which is not always all of the machine's."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
