"""The page watches how it is dealt: real games cause no doubt, changed ones always do."""

from pathlib import Path

from contract.voyages import SHIPPED
from web.frames import hosted, sailed, write
from web.vitest import passes


def test_the_browser_doubts_no_honest_table_and_every_lying_one(tmp_path: Path) -> None:
    """At every table there is, for its seats and a spectator, over good lines and bad ones."""
    for seed, board in enumerate(SHIPPED):
        table = sailed(board, seed)
        for seat in (0, None) if seed % 2 else (board.players - 1,):
            write(tmp_path, f"{board}-{seat}", table, seat)
    write(tmp_path, "hosted-0", hosted(), 0)
    passes("watched.test.ts", "JOLLYROGER_FRAMES", tmp_path)
