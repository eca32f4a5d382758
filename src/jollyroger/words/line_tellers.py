"""The log for who reads line by line: planks in words, and on request in few of them."""

from dataclasses import dataclass

from ..rules.events import Plank
from ..rules.moves import Seat
from ..rules.pieces import Code
from ..rules.scoring import Line
from .aloud import spell
from .planks import name_plank
from .told import Teller


@dataclass(frozen=True, slots=True)
class LineTeller(Teller):
    """No sign that a voice would stumble over."""

    def plank(self, plank: Plank) -> str:
        return name_plank(self.words, self.game, plank)


@dataclass(frozen=True, slots=True)
class BriefTeller(LineTeller):
    """Plays by their codes, of a score only what has changed."""

    def play(self, seat: Seat, face: Code) -> str:
        return self.of(seat, spell(self.words, self.game, face))

    def line(self, line: Line, total: int) -> str:
        return self.words.say("told-line-plank", points=f"{line.points:+d}", total=total)
