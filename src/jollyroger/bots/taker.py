"""Rules of thumb for tricks where nobody bids: take what pays, leave what costs to others."""

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from ..rules.moves import Bid, Deal, Move, Pick, Place, Play
from ..rules.pieces import Code, Face, Suit
from ..rules.trick import TrickRules, captured, taken
from ..rules.view import View

SPARE = 0.05  # of a point: among plays that promise the same, the weaker piece goes


def choose(view: View, plays: Sequence[Play]) -> Play:
    """The play that promises most; of equals the piece that is worth least by itself."""
    unseen = _unseen(view)
    return max(plays, key=lambda play: _promise(view, play, unseen))


def worth(view: View, move: Move) -> float:
    """The points of this trick on average; nothing for what is no play."""
    match move:
        case Play(code):
            return _points(view, view.game.box.faces[code], _unseen(view))
        case Bid() | Place() | Pick() | Deal():
            return 0.0
        case _:
            assert_never(move)


def _promise(view: View, play: Play, unseen: Sequence[Face]) -> float:
    face = view.game.box.faces[play.code]
    return _points(view, face, unseen) - SPARE * _strength(view, face, unseen)


def _points(view: View, face: Face, unseen: Sequence[Face]) -> float:
    """What the trick is worth if this face takes it, and what it hands to another if not."""
    rules, scoring, trump = _rules(view), view.game.trick_scoring, view.known.trump
    assert scoring
    chance = _chance(view, face, unseen)
    laid = [*view.game.faces(view.known), face]
    to_come = view.known.players - len(laid)
    cost = sum(points for _, points in captured(rules, face, [face], trump))
    brought = to_come * _mean_capture(rules, face, unseen, trump)
    here = sum(points for _, points in captured(rules, face, laid, trump)) + brought
    worth = scoring.points + here
    if worth < 0 < chance:
        chance = max(chance, _left_to_me(view, face, unseen))
    # A piece that costs is well spent on the trick of another.
    return chance * worth - (1 - chance) * cost


def _left_to_me(view: View, face: Face, unseen: Sequence[Face]) -> float:
    """How likely nobody takes a trick that costs: whoever can play lower does."""
    laid = [*view.game.faces(view.known), face]
    suit = view.game.following(laid).suit
    follow = [one for one in unseen if one.suit == suit]
    if not follow:
        return 1.0
    rules, trump = _rules(view), view.known.trump
    over = sum(taken(rules, [*laid, one], trump).index == len(laid) for one in follow)
    return 1 - over / len(follow)


def _rules(view: View) -> TrickRules:
    assert view.game.rules
    return view.game.rules


def _mean_capture(
    rules: TrickRules, taker: Face, unseen: Sequence[Face], trump: Suit | None
) -> float:
    """What a piece that somebody else still holds would add to a trick."""
    if not unseen:
        return 0.0
    return sum(points for _, points in captured(rules, taker, unseen, trump)) / len(unseen)


def _chance(view: View, face: Face, unseen: Sequence[Face]) -> float:
    """How likely it takes the trick: it leads now, and nobody still to come holds a better one."""
    game, known, rules = view.game, view.known, _rules(view)
    laid = [*game.faces(known), face]
    if taken(rules, laid, known.trump).index != len(laid) - 1:
        return 0.0
    to_come = known.players - len(laid)
    if not to_come or not unseen:
        return 1.0
    suit, size = game.following(laid).suit, len(view.hand)
    better = [one for one in unseen if taken(rules, [*laid, one], known.trump).index == len(laid)]
    follows = sum(one.suit == suit for one in better)
    has_none = _lacks(sum(one.suit == suit for one in unseen), len(unseen), size)
    holds_other = 1 - _lacks(len(better) - follows, len(unseen), size)
    return (_lacks(follows, len(unseen), size) * (1 - has_none * holds_other)) ** to_come


def _lacks(count: int, of: int, size: int) -> float:
    """How likely a hand of that size holds none of so many pieces."""
    return float((1 - count / of) ** size)


def _strength(view: View, face: Face, unseen: Sequence[Face]) -> float:
    """The share of what others hold that it beats when it leads."""
    if not unseen:
        return 0.0
    rules, trump = _rules(view), view.known.trump
    return sum(taken(rules, [face, one], trump).index == 0 for one in unseen) / len(unseen)


def _unseen(view: View) -> list[Face]:
    """A face for every piece that is neither ours nor was laid open."""
    game, known = view.game, view.known
    laid = [*(each for trick in known.tricks for each in trick.laid), *known.trick]
    seen: Counter[Code] = Counter(game.box.piece_of_face[each.face].code for each in laid)
    seen.update(code for code in (*view.hand, *known.centre) if code)
    left = Counter(game.deck(known.players)) - seen
    return [game.box.held[code].faces[0] for code in left.elements()]
