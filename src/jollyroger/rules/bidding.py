"""Games of bids and tricks: Skull King, its dice and its doubloons are data for this."""

from dataclasses import dataclass
from functools import cache

from .events import BidsShown, Event
from .game import Asked
from .moves import Bid
from .scoring import STANDARD, Line, Scoring
from .state import Phase, State
from .tricks import TrickGame


@cache
def bids(most: int) -> tuple[Bid, ...]:
    return tuple(Bid(tricks) for tricks in range(most + 1))


@cache
def everybody(players: int, most: int) -> Asked:
    """All bid at the same moment, unseen (G4)."""
    return Asked(tuple(range(players)), bids(most))


@dataclass(frozen=True, kw_only=True)
class BiddingGame(TrickGame):
    scoring: Scoring = STANDARD

    def asks(self, state: State) -> Asked | None:
        return everybody(state.players, state.cards) if state.phase is Phase.CHOOSE else None

    def show(self, state: State) -> Event:
        return BidsShown(tuple(bid.tricks for bid in state.choices if isinstance(bid, Bid)))

    def lines(self, state: State) -> tuple[Line, ...]:
        return tuple(
            self.scoring.line(state.cards, bid, state.won(seat), state.bonus(seat))
            for seat, bid in enumerate(state.bids)
        )
