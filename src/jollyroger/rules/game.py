"""A game answers a few questions; the flow of a round is the same for all of them.

Deal, choose, show, play tricks, score, until the last round is over. What is chosen, by whom, and
whether unseen or in turn, is the game's own question; it may ask again between tricks."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from .chance import UNSHUFFLED, Chance
from .declaration import Declaration
from .events import (
    Chosen,
    Dealt,
    Event,
    GameOver,
    LotDrawn,
    Played,
    RoundScored,
    Sealed,
    TrickOutcome,
)
from .moves import Bid, Choice, Deal, Move, Pick, Place, Play, Seat
from .pieces import Box, Code, Face, Suit
from .planks import PlankRules
from .refused import Refused
from .scoring import Line, Scoring, TrickScoring
from .state import Phase, State, evolve
from .trick import Following, TrickRules, following


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of the game: which seats choose now, and from what.

    Unless it is asked `openly`, they choose at the same moment and unseen, may change their
    minds, and the game shows what they chose when the last of them has."""

    seats: tuple[Seat, ...]
    choices: tuple[Choice, ...]
    openly: bool = False

    def is_answered(self, state: State) -> bool:
        return not self.openly and None not in [state.choices[seat] for seat in self.seats]


@dataclass(frozen=True, kw_only=True)
class Game(ABC):
    """What one game says about itself. `rounds` is by player count and so names the counts.

    `opens` is how many seats left of the dealer the first leader sits; `clauses` cites the
    rule behind each refusal and each answer of a referee; `declares` is what others tell players
    about it. `rules` say who takes a trick, `scoring` what a bid is worth and `planks` what stands
    before a seat, each where the game has that."""

    id: str
    box: Box
    rounds: Mapping[int, int]
    opens: int
    clauses: Mapping[str, str]
    declares: Declaration
    rules: TrickRules | None = None
    scoring: Scoring | None = None
    planks: PlankRules | None = None

    @property
    def trick_scoring(self) -> TrickScoring | None:
        """What a trick is worth; None where bids or planks are scored."""
        return None

    @property
    def verbs(self) -> frozenset[str]:
        """The verbs of its picks: choices that are no bid, no placement and no play."""
        return frozenset()

    @property
    def has_rest(self) -> bool:
        """Whether what is not dealt lies there as the last stack, to be taken from."""
        return False

    @abstractmethod
    def deal(self, players: int, number: int, chance: Chance) -> tuple[tuple[Code, ...], ...]:
        """Every hand, then stacks that nobody sees, and the open centre last."""

    @abstractmethod
    def asks(self, state: State) -> Asked | None:
        """What is to be chosen now, plays apart: None where nothing is, or nothing any more.

        Asked of every state of a round: a game may ask several times, in some rounds only, and
        one seat between two tricks or after the last."""

    @abstractmethod
    def show(self, state: State) -> Event:
        """All choices are in: turn them over. Without it there are no tricks."""

    def effect(self, state: State, seat: Seat, choice: Choice) -> tuple[Event, ...]:
        """What a choice that was made openly does at once."""
        return ()

    @abstractmethod
    def resolve(self, state: State) -> TrickOutcome:
        """All pieces of a trick lie there: what comes of it. A referee asks it of a trick alone,
        and a view of one that is not full."""

    @abstractmethod
    def lines(self, state: State) -> tuple[Line, ...]:
        """The round is played: every seat's row on the score sheet."""

    def deck(self, players: int) -> tuple[Code, ...]:
        """The pieces that are dealt from at a table of so many."""
        return self.box.deck

    def cards(self, players: int, number: int) -> int:
        """How many pieces every seat is dealt in that round."""
        return len(self.deal(players, number, UNSHUFFLED)[0])

    def order(self, state: State) -> tuple[Seat, ...]:
        """The seats in the order in which they lay their pieces in the current trick."""
        return ROTATIONS[state.players][state.leader]

    def blind(self, players: int) -> bool:
        """Whether all pieces of a trick are chosen at the same moment."""
        return False

    def unasked(self, state: State) -> Event | None:
        """What happens in a round before anybody is asked again: a trump is turned up, somebody
        who has no seat plays."""
        return None

    def acting(self, state: State) -> tuple[Seat, ...]:
        """The seats that may play now, in the playing phase."""
        at = len(state.trick)
        return self.order(state)[at : at + 1]

    def faces(self, state: State) -> list[Face]:
        faces = self.box.faces
        return [faces[laid.face] for laid in state.trick]

    def following(self, faces: Sequence[Face]) -> Following:
        """What these faces, a trick so far, ask of the next one."""
        return following(faces)

    def led(self, state: State) -> Suit | None:
        return self.following(self.faces(state)).suit


ROTATIONS = {
    players: tuple(
        tuple((leader + step) % players for step in range(players)) for leader in range(players)
    )
    for players in range(2, 9)
}


TAKE_BACK: Final = "G5"  # a wrong play, while the next player has not played: in every game


def start(game: Game, players: int) -> State:
    if players not in game.rounds:
        raise Refused("player_count", least=min(game.rounds), most=max(game.rounds), count=players)
    return State(players)


def acting(game: Game, state: State) -> tuple[Seat, ...]:
    """The seats that may do something now, a change of mind before the showing included."""
    if asked := _question(game, state):
        return asked.seats
    return game.acting(state) if state.phase is Phase.PLAY else ()


def _question(game: Game, state: State) -> Asked | None:
    in_round = state.phase is Phase.CHOOSE or state.phase is Phase.PLAY
    return game.asks(state) if in_round else None


def due(game: Game, state: State) -> tuple[Seat, ...]:
    """The seats that everybody waits for."""
    choices = state.choices
    return tuple([seat for seat in acting(game, state) if choices[seat] is None])


def may(game: Game, state: State, seat: Seat | None) -> tuple[Move, ...]:
    """Everything a seat may do now; seat None is the table itself, which deals."""
    if asked := _question(game, state):
        return asked.choices if seat in asked.seats else ()
    if state.phase is Phase.PLAY:
        if seat in game.acting(state):
            return game.box.playable(state.hands[seat], game.led(state))
        return ()
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
        case Bid() | Place() | Play() | Pick():
            assert seat is not None
            asked = game.asks(state)
            if asked and asked.openly:
                return Chosen(seat, move), *game.effect(state, seat, move)
            return (Sealed(seat, move),)
        case _:
            assert_never(move)


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
    if state.phase is Phase.PLAY or state.phase is Phase.CHOOSE:
        return game.unasked(state) or _after_asking(game, state)
    if state.phase is Phase.DEAL and state.round == game.rounds[state.players]:
        return GameOver(winners(state))
    return None


def _after_asking(game: Game, state: State) -> Event | None:
    """What follows where nobody has anything to choose any more."""
    if asked := game.asks(state):
        return game.show(state) if asked.is_answered(state) else None
    if state.phase is Phase.CHOOSE:
        return game.show(state)
    if len(state.trick) == len(game.order(state)):
        return game.resolve(state)
    if not state.trick and not any(state.hands[: state.players]):
        return RoundScored(game.lines(state))
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
    asked = _question(game, state)
    if seat is not None and asked and move.verb in {choice.verb for choice in asked.choices}:
        return _why_not_choose(game, state, asked, seat, move)
    if seat is not None and not asked and state.phase is Phase.PLAY and isinstance(move, Play):
        return _why_not_play(game, state, seat, move.code)
    # The word for what the table waits for: deal, bid, place, play or a pick's own.
    return Refused("not_now", phase=asked.choices[0].verb if asked else state.phase)


def _why_not_choose(game: Game, state: State, asked: Asked, seat: Seat, move: Move) -> Refused:
    clause = game.clauses["choose"]
    if seat not in asked.seats:
        return Refused("not_your_turn", clause, seat=asked.seats[0])
    match move:
        case Bid(tricks) if 0 <= tricks <= state.cards:
            return Refused("bid_barred", game.clauses["barred"], bid=tricks)
        case Bid():
            return Refused("bid_range", clause, most=state.cards)
        case Place():
            return Refused("no_such_space", clause)
        case Pick() | Play() | Deal():
            return Refused("no_such_choice", clause, verb=move.verb)
        case _:
            assert_never(move)


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
