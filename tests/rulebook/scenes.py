"""Scenes from the table: hands are laid out, then played from a line of codes.

A line of hands is "Y2 Y3 / K1 K2", seat 0 first; a trick is "Y2 K1", in the order laid; in a
judged trick a star marks the piece that takes it: "Y2 K1*"."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import pytest

from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.chance import Chance, Drawn
from jollyroger.rules.events import Dealt, Event, LotDrawn, PlayBegun, TrumpSet
from jollyroger.rules.game import Game, acting, decide, due, may, start
from jollyroger.rules.games import skull_queen
from jollyroger.rules.moves import Bid, Deal, Move, Play, Seat
from jollyroger.rules.notation import read_faces, read_move
from jollyroger.rules.pieces import Code, Face, Piece, Suit
from jollyroger.rules.refused import Refused
from jollyroger.rules.scoring import BidLine
from jollyroger.rules.shelf import load
from jollyroger.rules.state import Phase, State, fold
from jollyroger.rules.trick import Taken, taken
from jollyroger.rules.view import view

E = TypeVar("E")

MIDDLE = "front R3 Y3 G3 B3"
NOBODY: Mapping[Seat | None, random.Random] = {}


@dataclass
class Fate:
    """Chance that gives what the test wants, and remembers what it was asked for."""

    dealer: Seat = 0
    drawn: str = ""
    face: Code = ""
    lots: list[int] = field(default_factory=list)
    bags: list[tuple[Code, ...]] = field(default_factory=list)

    def lot(self, seats: int) -> int:
        self.lots.append(seats)
        return self.dealer

    def draw(self, deck: Sequence[Code], count: int) -> tuple[Code, ...]:
        self.bags.append(tuple(deck))
        drawn = tuple(self.drawn.replace("/", " ").split()) or tuple(deck[:count])
        assert len(drawn) == count
        return drawn

    def throw(self, die: Piece) -> Face:
        return next(face for face in die.faces if face.code == self.face)


@dataclass
class Scene:
    """A game in play: the state and everything that happened in it."""

    game: Game
    state: State
    log: list[Event] = field(default_factory=list)

    def do(self, seat: Seat | None, move: Move, chance: Chance | None = None) -> tuple[Event, ...]:
        events = decide(self.game, self.state, seat, move, chance or Fate())
        self.state = fold(self.state, events)
        self.log += events
        return events

    def deal(self, chance: Chance | None = None) -> "Scene":
        self.do(None, Deal(), chance)
        return self

    def bid(self, *bids: int) -> "Scene":
        """Seat 0's bid first."""
        for seat, tricks in enumerate(bids):
            self.do(seat, Bid(tricks))
        return self

    def place(self, *planks: str) -> "Scene":
        """Seat 0's plank first, each as `front R8 Y5 G3 B3`."""
        for seat, plank in enumerate(planks):
            self.do(seat, placing(plank))
        return self

    def lay(self, trick: str) -> "Scene":
        """Each piece by the seat that is waited for; a die shows the face that is written."""
        for code in trick.split():
            piece = self.game.box.piece_of_face[code]
            move = Play(piece.code if piece.thrown else code)
            self.do(due(self.game, self.state)[0], move, Fate(face=code))
        return self

    def refusal(self, seat: Seat | None, move: Move) -> tuple[str, str | None]:
        """The code and the clause with which a move is refused."""
        with pytest.raises(Refused) as refused:
            self.do(seat, move)
        return refused.value.code, refused.value.rule

    def plays(self, seat: Seat) -> list[str]:
        """The codes that a seat may play now, sorted."""
        moves = may(self.game, self.state, seat)
        return sorted(move.code for move in moves if isinstance(move, Play))

    def turn(self) -> tuple[Seat, ...]:
        return acting(self.game, self.state)

    def seen_by(self, seat: Seat | None) -> State:
        return view(self.game, self.state, seat).known

    def points(self) -> list[int]:
        """What the round that was scored last brought each seat."""
        return [line.points for line in self.state.sheet[-1]]

    def centre(self) -> str:
        return " ".join(sorted(self.state.centre))

    def plank(self, seat: Seat) -> str:
        """Where the pirates of a seat stand: `R3 Y3 G8 B-`, the blue one in the water."""
        plank = self.state.planks[seat]
        held = zip(plank.pirates, skull_queen.spaces(plank), strict=True)
        return " ".join(f"{pirate.suit}{'-' if on is None else on}" for pirate, on in held)


def happened(log: Iterable[Event], kind: type[E]) -> list[E]:
    return [event for event in log if isinstance(event, kind)]


def placing(plank: str) -> Move:
    return read_move(load("skull_queen"), f"place {plank}")


def begun(id: str, players: int, options: Sequence[str] = ()) -> Scene:
    game = load(id, options)
    return Scene(game, start(game, players))


def dealt(
    id: str,
    hands: str,
    *,
    leader: Seat = 0,
    number: int = 0,
    centre: str = "",
    king: str = "",
    options: Sequence[str] = (),
) -> Scene:
    """These hands on the table, nothing chosen yet; the round is as long as the hands are."""
    held = [tuple(hand.split()) for hand in hands.split("/")]
    scene = begun(id, len(held), options)
    dealer = leader if id == "dice" else (leader - 1) % len(held)
    stack = (tuple(king.split()),) if king else ()
    deal = Dealt(
        number or len(held[0]), dealer, leader, (*held, *stack), centre=tuple(centre.split())
    )
    state = fold(scene.state, (LotDrawn(dealer), deal))
    # The last tricks of a long round: as many were dealt as its number says.
    scene.state = state._replace(cards=deal.round)
    return scene


def playing(
    id: str,
    hands: str,
    *,
    bids: Sequence[int] = (),
    leader: Seat = 0,
    number: int = 0,
    options: Sequence[str] = (),
) -> Scene:
    """These hands, and the bids are shown: 0 all around unless said otherwise."""
    scene = dealt(id, hands, leader=leader, number=number, options=options)
    return scene.bid(*(bids or [0] * scene.state.players))


def unbid(
    id: str, hands: str, *, trump: Suit | None = None, leader: Seat = 0, number: int = 1
) -> Scene:
    """These hands where nobody bids; `trump` is that of the round, where there is one."""
    scene = dealt(id, hands, leader=leader, number=number)
    set_up = (*((TrumpSet(trump),) if trump else ()), PlayBegun())
    scene.state = fold(scene.state, set_up)
    return scene


def sailing(
    hands: str,
    *,
    planks: Sequence[str] = (),
    centre: str = "",
    king: str = "",
    leader: Seat = 0,
    number: int = 1,
) -> Scene:
    """Skull Queen with the planks shown: all pirates in the middle unless said otherwise."""
    scene = dealt("skull_queen", hands, centre=centre, king=king, leader=leader, number=number)
    return scene.place(*(planks or [MIDDLE] * scene.state.players))


def open_to(id: str, laid: str, hand: str) -> list[str]:
    """What the next seat may play from `hand` after `laid`, every piece of it really played."""
    game = load(id)
    owners = [game.box.piece_of_face[code].code for code in laid.split()]
    idle = [hand] * max(0, 2 - len(owners))
    hands = " / ".join([*owners, hand, *idle])
    scene = sailing(hands) if id == "skull_queen" else playing(id, hands, number=1)
    scene.lay(laid)
    return scene.plays(len(owners))


def every(codes: str) -> list[str]:
    """The codes of a line, sorted, to compare with what is open to a seat."""
    return sorted(codes.split())


def taking(id: str, trick: str) -> Taken:
    game = load(id)
    assert isinstance(game, BiddingGame)
    return taken(game.rules, read_faces(game, trick.replace("*", "").split()))


def judged(id: str, trick: str) -> tuple[str, str]:
    """The trick with its star where the engine puts it, and the clause the engine names."""
    won = taking(id, trick)
    codes = trick.replace("*", "").split()
    codes[won.index] += "*"
    return " ".join(codes), won.rule


def bonus(id: str, trick: str) -> int:
    return taking(id, trick).bonus


def row(id: str, number: int, bid: int, won: int, bonus: int = 0, option: str = "") -> BidLine:
    """The row on the score sheet for one round of one seat."""
    game = load(id, [option] if option else ())
    assert isinstance(game, BiddingGame)
    return game.scoring.line(number, bid, won, bonus)


@dataclass(frozen=True)
class Aftermath:
    """What a Skull Queen trick does: `B12 B+2` says that B12 moves its blue pirate up two."""

    moves: str
    centre: str
    leader: str


def aftermath(centre: str, trick: str, *, king: bool = False) -> Aftermath:
    game = load("skull_queen")
    laid = trick.split()
    lying = read_faces(game, centre.split())
    done = skull_queen.resolve(lying, read_faces(game, laid), unowned=int(king))
    steps = [f"{laid[step.index]} {step.suit}{step.by:+}" for step in done.steps]
    return Aftermath(", ".join(sorted(steps)), " ".join(sorted(done.centre)), laid[done.leader])


def moment_by_moment(
    scene: Scene,
    rng: random.Random,
    *,
    until: int = 0,
    instead: Mapping[Seat | None, random.Random] = NOBODY,
) -> Iterator[State]:
    """Play on by moves taken at random, to the end or until that round; every state on the way.

    A seat named in `instead` is played by somebody else."""
    chance = Drawn(rng.randrange)
    while scene.state.phase is not Phase.OVER:
        if until and scene.state.round == until:
            return
        seats: tuple[Seat | None, ...] = due(scene.game, scene.state) or (None,)
        seat = rng.choice(seats)
        chooser = instead.get(seat, rng)
        scene.do(seat, chooser.choice(may(scene.game, scene.state, seat)), chance)
        yield scene.state


def played_out(id: str, players: int, seed: int = 1) -> Scene:
    """A whole game of moves taken at random."""
    scene = begun(id, players)
    for _ in moment_by_moment(scene, random.Random(seed)):
        pass
    return scene
