"""All games of a league: those of our own bots in this program, the others over the wire."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ..arena.simulate import batched, play
from ..arena.tally import Tally
from ..rules.moves import Seat
from ..rules.shelf import load
from ..rules.state import State
from .schedule import League


@dataclass(frozen=True, slots=True)
class Finish:
    """Who sat where, and everybody's place: 0 is the best, equal scores share one.

    A game that a program left is forfeit: that seat is last, and nobody else is judged."""

    crew: tuple[str, ...]
    places: tuple[int, ...]
    forfeit: Seat | None = None

    @property
    def judged(self) -> Sequence[Seat]:
        return range(len(self.crew)) if self.forfeit is None else (self.forfeit,)


def finished(crew: tuple[str, ...], state: State) -> Finish:
    scores = state.scores()
    return Finish(crew, tuple(sum(other > score for other in scores) for score in scores))


def forfeited(crew: tuple[str, ...], seat: Seat) -> Finish:
    return Finish(crew, tuple(int(other == seat) for other in range(len(crew))), seat)


@dataclass(slots=True)
class Season:
    """What was counted for every name, and how every game ended, by its number."""

    tallies: dict[str, Tally]
    finishes: dict[int, Finish] = field(default_factory=dict)

    @classmethod
    def of(cls, league: League) -> "Season":
        return cls({name: Tally() for name in league.bots})

    def add(self, other: "Season") -> None:
        for name, tally in other.tallies.items():
            self.tallies[name].add(tally)
        self.finishes |= other.finishes

    def in_order(self) -> list[Finish]:
        return [finish for _, finish in sorted(self.finishes.items())]

    def forfeits(self) -> Counter[str]:
        ends = ((finish.crew, finish.forfeit) for finish in self.finishes.values())
        return Counter(crew[seat] for crew, seat in ends if seat is not None)


def played(league: League, progress: Callable[[int], None] = lambda done: None) -> Season:
    season = Season.of(league)
    abroad = [number for number in range(league.games) if league.is_abroad(number)]
    home = sorted({*range(league.games)} - {*abroad})
    for _, part in batched(at_home, league, home):
        season.add(part)
        progress(len(season.finishes))
    if abroad:
        from .visits import visits  # a server takes a while to load

        asyncio.run(visits(league, abroad, season, progress))
    return season


def at_home(league: League, numbers: Sequence[int]) -> Season:
    """Games without a server: the same for the same seed."""
    season = Season.of(league)
    game = load(league.game, league.options)
    for number in numbers:
        crew = league.crew(number)
        state = play(game, crew, f"{league.seed}/{number}", season.tallies)
        season.finishes[number] = finished(crew, state)
    return season
