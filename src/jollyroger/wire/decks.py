"""What is dealt from, as data for a page that knows no rules: it makes deals again with it.

`python -m jollyroger.wire.decks` prints the TypeScript; `make types` writes it."""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ..rules.game import Game
from ..rules.pieces import Code, Face, Piece
from ..rules.shelf import GAMES

HEAD: Final = "// Made by `make types` from jollyroger/wire/decks.py. Do not edit.\n"


@dataclass
class _Noted:
    """Chance that gives everything in its order and notes from what it was drawn."""

    deck: list[Code] = field(default_factory=list)

    def lot(self, seats: int) -> int:
        return 0

    def draw(self, deck: Sequence[Code], count: int) -> tuple[Code, ...]:
        self.deck = [*deck]
        return tuple(deck[:count])

    def throw(self, die: Piece) -> Face:
        return die.faces[0]


def decks() -> dict[str, Any]:
    return {game.id: _deck(game) for game in GAMES.values()}


def _deck(game: Game) -> dict[str, Any]:
    """`counts` of the pieces there are more of; `thrown` where the faces fall by chance."""
    pieces = game.box.pieces
    return {
        "counts": {piece.code: piece.count for piece in pieces if piece.count > 1},
        "thrown": any(piece.thrown for piece in pieces),
        "deals": {players: _deals(game, players) for players in game.rounds},
    }


def _deals(game: Game, players: int) -> dict[str, Any]:
    """Stacks of one size by round, then the open centre."""
    noted, sizes = _Noted(), []
    for number in range(1, game.rounds[players] + 1):
        *stacks, centre = game.deal(players, number, noted)
        (size,) = {len(stack) for stack in stacks}
        sizes.append(size)
    left_out = [code for code in game.box.deck if code not in noted.deck]
    return {"left_out": left_out, "stacks": len(stacks), "sizes": sizes, "centre": len(centre)}


def typescript() -> str:
    return f"{HEAD}export const DECKS = {json.dumps(decks())} as const;\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
