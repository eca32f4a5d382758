"""The lessons of all games as TypeScript: `python -m jollyroger.words.lessons` prints it, `make
types` writes it. The page has them in its learning part alone."""

import json
import sys
from dataclasses import asdict
from typing import Any, Final

from ..rules.shelf import GAMES
from .guide import Lesson, Row, guide

HEAD: Final = "// Made by `make types` from jollyroger/words/guides. Do not edit.\n"
# The page's type check holds what is printed below to these.
TYPES: Final = """
/** A sentence of `learn.ftl` and the number of the rule it tells. */
export type Told = readonly [key: string, rule: string];
/** A kind of piece; `rule` is one number or several. */
export interface Row {
  stem: string;
  icon: string;
  rule: string;
}
export interface Step {
  stem: string;
  pieces: readonly string[];
}
export interface Section {
  title: string;
  told: readonly Told[];
}
export interface Trick {
  trick: readonly string[];
  center: readonly string[];
}
/** A little round: who holds what, in the order the others like to play it; the reader is the last.
 *  `throws` is what each die will show, in the order of the hand; empty where nothing is thrown. */
export interface Script {
  hands: readonly (readonly string[])[];
  throws: readonly (readonly string[])[];
  bids: readonly number[];
  center: readonly string[];
}
/** `ring` are the three that beat each other in a ring, where the game has them. `board` is the
 *  sentence about what stands before each seat, "" where there is none. `scores` are questions of
 *  `docs/notation.md` about points, answered by the referee, and `tricks` are for the lab. */
export interface Lesson {
  ring: readonly Row[];
  board: string;
  columns: readonly string[];
  rows: readonly Row[];
  steps: readonly Step[];
  order: readonly Told[];
  sections: readonly Section[];
  scores: readonly object[];
  tricks: readonly Trick[];
  round: Script;
}

"""


def typescript() -> str:
    found = {id: guide(game).lesson for id, game in GAMES.items()}
    rows = [
        f"  {id}: {json.dumps(_plain(lesson), separators=(',', ':'))},\n"
        for id, lesson in found.items()
        if lesson
    ]
    body = "".join(rows)
    return f"{HEAD}{TYPES}export const LESSONS: Readonly<Record<string, Lesson>> = {{\n{body}}};\n"


def _plain(lesson: Lesson) -> dict[str, Any]:
    """Sentences are pairs there, and the rules of a row one text."""
    rows = {name: [_row(row) for row in getattr(lesson, name)] for name in ("ring", "rows")}
    return {**asdict(lesson), **rows}


def _row(row: Row) -> dict[str, str]:
    return {"stem": row.stem, "icon": row.icon, "rule": " ".join(row.rules)}


if __name__ == "__main__":
    sys.stdout.write(typescript())
