"""What somebody who knows `level5` by heart gains on it in round 1: exact, no deal left out.

    python bench/round_one.py [GAME...] [--players 4]

With one piece each there is little to decide: a bid, and of Scary Mary how she is declared. The
bot's bid follows from its piece and its place after the leader, its Mary from what it sees. The
best response bids, and declares her, as is best on average against the bots' habits: a bid for
each piece and place, and Mary for each sight of bids and pieces. All deals are weighed, copies of
a piece at once, and of dice all throws. `points` are the own points, `lead` is how far they are
above the mean of the others'; each has a best response of its own.

Skull Queen has no such round: her first has 8 to 14 cards each and 1250 placements."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import perm
from typing import Any

import numpy as np
from figures import aboard
from habits import Habits, Opening

from jollyroger.arena.report import aligned
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.shelf import GAMES, load

Array = np.ndarray[Any, Any]
BIDS = (0, 1)
WORTH = ("points", "lead")
COSTLY = 5  # habits that are shown, those that cost most


@dataclass(frozen=True)
class Deals:
    """Some of all deals and throws: `[place, deal]` pieces and faces, and how often each comes."""

    pieces: Array
    faces: Array
    weight: Array


def every_deal(opening: Opening) -> Iterator[Deals]:
    """All of them, a chunk for everything that may lie at the first place."""
    sights, players = opening.shown.shape[1], opening.players
    rest = np.indices((sights,) * (players - 1)).reshape(players - 1, -1)
    for first in range(sights):
        at = np.concatenate([np.full((1, rest.shape[1]), first), rest])
        pieces, faces, throws = (column[at] for column in opening.shown)
        weight = opening.copies(pieces) * throws.prod(axis=0)
        kept = weight > 0
        yield Deals(pieces[:, kept], faces[:, kept], weight[kept])


class Reckoning:
    """Sums over all deals, in whole numbers; the lead counts once for every other player.

    `plain[worth, place, bid, piece]` leaves Mary out; `mary[place][worth, bid, face, sight]`
    has her, for whoever responds holds her there: 0 as an escape, 1 as a pirate."""

    def __init__(self, habits: Habits) -> None:
        self.habits, self.opening = habits, habits.opening
        places, pieces = range(self.opening.players), len(self.opening.counts)
        self.plain = np.zeros((len(WORTH), len(places), 2, pieces))
        self.mary = [np.zeros((len(WORTH), 2, 2, habits.sights(place))) for place in places]
        for deals in every_deal(self.opening):
            self._add(deals)

    def _add(self, deals: Deals) -> None:
        by_habit = self.habits.of(deals.pieces)
        for place, bid in product(range(self.opening.players), BIDS):
            bids = by_habit.copy()
            bids[place] = bid
            worth = self._worth(deals, bids, place) * self._likely(deals, bids, place)
            held = deals.pieces[place]
            mine = held == self.opening.mary
            for sums, column in zip(self.plain, worth * ~mine, strict=True):
                sums[place, bid] += np.bincount(held, column, sums.shape[-1])
            if mine.any():
                self._put_mary(deals, bids, place, worth, np.flatnonzero(mine))

    def _worth(self, deals: Deals, bids: Array, place: int) -> Array:
        """`[worth, deal]`"""
        points = self.opening.points(deals.faces, bids)
        own = points[place]
        return np.stack([own, self.opening.players * own - points.sum(axis=0)])

    def _likely(self, deals: Deals, bids: Array, place: int) -> Array:
        """How often a deal comes: never, if a bot holds Mary and declares her otherwise."""
        weight = deals.weight.astype(float)
        for holder, held in enumerate(deals.pieces):
            at = np.flatnonzero(held == self.opening.mary)
            if holder != place and len(at):
                pirate = self.habits.declares(holder, deals.pieces[:, at], bids[:, at])
                weight[at] *= pirate == self._pirates(deals, holder, at)
        return weight

    def _pirates(self, deals: Deals, place: int, at: Array) -> Array:
        """Whether Mary, who is there in these deals, lies as a pirate: her first face."""
        first = self.opening.shown[1][self.opening.shown[0] == self.opening.mary][0]
        return np.asarray(deals.faces[place, at] == first)

    def _put_mary(self, deals: Deals, bids: Array, place: int, worth: Array, at: Array) -> None:
        sight = self.habits.sight(place, deals.pieces[:, at], bids[:, at])
        face = self._pirates(deals, place, at).astype(int)
        bid = bids[place, at]
        for sums, column in zip(self.mary[place], worth[:, at], strict=True):
            np.add.at(sums, (bid, face, sight), column)

    @cached_property
    def ways(self) -> int:
        """All deals and throws there are."""
        thrown = self.opening.throws**self.opening.players if self.opening.steps.thrown else 1
        return perm(int(self.opening.counts.sum()), self.opening.players) * thrown

    def _unit(self) -> Array:
        """What a sum is divided by, by worth."""
        return self.ways * np.array([1, self.opening.players - 1])

    def best(self) -> Array:
        """`[worth, place, bid, piece]` on average over all deals: Mary declared as is best."""
        values, mary = self.plain.copy(), self.opening.mary
        if mary >= 0:
            for place, sums in enumerate(self.mary):
                values[:, place, :, mary] = sums.max(axis=2).sum(axis=-1)
        return values / self._unit()[:, None, None, None]

    def habit(self) -> Array:
        """`[worth, place, piece]`: the same of the bot itself among bots."""
        mary, bids = self.opening.mary, self.habits.bids
        values = np.take_along_axis(self.plain, bids[None, :, None], axis=2)[:, :, 0]
        for place, sums in enumerate(self.mary if mary >= 0 else []):
            pirate = self.habits.mary[place][place]
            own = sums[:, bids[place, mary]]
            values[:, place, mary] = np.where(pirate, own[:, 1], own[:, 0]).sum(axis=-1)
        return np.asarray(values / self._unit()[:, None, None])


def told(reckoning: Reckoning) -> list[list[str]]:
    """By worth: the bot's own, the best response's and the gain, and the gain by place."""
    habit, best = reckoning.habit().sum(axis=-1), reckoning.best().max(axis=2).sum(axis=-1)
    opening = reckoning.opening
    return [
        [
            opening.game.id,
            str(opening.players),
            f"{reckoning.ways:,}",
            name,
            *(f"{values.mean():z.4f}" for values in (bot, top, top - bot)),
            " ".join(f"{gain:.3f}" for gain in top - bot),
        ]
        for name, bot, top in zip(WORTH, habit, best, strict=True)
    ]


def costly(reckoning: Reckoning) -> list[list[str]]:
    """The habits that cost most points, bids and Mary alike."""
    best, habit = reckoning.best()[0], reckoning.habit()[0]
    loss = best.max(axis=1) - habit
    pieces = reckoning.opening.game.box.pieces
    worst = np.dstack(np.unravel_index(np.argsort(-loss, axis=None)[:COSTLY], loss.shape))[0]
    return [
        [
            pieces[piece].code,
            str(place + 1),
            str(reckoning.habits.bids[place, piece]),
            str(best[place, :, piece].argmax()),
            f"{loss[place, piece] / len(loss):.4f}",
        ]
        for place, piece in worst
        if loss[place, piece] > 0
    ]


HEADS = ("game", "players", "deals", "worth", "level5", "best", "gain", "gain by place")
COSTLY_HEADS = ("piece", "place", "bid", "better", "points a round")


def main() -> None:
    asked = arguments()
    print(aboard(asked.game))
    for id in asked.game:
        game = load(id)
        assert isinstance(game, BiddingGame)
        if asked.players not in game.rounds:
            continue
        reckoning = Reckoning(Habits(Opening(game, asked.players)))
        print("\n".join(aligned([HEADS, *told(reckoning)])))
        print("\n".join(aligned([COSTLY_HEADS, *costly(reckoning)])), end="\n\n", flush=True)


def arguments() -> Namespace:
    games = [id for id, game in GAMES.items() if isinstance(game, BiddingGame)]
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="*", help=f"{', '.join(games)}: all, unless named")
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    asked = parser.parse_args()
    asked.game = asked.game or games
    if others := {*asked.game} - {*games}:
        parser.error(f"{', '.join(others)}: round 1 is reckoned for {', '.join(games)} only")
    return asked


if __name__ == "__main__":
    main()
