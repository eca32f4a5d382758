"""What a seat is told of a voyage, entry by entry, and what it may know after each."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from contract.voyages import Table as Board
from jollyroger.rules.moves import Seat
from jollyroger.table.acts import Arrange, Follow, Rematch, Remove
from jollyroger.table.events import Entry
from jollyroger.table.records import counted
from jollyroger.table.settings import Settings
from jollyroger.table.table import Table
from jollyroger.wire import views
from table.crew import ANNE, JACK, MARY, Crew
from table.voyages import Voyage

Json = dict[str, Any]


def sailed(board: Board, seed: int) -> Table:
    """A whole game where anybody asks for anything."""
    voyage = Voyage(board, seed)
    for _ in voyage.steps():
        pass
    return voyage.crew.table


def hosted() -> Table:
    """What a host does that chance seldom brings: settings, removals, the next table."""
    crew = Crew(Settings("doubloons", 3)).sit(ANNE, MARY, JACK)
    crew.do(ANNE, Remove(2))
    crew.do(ANNE, Arrange(Settings("dice", 4, ("landlubber",), "calm")))
    crew.start().sail_to_tricks()
    crew.do(ANNE, Remove(1))
    crew.sail().do(ANNE, Rematch("skull_queen"))
    crew.do(None, Follow("next"))
    return crew.table


def told(table: Table, seat: Seat | None) -> Iterator[Json]:
    """Every entry as that seat sees it, with the view after it; taken back moves come as views."""
    again = Table(table.log[0].settings)  # type: ignore[union-attr]
    first, *rest = counted(table.log)
    yield _step(again, first, seat)
    for entry in rest:
        again.commit([entry])
        yield _step(again, entry, seat)


def _step(table: Table, entry: Entry, seat: Seat | None) -> Json:
    (plain,) = views.entries(table, [entry.seen_by(seat)])
    return {"entry": plain, "view": views.view(table, seat)}


def write(folder: Path, name: str, table: Table, seat: Seat | None) -> None:
    lines = (json.dumps(step, ensure_ascii=False) for step in told(table, seat))
    (folder / f"{name}.jsonl").write_text("".join(f"{line}\n" for line in lines), "utf-8")
