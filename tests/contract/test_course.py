"""The course of a game: rounds, dealers, leaders and turns, read from the log alone."""

from itertools import pairwise

from contract.book import book
from contract.voyages import Table, everywhere, in_the_book, logged, rounds, sail
from jollyroger.rules.events import (
    BidsShown,
    Chosen,
    Dealt,
    Event,
    GameOver,
    LotDrawn,
    PlanksShown,
    PlayBegun,
    Played,
    RoundScored,
    Sealed,
    TrickResolved,
    TrickTaken,
)
from jollyroger.rules.moves import Bid, Place, Seat

FRONT = (8, 5, 3, 2, 1)  # SQ3
SHOWN = BidsShown | PlanksShown | PlayBegun
ORDER = (Dealt, Sealed, SHOWN, Played, TrickTaken | TrickResolved, RoundScored)


@everywhere
def test_a_game_has_exactly_its_rounds(table: Table, seed: int) -> None:
    """Every game ends after the number of rounds that its player count asks for."""
    steps = list(sail(table, seed))
    log = logged(steps)
    dealt = [event.round for event in log if isinstance(event, Dealt)]
    assert dealt == list(range(1, book(table.game.id).rounds[table.players] + 1))
    assert len(steps[-1].after.sheet) == len(dealt)
    assert [event for event in log if isinstance(event, GameOver)] == [log[-1]]


@everywhere
def test_the_deal_passes_clockwise_from_the_lot(table: Table, seed: int) -> None:
    """SK5, DI5, SQ4: a lot once, then one seat on each round."""
    log = logged(sail(table, seed))
    lots = [event for event in log if isinstance(event, LotDrawn)]
    assert lots == [log[0]]
    dealers = [event.dealer for event in log if isinstance(event, Dealt)]
    assert dealers[0] == lots[0].dealer
    assert all(after == (before + 1) % table.players for before, after in pairwise(dealers))


@everywhere
def test_a_round_begins_left_of_the_dealer(table: Table, seed: int) -> None:
    """SK4, SQ6: left of the dealer leads; DI5: with dice the starter throws first."""
    left = book(table.game.id).first
    for event in logged(sail(table, seed)):
        if isinstance(event, Dealt):
            assert event.leader == (event.dealer + left) % table.players


@in_the_book
def test_every_trick_goes_clockwise_from_its_leader(table: Table, seed: int) -> None:
    """The taker of a trick leads the next; with the old Pirate King he always does (SQ14)."""
    for events in rounds(logged(sail(table, seed))):
        dealt = events[0]
        assert isinstance(dealt, Dealt)
        leader, seats = dealt.leader, list[Seat]()
        for event in events:
            match event:
                case Played(seat):
                    seats.append(seat)
                case TrickTaken(seat=following) | TrickResolved(leader=following):
                    assert seats == turns(table, leader)
                    leader, seats = following, []


def turns(table: Table, leader: Seat) -> list[Seat]:
    return book(table.game.id).turns(table.players, leader)


@in_the_book
def test_a_round_deals_chooses_shows_plays_and_scores_in_that_order(
    table: Table, seed: int
) -> None:
    """One deal, one showing, as many tricks as pieces in a hand, one scoring."""
    for events in rounds(logged(sail(table, seed))):
        dealt, counts = events[0], [sum(isinstance(e, kind) for e in events) for kind in ORDER]
        assert isinstance(dealt, Dealt)
        tricks = len(dealt.hands[0])
        assert counts[0] == counts[2] == counts[5] == 1
        assert counts[4] == tricks
        assert counts[3] == tricks * len(turns(table, 0))
        assert shown_at(events) < first(events, Played)
        assert first(events, RoundScored) == len(events) - 1 - isinstance(events[-1], GameOver)


def shown_at(events: list[Event]) -> int:
    return first(events, SHOWN)


def first(events: list[Event], kind: object) -> int:
    return next(at for at, event in enumerate(events) if isinstance(event, kind))  # type: ignore[arg-type]


@everywhere
def test_what_is_shown_is_what_each_seat_last_chose(table: Table, seed: int) -> None:
    """G4: the last change of mind counts, for a bid and for every pirate's space.

    Where nobody chooses, nothing is shown: the tricks just begin."""
    for events in rounds(logged(sail(table, seed))):
        shown = events[shown_at(events)]
        made = [e for e in events[: shown_at(events)] if isinstance(e, Sealed | Chosen)]
        chosen = {e.seat: e.choice for e in made}
        assert (shown == PlayBegun()) == (not made)
        for seat in table.seats if made else ():
            match shown, chosen[seat]:
                case BidsShown(bids), Bid(tricks):
                    assert bids[seat] == tricks
                case PlanksShown(planks), Place(side, spaces):
                    values = FRONT if side == "front" else FRONT[::-1]
                    stands = [values[p.at] for p in planks[seat].pirates if p.at is not None]
                    assert (planks[seat].side, tuple(stands)) == (side, spaces)
                    assert [p.suit for p in planks[seat].pirates] == list("RYGB")
                case other:
                    raise AssertionError(other)
