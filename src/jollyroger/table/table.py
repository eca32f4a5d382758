"""One table: its log, its state, and what each seat may see of both."""

import json
from collections.abc import Iterable
from typing import Any, Final

from ..rules.game import due, may
from ..rules.moves import Move, Seat
from ..rules.transcript import EVENTS, names, plain_event, read_event
from ..rules.view import View, view
from . import events as table_events
from .actors import Actor
from .acts import Act, Upkeep
from .decide import decide
from .events import Entry, Opened
from .settings import UNSAID, Settings
from .state import TableState, evolve, opened, seen
from .world import World

ENTRIES: Final = {**EVENTS, **names(table_events.TableEvent)}


class Table:
    """`decide` says what would happen; what the store has kept, `commit` makes so."""

    def __init__(self, settings: Settings) -> None:
        first = Opened(settings)
        self.log: list[Entry] = [first]
        self.state: TableState = opened(first)

    @classmethod
    def reread(cls, lines: Iterable[str]) -> "Table":
        """The table that a log tells of."""
        rest = iter(lines)
        first = read_line(None, next(rest))
        assert isinstance(first, Opened)
        table = cls(first.settings)
        for line in rest:
            table.commit([read_line(table.state.settings, line)])
        return table

    def snapshot(self) -> "Table":
        """As it is now, for whoever reads it while the table goes on."""
        now = Table(self.state.settings)
        now.log, now.state = [*self.log], self.state
        return now

    def decide(self, actor: Actor, act: Act | Upkeep | Move, world: World) -> tuple[Entry, ...]:
        return decide(self.state, actor, act, world)

    def commit(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.state = evolve(self.state, entry)
            self.log.append(entry)

    def lines(self, entries: Iterable[Entry]) -> list[str]:
        return [write_line(self.state.settings, entry) for entry in entries]

    # What a seat may know

    def seen(self, seat: Seat | None) -> TableState:
        return seen(self.state, seat)

    def may(self, seat: Seat | None) -> tuple[Move, ...]:
        play = self.state.play
        if play is None or seat is None:
            return ()
        return may(self.state.settings.load(), play, seat)

    def due(self) -> tuple[Seat, ...]:
        """The seats that everybody waits for."""
        play = self.state.play
        return () if play is None else due(self.state.settings.load(), play)

    def view(self, seat: Seat | None) -> View:
        assert self.state.play is not None
        return view(self.state.settings.load(), self.state.play, seat)

    def bots_due(self) -> list[Seat]:
        """The seats a bot is to move for. Nobody plays on at a table where nobody is."""
        if not self.state.people() and not any(self.state.waiting):
            return []
        return [seat for seat in self.due() if (holder := self.state.seats[seat]) and holder.bot]


def write_line(settings: Settings, entry: Entry) -> str:
    return json.dumps(plain_event(settings.load(), entry), ensure_ascii=False)


def read_line(settings: Settings | None, line: str) -> Entry:
    """An entry of a log we wrote ourselves; anything else is our own bug, and loud.

    Whoever keeps the log may have marked a line with who asked for it (`by`)."""
    plain = _completed(json.loads(line))
    plain.pop("by", None)
    game = (settings or Settings("skull_king", 2)).load()
    entry: Entry = read_event(game, plain, ENTRIES)
    return entry


def _completed(plain: dict[str, Any]) -> dict[str, Any]:
    """What a host could not decide yet when this was written is as if nothing had been said."""
    if not isinstance(settings := plain.get("settings"), dict):
        return plain
    return {**plain, "settings": {"advice": UNSAID, **settings}}
