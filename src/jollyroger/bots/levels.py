"""Bots that learned by playing themselves. So far the strongest of five levels."""

from collections.abc import Sequence
from random import Random

import numpy as np

from ..rules.moves import Move
from ..rules.view import View
from .learned import logits


def level5(view: View, may: Sequence[Move], rng: Random) -> Move:
    """The move its net likes best."""
    return may[0] if len(may) == 1 else may[int(np.argmax(logits(view, may)))]
