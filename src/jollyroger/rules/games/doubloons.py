"""Skull King in doubloons: the same fight with 49 tokens that fingers can read."""

from ..bidding import BiddingGame
from ..declaration import Declaration
from ..pieces import SCARY_MARY, Box, card, numbers
from ..trick import CARD_CAPTURES, CARD_CLAUSES, TrickRules, card_ladder

BOX = Box(  # DO1
    (
        *numbers("CTQS", range(10)),
        card("FL", "escape", 4),
        card("PI", "pirate", 2),
        card("ME", "mermaid"),
        SCARY_MARY,
        card("SK", "king"),
    )
)

TRICK = TrickRules(card_ladder(trump="S"), CARD_CAPTURES, frees=frozenset({"PI", "SM+"}))  # DO4

GAME = BiddingGame(
    id="doubloons",
    box=BOX,
    rounds={2: 10, 3: 10, 4: 10, 5: 9, 6: 8},  # DO2
    opens=1,
    clauses={**CARD_CLAUSES, "freed": "DO4"},  # DO3
    declares=Declaration(
        pieces="doubloon",
        inks={"C": "metal", "T": "metal", "Q": "metal", "S": "iron"},
        sign="star",
        still=("T4", "C9", "S7", "ME"),
    ),
    rules=TRICK,
)
