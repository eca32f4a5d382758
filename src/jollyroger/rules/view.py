"""What one seat sees: the only eraser of secrets. A spectator is seat None."""

from dataclasses import dataclass

from .events import Hand, hidden
from .game import Game
from .moves import Seat, Secret
from .refused import Refused
from .state import State


@dataclass(frozen=True, slots=True)
class View:
    """The game as far as `seat` knows it: `known` has None for every piece it cannot see."""

    game: Game
    seat: Seat | None
    known: State

    @property
    def hand(self) -> Hand:
        """Nothing for a spectator, and nothing before the first deal."""
        return () if self.seat is None or not self.known.hands else self.known.hands[self.seat]


def view(game: Game, state: State, seat: Seat | None) -> View:
    # Skull Queen for two deals a third hand, the King's; nobody sits there and sees it.
    if seat is not None and seat not in range(state.players):
        raise Refused("no_such_seat", seat=seat, players=state.players)
    return View(game, seat, known(state, seat))


def known(state: State, seat: Seat | None) -> State:
    """The fold of the events that `seat` saw, taken from the state itself."""
    hands = tuple(hand if owner == seat else hidden(hand) for owner, hand in enumerate(state.hands))
    choices = tuple(
        choice if owner == seat or choice is None else Secret()
        for owner, choice in enumerate(state.choices)
    )
    seen = tuple(own if owner == seat else hidden(own) for owner, own in enumerate(state.seen))
    return state._replace(hands=hands, choices=choices, seen=seen)
