"""What a person types, understood: a command in any of our languages, or a move."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from ..rules.game import Game
from ..rules.moves import Move, Play
from ..rules.notation import read_move
from ..words.catalogue import LANGUAGES, words
from ..words.lexicon import phrase, placement, plain, plays
from .detail import Detail
from .inquiries import COMMANDS

DEEDS: Final = (
    "hint",
    "undo",
    "save",
    "review",
    "quit",
    "say",
    "start",
    "extend",
    "return",
    *Detail,
)


class Command(NamedTuple):
    """One of `COMMANDS`, which look, or of `DEEDS`, which do something; and what came after it."""

    name: str
    rest: str


def understood(text: str, game: Game) -> Command | Move:
    """`Refused` for what is neither a command nor a move in notation or by a piece's name."""
    word, _, rest = text.strip().partition(" ")
    if name := commands().get(plain(word)):
        return Command(name, rest.strip())
    named = plays(game.id).get(phrase(text))
    return Play(named) if named else read_move(game, placement(game, text) or text)


def commands() -> Mapping[str, str]:
    return meant("command", (*COMMANDS, *DEEDS))


@lru_cache
def meant(kind: str, names: tuple[str, ...]) -> Mapping[str, str]:
    """Every word for a command, in every language, and the command it stands for."""
    return {plain(words(lang).say(f"{kind}-{n}")): str(n) for n in names for lang in LANGUAGES}
