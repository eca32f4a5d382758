"""Random steps a second of the arrays over batch sizes and player counts, as `jollyroger bench`.

python bench/arrays.py [--all] [LOG2 ...]     batches of 2**LOG2 games, 12 by default"""

import sys
from dataclasses import asdict
import json

from jollyroger.arrays.throughput import rates
from jollyroger.rules.shelf import GAMES


def main(arguments: list[str]) -> None:
    every = "--all" in arguments
    batches = tuple(1 << int(power) for power in arguments if power.isdigit()) or (1 << 12,)
    for game in GAMES.values():
        for players in game.rounds if every else (4,):
            for rate in rates(game, players, batches):
                print(json.dumps(asdict(rate)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
