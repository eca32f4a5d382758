"""The rules of thumb of `heuristic` for Skull Queen, for a whole batch at once.

Cards are looked at by slot of the hand: `[colour, slot, batch]`, colours first."""

from functools import cached_property
from typing import Any

import numpy as np

from jollyroger.arrays.columns import Column, around, look_up
from jollyroger.arrays.pack import held
from jollyroger.arrays.skull_queen import COLOURS, FIRST_MATE, MONKEY, PlankState, PlankSteps
from jollyroger.bots.captain import DRIFT_A_CARD, WATER
from jollyroger.rules.games.skull_queen import PLACEMENTS, PLANKS

Array = np.ndarray[Any, Any]
Member = tuple[Array, Array, int]  # of the trick: where it counts, its value, its owner
SPACES = 5
OWNER = 16  # more than there are cards in a trick: a card's value and its owner in one number
NEAR = ((-1, 0.25), (0, 0.5), (1, 0.25))  # where a pirate ends, beside where it drifts to


def slots(counts: Array) -> Array:
    """`[slot, batch]`: the pieces of hands of one size, in order, from how many of each."""
    pieces = np.broadcast_to(np.arange(len(counts)), counts.T.shape)
    listed = np.repeat(pieces.ravel(), counts.T.astype(int).ravel())
    return np.asarray(listed.reshape(counts.shape[1], -1).T)


class PlankThumb:
    """Place for the drift the hand promises, then mind the plank."""

    def __init__(self, steps: PlankSteps) -> None:
        self.steps = steps

    def _hand(self, state: PlankState) -> Array:
        words = held(state.hands[: self.steps.players], self.steps.actor(np, state))
        return np.asarray(self.steps.pack.counts(np, words))

    @cached_property
    def _drifts(self) -> Array:
        """`[colour, card]`: how far up a card will carry each pirate."""
        suit, value = self.steps.suit_of[:-1], self.steps.value_of[:-1].astype(float)
        far = DRIFT_A_CARD * (value - 6.5) / 5.5
        return np.asarray(np.where(suit == np.arange(COLOURS)[:, None], far, 0.0))

    @cached_property
    def _ends(self) -> Array:
        """`[side, space]`, with the water before the first space and after the last."""
        return np.array([[WATER, *values, WATER] for values in PLANKS.values()])

    def expected(self, state: PlankState) -> Array:
        """`[side, space, colour, batch]`: the points of a pirate that starts there."""
        end = np.arange(SPACES)[:, None, None] - self._drifts @ self._hand(state)
        near = [(np.rint(end) + off + 1, weight) for off, weight in NEAR]
        spaces = [(np.clip(at, 0, SPACES + 1).astype(int), weight) for at, weight in near]
        return np.asarray(sum(weight * self._ends[:, at] for at, weight in spaces))

    def choice(self, state: PlankState) -> Column:
        """The side and spaces from which the expected drift ends on the most points."""
        expected = self.expected(state)
        at = SPACES - 1 - expected[:, ::-1].argmax(axis=1)  # of equals the widest
        side = expected.max(axis=1).sum(axis=1).argmax(axis=0)
        stands = np.take_along_axis(at, side[None, None], axis=0)[0]
        places = SPACES ** np.arange(COLOURS)[::-1]
        return (side * SPACES**COLOURS + places @ stands).astype("uint16")

    def likely(self, state: PlankState, count: int) -> Array:
        """The placements that look best in the first game of the batch, the best first."""
        expected, sides = self.expected(state)[..., 0], list(PLANKS)
        worth = [
            sum(
                expected[sides.index(place.side), PLANKS[place.side].index(value), colour]
                for colour, value in enumerate(place.spaces)
            )
            for place in PLACEMENTS
        ]
        return np.argsort(-np.array(worth), kind="stable")[:count]

    def play(self, state: PlankState) -> Column:
        """The card that leaves the own plank best and the others' worst, as the trick stands."""
        cards = slots(self._hand(state))
        open_ = np.take_along_axis(self.steps.open_plays(np, state), cards, axis=0)
        worth = np.where(open_, self._worth(state, cards).round(9), -np.inf)
        return np.take_along_axis(cards, worth.argmax(axis=0)[None], 0)[0].astype("uint8")

    def _worth(self, state: PlankState, cards: Array) -> Array:
        """`[slot, batch]`: what the trick does to my plank and, half as much, to the others'."""
        suit = look_up(np, self.steps.suit_of, cards)
        led = np.asarray(np.where(state.led < COLOURS, state.led, suit))
        highest, lowest, strong = _tops(self._members(state, cards, led))
        seats, seat = self._seats(state), self.steps.actor(np, state)
        worth = np.zeros(highest.shape)
        for top, way, value in ((highest, 1, 8), (lowest, -1, 5)):
            owner = _pick(seats, top % OWNER)
            gain = self._gain(state, owner, way * (1 + strong[value]))
            share = np.where(owner == seat, 1.0, -0.5 / (self.steps.players - 1))
            worth += np.where(top % OWNER > 0, share * gain, 0.0)
        return np.asarray(np.where(led == COLOURS, 0.0, worth.sum(axis=0)))

    def _members(self, state: PlankState, cards: Array, led: Array) -> list[Member]:
        """Every card of the trick: whether it counts for a colour, its value and its owner.

        Owner 0 is nobody, that is the centre or the King; then come the places in the trick."""
        colour = np.arange(COLOURS, dtype="uint8")[:, None, None]
        low, high = state.lowest[:, None], state.highest[:, None]
        wilds = ((0, state.wilds & MONKEY > 0), (13, state.wilds & FIRST_MATE > 0))
        members = [(low > 0, low, 0), (high > low, high, 0)]
        members += [((led == colour) & open_, np.array(value), 0) for value, open_ in wilds]
        king = self.steps.king
        laid = state.trick[:1] if king else state.trick[: int(state.turn[0])]
        for at, card in enumerate([*laid, cards]):
            suit, value = (
                look_up(np, table, card) for table in (self.steps.suit_of, self.steps.value_of)
            )
            here = np.where(suit == COLOURS, led, suit) == colour
            members.append((here, value, 0 if king and at == 0 else at + 1))
        return members

    def _seats(self, state: PlankState) -> list[Array]:
        """Who sits at each place of the trick, from 1 on; beside the King's card lies only mine."""
        players, seat = self.steps.players, self.steps.actor(np, state)
        if self.steps.king:
            return [seat] * 3
        return [seat, *(around(np, state.leader + np.uint8(at), players) for at in range(players))]

    @cached_property
    def _gains(self) -> Array:
        """`[side, space, spaces up + 2]`: what a step is worth; none once in the water."""
        table = np.zeros((len(PLANKS), SPACES + 1, 5))
        for side, values in enumerate(PLANKS.values()):
            for at, by in np.ndindex(SPACES, 5):
                to = at - (by - 2)
                table[side, at, by] = (values[to] if to in range(SPACES) else WATER) - values[at]
        return table

    def _gain(self, state: PlankState, owner: Array, by: Array) -> Array:
        colour, game = np.arange(COLOURS)[:, None, None], np.arange(owner.shape[-1])
        at = np.stack(state.pirates)[owner, colour, game]
        side = np.stack(state.sides)[owner, game]
        return np.asarray(self._gains[side, at, by + 2])


def _tops(members: list[Member]) -> tuple[Array, Array, dict[int, Array]]:
    """By colour the highest and the lowest card with its owner, and where an 8 or a 5 counts.

    Nothing where fewer than two cards count."""
    count = sum(here.astype(int) for here, _, _ in members)
    moves = count >= 2
    ups = [here * ((value.astype(int) + 1) * OWNER + owner) for here, value, owner in members]
    downs = [here * ((14 - value.astype(int)) * OWNER + owner) for here, value, owner in members]
    strong = {value: sum(here & (own == value) for here, own, _ in members) > 0 for value in (8, 5)}
    return moves * _largest(ups), moves * _largest(downs), strong


def _largest(keys: list[Array]) -> Array:
    top = keys[0]
    for key in keys[1:]:
        top = np.maximum(top, key)
    return top


def _pick(seats: list[Array], at: Array) -> Array:
    """The seat at each place."""
    return np.stack(seats)[at, np.arange(at.shape[-1])]
