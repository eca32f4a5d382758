"""Skull King, the card game: say how many tricks you will take, then take exactly those."""

from ..bidding import BiddingGame
from ..declaration import Declaration
from ..pieces import SCARY_MARY, Box, card, numbers
from ..trick import CARD_CAPTURES, CARD_CLAUSES, TrickRules, card_ladder

BOX = Box(  # SK1
    (
        *numbers("YRBK", range(1, 14)),
        card("ES", "escape", 5),
        card("PI", "pirate", 5),
        card("ME", "mermaid", 2),
        SCARY_MARY,
        card("SK", "king"),
    )
)

TRICK = TrickRules(card_ladder(trump="K"), CARD_CAPTURES)

GAME = BiddingGame(
    id="skull_king",
    box=BOX,
    rounds=dict.fromkeys(range(2, 7), 10),  # SK23
    opens=1,  # SK4
    clauses=CARD_CLAUSES,
    declares=Declaration(
        inks={"Y": "yellow", "R": "red", "B": "blue", "K": "black"},
        sign="king",
        still=("B11", "K7", "SK"),
    ),
    rules=TRICK,
)
