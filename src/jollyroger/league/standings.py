"""A league's table, for people and for programs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..arena import report
from ..arena.tally import Tally
from ..words.catalogue import Words
from .ratings import Rating
from .schedule import League
from .season import Season

COLUMNS: Final = ("rank", "name", "rating", "mu", "sigma", "games")


@dataclass(frozen=True, slots=True)
class Standing:
    name: str
    rating: Rating
    tally: Tally
    forfeits: int


def standings(season: Season, ratings: dict[str, Rating]) -> list[Standing]:
    """The surest of its strength first."""
    forfeits = season.forfeits()
    rows = [
        Standing(name, ratings[name], tally, forfeits[name])
        for name, tally in season.tallies.items()
    ]
    return sorted(rows, key=lambda row: -row.rating.ordinal)


def as_json(league: League, rows: Sequence[Standing]) -> str:
    return report.document(league, (_figures(rank, row) for rank, row in enumerate(rows, 1)))


def _figures(rank: int, row: Standing) -> dict[str, report.Figure]:
    return {
        "rank": rank,
        "name": row.name,
        "mu": round(row.rating.mu, 3),
        "sigma": round(row.rating.sigma, 3),
        "ordinal": round(row.rating.ordinal, 3),
        **report.figures(row.tally),
        "forfeits": row.forfeits,
    }


def as_table(words: Words, league: League, rows: Sequence[Standing]) -> str:
    """Forfeits have a column where there are programs, who alone can leave a table."""
    forfeits = [words.say("arena-forfeits")] if league.programs else []
    heads = [*(words.say(f"arena-{column}") for column in COLUMNS), *forfeits]
    columns = report.columns_of(league)
    lines = [[*heads, *report.headings(words, columns)]]
    for rank, row in enumerate(rows, 1):
        lost = [str(row.forfeits)] if league.programs else []
        lines.append([*_cells(rank, row), *lost, *report.cells(row.tally, columns)])
    return "\n".join([report.title(words, league), *report.aligned(lines)])


def _cells(rank: int, row: Standing) -> list[str]:
    numbers = (row.rating.ordinal, row.rating.mu, row.rating.sigma)
    told = [f"{number:.1f}" for number in numbers]
    return [str(rank), row.name, *told, str(row.tally.games)]
