"""Two minds at one table, many games at once on the arrays: one of the first against the others.

    python bench/lockstep.py GAME... [--players 2 3 4 5 6] [--games N] [--seed S]
                             [--nets shipped:bench/weights/skull_king_plain.npz]

A mind is `shipped` (what level5 plays with), `heuristic` (its rules of thumb), `random` (any open
move), `worth` (what level5 thinks is worth the most points) or a file of weights as
`python -m jollyroger.learn` leaves it. Nets play the move they like best."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from carlo import thumb
from figures import Sheet, aboard, joined, told

from jollyroger.arrays.bidding import BidState
from jollyroger.arrays.chance import Chance, NumpyChance
from jollyroger.arrays.columns import Column
from jollyroger.arrays.lockstep import lockstep
from jollyroger.arrays.playout import Mind, play_round
from jollyroger.arrays.steps import Steps
from jollyroger.bots.deals import each
from jollyroger.bots.learned import Mind as LearnedMind
from jollyroger.bots.learned import mind as learned
from jollyroger.bots.net import Net, nets, read
from jollyroger.rules.shelf import GAMES, load

Array = np.ndarray[Any, Any]
Choose = Callable[[Any], Column]
Minds = tuple[Choose, Choose]  # of bids or placements, and of plays
BATCH = 512


def minds(steps: Steps[Any], name: str, seed: int) -> Minds:
    match name:
        case "heuristic":
            rules = thumb(steps)
            return rules.choice, rules.play
        case "random":
            return at_random(steps, seed)
        case "worth":
            return by_worth(steps)
        case _:
            return of_nets(steps, nets_of(steps.game.id, name))


def at_random(steps: Steps[Any], seed: int) -> Minds:
    """Any open move, each as likely as the other."""
    chance = NumpyChance(seed)
    return (
        lambda state: steps.any_choice(np, state, chance.bits(len(state.round))),
        lambda state: steps.any_play(np, state, chance.bits(len(state.round))),
    )


def by_worth(steps: Steps[Any]) -> Minds:
    """What promises most points, whatever is liked: so a review would play."""
    mind, scores = learned(steps.game.id, steps.players), steps.game.scoring

    def best(which: str, state: Any) -> Array:
        read = mind.read(which, mind.watch.observe(np, state))
        worth = mind.worth(which, read, state.round, scores)
        return np.asarray(np.where(mind.open(which, state), worth, -np.inf).argmax(axis=1))

    return (
        lambda state: best("choice", state).astype("uint16"),
        lambda state: best("play", state).astype("uint8"),
    )


def of_nets(steps: Steps[Any], kept: Mapping[str, Net]) -> Minds:
    """The likeliest open move of every row of a batch."""
    mind = LearnedMind(steps.game.id, steps.players, kept)
    return (
        lambda state: mind.best("choice", state).astype("uint16"),
        lambda state: mind.best("play", state).astype("uint8"),
    )


def nets_of(game: str, name: str) -> Mapping[str, Net]:
    """Those of level5, or of a file."""
    if name == "shipped":
        return nets(game)
    with Path(name).open("rb") as file:
        return read(file)


def table(steps: Steps[Any], one: Minds, others: Minds, mine: Array) -> Mind:
    """The seat `mine` of every game is the first mind's, all others are the second's."""

    def both(which: int) -> Callable[[Chance, Any], Column]:
        def decide(chance: Chance, state: Any) -> Column:
            own = steps.actor(np, state) == mine
            chosen = np.zeros(len(own), "uint16" if which == 0 else "uint8")
            for rows, mind in ((own, one), (~own, others)):
                if rows.any():
                    chosen[rows] = mind[which](of_rows(state, rows))
            return chosen

        return decide

    return Mind(both(0), both(1))


def of_rows(state: Any, rows: Array) -> Any:
    """Some games of a batch."""
    return each(state, lambda column: column[..., rows])


def batch(steps: Steps[Any], one: Minds, others: Minds, games: int, seed: int) -> Sheet:
    """So many whole games; the seat of the first mind goes around."""
    chance, mine = NumpyChance(seed), np.arange(games) % steps.players
    mind = table(steps, one, others, mine)
    state = steps.init(np, chance.lot(games, steps.players))
    lines: list[tuple[Array, Array]] = []
    for _ in steps.numbers:
        state = play_round(steps, chance, state, mind)
        if isinstance(state, BidState):
            lines.append(_line(state, mine))
    return _sheet(np.stack(state.scores).astype(int), mine, np.array(lines, int))


def _line(state: BidState, mine: Array) -> tuple[Array, Array]:
    """Bids and tricks of a round, of the seats `mine`."""
    games = np.arange(len(mine))
    return np.stack(state.bids)[mine, games], np.stack(state.won)[mine, games]


def _sheet(scores: Array, mine: Array, lines: Array) -> Sheet:
    games = np.arange(len(mine))
    own, best = scores[mine, games], scores == scores.max(axis=0)
    lead = own - (scores.sum(axis=0) - own) / (len(scores) - 1)
    bid, won = lines.reshape(len(lines), 2, len(mine)).transpose(1, 2, 0)
    return Sheet(best[mine, games] / best.sum(axis=0), lead, bid, won)


def season(game: str, players: int, names: tuple[str, str], games: int, seed: int) -> Sheet:
    steps = lockstep(load(game), players)
    one, others = (minds(steps, name, seed + at) for at, name in enumerate(names))
    return season_of(steps, one, others, games, seed)


def season_of(steps: Steps[Any], one: Minds, others: Minds, games: int, seed: int) -> Sheet:
    """Batch after batch."""
    sizes = [min(BATCH, games - at) for at in range(0, games, BATCH)]
    # A seed has room for a million batches before it meets the next one's.
    seeds = [seed * 1_000_000 + number for number in range(len(sizes))]
    return joined(
        batch(steps, one, others, size, at) for size, at in zip(sizes, seeds, strict=True)
    )


def main() -> None:
    asked = arguments()
    one, _, other = asked.nets.partition(":")
    title = f"one {one} against {other}, in lockstep, seed {asked.seed}\n{aboard(asked.game)}"
    sheets = [
        (game, players, season(game, players, (one, other), asked.games, asked.seed))
        for game in asked.game
        for players in sorted({*asked.players} & load(game).rounds.keys())
    ]
    print(told(title, sheets))


def arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="+", choices=GAMES)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=4096, help="at each number of players")
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--nets", default="shipped:heuristic", help="ONE:OTHERS")
    return parser.parse_args()


if __name__ == "__main__":
    main()
