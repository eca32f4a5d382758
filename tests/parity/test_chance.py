"""Chance for a batch is fair: every piece, throw and open play comes as often as the others."""

from typing import Any

import numpy as np
import pytest

from jollyroger.arrays.chance import JaxChance, NumpyChance, below, below_many, nth
from jollyroger.arrays.lockstep import lockstep
from jollyroger.arrays.playout import play
from jollyroger.rules.shelf import load
from shelf import COLUMNED

BATCH = 20_000
SIGMAS = 6


def sources() -> list[Any]:
    try:
        import jax
    except ImportError:
        return [NumpyChance(1)]
    return [NumpyChance(1), JaxChance(jax.random.key(1))]


def even(counts: np.ndarray, expected: float) -> bool:
    return bool((abs(counts - expected) < SIGMAS * np.sqrt(expected)).all())


@pytest.mark.parametrize("chance", sources(), ids=lambda chance: type(chance).__name__)
def test_a_shuffled_deck_has_every_piece_once_and_everywhere_alike(chance: Any) -> None:
    deck = np.arange(66, dtype="uint8")
    drawn = np.asarray(chance.draw(deck, 66, 66, BATCH))
    assert (np.sort(drawn, axis=0) == deck[:, None]).all()
    for row in drawn:
        assert even(np.bincount(row, minlength=66), BATCH / 66)


@pytest.mark.parametrize("chance", sources(), ids=lambda chance: type(chance).__name__)
def test_two_neighbours_in_a_deck_are_any_pair(chance: Any) -> None:
    first, second = np.asarray(chance.draw(np.arange(7, dtype="uint8"), 2, 2, BATCH)).astype(int)
    pairs = np.bincount(first * 7 + second, minlength=49).reshape(7, 7)
    assert pairs.trace() == 0
    assert even(pairs[~np.eye(7, dtype=bool)], BATCH / 42)


@pytest.mark.parametrize("chance", sources(), ids=lambda chance: type(chance).__name__)
def test_lots_and_throws_are_even(chance: Any) -> None:
    assert even(np.bincount(np.asarray(chance.lot(BATCH, 5))), BATCH / 5)
    assert even(np.bincount(np.asarray(chance.throw(BATCH))), BATCH / 6)


@pytest.mark.parametrize("bound", [1, 2, 58, 66])
def test_numbers_stay_below_their_bound(bound: int) -> None:
    bits = np.array([0, 1, 0x7FFFFFFF, 0xFFFFFFFF], "uint32")
    assert below(bits, bound).tolist()[0] == 0
    assert below(bits, bound).tolist()[-1] == bound - 1
    assert below_many(bits, bound * 19).tolist()[-1] == bound * 19 - 1


def test_the_nth_set_bit_is_found_through_all_words() -> None:
    words = [0b1010, 0, 0x80000001]
    columns = tuple(np.full(4, word, "uint32") for word in words)
    assert nth(np, columns, np.arange(4, dtype="uint8")).tolist() == [1, 3, 64, 95]


@pytest.mark.parametrize("game", COLUMNED)
def test_open_plays_are_chosen_evenly(game: str) -> None:
    steps, chance = lockstep(load(game), 4), NumpyChance(3)
    state = steps.deal(
        np,
        steps.init(np, chance.lot(1, 4)),
        chance.draw(steps.deck, steps.draws(steps.rounds), steps.draws(steps.rounds), 1),
    )
    for _ in range(steps.rounds - 1):
        state = state._replace(round=state.round + 1)
    state = steps.deal(
        np,
        state._replace(round=state.round - 1),
        chance.draw(steps.deck, steps.draws(steps.rounds), 0, 1),
    )
    for _ in range(4):
        state = steps.choose(np, state, np.zeros(1, "uint8"))
    many = _repeated(state, BATCH)
    plays = steps.any_play(np, many, chance.bits(BATCH))
    legal = np.flatnonzero(steps.legal(np, state)[0]) - len(steps.choices)
    assert len(legal) > 2
    assert sorted(set(plays.tolist())) == legal.tolist()
    assert even(np.bincount(plays)[legal], BATCH / len(legal))


def _repeated(state: Any, batch: int) -> Any:
    if not isinstance(state, tuple):
        return np.repeat(state, batch, axis=-1)
    parts = [_repeated(part, batch) for part in state]
    return type(state)(*parts) if hasattr(state, "_fields") else tuple(parts)


@pytest.mark.parametrize("game", COLUMNED)
def test_the_same_seed_plays_the_same_games(game: str) -> None:
    steps = lockstep(load(game), 3)
    ended = [play(steps, NumpyChance(seed), 50).scores for seed in (7, 7, 8)]
    same = [np.array_equal(ended[0], other) for other in ended[1:]]
    assert same == [True, False]
