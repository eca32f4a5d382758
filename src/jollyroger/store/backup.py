"""A copy of the database while a server runs, and the way back."""

import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from itertools import count
from pathlib import Path

from ..rules.refused import Refused
from .address import address
from .copies import connect, copy, give, move
from .health import reason
from .lock import file_lock, name_lock
from .migrate import is_known

BESIDE = ("-wal", "-shm", "")  # the file itself last: without it nobody reads the others


def backup(url: str, target: Path) -> None:
    """Consistent, and without a pause for whoever is playing."""
    file = _file(url)
    with _read(file, lambda cause: Refused("database_unreadable", url=str(file), cause=cause)):
        _revision(file)
    if target.exists():
        raise Refused("backup_exists", file=str(target))
    with _writable(target):
        copy(file, target)


def restore(source: Path, url: str) -> Path | None:
    """The database becomes what it was; what it was until now is kept, and this is where."""
    file = _file(url)
    with _writable(file), name_lock(file) as file, _in_use_by_us(file):
        _check(source)
        new = Path(f"{file}.restored")
        copy(source, new)
        _take_after(new, file)
        kept = _set_aside(file) if file.exists() else None
        move(new, file)
        return kept


def _take_after(new: Path, file: Path) -> None:
    """Owner and mode of what it replaces; where nothing was, the owner of the folder.

    The lock beside it may be new as well, and the server has to open it."""
    like = file if file.exists() else file.parent
    if file.exists():
        new.chmod(stat.S_IMODE(file.stat().st_mode))
    give(new, like)
    give(Path(f"{file}.lock"), like)


def _in_use_by_us(file: Path) -> AbstractContextManager[None]:
    return file_lock(file) if file.exists() else nullcontext()


def _file(url: str) -> Path:
    file = address(url).file
    if not file:
        raise Refused("backup_by_pg_dump")
    return file


def _check(source: Path) -> None:
    with _read(source, lambda cause: Refused("copy_unreadable", file=str(source), cause=cause)):
        revision = _revision(source)
        if not _is_whole(source):
            raise sqlite3.DatabaseError("damaged")
    if not is_known(revision):
        raise Refused("database_newer", url=str(source))


def _revision(file: Path) -> str:
    with closing(connect(file)) as database:
        row = database.execute("SELECT version_num FROM alembic_version").fetchone()
        if row is None:
            raise sqlite3.DatabaseError("not a database of this program")
        return str(row[0])


def _is_whole(file: Path) -> bool:
    with closing(connect(file)) as database:
        return bool(database.execute("PRAGMA integrity_check").fetchone() == ("ok",))


def _set_aside(file: Path) -> Path:
    """Renamed rather than copied: a damaged database is kept as well, byte for byte."""
    _settle(file)
    kept = next(path for path in _names(file) if not path.exists())
    for end in BESIDE:
        if Path(f"{file}{end}").exists():
            move(Path(f"{file}{end}"), Path(f"{kept}{end}"))
    return kept


def _names(file: Path) -> Iterator[Path]:
    yield Path(f"{file}.before-restore")
    yield from (Path(f"{file}.before-restore-{number}") for number in count(2))


def _settle(file: Path) -> None:
    """What a killed server left in the write-ahead log goes into the file, if it can."""
    try:
        with closing(connect(file)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:
        pass


@contextmanager
def _read(file: Path, refusal: Callable[[str], Refused]) -> Iterator[None]:
    try:
        if not file.is_file():
            raise Refused("no_such_file", file=str(file))
        yield
    except (sqlite3.Error, OSError) as error:
        raise refusal(reason(error)) from error


@contextmanager
def _writable(file: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise Refused("cannot_write", file=str(file)) from error
