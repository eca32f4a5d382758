"""One bot against Monte-Carlo players, each deal played from every seat in turn.

    python bench/yardstick.py GAME... [--players 4] [--games 600] [--seed S]
                              [--bot level5] [--rival carlo] [--processes 1]

`carlo` deals 20 times what it cannot see and plays every move out by rules of thumb
(bench/carlo.py). The games of one deal hang together, so its mean counts as one."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from argparse import ArgumentParser, Namespace
from functools import partial

from figures import aboard, mean, within
from matches import Result, added, named, played, spread

from jollyroger.arena.report import aligned
from jollyroger.arena.simulate import Plan
from jollyroger.rules.shelf import GAMES

HEADS = (
    "game",
    "players",
    "games",
    "deals",
    "win share (95 %)",
    "par",
    "lead",
    "bids hit",
    "ms p50, p99",
    "ms of the rival",
)


def measured(plan: Plan, processes: int) -> list[str]:
    """A line of the table: whole deals only, as many as the games are enough for."""
    deals = max(1, plan.games // plan.players)
    tasks = [(number, number // plan.players) for number in range(deals * plan.players)]
    result = added(spread(partial(_one, plan), tasks, processes))
    win, lead = (
        column.reshape(deals, plan.players).mean(axis=1)
        for column in (result.sheet.win, result.sheet.lead)
    )
    middle, half = mean(win)
    bids = result.sheet.bid
    hit = (bids == result.sheet.won).reshape(deals, -1).mean(axis=1) if bids.size else None
    return [
        plan.game,
        str(plan.players),
        str(len(tasks)),
        str(deals),
        f"{middle:.1%} ({middle - half:.1%} - {middle + half:.1%})",
        f"{1 / plan.players:.1%}",
        within(lead),
        "-" if hit is None else within(hit, ".1%"),
        *(
            f"{times.milliseconds(0.5):.1f}, {times.milliseconds(0.99):.1f}"
            for times in (result.times[name] for name in plan.bots[:2])
        ),
    ]


def _one(plan: Plan, task: tuple[int, int]) -> Result:
    return played(plan, *task)


def main() -> None:
    asked = arguments()
    crew = (asked.bot, *[asked.rival] * (asked.players - 1))
    print(f"one {asked.bot} against {asked.rival}, every deal from every seat, seed {asked.seed}")
    print(aboard(asked.game), flush=True)
    rows = [
        measured(Plan(game, crew, asked.games, asked.seed), asked.processes) for game in asked.game
    ]
    print("\n".join(aligned([HEADS, *rows])))


def arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="+", choices=GAMES)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--bot", default="level5")
    parser.add_argument("--rival", default="carlo")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    named(asked.bot), named(asked.rival)
    return asked


if __name__ == "__main__":
    main()
