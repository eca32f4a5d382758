"""Every bot by its name."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Protocol

from ..rules.moves import Move
from ..rules.refused import Refused
from ..rules.view import View
from . import heuristic


class Bot(Protocol):
    """Gets what its seat sees and what it may do, and nothing else."""

    def __call__(self, view: View, may: Sequence[Move], rng: Random) -> Move: ...


def random(view: View, may: Sequence[Move], rng: Random) -> Move:
    """Any legal move, each as likely as the other."""
    return rng.choice(may)


def level5(view: View, may: Sequence[Move], rng: Random) -> Move:
    """The strongest there is. Numpy and its nets are read when it first sits down."""
    from .levels import level5

    return level5(view, may, rng)


BOTS: Final[Mapping[str, Bot]] = {
    "random": random,
    "heuristic": heuristic.choose,
    "level5": level5,
}


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise Refused("unknown_bot", bot=name, bots=tuple(BOTS))
    return BOTS[name]
