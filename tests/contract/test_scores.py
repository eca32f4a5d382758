"""Tricks and scores follow from the log: everything is worked out again from rules.md."""

from collections.abc import Iterator, Sequence

import pytest

from contract.book import Row, Winner, book
from contract.books.skull_queen import Planks, Queen, queen_trick, under_pirates
from contract.voyages import QUEENS, TAKEN, Table, at_tables, everywhere, logged, rounds, sail
from jollyroger.rules.events import (
    BidsShown,
    Dealt,
    Event,
    GameOver,
    PlanksShown,
    Played,
    RoundScored,
    TrickResolved,
    TrickTaken,
    TrumpSet,
)
from jollyroger.rules.scoring import BidLine, PlankLine

Laid = list[tuple[int, str]]


def finished_tricks(events: Sequence[Event]) -> Iterator[tuple[Laid, Event]]:
    """What lay in each trick, by seat, and what the log says came of it."""
    laid: Laid = []
    for event in events:
        match event:
            case Played(seat, _, face):
                laid.append((seat, face))
            case TrickTaken() | TrickResolved():
                yield laid, event
                laid = []


def judged(table: Table, events: Sequence[Event]) -> Iterator[tuple[Laid, TrickTaken, Winner]]:
    """The tricks of a round, and what the book says of each."""
    trump = next((event.suit for event in events if isinstance(event, TrumpSet)), None)
    for laid, event in finished_tricks(events):
        assert isinstance(event, TrickTaken)
        faces = [face for _, face in laid]
        yield laid, event, book(table.game.id).trick(faces, trump, table.options)


def every_trick(table: Table, seed: int) -> Iterator[tuple[Laid, TrickTaken, Winner]]:
    for events in rounds(logged(sail(table, seed))):
        yield from judged(table, events)


@at_tables(TAKEN)
def test_every_trick_goes_to_whom_the_book_gives_it(table: Table, seed: int) -> None:
    """SK10-SK16, DI7-DI12, DO3: the taker and the clause, from the faces and the trump alone."""
    for laid, event, winner in every_trick(table, seed):
        assert (event.seat, event.rule) == (laid[winner.at][0], winner.rule)


@at_tables(TAKEN)
def test_every_trick_is_worth_the_bonus_the_book_pays_for_it(table: Table, seed: int) -> None:
    """SK21, SK22, DI14, DI15; nothing under landlubber scoring, which has no bonuses (DI16)."""
    for _, event, winner in every_trick(table, seed):
        assert event.bonus == winner.bonus


@at_tables(TAKEN)
def test_every_round_scores_what_the_book_says(table: Table, seed: int) -> None:
    """SK17-SK20, DI13, DI16: the whole score sheet from bids, if there are any, and faces alone."""
    for number, events in enumerate(rounds(logged(sail(table, seed))), 1):
        assert score_rows(events) == book_rows(table, number, events)


def score_rows(events: Sequence[Event]) -> list[Row]:
    (scored,) = (event for event in events if isinstance(event, RoundScored))
    lines = [line for line in scored.lines if not isinstance(line, PlankLine)]
    return [Row(line.won, line.bonus, line.points, line.rule) for line in lines]


def bids_in(table: Table, events: Sequence[Event]) -> Sequence[int | None]:
    shown = [event.bids for event in events if isinstance(event, BidsShown)]
    return shown[0] if shown else [None] * table.players


def book_rows(table: Table, number: int, events: Sequence[Event]) -> list[Row]:
    read, won, bonus = book(table.game.id), [0] * table.players, [0] * table.players
    for laid, _, winner in judged(table, events):
        won[laid[winner.at][0]] += 1
        bonus[laid[winner.at][0]] += winner.bonus
    cards = read.size(table.players, number)
    return [
        read.score(cards, bid, won[seat], bonus[seat], table.options)
        for seat, bid in enumerate(bids_in(table, events))
    ]


@at_tables(TAKEN)
def test_a_row_tells_the_bid_that_was_shown(table: Table, seed: int) -> None:
    """Also where it was missed."""
    for events in rounds(logged(sail(table, seed))):
        (scored,) = (event for event in events if isinstance(event, RoundScored))
        told = [line.bid if isinstance(line, BidLine) else None for line in scored.lines]
        assert told == [*bids_in(table, events)]


@at_tables(QUEENS)
def test_every_trick_moves_the_pirates_the_book_moves(table: Table, seed: int) -> None:
    """SQ7-SQ12: climbs, what stays in the centre, and who leads the next trick."""
    for events in rounds(logged(sail(table, seed))):
        for read, event in retold(table, events):
            climbs = [(c.seat, c.suit, c.by, c.to) for c in event.climbs]
            assert sorted(climbs, key=repr) == sorted(read.climbs, key=repr)
            assert tuple(sorted(event.centre)) == read.centre
            assert event.leader == next_leader(table, events, read)


def next_leader(table: Table, events: Sequence[Event], read: Queen) -> int:
    """The old Pirate King leads always, and after him the captain left of the dealer."""
    dealt = events[0]
    assert isinstance(dealt, Dealt)
    return 1 - dealt.dealer if table.players == 2 else read.leader


def retold(table: Table, events: Sequence[Event]) -> Iterator[tuple[Queen, TrickResolved]]:
    dealt, planks = events[0], planks_of(events)
    assert isinstance(dealt, Dealt)
    centre: tuple[str, ...] = dealt.centre
    for laid, event in finished_tricks(events):
        assert isinstance(event, TrickResolved)
        read = queen_trick(planks, centre, laid, table.players)
        yield read, event
        centre = read.centre


def shown_in(events: Sequence[Event]) -> PlanksShown:
    (shown,) = (event for event in events if isinstance(event, PlanksShown))
    return shown


def planks_of(events: Sequence[Event]) -> Planks:
    shown = enumerate(shown_in(events).planks)
    return {(seat, pirate.suit): pirate.at for seat, plank in shown for pirate in plank.pirates}


@at_tables(QUEENS)
def test_every_plank_scores_the_spaces_under_its_pirates(table: Table, seed: int) -> None:
    """SQ13, with every pirate moved by the book's reading of the cards played."""
    for events in rounds(logged(sail(table, seed))):
        (scored,) = (event for event in events if isinstance(event, RoundScored))
        sides = {seat: plank.side for seat, plank in enumerate(shown_in(events).planks)}
        planks, dealt = planks_of(events), events[0]
        assert isinstance(dealt, Dealt)
        centre: tuple[str, ...] = dealt.centre
        for laid, _ in finished_tricks(events):
            centre = queen_trick(planks, centre, laid, table.players).centre
        for seat in table.seats:
            spaces = under_pirates(planks, sides, seat)
            total = sum(space for space in spaces if space)
            assert scored.lines[seat] == PlankLine(spaces, total, "SQ13")


@everywhere
def test_the_highest_total_wins_and_equal_totals_share_the_win(table: Table, seed: int) -> None:
    """G1, SK23, DI17, SQ13."""
    steps = list(sail(table, seed))
    log = logged(steps)
    scored = [event.lines for event in log if isinstance(event, RoundScored)]
    totals = [sum(lines[seat].points for lines in scored) for seat in table.seats]
    best = [seat for seat in table.seats if totals[seat] == max(totals)]
    assert log[-1] == GameOver(tuple(best))
    assert steps[-1].after.scores() == tuple(totals)


def test_the_book_is_read_as_its_own_examples_say() -> None:
    """The examples printed in rules.md hold for this suite's own reading of it."""
    assert book("skull_king").trick(["Y2", "Y12", "B13", "K1"]).at == 3
    assert book("skull_king").trick(["Y2", "Y12", "B13"]).at == 1
    assert book("dice").trick(["K6", "K7", "R2", "Y7", "K5"]).at == 3
    assert book("dice").trick(["PI", "SK", "K5", "K7", "ME"]) == (4, "DI7", 50)
    assert book("dice").trick(["PI", "SK", "K5", "K7", "MEF"]) == (1, "DI8", 30)


@pytest.mark.parametrize(
    ("number", "bid", "won", "points"),
    [(5, 3, 3, 60), (8, 5, 1, -40), (4, 0, 0, 40), (9, 0, 2, -90)],
)
def test_the_book_is_scored_as_its_own_examples_say(
    number: int, bid: int, won: int, points: int
) -> None:
    """The scoring examples printed in rules.md."""
    assert book("skull_king").score(number, bid, won, 0).points == points


def test_the_book_moves_pirates_as_its_own_example_says() -> None:
    """Centre Y4 B3, played B6 G7 B12 B8: B12 up 2, nobody down, G7 joins Y4, B12 leads."""
    planks: Planks = {(seat, suit): 2 for seat in range(4) for suit in "RYGB"}
    laid = list(enumerate(["B6", "G7", "B12", "B8"]))
    read = queen_trick(planks, ("Y4", "B3"), laid, 4)
    assert read == (frozenset({(2, "B", 2, 0)}), ("G7", "Y4"), 2)
