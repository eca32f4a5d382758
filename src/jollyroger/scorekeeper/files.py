"""Pads on disk, one a file, and what this computer remembers of each."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from ..pad import file
from ..pad.pad import Pad, merge
from ..pad.pen import Change, Step, Steps
from ..rules.refused import Refused
from ..terminal import saves

ENDING = ".pad.json"


def folder() -> Path:
    return saves.folder() / "pads"


def fresh(game: str) -> Path:
    """A file in this user's folder that no other pad is kept in."""
    home = _made(folder())
    return next(path for n in count(1) if not (path := home / f"{game}-{n}{ENDING}").exists())


def _made(home: Path) -> Path:
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("cannot_write", file=str(home)) from error
    return home


def load(path: Path) -> Pad:
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused("pad_damaged", edit=0) from error
    except (OSError, ValueError) as error:
        raise Refused("no_such_file", file=str(path)) from error
    return file.read(text)


def keep(path: Path, pad: Pad) -> Pad:
    """Written together with what somebody else has put into the file meanwhile."""
    kept = merge(load(path), pad) if path.exists() else pad
    saves.write(path, file.write(kept))
    return kept


def every() -> Iterator[Pad]:
    """The pads in this user's folder; one that cannot be read is left out."""
    for path in sorted(folder().glob(f"*{ENDING}")):
        try:
            yield load(path)
        except Refused:
            continue


def add(pad: Pad) -> Path:
    """Into this user's folder: merged with its like, so that nothing is there twice."""
    for path in sorted(folder().glob(f"*{ENDING}")):
        try:
            known = load(path).head.id
        except Refused:
            continue
        if known == pad.head.id:
            keep(path, pad)
            return path
    path = fresh(pad.head.game)
    keep(path, pad)
    return path


# What is remembered here and not in the pad


@dataclass(frozen=True, slots=True)
class Memory:
    """Steps that can be undone, and the conflicts that have been told."""

    steps: Steps = field(default_factory=Steps)
    shown: frozenset[str] = frozenset()


def remembered(id: str) -> Memory:
    """A file that cannot be read is as good as none."""
    try:
        kept = json.loads(_memory(id).read_text("utf-8"))
        steps = Steps(_steps(kept["done"]), _steps(kept["undone"]))
        return Memory(steps, frozenset(map(str, kept["shown"])))
    except (OSError, ValueError, TypeError, KeyError):
        return Memory()


def _steps(found: Any) -> tuple[Step, ...]:
    return tuple(tuple(Change(*change) for change in step) for step in found)


def remember(id: str, memory: Memory) -> None:
    kept = {
        "done": memory.steps.done,
        "undone": memory.steps.undone,
        "shown": sorted(memory.shown),
    }
    _made(_memory(id).parent)
    saves.write(_memory(id), json.dumps(kept))


def _memory(id: str) -> Path:
    return folder() / "memory" / f"{id}.json"
