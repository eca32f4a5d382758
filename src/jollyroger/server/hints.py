"""A hint for the seat to move. It is thought out beside the event loop, in a pool of its own
(`thinking.py`), and numpy is read when somebody first asks."""

from collections.abc import Sequence

from ..rules.game import Game
from ..rules.moves import Move
from ..rules.notation import write_move
from ..rules.view import View
from ..table.hints import hinted_seat
from ..wire.frames import Advice, Reason, Worth, write
from .rooms import Room


async def hint(room: Room, guest: str, id: str, address: str | None = None) -> str:
    """The frame that answers who asked, or `Refused`."""
    seat = hinted_seat(room.table, guest)
    thinking = room.ways.thinking
    thinking.count_hint(guest, address)
    seen, may = room.table.view(seat), room.table.may(seat)
    return write(await thinking.hints.do(guest, _advice, id, room.seq, seen, may))


def _advice(id: str, seq: int, seen: View, may: Sequence[Move]) -> Advice:
    from ..review.advice import advise

    made, game = advise(seen, may), seen.game
    options = [Worth(_text(game, each.move), each.points) for each in made.options]
    reasons = [Reason(each.code, dict(each.facts)) for each in made.reasons]
    return Advice(id, seq, _text(game, made.move), options, reasons)


def _text(game: Game, move: Move) -> str:
    return write_move(game, move)
