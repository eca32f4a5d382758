"""Skull King, the dice game: the bag decides what you hold, the throw what it is worth."""

from collections.abc import Sequence

from ..bidding import BiddingGame
from ..declaration import Declaration
from ..pieces import Box, Face, Kind, Piece
from ..scoring import STANDARD, under
from ..trick import Capture, Rung, TrickRules


def number_die(suit: str, count: int, values: Sequence[int], flags: int = 0) -> Piece:
    """A coloured die; it sets and follows its colour even when it shows a flag (DI6)."""
    shown = [Face(f"{suit}{value}", "number", suit, value) for value in values]
    return Piece(suit, (*[Face(f"{suit}F", "escape", suit)] * flags, *shown), count, thrown=True)


def special_die(code: str, kind: Kind, count: int) -> Piece:
    """Four skulls and two flags (DI2)."""
    return Piece(
        code, (*[Face(code, kind)] * 4, *[Face(f"{code}F", "escape")] * 2), count, thrown=True
    )


BOX = Box(  # DI1
    (
        number_die("K", 7, (7, 7, 6, 6, 5, 5)),
        number_die("B", 7, (5, 5, 4, 4, 3, 3)),
        number_die("R", 8, (3, 3, 2, 2, 1, 1)),
        number_die("Y", 8, (1, 1, 7), flags=3),
        special_die("PI", "pirate", 3),
        special_die("ME", "mermaid", 2),
        special_die("SK", "king", 1),
    )
)

TRICK = TrickRules(
    ladder=(
        Rung("DI7", "mermaid", "last", beside="king"),
        Rung("DI8", "king", "first"),
        Rung("DI9", "pirate", "last"),
        Rung("DI10", "mermaid", "last"),
        Rung("DI11", "number", "last_highest"),
        Rung("DI12", "escape", "first"),
    ),
    captures=(
        Capture("DI14", frozenset({"PI"}), 30, by="king"),
        Capture("DI15", frozenset({"SK"}), 50, by="mermaid"),
    ),
)

GAME = BiddingGame(
    id="dice",
    box=BOX,
    rounds={3: 8, 4: 8, 5: 7, 6: 6},  # DI3
    opens=0,  # DI5: who is drawn by lot throws first
    clauses={"choose": "DI4", "turn": "DI5", "open": "DI6", "follow": "DI6"},
    declares=Declaration(
        pieces="die",
        inks={"K": "black", "B": "blue", "R": "red", "Y": "yellow"},
        sign="skull",
        still=("K7", "YF", "SK", "B4"),
    ),
    rules=TRICK,
    scoring=under("DI13", STANDARD),
)
