"""The score sheet: a row a round, a column a seat."""

from textual.content import Content

from ...rules.scoring import BidLine, Line
from .marks import fitted
from .scene import Scene

NARROW = 11


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
    key = say("sheet-key-plank" if _planks(scene) else "sheet-key")
    return Content("\n").join([*rows, Content(), Content.styled(key, "$ink-2")])


def _planks(scene: Scene) -> bool:
    return not isinstance(scene.known.sheet[0][0], BidLine)


def _row(head: str, cells: list[str], first: int, each: int) -> str:
    body = "".join(fitted(f"{cell:>{each - 1}}", each - 1) + " " for cell in cells)
    return fitted(head, first) + body


def _cell(line: Line) -> str:
    if isinstance(line, BidLine):
        bonus = f" {line.bonus:+d}" if line.bonus else ""
        return f"{line.won}/{line.bid}{bonus} {line.points:+d}"
    spaces = " ".join("~" if space is None else str(space) for space in line.spaces)
    return f"{spaces} {line.points:+d}"
