"""A finished game looked at again: of every decision, what it was worth and what was better."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ..rules.game import Game, may
from ..rules.moves import Move, Seat
from ..rules.plain_values import write_value
from ..rules.record import Record
from ..rules.replay import Turn
from ..rules.state import Phase
from ..rules.view import view
from .advice import Option, weighed
from .grounds import Reason, grounds

Json = dict[str, Any]
MOST = 12  # choices of a decision that are told; a plank has more than a thousand


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat chose in a trick (0: before the first), and all it could have chosen.

    It is event number `at` of the record. `reasons` speak for the best choice where another one
    was made."""

    seat: Seat
    round: int
    trick: int
    at: int
    chosen: Option
    best: Option
    options: tuple[Option, ...]
    reasons: tuple[Reason, ...] = ()

    @property
    def cost(self) -> float:
        return max(0.0, self.best.points - self.chosen.points)


def as_json(record: Record, decisions: Iterable[Decision], options: bool = True) -> str:
    """One document, moves as they are written everywhere; `options` are the best choices."""
    game = record.load()
    rows = [_plain(game, each) for each in decisions]
    if not options:
        for row in rows:
            del row["options"]
    seats = write_value(record.seats)
    return json.dumps({"game": record.game, "seats": seats, "decisions": rows})


def _plain(game: Game, made: Decision) -> Json:
    return {
        "seat": made.seat,
        "round": made.round,
        "trick": made.trick,
        "at": made.at,
        "chosen": write_value(made.chosen, game),
        "best": write_value(made.best, game),
        "cost": round(made.cost, 1),
        "reasons": write_value(made.reasons),
        "options": [write_value(each, game) for each in _dearest_last(made.options)[:MOST]],
    }


def _dearest_last(options: Iterable[Option]) -> list[Option]:
    return sorted(options, key=lambda option: -option.points)


def review(record: Record) -> Iterator[Decision]:
    """Every decision that had a choice, from that seat's view at the time."""
    game, at = record.load(), 0
    for turn in record.turns():
        if turn.seat is not None and (made := _judged(game, turn, turn.seat, at)):
            yield made
        at += len(turn.caused)


def _judged(game: Game, turn: Turn, seat: Seat, at: int) -> Decision | None:
    state, seen = turn.before, view(game, turn.before, seat)
    moves: tuple[Move, ...] = may(game, state, seat)
    if len(moves) == 1:
        return None
    best, options = weighed(seen, moves)
    trick = 0 if state.phase is Phase.CHOOSE else len(state.tricks) + 1
    chosen = options[moves.index(turn.move)]
    reasons = grounds(seen, best.move) if best.points > chosen.points else ()
    return Decision(seat, state.round, trick, at, chosen, best, options, reasons)
