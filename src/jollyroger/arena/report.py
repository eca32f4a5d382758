"""A simulation's figures, for people and for programs."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TextIO

from ..words.catalogue import Words
from .simulate import Plan
from .tally import Tally


def as_json(plan: Plan, tallies: Mapping[str, Tally]) -> str:
    return json.dumps(
        {
            "game": plan.game,
            "players": plan.players,
            "games": plan.games,
            "seed": plan.seed,
            **({"options": plan.options} if plan.options else {}),
            "bots": [_figures(name, tally) for name, tally in tallies.items()],
        },
        indent=2,
    )


def _figures(name: str, tally: Tally) -> dict[str, str | int | float | None]:
    low, high = tally.interval()
    hit = tally.bids_hit
    return {
        "name": name,
        "games": tally.games,
        "win_share": round(tally.win_share, 4),
        "win_low": round(low, 4),
        "win_high": round(high, 4),
        "mean_score": round(tally.mean_score, 2),
        "bids_hit": None if hit is None else round(hit, 4),
        "ms_p50": round(tally.milliseconds(0.50), 4),
        "ms_p99": round(tally.milliseconds(0.99), 4),
    }


def as_table(words: Words, plan: Plan, tallies: Mapping[str, Tally]) -> str:
    title = words.say(
        "sim-title",
        game=", ".join(
            [words.say(f"game-{plan.game}"), *(words.say(f"option-{o}") for o in plan.options)]
        ),
        players=plan.players,
        games=plan.games,
        seed=str(plan.seed),
    )
    heads = [
        words.say(f"sim-{column}")
        for column in ("name", "win", "interval", "score", "bids", "time")
    ]
    rows = [heads, *(_row(name, tally) for name, tally in tallies.items())]
    return "\n".join([title, *aligned(rows)])


def _row(name: str, tally: Tally) -> list[str]:
    low, high = tally.interval()
    hit = tally.bids_hit
    return [
        name,
        f"{tally.win_share:.1%}",
        f"{low:.1%} - {high:.1%}",
        f"{tally.mean_score:.1f}",
        "-" if hit is None else f"{hit:.1%}",
        f"{tally.milliseconds(0.5):.3f}, {tally.milliseconds(0.99):.3f}",
    ]


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
