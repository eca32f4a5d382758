"""One match: state and log behind a single door."""

from collections.abc import Iterable
from random import Random

from ..rules.chance import Chance, Drawn
from ..rules.events import Event
from ..rules.game import Game, decide, due, may, start
from ..rules.moves import Deal, Move, Seat
from ..rules.state import Phase, State, evolve
from ..rules.view import View, view


class Match:
    """The only thing here that changes: everything it holds is a value, and `take` swaps them."""

    def __init__(self, game: Game, players: int, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.state: State = start(game, players)
        self.log: list[Event] = []

    @property
    def over(self) -> bool:
        return self.state.phase is Phase.OVER

    def take(self, seat: Seat | None, move: Move) -> tuple[Event, ...]:
        """The one door: what the move caused, or `Refused` and nothing changed."""
        events = decide(self.game, self.state, seat, move, self.chance)
        self._append(events)
        return events

    def deal_if_due(self) -> tuple[Event, ...]:
        return self.take(None, Deal()) if self.state.phase is Phase.DEAL else ()

    def due(self) -> tuple[Seat, ...]:
        return due(self.game, self.state)

    def may(self, seat: Seat) -> tuple[Move, ...]:
        return may(self.game, self.state, seat)

    def view(self, seat: Seat | None) -> View:
        return view(self.game, self.state, seat)

    def _append(self, events: Iterable[Event]) -> None:
        for event in events:
            self.state = evolve(self.state, event)
            self.log.append(event)


def seeded(seed: int | str) -> Drawn:
    """Repeatable chance for local games and simulations."""
    return Drawn(Random(seed).randrange)
