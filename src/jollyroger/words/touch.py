"""What fingers find on a doubloon."""

from ..rules.game import Game
from ..rules.pieces import Code
from .catalogue import Words
from .names import held_name, suit_name


def feel(words: Words, game: Game, code: Code) -> str:
    """Rim and icon of a special token, shape and number of the others (DO5)."""
    face = game.box.held[code].faces[0]
    if face.suit:
        return words.say("touch-number", suit=suit_name(words, game, face.suit), value=face.value)
    key = f"touch-{code}"
    return words.say(key) if words.has(key) else held_name(words, game, code)
