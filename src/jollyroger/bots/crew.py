"""Every bot by its name."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Protocol

from ..rules.moves import Move
from ..rules.refused import Refused
from ..rules.view import View
from . import heuristic
from .grades import LEVELS, PLAIN, STYLES, Style


class Bot(Protocol):
    """Gets what its seat sees and what it may do, and nothing else."""

    def __call__(self, view: View, may: Sequence[Move], rng: Random) -> Move: ...


def random(view: View, may: Sequence[Move], rng: Random) -> Move:
    """Any legal move, each as likely as the other."""
    return rng.choice(may)


def _level(number: int, style: Style = PLAIN) -> Bot:
    """A bot that learned. Its nets are read when it first sits down."""

    def choose(view: View, may: Sequence[Move], rng: Random) -> Move:
        from .levels import Graded

        return Graded(number, style)(view, may, rng)

    return choose


BOTS: Final[Mapping[str, Bot]] = {
    "random": random,
    "heuristic": heuristic.choose,
    **{f"level{number}": _level(number) for number in LEVELS},
    **{
        f"level{number}-{name}": _level(number, style)
        for number in LEVELS
        for name, style in STYLES.items()
        if style.thorough == (number == LEVELS[-1])
    },
}


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise Refused("unknown_bot", bot=name, bots=tuple(BOTS))
    return BOTS[name]
