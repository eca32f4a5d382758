"""Games of bots through the rules core, on several processes, as one seat's sheet.

The games are those of `jollyroger simulate` with the same seed: the same deals, the same seats."""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from random import Random
from time import perf_counter_ns
from typing import TypeVar

import numpy as np
from carlo import carlo
from figures import Sheet, joined

from jollyroger.arena.simulate import Plan
from jollyroger.arena.tally import Tally
from jollyroger.bots.crew import Bot, bot
from jollyroger.rules.game import winners
from jollyroger.rules.scoring import BidLine
from jollyroger.rules.shelf import load
from jollyroger.rules.state import State
from jollyroger.table.match import Match, seeded

T = TypeVar("T")
S = TypeVar("S")


@dataclass(frozen=True)
class Result:
    """The sheet of the seat that is measured, and how long every name thought."""

    sheet: Sheet
    times: dict[str, Tally]


def named(name: str) -> Bot:
    return carlo if name == "carlo" else bot(name)


def played(plan: Plan, number: int, deal: int | None = None) -> Result:
    """Game `number`, in which the first bot of the plan sits `number` seats on.

    Games of the same `deal` have the same chance; without one every game has its own."""
    seed, crew = f"{plan.seed}/{number if deal is None else deal}", plan.crew(number)
    times = {name: Tally() for name in plan.bots}
    match = Match(load(plan.game), plan.players, seeded(f"chance/{seed}"))
    rngs = [Random(f"bot/{seed}/{seat}") for seat in range(plan.players)]
    while not match.over:
        match.deal_if_due()
        seat = match.due()[0]
        view, moves, name = match.view(seat), match.may(seat), crew[seat]
        began = perf_counter_ns()
        move = named(name)(view, moves, rngs[seat])
        if len(moves) > 1:  # what is forced takes no thought
            times[name].thought(perf_counter_ns() - began)
        match.take(seat, move)
    return Result(_sheet(match.state, number % plan.players), times)


def _sheet(state: State, seat: int) -> Sheet:
    best, scores = winners(state), state.scores()
    lead = scores[seat] - (sum(scores) - scores[seat]) / (state.players - 1)
    lines = [line for lines in state.sheet if isinstance(line := lines[seat], BidLine)]
    return Sheet(
        win=np.array([(seat in best) / len(best)]),
        lead=np.array([lead]),
        bid=np.array([[line.bid for line in lines]], int),
        won=np.array([[line.won for line in lines]], int),
    )


def added(results: Iterable[Result]) -> Result:
    parts = list(results)
    times = {name: Tally() for name in parts[0].times}
    for part in parts:
        for name, tally in part.times.items():
            times[name].add(tally)
    return Result(joined(part.sheet for part in parts), times)


def season(plan: Plan, processes: int) -> Result:
    """All games of a plan."""
    return added(spread(partial(played, plan), range(plan.games), processes))


def spread(task: Callable[[T], S], items: Sequence[T], processes: int) -> list[S]:
    """Every item's result, in order, on so many processes."""
    if processes == 1:
        return [task(item) for item in items]
    # A fresh process has one thread for its sums; a copy would share ours.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return list(pool.map(task, items, chunksize=4))
