"""What each open move is worth to a seat, in points of this round, as the nets see it.

Guesses from the seat's view alone, trained on the games the nets played among themselves."""

from collections.abc import Sequence

from ..rules.moves import Move
from ..rules.view import View
from .learned import Thought
from .net import Array


def worth(view: View, may: Sequence[Move]) -> Array:
    """One number a move, in the order of `may`."""
    return Thought(view, may).worth()
