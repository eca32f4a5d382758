"""How strong the levels are: one of a bot against copies of the best, in lockstep.

    python bench/levels.py GAME... [--bots level1 level2 level3 level4] [--players 4] [--games 4000]
                           [--rivals level5] [--seed S] [--try LAPSES HAZE CAP] [--aim SHARE]

`--try` measures a grade that is not one of ours yet; with `--aim` its haze is only the first
guess, and one is looked for that wins such a share of the games."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from argparse import ArgumentParser, Namespace
from typing import Any

import numpy as np
from figures import Sheet, aboard, told
from lockstep import Minds, season_of

from jollyroger.bots.grades import PLAIN, STYLES, Grade, Style, grade
from jollyroger.bots.learned import mind
from jollyroger.bots.levels import Level
from jollyroger.rules.shelf import GAMES, load

TRIES = 6


def minds(game: str, players: int, grade: Grade, style: Style, seed: int) -> Minds:
    """A level as it decides for batches."""
    thinks, luck = mind(game, players), np.random.default_rng(seed)
    level = Level(thinks, grade, style, load(game).scoring)

    def decide(which: str, state: Any) -> Any:
        seat = thinks.steps.actor(np, state)
        return level.decide(which, state, seat, thinks.open(which, state), luck)

    return (
        lambda state: decide("choice", state).astype("uint16"),
        lambda state: decide("play", state).astype("uint8"),
    )


def graded(game: str, name: str) -> tuple[Grade, Style]:
    number, _, style = name.removeprefix("level").partition("-")
    return grade(game, int(number)), STYLES.get(style, PLAIN)


def aimed(asked: Namespace, game: str, players: int) -> Grade:
    """A grade that wins about the share asked for: haze is halved in on, ever closer."""
    lapses, haze, cap = asked.grade
    low, high = 0.0, 0.0
    for _ in range(TRIES):
        sheet = _sheet(asked, game, players, (Grade(lapses, haze, cap), PLAIN))
        print(f"{game}, haze {haze:.3f}: {sheet.win.mean():.4f}", flush=True)
        low, high = (haze, high) if sheet.win.mean() > asked.aim else (low, haze)
        haze = (low + high) / 2 if high else 1.5 * haze
    return Grade(lapses, round(haze, 2), cap)


def main() -> None:
    asked = arguments()
    if asked.aim:
        for game in asked.game:
            print(game, aimed(asked, game, asked.players[0]), flush=True)
        return
    for name in ["try"] if asked.grade else asked.bots:
        sheets = [
            (game, players, _sheet(asked, game, players, _wanted(asked, game, name)))
            for game in asked.game
            for players in asked.players
        ]
        title = f"one {name} against {asked.rivals}, seed {asked.seed}\n{aboard(asked.game)}"
        print(told(title, sheets), flush=True)


def _wanted(asked: Namespace, game: str, name: str) -> tuple[Grade, Style]:
    return (Grade(*asked.grade), PLAIN) if asked.grade else graded(game, name)


def _sheet(asked: Namespace, game: str, players: int, one: tuple[Grade, Style]) -> Sheet:
    others = graded(game, asked.rivals)
    mine, theirs = (
        minds(game, players, *each, asked.seed + at) for at, each in enumerate((one, others))
    )
    return season_of(mind(game, players).steps, mine, theirs, asked.games, asked.seed)


def arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="+", choices=GAMES)
    parser.add_argument("--bots", nargs="+", default=[f"level{n}" for n in range(1, 5)])
    parser.add_argument("--rivals", default="level5")
    parser.add_argument("--players", type=int, nargs="+", default=[4])
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--aim", type=float)
    parser.add_argument("--try", dest="grade", type=float, nargs=3)
    return parser.parse_args()


if __name__ == "__main__":
    main()
