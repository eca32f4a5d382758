"""Knaves: no bids; every trick is a point, and every knave that lies in it costs its taker.

A game of the public domain that no module of ours knows, and the model for one without bids: the
tests put it on the shelf, and everything has to play it. Its rules:

KN1: 52 cards, four suits from 2 to 14 (the ace). 3 or 4 players.
KN2: everybody deals once; 17 cards for each of three, 12 for each of four.
KN3: the next card of the deck is turned up; its suit is trump in this round.
KN4: nobody bids.
KN5: left of the dealer leads; the suit that was led is to be followed.
KN6: the highest trump takes the trick. KN7: without a trump, the highest of the suit led.
KN8: one point for every trick.
KN9: the knave of hearts costs its taker 4. KN10: that of diamonds 3. KN11: that of clubs 2.
KN12: that of spades 1.
KN13: the most points win."""

from dataclasses import dataclass

from jollyroger.rules.declaration import Declaration
from jollyroger.rules.pieces import Box, numbers
from jollyroger.rules.trick import LED, TRUMP, Capture, Rung, TrickRules
from jollyroger.rules.tricks import TrickGame

KNAVE = 11

BOX = Box(numbers("LDHP", range(2, 15)))  # KN1: cLubs, Diamonds, Hearts, sPades

TRICK = TrickRules(
    ladder=(
        Rung("KN6", "number", "highest", suit=TRUMP),
        Rung("KN7", "number", "highest", suit=LED),
    ),
    captures=(
        Capture("KN9", frozenset({f"H{KNAVE}"}), -4),
        Capture("KN10", frozenset({f"D{KNAVE}"}), -3),
        Capture("KN11", frozenset({f"L{KNAVE}"}), -2),
        Capture("KN12", frozenset({f"P{KNAVE}"}), -1),
    ),
)


@dataclass(frozen=True, kw_only=True)
class Knaves(TrickGame):
    def cards(self, players: int, number: int) -> int:
        """KN2: as many as the deck has for everybody, one card left to be turned."""
        return (len(self.box.deck) - 1) // players


GAME = Knaves(
    id="knaves",
    box=BOX,
    rounds={3: 3, 4: 4},  # KN2
    opens=1,  # KN5
    clauses={"choose": "KN4", "turn": "KN5", "open": "KN5", "follow": "KN5", "score": "KN8"},
    declares=Declaration(
        board="tricks",
        bids="none",  # KN4
        turns_up=True,  # KN3
        inks={"L": "green", "D": "yellow", "H": "red", "P": "black"},
    ),
    rules=TRICK,
)

WORDS = {
    "en": """
game-knaves = Knaves
suit-L = clubs
suit-D = diamonds
suit-H = hearts
suit-P = spades
number-L = { $value } of clubs
number-D = { $value } of diamonds
number-H = { $value } of hearts
number-P = { $value } of spades
why-KN6 = { $piece } takes the trick: the highest trump.
why-KN7 = { $piece } takes the trick: the highest of { $suit }, which was led.
bonus-KN9 = The knave of hearts in it: { $points }.
bonus-KN10 = The knave of diamonds in it: { $points }.
bonus-KN11 = The knave of clubs in it: { $points }.
bonus-KN12 = The knave of spades in it: { $points }.
pad-event-KN9 = Knave of hearts taken
pad-event-KN10 = Knave of diamonds taken
pad-event-KN11 = Knave of clubs taken
pad-event-KN12 = Knave of spades taken
""",
    "de": """
game-knaves = Buben
suit-L = Kreuz
suit-D = Karo
suit-H = Herz
suit-P = Pik
number-L = Kreuz { $value }
number-D = Karo { $value }
number-H = Herz { $value }
number-P = Pik { $value }
why-KN6 = { $piece } macht den Stich: der höchste Trumpf.
why-KN7 = { $piece } macht den Stich: am höchsten in { $suit }, das ausgespielt wurde.
bonus-KN9 = Der Herz Bube darin: { $points }.
bonus-KN10 = Der Karo Bube darin: { $points }.
bonus-KN11 = Der Kreuz Bube darin: { $points }.
bonus-KN12 = Der Pik Bube darin: { $points }.
pad-event-KN9 = Herz Bube im Stich
pad-event-KN10 = Karo Bube im Stich
pad-event-KN11 = Kreuz Bube im Stich
pad-event-KN12 = Pik Bube im Stich
""",
    "fr": """
game-knaves = Valets
suit-L = trèfle
suit-D = carreau
suit-H = cœur
suit-P = pique
number-L = { $value } de trèfle
number-D = { $value } de carreau
number-H = { $value } de cœur
number-P = { $value } de pique
why-KN6 = { $piece } remporte le pli\u00a0: l'atout le plus fort.
why-KN7 = { $piece } remporte le pli\u00a0: la plus forte à { $suit }, la couleur demandée.
bonus-KN9 = Le valet de cœur dedans\u00a0: { $points }.
bonus-KN10 = Le valet de carreau dedans\u00a0: { $points }.
bonus-KN11 = Le valet de trèfle dedans\u00a0: { $points }.
bonus-KN12 = Le valet de pique dedans\u00a0: { $points }.
pad-event-KN9 = Valet de cœur ramassé
pad-event-KN10 = Valet de carreau ramassé
pad-event-KN11 = Valet de trèfle ramassé
pad-event-KN12 = Valet de pique ramassé
""",
    "it": """
game-knaves = Fanti
suit-L = fiori
suit-D = quadri
suit-H = cuori
suit-P = picche
number-L = { $value } di fiori
number-D = { $value } di quadri
number-H = { $value } di cuori
number-P = { $value } di picche
why-KN6 = { $piece } vince la presa: la briscola più alta.
why-KN7 = { $piece } vince la presa: la più alta di { $suit }, il seme di uscita.
bonus-KN9 = Il fante di cuori dentro: { $points }.
bonus-KN10 = Il fante di quadri dentro: { $points }.
bonus-KN11 = Il fante di fiori dentro: { $points }.
bonus-KN12 = Il fante di picche dentro: { $points }.
pad-event-KN9 = Fante di cuori preso
pad-event-KN10 = Fante di quadri preso
pad-event-KN11 = Fante di fiori preso
pad-event-KN12 = Fante di picche preso
""",
}
