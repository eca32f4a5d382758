"""How far each level falls short, and the styles. `MEASURED` has the figures of every game with
weights; `bench/levels.py` measures what comes of them: one of level k against three of level 5."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ..rules.state import Phase
from ..rules.view import View


class Grade(NamedTuple):
    """`lapses`: the share of tricks played without keeping count. `haze`: how far likings have
    to differ before it notices. `cap`: the most points it gives away knowingly."""

    lapses: float
    haze: float
    cap: float


class Style(NamedTuple):
    """`daring` leans to high bids, or places that have much to lose; `splendour` to specials.

    Both in hazes of the level, for each trick of a bid or for a special. The thorough look ahead:
    a style of the best."""

    daring: float = 0.0
    splendour: float = 0.0
    thorough: bool = False


class Reach(NamedTuple):
    """`tricks`: from how many pieces in hand on a bot looks ahead. `rows`: how many decisions,
    of all seats, it may think through for one of its own: the budget."""

    tricks: int
    rows: int

    def covers(self, view: View) -> bool:
        """Whether the end of the round is near enough to look at. Everybody at the table can
        tell: it is asked of the phase and of the size of a hand, never of what is in it."""
        return view.known.phase is Phase.PLAY and len(view.hand) <= self.tricks


LEVELS: Final = (1, 2, 3, 4, 5)
BEST: Final = Grade(0.0, 0.0, 0.0)
NOWHERE: Final = Reach(0, 0)


class Measured(NamedTuple):
    """What was found for the weights of one game: its five levels, and what looking ahead gains."""

    grades: tuple[Grade, ...]
    reach: Reach = NOWHERE


MEASURED: Final[Mapping[str, Measured]] = {
    "skull_king": Measured(  # three tricks ahead gained nothing, here and in dice
        (
            Grade(1.0, 10.83, 60),
            Grade(0.9, 7.77, 45),
            Grade(0.6, 5.55, 30),
            Grade(0.3, 4.08, 20),
            BEST,
        )
    ),
    "dice": Measured(
        (
            Grade(1.0, 13.88, 50),
            Grade(0.9, 9.61, 40),
            Grade(0.6, 7.17, 30),
            Grade(0.3, 4.43, 20),
            BEST,
        )
    ),
    "doubloons": Measured(
        (
            Grade(1.0, 8.02, 60),
            Grade(0.9, 6.02, 45),
            Grade(0.6, 4.45, 30),
            Grade(0.3, 3.05, 20),
            BEST,
        ),
        Reach(3, 3500),
    ),
    "skull_queen": Measured(
        (
            Grade(1.0, 4.12, 12),
            Grade(0.9, 3.2, 9),
            Grade(0.6, 2.02, 6),
            Grade(0.3, 1.22, 4),
            BEST,
        ),
        Reach(14, 3500),
    ),
}
UNMEASURED: Final = MEASURED["skull_king"]  # for a game that nobody has measured yet
PLAIN: Final = Style()
STYLES: Final[Mapping[str, Style]] = {
    "bold": Style(daring=0.7, splendour=0.5),
    "careful": Style(daring=-1.2, splendour=-0.5),
    "showy": Style(splendour=1.5),
    "thorough": Style(thorough=True),
}


def measured(game: str) -> Measured:
    return MEASURED.get(game, UNMEASURED)


def grade(game: str, number: int) -> Grade:
    """Of a level, from 1 to 5."""
    return measured(game).grades[number - 1]


def reach(game: str) -> Reach:
    return measured(game).reach
