"""Rules of thumb for Skull Queen: place for the drift the hand promises, then mind the plank."""

from collections.abc import Mapping, Sequence

from ..rules.events import Plank
from ..rules.games.skull_queen import BOX, PLANKS, SUITS, resolve
from ..rules.moves import Move, Place, Play, Side
from ..rules.pieces import Suit
from ..rules.state import Phase
from ..rules.view import View

DRIFT_A_CARD = 0.45  # spaces a card at the very top or bottom of its colour moves a pirate
WATER = -3.0  # what falling is worth beyond the points lost


def choose(view: View, may: Sequence[Move]) -> Move:
    if view.known.phase is Phase.CHOOSE:
        return _placement(view)
    plays = [move for move in may if isinstance(move, Play)]
    return max(plays, key=lambda play: _worth(view, play))


def _placement(view: View) -> Place:
    """The side and spaces from which the expected drift ends on the most points."""
    drift = {suit: _drift(view, suit) for suit in SUITS}
    _, place = max((_best(side, drift) for side in PLANKS), key=lambda best: best[0])
    return place


def _drift(view: View, suit: Suit) -> float:
    """How far up (positive) the hand will carry that colour's pirate."""
    faces = (BOX.faces[code] for code in view.hand if code)
    return sum(DRIFT_A_CARD * (face.value - 6.5) / 5.5 for face in faces if face.suit == suit)


def _best(side: Side, drift: Mapping[Suit, float]) -> tuple[float, Place]:
    values = PLANKS[side]
    best = [max((_expected(values, at, drift[suit]), at) for at in range(5)) for suit in SUITS]
    return sum(worth for worth, _ in best), Place(side, tuple(values[at] for _, at in best))


def _expected(values: Sequence[int], at: int, drift: float) -> float:
    """Points when the pirate ends near where it drifts to, one space either way half as likely."""
    end = at - drift
    near = [(round(end) + off, weight) for off, weight in ((-1, 0.25), (0, 0.5), (1, 0.25))]
    return sum(weight * (values[to] if to in range(5) else WATER) for to, weight in near)


def _worth(view: View, play: Play) -> float:
    """What the trick as it stands would do to my plank and, half as much, to the others'."""
    state = view.known
    trick = [BOX.faces[laid.face] for laid in state.trick] + [BOX.faces[play.code]]
    if all(face.suit is None for face in trick):
        return 0.0
    centre = [BOX.faces[code] for code in state.centre]
    seats = [laid.seat for laid in state.trick] + [view.seat]
    others = -0.5 / (state.players - 1)
    return sum(
        _gain(state.planks[seat], step.suit, step.by) * (1.0 if seat == view.seat else others)
        for step in resolve(centre, trick, unowned=int(state.players == 2)).steps
        if (seat := seats[step.index]) is not None
    )


def _gain(plank: Plank, suit: Suit, by: int) -> float:
    values = PLANKS[plank.side]
    (at,) = (pirate.at for pirate in plank.pirates if pirate.suit == suit)
    if at is None:
        return 0.0
    to = at - by
    return (values[to] if to in range(5) else WATER) - values[at]
