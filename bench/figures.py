"""What the measuring scripts print: shares and means with their 95 % intervals, in tables."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from math import sqrt
from typing import Any

import numpy as np

from jollyroger.arena.report import aligned
from jollyroger.arena.tally import Z95, Tally

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Sheet:
    """What one seat did in many games: its share of each win, its lead over the others' mean.

    `bid` and `won` are `[game, round]`; Skull Queen has none."""

    win: Array
    lead: Array
    bid: Array
    won: Array

    @property
    def games(self) -> int:
        return len(self.win)


def joined(sheets: Iterable[Sheet]) -> Sheet:
    parts = list(sheets)
    columns = ([getattr(sheet, name) for sheet in parts] for name in ("win", "lead", "bid", "won"))
    return Sheet(*(np.concatenate(column) for column in columns))


def mean(values: Array) -> tuple[float, float]:
    """The mean of independent games, or of deals, and half of its 95 % interval."""
    spread = float(np.std(values, ddof=1)) if len(values) > 1 else float("nan")
    return float(np.mean(values)), Z95 * spread / sqrt(len(values))


def share(wins: Array) -> str:
    """A win share with Wilson's interval."""
    tally = Tally(games=len(wins), wins=float(wins.sum()))
    low, high = tally.interval()
    return f"{tally.win_share:.1%} ({low:.1%} - {high:.1%})"


def within(values: Array, form: str = ".1f") -> str:
    """A mean and what it may be off by."""
    middle, half = mean(values)
    return f"{middle:{form}} ± {half:{form}}"


HEADS = ("game", "players", "games", "win share (95 %)", "par", "lead", "bids hit", "won - bid")


def row(game: str, players: int, sheet: Sheet) -> list[str]:
    """One line of the table; bids of a game hang together, so a game counts as one."""
    hit = within((sheet.bid == sheet.won).mean(axis=1), ".1%") if sheet.bid.size else "-"
    off = within((sheet.won - sheet.bid).mean(axis=1), ".3f") if sheet.bid.size else "-"
    counts = [game, str(players), str(sheet.games)]
    return [*counts, share(sheet.win), f"{1 / players:.1%}", within(sheet.lead), hit, off]


ROUND_HEADS = ("players", "round", "bids hit", "won - bid", "mean bid")


def rounds(players: int, sheet: Sheet) -> list[list[str]]:
    """A line for every size of round."""
    return [
        [
            str(players),
            str(at + 1),
            within((bid == won).astype(float), ".1%"),
            within(won - bid, ".3f"),
            f"{bid.mean():.2f}",
        ]
        for at, (bid, won) in enumerate(zip(sheet.bid.T, sheet.won.T, strict=True))
    ]


def aboard(games: Iterable[str]) -> str:
    """Which weights were shipped when this was measured: they change, and figures outlive them."""
    kept = files("jollyroger.bots") / "weights"
    marks = ((game, sha256((kept / f"{game}.npz").read_bytes())) for game in games)
    return "shipped weights: " + ", ".join(f"{game} {mark.hexdigest()[:8]}" for game, mark in marks)


def told(title: str, sheets: Sequence[tuple[str, int, Sheet]]) -> str:
    """The table of all sheets, and below it that of the rounds of every game of bids."""
    lines = [title, *aligned([HEADS, *(row(*entry) for entry in sheets)])]
    for game in dict.fromkeys(game for game, _, sheet in sheets if sheet.bid.size):
        sizes = [line for name, n, sheet in sheets if name == game for line in rounds(n, sheet)]
        lines += ["", f"{game}, by size of the round", *aligned([ROUND_HEADS, *sizes])]
    return "\n".join(lines)
