"""Pads that were edited apart become one, and no value is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jollyroger.pad.gathering import Gathering
from jollyroger.pad.pad import Edit, Head, Pad, conflicts, gathered, history, merge
from jollyroger.pad.sheet import Sheet
from jollyroger.rules.refused import Refused
from pad.scribbles import HEAD, ID, bids, calm, pads, pen, written


@calm
@given(pads, pads)
def test_it_does_not_matter_who_merges_whom(one: Pad, other: Pad) -> None:
    """Both devices end with the same pad."""
    assert merge(one, other) == merge(other, one)


@calm
@given(pads, pads, pads)
def test_it_does_not_matter_in_which_order_three_meet(one: Pad, two: Pad, three: Pad) -> None:
    """However the edits travel, they add up to the same pad."""
    assert merge(merge(one, two), three) == merge(one, merge(two, three))


@calm
@given(pads, pads)
def test_merging_twice_is_merging_once(one: Pad, other: Pad) -> None:
    """A file that is imported again adds nothing."""
    both = merge(one, other)
    assert merge(both, other) == both == merge(both, both)


EDITS = st.lists(
    st.builds(
        Edit,
        st.sampled_from(("a1b2c3d4-1", "a1b2c3d4-2", "b1b2c3d4-1", "b1b2c3d4-2")),
        st.integers(0, 3),
        st.sampled_from(("dealer", "1/bid/0", "1/bid/1")),
        st.none() | st.integers(0, 1),
    )
)


@calm
@given(EDITS, EDITS)
def test_edits_that_come_in_one_by_one_count_as_if_they_were_put_in_order(
    first: list[Edit], later: list[Edit]
) -> None:
    """Also where two have one id, and the one that gives way counted in another cell."""
    gathering = Gathering(gathered(HEAD, first))
    for edit in later:
        gathering.add([edit])
    pad = gathered(HEAD, (*first, *later))
    assert gathering.pad() == pad
    cells = ("dealer", "1/bid/0", "1/bid/1")
    assert [gathering.value(cell) for cell in cells] == [pad.value(cell) for cell in cells]


@calm
@given(pads, pads)
def test_every_edit_of_either_is_in_the_merged_pad(one: Pad, other: Pad) -> None:
    """What does not count stays in the history."""
    both = {edit.id for edit in merge(one, other).edits}
    assert both == {edit.id for edit in (*one.edits, *other.edits)}


@calm
@given(pads, pads)
def test_the_later_edit_of_a_cell_counts(one: Pad, other: Pad) -> None:
    """In every cell, and of two at the same moment always the same."""
    both = merge(one, other)
    for cell, edit in both.fold.items():
        assert edit.order == max(each.order for each in both.edits if each.cell == cell)


@calm
@given(pads, pads)
def test_a_value_that_was_overruled_unseen_is_a_conflict(one: Pad, other: Pad) -> None:
    """Every end of a cell's history either counts, says the same, or is told."""
    both = merge(one, other)
    told = {conflict.lost for conflict in conflicts(both)}
    for edit in both.edits:
        seen = any(later.over == edit.id and later.cell == edit.cell for later in both.edits)
        if not seen and edit.value != both.value(edit.cell):
            assert edit.id in told
    assert not told & {edit.id for edit in both.fold.values()}


def test_two_phones_that_disagree_are_told_so() -> None:
    """Per cell the later edit counts, and the other value is named."""
    start = written(bids(1, 1, 0, 0, 0))
    early, late = pen("aaaaaaaa"), pen("bbbbbbbb")
    first = early.write(start, {"1/bid/0": 0, "1/bid/1": 1})[0]
    second = late.write(late.write(start, {})[0], {"1/bid/0": None})[0]
    second = late.write(second, {"name/0": "Anne"})[0]
    both = merge(first, second)
    assert Sheet(both).bids(1) == (None, 1, 0, 0)
    (conflict,) = conflicts(both)
    assert (conflict.cell, conflict.value) == ("1/bid/0", 0)
    assert [edit.value for edit in history(both, "1/bid/0")] == [1, 0, None]


def test_an_edit_made_in_sight_of_another_is_no_conflict() -> None:
    """Whoever corrects what they see has chosen."""
    first = written(bids(1, 1, 0, 0, 0))
    second = pen("bbbbbbbb").write(first, {"1/bid/0": 0})[0]
    assert conflicts(merge(first, second)) == ()


def test_true_is_not_one() -> None:
    """Values of different kinds are different values, whatever Python thinks of them."""
    one = gathered(HEAD, [Edit("aaaaaaaa-1", 1, "weather", 1)])
    other = gathered(HEAD, [Edit("bbbbbbbb-1", 2, "weather", True)])
    assert [conflict.value for conflict in conflicts(merge(one, other))] == [1]


@pytest.mark.parametrize(
    ("other", "code"),
    [
        (Head("f" * 16, "skull_king", (), 4), "pad_other_pad"),
        (Head(ID, "skull_king", (), 5), "pad_other_game"),
        (Head(ID, "doubloons", (), 4), "pad_other_game"),
    ],
)
def test_pads_of_different_games_are_not_merged(other: Head, code: str) -> None:
    """A wrong file changes nothing."""
    with pytest.raises(Refused, match=code):
        merge(Pad(HEAD), Pad(other))


def test_an_id_that_somebody_made_up_does_not_stop_a_pen() -> None:
    """The last number there is, in my device's name: what I write after it can still be read."""
    forged = Edit("a1b2c3d4-999999999", 1, "name/0", "X")
    pad = gathered(HEAD, (*written(bids(1, 0, 1)).edits, forged))
    after, _ = pen().write(pad, bids(1, 1, 0))
    fresh = {edit.id for edit in after.edits} - {edit.id for edit in pad.edits}
    assert fresh == {"a1b2c3d4-4", "a1b2c3d4-5"}
