"""The games in lockstep, by game and number of players."""

from typing import Any

from ..rules.bidding import BiddingGame
from ..rules.game import Game, start
from ..rules.games.skull_queen import SkullQueen
from ..rules.refused import Refused
from .bidding import BiddingSteps
from .ladder import has_ladder
from .observation import BidObserver
from .plank_observation import PlankObserver
from .skull_queen import PlankSteps
from .steps import Steps

Observer = BidObserver | PlankObserver


def lockstep(game: Game, players: int) -> Steps[Any]:
    """The rules of a game for that many players, or `Refused` if it is not played so."""
    start(game, players)
    if not has_lockstep(game):
        raise Refused("no_lockstep", game=game.id)
    match game:
        case BiddingGame():
            return BiddingSteps(game, players)
        case SkullQueen():
            return PlankSteps(game, players)
        case _:
            raise AssertionError(f"{game.id} has no lockstep form")


def has_lockstep(game: Game) -> bool:
    """Only the plain questions are written as columns: a subclass asks others, or deals anew."""
    if type(game) is BiddingGame:
        return has_ladder(game.box, game.rules) and not game.declares.turns_up
    return type(game) is SkullQueen


def observer(steps: Steps[Any]) -> Observer:
    """What turns its states into observations."""
    match steps:
        case BiddingSteps():
            return BidObserver(steps)
        case PlankSteps():
            return PlankObserver(steps)
        case _:
            raise AssertionError("no such steps")
