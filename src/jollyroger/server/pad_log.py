"""A pad as the store keeps it: a header, and a line of text for every edit.

Long pads are read in a worker process: every name in them is looked at letter by letter."""

import json
from collections.abc import Iterable, Sequence

from ..pad import file
from ..pad.pad import Edit, Head, Pad
from .keys import check_keys


def read_sent(text: str) -> Pad:
    """A pad as somebody sends it."""
    check_keys(text)
    return file.read(text)


def write_header(head: Head) -> str:
    header = {name: value for name, value in file.plain(Pad(head)).items() if name != "edits"}
    return json.dumps(header)


def write_lines(edits: Iterable[Edit]) -> list[str]:
    return [file.write_edit(edit) for edit in edits]


def read_pad(header: str, lines: Sequence[str]) -> Pad:
    edits = [json.loads(line) for line in lines]
    return file.read_plain({**json.loads(header), "edits": edits})
