"""Which entry shows that what was asked for has been done. Entries do not carry the asker's id."""

from collections.abc import Mapping
from typing import Any, Final

from ..table.acts import (
    Act,
    Arrange,
    Chat,
    Enlist,
    Extend,
    Hush,
    Leave,
    Pledge,
    Rematch,
    Remove,
    Reveal,
    Say,
    Sit,
    Speak,
    Start,
)
from ..wire.frames import Move, View

Event = Mapping[str, Any]
Kinds = Mapping[type[Act], frozenset[str]]

OF_MOVE: Final = frozenset({"sealed", "played"})
OF_MINE: Final[Kinds] = {  # by my own seat
    Leave: frozenset({"stood_up", "stood_in"}),
    Speak: frozenset({"spoke"}),
    Say: frozenset({"said"}),
    Extend: frozenset({"extended"}),
    Pledge: frozenset({"pledged"}),
    Reveal: frozenset({"revealed"}),
    Sit: frozenset({"returned"}),
}
OF_NAMED: Final[Kinds] = {  # about a seat that the act names
    Enlist: frozenset({"bot_sat"}),
    Remove: frozenset({"stood_up", "bot_sat"}),
    Hush: frozenset({"hushed"}),
}
OF_TABLE: Final[Kinds] = {
    Start: frozenset({"started"}),
    Arrange: frozenset({"arranged"}),
    Chat: frozenset({"chat_set"}),
    Rematch: frozenset({"rematched"}),
    Leave: frozenset({"gave_up"}),  # of one who only waits
}


def answers(event: Event, asked: Move, me: int | None) -> bool:
    """Whether the entry comes of what was asked. A seat that was taken is told by a new view."""
    kind, seat, act = event["event"], event.get("seat"), asked.act
    if act is None:
        return kind in OF_MOVE and seat == me
    if isinstance(act, Sit) and kind == "waiting":
        return seat == act.seat and _named(event["name"], act.name)
    if kind in OF_MINE.get(type(act), ()):
        return seat == me
    if kind in OF_NAMED.get(type(act), ()):
        return seat == getattr(act, "seat", None)
    return kind in OF_TABLE.get(type(act), ()) and (me is None or not isinstance(act, Leave))


def shows(view: View, asked: Move) -> bool:
    """Whether a new view is the answer: all but a seat that we still do not have."""
    act = asked.act
    if not isinstance(act, Sit) or view.seat is not None:
        return True
    waiting = dict(enumerate(view.view["waiting"])).get(act.seat)
    return waiting is not None and _named(waiting["name"], act.name)


def _named(name: str, wanted: str) -> bool:
    """The table adds a number where two have one name, and takes out what cannot be read."""
    return name.startswith(" ".join(wanted.split())[: len(name) - 2])
