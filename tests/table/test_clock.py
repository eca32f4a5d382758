"""Clocks: time for a move, a reserve for the game, a little more on asking."""

from itertools import pairwise

import pytest

from jollyroger.rules.moves import Bid
from jollyroger.table.acts import Credit, Extend, Leave, Overdue, Remove, Sit
from jollyroger.table.events import Banked, Extended, Returned, StoodIn, Timed
from jollyroger.table.settings import Pace
from table.crew import ANNE, MARY, THREE, Crew, at_speed, kinds, only, under_way

BRISK = Pace(20.0, 90.0)


def bidding(speed: str = "brisk") -> Crew:
    """Anne and Mary are waited for since the deal; seat 2 is a bot's."""
    return under_way(at_speed(speed)).deal()


def test_without_a_clock_nobody_is_timed() -> None:
    """The default, through a whole game."""
    crew = under_way(THREE).sail()
    assert not {Timed, Banked, Extended} & set(kinds(tuple(crew.table.log)))


@pytest.mark.parametrize(("speed", "pace"), [("calm", Pace(60, 240)), ("brisk", Pace(20, 90))])
def test_a_speed_is_time_for_a_move_and_a_reserve(speed: str, pace: Pace) -> None:
    """The deadline lies beyond both."""
    crew = under_way(at_speed(speed))
    crew.pledge(0)
    crew.pledge(1)
    crew.reveal(0)
    timed = [entry for entry in crew.reveal(1) if isinstance(entry, Timed)]
    deadline = crew.now + pace.move + pace.bank
    assert timed == [Timed(0, deadline, pace.bank), Timed(1, deadline, pace.bank)]


def test_no_clock_runs_for_a_bot() -> None:
    """Nor for one who stands in, nor for one that follows a guest."""
    crew = bidding()
    assert crew.state.clocks[2].deadline is None
    crew.do(MARY, Leave())
    assert crew.state.clocks[1].deadline is None
    crew.do(MARY, Sit(1, "Mary"))
    crew.do(ANNE, Remove(1))
    assert crew.state.clocks[1].deadline is None
    crew.sail()
    assert not any(isinstance(e, Timed) and e.seat == 2 for e in crew.table.log)


def test_a_clock_starts_when_a_person_is_waited_for_and_stops_with_the_move() -> None:
    """In the tricks that is one seat at a time."""
    crew = bidding().sail_to_round(3).sail_to_tricks()
    while crew.play.round == 3 and (due := crew.table.due()):
        running = [seat for seat, clock in enumerate(crew.state.clocks) if clock.deadline]
        assert running == [seat for seat in due if crew.holder(seat).present]
        crew.turn()


def test_a_move_within_its_time_leaves_the_reserve_alone() -> None:
    """To the last second."""
    crew = bidding()
    crew.now += BRISK.move
    assert Banked not in kinds(crew.do(ANNE, Bid(0)))
    assert crew.state.clocks[0].bank == BRISK.bank


def test_only_what_goes_beyond_the_moves_time_is_taken_from_the_reserve() -> None:
    """And the next turn starts with what is left."""
    crew = bidding()
    crew.now += BRISK.move + 30
    assert only(Banked, crew.do(ANNE, Bid(0))) == Banked(0, BRISK.bank - 30)
    crew.do(MARY, Bid(0))
    crew.do(2, Bid(0))
    while crew.table.due() != (0,):
        crew.turn()
    assert crew.state.clocks[0].deadline == crew.now + BRISK.move + BRISK.bank - 30


def test_a_move_in_the_last_moment_leaves_nothing() -> None:
    """The reserve is never below zero, even where the table was not told in time."""
    crew = bidding()
    crew.now += BRISK.move + BRISK.bank + 5
    assert only(Banked, crew.do(ANNE, Bid(0))) == Banked(0, 0.0)


def test_a_person_extends_their_turn_ten_times_by_thirty_seconds() -> None:
    """Each time is announced with what is left; the eleventh is refused."""
    crew = bidding()
    before = crew.state.clocks[0].deadline
    assert before is not None
    ends = [only(Extended, crew.do(ANNE, Extend())) for _ in range(10)]
    assert [entry.left for entry in ends] == list(range(9, -1, -1))
    assert ends[0].deadline == before + 30
    assert all(b.deadline - a.deadline == 30 for a, b in pairwise(ends))
    assert crew.refuses(ANNE, Extend()) == "no_extension_left"
    crew.do(MARY, Extend())


def test_extended_time_is_used_before_the_reserve() -> None:
    """Asking for more saves what is kept for later."""
    crew = bidding()
    crew.do(ANNE, Extend())
    crew.now += BRISK.move + 30
    assert Banked not in kinds(crew.do(ANNE, Bid(0)))


def test_nobody_extends_a_clock_that_does_not_run() -> None:
    """Before the deal, after one's move, without a clock, in the lobby, as a bot."""
    assert under_way(at_speed("brisk")).refuses(ANNE, Extend()) == "no_clock_runs"
    crew = bidding()
    crew.do(ANNE, Bid(0))
    assert crew.refuses(ANNE, Extend()) == "no_clock_runs"
    assert crew.refuses(2, Extend()) == "no_clock_runs"
    assert under_way(THREE).deal().refuses(ANNE, Extend()) == "no_clock_runs"
    assert Crew(at_speed("brisk")).sit(ANNE).refuses(ANNE, Extend()) == "no_clock_runs"


def test_a_turn_is_overdue_only_after_its_deadline() -> None:
    """Asked too early, nothing happens; then a bot plays on."""
    crew = bidding()
    crew.now += BRISK.move + BRISK.bank - 1
    assert crew.do(None, Overdue(1)) == ()
    crew.now += 1
    assert crew.do(None, Overdue(1)) == (StoodIn(1, "heuristic"),)


def test_nobody_is_overdue_where_no_clock_runs() -> None:
    """After a move, as a bot, without a clock, in the lobby."""
    crew = bidding()
    crew.do(ANNE, Bid(0))
    crew.now += 9999
    for seat in (0, 2):
        assert crew.do(None, Overdue(seat)) == ()
    assert under_way(THREE).deal().do(None, Overdue(0)) == ()
    assert Crew(at_speed("brisk")).sit(ANNE).do(None, Overdue(0)) == ()


def test_who_comes_back_in_their_turn_gets_a_new_deadline() -> None:
    """With the reserve that was left."""
    crew = bidding()
    crew.do(MARY, Leave())
    crew.now += 500
    returned, timed = crew.do(MARY, Sit(1, "Mary"))
    assert returned == Returned(1)
    assert timed == Timed(1, crew.now + BRISK.move + BRISK.bank, BRISK.bank)


def test_after_an_outage_every_running_clock_starts_anew() -> None:
    """Those that did not run stay as they are."""
    crew = bidding()
    crew.do(ANNE, Bid(0))
    crew.now += 3600
    assert crew.do(None, Credit()) == (Timed(1, crew.now + BRISK.move + BRISK.bank, BRISK.bank),)
    assert crew.do(None, Overdue(1)) == ()
    assert under_way(THREE).deal().do(None, Credit()) == ()
