"""The exact best response in round 1, held against every deal played through the rules core."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from itertools import permutations
from random import Random

import numpy as np
import pytest
from habits import Habits, Opening
from round_one import Reckoning

from jollyroger.bots.crew import bot
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.chance import Drawn
from jollyroger.rules.game import decide, due, may
from jollyroger.rules.moves import Bid, Play
from jollyroger.rules.shelf import load
from jollyroger.rules.state import Phase, State, fold
from jollyroger.rules.view import View, view

GAME = load("doubloons")
assert isinstance(GAME, BiddingGame)
NO_CHANCE = Drawn(lambda bound: 0)
Bids = tuple[int, ...]


@cache
def level5(seat: int, known: State) -> Bid | Play:
    """Remembered: the same view comes back with every deal that looks like it."""
    move = bot("level5")(View(GAME, seat, known), may(GAME, known, seat), Random(0))
    assert isinstance(move, Bid | Play)
    return move


def dealt(hands: tuple[str, ...]) -> State:
    players = len(hands)
    return State(
        players,
        Phase.CHOOSE,
        round=1,
        dealer=players - 1,
        hands=tuple((code,) for code in hands),
        choices=(None,) * players,
        cards=1,
    )


def played(
    hands: tuple[str, ...], forced: Mapping[int, tuple[int, str]]
) -> tuple[State, tuple[int, ...]]:
    """Round 1 by level5, but for the seats whose bid and face are given; the sight of Mary."""
    state = dealt(hands)
    mary = state
    while state.phase in (Phase.CHOOSE, Phase.PLAY):
        seat = due(GAME, state)[0]
        move = level5(seat, view(GAME, state, seat).known)
        if seat in forced:
            bid, face = forced[seat]
            move = Bid(bid) if state.phase is Phase.CHOOSE else Play(face)
        if state.phase is Phase.PLAY and hands[seat] == "SM":
            mary = view(GAME, state, seat).known
        state = fold(state, decide(GAME, state, seat, move, NO_CHANCE))
    return mary, tuple(line.points for line in state.sheet[0])


def every_deal() -> list[tuple[str, str]]:
    return [*permutations(GAME.box.deck, 2)]


@pytest.fixture(scope="module")
def reckoning() -> Reckoning:
    assert isinstance(GAME, BiddingGame)
    return Reckoning(Habits(Opening(GAME, 2)))


def test_the_bots_own_points_are_those_of_all_deals(reckoning: Reckoning) -> None:
    """2,352 deals of two doubloons, each played through the rules core."""
    points = np.array([played(hands, {})[1] for hands in every_deal()])
    assert reckoning.ways == len(points)
    assert np.allclose(reckoning.habit()[0].sum(axis=-1), points.mean(axis=0))
    assert np.allclose(reckoning.habit()[1].sum(axis=-1), (points - points[:, ::-1]).mean(axis=0))


@pytest.mark.parametrize("place", [0, 1])
def test_no_plan_of_bids_and_faces_does_better(reckoning: Reckoning, place: int) -> None:
    """By brute force: for every piece the best bid, for every sight of Mary the best face."""
    plain: dict[tuple[str, int], int] = defaultdict(int)
    mary: dict[tuple[int, State], dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for hands in every_deal():
        own = hands[place]
        for bid in (0, 1):
            for face in ("SM+", "SM-") if own == "SM" else (own,):
                sight, points = played(hands, {place: (bid, face)})
                if own == "SM":
                    mary[bid, sight][face] += points[place]
                else:
                    plain[own, bid] += points[place]
    for (bid, _), faces in mary.items():
        plain["SM", bid] += max(faces.values())
    total = sum(max(plain[code, bid] for bid in (0, 1)) for code in dict.fromkeys(GAME.box.deck))
    best = reckoning.best()[0, place].max(axis=0).sum()
    assert np.isclose(best, total / len(every_deal()))


def test_a_larger_table_is_played_as_the_rules_play_it() -> None:
    """Some deals of three, Scary Mary in each: bids, her face and points are level5's own."""
    assert isinstance(GAME, BiddingGame)
    opening, rng = Opening(GAME, 3), Random(5)
    habits, codes = Habits(opening), [piece.code for piece in GAME.box.pieces]
    for _ in range(60):
        hands = ["SM", *rng.sample([code for code in GAME.box.deck if code != "SM"], 2)]
        rng.shuffle(hands)
        pieces = np.array([[codes.index(code)] for code in hands])
        bids, place = habits.of(pieces), hands.index("SM")
        pirate = habits.declares(place, pieces, bids)[0]
        laid = [code if code != "SM" else "SM+" if pirate else "SM-" for code in hands]
        faces = np.array([[opening.steps.faces.index(code)] for code in laid])
        assert tuple(opening.points(faces, bids)[:, 0]) == played(tuple(hands), {})[1]
