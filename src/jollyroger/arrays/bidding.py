"""Skull King, its dice and its doubloons in lockstep: every rule once, for all games at once."""

from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from ..rules.bidding import BiddingGame
from ..rules.moves import Bid, Choice
from ..rules.scoring import Outcome
from .chance import FACES
from .columns import Column, Words, Xp, around, filled, look_up, pick, put, total, zeros
from .ladder import best, bonus, ladder, ranks
from .pack import removed
from .steps import CHOOSE, DEAL, Steps


class BidState(NamedTuple):
    """Columns, one entry a game; what a seat has is a tuple of them, what it holds is words.

    `turn` counts the bids of a round, then the pieces of a trick, `trick` lists these in the
    order they were laid. `led` past the last suit: none yet, past that: freed (DO4). The bits of
    `voids` are suits a seat was seen not to follow."""

    phase: Column
    round: Column
    dealer: Column
    leader: Column
    turn: Column
    led: Column
    hands: tuple[Words, ...]
    dealt: tuple[Words, ...]
    bids: tuple[Column, ...]
    won: tuple[Column, ...]
    bonus: tuple[Column, ...]
    trick: tuple[Column, ...]
    voids: tuple[Column, ...]
    scores: tuple[Column, ...]


class BiddingSteps(Steps[BidState]):
    def __init__(self, game: BiddingGame, players: int) -> None:
        super().__init__(game, players)
        self.scoring = game.scoring
        self.ladder = ladder(game.box, game.rules)
        self.suits = len(game.box.suits)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        return tuple(Bid(tricks) for tricks in range(self.rounds + 1))

    @cached_property
    def faces(self) -> list[str]:
        return list(self.game.box.faces)

    @cached_property
    def _face_of(self) -> np.ndarray[Any, Any]:
        """By die and throw: the face that lies there then."""
        shown = [face.code for piece in self.game.box.pieces for face in piece.faces]
        return np.array([self.faces.index(code) for code in shown], "uint8")

    @cached_property
    def suit_of(self) -> np.ndarray[Any, Any]:
        """By face its suit; past the last one, none."""
        suits = self.game.box.suits
        return np.array(
            [
                suits.index(face.suit) if face.suit else len(suits)
                for face in self.game.box.faces.values()
            ],
            "uint8",
        )

    @cached_property
    def _frees(self) -> np.ndarray[Any, Any]:
        faces = self.game.box.faces.values()
        return np.array([self.game.following((face,)).is_free for face in faces])

    def init(self, xp: Xp, lot: Column) -> BidState:
        """Before the first deal; `lot` is who deals first."""
        batch = len(lot)
        each = range(self.players)
        none = tuple(zeros(xp, batch, "uint32") for _ in range(self.pack.words))
        small = tuple(zeros(xp, batch) for _ in each)
        wide = tuple(zeros(xp, batch, "int16") for _ in each)
        return BidState(
            phase=filled(xp, batch, DEAL),
            round=zeros(xp, batch),
            dealer=around(xp, lot + (self.players - 1), self.players),
            leader=zeros(xp, batch),
            turn=zeros(xp, batch),
            led=filled(xp, batch, self.suits),
            hands=tuple(none for _ in each),
            dealt=tuple(none for _ in each),
            bids=small,
            won=small,
            bonus=wide,
            trick=self._nothing(xp, batch),
            voids=small,
            scores=wide,
        )

    def _nothing(self, xp: Xp, batch: int) -> tuple[Column, ...]:
        nothing = filled(xp, batch, self.ladder.faces)
        return tuple(nothing for _ in range(self.players))

    def tricks(self, number: int) -> int:
        return number

    def draws(self, number: int) -> int:
        return self.players * number

    def deal(self, xp: Xp, state: BidState, drawn: Column) -> BidState:
        """The next round (SK2, DI3): row i of `drawn` goes to seat i, round and round."""
        batch = drawn.shape[1]
        number = state.round + 1
        hands = self._hands(xp, drawn, number)
        dealer = around(xp, state.dealer + 1, self.players)
        small = tuple(zeros(xp, batch) for _ in range(self.players))
        return state._replace(
            phase=filled(xp, batch, CHOOSE),
            round=number,
            dealer=dealer,
            leader=around(xp, dealer + self.game.opens, self.players),
            turn=zeros(xp, batch),
            led=filled(xp, batch, self.suits),
            hands=hands,
            dealt=hands,
            bids=small,
            won=small,
            bonus=tuple(zeros(xp, batch, "int16") for _ in range(self.players)),
            trick=self._nothing(xp, batch),
            voids=small,
        )

    def _hands(self, xp: Xp, drawn: Column, number: Column) -> tuple[Words, ...]:
        """Every seat's words; of the rows dealt to it as many count as the round has cards."""
        rows = drawn.shape[0] // self.players
        slots = drawn.reshape(rows, self.players, -1)
        counts = (xp.arange(rows, dtype="uint8")[:, None] < number)[:, None].astype("uint32")
        words = [
            (look_up(xp, table, slots) * counts).sum(axis=0, dtype="uint32")
            for table in self.pack.one
        ]
        return tuple(tuple(word[seat] for word in words) for seat in range(self.players))

    def choose(self, xp: Xp, state: BidState, bid: Column) -> BidState:
        turn = state.turn + 1
        last = turn == self.players
        return state._replace(
            phase=state.phase + last.astype("uint8"),  # from CHOOSE to PLAY
            turn=turn * ~last,
            bids=put(state.bids, self.actor(xp, state), bid.astype("uint8")),
        )

    def lay(self, xp: Xp, state: BidState, play: Column, thrown: Column | None) -> BidState:
        seat = self.actor(xp, state)
        face = self._face(xp, play, thrown)
        suit = look_up(xp, self.suit_of, face)
        return state._replace(
            turn=state.turn + 1,
            led=self._led(xp, state, face, suit),
            hands=removed(xp, self.pack, state.hands, seat, play),
            trick=put(state.trick, state.turn, face),
            voids=self.shown(state, seat, suit),
        )

    def _face(self, xp: Xp, play: Column, thrown: Column | None) -> Column:
        if not self.thrown:
            return play  # a card is played as its face, in the same order
        assert thrown is not None
        return look_up(xp, self._face_of, play.astype("int32") * FACES + thrown)

    def _led(self, xp: Xp, state: BidState, face: Column, suit: Column) -> Column:
        """The first suit sets it (SK6), unless the first face of all frees the trick (DO4)."""
        if self._frees.any():
            free = look_up(xp, self._frees, face) & (state.turn == 0)
            suit = suit + free  # a face that frees has no suit: one past that
        return state.led + (suit - state.led) * (state.led == self.suits)

    def resolve(self, xp: Xp, state: BidState) -> BidState:
        """Who takes the trick, and what it is worth."""
        at, _ = best(xp, ranks(xp, self.ladder, state.led, state.trick))
        taker = around(xp, state.leader + at, self.players)
        paid = bonus(xp, self.ladder, state.trick, pick(state.trick, at))
        takers = [taker == seat for seat in range(self.players)]
        return state._replace(
            leader=taker,
            turn=xp.zeros_like(state.turn),
            led=xp.full_like(state.led, self.suits),
            won=tuple(won + mine for won, mine in zip(state.won, takers, strict=True)),
            bonus=tuple(sum_ + paid * mine for sum_, mine in zip(state.bonus, takers, strict=True)),
            trick=self._nothing(xp, len(at)),
        )

    def done(self, xp: Xp, state: BidState) -> Column:
        """Whether the last trick of the round is taken."""
        return total(state.won) == state.round

    def unit(self, number: Any) -> Any:
        return 10.0 + 5.0 * number

    def points(self, xp: Xp, state: BidState) -> tuple[Column, ...]:
        number = state.round.astype("int16")
        return tuple(
            self._line(xp, number, bid.astype("int16"), won.astype("int16"), paid)
            for bid, won, paid in zip(state.bids, state.won, state.bonus, strict=True)
        )

    def _line(self, xp: Xp, number: Column, bid: Column, won: Column, paid: Column) -> Column:
        """SK17 to SK20, read from the game's own table of outcomes."""
        made, miss = bid == won, abs(bid - won)

        def worth(out: Outcome) -> Column:
            each = out.per_bid, out.per_won, out.per_miss, out.per_round, int(out.bonus)
            terms = zip(each, (bid, won, miss, number, paid), strict=True)
            flat = out.flat + 0 * number
            return total([flat, *(weight * column for weight, column in terms if weight)])

        scoring = self.scoring
        zero = xp.where(made, worth(scoring.zero_made), worth(scoring.zero_broken))
        some = xp.where(made, worth(scoring.made), worth(scoring.missed))
        return xp.where(bid == 0, zero, some)
