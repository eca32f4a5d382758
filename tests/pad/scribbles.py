"""Pads for tests: by hand, by chance, and filled in from a game that was really played."""

from collections.abc import Iterator, Mapping
from itertools import count

from hypothesis import settings
from hypothesis import strategies as st

from contract.voyages import Table, sail
from jollyroger.pad import cells
from jollyroger.pad.cells import Value
from jollyroger.pad.pad import Edit, Head, Pad, gathered
from jollyroger.pad.pen import Pen
from jollyroger.pad.sheet import Sheet
from jollyroger.rules.events import RoundScored
from jollyroger.rules.games.skull_queen import spaces
from jollyroger.rules.state import State, evolve
from jollyroger.rules.trick import TRUMP
from jollyroger.rules.tricks import TrickGame

ID = "0123456789abcdef"
calm = settings(deadline=None)  # no test asserts on time
HEAD = Head(ID, "skull_king", (), 4)
QUEEN = Head(ID, "skull_queen", (), 3)


def pen(device: str = "a1b2c3d4") -> Pen:
    return Pen(device, count(1000).__next__)


def written(values: Mapping[str, Value], head: Head = HEAD) -> Pad:
    return pen().write(Pad(head), values)[0]


def bids(number: int, *said: int) -> dict[str, Value]:
    return {cells.bid(number, seat): bid for seat, bid in enumerate(said)}


def won(number: int, said: Mapping[int, int | None]) -> dict[str, Value]:
    return {cells.won(number, seat): tricks for seat, tricks in said.items()}


# By chance: few cells, few devices and few moments, so that they meet often

ids = st.builds("{:08x}-{}".format, st.integers(0, 2), st.integers(1, 4))
edits = st.builds(
    Edit,
    id=ids,
    at=st.integers(0, 5),
    cell=st.sampled_from(["1/bid/0", "1/won/0", "name/0", "weather"]),
    value=st.one_of(st.none(), st.integers(0, 1)),
    over=st.one_of(st.none(), ids),
)
pads = st.builds(lambda found: gathered(HEAD, found), st.lists(edits, max_size=8))


# From a real game


def kept(table: Table, seed: int) -> Iterator[tuple[State, Pad]]:
    """After every round of a random game: the state, and the pad somebody kept beside it."""
    pad, scribe = Pad(Head(ID, table.game.id, table.options, table.players)), pen()
    for step in sail(table, seed):
        state = step.before
        for event in step.events:
            if isinstance(event, RoundScored):
                pad = scribe.write(pad, _round(table, state))[0]
                pad = scribe.save(pad, state.round)[0]
                yield evolve(state, event), pad
            state = evolve(state, event)
            if state.round == 1 and state.dealer is not None:
                pad = scribe.write(pad, {cells.DEALER: state.dealer})[0]


def _round(table: Table, state: State) -> dict[str, Value]:
    """Only what a scorekeeper would write: the bids, who differs, and what was caught."""
    number, values = state.round, dict[str, Value]()
    if not isinstance(table.game, TrickGame):
        for seat, plank in enumerate(state.planks):
            stands = zip(table.game.box.suits, spaces(plank), strict=True)
            values |= {cells.space(number, seat, suit): space or 0 for suit, space in stands}
        return values
    values |= bids(number, *state.bids)
    tricks = {seat: state.won(seat) for seat in table.seats}
    differ = {at: n for at, n in tricks.items() if not state.bids or n != state.bids[at]}
    values |= won(number, differ)
    for seat, event in _caught(table.game, table, state):
        cell = cells.bonus(number, seat, event)
        before = values.get(cell, 0)
        values[cell] = 1 + (before if isinstance(before, int) else 0)
    return values


def _caught(game: TrickGame, table: Table, state: State) -> Iterator[tuple[int, str]]:
    """Who caught what, told by the faces that lay there."""
    events = Sheet(Pad(Head(ID, game.id, table.options, 3))).events
    for trick in state.tricks:
        (winner,) = (game.box.faces[laid.face] for laid in trick.laid if laid.seat == trick.taker)
        for capture, event in zip(game.rules.captures, events, strict=True):
            suit = state.trump if capture.suit == TRUMP else capture.suit
            caught = [laid.face for laid in trick.laid if laid.face in capture.faces]
            caught = [each for each in caught if suit in (None, game.box.faces[each].suit)]
            if capture.by in (None, winner.kind) and trick.taker is not None:
                yield from [(trick.taker, event.id)] * len(caught)
