"""Figures for whoever runs the server, in Prometheus's text form. No names, no tables."""

from collections import Counter
from typing import Final

from .harbour import Harbour

HELP: Final = {
    "rooms": ("gauge", "rooms that are awake"),
    "pads": ("gauge", "score pads that are awake"),
    "lines": ("gauge", "open sockets"),
    "people": ("gauge", "seats with a person"),
    "entries": ("gauge", "log entries of the rooms that are awake"),
}


def figures(harbour: Harbour) -> Counter[str]:
    counted: Counter[str] = Counter()
    for room in harbour.rooms.values():
        counted += Counter(
            rooms=1,
            lines=len(room.lines),
            people=len(room.table.state.people()),
            entries=room.seq,
        )
    for pad in harbour.pads.rooms.values():
        counted += Counter(pads=1, lines=len(pad.lines))
    return counted


def exposition(harbour: Harbour) -> str:
    counted = figures(harbour)
    lines = []
    for name, (kind, about) in HELP.items():
        full = f"jollyroger_{name}"
        lines += [f"# HELP {full} {about}", f"# TYPE {full} {kind}", f"{full} {counted[name]}"]
    return "\n".join(lines) + "\n"
