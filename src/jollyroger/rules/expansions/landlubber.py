"""The dice game's gentle scoring (DI16): a missed bid costs nothing, bonuses do not count."""

from dataclasses import replace

from ..bidding import BiddingGame
from ..scoring import Outcome, Scoring

LANDLUBBER = Scoring(
    made=Outcome("DI16", per_bid=20),
    missed=Outcome("DI16"),
    zero_made=Outcome("DI16", per_round=10),
    zero_broken=Outcome("DI16", per_round=-10),
)


def landlubber(game: BiddingGame) -> BiddingGame:
    return replace(game, rules=replace(game.rules, captures=()), scoring=LANDLUBBER)
