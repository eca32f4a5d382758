"""What the nets tell people: a hint for the seat to move, the review of a game that is over.

Both are thought out beside the event loop, in pools of their own (`thinking.py`), and numpy is
read when somebody first asks."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from weakref import WeakValueDictionary

from ..review.text import reviewed
from ..rules.game import Game
from ..rules.moves import Move
from ..rules.notation import write_move
from ..rules.refused import Refused
from ..rules.view import View
from ..table.counsel import counselled
from ..table.records import record_of
from ..table.state import Stage
from ..wire.frames import Advice, Reason, Worth, write
from .limits import REVIEWS
from .rooms import Room


async def hint(room: Room, guest: str, id: str, address: str | None = None) -> str:
    """The frame that answers who asked, or `Refused`."""
    seat = counselled(room.table, guest)
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


class Reviews:
    """One at a time, once a game, and the last ones kept: a game that is over changes no more."""

    def __init__(self, most: int = REVIEWS) -> None:
        self._most = most
        self._kept: OrderedDict[str, str] = OrderedDict()
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def of(self, room: Room, asker: str) -> str:
        """As JSON; `Refused` while hands are still closed."""
        if room.table.state.stage is not Stage.OVER:
            raise Refused("not_over")
        return self._kept.get(room.id) or await self._made(room, asker)

    async def _made(self, room: Room, asker: str) -> str:
        """On the account of who asked first; if they go, of who waits with them."""
        making = self._making.setdefault(room.id, asyncio.Lock())
        async with making:
            if room.id not in self._kept:  # somebody else may have asked for it meanwhile
                record = record_of(room.table)
                self._kept[room.id] = await room.ways.thinking.reviews.do(asker, reviewed, record)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
            return self._kept[room.id]
