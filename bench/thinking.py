"""How long a bot thinks, on one core, and what its models cost to load.

    python bench/thinking.py [--bot level5] [--decisions 500] [--seed S]

Decisions are those of whole games that the bot plays against itself, at every number of players;
where there is only one move, there is nothing to think about, and it is not counted. Times are
the processor's, so that what else runs here does not count. The models are loaded in a fresh
process; memory is what its resident set grows by."""

import os

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before numpy is imported
os.environ["OMP_NUM_THREADS"] = "1"

import json
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from random import Random
from time import process_time

import numpy as np
from figures import aboard
from matches import named

from jollyroger.arena.report import aligned
from jollyroger.arrays.throughput import one_core
from jollyroger.rules.game import Game
from jollyroger.rules.shelf import GAMES
from jollyroger.table.match import Match, seeded

HEADS = ("game", "players", "games", "decisions", "ms p50", "ms p99", "ms most")
LOADING = """
import json, os, time
from importlib import import_module

def resident():
    with open("/proc/self/statm") as kept:
        return int(kept.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20

def measured(act):
    memory, began = resident(), time.process_time()
    act()
    return {"seconds": time.process_time() - began, "MB": resident() - memory}

def models():
    from jollyroger.bots.net import nets
    from jollyroger.rules.shelf import GAMES
    for game in GAMES:
        nets(game)

parts = {
    "numpy": lambda: import_module("numpy"),
    "the bots' code": lambda: import_module("jollyroger.bots.levels"),
    "all four models": models,
}
print(json.dumps({name: measured(act) for name, act in parts.items()}))
"""


def thought(
    game: Game, players: int, name: str, decisions: int, seed: int
) -> tuple[int, list[float]]:
    """Whole games until there are enough decisions, and the milliseconds of each."""
    times: list[float] = []
    games, rng, choose = 0, Random(seed), named(name)
    while len(times) < decisions:
        match = Match(game, players, seeded(f"{seed}/{games}"))
        games += 1
        while not match.over:
            match.deal_if_due()
            seat = match.due()[0]
            view, moves = match.view(seat), match.may(seat)
            began = process_time()
            move = choose(view, moves, rng)
            if len(moves) > 1:
                times.append((process_time() - began) * 1e3)
            match.take(seat, move)
    return games, times[1:]  # the first one also reads the weights


def row(game: Game, players: int, asked: Namespace) -> list[str]:
    games, times = thought(game, players, asked.bot, asked.decisions, asked.seed)
    figures = [f"{np.quantile(times, share):.2f}" for share in (0.5, 0.99, 1.0)]
    return [game.id, str(players), str(games), str(len(times)), *figures]


def loading() -> str:
    """Seconds and memory, from a process that has loaded nothing yet."""
    ran = subprocess.run([sys.executable, "-c", LOADING], capture_output=True, check=True)
    parts: dict[str, dict[str, float]] = json.loads(ran.stdout)
    rows = [[name, f"{p['seconds']:.2f} s", f"{p['MB']:.1f} MB"] for name, p in parts.items()]
    return "\n".join(aligned([("loading", "time", "memory"), *rows]))


def main() -> None:
    asked = arguments()
    print(f"{asked.bot} on one core, seed {asked.seed}", aboard(GAMES), sep="\n", flush=True)
    with one_core():
        tables = [(game, players) for game in GAMES.values() for players in game.rounds]
        rows = [row(game, players, asked) for game, players in tables]
        print("\n".join(aligned([HEADS, *rows])))
        print(loading())


def arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--bot", default="level5")
    parser.add_argument("--decisions", type=int, default=500, help="of each table, at least")
    parser.add_argument("--seed", type=int, default=21)
    return parser.parse_args()


if __name__ == "__main__":
    main()
