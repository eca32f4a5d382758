"""`may` lists, `decide` takes exactly that and refuses the rest; somebody can always act."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import pytest

from contract.book import book
from contract.voyages import (
    TABLES,
    VOYAGES,
    Fate,
    Table,
    at_tables,
    everywhere,
    in_the_book,
    moments,
    sail,
    some,
)
from jollyroger.rules.chance import Chance
from jollyroger.rules.game import Game, acting, decide, due, may
from jollyroger.rules.moves import Bid, Deal, Move, Place, Play, Seat
from jollyroger.rules.pieces import Code, Face, Piece
from jollyroger.rules.refused import Refused
from jollyroger.rules.replay import asked
from jollyroger.rules.state import Phase, State
from rulebook.test_every_rule_is_cited import defined

RULES = frozenset(defined())
PLACES = (
    Place("front", (8, 5, 3, 2)),
    Place("back", (3, 3, 3, 3)),
    Place("front", (4, 5, 3, 2)),
    Place("front", (8, 5, 3)),
    Place("back", (8, 5, 3, 2, 1)),
    Place("front", ()),
    Place("upside", (8, 5, 3, 2)),  # type: ignore[arg-type]
)


@dataclass(frozen=True)
class Untouched(Chance):
    """Chance that nobody may ask: a refused move draws no lot, no piece and no face."""

    def lot(self, seats: int) -> int:
        raise AssertionError("a lot was drawn")

    def draw(self, deck: Sequence[Code], count: int) -> tuple[Code, ...]:
        raise AssertionError("pieces were drawn")

    def throw(self, die: Piece) -> Face:
        raise AssertionError("a die was thrown")


def universe(game: Game) -> list[Move]:
    """Every bid and code there is in any game's box, and what is in none."""
    box = game.box
    codes = {*box.held, *box.faces, *box.piece_of_play, "XX", "", "K99", "SM", "sk"}
    bids = (Bid(tricks) for tricks in range(-1, len(box.deck) // min(game.rounds) + 2))
    return [Deal(), *bids, *PLACES, *(Play(code) for code in sorted(codes))]


def anybody(table: Table) -> Iterator[Seat | None]:
    yield from (None, -1, *table.seats, table.players, 99)


@at_tables(TABLES, VOYAGES // 2)
def test_every_move_that_may_does_not_list_is_refused_and_changes_nothing(
    table: Table, seed: int
) -> None:
    """A refusal has a code, touches no chance and leaves the state as it was."""
    for state in moments(table, seed, 3):
        before = repr(state)
        for seat in anybody(table):
            for move in set(universe(table.game)) - set(may(table.game, state, seat)):
                check_refused(table.game, state, seat, move)
        assert repr(state) == before


def check_refused(game: Game, state: State, seat: Seat | None, move: Move) -> None:
    with pytest.raises(Refused) as refused:
        decide(game, state, seat, move, Untouched())
    assert re.fullmatch("[a-z_]+", refused.value.code)
    assert refused.value.rule is None or refused.value.rule in RULES


@everywhere
def test_every_move_that_may_lists_is_taken(table: Table, seed: int) -> None:
    """What is listed can be done, twice with the same outcome, and the log shows who asked."""
    for state in moments(table, seed, 6):
        for seat in anybody(table):
            for move in some(Random(seed), may(table.game, state, seat), 12):
                events = decide(table.game, state, seat, move, Fate(seed).chance)
                assert events == decide(table.game, state, seat, move, Fate(seed).chance)
                assert asked(table.game, events[0]) == (seat, move)


@everywhere
def test_may_lists_each_move_once(table: Table, seed: int) -> None:
    """Two equal pieces in a hand are one thing to do."""
    for state in moments(table, seed, 10):
        for seat in anybody(table):
            listed = may(table.game, state, seat)
            assert len(listed) == len(set(listed))


@in_the_book
def test_who_may_play_may_play_what_the_book_allows(table: Table, seed: int) -> None:
    """Following suit, read a second time from rules.md, gives the same list."""
    for step in sail(table, seed):
        state = step.before
        if state.phase is Phase.PLAY:
            for seat in acting(table.game, state):
                hand = [code for code in state.hands[seat] if code]
                trick = [laid.face for laid in state.trick]
                legal = book(table.game.id).legal(hand, trick)
                assert {write(move) for move in may(table.game, state, seat)} == legal


def write(move: Move) -> str:
    assert isinstance(move, Play)
    return move.code


@everywhere
def test_somebody_is_always_due_until_the_game_is_over(table: Table, seed: int) -> None:
    """Nobody who is waited for is without a move, and a game never stands still."""
    for step in sail(table, seed):
        waited_for = due(table.game, step.before)
        assert all(may(table.game, step.before, seat) for seat in waited_for)
        assert bool(waited_for) != (may(table.game, step.before, None) == (Deal(),))
        assert set(waited_for) <= set(acting(table.game, step.before))


@everywhere
def test_exactly_the_acting_seats_have_moves(table: Table, seed: int) -> None:
    """`acting` and `may` never disagree about whose move it is."""
    for state in moments(table, seed, 10):
        able = tuple(seat for seat in range(-1, 9) if may(table.game, state, seat))
        assert able == acting(table.game, state)


@everywhere
def test_when_the_game_is_over_nobody_may_do_anything(table: Table, seed: int) -> None:
    """The last event leaves no move to any seat nor to the table."""
    state = moments(table, seed, 0)[-1]
    assert state.phase is Phase.OVER
    assert not any(may(table.game, state, seat) for seat in anybody(table))
    assert not due(table.game, state)


@everywhere
def test_a_choice_may_be_changed_until_the_last_one_is_in(table: Table, seed: int) -> None:
    """G4: a seat that has chosen keeps all its choices until the showing."""
    for step in sail(table, seed):
        for seat, choice in enumerate(step.before.choices):
            if choice is not None:
                assert choice in may(table.game, step.before, seat)
                assert seat not in due(table.game, step.before)
