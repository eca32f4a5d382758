"""The lessons of all games as TypeScript: `python -m jollyroger.words.lessons` prints it, `make
types` writes it. The page has them in its learning part alone."""

import json
import sys
from dataclasses import asdict
from typing import Any, Final

from ..rules.shelf import GAMES
from .guide import Lesson, Row, guide

HEAD: Final = """\
// Made by `make types` from jollyroger/words/guides. Do not edit.
import type { Lesson } from "./lessons";

"""


def typescript() -> str:
    found = {id: guide(game).lesson for id, game in GAMES.items()}
    rows = [
        f"  {id}: {json.dumps(_plain(lesson), separators=(',', ':'))},\n"
        for id, lesson in found.items()
        if lesson
    ]
    body = "".join(rows)
    return f"{HEAD}export const LESSONS: Readonly<Record<string, Lesson>> = {{\n{body}}};\n"


def _plain(lesson: Lesson) -> dict[str, Any]:
    """Sentences are pairs there, and the rules of a row one text."""
    rows = {name: [_row(row) for row in getattr(lesson, name)] for name in ("ring", "rows")}
    return {**asdict(lesson), **rows}


def _row(row: Row) -> dict[str, str]:
    return {"stem": row.stem, "icon": row.icon, "rule": " ".join(row.rules)}


if __name__ == "__main__":
    sys.stdout.write(typescript())
