"""What a seat knows at Skull Queen, as one row of small integers.

The King, where he plays, comes after the six seats in `trick` and `played`. `lowest` and
`highest` are, by colour, the cards that count in the trick as it lies, the centre with them."""

from functools import cached_property
from typing import Any

import numpy as np

from ..rules.games.skull_queen import STRONG
from .columns import Column, Xp, around, look_up
from .layout import SEATS, Layout, one_hot, padded, turned
from .skull_queen import COLOURS, FIRST_MATE, MONKEY, WATER, PlankState, PlankSteps
from .steps import PLAY

VALUES = 14  # Monkey 0 to First Mate 13
TRICKS = 14  # the most a round has
NONE = 255


class PlankObserver:
    def __init__(self, steps: PlankSteps) -> None:
        self.steps = steps
        cards = len(steps.pack.pieces)
        self.layout = Layout(
            {
                "hand": (cards,),
                "unseen": (cards,),
                "trick": (SEATS + 1, cards),
                "played": (SEATS + 1, cards),
                "lowest": (COLOURS, VALUES),
                "highest": (COLOURS, VALUES),
                "strong": (2, COLOURS),
                "sides": (SEATS, 2),
                "pirates": (SEATS, COLOURS, WATER + 1),
                "points": (SEATS,),
                "voids": (SEATS, COLOURS),
                "led": (COLOURS,),
                "leader": (SEATS,),
                "seats": (SEATS,),
                "round": (SEATS,),
                "left": (TRICKS,),
                "scores": (SEATS,),
                "playing": (1,),
            }
        )

    def observe(self, xp: Xp, state: PlankState, seat: Column | None = None) -> Column:
        """`[batch, size]` of int8: what `seat`, or the seat to act, may know."""
        if seat is None:
            seat = self.steps.actor(xp, state)
        return self.layout.flat(xp, self.parts(xp, state, seat))

    def parts(self, xp: Xp, state: PlankState, seat: Column) -> dict[str, Column]:
        steps, pack = self.steps, self.steps.pack
        players, playing = steps.players, state.phase == PLAY

        def seen(columns: Any) -> Column:
            return turned(xp, xp.stack(columns), seat)

        def words(held: Any) -> Column:
            return turned(xp, xp.stack([xp.stack(hand) for hand in held[:players]]), seat)

        hands, dealt = words(state.hands), words(state.dealt)
        played = xp.moveaxis(pack.counts(xp, tuple(xp.moveaxis(dealt - hands, 1, 0))), 0, 1)
        king = self._kings(xp, state)
        own = pack.counts(xp, tuple(dealt[0]))
        known = own + played[1:].sum(axis=0, dtype="uint32") + king + self._centre(xp, state)
        lowest, highest, strong = self._groups(xp, state)
        points = xp.stack(steps.points(xp, state))
        return {
            "hand": pack.counts(xp, tuple(hands[0])),
            "unseen": xp.asarray(self._deck)[:, None] & (known == 0),
            "trick": self._trick(xp, state, seat),
            "played": xp.concatenate([padded(xp, played), king[None]]),
            "lowest": one_hot(xp, lowest, VALUES),
            "highest": one_hot(xp, highest, VALUES),
            "strong": strong,
            "sides": padded(xp, one_hot(xp, seen(state.sides), 2) * playing),
            "pirates": padded(xp, one_hot(xp, seen(state.pirates), WATER + 1) * playing),
            "points": padded(xp, turned(xp, points, seat) * playing),
            "voids": padded(xp, seen(state.voids)[:, None] >> _colours(xp) & 1),
            "led": one_hot(xp, state.led, COLOURS),
            "leader": one_hot(xp, self._from(xp, state.leader, seat), SEATS),
            "seats": padded(xp, xp.ones((players, len(seat)), "int8")),
            "round": one_hot(xp, state.round - 1, SEATS),
            "left": one_hot(xp, steps.size - 1 - state.past, TRICKS),
            "scores": padded(xp, xp.clip(seen(state.scores) // 2, 0, 127)),
            "playing": playing,
        }

    @cached_property
    def _deck(self) -> np.ndarray[Any, Any]:
        return np.isin(np.arange(len(self.steps.pack.pieces)), self.steps.deck)

    def _from(self, xp: Xp, of: Column, seat: Column) -> Column:
        """How many seats to the left of `seat` somebody sits."""
        return around(xp, of + np.uint8(self.steps.players) - seat, self.steps.players)

    def _kings(self, xp: Xp, state: PlankState) -> Column:
        """The cards the King has played, the one of this trick among them."""
        pack = self.steps.pack
        words = state.dealt[-1], state.hands[-1]
        gone = [dealt - held for dealt, held in zip(*words, strict=True)]
        return pack.counts(xp, tuple(gone)) * self.steps.king

    def _laid(self, state: PlankState) -> tuple[Column, ...]:
        """What everybody sees of the trick: beside the King's card nothing, until it is over."""
        return state.trick[:1] if self.steps.king else state.trick

    def _trick(self, xp: Xp, state: PlankState, seat: Column) -> Column:
        cards = len(self.steps.pack.pieces)
        faces = one_hot(xp, xp.stack(self._laid(state)), cards)
        if self.steps.king:
            return xp.concatenate([xp.zeros((SEATS, cards, len(seat)), "int8"), faces])
        turn = turned(xp, faces, self._from(xp, seat, state.leader))
        return padded(xp, turn, SEATS + 1)

    def _centre(self, xp: Xp, state: PlankState) -> Column:
        """`[card, batch]`: the cards that lie in the centre."""
        steps = self.steps
        suit, value = steps.suit_of[:-1], steps.value_of[:-1]
        numbers = xp.asarray(value)[:, None]
        at = np.minimum(suit, COLOURS - 1)
        number = (state.lowest[at] == numbers) | (state.highest[at] == numbers)
        wild = state.wilds & xp.asarray(np.where(value > 0, FIRST_MATE, MONKEY))[:, None] > 0
        return xp.where(xp.asarray(suit == COLOURS)[:, None], wild, number).astype("uint32")

    def _groups(self, xp: Xp, state: PlankState) -> tuple[Column, Column, Column]:
        """By colour the lowest and the highest value that count now, and its 8 and its 5."""
        colour = _colours(xp)
        held = [
            xp.where(centre > 0, centre, NONE).astype("int16")
            for centre in (state.lowest, state.highest)
        ]
        led = state.led[None] == colour
        wilds = [(0, state.wilds & MONKEY > 0), (13, state.wilds & FIRST_MATE > 0)]
        held += [xp.where(led & open_, value, NONE).astype("int16") for value, open_ in wilds]
        for card in self._laid(state):
            suit, value = (
                look_up(xp, table, card) for table in (self.steps.suit_of, self.steps.value_of)
            )
            lies = card != self.steps.nothing
            here = lies & (xp.where(suit == COLOURS, state.led, suit)[None] == colour)
            held.append(xp.where(here, value, NONE).astype("int16"))
        cards = xp.stack(held)
        strong = xp.stack([(cards == value).any(axis=0) for value in STRONG.values()])
        return cards.min(axis=0), xp.where(cards == NONE, -1, cards).max(axis=0), strong


def _colours(xp: Xp) -> Column:
    return xp.arange(COLOURS, dtype="uint8")[:, None]
