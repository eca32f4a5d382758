"""What the host decides before a table starts."""

import json
from dataclasses import asdict, dataclass
from typing import Final, Literal

from ..rules.game import Game, start
from ..rules.refused import Refused
from ..rules.shelf import load

Speed = Literal["none", "calm", "brisk"]
Advice = Literal["alone", "always", "never"]
UNSAID: Final[Advice] = "alone"


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for a move, and the reserve for a whole game."""

    move: float
    bank: float


PACES: Final[dict[Speed, Pace | None]] = {
    "none": None,
    "calm": Pace(60.0, 240.0),
    "brisk": Pace(20.0, 90.0),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """`bot` fills empty seats and stands in for who is away.

    `hints` shows what a piece would do, `advice` lets people ask for the best move: alone among
    bots, always or never."""

    game: str
    players: int
    options: tuple[str, ...] = ()
    speed: Speed = "none"
    bot: str = "heuristic"
    open: bool = False
    spectators: bool = True
    chat: bool = False
    hints: bool = True
    advice: Advice = UNSAID

    def load(self) -> Game:
        return load(self.game, self.options)

    @property
    def head(self) -> str:
        """What a listing keeps of a table."""
        return json.dumps(asdict(self))

    @property
    def pace(self) -> Pace | None:
        return PACES[self.speed]


def checked(settings: Settings, bots: frozenset[str]) -> Settings:
    """The settings, if a game can be played by them."""
    start(settings.load(), settings.players)
    if len(set(settings.options)) != len(settings.options):
        raise Refused("unknown_option", option=settings.options[-1], game=settings.game, options=())
    if settings.bot not in bots:
        raise Refused("unknown_bot", bot=settings.bot, bots=tuple(sorted(bots)))
    return settings
