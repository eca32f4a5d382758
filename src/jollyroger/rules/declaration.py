"""What a game tells about itself to those who show it: page, pad, terminal, referee, bots.

They read this in place of asking which game it is, so a new game is told as it is played."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from .pieces import Code, Suit

Ink = Literal["yellow", "red", "blue", "black", "green", "metal", "iron"]


@dataclass(frozen=True, slots=True)
class Declaration:
    """`pieces` is the word for one of them, `board` what stands before each seat in a round.

    `bids` says how bids are made; with a board of `tricks` nobody bids. `turns_up` is that the
    centre shows a card whose suit is trump, `loses_tricks` that some tricks are nobody's, so that
    those of all seats need not add up to the cards of a hand; `inks` the colour of every suit.
    `sign` is the drawing on a button for the game, `still` the faces that lie in its picture;
    without any, some of its pieces do."""

    pieces: Literal["card", "die", "doubloon"] = "card"
    board: Literal["bids", "planks", "tricks"] = "bids"
    bids: Literal["sealed", "open", "none"] = "sealed"
    turns_up: bool = False
    loses_tricks: bool = False
    inks: Mapping[Suit, Ink] = field(default_factory=dict)
    sign: str = "banner"
    still: tuple[Code, ...] = ()
