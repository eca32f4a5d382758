"""What `level5` does in round 1, as tables: bids by piece, Scary Mary by what it sees.

Places are counted from the leader on, who sits on seat 0 here; pieces are ranks in the box."""

from functools import cached_property
from random import Random
from typing import Any

import numpy as np
from lockstep import nets_of, of_nets

from jollyroger.arrays.bidding import BiddingSteps, BidState
from jollyroger.arrays.columns import Column, look_up
from jollyroger.arrays.ladder import best, bonus, ranks
from jollyroger.bots.crew import bot
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.game import may
from jollyroger.rules.moves import Bid
from jollyroger.rules.pieces import SCARY_MARY
from jollyroger.rules.state import Phase, State
from jollyroger.rules.view import View

Array = np.ndarray[Any, Any]
ROWS = 8192  # for the net at once


class Opening:
    """Round 1 of a game of bids: what may be dealt and thrown, and what it is worth."""

    def __init__(self, game: BiddingGame, players: int) -> None:
        self.game, self.players = game, players
        self.steps = BiddingSteps(game, players)
        self.counts = np.array([piece.count for piece in game.box.pieces])
        codes = self.steps.pack.pieces
        self.mary = codes.index(SCARY_MARY.code) if SCARY_MARY.code in codes else -1

    @cached_property
    def shown(self) -> Array:
        """`[3, sight]`: every piece with every face it may show, and how many throws do so."""
        faces = self.steps.faces
        seen = [
            (at, faces.index(code), codes.count(code))
            for at, piece in enumerate(self.game.box.pieces)
            for codes in [[face.code for face in piece.faces]]
            for code in dict.fromkeys(codes)
        ]
        return np.array(seen).T

    @property
    def throws(self) -> int:
        """How many throws a piece has, all equally likely; one, where it is not thrown."""
        return len(self.game.box.pieces[0].faces)

    def copies(self, pieces: Array) -> Array:
        """`[deal]`: in how many ways these pieces are drawn, one after the other."""
        ways = np.ones(pieces.shape[1], int)
        for place, piece in enumerate(pieces):
            before = (pieces[:place] == piece).sum(axis=0)
            ways *= np.maximum(self.counts[piece] - before, 0)
        return ways

    def points(self, faces: Array, bids: Array) -> Array:
        """`[place, deal]`: what the one trick brings everybody."""
        trick = tuple(faces.astype("uint8"))
        at, _ = best(np, ranks(np, self.steps.ladder, self._led(trick), trick))
        paid = bonus(np, self.steps.ladder, trick, np.take_along_axis(faces, at[None], 0)[0])
        won = (np.arange(self.players)[:, None] == at).astype(int)
        plain, pays = self._lines
        return np.asarray(plain[bids, won] + pays[bids, won] * paid)

    def _led(self, trick: tuple[Column, ...]) -> Column:
        led = np.full(len(trick[0]), self.steps.suits, "uint8")
        for face in trick:
            led = np.where(led == self.steps.suits, look_up(np, self.steps.suit_of, face), led)
        return led

    @cached_property
    def _lines(self) -> tuple[Array, Array]:
        """`[bid, won]`: the points, and whether a bonus is paid."""
        line = self.game.scoring.line
        plain, with_one = (
            np.array([[line(1, bid, won, paid).points for won in (0, 1)] for bid in (0, 1)])
            for paid in (0, 1)
        )
        return plain, with_one - plain


class Habits:
    """`bids[place, piece]`, and in `mary[place]` whether she is declared a pirate, by sight.

    A sight is what lies there and what those still to come have bid. Everybody bids by habit but
    one: `mary[place][who, sight]`, where `who` is `place` itself if those before all did."""

    def __init__(self, opening: Opening) -> None:
        self.opening, self.players = opening, opening.players
        pieces, places = range(len(opening.counts)), range(opening.players)
        self.bids = np.array([[self._bid(place, piece) for piece in pieces] for place in places])
        self._net = of_nets(opening.steps, nets_of(opening.game.id, "shipped"))[1]
        self.mary = [self._mary(place) for place in places if opening.mary >= 0]

    def _bid(self, place: int, piece: int) -> int:
        game, players = self.opening.game, self.players
        hidden = tuple((None,) for _ in range(players))
        hands = (*hidden[:place], (game.box.pieces[piece].code,), *hidden[place + 1 :])
        state = State(
            players,
            Phase.CHOOSE,
            round=1,
            dealer=-game.opens % players,
            hands=hands,
            choices=(None,) * players,
            cards=1,
        )
        bid = bot("level5")(View(game, place, state), may(game, state, place), Random(0))
        assert isinstance(bid, Bid)
        return bid.tricks

    def of(self, pieces: Array) -> Array:
        """`[place, deal]`: the bids by habit."""
        return np.stack([self.bids[place][held] for place, held in enumerate(pieces)])

    def sights(self, place: int) -> int:
        return int(len(self.opening.counts) ** place * 2 ** (self.players - 1 - place))

    def sight(self, place: int, pieces: Array, bids: Array) -> Array:
        """The number of what is seen from there: the pieces before it, the bids after it."""
        number = np.zeros(pieces.shape[1], int)
        for before in pieces[:place]:
            number = number * len(self.opening.counts) + before
        for bid in bids[place + 1 :]:
            number = number * 2 + bid
        return number

    def declares(self, place: int, pieces: Array, bids: Array) -> Array:
        """`[deal]`: whether Mary, at that place, is declared a pirate when such bids are seen."""
        who = np.full(pieces.shape[1], place)
        for other in range(place):
            who = np.where(bids[other] != self.bids[other][pieces[other]], other, who)
        return np.asarray(self.mary[place][who, self.sight(place, pieces, bids)])

    def _mary(self, place: int) -> Array:
        """`[who, sight]`, by the net; what cannot be dealt stays out."""
        table = np.zeros((place + 1, self.sights(place)), bool)
        pieces, bids = self._every_sight(place)
        for who in range(place + 1):
            odd = bids.copy()
            if who < place:
                odd[who] = 1 - odd[who]
            for at in range(0, pieces.shape[1], ROWS):
                some = slice(at, at + ROWS)
                seen = self.sight(place, pieces[:, some], odd[:, some])
                table[who, seen] = self._declared(place, pieces[:, some], odd[:, some])
        return table

    def _every_sight(self, place: int) -> tuple[Array, Array]:
        """Pieces and bids by habit, of everything that can lie before Mary; after her, any bids."""
        later = self.players - 1 - place
        shape = (len(self.opening.counts),) * place + (2,) * later
        axes = np.indices(shape).reshape(len(shape), -1)
        pieces = np.full((self.players, axes.shape[1]), self.opening.mary)
        pieces[:place] = axes[:place]
        kept = self.opening.copies(pieces[: place + 1]) > 0
        bids = self.of(pieces)
        bids[place + 1 :] = axes[place:]
        return pieces[:, kept], bids[:, kept]

    def _declared(self, place: int, pieces: Array, bids: Array) -> Array:
        """What the net makes of her. Who sits after her holds nothing here: nobody sees it."""
        steps = self.opening.steps
        state = self._dealt(place, pieces)
        for bid in bids:
            state = steps.choose(np, state, bid.astype("uint8"))
        for piece in pieces[:place]:
            state = steps.lay(np, state, self._play_of[piece], None)
        return np.asarray(self._net(state) == self._play_of[self.opening.mary])

    def _dealt(self, place: int, pieces: Array) -> BidState:
        steps, batch = self.opening.steps, pieces.shape[1]
        lot = np.full(batch, -self.opening.game.opens % self.players, "uint8")
        state = steps.deal(np, steps.init(np, lot), pieces.astype("uint8"))
        nothing = tuple(np.zeros(batch, "uint32") for _ in range(steps.pack.words))
        hands = tuple(hand if seat <= place else nothing for seat, hand in enumerate(state.hands))
        return state._replace(hands=hands, dealt=hands)

    @cached_property
    def _play_of(self) -> Array:
        """By piece its first play: of Mary, the pirate."""
        pieces, plays = self.opening.game.box.pieces, self.opening.steps.pack.plays
        return np.array([plays.index(piece.plays[0].code) for piece in pieces], "uint8")
