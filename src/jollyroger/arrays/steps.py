"""What all games in lockstep have in common: whose turn, what is legal, one step, a deal."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar

from ..rules.game import Game
from ..rules.moves import Choice, Move, Play
from .chance import below, nth
from .columns import Column, Words, Xp, around, look_up, total, when
from .pack import BITS, Pack, held, playable

DEAL, CHOOSE, PLAY, OVER = range(4)
S = TypeVar("S", bound=Any)


class Steps(ABC, Generic[S]):
    """One game for one number of players. Actions are numbered: the choices, then the plays."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.rounds = game.rounds[players]
        self.pack = Pack(game.box)
        self.deck = self.pack.deck
        self.thrown = game.box.pieces[0].thrown

    @property
    def has_stack(self) -> bool:
        """Whether a hand that nobody sees is played from, and so all choose at the same moment."""
        return False

    @property
    @abstractmethod
    def choices(self) -> tuple[Choice, ...]:
        """The bids or the placements, as many as there ever are."""

    @abstractmethod
    def tricks(self, number: int) -> int:
        """How many tricks that round has."""

    @abstractmethod
    def draws(self, number: int) -> int:
        """How many pieces are drawn for that round."""

    @abstractmethod
    def init(self, xp: Xp, lot: Column) -> S:
        """Before the first deal; `lot` is who deals first."""

    @abstractmethod
    def deal(self, xp: Xp, state: S, drawn: Column) -> S:
        """The next round, from pieces drawn, one row after the other around the table."""

    @abstractmethod
    def choose(self, xp: Xp, state: S, choice: Column) -> S:
        """The next seat's bid or placement."""

    @abstractmethod
    def lay(self, xp: Xp, state: S, play: Column, thrown: Column | None) -> S:
        """The next seat's piece; of a die the face it shows."""

    @abstractmethod
    def resolve(self, xp: Xp, state: S) -> S:
        """A full trick: what comes of it."""

    @abstractmethod
    def done(self, xp: Xp, state: S) -> Column:
        """Whether the round's last trick is over."""

    @abstractmethod
    def points(self, xp: Xp, state: S) -> tuple[Column, ...]:
        """What a round that is over is worth to every seat."""

    @abstractmethod
    def unit(self, number: Any) -> Any:
        """What a round of that size may well be worth: nets reckon gains in it."""

    def close(self, xp: Xp, state: S) -> S:
        """The end of a round: its points on the sheet."""
        over = state.round == self.rounds
        sheet = zip(state.scores, self.points(xp, state), strict=True)
        closed: S = state._replace(
            phase=xp.where(over, OVER, DEAL).astype("uint8"),
            scores=tuple(score + points for score, points in sheet),
        )
        return closed

    @property
    def numbers(self) -> range:
        """Of the rounds, from the first to the last."""
        return range(1, self.rounds + 1)

    @cached_property
    def actions(self) -> tuple[Choice, ...]:
        return (*self.choices, *(Play(code) for code in self.pack.plays))

    @cached_property
    def index(self) -> Mapping[Move, int]:
        """The number of every move that a seat makes."""
        return {move: number for number, move in enumerate(self.actions)}

    def actor(self, xp: Xp, state: S) -> Column:
        """The seat to act; choices made at the same moment are asked one after the other."""
        return around(xp, state.leader + state.turn, self.players)

    def step(self, xp: Xp, state: S, action: Column, thrown: Column | None = None) -> S:
        """One choice or play of every game; games that wait for a deal or are over stay."""
        first = len(self.choices)
        playing = state.phase == PLAY
        return when(
            xp,
            playing,
            when(xp, state.phase == CHOOSE, state, lambda s: self.choose(xp, s, action)),
            lambda s: self.played(xp, s, (action - first).astype("uint8"), thrown),
        )

    def played(self, xp: Xp, state: S, play: Column, thrown: Column | None) -> S:
        """A play and all that follows from it without anybody choosing."""
        state = self.lay(xp, state, play, thrown)
        state = when(xp, state.turn == self.players, state, lambda s: self.resolve(xp, s))
        ended = (state.turn == 0) & self.done(xp, state)
        return when(xp, ended, state, lambda s: self.close(xp, s))

    def dealt(self, xp: Xp, state: S, drawn: Column) -> S:
        """The next deal in the games that wait for one."""
        return when(xp, state.phase == DEAL, state, lambda s: self.deal(xp, s, drawn))

    def renewed(self, xp: Xp, state: S, lot: Column) -> S:
        """New games in place of those that are over."""
        return when(xp, state.phase == OVER, state, lambda s: self.init(xp, lot))

    def playable(self, xp: Xp, state: S) -> Words:
        """The flags of the plays open to the seat to act, if it is to play."""
        return playable(xp, self.pack, held(state.hands, self.actor(xp, state)), state.led)

    def shown(self, state: S, seat: Column, suit: Column) -> tuple[Column, ...]:
        """Every seat's voids: another suit than the led one shows one, a special nothing."""
        suits = len(self.game.box.suits)
        astray = (state.led < suits) & (suit < suits) & (suit != state.led)
        bit = astray.astype("uint8") << state.led
        return tuple(old | bit * (seat == owner) for owner, old in enumerate(state.voids))

    def forgotten(self, xp: Xp, state: S, dull: Column) -> S:
        """The state as those remember it who keep no count: what is held and lies, no more."""
        both = zip(state.dealt, state.hands, strict=True)
        dealt = tuple(
            tuple(xp.where(dull, held, was) for was, held in zip(*words, strict=True))
            for words in both
        )
        voids = tuple(xp.where(dull, 0, void).astype("uint8") for void in state.voids)
        dimmed: S = state._replace(dealt=dealt, voids=voids)
        return dimmed

    def open_choices(self, xp: Xp, state: S) -> Column:
        """How many of the choices are open, from the first one on."""
        return state.round.astype("uint32") + 1

    def legal(self, xp: Xp, state: S) -> Column:
        """Of every game which actions are open to the seat to act; none before a deal."""
        number = xp.arange(len(self.choices), dtype="uint32")
        choices = (number < self.open_choices(xp, state)[:, None]) & (state.phase == CHOOSE)[
            :, None
        ]
        plays = self.open_plays(xp, state) & (state.phase == PLAY)
        return xp.concatenate([choices, plays.T], axis=1)

    def open_plays(self, xp: Xp, state: S) -> Column:
        """`[play, game]`: those open to the seat to act, if it is to play."""
        words, at = xp.stack(self.playable(xp, state)), self.pack.bit_of_play
        return (words[at // BITS] >> xp.asarray(at % BITS, "uint32")[:, None] & 1).astype(bool)

    def any_choice(self, xp: Xp, state: S, bits: Column) -> Column:
        """A choice, each as likely as the other, out of 32 random bits a game."""
        return below(bits, self.open_choices(xp, state))

    def any_play(self, xp: Xp, state: S, bits: Column) -> Column:
        """An open play, each as likely as the other."""
        flags = self.playable(xp, state)
        count = total([xp.bitwise_count(word) for word in flags]).astype("uint32")
        return look_up(xp, self.pack.play_at, nth(xp, flags, below(bits, count)))
