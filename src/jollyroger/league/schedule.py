"""Who meets whom: a league's plan, balanced in games and in seats."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ..bots.crew import BOTS, bot
from ..rules.game import start
from ..rules.refused import Refused
from ..rules.shelf import load
from ..table.settings import PACES, Pace, Speed
from .programs import Program

SPEED: Final[Speed] = "brisk"  # of every table in a league


@dataclass(frozen=True, slots=True)
class Waits:
    """How long programs are waited for, in seconds."""

    sit: float = 20.0  # from a program's start until it sits
    grace: float = 5.0  # that it may be gone: nobody walks through a tunnel here
    deal: float = 1.0  # for its part of a deal, which many will not give
    pace: Pace | None = PACES[SPEED]  # for its moves, by the clock of the table


@dataclass(frozen=True, slots=True)
class League:
    """`bots` are names, those of the programs among them."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int
    options: tuple[str, ...] = ()
    programs: tuple[Program, ...] = ()
    waits: Waits = Waits()

    def crew(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game.

        Games come in runs of as many as there are bots. Each run draws an order of the bots, and
        its tables are cut out of that circle one place further on: in a whole run everybody sits
        once in every seat, and nobody twice at a table while there are bots enough."""
        run, turn = divmod(number, len(self.bots))
        order = list(self.bots)
        Random(f"crew/{self.seed}/{run}").shuffle(order)
        return tuple(order[(turn + seat) % len(order)] for seat in range(self.players))

    def is_abroad(self, number: int) -> bool:
        """Whether a program plays in this game, so that it needs a server."""
        return not {program.name for program in self.programs}.isdisjoint(self.crew(number))


def drawn(league: League) -> League:
    """The league with everybody in it, or `Refused`. Without a name, every bot of ours plays."""
    start(load(league.game, league.options), league.players)
    if league.games < 1:
        raise Refused("game_count", games=league.games)
    programs = tuple(program.name for program in league.programs)
    ours = tuple(name for name in league.bots or BOTS if name not in programs)
    for name in ours:
        bot(name)
    _told_apart((*ours, *programs), [name for name in programs if name in BOTS])
    if len(ours) + len(programs) < 2:
        raise Refused("league_of_one")
    return replace(league, bots=(*ours, *programs))


def _told_apart(names: Sequence[str], borrowed: Sequence[str]) -> None:
    """Two of one name would be one line of the table."""
    twice = [name for name in names if names.count(name) > 1]
    if taken := [*borrowed, *twice]:
        raise Refused("name_taken", name=taken[0])
