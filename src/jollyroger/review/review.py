"""A finished game looked at again: of every decision, what it was worth and what was better."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ..rules.game import Game, may
from ..rules.moves import Move, Seat
from ..rules.notation import write_move
from ..rules.record import Record
from ..rules.replay import Turn
from ..rules.view import view
from .advice import Option, weighed
from .grounds import Reason, grounds

Json = dict[str, Any]


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
        return self.best.points - self.chosen.points


def as_json(record: Record, decisions: Iterable[Decision], options: bool = True) -> str:
    """One document, moves as they are written everywhere; `options` are all other choices."""
    game = record.load()
    rows = [_plain(game, each) for each in decisions]
    if not options:
        for row in rows:
            del row["options"]
    seats = [{"name": seat.name, "bot": seat.bot} for seat in record.seats]
    return json.dumps({"game": record.game, "seats": seats, "decisions": rows})


def _plain(game: Game, made: Decision) -> Json:
    def option(option: Option) -> Json:
        return {"move": write_move(game, option.move), "points": option.points}

    return {
        "seat": made.seat,
        "round": made.round,
        "trick": made.trick,
        "at": made.at,
        "chosen": option(made.chosen),
        "best": option(made.best),
        "cost": round(made.cost, 1),
        "reasons": [{"code": each.code, "facts": dict(each.facts)} for each in made.reasons],
        "options": [option(each) for each in made.options],
    }


def review(record: Record) -> Iterator[Decision]:
    """Every decision that had a choice and can be judged, from that seat's view at the time."""
    game, at = record.load(), 0
    for turn in record.turns():
        if turn.seat is not None and (made := _judged(game, turn, turn.seat, at)):
            yield made
        at += len(turn.caused)


def _judged(game: Game, turn: Turn, seat: Seat, at: int) -> Decision | None:
    state, seen = turn.before, view(game, turn.before, seat)
    moves: tuple[Move, ...] = may(game, state, seat)
    options = weighed(seen, moves)
    if not options:
        return None
    trick = 0 if not state.bids and not state.planks else len(state.tricks) + 1
    chosen = options[moves.index(turn.move)]
    best = max(options, key=lambda option: option.points)
    reasons = grounds(seen, best.move) if best.points > chosen.points else ()
    return Decision(seat, state.round, trick, at, chosen, best, options, reasons)
