"""Rules of thumb for bids and tricks: count likely winners, then take exactly that many."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from statistics import fmean
from typing import assert_never

from ..rules.moves import Bid, Deal, Move, Pick, Place, Play, bids_in, plays_in
from ..rules.pieces import Box, Code, Face, Piece, Suit
from ..rules.trick import TrickRules, taken
from ..rules.view import View

LIKELY = 0.5  # a card this likely to win is worth winning with
SLACK = 0.1  # a little risk is worth it to be rid of a strong card


def choose(view: View, may: Sequence[Move]) -> Move:
    if bids := bids_in(may):
        odds = _odds(view)
        return max(bids, key=lambda bid: _points(view, bid.tricks, odds))
    chances = {play: _chance(view, play) for play in plays_in(may)}
    # A card is strong or weak and rules of thumb do; a die is a bit of both, so reckon.
    if view.game.box.held[view.hand[0] or ""].thrown:
        return max(chances, key=lambda play: _worth(view, play, chances[play]))
    needed = _bid(view) - _won(view)
    if needed > 0:
        return _win(view, chances, every_trick=needed >= len(view.hand))
    return _duck(view, chances)


def worth(view: View, move: Move) -> float:
    """The points of the round on average, if every other piece won by itself or not.

    Nothing, where there is no rule of thumb for that."""
    match move:
        case Bid(tricks):
            return _points(view, tricks, _odds(view))
        case Play():
            return _worth(view, move, _chance(view, move))
        case Place() | Pick() | Deal():
            return 0.0
        case _:
            assert_never(move)


def _odds(view: View) -> list[float]:
    """How likely the hand wins 0, 1, 2 ... tricks."""
    return distribution([_wins(view, piece, view.known.players - 1) for piece in _held(view)])


def _worth(view: View, play: Play, chance: float) -> float:
    rest = [*_held(view)]
    rest.remove(view.game.box.piece_of_play[play.code])
    wins = [_wins(view, piece, view.known.players - 1) for piece in rest]
    return _points(view, _bid(view), [0.0] * _won(view) + distribution([chance, *wins]))


def _bid(view: View) -> int:
    """Who has bid nothing, not even zero, wants every trick."""
    assert view.seat is not None
    return view.known.bids[view.seat] if view.known.bids else view.known.cards


def _won(view: View) -> int:
    assert view.seat is not None
    return view.known.won(view.seat)


def _held(view: View) -> Sequence[Piece]:
    return [view.game.box.held[code] for code in view.hand if code]


def _points(view: View, bid: int, odds: Sequence[float]) -> float:
    """The points of a bid on average; `odds` are those of winning 0, 1, 2 ... tricks."""
    scoring, number = view.game.scoring, view.known.cards
    assert scoring
    lines = (scoring.line(number, bid, won, 0) for won in range(len(odds)))
    return sum(chance * line.points for chance, line in zip(odds, lines, strict=True))


def distribution(chances: Sequence[float]) -> list[float]:
    """How likely 0, 1, 2 ... of these independent chances come true."""
    odds = [1.0]
    for chance in chances:
        without = [*(old * (1 - chance) for old in odds), 0.0]
        with_it = [0.0, *(old * chance for old in odds)]
        odds = [a + b for a, b in zip(without, with_it, strict=True)]
    return odds


def _wins(view: View, piece: Piece, rivals: int) -> float:
    beats = _strengths(view)
    chances = [beats[face.code] ** rivals for face in piece.faces]
    return fmean(chances) if piece.thrown else max(chances)


def _win(view: View, chances: Mapping[Play, float], every_trick: bool) -> Play:
    """The likeliest winner; if none is likely and there is time, keep the good ones."""
    best = max(chances, key=lambda play: chances[play])
    if every_trick or chances[best] >= LIKELY:
        return best
    return min(chances, key=lambda play: _alone(view, play))


def _duck(view: View, chances: Mapping[Play, float]) -> Play:
    """The strongest piece that still, as likely as any, loses this trick."""
    least = min(chances.values())
    losers = (play for play, chance in chances.items() if chance <= least + SLACK)
    return max(losers, key=lambda play: _alone(view, play))


def _alone(view: View, play: Play) -> float:
    """What its piece is worth against one rival."""
    return _wins(view, view.game.box.piece_of_play[play.code], 1)


def _chance(view: View, play: Play) -> float:
    """How likely the play takes the trick: it leads now, and nobody still to come beats it."""
    game, beats = view.game, _strengths(view)
    piece = game.box.piece_of_play[play.code]
    faces = piece.faces if piece.thrown else (game.box.faces[play.code],)
    laid = game.faces(view.known)
    to_come = view.known.players - len(laid) - 1
    return fmean(beats[face.code] ** to_come if _leads(view, laid, face) else 0.0 for face in faces)


def _leads(view: View, laid: Sequence[Face], face: Face) -> bool:
    assert view.game.rules
    return taken(view.game.rules, [*laid, face], view.known.trump).index == len(laid)


def _strengths(view: View) -> Mapping[Code, float]:
    assert view.game.rules
    return strengths(view.game.box, view.game.rules, view.known.trump)


@lru_cache
def strengths(box: Box, rules: TrickRules, trump: Suit | None = None) -> Mapping[Code, float]:
    """For every face, the share of the box it wins against, laid first or second alike."""
    first = _shares(box, lambda face, rival: taken(rules, [face, rival], trump).index == 0)
    after = _shares(box, lambda face, rival: taken(rules, [rival, face], trump).index == 1)
    return {code: fmean((held, after[code])) for code, held in first.items()}


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
