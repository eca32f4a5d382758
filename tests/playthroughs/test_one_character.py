"""A record with one character changed is refused, or it is another record: to the letter."""

import json
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

from amounts import amount
from jollyroger.rules.record import read, write
from jollyroger.rules.refused import Refused

KEPT = sorted((Path(__file__).parent / "records").glob("*.jsonl"))
# Every character is changed in soak; otherwise every so manieth, at other places for every change.
APART = amount(9, soak=1)
Change = Callable[[str], str]

# What may look alike to a reader, to `json`, or to `str.split`.
CHANGES: dict[str, Change] = {
    "a tab": lambda c: "\t",
    "a blank": lambda c: " ",
    "a blank more": lambda c: f" {c}",
    "a blank that does not break": lambda c: "\N{NO-BREAK SPACE}",
    "a line's end": lambda c: "\n",
    "a line's end more": lambda c: f"{c}\n",
    "a carriage's return": lambda c: "\r",
    "a return before it": lambda c: f"\r{c}",
    "a separator of files": lambda c: "\x1c",
    "a separator of lines": lambda c: "\N{LINE SEPARATOR}",
    "a zero": lambda c: "0",
    "a zero more": lambda c: f"0{c}",
    "a nine": lambda c: "9",
    "a wide digit": lambda c: chr(0xFF10 + int(c)) if c.isdecimal() else "\N{FULLWIDTH DIGIT ONE}",
    "a sign before it": lambda c: f"+{c}",
    "a minus": lambda c: "-",
    "a point after it": lambda c: f"{c}.0",
    "the other case": str.swapcase,
    "another letter": lambda c: "e",
    "a quotation mark": lambda c: '"',
    "a backslash": lambda c: "\\",
    "a comma": lambda c: ",",
    "nothing": lambda c: "",
    "the same twice": lambda c: c * 2,
    "a mark of order": lambda c: f"\ufeff{c}",
}


@lru_cache
def short(path: Path) -> str:
    """The header and one line of every kind there is: reading asks not whether it can be."""
    header, *lines = path.read_text(encoding="utf-8").splitlines()
    kinds = {
        (plain.get("event"), plain.get("note"), "captures" in plain): line
        for line in lines
        if (plain := _of(line))
    }
    return "".join(f"{line}\n" for line in (header, *kinds.values()))


def _of(line: str) -> dict[str, object]:
    return dict(json.loads(line))


def read_otherwise(text: str) -> bool:
    """Whether it reads, and is written back as something else."""
    try:
        return write(read(text)) != text
    except Refused:
        return False


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_changed_record_is_refused_or_written_back_as_changed(path: Path, change: str) -> None:
    text, first = short(path), [*CHANGES].index(change) % APART
    places = {*range(first, len(text), APART), 0, len(text) - 1}
    found = [
        f"{at}: {changed!r}"
        for at in sorted(places)
        if (changed := text[:at] + CHANGES[change](text[at]) + text[at + 1 :]) != text
        and read_otherwise(changed)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_the_short_record_is_one(path: Path) -> None:
    """Or nothing above would be found."""
    text = short(path)
    assert write(read(text)) == text
    assert len(text.splitlines()) > 6
