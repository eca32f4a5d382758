"""One server a file: locks that end with their process, however that ends.

There are two. The lock beside the database is found by its name, and is held while the file itself
is replaced. On Linux the file itself is locked as well, so that neither a link nor a lock file that
was moved or removed lets a second server in. Elsewhere that would stop SQLite's own locks."""

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ..rules.refused import Refused

_held: set[int] = set()  # descriptors that a forked child must not keep


@contextmanager
def name_lock(file: Path, alone: bool = True) -> Iterator[Path]:
    """Held beside the database, by the name that links lead to, which is what it gives."""
    real = Path(os.path.realpath(file))
    handle = os.open(f"{real}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    _held.add(handle)
    try:
        if not _locked(handle, alone):
            raise Refused("database_in_use", file=str(file))
        yield real
    finally:
        # The file stays: removing it would let two servers lock two files of one name.
        _held.discard(handle)
        os.close(handle)


@dataclass
class _Hold:
    handle: int
    alone: bool
    holders: int = 0


_holds: dict[tuple[int, int], _Hold] = {}


@contextmanager
def file_lock(file: Path, alone: bool = True) -> Iterator[None]:
    """Held on the database itself: taken before SQLite opens it, let go after it was closed."""
    status = os.stat(file)
    if status.st_nlink > 1 and stat.S_ISREG(status.st_mode):
        # SQLite keeps a write-ahead log beside each name, and one name misses the other's moves.
        raise Refused("database_linked", file=str(file))
    if sys.platform != "linux":
        yield
        return
    place = status.st_dev, status.st_ino
    hold = _holds.get(place) or _new_hold(file, alone)
    if (alone and hold.holders) or hold.alone != alone:
        raise Refused("database_in_use", file=str(file))
    _holds[place] = hold
    hold.holders += 1
    try:
        yield
    finally:
        hold.holders -= 1
        if not hold.holders:
            del _holds[place]
            _release(hold.handle)


def _new_hold(file: Path, alone: bool) -> _Hold:
    """Only where this process has none: to close any descriptor ends all locks SQLite has."""
    handle = os.open(file, os.O_RDWR)
    _held.add(handle)
    if _locked(handle, alone) and os.path.samestat(os.fstat(handle), os.stat(file)):
        return _Hold(handle, alone)
    _release(handle)
    raise Refused("database_in_use", file=str(file))


def _release(handle: int) -> None:
    _held.discard(handle)
    os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _locked(handle: int, alone: bool) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return not alone  # Windows has no shared lock of this kind
        return True

else:
    import fcntl

    def _locked(handle: int, alone: bool) -> bool:
        try:
            fcntl.flock(handle, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _let_go() -> None:
        """A forked bot that outlives a killed server must not keep its lock."""
        for handle in _held:
            os.close(handle)
        _held.clear()
        _holds.clear()

    os.register_at_fork(after_in_child=_let_go)
