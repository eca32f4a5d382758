"""A plank in words: its side, and every pirate with its space."""

from ..rules.events import Plank, PlanksShown
from ..rules.games.skull_queen import spaces
from ..words.catalogue import Words
from ..words.names import suit_name
from ..words.told import Teller


def named(words: Words, plank: Plank) -> str:
    """`front, red 8, yellow 5`; who is overboard is said, not drawn."""
    stands = [words.say(f"plank-{plank.side}")]
    for pirate, value in zip(plank.pirates, spaces(plank), strict=True):
        suit = suit_name(words, pirate.suit)
        wet = words.say("plank-wet", suit=suit)
        stands.append(wet if value is None else words.say("plank-stands", suit=suit, value=value))
    return ", ".join(stands)


def tell(teller: Teller, event: PlanksShown) -> str:
    each = (teller.of(seat, named(teller.words, p)) for seat, p in enumerate(event.planks))
    return teller.words.say("told-planks", planks="; ".join(each))
