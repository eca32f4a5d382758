"""Moves taken back: only alone among bots, only in this round, and never with other luck."""

import pytest

from jollyroger.rules.events import Played, Sealed
from jollyroger.rules.moves import Bid, Play
from jollyroger.rules.record import Note, read, write
from jollyroger.rules.shelf import GAMES
from jollyroger.rules.state import Phase
from jollyroger.table.acts import Leave, Undo
from jollyroger.table.events import Opened, TakenBack
from jollyroger.table.records import counted, entries, record_of
from jollyroger.table.settings import Settings
from jollyroger.table.state import evolve, opened
from jollyroger.table.verify import verify
from table.crew import ANNE, MARY, Crew

ALONE = Settings("skull_king", 3)


def alone(settings: Settings = ALONE) -> Crew:
    """Anne in seat 0, bots around her, the first round dealt."""
    return Crew(settings).sit(ANNE).start().deal()


def bots_move(crew: Crew) -> None:
    while due := crew.table.bots_due():
        crew.do(due[0], crew.table.may(due[0])[0])


def to_her_play(crew: Crew) -> None:
    """Every bid is in, and Anne is waited for."""
    bots_move(crew)
    if crew.play.phase is Phase.CHOOSE:
        crew.do(ANNE, crew.table.may(0)[0])
    bots_move(crew)


def test_a_bid_is_taken_back_and_made_anew() -> None:
    """Everything after it is as if it had not been; the log has only grown."""
    crew = alone()
    bots_move(crew)
    before, length = crew.play, len(crew.table.log)
    crew.do(ANNE, Bid(1))
    bots_move(crew)
    grown = len(crew.table.log)
    assert crew.do(ANNE, Undo()) == (TakenBack(length),)
    assert crew.play == before
    assert len(crew.table.log) == grown + 1
    crew.do(ANNE, Bid(0))
    assert crew.play.bids[0] == 0


@pytest.mark.parametrize("game", GAMES)
def test_one_can_go_back_to_the_deal_and_no_further(game: str) -> None:
    """Move by move; a round that is scored stays as it is."""
    crew = alone(Settings(game, 3))
    dealt = crew.play
    for _ in range(20):
        bots_move(crew)
        if crew.play.round > 1 or crew.play.phase is Phase.DEAL:
            break
        crew.do(ANNE, crew.table.may(0)[-1])
    crew.deal()
    assert crew.play.round == 2
    assert crew.refuses(ANNE, Undo()) == "nothing_to_undo"
    bots_move(crew)
    crew.do(ANNE, crew.table.may(0)[0])
    crew.do(ANNE, Undo())
    assert crew.refuses(ANNE, Undo()) == "nothing_to_undo"
    assert crew.play.round == dealt.round + 1


def test_dice_fall_as_they_fell() -> None:
    """Chance is not drawn anew: the same die thrown again shows the same face."""
    crew = alone(Settings("dice", 3))
    to_her_play(crew)
    crew.do(ANNE, crew.table.may(0)[0])
    bots_move(crew)
    crew.deal()  # in the second round no first throw ends it
    to_her_play(crew)
    crew.do(ANNE, crew.table.may(0)[0])
    first = [e for e in crew.table.log if isinstance(e, Played) and e.seat == 0][-1]
    crew.do(ANNE, Undo())
    crew.do(ANNE, Play(first.piece))
    again = [e for e in crew.table.log if isinstance(e, Played) and e.seat == 0][-1]
    assert again == first


def test_nothing_is_taken_back_among_people() -> None:
    """Also not from somebody who is away for a while."""
    crew = Crew(ALONE).sit(ANNE, MARY).start().deal()
    crew.do(ANNE, Bid(0))
    assert crew.refuses(ANNE, Undo()) == "undo_alone"
    crew.do(MARY, Leave())
    assert crew.refuses(ANNE, Undo()) == "undo_alone"
    assert crew.refuses("guest-stowaway", Undo()) == "not_seated"


def taken_back_twice() -> Crew:
    """A whole game in which a bid and a play were taken back."""
    crew = alone()
    bots_move(crew)
    crew.do(ANNE, Bid(1))
    crew.do(ANNE, Undo())
    crew.do(ANNE, Bid(0))
    crew.do(ANNE, Undo())
    return crew.sail()


def test_a_record_is_marked_and_tells_the_game_that_counted() -> None:
    """It replays, its deals can be checked, and the notes say what was taken back where."""
    record = record_of(taken_back_twice().table)
    marks = [note for note in record.notes if note.plain["note"] == "taken_back"]
    assert len(marks) == 2
    assert all(isinstance(mark.plain["count"], int) and mark.plain["count"] for mark in marks)
    assert record.state().phase is Phase.OVER
    assert (verify(record).verdict, verify(record).taken_back) == ("fair", (1, 1))
    assert read(write(record)) == record
    assert marks == sorted(marks, key=lambda mark: mark.at)
    assert all(isinstance(note, Note) and note.at <= len(record.events) for note in record.notes)


def test_what_counts_of_a_log_folds_to_the_same_game() -> None:
    """Whoever reads the log without what was taken back ends where the table ended."""
    crew = taken_back_twice()
    first, *rest = counted(crew.table.log)
    assert isinstance(first, Opened)
    state = opened(first)
    for entry in rest:
        state = evolve(state, entry)
    assert state.play == crew.play
    assert not any(isinstance(entry, TakenBack) for entry in rest)


def test_the_entries_of_a_record_are_its_events_in_order() -> None:
    """Between them stand the notes about fairness, and no others."""
    record = record_of(taken_back_twice().table)
    told = [*entries(record)]
    assert tuple(e for e in told if e in record.events) == record.events
    assert sum(isinstance(e, Sealed) for e in told) == 3 * 10
