"""A review in words: who gave away how much, and where most of it."""

from collections.abc import Sequence

from ..review.review import Decision
from ..rules.game import Game
from ..rules.moves import Bid, Move, Place
from ..rules.record import Record
from ..words.catalogue import Words
from .counsel import named, stands

DEAREST = 5  # decisions a seat that are worth a line


def told(words: Words, record: Record, decisions: Sequence[Decision]) -> str:
    if not decisions:
        return words.say("review-nothing")
    lines = [words.say("review-note")]
    people_first = sorted(enumerate(record.seats), key=lambda each: each[1].bot is not None)
    for seat, seated in people_first:
        own = [decision for decision in decisions if decision.seat == seat]
        lines += _seat(words, record.load(), seated.name, own) if own else []
    return "\n".join(lines)


def _seat(words: Words, game: Game, name: str, own: Sequence[Decision]) -> list[str]:
    same = sum(decision.cost == 0 for decision in own)
    cost = round(sum(decision.cost for decision in own), 1)
    first = words.say("review-seat", name=name, count=len(own), same=same, cost=cost)
    dearest = sorted(own, key=lambda decision: -decision.cost)[:DEAREST]
    return ["", first, *(_line(words, game, each) for each in dearest if each.cost > 0)]


def _line(words: Words, game: Game, decision: Decision) -> str:
    move = decision.chosen.move
    kind = "bid" if isinstance(move, Bid) else "place" if isinstance(move, Place) else "play"
    return words.say(
        f"review-{kind}",
        round=decision.round,
        trick=decision.trick,
        chosen=_named(words, game, move),
        points=decision.chosen.points,
        best=_named(words, game, decision.best.move),
        better=decision.best.points,
    )


def _named(words: Words, game: Game, move: Move) -> str | int:
    match move:
        case Bid(tricks):
            return tricks
        case Place():
            return stands(words, game, move)
        case _:
            return named(words, game, move)
