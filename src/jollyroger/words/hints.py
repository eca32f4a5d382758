"""A hint in words: the move first, then what speaks for it."""

from collections.abc import Mapping, Sequence
from typing import Protocol, assert_never

from ..rules.game import Game
from ..rules.moves import Bid, Deal, Move, Pick, Place, Play
from ..rules.notation import read_move
from .catalogue import Value, Words
from .moves import name_move
from .names import suit_name


class Reason(Protocol):
    """Said as `hint-why-CODE`. Facts are numbers, suits, and moves as they are written."""

    @property
    def code(self) -> str: ...

    @property
    def facts(self) -> Mapping[str, int | str]: ...


class Hint(Protocol):
    """What would be best now: thought out here, or told by a server."""

    @property
    def move(self) -> Move: ...

    @property
    def reasons(self) -> Sequence[Reason]: ...


def describe_hint(words: Words, game: Game, hint: Hint) -> str:
    reasons = describe_reasons(words, game, hint.reasons)
    return f"{_describe_move(words, game, hint.move)} {reasons}".strip()


def _describe_move(words: Words, game: Game, move: Move) -> str:
    match move:
        case Bid(tricks):
            return words.say("hint-bid", bid=tricks)
        case Place():
            return words.say("hint-place", stands=name_move(words, game, move))
        case Play():
            return words.say("hint-play", piece=name_move(words, game, move))
        case Pick() | Deal():  # what has no question of its own goes by its name
            return words.say("hint-pick", choice=name_move(words, game, move))
        case _:
            assert_never(move)


def describe_reasons(words: Words, game: Game, reasons: Sequence[Reason]) -> str:
    """Those of a newer server that we have no sentence for are passed over."""
    known = (each for each in reasons if words.has(f"hint-why-{each.code}"))
    return " ".join(_describe_reason(words, game, each) for each in known)


def _describe_reason(words: Words, game: Game, reason: Reason) -> str:
    facts = {name: _describe_fact(words, game, name, fact) for name, fact in reason.facts.items()}
    return words.say(f"hint-why-{reason.code}", **facts)


def _describe_fact(words: Words, game: Game, name: str, fact: int | str) -> Value:
    match name, fact:
        case "suit", str(suit):
            return suit_name(words, game, suit)
        case "other", str(text):
            return name_move(words, game, read_move(game, text))
        case _:
            return fact
