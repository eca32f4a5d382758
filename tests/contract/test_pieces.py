"""Pieces are conserved: from the box into hands, from a hand onto the table, none left over."""

from collections import Counter

from contract.book import book
from contract.voyages import Table, everywhere, in_the_book, logged, rounds, sail
from jollyroger.rules.events import Dealt, Event, HandChanged, Played


def deal_of(events: list[Event]) -> Dealt:
    dealt = events[0]
    assert isinstance(dealt, Dealt)
    return dealt


@everywhere
def test_what_is_dealt_comes_out_of_the_box(table: Table, seed: int) -> None:
    """No piece is dealt more often than it lies in the box."""
    for events in rounds(logged(sail(table, seed))):
        dealt = deal_of(events)
        pieces = Counter(code for hand in (*dealt.hands, dealt.centre) for code in hand)
        assert pieces <= Counter[str | None](table.game.box.deck)


@in_the_book
def test_every_hand_has_the_size_the_round_asks_for(table: Table, seed: int) -> None:
    """SK2, DI3: r pieces in round r; SQ2, SQ4, SQ14: everything is dealt out evenly; OH2, OH3."""
    read = book(table.game.id)
    for number, events in enumerate(rounds(logged(sail(table, seed))), 1):
        dealt, size = deal_of(events), read.size(table.players, number)
        assert [len(hand) for hand in dealt.hands] == [size] * read.stacks(table.players)
        assert len(dealt.centre) == read.centre(table.players)


@everywhere
def test_hands_lie_in_the_order_of_the_box_and_the_kings_stack_as_it_fell(
    table: Table, seed: int
) -> None:
    """A sorted hand tells nothing of the deal; a sorted stack would tell what the King plays."""
    order = [piece.code for piece in table.game.box.pieces]
    for events in rounds(logged(sail(table, seed))):
        ranks = [[order.index(str(code)) for code in hand] for hand in deal_of(events).hands]
        assert all(ranks[seat] == sorted(ranks[seat]) for seat in table.seats)
        long = (stack for stack in ranks[table.players :] if len(stack) > 4)  # a short one may be
        assert all(stack != sorted(stack) for stack in long)


@everywhere
def test_every_piece_played_was_in_the_hand_and_hands_end_empty(table: Table, seed: int) -> None:
    """A played piece leaves its hand, shows one of its own faces, and nothing stays behind."""
    box = table.game.box
    for events in rounds(logged(sail(table, seed))):
        hands = [Counter(hand) for hand in deal_of(events).hands]
        for event in events:
            if isinstance(event, Played):
                assert hands[event.seat][event.piece] > 0
                assert event.face in [face.code for face in box.held[event.piece].faces]
                hands[event.seat][event.piece] -= 1
            elif isinstance(event, HandChanged):
                change(hands, event)
        assert not any(hand.total() for hand in hands[: table.players])


def change(hands: list[Counter[str | None]], event: HandChanged) -> None:
    hands[event.seat] += Counter(event.gained)
    hands[event.seat] -= Counter(event.lost)
    hands[event.stack] -= Counter(event.gained)


@everywhere
def test_hands_in_the_state_are_what_was_dealt_less_what_was_played(
    table: Table, seed: int
) -> None:
    """The state's hands agree with a count kept beside it, after every move."""
    hands: list[Counter[str | None]] = []
    for step in sail(table, seed):
        for event in step.events:
            match event:
                case Dealt():
                    hands = [Counter(hand) for hand in event.hands]
                case Played():
                    hands[event.seat] -= Counter([event.piece])
                case HandChanged():
                    change(hands, event)
        assert [Counter(hand) for hand in step.after.hands] == hands
