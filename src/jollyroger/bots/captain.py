"""Rules of thumb for Skull Queen: place for the drift the hand promises, then mind the plank."""

from collections.abc import Sequence

from ..rules.events import Plank
from ..rules.moves import Move, Place, Play, Side, plays_in
from ..rules.pieces import Suit
from ..rules.planks import PlankRules, Step
from ..rules.state import Phase
from ..rules.view import View

DRIFT_A_CARD = 0.45  # spaces a card at the very top or bottom of its colour moves a pirate
WATER = -3.0  # what falling is worth beyond the points lost


def choose(view: View, rules: PlankRules, may: Sequence[Move]) -> Move:
    if view.known.phase is Phase.CHOOSE:
        return _placement(view, rules)
    return max(plays_in(may), key=lambda play: _worth(view, rules, play))


def _placement(view: View, rules: PlankRules) -> Place:
    """The side and spaces from which the expected drift ends on the most points."""
    drifts = [_drift(view, suit) for suit in view.game.box.suits]
    ways = (_best(side, values, drifts) for side, values in rules.sides.items())
    _, place = max(ways, key=lambda best: best[0])
    return place


def _drift(view: View, suit: Suit) -> float:
    """How far up (positive) the hand will carry that colour's pirate."""
    faces = (view.game.box.faces[code] for code in view.hand if code)
    return sum(DRIFT_A_CARD * (face.value - 6.5) / 5.5 for face in faces if face.suit == suit)


def _best(side: Side, values: Sequence[int], drifts: Sequence[float]) -> tuple[float, Place]:
    ats = range(len(values))
    best = [max((_expected(values, at, drift), at) for at in ats) for drift in drifts]
    return sum(worth for worth, _ in best), Place(side, tuple(values[at] for _, at in best))


def _expected(values: Sequence[int], at: int, drift: float) -> float:
    """Points when the pirate ends near where it drifts to, one space either way half as likely."""
    end = at - drift
    near = [(round(end) + off, weight) for off, weight in ((-1, 0.25), (0, 0.5), (1, 0.25))]
    return sum(weight * _value(values, to) for to, weight in near)


def _worth(view: View, rules: PlankRules, play: Play) -> float:
    """What the trick as it stands would do to my plank and, half as much, to the others'."""
    state = view.known
    faces = view.game.box.faces
    trick = [*view.game.faces(state), faces[play.code]]
    if all(face.suit is None for face in trick):
        return 0.0
    centre = [faces[code] for code in state.centre]
    seats = [laid.seat for laid in state.trick] + [view.seat]
    unowned = int(view.game.blind(state.players))
    others = -0.5 / (state.players - 1)
    return sum(
        _gain(rules, state.planks[seat], step) * (1.0 if seat == view.seat else others)
        for step in rules.resolve(centre, trick, unowned).steps
        if (seat := seats[step.index]) is not None
    )


def _gain(rules: PlankRules, plank: Plank, step: Step) -> float:
    values = rules.sides[plank.side]
    (at,) = (pirate.at for pirate in plank.pirates if pirate.suit == step.suit)
    if at is None:
        return 0.0
    return _value(values, at - step.by) - values[at]


def _value(values: Sequence[int], at: int) -> float:
    return values[at] if at in range(len(values)) else WATER
