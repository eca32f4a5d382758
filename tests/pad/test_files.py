"""A pad's file: the same text again, and a damaged one is refused with the way out."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given

from jollyroger.pad import file
from jollyroger.pad.pad import Edit, Pad, gathered
from jollyroger.rules.refused import Refused
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.refusals import refusal
from pad.scribbles import HEAD, bids, calm, pads, written
from web.pad_texts import damaged

WHOLE: dict[str, Any] = file.plain(written({**bids(1, 1, 0, 0, 0), "name/0": "Anne"}))


@calm
@given(pads)
def test_a_pad_is_read_as_it_was_written(pad: Pad) -> None:
    """Unknown cells and all."""
    typed = gathered(pad.head, [edit for edit in pad.edits if edit.cell != "name/0"])
    assert file.read(file.write(typed)) == typed
    assert json.loads(file.write(typed)) == file.plain(typed)


def test_an_edit_is_a_line() -> None:
    """Two versions of a file can be compared by eye."""
    lines = file.write(written(bids(1, 1, 0, 0, 0))).splitlines()
    assert len(lines) == 2 + 4
    assert [json.loads(line.rstrip(","))["cell"] for line in lines[1:-1]] == [*bids(1, 0, 0, 0, 0)]


def test_what_we_do_not_know_is_kept_or_passed_over() -> None:
    """Cells of a later version are kept; other fields are not in the way."""
    strange = Edit("bbbbbbbb-1", 5, "weather", "fair")
    found = file.plain(gathered(HEAD, [strange]))
    found["ship"] = "Revenge"
    found["edits"][0]["ink"] = "red"
    assert file.read_plain(found).edits == (strange,)


def test_any_change_of_one_character_is_refused_or_harmless() -> None:
    """Whatever happens to a file, reading it never ends in anything but a pad or a refusal."""
    text = file.write(written(bids(1, 1, 0, 0, 0)))
    for at in range(len(text)):
        for other in ("", "x", '"', "9", "{"):
            with suppress(Refused):
                file.read(text[:at] + other + text[at + 1 :])


@pytest.mark.parametrize(("text", "code"), damaged())
def test_everything_in_a_file_is_checked(text: str, code: str | None) -> None:
    """The same examples that the page is tested with."""
    if code is None:
        file.read(text)
    else:
        with pytest.raises(Refused, match=code):
            file.read(text)


def test_damage_is_told_with_its_place_and_the_way_out() -> None:
    """In every language."""
    broken = json.loads(json.dumps(WHOLE))
    broken["edits"][2]["value"] = "two"
    with pytest.raises(Refused) as refused:
        file.read_plain(broken)
    assert refused.value.facts == {"edit": 3}
    for lang in LANGUAGES:
        assert "3" in refusal(words(lang), refused.value)


def test_a_file_with_too_many_edits_is_refused() -> None:
    """Nobody plays that long."""
    edit = {"id": "a1b2c3d4-1", "at": 1, "cell": "weather", "value": 1, "over": None}
    with pytest.raises(Refused, match="pad_damaged"):
        file.read_plain({**WHOLE, "edits": [edit] * (file.MOST_EDITS + 1)})
