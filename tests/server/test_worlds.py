"""Two worlds that differ in what somebody cannot see are one world to them, at every door.

The numbers here are small; `make soak` compares a million frames."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from contract.voyages import SHIPPED, Table
from server.owed import Leak, Tally
from server.twins import FRAMES, ONLY, Twins
from server.worlds import Kept, World, nothing_by_chance, serving
from waiting import PATIENCE, run_in_time

SHARE = -(-FRAMES // len(SHIPPED))  # of each table
LONGEST = 8 * PATIENCE + SHARE / 10  # seconds; on a busy machine ten frames come in one
SOCKET = {"view", "events", "refused", "advice"}
HTTP = {"table", "log", "record", "review", "list", "code", "me"}


@pytest.fixture(autouse=True)
def _repeatable(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing_by_chance(monkeypatch)


@asynccontextmanager
async def both(folder: Path) -> AsyncIterator[list[World]]:
    one, other = (serving(folder / file, Kept) for file in ("a.sqlite", "b.sqlite"))
    async with one as first, other as second:
        yield [first, second]


async def sailed(
    worlds: list[World],
    table: Table,
    number: int,
    tally: Tally,
    enough: Callable[[], bool],
    whole: bool = False,
) -> Twins:
    """One pair of worlds; a leak says how to see it again."""
    twins = Twins(worlds, table, number, tally)
    try:
        await twins.opened(whole)
        await twins.sail(enough)
    except Leak as leak:
        leak.add_note(f"again: JOLLYROGER_WORLD={number}, and only the test of {table!r}")
        raise
    finally:
        await twins.closed()
    return twins


@pytest.mark.parametrize("table", SHIPPED, ids=repr)
def test_who_cannot_see_a_difference_is_told_none(tmp_path: Path, table: Table) -> None:
    """Byte by byte: frames, catching up, refusals, hints, logs, records, lists."""
    tally = Tally()

    def enough() -> bool:
        """All doors, and so many frames; one pair of worlds that is sailed again goes its way."""
        seen = tally.frames >= SHARE and {*tally.doors} >= {*SOCKET, *HTTP}
        return seen and tally.controls > 0 and not ONLY

    async def sail() -> None:
        async with both(tmp_path) as worlds:
            for number in [int(ONLY)] if ONLY else range(100 + SHARE):
                await sailed(worlds, table, number, tally, enough)
                if enough():
                    break

    run_in_time(sail(), LONGEST, f"{SHARE} frames of {table!r} and every door")
    assert ONLY or enough()


def test_a_game_that_is_over_shows_what_was_played_and_nothing_else(tmp_path: Path) -> None:
    """Bids that were sealed, changed and never shown: all that is left to differ by then."""
    tally = Tally()
    shortest = min(SHIPPED, key=lambda table: (table.players, table.game.rounds[table.players]))

    async def sail() -> None:
        async with both(tmp_path) as worlds:
            for number in range(100):
                before = tally.entries["NextTable"]
                twins = await sailed(worlds, shortest, number, tally, lambda: False, whole=True)
                if twins.hidden and tally.entries["NextTable"] > before:
                    break

    run_in_time(sail(), LONGEST, "a whole game with a rematch and bids that nobody saw")
    assert set(tally.hidden) == {"Sealed"}
    assert set(tally.doors) >= {*SOCKET, *HTTP} - {"review"}  # which shows what was sealed
