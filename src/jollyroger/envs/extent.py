"""How far a game reaches: its longest course and its highest and lowest scores, all safe bounds."""

from dataclasses import dataclass
from itertools import product

from ..rules.game import Game


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
    return players * (1 + game.cards(players, number))


def span(game: Game, number: int) -> list[int]:
    """The points a seat may get in that round, and perhaps some that it cannot."""
    if game.planks:
        return [0, len(game.box.suits) * max(game.planks.values)]
    assert game.scoring
    line, bonus, tricks = game.scoring.line, _bonus(game), range(number + 1)
    return [line(number, bid, won, bonus).points for bid, won in product(tricks, tricks)]


def _bonus(game: Game) -> int:
    """Every capture by one seat."""
    return sum(
        capture.points * piece.count
        for capture in (game.rules.captures if game.rules else ())
        for piece in game.box.pieces
        if any(face.code in capture.faces for face in piece.faces)
    )
