"""What the nets tell people: a hint for the seat to move, the review of a game that is over.

Both are thought out beside the event loop, and numpy is read when somebody first asks."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from ..rules.game import Game
from ..rules.moves import Move
from ..rules.notation import write_move
from ..rules.record import Record
from ..rules.refused import Refused
from ..rules.view import View
from ..table.counsel import counselled
from ..table.records import record_of
from ..table.state import Stage
from ..wire.frames import Advice, Reason, Worth, write
from .limits import REVIEWS
from .rooms import Room


async def hint(room: Room, guest: str, id: str) -> str:
    """The frame that answers who asked, or `Refused`."""
    seat = counselled(room.table, guest)
    seen, may = room.table.view(seat), room.table.may(seat)
    return write(await asyncio.to_thread(_advice, id, room.seq, seen, may))


def _advice(id: str, seq: int, seen: View, may: Sequence[Move]) -> Advice:
    from ..review.advice import advise

    made, game = advise(seen, may), seen.game
    options = [Worth(_text(game, each.move), each.points) for each in made.options]
    reasons = [Reason(each.code, dict(each.facts)) for each in made.reasons]
    return Advice(id, seq, _text(game, made.move), options, reasons)


def _text(game: Game, move: Move) -> str:
    return write_move(game, move)


class Reviews:
    """One at a time, once a game, and the last ones kept: a game that is over changes no more."""

    def __init__(self, most: int = REVIEWS) -> None:
        self._most = most
        self._kept: OrderedDict[str, str] = OrderedDict()
        self._thinking = asyncio.Lock()

    async def of(self, room: Room) -> str:
        """As JSON; `Refused` while hands are still closed."""
        if room.table.state.stage is not Stage.OVER:
            raise Refused("not_over")
        return self._kept.get(room.id) or await self._made(room)

    async def _made(self, room: Room) -> str:
        async with self._thinking:
            if room.id not in self._kept:  # somebody else may have asked for it meanwhile
                self._kept[room.id] = await asyncio.to_thread(_reviewed, record_of(room.table))
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
            return self._kept[room.id]


def _reviewed(record: Record) -> str:
    from ..review.review import as_json, review

    return as_json(record, review(record), options=False)
