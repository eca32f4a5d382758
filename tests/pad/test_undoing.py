"""Undo and redo are edits too: they travel, and take nobody else's entries away."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jollyroger.pad.cells import Value
from jollyroger.pad.pad import Pad, conflicts, merge
from jollyroger.pad.pen import STEPS, Steps
from jollyroger.rules.refused import Refused
from pad.scribbles import HEAD, bids, calm, pen, written

values = st.dictionaries(
    st.sampled_from(["1/bid/0", "1/bid/1", "name/0"]), st.integers(0, 1), min_size=1
)


def contents(pad: Pad) -> dict[str, Value]:
    return {cell: edit.value for cell, edit in pad.fold.items() if edit.value is not None}


@calm
@given(st.lists(values, max_size=8))
def test_everything_undone_is_as_it_was_and_redone_as_it_became(
    script: list[dict[str, Value]],
) -> None:
    """Step by step, all the way back and all the way forth."""
    pad, steps, scribe = Pad(HEAD), Steps(), pen()
    stood = [contents(pad)]
    for each in script:
        pad, step = scribe.write(pad, each)
        steps = steps.and_then(step)
        stood += [contents(pad)] if step else []
    for before in reversed(stood[:-1]):
        pad, steps, _ = scribe.undo(pad, steps)
        assert contents(pad) == before
    for after in stood[1:]:
        pad, steps, _ = scribe.redo(pad, steps)
        assert contents(pad) == after
    assert conflicts(pad) == ()


def test_one_answer_that_writes_many_cells_is_one_step() -> None:
    """A saved round is taken back with one word."""
    scribe, pad = pen(), written(bids(1, 1, 0, 0, 0))
    pad, step = scribe.save(pad, 1)
    assert len(step) == 5
    pad, _, back = scribe.undo(pad, Steps().and_then(step))
    assert len(back) == 5
    assert contents(pad) == contents(written(bids(1, 1, 0, 0, 0)))


def test_a_hundred_steps_can_be_undone() -> None:
    """And no more; the edits are all still there."""
    scribe, pad, steps = pen(), Pad(HEAD), Steps()
    for number in range(STEPS + 5):
        pad, step = scribe.write(pad, {"weather": number})
        steps = steps.and_then(step)
    for _ in range(STEPS):
        pad, steps, _ = scribe.undo(pad, steps)
    assert pad.value("weather") == 4
    with pytest.raises(Refused, match="pad_nothing_to_undo"):
        scribe.undo(pad, steps)
    assert len(pad.edits) == 2 * STEPS + 5


def test_something_new_ends_what_could_be_redone() -> None:
    """As everywhere."""
    scribe = pen()
    pad, step = scribe.write(Pad(HEAD), bids(1, 1, 0, 0, 0))
    pad, steps, _ = scribe.undo(pad, Steps().and_then(step))
    pad, step = scribe.write(pad, {"name/0": "Anne"})
    with pytest.raises(Refused, match="pad_nothing_to_redo"):
        scribe.redo(pad, steps.and_then(step))


def test_undo_leaves_what_somebody_else_wrote_since() -> None:
    """Only cells in which one's own value still stands go back."""
    mine, theirs = pen("aaaaaaaa"), pen("bbbbbbbb")
    pad, step = mine.write(Pad(HEAD), bids(1, 1, 0, 0, 0))
    pad = merge(pad, theirs.write(pad, {"1/bid/0": 0})[0])
    pad, _, back = mine.undo(pad, Steps().and_then(step))
    assert contents(pad) == {"1/bid/0": 0}
    assert len(back) == 3


def test_times_grow_though_the_clock_stands_still() -> None:
    """An edit comes after everything its device has seen."""
    slow = pen("aaaaaaaa")
    pad = written(bids(1, 1, 0, 0, 0))
    for value in (0, 1, 0):
        pad = slow.write(pad, {"1/bid/0": value})[0]
        assert pad.value("1/bid/0") == value
    times = [edit.at for edit in pad.edits]
    assert times == sorted(set(times))
