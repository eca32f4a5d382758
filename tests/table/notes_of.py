"""Notes as a client at a table would have kept them, from the log of a table in a test."""

import json
from collections.abc import Iterable
from typing import Any

from jollyroger.rules.plain_values import write_value
from jollyroger.rules.transcript import plain_event
from jollyroger.table.events import Said, Spoke, TakenBack
from jollyroger.table.state import evolve, opened, seen
from jollyroger.table.table import Table

Line = dict[str, Any]


def notes_of(table: Table, seat: int | None, joined: Iterable[int] = ()) -> list[Line]:
    """Every entry as that seat saw it; a view instead of those up to each number of `joined`."""
    settings = table.state.settings
    options = [*settings.options]
    head = {"notes": 2, "table": "0" * 16, "game": settings.game, "options": options}
    lines: list[Line] = [{**head, "players": settings.players, "seat": seat}]
    views = {at: look(table, seat, at) for at in (*joined, *_undone(table))}
    skip = max(joined, default=0)
    for seq, entry in enumerate(table.log, 1):
        if seq in views:
            lines.append(views[seq])
        elif seq > skip:
            plain = plain_event(settings.load(), entry.seen_by(seat))
            talk = isinstance(entry, Said | Spoke)
            lines.append({"seq": seq, **({"event": plain["event"]} if talk else plain)})
    return lines


def _undone(table: Table) -> list[int]:
    return [seq for seq, entry in enumerate(table.log, 1) if isinstance(entry, TakenBack)]


def look(table: Table, seat: int | None, seq: int) -> Line:
    """The line for a view after that entry."""
    state = opened(table.log[0])  # type: ignore[arg-type]
    for entry in table.log[1:seq]:
        state = evolve(state, entry)
    plain = write_value(seen(state, seat), state.settings.load())
    round = plain["play"]["round"] if plain["play"] else 0
    return {
        "seq": seq,
        "view": {"seats": plain["seats"], "sealing": plain["next_deal"], "round": round},
    }


def text(lines: Iterable[Line]) -> str:
    return "".join(f"{json.dumps(line)}\n" for line in lines)
