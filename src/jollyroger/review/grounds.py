"""What speaks for a move, as codes and facts: read off one seat's view, not guessed.

How often a bid is kept is the choice net's guess; everything else is counting."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, assert_never

import numpy as np

from ..bots.learned import Thought
from ..bots.trained import is_trained
from ..rules.aid import aid
from ..rules.events import Climb
from ..rules.moves import Bid, Deal, Move, Pick, Place, Play, Seat
from ..rules.view import View

MIDDLE: Final = 6.5  # of the values of a colour
CLEAR: Final = 4.0  # how far from the middle a colour's cards are together before it is told


@dataclass(frozen=True, slots=True)
class Reason:
    """Said as `hint-why-CODE`. Facts are numbers, suits, and moves as they are written."""

    code: str
    facts: Mapping[str, int | str] = field(default_factory=dict)


def grounds(view: View, move: Move) -> tuple[Reason, ...]:
    return _of_move(view, move) if is_trained(view.game) else _of_thumb(view, move)


def _of_thumb(view: View, move: Move) -> tuple[Reason, ...]:
    """Without nets there are no figures, and that is said."""
    match move:
        case Play() if view.known.bids:
            return (*_wanted(view), Reason("thumb"))
        case Bid() | Place() | Play() | Pick() | Deal():
            return (Reason("thumb"),)
        case _:
            assert_never(move)


def _of_move(view: View, move: Move) -> tuple[Reason, ...]:
    match move:
        case Bid(tricks):
            return tuple(_of_bid(view, tricks))
        case Place():
            return tuple(_of_placement(view))
        case Play(code) if view.known.bids:
            return (*_wanted(view), _of_piece(view, code))
        case Play(code):
            return tuple(_of_card(view, code))
        case Deal() | Pick():
            return ()
        case _:
            assert_never(move)


def _tenths(share: float) -> int:
    return round(10 * share)


# Bids


def _of_bid(view: View, bid: int) -> Iterator[Reason]:
    scoring, number = view.game.scoring, view.known.cards
    assert scoring
    shares = Thought(view, [Bid(bid)]).tricks(bid)
    likely = int(np.argmax(shares))
    if likely != bid:
        yield Reason("likely", {"tricks": likely})
    yield Reason("kept", {"tenths": _tenths(float(shares[bid]))})
    points = [scoring.line(number, bid, won, 0).points for won in range(number + 1)]
    yield Reason("brings", {"points": round(float(shares @ np.array(points)))})


# Pieces in the games of bids


def _wanted(view: View) -> tuple[Reason, ...]:
    """How the bid stands."""
    assert view.seat is not None
    missing = view.known.bids[view.seat] - view.known.won(view.seat)
    if missing > len(view.hand):
        return (Reason("lost"),)
    if missing > 0:
        return (Reason("needs", {"count": missing}),)
    return (Reason("enough") if missing == 0 else Reason("over", {"count": -missing}),)


def _of_piece(view: View, code: str) -> Reason:
    """What the piece does to the trick as it lies, and how many unseen ones beat it then."""
    wins, beaten = _chances(view, code)
    if view.game.box.piece_of_play[code].thrown:
        return Reason("throws", {"tenths": _tenths(wins)})
    if not wins or view.game.box.faces[code].kind == "escape":
        return Reason("ducks")  # an Escape that leads keeps the trick only among its like
    if len(view.known.trick) == view.known.players - 1:
        return Reason("takes-last")
    if not beaten:
        return Reason("safe")
    return Reason("takes" if view.known.trick else "leads", {"tenths": _tenths(beaten)})


def _chances(view: View, code: str) -> tuple[float, float]:
    thought = Thought(view, [Play(code)])
    parts = thought.mind.watch.layout.views(thought.row[0])
    (at,) = thought.numbers
    return float(parts["wins"][at]) / 100, float(parts["beaten"][at]) / 100


# Skull Queen


def _of_placement(view: View) -> Iterator[Reason]:
    """The colours whose cards in hand are clearly high, or clearly low."""
    drifts = {suit: _drift(view, suit) for suit in view.game.box.suits}
    high, low = max(drifts, key=drifts.__getitem__), min(drifts, key=drifts.__getitem__)
    if drifts[high] >= CLEAR:
        yield Reason("rises", {"suit": high})
    if drifts[low] <= -CLEAR:
        yield Reason("sinks", {"suit": low})


def _drift(view: View, suit: str) -> float:
    faces = (view.game.box.faces[code] for code in view.hand if code)
    return sum(face.value - MIDDLE for face in faces if face.suit == suit)


def _of_card(view: View, code: str) -> Iterator[Reason]:
    """What the trick as it lies would do to my plank and to the others'."""
    assert view.seat is not None
    would = (aid(view).would or {}).get(code)
    changes: dict[Seat, int] = {}
    for climb in would.climbs if would else ():
        if climb.seat in range(view.known.players):
            changes[climb.seat] = changes.get(climb.seat, 0) + _change(view, climb)
    mine, others = changes.pop(view.seat, 0), sum(changes.values())
    yield _changed("gains", "loses", mine) if mine else Reason("stays")
    if others:
        yield _changed("others-gain", "others-lose", others)


def _changed(more: str, less: str, change: int) -> Reason:
    return Reason(more if change > 0 else less, {"points": abs(change)})


def _change(view: View, climb: Climb) -> int:
    """Points of a plank that one pirate's move brings or costs."""
    plank = view.known.planks[climb.seat]
    assert view.game.planks
    values = view.game.planks.sides[plank.side]
    (at,) = (pirate.at for pirate in plank.pirates if pirate.suit == climb.suit)
    before = 0 if at is None else values[at]
    return (0 if climb.to is None else values[climb.to]) - before
