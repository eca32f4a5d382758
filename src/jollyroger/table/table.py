"""One table: its log, its state, and what each seat may see of both."""

from collections.abc import Iterable

from ..rules.game import due, may
from ..rules.moves import Move, Seat
from ..rules.view import View, view
from .actors import Actor
from .acts import Act, Upkeep
from .decide import decide
from .events import Entry, Opened
from .settings import Settings
from .state import TableState, evolve, opened, seen
from .world import World


class Table:
    """`decide` says what would happen; what the store has kept, `commit` makes so."""

    def __init__(self, settings: Settings) -> None:
        first = Opened(settings)
        self.log: list[Entry] = [first]
        self.state: TableState = opened(first)

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
