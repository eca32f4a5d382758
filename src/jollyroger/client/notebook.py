"""One client's own notes of a game, as docs/fair-dealing.md lays them down."""

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from ..wire.frames import Events, View

Line = dict[str, Any]
TALK: Final = frozenset({"said", "spoke"})
BEGINS: Final = frozenset({"started", "seed_sealed", "pledged", "lot_drawn", "dealt"})
OURS: Final = frozenset({"notes", "view", "mine", "trouble", "seq"})  # in our own lines
VERSION: Final = 2
MOST: Final = 500  # lines of a lobby, which are kept only if its game begins


class Notebook:
    """What came down, line by line, from the start of the game on."""

    def __init__(self, table: str, write: Callable[[Line], None]) -> None:
        self._table = table
        self._write = write
        self._lobby: list[Line] = []
        self._settings: Line = {}
        self._seat: int | None = None
        self._begun = False

    def hear(self, frame: View | Events) -> None:
        """Every frame as it came, under the numbers it came with: who reads them judges them."""
        if isinstance(frame, View):
            try:
                self._look(frame)
            except (LookupError, TypeError, AttributeError):
                self.add({"seq": frame.seq, "view": None})
            return
        if not frame.events:
            self.add({"seq": frame.seq, "event": None})
        for seq, event in enumerate(frame.events, frame.seq - len(frame.events) + 1):
            self._entry(seq, event if isinstance(event, dict) else {"told": event})

    def add(self, line: Line) -> None:
        """A number of ours, or something that did not fit."""
        if self._begun:
            self._write(line)
        else:
            self._lobby = [*self._lobby[-MOST:], line]

    def _look(self, frame: View) -> None:
        view = frame.view
        if frame.seat != self._seat:
            self._begun = False  # the header says whose notes these are
        self._seat, self._settings = frame.seat, view["settings"]
        if not self._begun:
            self._lobby = []
            if view["stage"] != "lobby":
                self._begin()
        play = view["play"]
        shown = {"seats": view["seats"], "sealing": view["next_deal"]}
        self.add({"seq": frame.seq, "view": {**shown, "round": play["round"] if play else 0}})

    def _entry(self, seq: int, event: Line) -> None:
        """Of talk only that there was some: else something else might be missing there."""
        kind = event.get("event") if isinstance(event.get("event"), str) else None
        if kind == "arranged" and not self._begun:
            self._settings = event.get("settings") or {}
        if kind in BEGINS and not self._begun:
            self._begin()
        told = {"event": kind} if kind in TALK else {**event, "event": kind}
        self.add({"seq": seq, **{key: told[key] for key in told if key not in OURS}})

    def _begin(self) -> None:
        agreed = self._settings if isinstance(self._settings, dict) else {}
        known = {name: agreed.get(name) for name in ("game", "options", "players")}
        self._write({"notes": VERSION, "table": self._table, **known, "seat": self._seat})
        self._begun, lobby = True, self._lobby
        self._lobby = []
        for line in lobby:
            self._write(line)


def written_to(path: Path) -> Callable[[Line], None]:
    """Adds to a file that only its owner reads. A full disk ends the notes, not the game."""

    def write(line: Line) -> None:
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
            with os.fdopen(os.open(path, flags, 0o600), "w", encoding="utf-8") as file:
                file.write(f"{json.dumps(line, ensure_ascii=False)}\n")

    return write
