"""Copies of an SQLite file that are whole even while it is being written."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path


def copy(source: Path, target: Path) -> None:
    """One file, complete under its name or not there at all."""
    part = Path(f"{target}.part")
    part.unlink(missing_ok=True)
    make(part)
    with closing(connect(source)) as old, closing(connect(part)) as new:
        # In one step: the copy reads one moment of the log, and writers do not wait for it.
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # no second file to forget when moving it
    _to_disk(part)
    move(part, target)


def make(file: Path) -> None:
    """Empty where there was none, for its owner alone: a log holds every hand."""
    if not file.exists():
        file.touch(mode=0o600)


def give(file: Path, like: Path) -> None:
    """To who owns the other one: whoever restores as root must not lock the server out."""
    if os.name == "posix":
        owner = like.stat()
        if (owner.st_uid, owner.st_gid) != (file.stat().st_uid, file.stat().st_gid):
            os.chown(file, owner.st_uid, owner.st_gid)


def try_out(file: Path) -> None:
    """What is no database is found out here; the asynchronous driver would complain by itself."""
    with closing(connect(file)) as database:
        database.execute("PRAGMA schema_version")


def move(source: Path, target: Path) -> None:
    os.replace(source, target)
    if os.name == "posix":
        _to_disk(target.parent)  # the name as well as the bytes


def connect(file: Path) -> sqlite3.Connection:
    """Never makes a file: a name mistyped is a mistake, not an empty database."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=5)


def _to_disk(path: Path) -> None:
    flags = os.O_RDWR if path.is_file() else os.O_RDONLY
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
