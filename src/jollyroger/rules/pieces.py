"""What lies in the box: pieces as they are held, faces as they lie in a trick."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from .moves import Play

Code = str
Suit = str
Kind = str  # what the ladder calls a face: "number", "escape", "pirate" ...


@dataclass(frozen=True, slots=True)
class Face:
    """A piece as everybody sees it on the table; `suit` is what it sets and follows."""

    code: Code
    kind: Kind
    suit: Suit | None = None
    value: int = 0


@dataclass(frozen=True)
class Piece:
    """A piece as its owner holds it. Its face is thrown by chance, or else chosen in playing it."""

    code: Code
    faces: tuple[Face, ...]
    count: int = 1
    thrown: bool = False

    @property
    def suit(self) -> Suit | None:
        return self.faces[0].suit

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        return (Play(self.code),) if self.thrown else tuple(Play(face.code) for face in self.faces)


@dataclass(frozen=True, eq=False)
class Box:
    """All pieces of a game, in the order a hand is sorted in. Compared by identity: one a game."""

    pieces: tuple[Piece, ...]

    @cached_property
    def deck(self) -> tuple[Code, ...]:
        return tuple(piece.code for piece in self.pieces for _ in range(piece.count))

    @cached_property
    def has_specials(self) -> bool:
        """Whether some pieces belong to no suit, and so need not follow one."""
        return any(piece.suit is None for piece in self.pieces)

    @cached_property
    def held(self) -> Mapping[Code, Piece]:
        return {piece.code: piece for piece in self.pieces}

    @cached_property
    def faces(self) -> Mapping[Code, Face]:
        return {face.code: face for piece in self.pieces for face in piece.faces}

    @cached_property
    def piece_of_face(self) -> Mapping[Code, Piece]:
        return {face.code: piece for piece in self.pieces for face in piece.faces}

    @cached_property
    def piece_of_play(self) -> Mapping[Code, Piece]:
        return {play.code: piece for piece in self.pieces for play in piece.plays}

    @cached_property
    def suits(self) -> tuple[Suit, ...]:
        return tuple(dict.fromkeys(piece.suit for piece in self.pieces if piece.suit))

    @cached_property
    def _suit(self) -> Mapping[Code | None, Suit | None]:
        return {piece.code: piece.suit for piece in self.pieces}

    @cached_property
    def _plays(self) -> Mapping[Code | None, tuple[Play, ...]]:
        return {piece.code: piece.plays for piece in self.pieces}

    @cached_property
    def _rank(self) -> Mapping[Code, int]:
        return {piece.code: rank for rank, piece in enumerate(self.pieces)}

    def sorted(self, codes: Iterable[Code]) -> tuple[Code, ...]:
        return tuple(sorted(codes, key=self._rank.__getitem__))

    @lru_cache(maxsize=1024)  # noqa: B019 - a box lives as long as the program; asked twice a move
    def playable(self, hand: tuple[Code | None, ...], led: Suit | None) -> tuple[Play, ...]:
        """Follow the led suit or play a special; without that suit, anything (SK7, DI6, SQ6)."""
        suit = self._suit
        if led is not None and led in [suit[code] for code in hand]:
            hand = tuple(code for code in hand if suit[code] in (led, None))
        return tuple(play for code in dict.fromkeys(hand) for play in self._plays[code])

    def surplus(self, codes: Iterable[Code]) -> Piece | None:
        """The first piece of which `codes` has more than the box."""
        for code, count in Counter(codes).items():
            if count > self.held[code].count:
                return self.held[code]
        return None


def card(code: Code, kind: Kind, count: int = 1, value: int = 0) -> Piece:
    """A special card or token, which has one face."""
    return Piece(code, (Face(code, kind, value=value),), count)


def numbers(suits: str, values: Iterable[int]) -> tuple[Piece, ...]:
    """One number card or token of every suit and value."""
    ordered = tuple(values)
    return tuple(
        Piece(f"{suit}{value}", (Face(f"{suit}{value}", "number", suit, value),))
        for suit in suits
        for value in ordered
    )


# SK9: declared as she is played; SK21 counts her by code, whatever she was declared.
SCARY_MARY = Piece("SM", (Face("SM+", "pirate"), Face("SM-", "escape")))
