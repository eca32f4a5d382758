"""Games as one seat's page gets them, frame by frame, for a listener among the page's tests."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jollyroger.rules.moves import Move, Seat
from jollyroger.table.acts import Act, Upkeep
from jollyroger.table.events import Entry
from jollyroger.table.settings import Settings
from jollyroger.wire import views
from table.crew import ANNE, MARY, Crew, Who

ME: Seat = 0
Json = dict[str, Any]


class Told(Crew):
    """Writes down what seat 0 is told of every act, and which of them were its own moves."""

    def __init__(self, settings: Settings, seed: int) -> None:
        super().__init__(settings, seed)
        self.steps: list[Json] = []

    def do(self, who: Who, act: Act | Upkeep | Move) -> tuple[Entry, ...]:
        entries = super().do(who, act)
        mine = who == ANNE and isinstance(act, Move) and self.state.play is not None
        self.steps.append({"mine": mine, "frame": self.frame(entries)})
        return entries

    def frame(self, entries: tuple[Entry, ...]) -> Json:
        told = views.entries(self.table, [entry.seen_by(ME) for entry in entries])
        return {"frame": "events", "events": told, **self.standing()}

    def standing(self) -> Json:
        game = self.state.settings.load()
        return {
            "seq": len(self.table.log),
            "may": views.moves(game, self.table.may(ME)),
            "due": [*self.table.due()],
            "aid": views.aid(self.table, ME),
        }


def voyage(settings: Settings, guests: tuple[str, ...], seed: int) -> Iterator[Json]:
    """First the table as it begins, then every frame to the end of the game."""
    crew = Told(settings, seed)
    crew.sit(*guests).start()
    view = {"frame": "view", "seat": ME, "view": views.view(crew.table, ME), **crew.standing()}
    crew.steps.clear()
    crew.sail()
    yield {"mine": False, "frame": view}
    yield from crew.steps


def write(folder: Path, game: str, players: int) -> None:
    """Once alone among bots, once with somebody else."""
    for kind, guests in {"bots": (ANNE,), "people": (ANNE, MARY)}.items():
        steps = voyage(Settings(game, players), guests, seed=players)
        lines = "".join(f"{json.dumps(step)}\n" for step in steps)
        (folder / f"{game}-{kind}.jsonl").write_text(lines, "utf-8")
