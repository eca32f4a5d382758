"""What fingers find on a doubloon."""

from ..rules.game import Game
from ..rules.pieces import Code
from .catalogue import Words
from .names import suit_name


def feel(words: Words, game: Game, code: Code) -> str:
    """Rim and icon of a special token, shape and number of the others (DO5)."""
    face = game.box.held[code].faces[0]
    if face.suit:
        return words.say("touch-number", suit=suit_name(words, face.suit), value=face.value)
    return words.say(f"touch-{code}")
