"""How a hand lies in words of 32 bits: every piece of the box a field that counts it.

A field is wide enough for all copies of its piece, and for a bit a play, so that "which plays
does this hand have" is one bit each. Hands add and subtract as whole words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from ..rules.pieces import Box, Code
from .columns import Column, Words, Xp, look_ups, total, union

BITS = 32
Table = np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class Field:
    word: int
    shift: int
    width: int
    plays: int

    @property
    def flags(self) -> list[int]:
        """The places of the bits that say which plays there are: the topmost ones."""
        top = self.shift + self.width
        return list(range(top - self.plays, top))


class FlagMasks(NamedTuple):
    """Of one word: the topmost bits of its fields, the others, and the lower of two plays'."""

    top: np.uint32
    rest: np.uint32
    lower: np.uint32


class Pack:
    """The fields of a box. Tables are indexed by piece (its rank in the box) or by play."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.pieces = [piece.code for piece in box.pieces]
        self.plays = [play.code for piece in box.pieces for play in piece.plays]
        self.fields = _fields(box)
        self.words = self.fields[-1].word + 1

    @cached_property
    def deck(self) -> Table:
        """Every piece of the deck, by rank: what a shuffle shuffles."""
        counts = [piece.count for piece in self.box.pieces]
        return np.repeat(np.arange(len(counts), dtype="uint8"), counts)

    @cached_property
    def one(self) -> tuple[Table, ...]:
        """For every word, what one piece adds to a hand."""
        return self._by_word([1 << field.shift for field in self.fields], self.fields)

    @cached_property
    def played(self) -> tuple[Table, ...]:
        """For every word, what a play takes from a hand."""
        fields = [field for field in self.fields for _ in range(field.plays)]
        return self._by_word([1 << field.shift for field in fields], fields)

    def _by_word(self, values: Sequence[int], fields: Sequence[Field]) -> tuple[Table, ...]:
        return tuple(
            np.array(
                [value * (field.word == word) for value, field in zip(values, fields, strict=True)],
                "uint32",
            )
            for word in range(self.words)
        )

    def mask(self, ranks: Sequence[int]) -> tuple[np.uint32, ...]:
        """The flags of all plays of these pieces, word by word."""
        fields = [self.fields[rank] for rank in ranks]
        return tuple(
            _word(at for field in fields if field.word == word for at in field.flags)
            for word in range(self.words)
        )

    @cached_property
    def suits(self) -> tuple[Table, ...]:
        """For every word, by led suit: the plays that follow; nothing when none is led."""
        ranks = [
            [rank for rank, piece in enumerate(self.box.pieces) if piece.suit == suit]
            for suit in self.box.suits
        ]
        return self._tables([*(self.mask(held) for held in ranks), (np.uint32(0),) * self.words])

    @cached_property
    def specials(self) -> tuple[np.uint32, ...]:
        """The plays that may always be made, word by word."""
        ranks = range(len(self.fields))
        return self.mask([rank for rank in ranks if self.box.pieces[rank].suit is None])

    def _tables(self, rows: Sequence[tuple[np.uint32, ...]]) -> tuple[Table, ...]:
        return tuple(np.array([row[word] for row in rows], "uint32") for word in range(self.words))

    @cached_property
    def play_at(self) -> Table:
        """The play whose flag is a given bit, counted through all words."""
        at = np.zeros(BITS * self.words, "uint8")
        at[self.bit_of_play] = np.arange(len(self.plays))
        return at

    @cached_property
    def bit_of_play(self) -> Table:
        """And the other way round."""
        return np.array([field.word * BITS + at for field in self.fields for at in field.flags])

    def flags(self, hand: Words) -> Words:
        """One bit for every play the hand has."""
        return tuple(
            _flags(word, masks) for word, masks in zip(hand, self._flag_masks, strict=True)
        )

    @cached_property
    def _flag_masks(self) -> list[FlagMasks]:
        return [
            _flag_masks([f for f in self.fields if f.word == word]) for word in range(self.words)
        ]

    def counts(self, xp: Xp, hand: Words) -> Column:
        """How many of every piece, as a new first axis."""
        words = xp.stack(hand)[self._word_of]
        rest = (1,) * (words.ndim - 1)
        return words >> xp.asarray(self._shift_of).reshape(-1, *rest) & xp.asarray(
            self._mask_of
        ).reshape(-1, *rest)

    @cached_property
    def _word_of(self) -> Table:
        return np.array([field.word for field in self.fields])

    @cached_property
    def _shift_of(self) -> Table:
        return np.array([field.shift for field in self.fields], "uint32")

    @cached_property
    def _mask_of(self) -> Table:
        counted = [field.width if field.plays == 1 else 1 for field in self.fields]
        return np.array([(1 << width) - 1 for width in counted], "uint32")

    def hand(self, codes: Sequence[Code | None]) -> tuple[int, ...]:
        """The words of a hand of the rules; what it does not know is not in them."""
        words = [0] * self.words
        for code in codes:
            if code is not None:
                field = self.fields[self.pieces.index(code)]
                words[field.word] += 1 << field.shift
        return tuple(words)


def _fields(box: Box) -> list[Field]:
    fields: list[Field] = []
    word = shift = 0
    for piece in box.pieces:
        width = max(piece.count.bit_length(), len(piece.plays))
        if shift + width > BITS:
            word, shift = word + 1, 0
        fields.append(Field(word, shift, width, len(piece.plays)))
        shift += width
    return fields


def _flag_masks(fields: Sequence[Field]) -> FlagMasks:
    return FlagMasks(
        top=_word(field.flags[-1] for field in fields),
        rest=_word(at for field in fields for at in range(field.shift, field.flags[-1])),
        lower=_word(field.shift for field in fields if field.plays == 2),
    )


def _word(bits: Iterable[int]) -> np.uint32:
    return np.uint32(sum(1 << at for at in bits))


def _flags(word: Column, masks: FlagMasks) -> Column:
    if not masks.rest:
        return word
    # Any bit below the topmost one carries into it when all of them are added.
    flags = ((word & masks.rest) + masks.rest | word) & masks.top
    return flags | word & masks.lower if masks.lower else flags


def removed(
    xp: Xp, pack: Pack, hands: tuple[Words, ...], seat: Column, play: Column
) -> tuple[Words, ...]:
    """The hands after that seat has played."""
    less = look_ups(xp, pack.played, play)
    return tuple(
        tuple(word - taken * mine for word, taken in zip(hand, less, strict=True))
        for hand, mine in zip(hands, _owners(seat, len(hands)), strict=True)
    )


def held(hands: tuple[Words, ...], seat: Column) -> Words:
    """The hand of that seat."""
    owners = _owners(seat, len(hands))
    return tuple(
        total([word * mine for word, mine in zip(words, owners, strict=True)])
        for words in zip(*hands, strict=True)
    )


def _owners(seat: Column, hands: int) -> list[Column]:
    """For every hand whether it is that seat's, as a number to multiply words with."""
    return [(seat == owner).astype("uint32") for owner in range(hands)]


def playable(xp: Xp, pack: Pack, hand: Words, led: Column) -> Words:
    """The flags of the plays open to a hand: follow or a special, without the suit anything."""
    flags = pack.flags(hand)
    suit = look_ups(xp, pack.suits, led)
    follows = union([flag & mask for flag, mask in zip(flags, suit, strict=True)]) != 0
    anything = follows.astype("uint32") - 1  # all bits when the hand cannot follow
    return tuple(
        flag & (mask | special | anything)
        for flag, mask, special in zip(flags, suit, pack.specials, strict=True)
    )
