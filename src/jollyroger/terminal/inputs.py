"""What a person types, understood: a command in any of our languages, or a move."""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Final, NamedTuple

from ..rules.game import Game
from ..rules.moves import Bid, Move, Play
from ..rules.notation import read_move
from ..rules.refused import Refused
from ..table.talk import PHRASES
from ..words.catalogue import LANGUAGES, Words, words
from ..words.lexicon import Phrase, phrase, pieces, placement, plain, plays, spelled
from .detail import Detail
from .inquiries import COMMANDS

DEEDS: Final = (
    "repeat",
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

VERBATIM: Final = ("say", "save")
# Words, and a number at their end: `-1`, `0.3` and `2?` are no bids.
WHOLE: Final = re.compile(r"[^\W\d]*([\s:'\u2019]+[^\W\d]+)*[\s:]*\d*")


class Command(NamedTuple):
    """One of `COMMANDS`, which look, or of `DEEDS`, which do something; and what came after it."""

    name: str
    rest: str


def read_input(text: str, game: Game, choosing: bool = True) -> Command | Move:
    """`Refused` for what is neither a command nor a move in notation or by a piece's name.

    `choosing`: a bid is asked for; else `b 10` is Blue 10."""
    word, _, rest = text.strip().partition(" ")
    if name := commands().get(plain(word.rstrip(".!?")) or word):
        # A line of chat and the name of a file are kept as they were typed.
        return Command(name, rest.strip() if name in VERBATIM else rest.strip().rstrip(".!"))
    text = text.strip().rstrip(".!")
    if not choosing and (piece := _piece(game, text)):
        return piece
    try:
        return _move(game, text)
    except Refused as refused:
        if move := _respelled(game, text):
            return move
        raise refused


def _move(game: Game, text: str) -> Move:
    named = plays(game.id).get(phrase(text)) or _undeclared(game, text)
    return Play(named) if named else read_move(game, placement(game, text) or _signed(text))


def _undeclared(game: Game, text: str) -> str | None:
    """A piece that is played in several ways, by its name: the rules say how to choose."""
    held = pieces(game.id).get(phrase(text))
    return held if held in game.box.held else None


def _piece(game: Game, text: str) -> Play | None:
    """The code of a piece, written apart or not; it may look like a bid."""
    with suppress(Refused):
        move = read_move(game, "".join(phrase(text)))
        return move if isinstance(move, Play) else None
    return None


def _respelled(game: Game, text: str) -> Move | None:
    """`yellow13`, `y 13` and `yellow thirteen` are Yellow 13; `piraten` is Pirate."""
    said = [numerals().get(word, word) for word in phrase(text)]
    said = ["bid" if word in bid_words() else word for word in said[:1]] + said[1:]
    apart = re.findall(r"[^\W\d]+|\d+", " ".join(said))
    if sum(map(str.isdecimal, apart)) > 1:  # `0 3` is not 3
        return None
    for way in (" ".join(said), " ".join(apart), "".join(said), _singular(game, said)):
        with suppress(Refused):
            move = _move(game, way)
            return None if isinstance(move, Bid) and not WHOLE.fullmatch(text) else move
    return None


def _singular(game: Game, said: Sequence[str]) -> str:
    """The one piece whose name the word is an inflected form of; else nothing."""
    names = {name[0]: code for name, code in plays(game.id).items() if len(name) == 1}
    found = {names[name] for word in said[:1] for name in names if _inflected(word, name)}
    return found.pop() if len(said) == len(found) == 1 else ""


def _inflected(word: str, name: str) -> bool:
    return word.startswith(name) and len(word) - len(name) in (1, 2) and len(name) > 3


def _signed(text: str) -> str:
    """`SM minus` is how SM- is said."""
    code, _, sign = plain(text).rpartition(" ")
    return f"{code}{signs()[sign]}" if code and sign in signs() else text


@lru_cache
def signs() -> Mapping[str, str]:
    """What `plus` and `minus` are called."""
    keys = {"code-plus": "+", "code-minus": "-"}
    return {plain(w.say(k, code="")).strip(): s for k, s in keys.items() for w in _languages()}


@lru_cache
def numerals() -> Mapping[str, str]:
    """Numbers in words, in every language."""
    spelled = (w.say("numerals").split() for w in _languages())
    return {plain(word): str(value) for row in spelled for value, word in enumerate(row)}


@lru_cache
def bid_words() -> frozenset[str]:
    """What a bid is called where a hint names one."""
    told = [w.say("hint-bid", bid=0).partition(":")[2] for w in _languages()]
    told += [w.say("hint-other-bid", bid=0) for w in _languages()]
    return frozenset(phrase(each)[0] for each in told)


@lru_cache
def phrases() -> Mapping[Phrase, str]:
    """What can be said without chat, in every language, by its words alone."""
    told = [(w.say(f"phrase-{name}"), name) for name in PHRASES for w in _languages()]
    return {spelled(way): name for text, name in told for way in (text, _without_dots(text))}


def _languages() -> list[Words]:
    return [words(lang) for lang in LANGUAGES]


def commands() -> Mapping[str, str]:
    return {"?": "help", **command_words("command", (*COMMANDS, *DEEDS))}


@lru_cache
def command_words(kind: str, names: tuple[str, ...]) -> Mapping[str, str]:
    """Every word for a command, in every language, and the command it stands for."""
    said = [(w.say(f"{kind}-{name}"), str(name)) for name in names for w in _languages()]
    return {way: name for word, name in said for way in (plain(word), _without_dots(word))}


def _without_dots(word: str) -> str:
    """`ue` for `ü`, as people write who have no such key."""
    for letter, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue")):
        word = word.replace(letter, letters)
    return plain(word)
