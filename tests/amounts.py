"""How much of a thing a test draws: little whenever tests run, all of it in `make soak`."""

import os
from typing import Final

SOAK: Final = "JOLLYROGER_SOAK" in os.environ


def amount(small: int, soak: int) -> int:
    """Every property is held by both; what soak adds is more of the same."""
    return soak if SOAK else small
