"""A plank in words: its side, and every pirate with its space."""

from ..rules.events import Plank
from ..rules.game import Game
from .catalogue import Words
from .names import suit_name


def name_plank(words: Words, game: Game, plank: Plank) -> str:
    """`front, red 8, yellow 5`; who is overboard is said, not drawn."""
    assert game.planks
    stands = [words.say(f"plank-{plank.side}")]
    for pirate, value in zip(plank.pirates, game.planks.under(plank), strict=True):
        suit = suit_name(words, game, pirate.suit)
        wet = words.say("plank-wet", suit=suit)
        stands.append(wet if value is None else words.say("plank-stands", suit=suit, value=value))
    return ", ".join(stands)
