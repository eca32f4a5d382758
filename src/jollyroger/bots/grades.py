"""How far each level falls short, game by game, and the styles. `bench/levels.py` measures what
comes of it: one of level k against three of level 5."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Grade(NamedTuple):
    """`lapses`: the share of tricks played without keeping count. `haze`: how far likings have
    to differ before it notices. `cap`: the most points it gives away knowingly."""

    lapses: float
    haze: float
    cap: float


class Style(NamedTuple):
    """`daring` leans to high bids, or places that have much to lose; `splendour` to specials."""

    daring: float = 0.0
    splendour: float = 0.0


LEVELS: Final = (1, 2, 3, 4, 5)
BEST: Final = Grade(0.0, 0.0, 0.0)
GRADES: Final[Mapping[str, tuple[Grade, ...]]] = {
    "skull_king": (
        Grade(1.0, 3.0, 30),
        Grade(0.7, 2.0, 25),
        Grade(0.4, 1.3, 20),
        Grade(0.2, 0.8, 15),
        BEST,
    ),
    "dice": (
        Grade(1.0, 3.0, 30),
        Grade(0.7, 2.0, 25),
        Grade(0.4, 1.3, 20),
        Grade(0.2, 0.8, 15),
        BEST,
    ),
    "doubloons": (
        Grade(1.0, 3.0, 30),
        Grade(0.7, 2.0, 25),
        Grade(0.4, 1.3, 20),
        Grade(0.2, 0.8, 15),
        BEST,
    ),
    "skull_queen": (
        Grade(1.0, 3.0, 10),
        Grade(0.7, 2.0, 8),
        Grade(0.4, 1.3, 6),
        Grade(0.2, 0.8, 4),
        BEST,
    ),
}
PLAIN: Final = Style()
STYLES: Final[Mapping[str, Style]] = {
    "bold": Style(daring=0.8, splendour=1.0),
    "careful": Style(daring=-0.8, splendour=-1.0),
    "showy": Style(splendour=2.5),
}
