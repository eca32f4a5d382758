"""Tricks and scores follow from the log: everything is worked out again from rules.md."""

from collections.abc import Iterator, Sequence

import pytest

from contract import by_the_book
from contract.by_the_book import BidScore, Planks, Queen, Winner
from contract.voyages import BIDDING, QUEENS, Table, at_tables, everywhere, logged, rounds, sail
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


def by_book(table: Table, laid: Laid) -> Winner:
    return by_the_book.trick(table.game.id, table.options, [face for _, face in laid])


@at_tables(BIDDING)
def test_every_trick_goes_to_whom_the_book_gives_it(table: Table, seed: int) -> None:
    """SK10-SK16, DI7-DI12, DO3: the taker and the clause, from the faces alone."""
    for laid, event in finished_tricks(logged(sail(table, seed))):
        assert isinstance(event, TrickTaken)
        winner = by_book(table, laid)
        assert (event.seat, event.rule) == (laid[winner.at][0], winner.rule)


@at_tables(BIDDING)
def test_every_trick_is_worth_the_bonus_the_book_pays_for_it(table: Table, seed: int) -> None:
    """SK21, SK22, DI14, DI15; nothing under landlubber scoring, which has no bonuses (DI16)."""
    for laid, event in finished_tricks(logged(sail(table, seed))):
        assert isinstance(event, TrickTaken)
        assert event.bonus == by_book(table, laid).bonus


@at_tables(BIDDING)
def test_every_bid_scores_what_the_book_says(table: Table, seed: int) -> None:
    """SK17-SK20, DI13, DI16: the whole score sheet from bids and faces alone."""
    for number, events in enumerate(rounds(logged(sail(table, seed))), 1):
        assert score_lines(events) == book_lines(table, number, events)


def score_lines(events: Sequence[Event]) -> list[BidScore]:
    (scored,) = (event for event in events if isinstance(event, RoundScored))
    lines = [line for line in scored.lines if isinstance(line, BidLine)]
    return [BidScore(line.bid, line.won, line.bonus, line.points, line.rule) for line in lines]


def book_lines(table: Table, number: int, events: Sequence[Event]) -> list[BidScore]:
    (shown,) = (event for event in events if isinstance(event, BidsShown))
    won, bonus = [0] * table.players, [0] * table.players
    for laid, _ in finished_tricks(events):
        winner = by_book(table, laid)
        won[laid[winner.at][0]] += 1
        bonus[laid[winner.at][0]] += winner.bonus
    return [
        by_the_book.score(table.game.id, table.options, number, bid, won[seat], bonus[seat])
        for seat, bid in enumerate(shown.bids)
    ]


@at_tables(QUEENS)
def test_every_trick_moves_the_pirates_the_book_moves(table: Table, seed: int) -> None:
    """SQ7-SQ12: climbs, what stays in the centre, and who leads the next trick."""
    for events in rounds(logged(sail(table, seed))):
        for book, event in retold(table, events):
            climbs = [(c.seat, c.suit, c.by, c.to) for c in event.climbs]
            assert sorted(climbs, key=repr) == sorted(book.climbs, key=repr)
            assert tuple(sorted(event.centre)) == book.centre
            assert event.leader == next_leader(table, events, book)


def next_leader(table: Table, events: Sequence[Event], book: Queen) -> int:
    """The old Pirate King leads always, and after him the captain left of the dealer."""
    dealt = events[0]
    assert isinstance(dealt, Dealt)
    return 1 - dealt.dealer if table.players == 2 else book.leader


def retold(table: Table, events: Sequence[Event]) -> Iterator[tuple[Queen, TrickResolved]]:
    dealt, planks = events[0], planks_of(events)
    assert isinstance(dealt, Dealt)
    centre: tuple[str, ...] = dealt.centre
    for laid, event in finished_tricks(events):
        assert isinstance(event, TrickResolved)
        book = by_the_book.queen_trick(planks, centre, laid, table.players)
        yield book, event
        centre = book.centre


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
            centre = by_the_book.queen_trick(planks, centre, laid, table.players).centre
        for seat in table.seats:
            spaces = by_the_book.under_pirates(planks, sides, seat)
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
    assert by_the_book.trick("skull_king", (), ["Y2", "Y12", "B13", "K1"]).at == 3
    assert by_the_book.trick("skull_king", (), ["Y2", "Y12", "B13"]).at == 1
    assert by_the_book.trick("dice", (), ["K6", "K7", "R2", "Y7", "K5"]).at == 3
    assert by_the_book.trick("dice", (), ["PI", "SK", "K5", "K7", "ME"]) == (4, "DI7", 50)
    assert by_the_book.trick("dice", (), ["PI", "SK", "K5", "K7", "MEF"]) == (1, "DI8", 30)


@pytest.mark.parametrize(
    ("number", "bid", "won", "points"),
    [(5, 3, 3, 60), (8, 5, 1, -40), (4, 0, 0, 40), (9, 0, 2, -90)],
)
def test_the_book_is_scored_as_its_own_examples_say(
    number: int, bid: int, won: int, points: int
) -> None:
    """The scoring examples printed in rules.md."""
    assert by_the_book.score("skull_king", (), number, bid, won, 0).points == points


def test_the_book_moves_pirates_as_its_own_example_says() -> None:
    """Centre Y4 B3, played B6 G7 B12 B8: B12 up 2, nobody down, G7 joins Y4, B12 leads."""
    planks: Planks = {(seat, suit): 2 for seat in range(4) for suit in "RYGB"}
    laid = list(enumerate(["B6", "G7", "B12", "B8"]))
    book = by_the_book.queen_trick(planks, ("Y4", "B3"), laid, 4)
    assert book == (frozenset({(2, "B", 2, 0)}), ("G7", "Y4"), 2)
