"""The score sheet: a row a round, a column a seat."""

from collections.abc import Mapping
from typing import Final, assert_never

from textual.content import Content

from ...rules.scoring import BidLine, Line, PlankLine, TrickLine
from .marks import fitted
from .scene import Scene

NARROW = 11
KEYS: Final[Mapping[type[Line], str]] = {
    BidLine: "sheet-key",
    PlankLine: "sheet-key-plank",
    TrickLine: "sheet-key-tricks",
}


def sheet(scene: Scene, width: int) -> Content:
    """Whoever reads it has `width` cells."""
    known, say = scene.known, scene.words.say
    if not known.sheet:
        return Content(say("sheet-none"))
    first = max(len(say("sheet-round")), len(say("sheet-total"))) + 1
    each = min(max((width - first) // known.players, NARROW), 20)
    names = [scene.name(seat) for seat in range(known.players)]
    rows = [Content.styled(_row(say("sheet-round"), names, first, each), "bold")]
    for number, lines in enumerate(known.sheet, 1):
        cells = [_cell(line) for line in lines]
        rows.append(Content(_row(str(number), cells, first, each)))
    totals = [str(total) for total in known.scores()]
    rows.append(Content.styled(_row(say("sheet-total"), totals, first, each), "bold"))
    key = say(KEYS[type(known.sheet[0][0])])
    return Content("\n").join([*rows, Content(), Content.styled(key, "$ink-2")])


def _row(head: str, cells: list[str], first: int, each: int) -> str:
    body = "".join(fitted(f"{cell:>{each - 1}}", each - 1) + " " for cell in cells)
    return fitted(head, first) + body


def _cell(line: Line) -> str:
    match line:
        case BidLine(bid, won, bonus):
            return f"{won}/{bid}{_bonus(bonus)} {line.points:+d}"
        case TrickLine(won, bonus):
            return f"{won}{_bonus(bonus)} {line.points:+d}"
        case PlankLine(spaces):
            told = " ".join("~" if space is None else str(space) for space in spaces)
            return f"{told} {line.points:+d}"
        case _:
            assert_never(line)


def _bonus(bonus: int) -> str:
    return f" {bonus:+d}" if bonus else ""
