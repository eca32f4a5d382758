"""Deals that a seat holds for possible: drawn evenly from all that agree with its view.

Who showed a void has nothing of that suit; every hand has its size; what was seen is gone. Hands
are dealt one after the other, the most bound first, each from what it may hold. That favours
deals in which a later hand had less to choose from, so a deal is kept with a chance in proportion
to the choice there was. What is kept is exactly even; only where too few are kept, the rest
are drawn from those that were not, by the same weights."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..arrays.columns import look_up
from ..arrays.conversion import of_state
from ..arrays.steps import Steps
from ..rules.view import View

Array = np.ndarray[Any, Any]
TRIES = 32  # for each deal that is asked for, before the rest are drawn by weight


@dataclass(frozen=True)
class Hidden:
    """What a view does not tell: the pieces nobody has seen, and who may hold how many of which.

    `pieces` are ranks in the box; `may` is `[seat, piece]`; `sizes` are those of the hands."""

    pieces: Array
    sizes: tuple[int, ...]
    may: Array

    @cached_property
    def order(self) -> list[int]:
        """The hands that are not known, the most bound first."""
        seats = [seat for seat, size in enumerate(self.sizes) if size]
        return sorted(seats, key=lambda seat: int(self.may[seat].sum()))

    @cached_property
    def most(self) -> dict[int, int]:
        """By hand, an upper bound of what it may choose from, when its turn comes."""
        most, before = {}, list[int]()
        for seat in self.order:
            apart = [(self.may[other] & ~self.may[seat]).sum() for other in before]
            sizes = [self.sizes[other] for other in before]
            least = sum(sizes) - sum(map(min, sizes, apart))
            most[seat] = int(self.may[seat].sum()) - max(0, int(least))
            before.append(seat)
        return most


def hidden(steps: Steps[Any], view: View) -> Hidden:
    state, known = of_state(steps, view.known), view.known
    box = view.game.box
    laid = [face for trick in (*known.tricks, known) for face in _faces(trick)]
    played = [box.piece_of_face[face].code for face in laid]
    # A card of the centre may have been played: it is seen once.
    centre = [code for code in known.centre if code not in played]
    seen = np.zeros(len(box.pieces), int)
    for code in (*played, *centre, *view.hand):
        assert code is not None
        seen[steps.pack.pieces.index(code)] += 1
    left = np.bincount(steps.deck, minlength=len(seen)) - seen
    pieces = np.repeat(np.arange(len(seen)), left)
    sizes = tuple(0 if seat == view.seat else len(hand) for seat, hand in enumerate(known.hands))
    voids = [int(column[0]) for column in state.voids] + [0] * (len(sizes) - steps.players)
    return Hidden(pieces, sizes, _may(steps, pieces, voids))


def _faces(trick: Any) -> list[str]:
    """Of a finished trick, or of the one that lies there."""
    return [laid.face for laid in (trick.laid if hasattr(trick, "laid") else trick.trick)]


def _may(steps: Steps[Any], pieces: Array, voids: list[int]) -> Array:
    suits = steps.game.box.suits
    bits = [1 << suits.index(piece.suit) if piece.suit else 0 for piece in steps.game.box.pieces]
    return np.asarray((np.array(voids)[:, None] & np.array(bits)[pieces]) == 0)


def deals(known: Hidden, count: int, rng: np.random.Generator) -> list[Array]:
    """By seat `[slot, deal]`: the pieces it holds, in so many deals."""
    kept = np.zeros((0, len(known.pieces)), int)
    tried, weights = kept, np.zeros(0)
    while len(kept) < count and (len(tried) < TRIES * count or not weights.any()):
        owners, weight = proposed(known, 4 * count, rng)
        kept = np.concatenate([kept, owners[rng.random(len(weight)) < weight]])
        tried, weights = np.concatenate([tried, owners]), np.concatenate([weights, weight])
    if len(kept) < count:
        rest = rng.choice(len(weights), count - len(kept), p=weights / weights.sum())
        kept = np.concatenate([kept, tried[rest]])
    return _hands(known, kept[:count])


def proposed(known: Hidden, count: int, rng: np.random.Generator) -> tuple[Array, Array]:
    """`[deal, piece]` who holds it (-1 nobody), and how much choice there was, 1 at most."""
    owners = np.full((count, len(known.pieces)), -1)
    weights = np.ones(count)
    for seat in known.order:
        free = (owners < 0) & known.may[seat]
        size, choice = known.sizes[seat], free.sum(axis=1)
        for card in range(size):  # C(choice, size) / C(most, size)
            weights *= np.maximum(choice - card, 0) / (known.most[seat] - card)
        keys = np.where(free, rng.random(owners.shape), 2.0)
        taken = np.argpartition(keys, size - 1, axis=1)[:, :size]
        np.put_along_axis(owners, taken, seat, axis=1)
    return owners, weights


def _hands(known: Hidden, owners: Array) -> list[Array]:
    everything = np.broadcast_to(known.pieces, owners.shape)
    return [
        everything[owners == seat].reshape(len(owners), size).T
        for seat, size in enumerate(known.sizes)
    ]


def worlds(steps: Steps[Any], view: View, count: int, rng: np.random.Generator) -> Any:
    """The view as a batch of games, one a deal: what it does not know is dealt."""
    seen = of_state(steps, view.known)
    state = each(seen, lambda column: np.repeat(column, count, axis=-1))
    hands = deals(hidden(steps, view), count, rng)
    words = [
        tuple(look_up(np, one, held).sum(axis=0, dtype="uint32") for one in steps.pack.one)
        for held in hands
    ]
    state = state._replace(hands=_added(state.hands, words), dealt=_added(state.dealt, words))
    if steps.has_stack:
        stack = _stack(state.stack, hands[-1], rng)
        state = state._replace(turn=np.zeros_like(state.turn), stack=stack)
    return state


def _added(hands: tuple[Any, ...], words: Sequence[tuple[Array, ...]]) -> tuple[Any, ...]:
    return tuple(
        tuple(old + new for old, new in zip(*pair, strict=True))
        for pair in zip(hands, words, strict=True)
    )


def _stack(stack: tuple[Array, ...], left: Array, rng: np.random.Generator) -> tuple[Array, ...]:
    """The King's cards that were played, then those that are left, in any order."""
    order = rng.permuted(left, axis=0).astype("uint8")
    return (*stack[: len(stack) - len(order)], *order)


def each(state: Any, change: Callable[[Array], Array]) -> Any:
    """Every column of a state changed."""
    if not isinstance(state, tuple):
        return change(state)
    parts = [each(part, change) for part in state]
    return type(state)(*parts) if hasattr(state, "_fields") else tuple(parts)
