"""Names that no line is broken inside: pieces, and whoever sits at the table."""

from collections.abc import Sequence

from ..rules.game import Game
from ..words.catalogue import Words
from ..words.names import face_name, held_name


def whole_names(words: Words, game: Game, names: Sequence[str]) -> list[str]:
    faces = [face_name(words, game, code) for code in game.box.faces]
    held = [held_name(words, game, code) for code in game.box.held]
    return [*faces, *held, *names]
