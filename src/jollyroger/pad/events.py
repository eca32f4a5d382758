"""Bonuses by name: what a trick can be worth beyond itself, read off the rules' captures."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ..rules.bidding import BiddingGame
from ..rules.game import Game
from ..rules.shelf import load
from ..rules.trick import Capture


@dataclass(frozen=True, slots=True)
class BonusEvent:
    """A kind of piece caught by another: `points` each time, at most as often as the box has it.

    Its words are `pad-event-CLAUSE`."""

    id: str
    points: int
    rule: str
    by: str
    count: int

    @property
    def key(self) -> str:
        return f"pad-event-{self.rule}"

    def most(self, players: int) -> int:
        """There is one Skull King and so one such trick, with a piece of every other player."""
        return min(self.count, players - 1)


NONE: Final[tuple[BonusEvent, ...]] = ()


@lru_cache
def bonus_events(id: str, options: tuple[str, ...] = ()) -> tuple[BonusEvent, ...]:
    game = load(id, options)
    if not isinstance(game, BiddingGame):
        return NONE
    return tuple(_event(game, capture) for capture in game.rules.captures)


def _event(game: Game, capture: Capture) -> BonusEvent:
    """Named after the piece that has no other side: Scary Mary is caught as a Pirate."""
    (named,) = (game.box.faces[code].kind for code in capture.faces if code in game.box.held)
    caught = {game.box.piece_of_face[code] for code in capture.faces}
    count = sum(piece.count for piece in caught)
    return BonusEvent(named, capture.points, capture.rule, capture.by or "", count)
