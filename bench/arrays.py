"""Random steps a second over batch sizes and player counts: `jollyroger bench` for a bare machine.

python bench/arrays.py [--all] [LOG2 ...]     batches of 2**LOG2 games, 12 by default

Needs numpy or JAX and nothing else, so it runs where only those are: PYTHONPATH=src will do."""

import json
import sys
from dataclasses import asdict

from jollyroger.arrays.throughput import measurements
from jollyroger.rules.shelf import GAMES


def main(arguments: list[str]) -> None:
    every = "--all" in arguments
    batches = [1 << int(power) for power in arguments if power.isdigit()] or [1 << 12]
    for game in GAMES.values():
        for players in game.rounds if every else (4,):
            for measure in measurements(game, players, batches):
                print(json.dumps(asdict(measure())), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
