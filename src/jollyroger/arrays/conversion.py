"""A state or a view of the rules as a batch of one: what parity, adapters and bots begin from.

Of a view only what it knows goes in: a hand seen from behind has no pieces, and a seat whose
hand is unknown was dealt just what it has played."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ..rules.games.skull_queen import KING, PLANKS, SUITS
from ..rules.moves import Bid, Place, Seat
from ..rules.pieces import Code
from ..rules.state import Laid, Phase, State
from ..rules.view import View
from .bidding import BiddingSteps, BidState
from .columns import Column, Words
from .skull_queen import COLOURS, FIRST_MATE, MONKEY, WATER, PlankState, PlankSteps
from .steps import CHOOSE, DEAL, OVER, PLAY, Steps

PHASES = {Phase.DEAL: DEAL, Phase.CHOOSE: CHOOSE, Phase.PLAY: PLAY, Phase.OVER: OVER}


def of_state(steps: Steps[Any], state: State) -> Any:
    if isinstance(steps, PlankSteps):
        return _planks(steps, state)
    assert isinstance(steps, BiddingSteps)
    return _bids(steps, state)


def _column(value: int | None, dtype: str = "uint8") -> Column:
    return np.array([value or 0], dtype)


def _columns(values: Iterable[int | None], dtype: str = "uint8") -> tuple[Column, ...]:
    return tuple(_column(value, dtype) for value in values)


def _common(steps: Steps[Any], state: State) -> dict[str, Any]:
    """What every game has: whose turn it is, who holds and was dealt what, the totals."""
    seats = range(steps.players + steps.has_stack)
    hands = [state.hands[seat] if state.hands else () for seat in seats]
    played = [_played(steps, state, seat) for seat in seats]
    chosen = sum(choice is not None for choice in state.choices)
    return {
        "phase": _column(PHASES[state.phase]),
        "round": _column(state.round),
        "dealer": _column(state.dealer),
        "leader": _column(state.leader),
        "turn": _column(chosen if state.phase is Phase.CHOOSE else len(state.trick)),
        "hands": tuple(_words(steps, hand) for hand in hands),
        "dealt": tuple(_words(steps, [*hand, *p]) for hand, p in zip(hands, played, strict=True)),
        "voids": _columns(_void(steps, state, seat) for seat in range(steps.players)),
        "scores": _columns(state.scores(), "int16"),
    }


def _words(steps: Steps[Any], codes: Sequence[Code | None]) -> Words:
    return tuple(np.array([word], "uint32") for word in steps.pack.hand(codes))


def _lying(state: State) -> list[tuple[Laid, ...]]:
    return [*(trick.laid for trick in state.tricks), state.trick]


def _played(steps: Steps[Any], state: State, seat: Seat) -> list[Code]:
    piece = steps.game.box.piece_of_face
    return [piece[laid.face].code for trick in _lying(state) for laid in trick if laid.seat == seat]


def _void(steps: Steps[Any], state: State, seat: Seat) -> int:
    """A bit for every suit the seat was seen not to follow."""
    box, bits = steps.game.box, 0
    for trick in _lying(state):
        for at, laid in enumerate(trick):
            before = [box.faces[seen.face] for seen in _seen(steps, trick, at)]
            bound = steps.game.following(before).suit
            suit = box.faces[laid.face].suit
            if laid.seat == seat and bound and suit and suit != bound:
                bits |= 1 << box.suits.index(bound)
    return bits


def _seen(steps: Steps[Any], trick: tuple[Laid, ...], at: int) -> tuple[Laid, ...]:
    """What lay there when the piece `at` was chosen: with the King, only his (SQ14)."""
    return trick[: min(at, 1)] if steps.game.blind(steps.players) else trick[:at]


def _bids(steps: BiddingSteps, state: State) -> BidState:
    each = range(steps.players)
    bids = state.bids or [c.tricks if isinstance(c, Bid) else 0 for c in state.choices] or each
    trick = [steps.faces.index(laid.face) for laid in state.trick]
    return BidState(
        **_common(steps, state),
        led=_column(_led(steps, state)),
        bids=_columns(bids if state.round else (0 for _ in each)),
        won=_columns(state.won(seat) for seat in each),
        bonus=_columns((state.bonus(seat) for seat in each), "int16"),
        trick=_padded(trick, steps.players, len(steps.faces)),
    )


def _led(steps: BiddingSteps, state: State) -> int:
    asks = steps.game.following(steps.game.faces(state))
    if asks.is_free:
        return steps.suits + 1
    return steps.game.box.suits.index(asks.suit) if asks.suit else steps.suits


def _padded(trick: list[int], size: int, nothing: int) -> tuple[Column, ...]:
    return _columns([*trick, *[nothing] * (size - len(trick))])


def _planks(steps: PlankSteps, state: State) -> PlankState:
    common = _common(steps, state)
    cards = steps.pack.pieces
    if steps.king:
        sealed = sum(choice is not None for choice in state.choices)
        common["turn"] = _column(sealed if state.phase is not Phase.DEAL else 0)
    suit = steps.game.led(state)
    stack = state.hands[KING] if steps.king and state.hands else ()
    gone = [cards.index(code) for code in (_played(steps, state, KING) if steps.king else ())]
    left = [steps.nothing if code is None else cards.index(code) for code in stack]
    sides, stands = _placed(steps, state)
    return PlankState(
        **common,
        led=_column(SUITS.index(suit) if suit else COLOURS),
        past=_column(len(state.tricks)),
        stack=_padded([*gone, *left], steps.size * steps.king, steps.nothing),
        sides=_columns(sides),
        pirates=tuple(np.array(at, "uint8")[:, None] for at in stands),
        **_centre(state),
        trick=_padded(
            [cards.index(laid.face) for laid in state.trick], steps.stacks, steps.nothing
        ),
    )


def _placed(steps: PlankSteps, state: State) -> tuple[list[int], list[list[int]]]:
    """The side and the spaces of every seat, as far as they are chosen."""
    names = list(PLANKS)
    if state.planks:
        return (
            [names.index(plank.side) for plank in state.planks],
            [[WATER if p.at is None else p.at for p in plank.pirates] for plank in state.planks],
        )
    places = [choice if isinstance(choice, Place) else None for choice in state.choices]
    places = places or [None] * steps.players
    return (
        [names.index(place.side) if place else 0 for place in places],
        [
            [PLANKS[place.side].index(value) for value in place.spaces]
            if place
            else [WATER] * COLOURS
            for place in places
        ],
    )


def _centre(state: State) -> dict[str, Any]:
    """The lowest and highest value of every colour in the centre, and the wilds there."""
    values = [
        sorted(int(code[1:]) for code in state.centre if code[0] == suit and code[1:].isdigit())
        for suit in SUITS
    ]
    wilds = MONKEY * ("MO" in state.centre) + FIRST_MATE * ("FM" in state.centre)
    return {
        "lowest": np.array([[held[0] if held else 0] for held in values], "uint8"),
        "highest": np.array([[held[-1] if held else 0] for held in values], "uint8"),
        "wilds": _column(wilds),
    }


def observed(observer: Any, view: View) -> np.ndarray[Any, Any]:
    """The observation of a view's own seat, as one row."""
    assert view.seat is not None
    state = of_state(observer.steps, view.known)
    row: np.ndarray[Any, Any] = observer.observe(np, state, _column(view.seat))[0]
    return row
