"""Games of tricks: hands are dealt, suits followed, tricks taken, and a round is what they hold.

A game without bids is data for this; those with bids (`bidding.py`) ask for them first."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from .chance import Chance
from .events import Event, PlayBegun, TrickOutcome, TrickTaken, TrumpSet
from .game import Asked, Game
from .pieces import Code, Face, Suit
from .scoring import Line, TrickScoring
from .state import Laid, Phase, State
from .trick import Following, TrickRules, following, taken


@dataclass(frozen=True, kw_only=True)
class TrickGame(Game):
    """`trick_points` is what a trick is worth where nobody bids; captures add to it, or cost."""

    rules: TrickRules = field()  # no default, unlike that of a game of planks
    trick_points: int = 1

    @property
    def trick_scoring(self) -> TrickScoring | None:
        return None if self.scoring else TrickScoring(self.trick_points, self.clauses["score"])

    def cards(self, players: int, number: int) -> int:
        """How many pieces each hand gets: in round r, r of them (SK2, DI3)."""
        return number

    def deal(self, players: int, number: int, chance: Chance) -> tuple[tuple[Code, ...], ...]:
        """From the whole deck, every time; `turns_up` lays one more open in the centre."""
        size, turned = self.cards(players, number), int(self.declares.turns_up)
        drawn = chance.draw(self.box.deck, players * size + turned)
        hands = (drawn[seat * size : (seat + 1) * size] for seat in range(players))
        return (*(self.box.sorted(hand) for hand in hands), drawn[players * size :])

    def unasked(self, state: State) -> Event | None:
        """A card that was turned up sets the trump before anybody does anything."""
        if self.declares.turns_up and state.phase is Phase.CHOOSE and state.trump is None:
            return TrumpSet(self.box.held[state.centre[0]].suit)
        return None

    def asks(self, state: State) -> Asked | None:
        return None

    def show(self, state: State) -> Event:
        return PlayBegun()

    def following(self, faces: Sequence[Face]) -> Following:
        return following(faces, self.rules.frees)

    def resolve(self, state: State) -> TrickOutcome:
        won = taken(self.rules, self.faces(state), state.trump)
        return TrickTaken.by(state.trick[won.index].seat, won.rule, won.paid)

    def lines(self, state: State) -> tuple[Line, ...]:
        scoring, seats = self.trick_scoring, range(state.players)
        assert scoring  # where bids are scored, there are other lines
        return tuple(scoring.line(state.won(seat), state.bonus(seat)) for seat in seats)


def judge(game: Game, faces: Sequence[Face], trump: Suit | None = None) -> TrickOutcome:
    """What the game makes of a trick of which nothing else is known: its seats are its places."""
    laid = tuple(Laid(place, face.code) for place, face in enumerate(faces))
    hands = ((),) * len(laid)
    return game.resolve(State(len(laid), Phase.PLAY, hands=hands, trick=laid, trump=trump))
