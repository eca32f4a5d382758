"""A hint in words: the move first, then what speaks for it."""

from collections.abc import Sequence

from ..review.advice import Advice
from ..review.grounds import Reason
from ..rules.game import Game
from ..rules.moves import Bid, Move, Place, Play
from ..rules.notation import read_move
from ..words.catalogue import Value, Words
from ..words.names import play_name, suit_name


def told(words: Words, game: Game, advice: Advice) -> str:
    return f"{_first(words, game, advice.move)} {reasons(words, game, advice.reasons)}".strip()


def _first(words: Words, game: Game, move: Move) -> str:
    match move:
        case Bid(tricks):
            return words.say("hint-bid", bid=tricks)
        case Place():
            return words.say("hint-place", stands=stands(words, game, move))
        case _:
            return words.say("hint-play", piece=named(words, game, move))


def reasons(words: Words, game: Game, given: Sequence[Reason]) -> str:
    return " ".join(_reason(words, game, each) for each in given)


def _reason(words: Words, game: Game, reason: Reason) -> str:
    facts = {name: _fact(words, game, name, fact) for name, fact in reason.facts.items()}
    return words.say(f"hint-why-{reason.code}", **facts)


def _fact(words: Words, game: Game, name: str, fact: int | str) -> Value:
    match name, fact:
        case "suit", str(suit):
            return suit_name(words, suit)
        case "other", str(text):
            return _other(words, game, read_move(game, text))
        case _:
            return fact


def _other(words: Words, game: Game, move: Move) -> str:
    if isinstance(move, Bid):
        return words.say("hint-other-bid", bid=move.tricks)
    return named(words, game, move)


def named(words: Words, game: Game, move: Move) -> str:
    assert isinstance(move, Play)
    return play_name(words, game, move.code)


def stands(words: Words, game: Game, place: Place) -> str:
    """Where the pirates are put: the side, then each colour with its space."""
    pirates = zip(game.box.suits, place.spaces, strict=True)
    each = [words.say("plank-stands", suit=suit_name(words, s), value=v) for s, v in pirates]
    return ", ".join([words.say(f"plank-{place.side}"), *each])
