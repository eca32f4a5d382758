"""What can be read off the table is what the rules say, and tells nobody a secret."""

import pytest

from contract.voyages import TABLES, Table, everywhere, moments
from jollyroger.rules.aid import Aid, aid
from jollyroger.rules.game import acting, decide, may
from jollyroger.rules.moves import Play, Seat
from jollyroger.rules.state import Phase, State
from jollyroger.rules.view import view
from jollyroger.table.match import seeded

SOME = 40


def plays(table: Table, state: State, seat: Seat) -> list[str]:
    return [move.code for move in may(table.game, state, seat) if isinstance(move, Play)]


@everywhere
def test_a_piece_in_the_hand_may_be_played_or_its_bar_says_why(table: Table, seed: int) -> None:
    """For the seat to move; and the reason is the one the table itself would give."""
    for state in moments(table, seed, SOME):
        if state.phase is not Phase.PLAY or table.game.asks(state):
            continue
        for seat in acting(table.game, state):
            seen = aid(view(table.game, state, seat))
            assert seen.barred is not None
            box = table.game.box
            open_to = {box.piece_of_play[code].code for code in plays(table, state, seat)}
            assert open_to | set(seen.barred) == set(state.hands[seat])
            assert not open_to & set(seen.barred)
            assert all(why.code == "must_follow" for why in seen.barred.values())


@everywhere
def test_the_last_play_of_a_trick_does_what_was_foreseen(table: Table, seed: int) -> None:
    """`would` of the seat that completes a trick is what then happens."""
    for state in moments(table, seed, SOME):
        complete = len(state.trick) == len(table.game.order(state)) - 1
        if state.phase is not Phase.PLAY or not complete or table.game.blind(state.players):
            continue
        (seat,) = table.game.acting(state) or (None,)
        if seat is None:  # somebody without a seat plays last
            continue
        foreseen = aid(view(table.game, state, seat)).would
        assert foreseen is not None
        for code, outcome in foreseen.items():
            events = decide(table.game, state, seat, Play(code), seeded(seed))
            assert outcome in events


@everywhere
def test_who_is_not_to_move_reads_only_what_lies_open(table: Table, seed: int) -> None:
    """Led suit and winner are for all, bars and foresight for the hand they are about."""
    for state in moments(table, seed, SOME):
        playing = state.phase is Phase.PLAY and not table.game.asks(state)
        seats = acting(table.game, state) if playing else ()
        open_to_all = aid(view(table.game, state, None))
        for seat in set(table.seats) - set(seats):
            assert aid(view(table.game, state, seat)) == open_to_all
        assert open_to_all.barred is None
        assert open_to_all.would is None


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_table_without_hints_foresees_nothing(table: Table) -> None:
    """The host's switch; why a piece is barred is no hint but the rules."""
    playing = [state for state in moments(table, 3, SOME) if state.phase is Phase.PLAY]
    for state in playing:
        for seat in acting(table.game, state):
            seen = aid(view(table.game, state, seat), hints=False)
            assert seen.would is None
            assert seen.barred is not None


def test_nothing_is_read_off_a_table_that_does_not_play() -> None:
    """Before and between the tricks there is nothing to say."""
    table = TABLES[0]
    states = [state for state in moments(table, 1, SOME) if state.phase is not Phase.PLAY]
    assert states
    assert {aid(view(table.game, state, 0)) == Aid() for state in states} == {True}
