"""Statistics over pads: who plays how often, and how well."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..rules.scoring import BidLine
from .pad import Pad
from .sheet import Sheet
from .tables import name as table_name
from .tables import variants


@dataclass(frozen=True, slots=True)
class Result:
    """One seat's game, played to its end."""

    game: str
    name: str
    won: bool
    total: int
    bids: int
    hit: int


@dataclass(frozen=True, slots=True)
class Record:
    """One player's games of one kind."""

    game: str
    name: str
    games: int
    wins: int
    sum: int
    bids: int
    hit: int
    best: int
    worst: int

    @property
    def mean(self) -> float:
        return self.sum / self.games


def statistics(pads: Iterable[Pad]) -> tuple[Record, ...]:
    """Of every name and game: a name counts without its case, as it was last written."""
    played: dict[tuple[str, str], list[Result]] = {}
    for pad in sorted(pads, key=Pad.last):
        for result in _results(Sheet(pad)):
            played.setdefault((result.game, result.name.strip().lower()), []).append(result)
    order = [table_name(id, options) for id, options in variants()]
    records = (_record(results) for results in played.values())
    return tuple(
        sorted(records, key=lambda r: (order.index(r.game), -r.wins, -r.mean, r.name.lower()))
    )


def _results(sheet: Sheet) -> Iterator[Result]:
    game = table_name(sheet.head.game, sheet.head.options)
    for seat in sheet.seats if sheet.over else ():
        if name := sheet.name(seat):
            lines = (sheet.lines(number)[seat] for number in sheet.rounds)
            bids = [line for line in lines if isinstance(line, BidLine)]
            hit = sum(line.bid == line.won for line in bids)
            won, total = seat in sheet.leading(), sheet.totals[seat]
            yield Result(game, name.strip(), won, total, len(bids), hit)


def _record(results: list[Result]) -> Record:
    totals = [result.total for result in results]
    return Record(
        results[-1].game,
        results[-1].name,
        len(results),
        sum(result.won for result in results),
        sum(totals),
        sum(result.bids for result in results),
        sum(result.hit for result in results),
        max(totals),
        min(totals),
    )
