"""Random games from a seed, at every table there is: each game, player count and option."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import NamedTuple, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.vendor.pretty import RepresentationPrinter

from contract.book import book
from contract.gold import gold
from games import catch_the_ten, knaves, needs, oh_hell
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.chance import Chance, Drawn
from jollyroger.rules.events import Dealt, Event
from jollyroger.rules.game import Game, acting, decide, due, may, start
from jollyroger.rules.moves import Move, Seat
from jollyroger.rules.record import Record, Seated
from jollyroger.rules.shelf import GAMES, OPTIONS, load
from jollyroger.rules.state import Phase as Stage
from jollyroger.rules.state import State, fold
from jollyroger.rules.tricks import TrickGame

T = TypeVar("T")
Test = Callable[..., None]

# Games a test plays at each table. The default run repeats itself; a soak run, which sets
# this larger, sails to new waters every time.
VOYAGES = int(os.environ.get("JOLLYROGER_VOYAGES", "4"))
SOAK = "JOLLYROGER_VOYAGES" in os.environ


@dataclass(frozen=True, repr=False)
class Table:
    """A game with its options applied, and how many sit at it."""

    game: Game
    players: int
    options: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return "-".join([self.game.id, *self.options, str(self.players)])

    def _repr_pretty_(self, printer: RepresentationPrinter, cycle: bool) -> None:
        """A failing table is named by Hypothesis in one line."""
        printer.text(str(self))

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def watchers(self) -> tuple[Seat | None, ...]:
        return (*self.seats, None)


def _tables(game: Game, options: tuple[str, ...]) -> list[Table]:
    return [Table(game, players, options) for players in game.rounds]


def _golden(id: str, options: tuple[str, ...]) -> list[Table]:
    game = load(id, options)
    assert isinstance(game, BiddingGame)
    return _tables(gold(game), (*options, "gold"))


PLAIN = [table for game in GAMES.values() for table in _tables(game, ())]
OPTIONED = [
    table
    for name, options in OPTIONS.items()
    for option in options
    for table in _tables(load(name, (option,)), (option,))
]
SHIPPED = PLAIN + OPTIONED
GOLDEN = _golden("skull_king", ()) + _golden("dice", ("landlubber",))
TABLES = SHIPPED + GOLDEN
# Games that no module of ours knows, and yet everything holds for them too.
OH_HELL = _tables(oh_hell.GAME, ())
KNAVES = _tables(knaves.GAME, ())
CATCH_THE_TEN = _tables(catch_the_ten.GAME, ())
NEEDS = _tables(needs.GAME, ())
GUESTS = OH_HELL + KNAVES + CATCH_THE_TEN + NEEDS
QUEENS = [table for table in TABLES if table.game.id == "skull_queen"]
# Those whose rules are written a second time in `books`.
BOOKED = TABLES + [table for table in GUESTS if book(table.game.id).is_whole]
TAKEN = [table for table in BOOKED if isinstance(table.game, TrickGame)]  # tricks are taken there
SEALED = [t for t in TAKEN if t.game.declares.board == "bids" and t.game.declares.bids == "sealed"]


class Step(NamedTuple):
    """One move of a voyage and what it caused."""

    before: State
    seat: Seat | None
    move: Move
    events: tuple[Event, ...]
    after: State


class Fate:
    """Two streams: who does what at the helm, and what the sea (chance) brings."""

    def __init__(self, seed: int) -> None:
        self.helm = Random(2 * seed)
        self.sea = Random(2 * seed + 1)

    @property
    def chance(self) -> Chance:
        return Drawn(self.sea.randrange)

    def seat(self, game: Game, state: State) -> Seat | None:
        """Mostly a seat everybody waits for, now and then one that changes its mind (G4)."""
        seats = acting(game, state) if self.helm.random() < 0.1 else due(game, state)
        return pick(self.helm, seats) if seats else None


def pick(helm: Random, things: Sequence[T]) -> T:
    return things[helm.randrange(len(things))]


def some(helm: Random, things: Sequence[T], count: int) -> list[T]:
    return helm.sample(things, min(count, len(things)))


def sail(table: Table, seed: int) -> Iterator[Step]:
    """A whole random game."""
    return onward(table, start(table.game, table.players), Fate(seed))


def onward(table: Table, state: State, fate: Fate) -> Iterator[Step]:
    while state.phase is not Stage.OVER:
        seat = fate.seat(table.game, state)
        move = pick(fate.helm, may(table.game, state, seat))
        events = decide(table.game, state, seat, move, fate.chance)
        after = fold(state, events)
        yield Step(state, seat, move, events, after)
        state = after


def moments(table: Table, seed: int, count: int) -> list[State]:
    """Some states of a voyage, its beginning and its end always among them."""
    steps = list(sail(table, seed))
    between = some(Random(seed), [step.before for step in steps], count)
    return [start(table.game, table.players), *between, steps[-1].after]


def logged(steps: Iterable[Step]) -> tuple[Event, ...]:
    return tuple(chain.from_iterable(step.events for step in steps))


def rounds(log: Iterable[Event]) -> list[list[Event]]:
    """The log cut into rounds, each beginning with its deal; the lot before them is left out."""
    cut: list[list[Event]] = []
    for event in log:
        if isinstance(event, Dealt):
            cut.append([])
        if cut:
            cut[-1].append(event)
    return cut


def record(table: Table, log: tuple[Event, ...], seed: int | None = None) -> Record:
    seats = tuple(Seated(f"Pirate {seat}", "random") for seat in table.seats)
    return Record(table.game.id, table.options, seats, log, seed)


def at_tables(tables: Sequence[Table], voyages: int = VOYAGES) -> Callable[[Test], Test]:
    """The test plays this many voyages at each of these tables; it takes `table` and `seed`."""

    def sailing(test: Test) -> Test:
        sailed: Test = at_sea(voyages)(given(seed=st.integers(0, 2**48))(test))
        return pytest.mark.parametrize("table", tables, ids=str)(sailed)

    return sailing


def at_sea(voyages: int = VOYAGES) -> settings:
    """A seed is not shrunk: a smaller number is not a simpler game."""
    return settings(
        max_examples=max(voyages, 1),
        deadline=None,
        derandomize=not SOAK,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=(HealthCheck.too_slow,),
    )


everywhere = at_tables(TABLES + GUESTS)
in_the_book = at_tables(BOOKED)
