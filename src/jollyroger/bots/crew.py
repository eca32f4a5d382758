"""Every bot by its name."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple, Protocol

from ..rules.moves import Move
from ..rules.refused import Refused
from ..rules.view import View
from . import heuristic
from .grades import LEVELS, PLAIN, STYLES, Style, reach
from .trained import is_trained


class Bot(Protocol):
    """Gets what its seat sees and what it may do, and nothing else."""

    def __call__(self, view: View, may: Sequence[Move], rng: Random) -> Move: ...


def random(view: View, may: Sequence[Move], rng: Random) -> Move:
    """Any legal move, each as likely as the other."""
    return rng.choice(may)


class Learned(NamedTuple):
    """A bot that learned. Its nets are read when it first sits down.

    In a game that has none it goes by rules of thumb."""

    number: int
    style: Style = PLAIN

    def __call__(self, view: View, may: Sequence[Move], rng: Random) -> Move:
        if not is_trained(view.game):
            return heuristic.choose(view, may, rng)
        from .levels import Graded

        return Graded(self.number, self.style)(view, may, rng)


def is_thorough(bot: Bot) -> bool:
    """Whether it looks ahead at all, in some game: that takes long, and others not."""
    return isinstance(bot, Learned) and bot.style.thorough


def looks_ahead(bot: Bot, view: View) -> bool:
    """Whether it does so in this position: everybody at the table can tell."""
    return is_thorough(bot) and is_trained(view.game) and reach(view.game.id).covers(view)


def without_looking_ahead(bot: Bot) -> Bot:
    """The same bot as it chooses at once."""
    if isinstance(bot, Learned):
        return Learned(bot.number, bot.style._replace(thorough=False))
    return bot


BOTS: Final[Mapping[str, Bot]] = {
    "random": random,
    "heuristic": heuristic.choose,
    **{f"level{number}": Learned(number) for number in LEVELS},
    **{
        f"level{number}-{name}": Learned(number, style)
        for number in LEVELS
        for name, style in STYLES.items()
        if style.thorough == (number == LEVELS[-1])
    },
}


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise Refused("unknown_bot", bot=name, bots=tuple(BOTS))
    return BOTS[name]
