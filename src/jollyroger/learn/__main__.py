"""python -m jollyroger.learn GAME: train, for so many decisions or seconds, and go on later.

The same folder given again goes on where the last run stopped."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from ..rules.shelf import GAMES
from .checkpoint import ship
from .course import Course
from .voyage import Each, Plan, Voyage


def main() -> None:
    asked = arguments()
    course = Course(asked.game, asked.width, tables=tuple(asked.players), peeks=asked.peek)
    plan = Plan(
        decisions=asked.decisions,
        seconds=asked.seconds,
        plays=asked.plays,
        shares=each(asked.shares, Plan.shares),
        plain=asked.plain,
        seed=asked.seed,
        win=each(asked.win, Plan.win),
        thumbs=each(asked.thumbs, Plan.thumbs),
        lone=asked.lone,
        alone=asked.alone,
        cooled=asked.cooled,
    )
    voyage = Voyage(course, plan, asked.folder, tell=print)
    if asked.board:
        voyage.board(asked.board)
    if asked.rival:
        voyage.face(asked.rival)
    voyage.sail()
    if not course.peeks:
        ship(course, voyage.params, asked.folder / f"{course.game}.npz")
    for players in asked.compare:
        voyage.compare(players, asked.games)
        if course.bids:
            voyage.compare(players, asked.games, thumbs=True)


def each(told: list[str], plan: Each) -> Each:
    """`4 6:2` is 4 at every table, but 2 where six play."""
    pairs = [(players, float(number)) for players, _, number in (t.rpartition(":") for t in told)]
    other = {int(players): number for players, number in pairs if players}
    usual = [number for players, number in pairs if not players]
    return Each([plan.usual, *usual][-1], other)


def arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m jollyroger.learn", description=__doc__)
    plan = Plan()
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("folder", type=Path, help="where checkpoints and the log lie")
    parser.add_argument("--decisions", type=float, default=plan.decisions)
    parser.add_argument("--seconds", type=float, default=plan.seconds)
    parser.add_argument("--plays", type=int, default=plan.plays, help="pieces a rollout")
    parser.add_argument("--plain", type=float, default=plan.plain)
    parser.add_argument("--seed", type=int, default=plan.seed)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--players", type=int, nargs="*", default=())
    parser.add_argument("--board", type=Path, help="a bot's file to go on from")
    parser.add_argument("--rival", type=Path, help="a bot's file to be measured against")
    parser.add_argument("--lone", action="store_true", help="learn alone against that rival")
    parser.add_argument(
        "--thumbs", nargs="*", default=(), help="a round of so many has such rivals"
    )
    parser.add_argument("--shares", nargs="*", default=(), help="of plays: 1 6:2.5")
    parser.add_argument("--peek", action="store_true", help="nets see all hands; not a bot's file")
    parser.add_argument("--win", nargs="*", default=(), help="0 points, 1 the game")
    parser.add_argument("--alone", type=float, default=plan.alone)
    parser.add_argument("--cooled", type=float, default=plan.cooled)
    parser.add_argument("--games", type=int, default=65_536, help="of a duel")
    parser.add_argument("--compare", type=int, nargs="*", default=(), help="tables to duel at")
    return parser.parse_args()


if __name__ == "__main__":
    main()
