"""Pieces are conserved: from the box into hands, from a hand onto the table, none left over."""

from collections import Counter

from contract.voyages import Table, everywhere, logged, rounds, sail
from jollyroger.rules.events import Dealt, Event, Played

EVEN = {2: 14, 3: 14, 4: 12, 5: 10, 6: 8}  # SQ2, SQ4, SQ14


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


@everywhere
def test_every_hand_has_the_size_the_round_asks_for(table: Table, seed: int) -> None:
    """SK2, DI3: r pieces in round r; SQ2, SQ4, SQ14: everything is dealt out evenly."""
    for number, events in enumerate(rounds(logged(sail(table, seed))), 1):
        dealt = deal_of(events)
        queen = table.game.id == "skull_queen"
        stacks = max(table.players, 3) if queen else table.players
        size = EVEN[table.players] if queen else number
        assert [len(hand) for hand in dealt.hands] == [size] * stacks
        assert len(dealt.centre) == (2 if queen and table.players in (4, 6) else 0)


@everywhere
def test_hands_lie_in_the_order_of_the_box_and_the_kings_stack_as_it_fell(
    table: Table, seed: int
) -> None:
    """A sorted hand tells nothing of the deal; a sorted stack would tell what the King plays."""
    order = [piece.code for piece in table.game.box.pieces]
    for events in rounds(logged(sail(table, seed))):
        ranks = [[order.index(str(code)) for code in hand] for hand in deal_of(events).hands]
        assert all(ranks[seat] == sorted(ranks[seat]) for seat in table.seats)
        assert all(stack != sorted(stack) for stack in ranks[table.players :])


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
        assert not any(hand.total() for hand in hands)


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
        assert [Counter(hand) for hand in step.after.hands] == hands
