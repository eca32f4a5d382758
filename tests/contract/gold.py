"""An expansion that is not on the shelf, to try the seam: gold for the highest numbers taken."""

from dataclasses import replace

from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.pieces import Code
from jollyroger.rules.trick import Capture

POINTS = 10


def gold(game: BiddingGame) -> BiddingGame:
    """+10 for every thirteen (with dice: every seven) in a trick, paid when the bid is made."""
    paid = game.rules.captures if game.scoring.made.bonus else ()
    captures = (*paid, Capture("GOLD", golden(game), POINTS))
    made = replace(game.scoring.made, bonus=True)
    return replace(
        game,
        rules=replace(game.rules, captures=captures),
        scoring=replace(game.scoring, made=made),
    )


def golden(game: BiddingGame) -> frozenset[Code]:
    faces = [face for face in game.box.faces.values() if face.kind == "number"]
    top = max(face.value for face in faces)
    return frozenset(face.code for face in faces if face.value == top)
