"""A plank in one line: five spaces from the narrow end, who stands where, and the water."""

from typing import Final

from textual.content import Content

from ...rules.events import Plank
from ...rules.games.skull_queen import PLANKS
from ...rules.pieces import Suit
from .marks import suit_skin

CELL: Final = 6  # a value and four pirates, one of each colour
WATER: Final = 5
WIDTH: Final = 5 * (CELL + 1) + WATER


def strip(plank: Plank) -> Content:
    """Left is up."""
    spaces = [
        _space(value, [pirate.suit for pirate in plank.pirates if pirate.at == at])
        for at, value in enumerate(PLANKS[plank.side])
    ]
    wet = [pirate.suit for pirate in plank.pirates if pirate.at is None]
    return Content.assemble(*spaces, _cell("≈", wet, WATER, "$on-sea on $sea"))


def _space(value: int, suits: list[Suit]) -> Content:
    ground = "$plank-ink on $plank"
    return Content.assemble(_cell(str(value), suits, CELL, ground), ("│", ground))


def _cell(head: str, suits: list[Suit], width: int, ground: str) -> Content:
    pirates = [(suit, f"bold {suit_skin(suit)}") for suit in suits]
    rest = width - len(head) - len(suits) - (1 if width == CELL else 0)
    gap = " " if width == CELL else ""
    return Content.assemble((head + gap, ground), *pirates, (" " * rest, ground))
