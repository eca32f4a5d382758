"""Rules of thumb for bids and tricks: count likely winners, then take exactly that many."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from statistics import fmean

from ..rules.bidding import BiddingGame
from ..rules.moves import Bid, Move, Play
from ..rules.pieces import Box, Code, Face, Piece
from ..rules.state import Phase, State
from ..rules.trick import TrickRules, taken
from ..rules.view import View

LIKELY = 0.5  # a card this likely to win is worth winning with
SLACK = 0.1  # a little risk is worth it to be rid of a strong card


def choose(view: View, game: BiddingGame, may: Sequence[Move]) -> Move:
    if view.known.phase is Phase.CHOOSE:
        return Bid(_bid(view, game))
    chances = {play: _chance(game, view.known, play) for play in may if isinstance(play, Play)}
    # A card is strong or weak and rules of thumb do; a die is a bit of both, so reckon.
    if game.box.held[view.hand[0] or ""].thrown:
        return max(chances, key=lambda play: _worth(view, game, play, chances[play]))
    assert view.seat is not None
    needed = view.known.bids[view.seat] - view.known.won(view.seat)
    if needed > 0:
        return _win(game, chances, every_trick=needed >= len(view.hand))
    return _duck(game, chances)


def _bid(view: View, game: BiddingGame) -> int:
    """The bid with the most points on average, if every piece won by itself or not."""
    odds = distribution([_wins(game, piece, view.known.players - 1) for piece in _held(view)])
    return max(range(len(odds)), key=lambda bid: _points(view, game, bid, odds))


def _worth(view: View, game: BiddingGame, play: Play, chance: float) -> float:
    """The points on average, if the other pieces then won by themselves or not."""
    assert view.seat is not None
    rest = [*_held(view)]
    rest.remove(game.box.piece_of_play[play.code])
    wins = [_wins(game, piece, view.known.players - 1) for piece in rest]
    odds = [0.0] * view.known.won(view.seat) + distribution([chance, *wins])
    return _points(view, game, view.known.bids[view.seat], odds)


def _held(view: View) -> Sequence[Piece]:
    return [view.game.box.held[code] for code in view.hand if code]


def _points(view: View, game: BiddingGame, bid: int, odds: Sequence[float]) -> float:
    """The points of a bid on average; `odds` are those of winning 0, 1, 2 ... tricks."""
    lines = (game.scoring.line(view.known.round, bid, won, 0) for won in range(len(odds)))
    return sum(chance * line.points for chance, line in zip(odds, lines, strict=True))


def distribution(chances: Sequence[float]) -> list[float]:
    """How likely 0, 1, 2 ... of these independent chances come true."""
    odds = [1.0]
    for chance in chances:
        without = [*(old * (1 - chance) for old in odds), 0.0]
        with_it = [0.0, *(old * chance for old in odds)]
        odds = [a + b for a, b in zip(without, with_it, strict=True)]
    return odds


def _wins(game: BiddingGame, piece: Piece, rivals: int) -> float:
    beats = strengths(game.box, game.rules)
    chances = [beats[face.code] ** rivals for face in piece.faces]
    return fmean(chances) if piece.thrown else max(chances)


def _win(game: BiddingGame, chances: Mapping[Play, float], every_trick: bool) -> Play:
    """The likeliest winner; if none is likely and there is time, keep the good ones."""
    best = max(chances, key=lambda play: chances[play])
    if every_trick or chances[best] >= LIKELY:
        return best
    return min(chances, key=lambda play: _wins(game, game.box.piece_of_play[play.code], 1))


def _duck(game: BiddingGame, chances: Mapping[Play, float]) -> Play:
    """The strongest piece that still, as likely as any, loses this trick."""
    least = min(chances.values())
    losers = (play for play, chance in chances.items() if chance <= least + SLACK)
    return max(losers, key=lambda play: _wins(game, game.box.piece_of_play[play.code], 1))


def _chance(game: BiddingGame, state: State, play: Play) -> float:
    """How likely the play takes the trick: it leads now, and nobody still to come beats it."""
    piece = game.box.piece_of_play[play.code]
    faces = piece.faces if piece.thrown else (game.box.faces[play.code],)
    laid = game.faces(state)
    to_come = state.players - len(laid) - 1
    beats = strengths(game.box, game.rules)
    return fmean(beats[face.code] ** to_come if _leads(game, laid, face) else 0.0 for face in faces)


def _leads(game: BiddingGame, laid: Sequence[Face], face: Face) -> bool:
    return taken(game.rules, [*laid, face]).index == len(laid)


@lru_cache
def holds(box: Box, rules: TrickRules) -> Mapping[Code, float]:
    """For every face, the share of the box that, laid after it, does not take the trick."""
    return _shares(box, lambda face, rival: taken(rules, [face, rival]).index == 0)


@lru_cache
def strengths(box: Box, rules: TrickRules) -> Mapping[Code, float]:
    """For every face, the share of the box it wins against, laid first or second alike."""
    after = _shares(box, lambda face, rival: taken(rules, [rival, face]).index == 1)
    return {code: fmean((held, after[code])) for code, held in holds(box, rules).items()}


def _shares(box: Box, beats: Callable[[Face, Face], bool]) -> dict[Code, float]:
    rivals = [
        (rival, piece.count / len(piece.faces) / len(box.deck))
        for piece in box.pieces
        for rival in piece.faces
    ]
    return {
        code: sum(share for rival, share in rivals if beats(face, rival))
        for code, face in box.faces.items()
    }
