"""A finished game looked at again: of every decision, what it was worth and what was better."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from ..bots.judgement import worth
from ..rules.game import Game, may
from ..rules.moves import Move, Seat
from ..rules.notation import write_move
from ..rules.record import Record
from ..rules.state import State
from ..rules.view import view


@dataclass(frozen=True, slots=True)
class Option:
    """A move and the points it promises in this round."""

    move: Move
    points: float


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat chose in a trick (0: before the first), and all it could have chosen."""

    seat: Seat
    round: int
    trick: int
    chosen: Option
    best: Option
    options: tuple[Option, ...]

    @property
    def cost(self) -> float:
        return self.best.points - self.chosen.points


def as_json(record: Record, decisions: Iterable[Decision]) -> str:
    """One document, moves as they are written everywhere."""
    game = record.load()

    def option(made: Option) -> dict[str, str | float]:
        return {"move": write_move(game, made.move), "points": made.points}

    rows = [
        {
            "seat": each.seat,
            "round": each.round,
            "trick": each.trick,
            "chosen": option(each.chosen),
            "best": option(each.best),
            "cost": round(each.cost, 1),
            "options": [option(made) for made in each.options],
        }
        for each in decisions
    ]
    seats = [{"name": seat.name, "bot": seat.bot} for seat in record.seats]
    return json.dumps({"game": record.game, "seats": seats, "decisions": rows})


def review(record: Record) -> Iterator[Decision]:
    """Every decision that had a choice and can be judged, from that seat's view at the time."""
    game = record.load()
    for turn in record.turns():
        if turn.seat is not None and (made := _judged(game, turn.before, turn.seat, turn.move)):
            yield made


def _judged(game: Game, state: State, seat: Seat, move: Move) -> Decision | None:
    moves = may(game, state, seat)
    points = worth(view(game, state, seat), moves) if len(moves) > 1 else None
    if points is None:
        return None
    options = tuple(
        Option(other, round(float(each), 1)) for other, each in zip(moves, points, strict=True)
    )
    trick = 0 if not state.bids and not state.planks else len(state.tricks) + 1
    chosen = options[moves.index(move)]
    return Decision(seat, state.round, trick, chosen, options[int(np.argmax(points))], options)
