"""Games of bids and tricks: Skull King, its dice and its doubloons are data for this."""

from dataclasses import dataclass

from .chance import Chance
from .events import BidsShown, Event, TrickTaken
from .game import Game
from .moves import Bid, Choice
from .pieces import Code
from .scoring import STANDARD, Line, Scoring
from .state import State
from .trick import TrickRules, taken

BIDS = tuple(tuple(Bid(tricks) for tricks in range(most + 1)) for most in range(11))


@dataclass(frozen=True)
class BiddingGame(Game):
    rules: TrickRules
    scoring: Scoring = STANDARD

    @property
    def frees(self) -> frozenset[Code]:
        return self.rules.frees

    def deal(self, players: int, number: int, chance: Chance) -> tuple[tuple[Code, ...], ...]:
        """Round r: r pieces each from the whole deck (SK2, DI3)."""
        drawn = chance.draw(self.box.deck, players * number)
        hands = (drawn[seat * number : (seat + 1) * number] for seat in range(players))
        return (*(self.box.sorted(hand) for hand in hands), ())

    def choices(self, state: State) -> tuple[Choice, ...]:
        return BIDS[state.round]

    def show(self, state: State) -> Event:
        return BidsShown(tuple(bid.tricks for bid in state.choices if isinstance(bid, Bid)))

    def resolve(self, state: State) -> Event:
        won = taken(self.rules, self.faces(state))
        return TrickTaken(state.trick[won.index].seat, won.bonus, won.rule)

    def lines(self, state: State) -> tuple[Line, ...]:
        return tuple(
            self.scoring.line(state.round, bid, state.won(seat), state.bonus(seat))
            for seat, bid in enumerate(state.bids)
        )
