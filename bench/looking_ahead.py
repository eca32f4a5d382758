"""What looking ahead gains: the same games twice, one seat once with it and once without.

    python bench/looking_ahead.py GAME... [--players 4] [--games 200] [--seed S] [--rival level5]
                                  [--processes 2]

The deals are the same in both, so that the difference is the move's and not the cards'. The
difference is told in points of lead and in games won, each with its 95 % interval."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from argparse import ArgumentParser, Namespace
from functools import partial

import numpy as np
from figures import aboard
from matches import Result, played, spread

from jollyroger.arena.report import aligned
from jollyroger.arena.simulate import Plan
from jollyroger.rules.shelf import GAMES

HEADS = ("game", "players", "games", "lead gained", "games won more", "ms p50", "ms p99")
BOTS = ("level5-thorough", "level5")


def pair(plan: Plan, number: int) -> tuple[Result, Result]:
    """Game `number` with and without looking ahead."""
    rivals = plan.bots[1:]
    first, second = (
        played(Plan(plan.game, (bot, *rivals), plan.games, plan.seed), number) for bot in BOTS
    )
    return first, second


def row(asked: Namespace, game: str) -> tuple[str, ...]:
    rivals = (asked.rival,) * (asked.players - 1)
    plan = Plan(game, (BOTS[0], *rivals), asked.games, asked.seed)
    pairs = spread(partial(pair, plan), range(asked.games), asked.processes)
    lead = np.array([one.sheet.lead[0] - other.sheet.lead[0] for one, other in pairs])
    won = np.array([one.sheet.win[0] - other.sheet.win[0] for one, other in pairs])
    times = pairs[0][0].times[BOTS[0]]
    for one, _ in pairs[1:]:
        times.add(one.times[BOTS[0]])
    told = f"{lead.mean():+.1f} ± {_half(lead):.1f}", f"{won.mean():+.1%} ± {_half(won):.1%}"
    return (
        game,
        str(asked.players),
        str(asked.games),
        *told,
        *(f"{times.milliseconds(share):.0f}" for share in (0.5, 0.99)),
    )


def _half(values: np.ndarray) -> float:
    return float(1.96 * values.std() / len(values) ** 0.5)


def main() -> None:
    asked = arguments()
    print(f"{BOTS[0]} and {BOTS[1]} against {asked.rival}, seed {asked.seed}")
    print(aboard(asked.game))
    print("\n".join(aligned([HEADS, *(row(asked, game) for game in asked.game)])))


def arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="+", choices=GAMES)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=41)
    parser.add_argument("--rival", default="level5")
    parser.add_argument("--processes", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
