"""python -m jollyroger.learn.curve FOLDER: how a voyage went, as a table or as a picture.

Reads the log that a voyage keeps in its folder: bids hit and how far off they were, by size of
the round, and the games won where they were measured."""

import json
import math
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROUNDS = (1, 3, 5, 8, 10)
LINES = 24
NOTHING = "-"


@dataclass(frozen=True)
class Moment:
    """One line of the log: what it has of a table of so many players, by size of the round."""

    decisions: float
    seconds: float | None = None
    win: float | None = None
    told: Mapping[str, Sequence[float]] = field(default_factory=dict)

    def of(self, what: str, size: int) -> float | None:
        by_size = self.told.get(what, ())
        return by_size[size - 1] if size <= len(by_size) else None


def moments(folder: Path, players: int) -> list[Moment]:
    """Every line that tells of a table of so many players."""
    log = (folder / "log.jsonl").read_text("utf-8").splitlines()
    return [*_moments((json.loads(line) for line in log if line), players)]


def _moments(lines: Iterable[Mapping[str, Any]], players: int) -> Iterator[Moment]:
    decisions = 0.0
    for line in lines:
        decisions = line.get("decisions", decisions)
        tally = line.get(f"of{players}")
        if tally is not None:
            told = {name: by for name, by in tally.items() if isinstance(by, list)}
            yield Moment(decisions, line.get("seconds"), line.get("win"), told)
        elif "win" in line and line.get("duel", players) == players:
            yield Moment(decisions, win=line["win"])


def thinned(past: Sequence[Moment], lines: int) -> list[Moment]:
    """As many as are readable, evenly spread, and all that were measured."""
    step = max(1, math.ceil(len(past) / lines))
    kept = {*range(0, len(past), step), len(past) - 1}
    return [moment for at, moment in enumerate(past) if at in kept or moment.win is not None]


def table(past: Sequence[Moment], sizes: Sequence[int]) -> str:
    parts = [(what, form) for what, form in FORMS.items() if any(what in m.told for m in past)]
    heads = ["decisions", "seconds", "won"]
    heads += [f"{what} {size}" for what, _ in parts for size in sizes]
    return "\n".join(_aligned([heads, *(_row(moment, parts, sizes) for moment in past)]))


# What is shown of a round: bids hit, won less bid, and in games without bids the points.
FORMS = {"hit": ".1%", "bias": "+.2f", "mean": ".1f"}


def _row(moment: Moment, parts: Sequence[tuple[str, str]], sizes: Sequence[int]) -> list[str]:
    figures = [(moment.of(what, size), form) for what, form in parts for size in sizes]
    return [
        f"{moment.decisions / 1e6:,.0f} M",
        *(_said(*figure) for figure in ((moment.seconds, ".0f"), (moment.win, ".1%"), *figures)),
    ]


def _said(figure: float | None, form: str) -> str:
    return NOTHING if figure is None else f"{figure:{form}}"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        for row in rows
    ]


def plot(past: Sequence[Moment], sizes: Sequence[int], target: Path) -> None:
    """Games won, bids hit and how far off they were, over decisions."""
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError:
        raise SystemExit("A picture needs matplotlib: pip install 'jollyroger[lab]'.") from None
    figure = Figure(figsize=(8, 9), layout="constrained")
    won, hit, off = figure.subplots(3, sharex=True)
    _line(won, past, "won", [moment.win for moment in past], "o-")
    for size in sizes:
        _line(hit, past, f"round {size}", [moment.of("hit", size) for moment in past])
        _line(off, past, f"round {size}", [moment.of("bias", size) for moment in past])
    for axes, title in ((won, "games won"), (hit, "bids hit"), (off, "tricks won less bid")):
        axes.set_title(title)
        axes.grid(alpha=0.3)
        if axes.lines:
            axes.legend(fontsize="small")
    off.set_xlabel("decisions, in millions")
    figure.savefig(target)


def _line(
    axes: Any, past: Sequence[Moment], name: str, figures: Sequence[float | None], style: str = "-"
) -> None:
    """What was told, joined over what was not."""
    both = zip(past, figures, strict=True)
    points = [(moment.decisions / 1e6, figure) for moment, figure in both if figure is not None]
    if points:
        axes.plot(*zip(*points, strict=True), style, label=name)


def main() -> None:
    asked = arguments()
    past = moments(asked.folder, asked.players)
    if not past:
        raise SystemExit(f"The log tells nothing of tables of {asked.players}.")
    sys.stdout.write(table(thinned(past, asked.lines), asked.rounds) + "\n")
    if asked.plot:
        plot(past, asked.rounds, asked.plot)


def arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m jollyroger.learn.curve", description=__doc__)
    parser.add_argument("folder", type=Path, help="where a voyage keeps its log")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, nargs="+", default=ROUNDS, help="sizes of rounds")
    parser.add_argument("--lines", type=int, default=LINES)
    parser.add_argument("--plot", type=Path, help="a file for the picture: .svg, .png or .pdf")
    return parser.parse_args()


if __name__ == "__main__":
    main()
