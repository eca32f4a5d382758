"""A pad for other programs and for paper: comma-separated values, and plain text."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Final, assert_never

from ..rules.scoring import BidLine, Line, PlankLine, TrickLine
from ..words.catalogue import Words
from .said import Said
from .sheet import Sheet

Row = list[str | int]
WIDTH: Final = 80


def csv(sheet: Sheet, words: Words) -> str:
    """A line a seat a round, under English headings that programs can rely on."""
    said = Said(sheet, words)
    between = sheet.head.rules.box.suits if sheet.has_planks else ("won", "bonus")
    between = ("bid", *between) if sheet.has_bids else between
    rows: list[Row] = [["round", "dealer", "player", *between, "points", "total", "rule"]]
    for number, totals in sheet.race:
        for seat, line in enumerate(sheet.lines(number)):
            who = [_tame(said.dealer_name(number)), _tame(said.name(seat))]
            rows.append([number, *who, *_columns(line), line.points, totals[seat], line.rule])
    return "".join(",".join(map(_field, row)) + "\r\n" for row in rows)


def _columns(line: Line) -> Row:
    match line:
        case BidLine(bid, won, bonus):
            return [bid, won, bonus]
        case TrickLine(won, bonus):
            return [won, bonus]
        case PlankLine(spaces):
            return [space or 0 for space in spaces]
        case _:
            assert_never(line)


def _tame(name: str) -> str:
    """A spreadsheet would take it for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name


def _field(value: str | int) -> str:
    text = str(value)
    if not any(char in text for char in ',"\r\n'):
        return text
    return '"' + text.replace('"', '""') + '"'


def text(sheet: Sheet, words: Words) -> str:
    """For reading, by eye or by ear: a sentence a seat a round, with the reason."""
    wrapped = (
        wrap(line, WIDTH, break_on_hyphens=False) or [""] for line in _sentences(sheet, words)
    )
    return "".join(f"{line}\n" for lines in wrapped for line in lines)


def _sentences(sheet: Sheet, words: Words) -> Iterator[str]:
    said = Said(sheet, words)
    yield said.title()
    for number, totals in sheet.race:
        yield ""
        yield said.round_title(number)
        yield from (said.line(number, seat, totals[seat]) for seat in sheet.seats)
    yield ""
    yield said.score()
