"""Steps a second as they were measured, for people and for programs."""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict

from ..arrays.throughput import Rate
from ..words.catalogue import Words
from .report import aligned

COLUMNS = ("game", "players", "engine", "device", "batch", "steps", "compile", "bytes")
UNITS = (("G", 1e9), ("M", 1e6), ("k", 1e3))


def measured(plan: Sequence[Callable[[], Rate]], progress: Callable[[int], None]) -> list[Rate]:
    rates = []
    for measure in plan:
        rates.append(measure())
        progress(len(rates))
    return rates


def as_json(rates: Sequence[Rate]) -> str:
    return json.dumps({"rates": [asdict(rate) for rate in rates]}, indent=2)


def as_table(words: Words, rates: Sequence[Rate]) -> str:
    heads = [words.say(f"bench-{column}") for column in COLUMNS]
    return "\n".join(aligned([heads, *(_row(words, rate) for rate in rates)]))


def _row(words: Words, rate: Rate) -> list[str]:
    compiled, size = rate.compile_seconds, rate.bytes_per_game
    return [
        words.say(f"game-{rate.game}"),
        str(rate.players),
        rate.engine,
        rate.device,
        str(rate.batch),
        _short(rate.steps_per_second),
        "-" if compiled is None else f"{compiled:.1f}",
        "-" if size is None else str(size),
    ]


def _short(count: float) -> str:
    """12.3 M and not 12345678."""
    unit, size = next((unit for unit in UNITS if count >= unit[1]), ("", 1.0))
    return f"{count / size:.1f} {unit}".rstrip()
