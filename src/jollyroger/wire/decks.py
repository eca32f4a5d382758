"""What is dealt from, as data for a page that knows no rules: it makes deals again with it.

`python -m jollyroger.wire.decks` prints the TypeScript; `make types` writes it."""

import json
import sys
from typing import Any, Final

from ..rules.chance import UNSHUFFLED
from ..rules.game import Game
from ..rules.shelf import GAMES

HEAD: Final = "// Made by `make types` from jollyroger/wire/decks.py. Do not edit.\n"


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
    """Stacks of one size by round, then the open centre; `rest` where what is left lies too."""
    *stacks, centre = game.deal(players, 1, UNSHUFFLED)
    dealt_from = game.deck(players)
    deals = {
        "left_out": [code for code in game.box.deck if code not in dealt_from],
        "stacks": len(stacks) - game.has_rest,
        "sizes": [game.cards(players, number + 1) for number in range(game.rounds[players])],
        "centre": len(centre),
    }
    return {**deals, "rest": True} if game.has_rest else deals


def typescript() -> str:
    return f"{HEAD}export const DECKS = {json.dumps(decks())} as const;\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
