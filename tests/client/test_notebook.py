"""A client's own notes hold every frame as it came, whatever a server numbers it."""

import json
from typing import Any

import pytest

from jollyroger.client.notebook import Notebook
from jollyroger.rules.refused import Refused
from jollyroger.table.own_notes import read_notes
from jollyroger.table.settings import Settings
from jollyroger.wire import views
from jollyroger.wire.frames import Events, View
from table.crew import ANNE, MARY, under_way

Json = dict[str, Any]
SEAL = {"event": "seed_sealed", "round": 2, "digest": "ab" * 32, "seed": ""}


def noted(*frames: View | Events) -> list[Json]:
    lines: list[Json] = []
    notebook = Notebook("0" * 16, lines.append)
    for frame in frames:
        notebook.hear(frame)
    return lines


def shown() -> View:
    table = under_way(Settings("dice", 3), ANNE, MARY).table
    return View(10, 0, views.view(table, 0), [], [], {})


def told(seq: int, *events: Any) -> Events:
    return Events(seq, [*events], [], [], {})


def damaged(lines: list[Json]) -> int | None:
    """The number of the line that cannot be in honest notes."""
    try:
        read_notes("".join(f"{json.dumps(line)}\n" for line in lines))
    except Refused as refused:
        return int(str(refused.facts["line"]))
    return None


def test_entries_that_follow_on_each_other_are_read() -> None:
    """Also talk, of which only that there was some is kept, and a frame without entries."""
    talk = {"event": "said", "seat": 1, "text": "ahoy"}
    lines = noted(shown(), told(10), told(12, talk, SEAL))
    assert lines[3] == {"seq": 11, "event": "said"}
    assert damaged(lines) is None


@pytest.mark.parametrize("seq", [9, 11, 10**9])
def test_no_number_of_a_frame_hides_the_next(seq: int) -> None:
    """An empty frame with a great number made the notes leave out what came after it."""
    lines = noted(shown(), told(seq), told(11, SEAL))
    assert {"seq": 11, **SEAL} in lines
    assert damaged(lines) in (3, 4)


def test_a_gap_before_an_entry_is_refused_and_one_before_a_view_is_not() -> None:
    """Only a view tells what was missed."""
    assert damaged(noted(shown(), told(13, SEAL))) == 3
    later = shown()
    assert damaged(noted(shown(), View(13, 0, later.view, [], [], {}), told(14, SEAL))) is None
    assert damaged(noted(shown(), View(9, 0, later.view, [], [], {}))) == 3


def test_notes_begin_with_the_first_seal_even_where_no_start_is_told() -> None:
    """A server that tells no start would leave its players without notes."""
    lobby = shown()
    lobby.view.update(stage="lobby", play=None, next_deal=None)
    lines = noted(lobby, told(11, SEAL))
    assert lines[0]["notes"] == 2
    assert lines[-1]["event"] == "seed_sealed"


@pytest.mark.parametrize("name", ["notes", "view", "mine", "trouble", "seq"])
def test_an_entry_cannot_pass_for_a_line_of_our_own(name: str) -> None:
    """Its other fields are kept."""
    lines = noted(shown(), told(11, SEAL | {name: 7}))
    assert lines[-1] == {"seq": 11, **SEAL}


@pytest.mark.parametrize("event", [None, [], "ahoy", {}, {"event": []}])
def test_what_is_no_entry_is_kept_all_the_same(event: Any) -> None:
    """And so is what comes after it in the same frame."""
    lines = noted(shown(), told(12, event, SEAL))
    assert [line["seq"] for line in lines[1:]] == [10, 11, 12]


def test_a_view_that_cannot_be_noted_leaves_its_line() -> None:
    """Notes with such a line prove that something was left out."""
    broken = shown()
    del broken.view["next_deal"]
    assert damaged(noted(shown(), broken)) == 3
