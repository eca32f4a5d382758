"""How far a game reaches: its longest course and its highest and lowest scores, all safe bounds."""

from dataclasses import dataclass
from itertools import product

from ..rules.bidding import BiddingGame
from ..rules.chance import Drawn
from ..rules.game import Game
from ..rules.games.skull_queen import PLANKS


@dataclass(frozen=True, slots=True)
class Extent:
    moves: int
    answers: int  # the most that chance chooses from
    least: int
    most: int


def extent(game: Game, players: int) -> Extent:
    rounds = range(1, game.rounds[players] + 1)
    spans = [span(game, number) for number in rounds]
    return Extent(
        moves=sum(moves(game, players, number) for number in rounds),
        answers=max(len(game.box.pieces), players, *(len(p.faces) for p in game.box.pieces)),
        least=sum(min(worth) for worth in spans),
        most=sum(max(worth) for worth in spans),
    )


def moves(game: Game, players: int, number: int) -> int:
    """A choice for every seat, then every piece of every hand; nobody plays the King's stack."""
    hands = game.deal(players, number, Drawn(lambda bound: 0))[:players]
    return players + sum(map(len, hands))


def span(game: Game, number: int) -> list[int]:
    """The points a seat may get in that round, and perhaps some that it cannot."""
    if not isinstance(game, BiddingGame):
        return [0, len(game.box.suits) * max(PLANKS["front"])]
    tricks = range(number + 1)
    lines = (
        game.scoring.line(number, bid, won, _bonus(game)) for bid, won in product(tricks, tricks)
    )
    return [line.points for line in lines]


def _bonus(game: BiddingGame) -> int:
    """Every capture by one seat."""
    return sum(
        capture.points * piece.count
        for capture in game.rules.captures
        for piece in game.box.pieces
        if any(face.code in capture.faces for face in piece.faces)
    )
