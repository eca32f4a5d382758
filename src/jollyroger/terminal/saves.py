"""Games on disk: one record a file, written whole or not at all."""

import os
import sys
from itertools import count
from pathlib import Path

from ..rules import record
from ..rules.record import Record
from ..rules.refused import Refused


def load(path: Path) -> Record:
    try:
        return record.read(path.read_bytes().decode("utf-8", errors="replace"))
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
