"""Which games have nets. All others are played by rules of thumb, at every level."""

from functools import cache
from importlib.resources import files

from ..rules.game import Game
from ..rules.shelf import GAMES


def is_trained(game: Game) -> bool:
    """Whether nets are shipped that know its pieces and its questions.

    An option may change what a round is worth; one that changes the box leaves the nets behind."""
    shelved = GAMES.get(game.id)
    if shelved is None or type(game) is not type(shelved):
        return False
    # In a worker process a game is a copy, and so is its box.
    same = game.box is shelved.box or game.box.pieces == shelved.box.pieces
    return same and _has_weights(game.id)


@cache
def _has_weights(id: str) -> bool:
    return (files(__package__) / "weights" / f"{id}.npz").is_file()
