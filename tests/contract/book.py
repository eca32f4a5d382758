"""The rules read once more, naively, from rules.md: codes in, answers out, no game code used.

A game has its book in `books/<game>.py`: it says what only this game says, and typed by hand, so
that the contract suite holds the rules against something else than themselves."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

BOOKS = Path(__file__).parent / "books"


class Winner(NamedTuple):
    at: int
    rule: str
    bonus: int = 0


class Row(NamedTuple):
    """A row of the score sheet."""

    won: int
    bonus: int
    points: int
    rule: str


@dataclass(frozen=True)
class Book:
    """What holds for most games; a book says the rest, and overrides what is otherwise in it.

    `rounds` by players. `clauses` by what is refused: choose, turn, follow, declare. `first` is
    who begins a round, counted from the dealer."""

    rounds: Mapping[int, int]
    suits: str
    clauses: Mapping[str, str] = field(default_factory=dict)
    first: int = 1

    @property
    def is_whole(self) -> bool:
        """A guest of the tests may have a book that says only how many rounds there are."""
        return bool(self.suits)

    def size(self, players: int, number: int) -> int:
        """How many pieces a hand has in that round."""
        return number

    def stacks(self, players: int) -> int:
        """How many hands are dealt."""
        return players

    def centre(self, players: int) -> int:
        """How many pieces lie open in the centre after the deal."""
        return 0

    def turns(self, players: int, leader: int) -> list[int]:
        """Who plays after whom in a trick."""
        return [(leader + step) % players for step in range(players)]

    def suit_of(self, code: str) -> str | None:
        """The suit of a piece in the hand or on the table; None for the specials."""
        return code[0] if code[0] in self.suits and code[1:].isdigit() else None

    def led(self, trick: Sequence[str]) -> str | None:
        return next((suit for code in trick if (suit := self.suit_of(code))), None)

    def legal(self, hand: Sequence[str], trick: Sequence[str]) -> set[str]:
        """The suit that was led is followed; a piece without a suit may be played on any."""
        asked = self.led(trick)
        follows = asked is not None and any(self.suit_of(code) == asked for code in hand)
        able = [code for code in hand if not follows or self.suit_of(code) in (asked, None)]
        return {way for code in able for way in self.ways(code)}

    def ways(self, code: str) -> Sequence[str]:
        """As what a piece may be played."""
        return (code,)

    def highest(self, suit: str | None, faces: Sequence[str]) -> int | None:
        """Where the highest of a suit lies."""
        able = [at for at, face in enumerate(faces) if suit and self.suit_of(face) == suit]
        return max(able, key=lambda at: int(faces[at][1:]), default=None)

    def trick(
        self, faces: Sequence[str], trump: str | None = None, options: Sequence[str] = ()
    ) -> Winner:
        """Who takes it, by which rule, and what it is worth; `trump` is that of the round."""
        raise NotImplementedError(f"{type(self)} does not say who takes a trick")

    def score(
        self, cards: int, bid: int | None, won: int, bonus: int, options: Sequence[str] = ()
    ) -> Row:
        """What a round of so many cards is worth; `bid` is None where nobody bids."""
        raise NotImplementedError(f"{type(self)} does not say what a round is worth")


def book(game: str) -> Book:
    """The book of a game, found by its name."""
    path = BOOKS / f"{game}.py"
    assert path.exists(), (
        f"{game} has no book: write its rules a second time into tests/contract/books/{game}.py; "
        "a model is books/oh_hell.py"
    )
    found = import_module(f"contract.books.{game}").BOOK
    assert isinstance(found, Book)
    return found
