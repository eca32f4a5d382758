"""What a move is called in a sentence or a list, whichever kind it is."""

from ..rules.game import Game
from ..rules.moves import Bid, Move, Place
from .catalogue import Words
from .names import move_name, suit_name


def name_move(words: Words, game: Game, move: Move) -> str:
    """Whole, where a button would show its number or its notation alone."""
    match move:
        case Bid(tricks):
            return words.say("hint-other-bid", bid=tricks)
        case Place():
            return name_placement(words, game, move)
        case _:
            return move_name(words, game, move)


def name_placement(words: Words, game: Game, place: Place) -> str:
    """Where the pirates are put: the side, then each colour with its space."""
    pirates = zip(game.box.suits, place.spaces, strict=True)
    each = [words.say("plank-stands", suit=suit_name(words, game, s), value=v) for s, v in pirates]
    return ", ".join([words.say(f"plank-{place.side}"), *each])
