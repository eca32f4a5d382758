"""Chance for a whole batch: shuffled decks, thrown dice, lots. The one place with two forms.

Numbers below a bound come from 24 random bits and a multiplication: no bound here is above 66,
so no number is likelier than another by more than four parts in a million."""

from collections.abc import Callable
from itertools import pairwise
from math import prod
from typing import Any, TypeVar

import numpy as np

from .columns import Column, Xp, filled, look_up

FACES = 6  # of every die
APART = 64  # bytes between rows of cards: else those of 4096 games crowd the same cache lines
Table = np.ndarray[Any, Any]
S = TypeVar("S")
Change = Callable[["Chance", S], S]


def below(bits: Column, bound: Column) -> Column:
    """A number from 0 up to below the bound (at most 255), out of 32 random bits."""
    return _below(bits, bound).astype("uint8")


def _below(bits: Column, bound: Column) -> Column:
    return (bits >> 8) * bound >> 24


def below_many(bits: Column, bound: int) -> Column:
    """The same for a bound of up to 65,535, out of all 32 bits."""
    high, low = bits >> 16, bits & 0xFFFF
    return (high * bound + (low * bound >> 16) >> 16).astype("uint16")


class NumpyChance:
    """Chance from a numpy generator; it remembers where it is, as generators do."""

    xp = np

    def __init__(self, seed: int) -> None:
        self.source = np.random.SFC64(seed)

    def bits(self, *shape: int) -> Column:
        # Three times as fast as a Generator's integers of 32 bits.
        size = prod(shape)
        pairs = self.source.random_raw(size + 1 >> 1)
        return pairs.view("uint32")[:size].reshape(shape)

    def lot(self, batch: int, players: int) -> Column:
        return below(self.bits(batch), players)

    def throw(self, batch: int) -> Column:
        return below(self.bits(batch), FACES)

    def repeat(self, count: int, change: Change[S], state: S) -> S:
        for _ in range(count):
            state = change(self, state)
        return state

    def draw(self, deck: Table, count: int, most: int, batch: int) -> Column:
        """The first `count` pieces of every game's shuffled deck: Fisher and Yates, all at once.

        Where a piece was drawn, the last one left in the deck takes its place."""
        width, games = np.uint32(batch + APART), np.arange(batch, dtype="uint32")
        decks = np.repeat(deck[:, None], width, axis=1)
        every = decks.reshape(-1)
        drawn = np.empty((int(count), batch), "uint8")
        for row in range(len(drawn)):
            left = len(deck) - row
            at = (_below(self.bits(batch), np.uint32(left)) * width + games).astype("intp")
            drawn[row] = every[at]
            every[at] = decks[left - 1, :batch]
        return drawn


class JaxChance:
    """Chance from a JAX key: the same key, the same chance; `next` makes the key after it."""

    def __init__(self, key: Any) -> None:
        import jax

        self.xp = jax.numpy
        self.key = key

    def bits(self, *shape: int) -> Column:
        import jax

        self.key, key = jax.random.split(self.key)
        return jax.random.bits(key, shape, "uint32")

    def lot(self, batch: int, players: int) -> Column:
        return below(self.bits(batch), players)

    def throw(self, batch: int) -> Column:
        return below(self.bits(batch), FACES)

    def repeat(self, count: int, change: Change[S], state: S) -> S:
        import jax

        def again(_: int, so_far: tuple[Any, S]) -> tuple[Any, S]:
            chance = JaxChance(so_far[0])
            state = change(chance, so_far[1])  # which moves the key on
            return chance.key, state

        self.key, state = jax.lax.fori_loop(0, count, again, (self.key, state))
        return state

    def draw(self, deck: Table, count: int, most: int, batch: int) -> Column:
        """As above, from bits: a deck is a set of bits, a card drawn the n-th that is left.

        There are `most` rows, so that the count may be known on the device alone."""
        jnp = self.xp

        def one(chance: Chance, so_far: tuple[Any, Any, Any]) -> tuple[Any, Any, Any]:
            row, left, pile = so_far
            at = nth(jnp, left, below(chance.bits(batch), len(deck) - row))
            card = look_up(jnp, deck, at)
            return row + 1, without(jnp, left, at), pile.at[row].set(card)

        left = tuple(filled(jnp, batch, word, "uint32") for word in _full(len(deck)))
        pile = jnp.zeros((most, batch), "uint8")
        return self.repeat(count, one, (jnp.uint32(0), left, pile))[2]


Chance = NumpyChance | JaxChance


def _full(size: int) -> list[np.uint32]:
    """The words of a set that has everything from 0 up to below `size`."""
    return [np.uint32((1 << min(32, size - at)) - 1) for at in range(0, size, 32)]


def nth(xp: Xp, words: tuple[Column, ...], count: Column) -> Column:
    """The place of the set bit that has `count` set bits below it, through all words."""
    word, left, before, place = words[0], count, 0, 0
    for lower, higher in pairwise(words):
        here = xp.bitwise_count(lower)
        before = before + here
        past = count >= before
        left = left - here * past
        word = word ^ (word ^ higher) * past
        place = place + xp.uint8(32) * past
    return place + _nth(xp, word, left)


def _nth(xp: Xp, word: Column, count: Column) -> Column:
    """The same within one word, by halves: is it in the lower half, or past it?"""
    place = 0
    for half in (16, 8) if xp is np else (16, 8, 4, 2, 1):
        lower = word.astype(f"uint{half}") if half >= 8 else word & ((1 << half) - 1)
        here = xp.bitwise_count(lower)
        past = count >= here
        count = count - here * past
        past = xp.uint8(half) * past
        word = word >> past.astype("uint32")
        place = place + past
    if xp is np:  # a table is faster for the last byte, but not on a GPU
        place = place + look_up(xp, IN_BYTE, count * np.uint32(256) + (word & 0xFF))
    return place


def _in_byte() -> Table:
    """`[count, byte]`, flat: the place of the set bit that has `count` set bits below it."""
    table = np.zeros((8, 256), "uint8")
    for byte in range(256):
        for count, place in enumerate(at for at in range(8) if byte >> at & 1):
            table[count, byte] = place
    return table.ravel()


IN_BYTE = _in_byte()


def without(xp: Xp, words: tuple[Column, ...], at: Column) -> tuple[Column, ...]:
    """The set less the bit at that place."""
    bit = xp.uint32(1) << (at & 31).astype("uint32")
    return tuple(word ^ bit * (at >> 5 == number) for number, word in enumerate(words))
