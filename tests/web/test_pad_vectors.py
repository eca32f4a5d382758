"""The page's pad scores, referees and merges as Python does: on everything Python has written."""

from pathlib import Path

from games.guests import guests
from web.pad_vectors import write
from web.vitest import passes


def test_the_pad_in_the_page_does_what_python_does(tmp_path: Path) -> None:
    """Every game, option, round, bid and bonus; 10,000 tricks a game; pads, merges, undo, files.

    Also of games that no module of ours knows, with bids and without."""
    with guests():
        write(tmp_path)
    passes("pad.test.ts", "JOLLYROGER_PAD", tmp_path)
