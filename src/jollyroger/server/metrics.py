"""Figures for whoever runs the server, in Prometheus's text form. No names, no tables."""

import platform
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from .. import __version__
from .figures import Counts, Figures, Histogram, figures
from .harbour import Harbour

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
GAUGES: Final = {
    "rooms": "rooms that are awake",
    "pads": "score pads that are awake",
    "lines": "open sockets",
    "people": "seats with a person",
    "entries": "log entries of the rooms that are awake",
}


def awake(harbour: Harbour) -> Counter[str]:
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


def exposition(harbour: Harbour, found: Figures = figures) -> str:
    return "".join(f"{line}\n" for line in _lines(harbour, found))


def _lines(harbour: Harbour, found: Figures) -> Iterator[str]:
    counted = awake(harbour)
    yield from _build()
    yield from _gauge("start_time_seconds", "when the server started, since 1970", found.started)
    answers = int(not harbour.store.is_away)
    yield from _gauge("database_up", "1, or 0 while the database does not answer", answers)
    for name, about in GAUGES.items():
        yield from _gauge(name, about, counted[name])
    about = "from a move until it was kept and sent to everybody at the table"
    yield from _histogram("move_seconds", about, found.moves)
    yield from _histogram("commit_seconds", "a commit to the database", found.commits)
    yield from _counter("refusals", "what was refused", "code", found.refusals)
    yield from _counter("requests", "answers over HTTP", "status", found.requests)
    yield from _counter("connections", "TCP connections", "outcome", found.connections)
    yield from _counter("log_lines", "warnings and errors in the log", "level", found.log_lines)


def _build() -> Iterator[str]:
    labels = {"version": __version__, "python": platform.python_version()}
    yield from _head("build_info", "gauge", "which program this is")
    yield _sample("build_info", 1, labels)


def _gauge(name: str, about: str, value: float) -> Iterator[str]:
    yield from _head(name, "gauge", about)
    yield _sample(name, value)


def _counter(name: str, about: str, label: str, counts: Counts) -> Iterator[str]:
    full = f"{name}_total"
    yield from _head(full, "counter", about)
    for each, count in sorted(counts.by_name.items()):
        yield _sample(full, count, {label: each})


def _histogram(name: str, about: str, found: Histogram) -> Iterator[str]:
    yield from _head(name, "histogram", about)
    up_to = found.up_to()
    for bound, count in zip([*map(str, found.bounds), "+Inf"], up_to, strict=True):
        yield _sample(f"{name}_bucket", count, {"le": bound})
    yield _sample(f"{name}_sum", found.total)
    yield _sample(f"{name}_count", up_to[-1])


def _head(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP jollyroger_{name} {about}"
    yield f"# TYPE jollyroger_{name} {kind}"


def _sample(name: str, value: float, labels: Mapping[str, str] | None = None) -> str:
    """What stands in a label is ours, and has neither quotes nor line ends."""
    said = ",".join(f'{label}="{text}"' for label, text in (labels or {}).items())
    return f"jollyroger_{name}{{{said}}} {value}" if said else f"jollyroger_{name} {value}"
