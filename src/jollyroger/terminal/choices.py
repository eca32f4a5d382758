"""What may be done now: numbered, wherever no question of its own fits. Nobody gets stuck."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ..rules.game import Game
from ..rules.moves import Move
from ..words.catalogue import Words
from ..words.lexicon import plain
from ..words.moves import name_move


@dataclass(frozen=True)
class Choices:
    words: Words
    game: Game
    moves: Sequence[Move]

    @cached_property
    def are_numbered(self) -> bool:
        """Anything but moves of one kind that has its own question."""
        mixed = len({type(move) for move in self.moves}) > 1
        return mixed or any(move.is_named for move in self.moves)

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(name_move(self.words, self.game, move) for move in self.moves)

    @property
    def lines(self) -> list[str]:
        return [f"{number}. {name}" for number, name in enumerate(self.names, 1)]

    def find(self, text: str) -> Move | None:
        """The one of that number or name; None where nothing is numbered, and for the rest."""
        if not self.are_numbered:
            return None
        wanted = plain(text.strip().rstrip("."))
        for number, (name, move) in enumerate(zip(self.names, self.moves, strict=True), 1):
            if wanted in (str(number), plain(name)):
                return move
        return None
