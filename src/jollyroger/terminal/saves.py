"""Games on disk: one record a file, written whole or not at all."""

import os
import re
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from ..rules import record
from ..rules.record import Record
from ..rules.refused import Refused
from ..rules.state import Phase
from ..table.own_notes import OwnNotes, read_notes

LAST: Final = "last"


def kept(named: Path) -> Path:
    """The file that is meant: a path, the name of a game in this user's folder, or the last one."""
    if named.exists():
        return named
    if str(named) == LAST:
        return last()
    ours = [folder() / named.name, folder() / f"{named.name}.jsonl"]
    return next((file for file in ours if file.exists()), named)


def last() -> Path:
    """The game that was played last and is not over."""
    files = sorted(folder().glob("*.jsonl"), key=lambda file: -file.stat().st_mtime)
    for file in files:
        with suppress(Refused):
            if load(file).state().phase is not Phase.OVER:
                return file
    raise Refused("no_game_kept")


def load(path: Path) -> Record:
    text = read_text(path)
    if _first_key(text) == "notes":
        raise Refused("notes_as_record")
    return record.read(text)


def load_finished(path: Path) -> Record:
    """`Refused` while the game goes on: its record knows what others have bid and hold."""
    found = load(path)
    if found.state().phase is not Phase.OVER:
        raise Refused("not_over")
    return found


def load_notes(path: Path) -> OwnNotes:
    """What a client kept of a game; `Refused` for anything else."""
    text = read_text(path)
    if _first_key(text) == "version":
        raise Refused("record_as_notes")
    return read_notes(text)


def _first_key(text: str) -> str:
    """Notes and records say in their first word what they are."""
    found = re.match(r'\s*\{\s*"(\w+)"', text)
    return found[1] if found else ""


def read_text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8", errors="replace")
    except (OSError, ValueError) as error:
        raise Refused("no_such_file", file=str(path)) from error


def save(path: Path, kept: Record) -> None:
    write(path, record.write(kept))


def write(path: Path, text: str) -> None:
    """A cut-off write leaves the old file as it was."""
    beside = path.with_name(f"{path.name}.part")
    try:
        beside.write_bytes(text.encode("utf-8"))
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise Refused("cannot_write", file=str(path)) from error


def save_new(path: Path, kept: Record) -> None:
    write_new(path, record.write(kept))


def write_new(path: Path, text: str) -> None:
    """Somebody else's file is not ours to write over."""
    if path.exists():
        raise Refused("file_exists", file=str(path))
    write(path, text)


def fresh(game: str) -> Path:
    """A file in this user's folder that no other game is kept in."""
    home = folder()
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("cannot_write", file=str(home)) from error
    return next(path for n in count(1) if not (path := home / f"{game}-{n}.jsonl").exists())


def folder() -> Path:
    """Where this user's data lives."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "jollyroger"
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "jollyroger"
