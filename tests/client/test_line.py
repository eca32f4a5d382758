"""What a line that was lost makes of the gap, when it is back."""

from types import SimpleNamespace
from typing import Any

import pytest

from jollyroger.client.line import Attempts, Line
from jollyroger.wire.frames import Events


def has_passed(event: dict[str, Any]) -> bool:
    seated: Any = SimpleNamespace(seat=1)
    line = Line(seated, lambda heard: None, Attempts())
    return line._has_passed(Events(7, [event], [], [], {}))


@pytest.mark.parametrize("kind", ["sealed", "chosen", "played"])
def test_a_move_is_let_go_where_our_seat_has_moved_meanwhile(kind: str) -> None:
    """Unseen, in the open, or by playing: a bot, or another line of ours, was quicker."""
    assert has_passed({"event": kind, "seat": 1})
    assert not has_passed({"event": kind, "seat": 0})


def test_a_move_is_asked_again_where_our_seat_took_a_trick_alone() -> None:
    """That happened by itself, and tells nothing of what was asked."""
    assert not has_passed({"event": "trick_taken", "seat": 1})
