"""JSON in which a key stands twice is refused."""

import json
from collections.abc import Sequence
from typing import Any

from ..rules.refused import Refused


def check_keys(text: str) -> None:
    """A key twice is two opinions: whoever reads the first sees another request than we do."""
    try:
        json.loads(text, object_pairs_hook=_object)
    except (ValueError, RecursionError) as error:
        raise Refused("unreadable_body") from error


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError(found)
    return found
