"""A game answers a few questions; the flow of a round is the same for all four.

Deal, choose at the same moment, show, play tricks, score, until the last round is over."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from .chance import Chance
from .events import Dealt, Event, GameOver, LotDrawn, Played, RoundScored, Sealed
from .moves import Choice, Deal, Move, Place, Play, Seat
from .pieces import Box, Code, Face, Suit
from .refused import Refused
from .scoring import Line
from .state import Phase, State, evolve
from .trick import led


@dataclass(frozen=True)
class Game(ABC):
    """What one game says about itself. `rounds` is by player count and so names the counts.

    `opens` is how many seats left of the dealer the first leader sits; `clauses` cites the
    rule behind each refusal; `frees` are the faces that, led, let everybody play anything."""

    id: str
    box: Box
    rounds: Mapping[int, int]
    opens: int
    clauses: Mapping[str, str]

    @property
    def frees(self) -> frozenset[Code]:
        return frozenset()

    @abstractmethod
    def deal(self, players: int, number: int, chance: Chance) -> tuple[tuple[Code, ...], ...]:
        """Every hand, and whatever else is dealt, the open centre last."""

    @abstractmethod
    def choices(self, state: State) -> tuple[Choice, ...]:
        """What every seat chooses from before the first trick."""

    @abstractmethod
    def show(self, state: State) -> Event:
        """All choices are in: turn them over."""

    @abstractmethod
    def resolve(self, state: State) -> Event:
        """All pieces of a trick lie there: what comes of it."""

    @abstractmethod
    def lines(self, state: State) -> tuple[Line, ...]:
        """The round is played: every seat's row on the score sheet."""

    def order(self, state: State) -> tuple[Seat, ...]:
        """The seats in the order in which they lay their pieces in the current trick."""
        return ROTATIONS[state.players][state.leader]

    def blind(self, players: int) -> bool:
        """Whether all pieces of a trick are chosen at the same moment."""
        return False

    def unasked(self, state: State) -> Event | None:
        """A play that happens without anybody being asked for it now."""
        return None

    def acting(self, state: State) -> tuple[Seat, ...]:
        """The seats that may play now, in the playing phase."""
        at = len(state.trick)
        return self.order(state)[at : at + 1]

    def faces(self, state: State) -> list[Face]:
        faces = self.box.faces
        return [faces[laid.face] for laid in state.trick]

    def led(self, state: State) -> Suit | None:
        return led(self.faces(state), self.frees)


ROTATIONS = {
    players: tuple(
        tuple((leader + step) % players for step in range(players)) for leader in range(players)
    )
    for players in range(2, 7)
}


def start(game: Game, players: int) -> State:
    if players not in game.rounds:
        raise Refused("player_count", least=min(game.rounds), most=max(game.rounds), count=players)
    return State(players)


def acting(game: Game, state: State) -> tuple[Seat, ...]:
    """The seats that may do something now, a change of mind before the showing included."""
    if state.phase is Phase.PLAY:
        return game.acting(state)
    return tuple(range(state.players)) if state.phase is Phase.CHOOSE else ()


def due(game: Game, state: State) -> tuple[Seat, ...]:
    """The seats that everybody waits for."""
    choices = state.choices
    return tuple([seat for seat in acting(game, state) if choices[seat] is None])


def may(game: Game, state: State, seat: Seat | None) -> tuple[Move, ...]:
    """Everything a seat may do now; seat None is the table itself, which deals."""
    if state.phase is Phase.PLAY:
        if seat in game.acting(state):
            return game.box.playable(state.hands[seat], game.led(state))
        return ()
    if state.phase is Phase.CHOOSE:
        return game.choices(state) if seat in range(state.players) else ()
    if state.phase is Phase.DEAL and seat is None:
        return (Deal(),)
    return ()


def decide(
    game: Game, state: State, seat: Seat | None, move: Move, chance: Chance
) -> tuple[Event, ...]:
    """The events a move causes, or `Refused`. Changes nothing."""
    if move not in may(game, state, seat):
        raise refusal(game, state, seat, move)
    events = list(_caused(game, state, seat, move, chance))
    for event in events:
        state = evolve(state, event)
    while follows := _follows(game, state):
        events.append(follows)
        state = evolve(state, follows)
    return tuple(events)


def _caused(
    game: Game, state: State, seat: Seat | None, move: Move, chance: Chance
) -> tuple[Event, ...]:
    match move:
        case Play(code) if seat is not None and not game.blind(state.players):
            piece = game.box.piece_of_play[code]
            face = chance.throw(piece).code if piece.thrown else code
            return (Played(seat, piece.code, face),)
        case Deal():
            return _dealing(game, state, chance)
        case _:
            assert seat is not None
            return (Sealed(seat, move),)


def _dealing(game: Game, state: State, chance: Chance) -> tuple[Event, ...]:
    if state.dealer is None:
        lot = LotDrawn(chance.lot(state.players))
        return lot, _dealt(game, state, lot.dealer, chance)
    return (_dealt(game, state, (state.dealer + 1) % state.players, chance),)


def _dealt(game: Game, state: State, dealer: Seat, chance: Chance) -> Dealt:
    *hands, centre = game.deal(state.players, state.round + 1, chance)
    leader = (dealer + game.opens) % state.players
    return Dealt(state.round + 1, dealer, leader, tuple(hands), centre)


def _follows(game: Game, state: State) -> Event | None:
    """What happens next without anybody choosing it."""
    if state.phase is Phase.PLAY:
        if len(state.trick) == len(game.order(state)):
            return game.resolve(state)
        if not state.trick and not any(state.hands):
            return RoundScored(game.lines(state))
        return game.unasked(state)
    if state.phase is Phase.CHOOSE and None not in state.choices:
        return game.show(state)
    if state.phase is Phase.DEAL and state.round == game.rounds[state.players]:
        return GameOver(winners(state))
    return None


def winners(state: State) -> tuple[Seat, ...]:
    scores = state.scores()
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def refusal(game: Game, state: State, seat: Seat | None, move: Move) -> Refused:
    """Why a move that `may` does not list cannot be made."""
    if seat is not None and seat not in range(state.players):
        return Refused("no_such_seat", seat=seat, players=state.players)
    if state.phase is Phase.OVER:
        return Refused("game_over")
    if seat is not None and state.phase is Phase.PLAY and isinstance(move, Play):
        return _why_not_play(game, state, seat, move.code)
    if seat is not None and type(move) is _asked_for(game, state):
        return _why_not_choose(game, state, move)
    return Refused("not_now", phase=_asked(game, state))


def _asked_for(game: Game, state: State) -> type[Choice] | None:
    """The kind of choice everybody makes now: bids or placements."""
    return type(game.choices(state)[0]) if state.phase is Phase.CHOOSE else None


def _asked(game: Game, state: State) -> str:
    """The word for what the table waits for: deal, bid, place or play."""
    choice = _asked_for(game, state)
    return choice.verb if choice else state.phase


def _why_not_choose(game: Game, state: State, move: Move) -> Refused:
    if isinstance(move, Place):
        return Refused("no_such_space", game.clauses["choose"])
    return Refused("bid_range", game.clauses["choose"], most=state.round)


def _why_not_play(game: Game, state: State, seat: Seat, code: Code) -> Refused:
    clauses = game.clauses
    if seat not in game.acting(state):
        return Refused("not_your_turn", clauses["turn"], seat=game.acting(state)[0])
    hand = state.hands[seat]
    piece = game.box.piece_of_play.get(code) or game.box.held.get(code)
    if piece is None:
        return Refused("unknown_piece", piece=code)
    if piece.code not in hand:
        return Refused("not_in_hand", piece=code)
    if code not in game.box.piece_of_play:
        return Refused("say_how", clauses["declare"], piece=code)
    suit = game.led(state)
    assert suit is not None
    held = tuple(held for held in hand if held and game.box.held[held].suit == suit)
    return Refused("must_follow", clauses["follow"], piece=code, suit=suit, held=held)
