"""A game nobody plays: it has everything that the current edition of Skull King will need.

Every need of the engine that none of our games has is met here once, so that views, records,
replay, fair dealing and the page's fold are proven on it before the edition exists.

ND1: RYGB from 1 to 14, two Krakens. 2 to 8 players, three rounds of 2, 4 and 3 cards; what is
not dealt is a stack that nobody sees. ND2: in the second round the dealer names the trump.
ND3: all bid unseen. ND4: then all choose a shot, unseen too. ND5: a Kraken led frees the trick.
ND6: a trick with a Kraken is lost; who would have taken it without Krakens leads. ND7: who takes
a trick with a 14 may, before the next lead, give away the lead, look at the stack, take its top
card and discard one, or change the bid by one. After the last trick only the bid may change.
ND8: with two players a ghost, whose hand nobody sees, plays after the leader or leads himself.
ND9: the highest trump takes a trick, or the highest of the suit led. ND10: each 14 in it pays 10.
ND11: each 13 pays 20. ND12: who lays a 1 in a trick that another takes is that one's ally for the
round. ND13: bids count as in Skull King, and bonuses by their kind: 14s whole for an exact bid and
half for one that is missed by one, 13s for an exact bid alone, and 20 to each of two allies who
both made theirs."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

from jollyroger.rules.bidding import BiddingGame, everybody
from jollyroger.rules.chance import Chance
from jollyroger.rules.declaration import Declaration
from jollyroger.rules.events import (
    BidChanged,
    BidsShown,
    ChoicesShown,
    Event,
    HandChanged,
    LeadGiven,
    Looked,
    Played,
    TrickLost,
    TrickOutcome,
    TrickTaken,
    TrumpSet,
)
from jollyroger.rules.game import Asked
from jollyroger.rules.moves import Bid, Choice, Pick, Seat
from jollyroger.rules.pieces import Box, Code, Face, card, numbers
from jollyroger.rules.scoring import BidLine, Line
from jollyroger.rules.state import Phase, State, Trick
from jollyroger.rules.trick import (
    FREE,
    LED,
    NOT_SET,
    TRUMP,
    Capture,
    Following,
    Rung,
    TrickRules,
    following,
    taken,
)

SUITS = "RYGB"
CARDS = (2, 4, 3)
KRAKEN = "KR"
SHOTS = (Pick("shot", ("grape",)), Pick("shot", ("cannon",)))
PASS = Pick("pass")
ALLIANCE = 20
SHARES = {0: {"ND10": 1.0, "ND11": 1.0}, 1: {"ND10": 0.5}}  # ND13: by how much the bid was missed


@dataclass(frozen=True, kw_only=True)
class Needs(BiddingGame):
    @property
    def verbs(self) -> frozenset[str]:
        return frozenset({"trump", "shot", "power", "discard", "pass"})

    @property
    def has_rest(self) -> bool:
        return True

    def cards(self, players: int, number: int) -> int:
        return CARDS[number - 1]

    def deal(self, players: int, number: int, chance: Chance) -> tuple[tuple[Code, ...], ...]:
        """ND1, ND8: hands, the ghost's for two, and the rest of the deck in its order."""
        size, stacks = self.cards(players, number), players + (players == 2)
        drawn = chance.draw(self.box.deck, len(self.box.deck))
        hands = [drawn[at * size : (at + 1) * size] for at in range(stacks)]
        owned = (self.box.sorted(hand) for hand in hands[:players])
        return *owned, *hands[players:], drawn[stacks * size :], ()

    def asks(self, state: State) -> Asked | None:
        if state.phase is Phase.CHOOSE:
            return self._before_bids(state) or everybody(state.players, state.cards)
        if _count(state, "shot") == 0:
            return Asked(tuple(range(state.players)), SHOTS)  # ND4
        return self._discard(state) or self._power(state)

    def _before_bids(self, state: State) -> Asked | None:
        """ND2: a choice that only the second round has, and one seat."""
        if state.round != 2 or state.trump is not None or state.dealer is None:
            return None
        return Asked((state.dealer,), tuple(Pick("trump", (s,)) for s in SUITS), openly=True)

    def _discard(self, state: State) -> Asked | None:
        """ND7: who took a card has one too many."""
        due = state.cards - len(state.tricks)
        for seat in range(state.players):
            if not state.trick and len(state.hands[seat]) > due:
                held = [code for code in dict.fromkeys(state.hands[seat]) if code]
                options = tuple(Pick("discard", (code,)) for code in held)
                return Asked((seat,), options or (Pick("discard"),))
        return None

    def _power(self, state: State) -> Asked | None:
        """ND7: between tricks, one seat is asked in the open."""
        earned = [trick for trick in state.tricks if _is_mighty(trick)]
        last = state.last_trick
        if last is None or last.taker is None or last.taker >= state.players:
            return None
        won = [trick for trick in earned if trick.taker in range(state.players)]
        if len(won) == _count(state, "power") + _count(state, "pass"):
            return None
        return Asked((last.taker,), tuple(_powers(state, last.taker)), openly=True)

    def show(self, state: State) -> Event:
        if state.phase is Phase.CHOOSE:
            return BidsShown(tuple(bid.tricks for bid in state.choices if isinstance(bid, Bid)))
        made = [choice if isinstance(choice, Pick) else None for choice in state.choices]
        for seat, pick in enumerate(made):
            if pick and pick.verb == "discard":
                return HandChanged(seat, 0, (), pick.of)
        return ChoicesShown(tuple(made))

    def effect(self, state: State, seat: Seat, choice: Choice) -> tuple[Event, ...]:
        match choice:
            case Pick("trump", (suit,)):
                return (TrumpSet(suit),)
            case Pick("power", ("lead", other)):
                return (LeadGiven(int(other)),)
            case Pick("power", ("look",)):
                return (Looked(seat, state.hands[-1]),)
            case Pick("power", ("swap",)):
                stack = len(state.hands) - 1
                return (HandChanged(seat, stack, state.hands[stack][:1], ()),)
            case Pick("power", ("bid", by)):
                return (BidChanged(seat, state.bids[seat] + int(by)),)
            case _:
                return ()

    def order(self, state: State) -> tuple[Seat, ...]:
        """ND8: the ghost after who leads; when he leads, whoever opened the round is next."""
        if state.players > 2:
            return super().order(state)
        ghost, opener = 2, (state.dealer or 0) ^ 1
        first = opener if state.leader == ghost else state.leader
        other = first ^ 1
        return (ghost, first, other) if state.leader == ghost else (first, ghost, other)

    def acting(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in super().acting(state) if seat < state.players)

    def unasked(self, state: State) -> Event | None:
        """ND8: the ghost turns up his top card."""
        if state.phase is not Phase.PLAY or state.players > 2 or self.asks(state):
            return None
        order, at = self.order(state), len(state.trick)
        if at < len(order) and order[at] == 2 and state.hands[2]:
            top = state.hands[2][0]
            assert top is not None
            return Played(2, top, top)
        return None

    def following(self, faces: Sequence[Face]) -> Following:
        if faces and faces[0].code == KRAKEN:
            return FREE  # ND5
        return following(faces) if faces else NOT_SET

    def resolve(self, state: State) -> TrickOutcome:
        """ND6."""
        kept = [laid for laid in state.trick if laid.face != KRAKEN] or list(state.trick)
        won = taken(self.rules, [self.box.faces[laid.face] for laid in kept], state.trump)
        if KRAKEN in [laid.face for laid in state.trick]:
            return TrickLost(kept[won.index].seat, "ND6")
        return TrickTaken.by(kept[won.index].seat, won.rule, won.paid)

    def lines(self, state: State) -> tuple[Line, ...]:
        """ND13: of all seats together, since an alliance reads two bids."""
        return tuple(self._line(state, seat) for seat in range(state.players))

    def _line(self, state: State, seat: Seat) -> BidLine:
        plain = self.scoring.line(state.cards, state.bids[seat], state.won(seat), 0)
        shares = SHARES.get(abs(plain.bid - plain.won), {})
        caught = sum(int(points * shares.get(rule, 0)) for rule, points in state.paid(seat))
        bonus = caught + ALLIANCE * _kept_alliances(state, seat)
        return replace(plain, bonus=bonus, points=plain.points + bonus)


def _kept_alliances(state: State, seat: Seat) -> int:
    """ND12: every 1 is an alliance of its own, and counts for both if both made their bids."""
    own = [pair for pair in _allies(state) if seat in pair]
    return sum(all(_is_exact(state, ally) for ally in pair) for pair in own)


def _allies(state: State) -> list[tuple[Seat, Seat]]:
    return [
        (laid.seat, trick.taker)
        for trick in state.tricks
        for laid in trick.laid
        if trick.taker is not None and laid.face[1:] == "1" and laid.seat != trick.taker
    ]


def _is_exact(state: State, seat: Seat) -> bool:
    """The ghost of ND8 has no bid to make."""
    return seat < state.players and state.bids[seat] == state.won(seat)


def _count(state: State, verb: str) -> int:
    return sum(made.choice.verb == verb for made in state.chosen)


def _is_mighty(trick: Trick) -> bool:
    return any(laid.seat == trick.taker and laid.face[1:] == "14" for laid in trick.laid)


def _powers(state: State, seat: Seat) -> chain[Pick]:
    bid = state.bids[seat]
    changes = [f"{by:+d}" for by in (-1, 1) if bid + by in range(state.cards + 1)]
    late = (Pick("power", ("bid", by)) for by in changes)
    if not any(state.hands[: state.players]):
        return chain((PASS,), late)
    leads = (Pick("power", ("lead", str(other))) for other in range(state.players))
    return chain((PASS,), late, leads, (Pick("power", ("look",)), Pick("power", ("swap",))))


GAME = Needs(
    id="needs",
    box=Box((*numbers(SUITS, range(1, 15)), card(KRAKEN, "kraken", 2))),
    rounds=dict.fromkeys(range(2, 9), len(CARDS)),
    opens=1,
    clauses={"choose": "ND3", "barred": "ND3", "turn": "ND5", "open": "ND5", "follow": "ND5"}
    | {"freed": "ND5"},
    declares=Declaration(
        loses_tricks=True,  # ND6, ND8
        inks={"R": "red", "Y": "yellow", "G": "green", "B": "blue"},
    ),
    rules=TrickRules(
        ladder=(
            Rung("ND9", "number", "highest", suit=TRUMP),
            Rung("ND9", "number", "highest", suit=LED),
            Rung("ND9", "kraken", "first"),
        ),
        captures=(
            Capture("ND10", frozenset(f"{suit}14" for suit in SUITS), 10),
            Capture("ND11", frozenset(f"{suit}13" for suit in SUITS), 20),
        ),
    ),
)

PLAIN = """
game-needs = Needs
piece-KR = Kraken
why-ND9 = { $piece } takes the trick.
bonus-ND10 = A 14 in it: { $points }.
bonus-ND11 = A 13 in it: { $points }.
pad-event-ND10 = 14 taken
pad-event-ND11 = 13 taken
pick-shot-grape = Grapeshot
pick-shot-cannon = Cannonball
"""
WORDS = dict.fromkeys(("en", "de", "fr", "it"), PLAIN)
