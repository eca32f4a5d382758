"""Skull Queen in lockstep: placements, and tricks that move four pirates a seat.

What is true of each colour has the colour as its first axis: `[colour, game]`."""

from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from ..rules.games.skull_queen import LEFT_OUT, PLACEMENTS, PLANKS, STRONG, SUITS, SkullQueen
from ..rules.moves import Choice
from .chance import below_many
from .columns import Column, Words, Xp, around, filled, look_up, pick, put, total, zeros
from .pack import removed
from .steps import CHOOSE, DEAL, Steps

Table = np.ndarray[Any, Any]
COLOURS = len(SUITS)
WATER = 5  # where a pirate is that fell; the spaces of a plank are 0 to 4, from the narrow end
NOBODY = 255
MONKEY, FIRST_MATE = 1, 2  # bits of `wilds`, the wild cards open in the centre


class PlankState(NamedTuple):
    """Columns, one entry a game, as in the bidding games; with two players the King has a hand.

    `stack` is the King's cards in the order he plays them, `past` the tricks of the round that
    are over. `lowest` and `highest` are the values of the cards in the centre, 0 where a colour
    has none there. With the King, `trick` starts with his card."""

    phase: Column
    round: Column
    dealer: Column
    leader: Column
    turn: Column
    led: Column
    past: Column
    hands: tuple[Words, ...]
    dealt: tuple[Words, ...]
    stack: tuple[Column, ...]
    sides: tuple[Column, ...]
    pirates: tuple[Column, ...]
    lowest: Column
    highest: Column
    wilds: Column
    trick: tuple[Column, ...]
    voids: tuple[Column, ...]
    scores: tuple[Column, ...]


class PlankSteps(Steps[PlankState]):
    choices: tuple[Choice, ...] = PLACEMENTS

    def __init__(self, game: SkullQueen, players: int) -> None:
        super().__init__(game, players)
        self.king = int(game.blind(players))
        self.stacks = players + self.king
        left_out = [code in LEFT_OUT and players <= 3 for code in self.pack.pieces]
        self.deck = np.flatnonzero(~np.array(left_out)).astype("uint8")
        self.size = len(self.deck) // self.stacks

    @property
    def has_stack(self) -> bool:  # SQ14
        return bool(self.king)

    def tricks(self, number: int) -> int:
        return self.size

    def draws(self, number: int) -> int:
        return len(self.deck)

    @cached_property
    def suit_of(self) -> Table:
        """By card its colour; a wild has none, and neither has no card."""
        faces = self.game.box.faces.values()
        suits = [SUITS.index(face.suit) if face.suit else COLOURS for face in faces]
        return np.array([*suits, COLOURS], "uint8")

    @cached_property
    def value_of(self) -> Table:
        return np.array([*(face.value for face in self.game.box.faces.values()), 0], "uint8")

    @cached_property
    def _stands(self) -> Table:
        """By colour and placement, the space of that colour's pirate."""
        spaces = [
            [PLANKS[place.side].index(value) for value in place.spaces] for place in PLACEMENTS
        ]
        return np.array(spaces, "uint8").T

    @cached_property
    def values(self) -> Table:
        """By side and space, the points; none in the water."""
        return np.array([[*values, 0] for values in PLANKS.values()], "int16")

    @property
    def nothing(self) -> int:
        """The number that stands for no card."""
        return len(self.pack.pieces)

    def init(self, xp: Xp, lot: Column) -> PlankState:
        batch = len(lot)
        small = tuple(zeros(xp, batch) for _ in range(self.players))
        none = tuple(zeros(xp, batch, "uint32") for _ in range(self.pack.words))
        return PlankState(
            phase=filled(xp, batch, DEAL),
            round=zeros(xp, batch),
            dealer=around(xp, lot + (self.players - 1), self.players),
            leader=zeros(xp, batch),
            turn=zeros(xp, batch),
            led=filled(xp, batch, COLOURS),
            past=zeros(xp, batch),
            hands=(none,) * self.stacks,
            dealt=(none,) * self.stacks,
            stack=(filled(xp, batch, self.nothing),) * (self.size * self.king),
            sides=small,
            pirates=(xp.full((COLOURS, batch), WATER, "uint8"),) * self.players,
            lowest=xp.zeros((COLOURS, batch), "uint8"),
            highest=xp.zeros((COLOURS, batch), "uint8"),
            wilds=zeros(xp, batch),
            trick=self._no_trick(xp, batch),
            voids=small,
            scores=tuple(zeros(xp, batch, "int16") for _ in range(self.players)),
        )

    def _no_trick(self, xp: Xp, batch: int) -> tuple[Column, ...]:
        return (filled(xp, batch, self.nothing),) * self.stacks

    def deal(self, xp: Xp, state: PlankState, drawn: Column) -> PlankState:
        """All cards evenly, what is left over open in the centre (SQ2, SQ4, SQ14)."""
        batch = drawn.shape[1]
        slots = drawn[: self.size * self.stacks].reshape(self.size, self.stacks, batch)
        words = [look_up(xp, table, slots).sum(axis=0, dtype="uint32") for table in self.pack.one]
        hands = tuple(tuple(word[seat] for word in words) for seat in range(self.stacks))
        dealer = around(xp, state.dealer + 1, self.players)
        fresh = self.init(xp, dealer)
        return fresh._replace(
            phase=filled(xp, batch, CHOOSE),
            round=state.round + 1,
            dealer=dealer,
            leader=around(xp, dealer + self.game.opens, self.players),
            hands=hands,
            dealt=hands,
            stack=tuple(slots[at, -1] for at in range(len(state.stack))),
            scores=state.scores,
            **self._centre(xp, drawn[self.size * self.stacks :]),
        )

    def _centre(self, xp: Xp, cards: Column) -> dict[str, Any]:
        """The columns that tell of the cards dealt open: two, or none."""
        if not len(cards):
            return {}
        colour = xp.arange(COLOURS, dtype="uint8")[:, None]
        value = [look_up(xp, self.value_of, card) for card in cards]
        suit = [look_up(xp, self.suit_of, card) for card in cards]
        here = [v * (s == colour) for v, s in zip(value, suit, strict=True)]
        both = (here[0] > 0) & (here[1] > 0)
        wild = [(s == COLOURS) * (MONKEY + (v > 0)) for v, s in zip(value, suit, strict=True)]
        return {
            "highest": xp.maximum(here[0], here[1]),
            "lowest": xp.where(both, xp.minimum(here[0], here[1]), here[0] + here[1]),
            "wilds": total(wild).astype("uint8"),
        }

    def choose(self, xp: Xp, state: PlankState, place: Column) -> PlankState:
        turn = state.turn + 1
        last = turn == self.players
        seat = self.actor(xp, state)
        stands = xp.take(xp.asarray(self._stands), place, axis=1, mode="clip")
        side = (place >= len(PLACEMENTS) // len(PLANKS)).astype("uint8")
        state = state._replace(
            phase=state.phase + last.astype("uint8"),  # from CHOOSE to PLAY
            turn=turn * ~last,
            sides=put(state.sides, seat, side),
            pirates=put(state.pirates, seat, stands),
        )
        return self._kings_lead(xp, state, last) if self.king else state

    def any_choice(self, xp: Xp, state: PlankState, bits: Column) -> Column:
        return below_many(bits, len(PLACEMENTS))

    def open_choices(self, xp: Xp, state: PlankState) -> Column:
        return xp.full(len(state.round), len(PLACEMENTS), "uint32")

    def lay(self, xp: Xp, state: PlankState, play: Column, thrown: Column | None) -> PlankState:
        if self.king:  # SQ14: chosen unseen, so nothing else changes until the cards are shown
            trick = put(state.trick, state.turn + 1, play)
            return state._replace(turn=state.turn + 1, trick=trick)
        state = self._shown(xp, state, self.actor(xp, state), play)
        return state._replace(turn=state.turn + 1, trick=put(state.trick, state.turn, play))

    def _shown(self, xp: Xp, state: PlankState, seat: Column, card: Column) -> PlankState:
        """A card that everybody sees: out of the hand; it may set the colour or show a void."""
        suit = look_up(xp, self.suit_of, card)
        return state._replace(
            led=state.led + (suit - state.led) * (state.led == COLOURS),
            hands=removed(xp, self.pack, state.hands, seat, card),
            voids=self.shown(state, seat, suit),
        )

    def _kings_lead(self, xp: Xp, state: PlankState, due: Column) -> PlankState:
        """The King turns up his next card, in the games where that is due."""
        top = pick(state.stack, state.past)
        card = xp.where(due, top, self.nothing).astype("uint8")
        led = look_up(xp, self.suit_of, card)
        less = [look_up(xp, table, top) * due for table in self.pack.one]
        king = tuple(word - card for word, card in zip(state.hands[-1], less, strict=True))
        return state._replace(
            led=xp.where(due, led, state.led),
            hands=(*state.hands[:-1], king),
            trick=(xp.where(due, card, state.trick[0]), *state.trick[1:]),
        )

    def resolve(self, xp: Xp, state: PlankState) -> PlankState:
        """SQ7 to SQ12: colours with two cards or more move pirates, single cards stay."""
        if self.king:
            state = self._captains_shown(xp, state)
        steps = _resolved(xp, self, state)
        past = state.past + 1
        state = state._replace(
            leader=state.leader
            if self.king
            else around(xp, state.leader + steps.best, self.players),
            turn=xp.zeros_like(state.turn),
            led=xp.full_like(state.led, COLOURS),
            past=past,
            pirates=self._climbed(xp, state, steps),
            lowest=steps.single,
            highest=steps.single,
            wilds=xp.zeros_like(state.wilds),
            trick=self._no_trick(xp, len(past)),
        )
        return self._kings_lead(xp, state, past < self.size) if self.king else state

    def _captains_shown(self, xp: Xp, state: PlankState) -> PlankState:
        """Both cards at once: each void is by the King's colour, if he led one."""
        bound = state.led
        for order in range(self.players):
            seat = around(xp, state.leader + np.uint8(order), self.players)
            led = state.led
            state = self._shown(xp, state._replace(led=bound), seat, state.trick[1 + order])
            # SQ15: when he led a wild, the first captain's colour counts, else the other's.
            set_now = (bound == COLOURS) & (led == COLOURS)
            state = state._replace(led=xp.where(set_now, state.led, led))
        return state

    def _climbed(self, xp: Xp, state: PlankState, steps: "Moved") -> tuple[Column, ...]:
        """SQ9: past either end is in the water, and what is in the water moves no more."""
        climbed = []
        for seat, stood in enumerate(state.pirates):
            at = around(xp, np.uint8(seat + self.players) - state.leader, self.players) + self.king
            by = steps.up * (steps.highest == at) - steps.down * (steps.lowest == at)
            to = stood.astype("int8") - by
            dry = (stood != WATER) & (to >= 0) & (to < WATER)
            climbed.append(xp.where(dry, to, WATER).astype("uint8"))
        return tuple(climbed)

    def done(self, xp: Xp, state: PlankState) -> Column:
        return state.past == self.size

    def unit(self, number: Any) -> Any:
        return 8.0

    def points(self, xp: Xp, state: PlankState) -> tuple[Column, ...]:
        """SQ13: the values under the pirates still on the plank."""
        return tuple(
            look_up(xp, self.values.ravel(), side * (WATER + 1) + stands).sum(axis=0, dtype="int16")
            for side, stands in zip(state.sides, state.pirates, strict=True)
        )


class Moved(NamedTuple):
    """By colour: who moves up and down (a position in the trick) and how far, and what stays.

    `best` is the position of the highest card of all."""

    highest: Column
    lowest: Column
    up: Column
    down: Column
    single: Column
    best: Column


def _resolved(xp: Xp, steps: PlankSteps, state: PlankState) -> Moved:
    colour = xp.arange(COLOURS, dtype="uint8")[:, None]
    value = [look_up(xp, steps.value_of, card) for card in state.trick]
    suit = [look_up(xp, steps.suit_of, card) for card in state.trick]
    here = [(s + (state.led - s) * (s == COLOURS))[None] == colour for s in suit]
    led = state.led[None] == colour
    monkey, mate = led & (state.wilds & MONKEY > 0), led & (state.wilds & FIRST_MATE > 0)
    counts = [*here, state.lowest > 0, state.highest > state.lowest, monkey, mate]
    count = total([mask.astype("uint8") for mask in counts])
    # From 1 up, so that 0 is no card: the highest value counts as value + 1, the lowest 14 - value.
    top = xp.maximum((state.highest + 1) * (state.highest > 0), mate.astype("uint8") * 14)
    low = xp.maximum((14 - state.lowest) * (state.lowest > 0), monkey.astype("uint8") * 14)
    moves = count >= 2
    several = {
        strong: total([(v == strong) & h for v, h in zip(value, here, strict=True)])
        | (state.lowest == strong)
        | (state.highest == strong)
        for strong in STRONG.values()
    }
    return Moved(
        highest=_owner(xp, top, [(v + 1) * h for v, h in zip(value, here, strict=True)]),
        lowest=_owner(xp, low, [(14 - v) * h for v, h in zip(value, here, strict=True)]),
        up=(moves * (1 + several[STRONG[+1]].astype("int8"))).astype("int8"),
        down=(moves * (1 + several[STRONG[-1]].astype("int8"))).astype("int8"),
        single=(total([v * h for v, h in zip(value, here, strict=True)]) + state.lowest)
        * (count == 1),
        best=_owner(xp, xp.zeros_like(state.led), [v + 1 for v in value], last=True),
    )


def _owner(xp: Xp, least: Column, keys: list[Column], last: bool = False) -> Column:
    """The position of the largest key above `least`; of equals the first, or the last."""
    top, at = least, xp.full_like(least, NOBODY)
    for position, key in enumerate(keys):
        wins = key >= top if last else key > top
        top = top + (key - top) * wins
        at = at + (position - at) * wins
    return at
