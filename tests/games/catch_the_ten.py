"""Catch the Ten: nobody bids; the jack is the highest trump, and trumps pay whoever takes them.

A game of the public domain, also called Scotch Whist, that no module of ours knows: the tests put
it on the shelf, and everything has to play it. It is the model for a number with a rung of its own,
for pieces that pay by the trump of the round, and for words of its own where another game has the
same letters. Its rules, played by rounds:

CT1: 36 cards, four suits from 6 to 14 (the ace). 3 or 4 players.
CT2: everybody deals once; 11 cards for each of three, 8 for each of four.
CT3: the next card of the deck is turned up; its suit is trump in this round.
CT4: nobody bids.
CT5: left of the dealer leads; the suit that was led is to be followed.
CT6: the jack of trumps takes the trick. CT7: without it, the highest trump.
CT8: without a trump, the highest of the suit led.
CT9: one point for every trick.
CT10: trumps pay their taker: the jack 11, the ten 10, the ace 4, the king 3, the queen 2.
CT11: the most points win."""

from dataclasses import dataclass

from jollyroger.rules.declaration import Declaration
from jollyroger.rules.pieces import Box, numbers
from jollyroger.rules.trick import LED, TRUMP, Capture, Rung, TrickRules
from jollyroger.rules.tricks import TrickGame

TEN, JACK, QUEEN, KING, ACE = range(10, 15)
SUITS = "LDHP"  # cLubs, Diamonds, Hearts, sPades
PAY = {JACK: 11, TEN: 10, ACE: 4, KING: 3, QUEEN: 2}  # CT10

BOX = Box(numbers(SUITS, range(6, ACE + 1)))  # CT1

TRICK = TrickRules(
    ladder=(
        Rung("CT6", "number", "first", suit=TRUMP, value=JACK),
        Rung("CT7", "number", "highest", suit=TRUMP),
        Rung("CT8", "number", "highest", suit=LED),
    ),
    captures=tuple(
        Capture("CT10", frozenset(f"{suit}{value}" for suit in SUITS), points, suit=TRUMP)
        for value, points in PAY.items()
    ),
)


@dataclass(frozen=True, kw_only=True)
class CatchTheTen(TrickGame):
    def cards(self, players: int, number: int) -> int:
        """CT2: as many as the deck has for everybody, one card left to be turned."""
        return (len(self.box.deck) - 1) // players


GAME = CatchTheTen(
    id="catch_the_ten",
    box=BOX,
    rounds={3: 3, 4: 4},  # CT2
    opens=1,  # CT5
    clauses={"choose": "CT4", "turn": "CT5", "open": "CT5", "follow": "CT5", "score": "CT9"},
    declares=Declaration(
        board="tricks",
        bids="none",  # CT4
        turns_up=True,  # CT3
        inks={"L": "green", "D": "yellow", "H": "red", "P": "black"},
    ),
    rules=TRICK,
)

WORDS = {
    "en": """
game-catch_the_ten = Catch the Ten
suit-L-catch_the_ten = clubs
suit-D-catch_the_ten = diamonds
suit-H-catch_the_ten = hearts
suit-P-catch_the_ten = spades
letter-L-catch_the_ten = ♣
letter-D-catch_the_ten = ♦
letter-H-catch_the_ten = ♥
letter-P-catch_the_ten = ♠
mark-11-catch_the_ten = J
mark-12-catch_the_ten = Q
mark-13-catch_the_ten = K
mark-14-catch_the_ten = A
number-L-catch_the_ten = { $value ->
    [11] Jack of clubs
    [12] Queen of clubs
    [13] King of clubs
    [14] Ace of clubs
   *[other] { $value } of clubs
}
number-D-catch_the_ten = { $value ->
    [11] Jack of diamonds
    [12] Queen of diamonds
    [13] King of diamonds
    [14] Ace of diamonds
   *[other] { $value } of diamonds
}
number-H-catch_the_ten = { $value ->
    [11] Jack of hearts
    [12] Queen of hearts
    [13] King of hearts
    [14] Ace of hearts
   *[other] { $value } of hearts
}
number-P-catch_the_ten = { $value ->
    [11] Jack of spades
    [12] Queen of spades
    [13] King of spades
    [14] Ace of spades
   *[other] { $value } of spades
}
why-CT6 = { $piece } takes the trick: the jack of trumps beats every card.
why-CT7 = { $piece } takes the trick: the highest trump.
why-CT8 = { $piece } takes the trick: the highest of { $suit }, which was led.
bonus-CT10 = A trump in it: { $points }.
pad-event-CT10-1 = Trump jack taken
pad-event-CT10-2 = Trump ten taken
pad-event-CT10-3 = Trump ace taken
pad-event-CT10-4 = Trump king taken
pad-event-CT10-5 = Trump queen taken
""",
    "de": """
game-catch_the_ten = Fang die Zehn
suit-L-catch_the_ten = Eichel
suit-D-catch_the_ten = Schellen
suit-H-catch_the_ten = Rot
suit-P-catch_the_ten = Blatt
letter-L-catch_the_ten = ♣
letter-D-catch_the_ten = ♦
letter-H-catch_the_ten = ♥
letter-P-catch_the_ten = ♠
mark-11-catch_the_ten = U
mark-12-catch_the_ten = O
mark-13-catch_the_ten = K
mark-14-catch_the_ten = A
number-L-catch_the_ten = { $value ->
    [11] Eichel-Unter
    [12] Eichel-Ober
    [13] Eichel-König
    [14] Eichel-Daus
   *[other] Eichel-{ $value }
}
number-D-catch_the_ten = { $value ->
    [11] Schellen-Unter
    [12] Schellen-Ober
    [13] Schellen-König
    [14] Schellen-Daus
   *[other] Schellen-{ $value }
}
number-H-catch_the_ten = { $value ->
    [11] Rot-Unter
    [12] Rot-Ober
    [13] Rot-König
    [14] Rot-Daus
   *[other] Rot-{ $value }
}
number-P-catch_the_ten = { $value ->
    [11] Blatt-Unter
    [12] Blatt-Ober
    [13] Blatt-König
    [14] Blatt-Daus
   *[other] Blatt-{ $value }
}
why-CT6 = { $piece } macht den Stich: der Trumpf-Unter schlägt alle.
why-CT7 = { $piece } macht den Stich: der höchste Trumpf.
why-CT8 = { $piece } macht den Stich: am höchsten in { $suit }, das ausgespielt wurde.
bonus-CT10 = Ein Trumpf darin: { $points }.
pad-event-CT10-1 = Trumpf-Unter im Stich
pad-event-CT10-2 = Trumpf-Zehn im Stich
pad-event-CT10-3 = Trumpf-Daus im Stich
pad-event-CT10-4 = Trumpf-König im Stich
pad-event-CT10-5 = Trumpf-Ober im Stich
""",
    "fr": """
game-catch_the_ten = Attrape le dix
suit-L-catch_the_ten = trèfle
suit-D-catch_the_ten = carreau
suit-H-catch_the_ten = cœur
suit-P-catch_the_ten = pique
letter-L-catch_the_ten = ♣
letter-D-catch_the_ten = ♦
letter-H-catch_the_ten = ♥
letter-P-catch_the_ten = ♠
mark-11-catch_the_ten = V
mark-12-catch_the_ten = D
mark-13-catch_the_ten = R
mark-14-catch_the_ten = A
number-L-catch_the_ten = { $value ->
    [11] Valet de trèfle
    [12] Dame de trèfle
    [13] Roi de trèfle
    [14] As de trèfle
   *[other] { $value } de trèfle
}
number-D-catch_the_ten = { $value ->
    [11] Valet de carreau
    [12] Dame de carreau
    [13] Roi de carreau
    [14] As de carreau
   *[other] { $value } de carreau
}
number-H-catch_the_ten = { $value ->
    [11] Valet de cœur
    [12] Dame de cœur
    [13] Roi de cœur
    [14] As de cœur
   *[other] { $value } de cœur
}
number-P-catch_the_ten = { $value ->
    [11] Valet de pique
    [12] Dame de pique
    [13] Roi de pique
    [14] As de pique
   *[other] { $value } de pique
}
why-CT6 = { $piece } remporte le pli\u00a0: le valet d'atout bat toutes les cartes.
why-CT7 = { $piece } remporte le pli\u00a0: l'atout le plus fort.
why-CT8 = { $piece } remporte le pli\u00a0: la plus forte à { $suit }, la couleur demandée.
bonus-CT10 = Un atout dedans\u00a0: { $points }.
pad-event-CT10-1 = Valet d'atout ramassé
pad-event-CT10-2 = Dix d'atout ramassé
pad-event-CT10-3 = As d'atout ramassé
pad-event-CT10-4 = Roi d'atout ramassé
pad-event-CT10-5 = Dame d'atout ramassée
""",
    "it": """
game-catch_the_ten = Prendi il dieci
suit-L-catch_the_ten = fiori
suit-D-catch_the_ten = quadri
suit-H-catch_the_ten = cuori
suit-P-catch_the_ten = picche
letter-L-catch_the_ten = ♣
letter-D-catch_the_ten = ♦
letter-H-catch_the_ten = ♥
letter-P-catch_the_ten = ♠
mark-11-catch_the_ten = F
mark-12-catch_the_ten = D
mark-13-catch_the_ten = R
mark-14-catch_the_ten = A
number-L-catch_the_ten = { $value ->
    [11] Fante di fiori
    [12] Donna di fiori
    [13] Re di fiori
    [14] Asso di fiori
   *[other] { $value } di fiori
}
number-D-catch_the_ten = { $value ->
    [11] Fante di quadri
    [12] Donna di quadri
    [13] Re di quadri
    [14] Asso di quadri
   *[other] { $value } di quadri
}
number-H-catch_the_ten = { $value ->
    [11] Fante di cuori
    [12] Donna di cuori
    [13] Re di cuori
    [14] Asso di cuori
   *[other] { $value } di cuori
}
number-P-catch_the_ten = { $value ->
    [11] Fante di picche
    [12] Donna di picche
    [13] Re di picche
    [14] Asso di picche
   *[other] { $value } di picche
}
why-CT6 = { $piece } vince la presa: il fante di briscola batte tutte le carte.
why-CT7 = { $piece } vince la presa: la briscola più alta.
why-CT8 = { $piece } vince la presa: la più alta di { $suit }, il seme di uscita.
bonus-CT10 = Una briscola dentro: { $points }.
pad-event-CT10-1 = Fante di briscola preso
pad-event-CT10-2 = Dieci di briscola preso
pad-event-CT10-3 = Asso di briscola preso
pad-event-CT10-4 = Re di briscola preso
pad-event-CT10-5 = Donna di briscola presa
""",
}
