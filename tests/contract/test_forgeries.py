"""A record that says what cannot have happened is refused with the line that says it."""

import json
from dataclasses import replace
from random import Random

from contract.logbooks import lines_of, refused_at, text_of
from contract.voyages import SHIPPED, VOYAGES, Step, Table, at_tables, pick, record, sail
from jollyroger.rules.events import (
    BidsShown,
    Dealt,
    Event,
    GameOver,
    Plank,
    PlanksShown,
    Played,
    RoundScored,
    Sealed,
    TrickResolved,
    TrickTaken,
)
from jollyroger.rules.game import Game
from jollyroger.rules.moves import Bid
from jollyroger.rules.record import write
from jollyroger.rules.state import State

FOLLOWS = (Sealed, BidsShown, PlanksShown, Played, TrickTaken, TrickResolved, RoundScored, GameOver)


def forge(event: Event, table: Table, before: State, helm: Random) -> Event | None:
    """The event with one thing in it that cannot be; None for what chance or a seat decides."""
    seats = table.players
    match event:
        case RoundScored(lines):
            at = helm.randrange(seats)
            forged = replace(lines[at], points=lines[at].points + 10)
            return RoundScored((*lines[:at], forged, *lines[at + 1 :]))
        case TrickTaken(seat):
            return replace(event, seat=(seat + 1) % seats)
        case TrickResolved(leader=leader):
            return replace(event, leader=(leader + 1) % seats)
        case BidsShown(bids):
            return BidsShown((*bids[:-1], bids[-1] + 1))
        case PlanksShown(planks):
            turned = Plank("back" if planks[0].side == "front" else "front", planks[0].pirates)
            return PlanksShown((turned, *planks[1:]))
        case GameOver(winners):
            return GameOver((*winners, seats))
        case Played(seat):
            return helm.choice([strange_piece(event, table.game, before), other_seat(event, seats)])
        case Sealed():
            return replace(event, choice=Bid(before.cards + 1))
        case _:
            return None


def strange_piece(event: Played, game: Game, before: State) -> Played:
    piece = next(p for p in game.box.pieces if p.code not in before.hands[event.seat])
    return Played(event.seat, piece.code, piece.faces[0].code)


def other_seat(event: Played, seats: int) -> Played:
    return replace(event, seat=(event.seat + 1) % (seats + 1))


def pasts(steps: list[Step]) -> list[tuple[State, Event]]:
    """Every event with the state before the move that caused it."""
    return [(step.before, event) for step in steps for event in step.events]


@at_tables(SHIPPED, VOYAGES // 2)
def test_a_forged_event_is_refused_with_its_line(table: Table, seed: int) -> None:
    """Other points, another winner, a piece not held: each is found where it stands."""
    helm, log = Random(seed), pasts(list(sail(table, seed)))
    for kind in FOLLOWS:
        where = [at for at, (_, event) in enumerate(log) if type(event) is kind]
        if not where:
            continue  # bids or planks: no game has both
        at = pick(helm, where)
        before, event = log[at]
        forged = forge(event, table, before, helm)
        assert forged is not None
        assert refused_with(table, log, at, forged) == ("record_damaged", at + 2)


def refused_with(
    table: Table, log: list[tuple[State, Event]], at: int, forged: Event
) -> tuple[str, object]:
    events = [event for _, event in log]
    return refused_at(write(record(table, (*events[:at], forged, *events[at + 1 :]))))


@at_tables(SHIPPED)
def test_a_deal_of_more_pieces_than_the_box_holds_is_refused_with_its_line(
    table: Table, seed: int
) -> None:
    """Also in the first round, where the lot is drawn by the same move."""
    log = pasts(list(sail(table, seed)))
    deals = [(at, event) for at, (_, event) in enumerate(log) if isinstance(event, Dealt)]
    for at, dealt in deals[:2]:
        assert refused_with(table, log, at, all_alike(table, dealt)) == ("record_damaged", at + 2)


def all_alike(table: Table, dealt: Dealt) -> Dealt:
    """Every hand holds nothing but the same piece, which the box does not have so often."""
    code = min(table.game.box.pieces, key=lambda piece: piece.count).code
    return replace(dealt, hands=tuple((code,) * len(hand) for hand in dealt.hands))


@at_tables(SHIPPED)
def test_a_lot_outside_the_table_is_refused_with_its_line(table: Table, seed: int) -> None:
    """A dealer nobody knows did not deal."""
    lines = lines_of(table, seed)
    lines[1] = json.dumps({"event": "lot_drawn", "dealer": table.players})
    assert refused_at(text_of(lines)) == ("record_damaged", 2)


@at_tables(SHIPPED)
def test_nothing_happens_after_the_game_is_over(table: Table, seed: int) -> None:
    """A line more than the game has is refused with its number."""
    lines = lines_of(table, seed)
    assert refused_at(text_of([*lines, lines[-1]])) == ("record_damaged", len(lines) + 1)
