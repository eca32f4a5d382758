"""Copies that are made again and again: a folder keeps the newest, and the others go."""

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ..rules.refused import Refused
from .backup import backup

STAMP: Final = "jollyroger-%Y%m%dT%H%M%SZ.sqlite"
OURS: Final = re.compile(r"jollyroger-\d{8}T\d{6}Z\.sqlite")


def backup_into(url: str, folder: Path, keep: int, now: datetime | None = None) -> Path:
    """A copy named after the moment; older ones are removed only when this one is whole."""
    copy = folder / (now or datetime.now(UTC)).strftime(STAMP)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        backup(url, copy)
        for old in _ours(folder)[:-keep]:
            old.unlink(missing_ok=True)
    except OSError as error:
        raise Refused("cannot_write", file=str(folder)) from error
    return copy


def _ours(folder: Path) -> list[Path]:
    """The oldest first; whatever else lies there is somebody's, and stays."""
    return sorted(path for path in folder.iterdir() if OURS.fullmatch(path.name))
