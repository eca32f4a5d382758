"""What stands on a pad: bids, tricks, bonuses, points, and who deals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from ..rules.game import Game, start
from ..rules.moves import Seat
from ..rules.scoring import Line
from . import cells
from .events import BonusEvent, bonus_events
from .pad import Head, Pad

Leader = Seat | Literal["stack"] | None


@dataclass(frozen=True, slots=True)
class Missing:
    """Seats that have not said a bid, or where every pirate stands, or their tricks."""

    seats: tuple[Seat, ...]
    spaces: bool = False
    tricks: bool = False

    @property
    def code(self) -> str:
        if self.tricks:
            return "pad_tricks_missing"
        return "pad_spaces_missing" if self.spaces else "pad_bids_missing"


@dataclass(frozen=True, slots=True)
class TricksOff:
    """The tricks do not add up to those that were played, or are more than that."""

    sum: int
    tricks: int

    @property
    def code(self) -> str:
        return "pad_tricks_over" if self.sum > self.tricks else "pad_tricks_under"


Problem = Missing | TricksOff


@dataclass(frozen=True)
class Sheet:
    """A pad read as a score sheet. Rounds count from 1, seats from 0."""

    pad: Pad

    @property
    def head(self) -> Head:
        return self.pad.head

    @property
    def seats(self) -> range:
        return range(self.head.players)

    @property
    def has_planks(self) -> bool:
        """Whether pirates stand where other games have bids."""
        return self.head.rules.planks is not None

    @property
    def has_bids(self) -> bool:
        return self.head.rules.scoring is not None

    @property
    def loses_tricks(self) -> bool:
        """Whether a trick may be nobody's."""
        return self.head.rules.declares.loses_tricks

    def tricks(self, number: int) -> int:
        return self.head.tricks(number)

    @property
    def events(self) -> tuple[BonusEvent, ...]:
        return bonus_events(self.head.game, self.head.options)

    # What was written

    def name(self, seat: Seat) -> str | None:
        value = self.pad.value(cells.name(seat))
        return value if isinstance(value, str) else None

    def bids(self, number: int) -> tuple[int | None, ...]:
        return tuple(self._number(cells.bid(number, seat)) for seat in self.seats)

    def said(self, number: int) -> tuple[int | None, ...]:
        """The tricks that somebody has written down."""
        return tuple(self._number(cells.won(number, seat)) for seat in self.seats)

    def times(self, number: int, seat: Seat, event: BonusEvent) -> int:
        return self._number(cells.bonus(number, seat, event.id)) or 0

    def spaces(self, number: int, seat: Seat) -> tuple[int | None, ...]:
        """Where the pirates stand: 0 in the water, None if nobody has said."""
        suits = self.head.rules.box.suits
        return tuple(self._number(cells.space(number, seat, suit)) for suit in suits)

    def _number(self, cell: str) -> int | None:
        value = self.pad.value(cell)
        return value if type(value) is int else None

    # What follows

    def won(self, number: int) -> tuple[int | None, ...]:
        """Tricks as written, else as bid; the last one who is open gets what is left, unless
        that may be nobody's."""
        said = self.said(number)
        pairs = zip(said, self.bids(number), strict=True)
        tricks = [bid if won is None else won for won, bid in pairs]
        if said.count(None) == 1 and not self.loses_tricks:
            left = self.tricks(number) - sum(won for won in said if won is not None)
            if 0 <= left <= self.tricks(number):
                tricks[said.index(None)] = left
        return tuple(tricks)

    def bonus(self, number: int, seat: Seat) -> int:
        return sum(event.points * self.times(number, seat, event) for event in self.events)

    def problem(self, number: int) -> Problem | None:
        """Why the round cannot be saved."""
        if missing := self._missing(number):
            return Missing(missing, self.has_planks, not (self.has_planks or self.has_bids))
        if self.has_planks:
            return None
        total, tricks = self._taken(number), self.tricks(number)
        fits = total <= tricks if self.loses_tricks else total == tricks
        return None if fits else TricksOff(total, tricks)

    def _taken(self, number: int) -> int:
        return sum(won or 0 for won in self.won(number))

    def lost(self, number: int) -> int:
        """Tricks that are nobody's, in a round that can be saved."""
        return self.tricks(number) - self._taken(number) if self.loses_tricks else 0

    def _missing(self, number: int) -> tuple[Seat, ...]:
        if self.has_planks:
            return tuple(seat for seat in self.seats if None in self.spaces(number, seat))
        said = self.bids(number) if self.has_bids else self.won(number)
        return tuple(seat for seat, value in enumerate(said) if value is None)

    def on_sheet(self, number: int) -> bool:
        """Saved. What a later edit or a merge put out of balance is still scored, and told."""
        return self.pad.value(cells.saved(number)) is True and not self._missing(number)

    def lines(self, number: int) -> tuple[Line, ...]:
        """Every seat's row; the round must be on the sheet."""
        return tuple(self._line(number, seat) for seat in self.seats)

    def _line(self, number: int, seat: Seat) -> Line:
        game = self.head.rules
        if game.planks:
            return game.planks.points(space or None for space in self.spaces(number, seat))
        bid, won = self.bids(number)[seat], self.won(number)[seat]
        bonus = self.bonus(number, seat)
        assert won is not None
        if game.trick_scoring:
            return game.trick_scoring.line(won, bonus)
        assert game.scoring
        assert bid is not None
        return game.scoring.line(self.tricks(number), bid, won, bonus)

    # The game

    @cached_property
    def rounds(self) -> tuple[int, ...]:
        """Those on the sheet."""
        return tuple(n for n in range(1, self.head.rounds + 1) if self.on_sheet(n))

    @property
    def open(self) -> int | None:
        """The first round that is not on the sheet."""
        numbers = range(1, self.head.rounds + 1)
        return next((number for number in numbers if number not in self.rounds), None)

    @property
    def over(self) -> bool:
        return self.open is None

    @cached_property
    def race(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The totals after each round on the sheet."""
        return tuple(self._race())

    def _race(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        totals = [0] * self.head.players
        for number in self.rounds:
            pairs = zip(totals, self.lines(number), strict=True)
            totals = [total + line.points for total, line in pairs]
            yield number, tuple(totals)

    @property
    def totals(self) -> tuple[int, ...]:
        return self.race[-1][1] if self.race else (0,) * self.head.players

    def leading(self) -> tuple[Seat, ...]:
        """Equal totals share the lead, and the win (G1)."""
        return leaders(self.totals)

    # Around the table

    def dealer(self, number: int) -> Seat | None:
        """The deal passes clockwise (SK5, SQ4); in the dice game, who throws first (DI5)."""
        first = self._number(cells.DEALER)
        return None if first is None else (first + number - 1) % self.head.players

    def leader(self, number: int) -> Leader:
        if led_by_stack(self.head.rules, self.head.players):
            return "stack"
        dealer = self.dealer(number)
        return None if dealer is None else (dealer + self.head.rules.opens) % self.head.players


def led_by_stack(game: Game, players: int) -> int:
    """How many pieces a trick has that a stack leads, which nobody holds; 0 where a seat leads."""
    order = game.order(start(game, players))
    return len(order) if order[0] >= players else 0


def leaders(totals: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
