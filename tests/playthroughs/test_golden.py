"""Golden playthroughs: whole games with every seat's view, kept as text and told again."""

from pathlib import Path

import pytest

from contract.voyages import Table
from jollyroger.rules.shelf import GAMES
from playthroughs.telling import tell
from shelf import players

GOLDEN = Path(__file__).parent / "golden"
SEED = 1720
OTHERWISE = {"doubloons": (2,), "skull_queen": (3, 2)}  # all others are told with three players
TOLD = [
    Table(game, count)
    for id, game in GAMES.items()
    for count in OTHERWISE.get(id, (players(game),))
]
HOW = "if this is meant: python -m pytest tests/playthroughs --rewrite-golden, and read the diff"


@pytest.mark.parametrize("table", TOLD, ids=str)
def test_a_game_is_told_as_it_was_told_before(table: Table, rewrite: bool) -> None:
    """Every move, event, view and `may` of the game is the one in the golden file."""
    path = GOLDEN / f"{table}.txt"
    told = tell(table, SEED)
    if rewrite:
        path.write_text(told, encoding="utf-8")
    assert path.exists(), f"{table} is not told yet: {HOW}"
    assert first_difference(path.read_text(encoding="utf-8"), told) is None, HOW


def first_difference(golden: str, told: str) -> str | None:
    """The first line that is not the same, because a diff of the whole file reads badly."""
    old, new = golden.splitlines(), told.splitlines()
    for number, (was, now) in enumerate(zip(old, new, strict=False), 1):
        if was != now:
            return f"line {number}: was {was!r}, now {now!r}"
    return None if len(old) == len(new) else f"{len(old)} lines before, {len(new)} now"


def test_every_game_has_a_golden_playthrough() -> None:
    """No game on the shelf is left untold."""
    assert {path.stem for path in GOLDEN.glob("*.txt")} == {str(table) for table in TOLD}
