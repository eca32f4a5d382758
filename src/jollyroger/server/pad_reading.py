"""Long pads are read in a worker process: every name in them is looked at letter by letter."""

import json
from collections.abc import Sequence

from ..pad import file
from ..pad.pad import Pad
from .keys import check_keys


def read_sent(text: str) -> Pad:
    """A pad as somebody sends it."""
    check_keys(text)
    return file.read(text)


def reread(head: str, lines: Sequence[str]) -> Pad:
    """A pad as the store keeps it."""
    return file.read_plain({**json.loads(head), "edits": [json.loads(line) for line in lines]})
