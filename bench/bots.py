"""One of a bot against copies of a rival, through the rules core: wins, lead, bids.

    python bench/bots.py GAME... [--players 2 3 4 5 6] [--games N] [--seed S]
                         [--bot level5] [--rival heuristic] [--processes 1]

A bot is one of `jollyroger simulate`, or `carlo` (bench/carlo.py). The games are those of
`jollyroger simulate GAME --bots BOT,RIVAL,... --seed S`. For nets and for the rules of thumb
bench/lockstep.py plays the same games of chance many times as fast."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: every process has one core

from argparse import ArgumentParser, Namespace

from figures import aboard, told
from matches import named, season

from jollyroger.arena.simulate import Plan
from jollyroger.rules.shelf import GAMES, load


def main() -> None:
    asked = arguments()
    title = f"one {asked.bot} against {asked.rival}, seed {asked.seed}\n{aboard(asked.game)}"
    sheets = []
    for game in asked.game:
        for players in sorted({*asked.players} & load(game).rounds.keys()):
            crew = (asked.bot, *[asked.rival] * (players - 1))
            plan = Plan(game, crew, asked.games, asked.seed)
            sheets.append((game, players, season(plan, asked.processes).sheet))
    print(told(title, sheets))


def arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="+", choices=GAMES)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=600, help="at each number of players")
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--bot", default="level5")
    parser.add_argument("--rival", default="heuristic")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    named(asked.bot), named(asked.rival)  # a name that does not exist is refused at once
    return asked


if __name__ == "__main__":
    main()
