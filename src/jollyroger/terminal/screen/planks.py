"""A plank in one line: five spaces from the narrow end, who stands where, and the water."""

from typing import Final

from textual.content import Content

from ...rules.events import Plank
from ...rules.game import Game
from .marks import suit_skin

CELL: Final = 6  # a value and four pirates, one of each colour
WATER: Final = 5
WIDTH: Final = 5 * (CELL + 1) + WATER
Styled = tuple[str, str]  # a text and its style


def strip(game: Game, plank: Plank) -> Content:
    """Left is up."""
    assert game.planks
    values = game.planks.sides[plank.side]
    spaces = [_space(value, _pirates(game, plank, at)) for at, value in enumerate(values)]
    water = _cell("≈", _pirates(game, plank, None), WATER, "$on-sea on $sea")
    return Content.assemble(*spaces, water)


def _pirates(game: Game, plank: Plank, at: int | None) -> list[Styled]:
    suits = (pirate.suit for pirate in plank.pirates if pirate.at == at)
    return [(suit, f"bold {suit_skin(game, suit)}") for suit in suits]


def _space(value: int, pirates: list[Styled]) -> Content:
    ground = "$plank-ink on $plank"
    return Content.assemble(_cell(str(value), pirates, CELL, ground), ("│", ground))


def _cell(head: str, pirates: list[Styled], width: int, ground: str) -> Content:
    rest = width - len(head) - len(pirates) - (1 if width == CELL else 0)
    gap = " " if width == CELL else ""
    return Content.assemble((head + gap, ground), *pirates, (" " * rest, ground))
