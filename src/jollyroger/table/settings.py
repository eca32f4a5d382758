"""What the host decides before a table starts."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from ..rules.game import Game, start
from ..rules.plain_values import read_value, write_value
from ..rules.refused import Refused
from ..rules.shelf import load

Speed = Literal["none", "calm", "brisk"]
Hints = Literal["alone", "always", "never"]
UNSAID: Final[Hints] = "alone"


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

    `previews` shows what a piece would do, `hints` lets people ask for the best move: alone among
    bots, always or never."""

    game: str
    players: int
    options: tuple[str, ...] = ()
    speed: Speed = "none"
    bot: str = "heuristic"
    open: bool = False
    spectators: bool = True
    chat: bool = False
    previews: bool = True
    hints: Hints = UNSAID

    def load(self) -> Game:
        return load(self.game, self.options)

    @property
    def head(self) -> str:
        """What a listing keeps of a table."""
        return json.dumps(write_value(self))

    @property
    def pace(self) -> Pace | None:
        return PACES[self.speed]


def current_names(plain: Mapping[str, Any]) -> dict[str, Any]:
    """Settings as they are named now, whenever they were written down.

    Until protocol 2 `previews` was called `hints`, and `hints` was `advice`; before that a host
    could not decide it, which is as if nothing had been said."""
    if not isinstance(plain.get("hints"), bool) and "advice" not in plain:
        return dict(plain)
    rest = {name: value for name, value in plain.items() if name not in ("hints", "advice")}
    return {**rest, "previews": plain.get("hints", True), "hints": plain.get("advice", UNSAID)}


def stored_names(plain: Mapping[str, Any]) -> dict[str, Any]:
    """What lies in a database, also from before there was such a choice as `hints`."""
    return {"hints": UNSAID, **current_names(plain)}


def read_head(head: str) -> Settings:
    """What `Settings.head` wrote, whenever that was."""
    settings: Settings = read_value(Settings, stored_names(json.loads(head)))
    return settings


def names_of_protocol_1(plain: Mapping[str, Any]) -> dict[str, Any]:
    """The other way round, for clients that know no others."""
    rest = {name: value for name, value in plain.items() if name not in ("previews", "hints")}
    return {**rest, "hints": plain["previews"], "advice": plain["hints"]}


def checked(settings: Settings, bots: frozenset[str]) -> Settings:
    """The settings, if a game can be played by them."""
    start(settings.load(), settings.players)
    if len(set(settings.options)) != len(settings.options):
        raise Refused("unknown_option", option=settings.options[-1], game=settings.game, options=())
    if settings.bot not in bots:
        raise Refused("unknown_bot", bot=settings.bot, bots=tuple(sorted(bots)))
    return settings
