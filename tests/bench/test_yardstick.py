"""The Monte-Carlo player: it deals only what may be, and sees no more than its seat does."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import carlo
import numpy as np
import pytest

from jollyroger.arrays.conversion import of_state
from jollyroger.arrays.lockstep import lockstep
from jollyroger.bots.crew import bot
from jollyroger.bots.deals import Hidden, deals
from jollyroger.bots.deals import hidden as hidden_in
from jollyroger.rules.shelf import GAMES, load
from jollyroger.rules.state import Phase
from jollyroger.rules.view import View, view
from jollyroger.table.match import Match, seeded
from parity.worlds import elsewhere
from shelf import COLUMNED, FEWEST, counts

TABLES = [(id, players) for id in COLUMNED for players in counts(GAMES[id], 4, 6)]

SAME = {"skull_queen": 0.99, "dice": 0.93}


def sights(game: str, players: int, seed: int = 3) -> Iterator[tuple[Match, int]]:
    """Every decision of a game of rules of thumb, before it is made."""
    match = Match(load(game), players, seeded(seed))
    while not match.over:
        match.deal_if_due()
        seat = match.due()[0]
        yield match, seat
        match.take(seat, bot("heuristic")(match.view(seat), match.may(seat), Random(1)))


def hands_of(view: View, dealt: list[np.ndarray], at: int) -> list[list[str]]:
    pieces = [piece.code for piece in view.game.box.pieces]
    return [[pieces[held] for held in hand[:, at]] for hand in dealt]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_deal_agrees_with_what_was_seen(game: str, players: int) -> None:
    """Hands of the right size, out of pieces nobody has seen, without a suit shown void."""
    steps, source = lockstep(load(game), players), np.random.default_rng(1)
    box, shown = load(game).box, 0
    for match, seat in islice(sights(game, players), 0, None, 3):
        seen = match.view(seat)
        hidden = hidden_in(steps, seen)
        unseen = Counter(hidden.pieces.tolist())
        dealt = deals(hidden, 6, source)
        voids = [int(column[0]) for column in of_state(steps, match.state).voids]
        assert all(Counter(column.tolist()) <= unseen for column in np.concatenate(dealt).T)
        for at in range(6):
            hands = hands_of(seen, dealt, at)
            assert [*map(len, hands)] == [
                0 if other == seat else len(hand) for other, hand in enumerate(match.state.hands)
            ]
            for hand, bits in zip(hands, voids, strict=False):
                suits = {box.suits.index(suit) for c in hand if (suit := box.held[c].suit)}
                assert not any(bits >> suit & 1 for suit in suits)
        shown += any(bits for other, bits in enumerate(voids) if other != seat)
    assert shown > 3


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_hidden_is_all_that_was_not_seen(game: str, players: int) -> None:
    """The true hands are among the pieces that may be dealt."""
    steps = lockstep(load(game), players)
    for match, seat in islice(sights(game, players), 0, None, 7):
        hidden = hidden_in(steps, match.view(seat))
        codes = Counter(load(game).box.pieces[at].code for at in hidden.pieces)
        others = [hand for other, hand in enumerate(match.state.hands) if other != seat]
        assert Counter(code for hand in others for code in hand) <= codes


def test_deals_come_evenly() -> None:
    """Three hands, two of them bound: every deal that may be comes about as often as any other."""
    may = np.array([[1, 1, 1, 0, 0], [1, 0, 1, 1, 1], [1, 1, 1, 1, 1]], bool)
    hidden = Hidden(np.arange(5), (2, 1, 1), may)
    drawn = deals(hidden, 12_000, np.random.default_rng(2))
    named = Counter(
        (frozenset(first), *second, *third)
        for first, second, third in zip(*(hand.T.tolist() for hand in drawn), strict=True)
    )
    every = {
        (frozenset({a, b}), c, d)
        for a, b, c, d in np.ndindex(5, 5, 5, 5)
        if len({a, b, c, d}) == 4 and {a, b} <= {0, 1, 2} and c != 1
    }
    assert named.keys() == every
    expected = 12_000 / len(every)
    assert max(abs(count - expected) for count in named.values()) < 5 * expected**0.5


@pytest.mark.parametrize(("game", "players"), [(id, FEWEST[id]) for id in COLUMNED])
def test_swapped_hidden_pieces_change_no_choice(game: str, players: int) -> None:
    """The same view and the same generator give the same move, whatever the others hold."""
    rules, rng, moved = load(game), Random(3), 0
    for match, seat in islice(sights(game, players), 0, 90, 3):
        other = elsewhere(rules, match.state, seat, rng)
        moved += other.hands != match.state.hands
        chosen = {
            carlo.carlo(view(rules, world, seat), match.may(seat), Random(9))
            for world in (match.state, other)
        }
        assert len(chosen) == 1
        assert chosen <= {*match.may(seat)}
    assert moved >= 5


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rules_of_thumb_for_a_batch_are_those_of_heuristic(game: str, players: int) -> None:
    """The same choice; of dice and cards of the same worth now and then another one."""
    steps, thumb = carlo.table(game, players)
    same = asked = 0
    for match, seat in sights(game, players, seed=1):
        move = bot("heuristic")(match.view(seat), match.may(seat), Random(1))
        state = of_state(steps, match.state)
        turn = np.array([(seat - int(state.leader[0])) % players], "uint8")
        choosing = match.state.phase is Phase.CHOOSE
        if choosing or rules_blind(game, players):
            state = state._replace(turn=turn)
        first = 0 if choosing else len(steps.choices)
        found = int((thumb.choice if choosing else thumb.play)(state)[0]) + first
        same += steps.actions[found] == move
        asked += 1
    assert same >= SAME.get(game, 1.0) * asked


def rules_blind(game: str, players: int) -> bool:
    return load(game).blind(players)
