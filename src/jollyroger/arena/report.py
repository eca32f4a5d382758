"""A simulation's figures, for people and for programs."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Protocol, TextIO

from ..rules.shelf import load
from ..words.catalogue import Words
from .tally import Tally

Figure = str | int | float | None
COLUMNS: Final = ("win", "interval", "score", "bids", "time")
NOTHING: Final = "-"  # stands where nothing was counted


class Bill(Protocol):
    """What was announced, of a simulation or a league."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def games(self) -> int: ...
    @property
    def seed(self) -> int: ...
    @property
    def options(self) -> tuple[str, ...]: ...


def as_json(bill: Bill, tallies: Mapping[str, Tally]) -> str:
    return document(bill, ({"name": name, **figures(tally)} for name, tally in tallies.items()))


def document(bill: Bill, bots: Iterable[Mapping[str, Figure]]) -> str:
    return json.dumps(
        {
            "game": bill.game,
            "players": bill.players,
            "games": bill.games,
            "seed": bill.seed,
            **({"options": bill.options} if bill.options else {}),
            "bots": [*bots],
        },
        indent=2,
    )


def figures(tally: Tally) -> dict[str, Figure]:
    """Null where nothing was counted."""
    low, high = tally.interval() if tally.games else (None, None)
    return {
        "games": tally.games,
        "win_share": _rounded(tally.win_share if tally.games else None, 4),
        "win_low": _rounded(low, 4),
        "win_high": _rounded(high, 4),
        "mean_score": _rounded(tally.mean_score if tally.games else None, 2),
        "bids_hit": _rounded(tally.bids_hit, 4),
        "ms_p50": _rounded(tally.milliseconds(0.50) if tally.times else None, 4),
        "ms_p99": _rounded(tally.milliseconds(0.99) if tally.times else None, 4),
    }


def _rounded(figure: float | None, places: int) -> float | None:
    return None if figure is None else round(figure, places)


def as_table(words: Words, bill: Bill, tallies: Mapping[str, Tally]) -> str:
    columns = columns_of(bill)
    heads = [words.say("sim-name"), *headings(words, columns)]
    rows = [heads, *([name, *cells(tally, columns)] for name, tally in tallies.items())]
    return "\n".join([title(words, bill), *aligned(rows)])


def title(words: Words, bill: Bill) -> str:
    return words.say(
        "sim-title",
        game=", ".join(
            [words.say(f"game-{bill.game}"), *(words.say(f"option-{o}") for o in bill.options)]
        ),
        players=bill.players,
        games=bill.games,
        seed=str(bill.seed),
    )


def columns_of(bill: Bill) -> tuple[str, ...]:
    """Bids are counted where there are bids."""
    has_bids = load(bill.game, bill.options).declares.board == "bids"
    return tuple(column for column in COLUMNS if has_bids or column != "bids")


def headings(words: Words, columns: Sequence[str]) -> list[str]:
    return [words.say(f"sim-{column}") for column in columns]


def cells(tally: Tally, columns: Sequence[str]) -> list[str]:
    """What stands under the headings."""
    if not tally.games:
        return [NOTHING] * len(columns)
    low, high = tally.interval()
    hit = tally.bids_hit
    told = {
        "win": f"{tally.win_share:.1%}",
        "interval": f"{low:.1%} - {high:.1%}",
        "score": f"{tally.mean_score:.1f}",
        "bids": NOTHING if hit is None else f"{hit:.1%}",
        "time": _times(tally) if tally.times else NOTHING,
    }
    return [told[column] for column in columns]


def _times(tally: Tally) -> str:
    return f"{tally.milliseconds(0.5):.3f}, {tally.milliseconds(0.99):.3f}"


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Every column as wide as its widest cell."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def progress(stream: TextIO, total: int) -> Callable[[int], None]:
    """A line that fills up on a terminal, and nothing at all in a pipe."""

    def shown(done: int) -> None:
        bar = "#" * (30 * done // total)
        stream.write(
            f"\r{bar:30} {done}/{total}" + ("\r" + " " * 60 + "\r" if done == total else "")
        )
        stream.flush()

    return shown if stream.isatty() else lambda done: None
