"""Bonuses by name: what a trick can be worth beyond itself, read off the rules' captures."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..rules.game import Game
from ..rules.pieces import Code, Piece, Suit
from ..rules.shelf import load
from ..rules.trick import Capture


@dataclass(frozen=True, slots=True)
class BonusEvent:
    """A kind of piece caught by another: `points` each time, at most as often as the box has it.

    `points` may be a cost. Its words are `pad-event-CLAUSE`, with a number behind it where one
    clause has several; without words it goes by the pieces that are caught."""

    id: str
    points: int
    rule: str
    by: str
    count: int
    takers: int = 1
    pieces: tuple[Code, ...] = ()
    nth: int = 0  # of those of one clause, if there are several

    @property
    def key(self) -> str:
        return f"pad-event-{self.rule}-{self.nth}" if self.nth else f"pad-event-{self.rule}"

    def most(self, players: int) -> int:
        """Every taker has one such trick, with a piece of every other player in it."""
        return min(self.count, self.takers * (players - 1)) if self.by else self.count


@lru_cache
def bonus_events(id: str, options: tuple[str, ...] = ()) -> tuple[BonusEvent, ...]:
    game = load(id, options)
    captures = game.rules.captures if game.rules else ()
    names = [_name(game, capture) for capture in captures]
    clauses = [capture.rule for capture in captures]
    return tuple(_events(game, captures, names, clauses))


def _events(
    game: Game, captures: Sequence[Capture], names: Sequence[str], clauses: Sequence[str]
) -> Iterator[BonusEvent]:
    """What two captures would be called goes by their clauses, and those by number."""
    for at, (capture, name) in enumerate(zip(captures, names, strict=True)):
        rule = capture.rule
        nth = clauses[: at + 1].count(rule) if clauses.count(rule) > 1 else 0
        clause = f"{rule}-{nth}" if nth else rule
        yield _event(game, capture, name if names.count(name) == 1 else clause, nth)


def _name(game: Game, capture: Capture) -> str:
    """The kind of a piece that has no other side: Scary Mary is caught as a Pirate."""
    kinds = {game.box.faces[code].kind for code in capture.faces if code in game.box.held}
    return min(kinds, default=capture.rule)


def _event(game: Game, capture: Capture, name: str, nth: int) -> BonusEvent:
    pieces = game.box.pieces
    caught = [p for p in pieces if any(face.code in capture.faces for face in p.faces)]
    count = _most_at_once(capture, caught)
    takers = sum(p.count for p in pieces if any(face.kind == capture.by for face in p.faces))
    codes = tuple(piece.code for piece in caught)
    by = capture.by or ""
    return BonusEvent(name, capture.points, capture.rule, by, count, takers, codes, nth)


def _most_at_once(capture: Capture, caught: Sequence[Piece]) -> int:
    """How many can pay in one round: where the suit decides, those of one suit."""
    suits = Counter[Suit | None]({None: 0})
    for piece in caught:
        suits[piece.suit if capture.suit else None] += piece.count
    return max(suits.values())
