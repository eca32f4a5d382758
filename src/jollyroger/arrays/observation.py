"""What a seat knows at a bidding game, as one row of small integers.

`unseen` counts what is neither in the own hand nor was played; `wins` tells of every play
whether it takes the trick as it lies, `beaten` what share of the unseen pieces, laid after it,
would take it away: both in hundredths, so that a die's chances fit too."""

from functools import cached_property
from typing import Any

import numpy as np

from .bidding import BiddingSteps, BidState
from .chance import FACES
from .columns import Column, Xp, around, look_up, union
from .ladder import best, ranks
from .layout import Layout, one_hot, padded, seats_of, turned
from .steps import PLAY

Table = np.ndarray[Any, Any]
WHOLE = 100


class BidObserver:
    def __init__(self, steps: BiddingSteps) -> None:
        self.steps = steps
        pieces, faces, plays = len(steps.pack.pieces), len(steps.faces), len(steps.pack.plays)
        # Sizes do not depend on the number of players, so one net can sit at every table.
        self.rounds = max(steps.game.rounds.values())
        self.seats = seats = seats_of(steps.game)
        self.layout = Layout(
            {
                "hand": (pieces,),
                "unseen": (pieces,),
                "trick": (seats, faces),
                "played": (seats, pieces),
                "bids": (seats, self.rounds + 1),
                "needs": (seats, self.rounds + 2),
                "won": (seats,),
                "voids": (seats, steps.suits),
                "led": (steps.suits,),
                "leader": (seats,),
                "winning": (seats,),
                "seats": (seats,),
                "round": (self.rounds,),
                "left": (self.rounds,),
                "scores": (seats,),
                "wins": (plays,),
                "beaten": (plays,),
                "excess": (1,),
                "playing": (1,),
            }
        )

    def observe(self, xp: Xp, state: BidState, seat: Column | None = None) -> Column:
        """`[batch, size]` of int8: what `seat`, or the seat to act, may know."""
        if seat is None:
            seat = self.steps.actor(xp, state)
        return self.layout.flat(xp, self.parts(xp, state, seat))

    def parts(self, xp: Xp, state: BidState, seat: Column) -> dict[str, Column]:
        steps, pack, suits = self.steps, self.steps.pack, self.steps.suits
        playing = state.phase == PLAY

        def seen(columns: Any) -> Column:
            return turned(xp, xp.stack(columns), seat)

        def pad(columns: Column) -> Column:
            return padded(xp, columns, self.seats)

        hands, dealt = (
            turned(xp, xp.stack([xp.stack(words) for words in held]), seat)
            for held in (state.hands, state.dealt)
        )
        played = xp.moveaxis(pack.counts(xp, tuple(xp.moveaxis(dealt - hands, 1, 0))), 0, 1)
        own = pack.counts(xp, tuple(dealt[0]))
        unseen = (
            xp.asarray(self._box)[:, None]
            - own.astype("int8")
            - played[1:].sum(axis=0, dtype="int8")
        )
        bids, won = seen(state.bids).astype("int8"), seen(state.won).astype("int8")
        needs = xp.clip(bids - won, -1, None) + 1
        wins, beaten = self._chances(xp, state, unseen)
        voids = seen(state.voids)[:, None] >> xp.arange(suits, dtype="uint8")[:, None] & 1
        left = state.round - won.sum(axis=0, dtype="uint8")
        return {
            "hand": pack.counts(xp, tuple(hands[0])),
            "unseen": unseen,
            "trick": pad(self._trick(xp, state, seat)),
            "played": pad(played),
            "bids": pad(one_hot(xp, bids, self.rounds + 1) * playing),
            "needs": pad(one_hot(xp, needs, self.rounds + 2) * playing),
            "won": pad(won),
            "voids": pad(voids),
            "led": one_hot(xp, state.led, suits),
            "leader": one_hot(xp, self._from(xp, state.leader, seat), self.seats),
            "winning": self._winning(xp, state, seat),
            "seats": pad(xp.ones((steps.players, len(seat)), "int8")),
            "round": one_hot(xp, state.round - 1, self.rounds),
            "left": one_hot(xp, left - 1, self.rounds),
            "scores": pad(xp.clip(seen(state.scores) // 10, -127, 127)),
            "wins": wins,
            "beaten": beaten,
            "excess": (bids.sum(axis=0) - state.round.astype("int8")) * playing,
            "playing": playing,
        }

    @cached_property
    def _box(self) -> Table:
        return np.array([piece.count for piece in self.steps.game.box.pieces], "int8")

    def _from(self, xp: Xp, of: Column, seat: Column) -> Column:
        """How many seats to the left of `seat` somebody sits."""
        return around(xp, of + np.uint8(self.steps.players) - seat, self.steps.players)

    def _trick(self, xp: Xp, state: BidState, seat: Column) -> Column:
        """Every seat's face in the trick: laid in order from the leader on."""
        faces = one_hot(xp, xp.stack(state.trick), len(self.steps.faces))
        return turned(xp, faces, self._from(xp, seat, state.leader))

    def _winning(self, xp: Xp, state: BidState, seat: Column) -> Column:
        at, _ = best(xp, ranks(xp, self.steps.ladder, state.led, state.trick))
        taker = around(xp, state.leader + at, self.steps.players)
        lies = (state.turn > 0) & (state.phase == PLAY)
        return one_hot(xp, self._from(xp, taker, seat), self.seats) * lies

    def _chances(self, xp: Xp, state: BidState, unseen: Column) -> tuple[Column, Column]:
        """`wins` and `beaten` of every play, `[play, batch]`. Whole numbers, so exact anywhere."""
        led = self._led(xp, state)
        wins = self.leading(xp, state).astype("float32")
        # One product for all led suits, then the row of the suit that was led.
        every = xp.asarray(self._outranked) @ unseen.astype("float32")
        every = every.reshape(len(self._own_rank), -1, len(led))
        beaten = xp.take_along_axis(every, led[None, None], axis=0)[0]
        total = FACES * xp.maximum(unseen.sum(axis=0, dtype="int32"), 1)
        if not self.steps.thrown:
            return WHOLE * wins, WHOLE * beaten.astype("int32") // total
        shares = xp.asarray(self.shares)
        return (
            WHOLE * (shares @ wins).astype("int32") // FACES,
            WHOLE * (shares @ beaten).astype("int32") // (FACES * total),
        )

    def _led(self, xp: Xp, state: BidState) -> Column:
        return xp.minimum(state.led, self.steps.suits).astype("int32")

    def leading(self, xp: Xp, state: BidState) -> Column:
        """`[face, batch]`: whether it would take the trick as it lies."""
        ladder, led = self.steps.ladder, self._led(xp, state)
        called = union([look_up(xp, ladder.calls, face) for face in state.trick])
        calls = xp.asarray(ladder.calls[:-1])[:, None]
        tops = [
            best(xp, ranks(xp, ladder, state.led, state.trick, call))[1]
            for call in (called, xp.ones_like(called))
        ]
        plain = xp.asarray(self._own_rank)[led].T
        rank = xp.maximum(plain, xp.asarray(ladder.raised[:-1])[:, None] * (called | calls))
        return rank > (xp.where(calls, tops[1], tops[0]) & 0xFE)

    @cached_property
    def _own_rank(self) -> Table:
        """By led suit and face its rank; where none is led yet, the face sets its own."""
        rank = self.steps.ladder.rank[:, :-1]
        own = rank[self.steps.suit_of, np.arange(rank.shape[1])]
        return np.concatenate([rank[:-1], own[None]])

    @cached_property
    def _outranked(self) -> Table:
        """`[led * face, piece]`: in how many of six throws that piece takes the trick from it."""
        game, faces = self.steps.game, self.steps.game.box.faces
        table = np.zeros((len(self._own_rank), len(faces), len(game.box.pieces)), "float32")
        for at, piece in enumerate(game.box.pieces):
            over = np.stack([self._over(self.steps.faces.index(f.code)) for f in piece.faces])
            table[:, :, at] = over.sum(axis=0) if piece.thrown else FACES * over.max(axis=0)
        return table.reshape(-1, len(game.box.pieces))

    def _over(self, later: int) -> Table:
        """`[led, face]`: whether the face `later` takes the trick from that one."""
        ladder = self.steps.ladder
        called = ladder.calls[:-1] | ladder.calls[later]
        first = np.maximum(self._own_rank, ladder.raised[:-1] * called)
        # Where no suit is led, the earlier face sets it for the later one.
        rows = ladder.rank[:, later]
        under = np.concatenate(
            [np.repeat(rows[:-1, None], len(called), axis=1), rows[self.steps.suit_of][None]]
        )
        then = np.maximum(under, ladder.raised[later] * called)
        over: Table = then > (first & 0xFE)
        return over

    @cached_property
    def shares(self) -> Table:
        """`[play, face]`: in how many of six throws a die shows it."""
        box, faces = self.steps.game.box, self.steps.faces
        table = np.zeros((len(box.pieces), len(faces)), "float32")
        for at, piece in enumerate(box.pieces):
            for face in piece.faces:
                table[at, faces.index(face.code)] += 1
        return table
