"""Oh Hell: bid in turn and in the open, with a turned trump, and take exactly that many tricks.

A game of the public domain that no module of ours knows: the tests put it on the shelf, and
everything has to play it. Its rules, as they are played in many houses:

OH1: 52 cards, four suits from 2 to 14 (the ace). 3 to 7 players.
OH2: hands go up from 1 card to 7 and down again to 1. The deal passes left.
OH3: the next card of the deck is turned up; its suit is trump in this round.
OH4: left of the dealer bids first, everybody in turn and in the open, from 0 to all tricks.
OH5: the dealer, who bids last, may not make the bids add up to the tricks of the round.
OH6: left of the dealer leads; the suit that was led is to be followed.
OH7: the highest trump takes the trick. OH8: without a trump, the highest of the suit led.
OH9: one point for every trick, and 10 more for an exact bid."""

from dataclasses import dataclass

from jollyroger.rules.bidding import BiddingGame, bids
from jollyroger.rules.declaration import Declaration
from jollyroger.rules.events import BidsShown, Event
from jollyroger.rules.game import ROTATIONS, Asked
from jollyroger.rules.moves import Bid
from jollyroger.rules.pieces import Box, numbers
from jollyroger.rules.scoring import Outcome, Scoring
from jollyroger.rules.state import Phase, State
from jollyroger.rules.trick import LED, TRUMP, Rung, TrickRules

MOST = 7

BOX = Box(numbers("LDHP", range(2, 15)))  # OH1: cLubs, Diamonds, Hearts, sPades

TRICK = TrickRules(
    ladder=(
        Rung("OH7", "number", "highest", suit=TRUMP),
        Rung("OH8", "number", "highest", suit=LED),
    )
)

EXACT = Outcome("OH9", flat=10, per_won=1)
MISSED = Outcome("OH9", per_won=1)


@dataclass(frozen=True, kw_only=True)
class OhHell(BiddingGame):
    def cards(self, players: int, number: int) -> int:
        return min(number, 2 * MOST - number)  # OH2

    def asks(self, state: State) -> Asked | None:
        """OH4: one after the other."""
        made = len(state.chosen)
        if state.phase is not Phase.CHOOSE or made == state.players:
            return None
        seat = ROTATIONS[state.players][state.leader][made]
        return Asked((seat,), self._open(state), openly=True)

    def _open(self, state: State) -> tuple[Bid, ...]:
        every = bids(state.cards)
        if len(state.chosen) < state.players - 1:
            return every
        hook = state.cards - sum(_bids(state).values())
        return tuple(bid for bid in every if bid.tricks != hook)  # OH5

    def show(self, state: State) -> Event:
        made = _bids(state)
        return BidsShown(tuple(made[seat] for seat in range(state.players)))


def _bids(state: State) -> dict[int, int]:
    return {seat: bid.tricks for seat, bid in state.chosen if isinstance(bid, Bid)}


GAME = OhHell(
    id="oh_hell",
    box=BOX,
    rounds=dict.fromkeys(range(3, 8), 2 * MOST - 1),
    opens=1,  # OH6
    clauses={
        "choose": "OH4",
        "barred": "OH5",
        "turn": "OH6",
        "open": "OH6",
        "follow": "OH6",
    },
    declares=Declaration(
        bids="open",
        turns_up=True,  # OH3
        inks={"L": "green", "D": "yellow", "H": "red", "P": "black"},
    ),
    rules=TRICK,
    scoring=Scoring(EXACT, MISSED, EXACT, MISSED),
)

WORDS = {
    "en": """
game-oh_hell = Oh Hell
suit-L = clubs
suit-D = diamonds
suit-H = hearts
suit-P = spades
letter-L = ♣
letter-D = ♦
letter-H = ♥
letter-P = ♠
number-L = { $value } of clubs
number-D = { $value } of diamonds
number-H = { $value } of hearts
number-P = { $value } of spades
why-OH7 = { $piece } takes the trick: the highest trump.
why-OH8 = { $piece } takes the trick: the highest of { $suit }, which was led.
""",
    "de": """
game-oh_hell = Oh Hell
suit-L = Kreuz
suit-D = Karo
suit-H = Herz
suit-P = Pik
letter-L = ♣
letter-D = ♦
letter-H = ♥
letter-P = ♠
number-L = Kreuz { $value }
number-D = Karo { $value }
number-H = Herz { $value }
number-P = Pik { $value }
why-OH7 = { $piece } macht den Stich: der höchste Trumpf.
why-OH8 = { $piece } macht den Stich: am höchsten in { $suit }, das ausgespielt wurde.
""",
    "fr": """
game-oh_hell = Oh Hell
suit-L = trèfle
suit-D = carreau
suit-H = cœur
suit-P = pique
letter-L = ♣
letter-D = ♦
letter-H = ♥
letter-P = ♠
number-L = { $value } de trèfle
number-D = { $value } de carreau
number-H = { $value } de cœur
number-P = { $value } de pique
why-OH7 = { $piece } remporte le pli\u00a0: l'atout le plus fort.
why-OH8 = { $piece } remporte le pli\u00a0: la plus forte à { $suit }, la couleur demandée.
""",
    "it": """
game-oh_hell = Oh Hell
suit-L = fiori
suit-D = quadri
suit-H = cuori
suit-P = picche
letter-L = ♣
letter-D = ♦
letter-H = ♥
letter-P = ♠
number-L = { $value } di fiori
number-D = { $value } di quadri
number-H = { $value } di cuori
number-P = { $value } di picche
why-OH7 = { $piece } vince la presa: la briscola più alta.
why-OH8 = { $piece } vince la presa: la più alta di { $suit }, il seme di uscita.
""",
}
