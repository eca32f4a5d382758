"""Notes in a record: kept where they stood, whatever they say."""

import json

import pytest

from jollyroger.rules.record import Note, Record, Seated, read, write
from jollyroger.rules.refused import Refused
from jollyroger.table.records import record_of
from jollyroger.table.settings import Settings
from table.crew import under_way

EVENT = json.dumps({"event": "lot_drawn", "dealer": 0})
SEATS = tuple(Seated(name) for name in ("Anne", "Mary", "Jack"))
BARE = Record("dice", (), SEATS, ())


def text(version: int, *lines: str) -> str:
    header = json.loads(write(BARE)) | {"version": version}
    return "\n".join([json.dumps(header), *lines]) + "\n"


def refused_line(text: str) -> object:
    with pytest.raises(Refused) as refused:
        read(text).state()
    assert refused.value.code == "record_damaged"
    return refused.value.facts["line"]


def test_a_record_without_notes_is_written_as_version_1() -> None:
    """Old programs read what has nothing new in it."""
    assert json.loads(write(BARE).splitlines()[0])["version"] == 1
    assert write(read(text(1, EVENT))) == text(1, EVENT)
    assert refused_line(text(2, EVENT)) == 1  # nobody ever wrote that


def test_a_record_with_notes_is_written_as_version_2_and_read_again() -> None:
    """Before the first event, between two and after the last; unknown ones as well."""
    lines = [
        '{"note": "wind", "from": ["west"], "\\u00fc\\u2028": null}',
        EVENT,
        '{"note": "wind"}',
        '{"note": "", "event": "lot_drawn"}',
    ]
    kept = read(text(2, *lines))
    assert [note.at for note in kept.notes] == [0, 1, 1]
    assert len(kept.events) == 1
    assert write(kept) == text(2, *lines)
    assert read(write(kept)) == kept


def test_a_tables_record_reads_as_it_was_written() -> None:
    """With all its notes."""
    kept = record_of(under_way(Settings("skull_queen", 2)).sail().table)
    assert kept.notes
    assert read(write(kept)) == kept


def test_version_1_has_no_notes() -> None:
    """What was damage then is damage now."""
    assert refused_line(text(1, '{"note": "wind"}', EVENT)) == 2


@pytest.mark.parametrize("name", [1, None, ["wind"], {}])
def test_a_note_has_a_name(name: object) -> None:
    """Everything else in it is its own affair."""
    assert refused_line(text(2, EVENT, json.dumps({"note": name}))) == 3


def test_lines_are_counted_with_their_notes() -> None:
    """A person finds the damage in the file."""
    note, bad = json.dumps({"note": "wind"}), EVENT.replace("0", "9")
    assert refused_line(text(2, note, note, bad)) == 4
    kept = Record("dice", (), SEATS, (), None, (Note(0, {"note": "a"}), Note(0, {"note": "b"})))
    assert (kept.line(0), kept.line_of_note(0), kept.line_of_note(1)) == (4, 2, 3)
