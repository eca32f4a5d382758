"""The browser folds entries to what the server shows: the same value after every one."""

import json
from pathlib import Path

from contract.voyages import GUESTS, SHIPPED
from games.guests import guests
from jollyroger.table.events import ENTRIES, TakenBack
from jollyroger.table.records import counted
from web.frames import hosted, sailed, told, write
from web.vitest import WEB, passes

SAMPLE = WEB / "tests" / "frames"


def test_the_browser_folds_whole_games_as_the_server_does(tmp_path: Path) -> None:
    """At every table there is, for a seat, another seat and a spectator, entry by entry."""
    with guests():
        tables = {str(board): sailed(board, seed) for seed, board in enumerate(SHIPPED + GUESTS)}
        # Its powers are rare: in four games of each table everything happens.
        rare = {f"{board}-{seed}": sailed(board, seed) for board in GUESTS for seed in range(4)}
        tables |= rare | {"hosted": hosted()}
        for name, table in tables.items():
            for seat in (0, table.state.settings.players - 1, None):
                write(tmp_path, f"{name}-{seat}", table, seat)
    met = {type(entry) for table in tables.values() for entry in counted(table.log)}
    assert met == {*ENTRIES.values()} - {TakenBack}
    passes("fold.test.ts", "JOLLYROGER_FRAMES", tmp_path)


def test_the_sample_in_the_tree_is_what_the_server_would_say() -> None:
    """Without Python the web client's own tests fold this one."""
    (sample,) = SAMPLE.glob("*.jsonl")
    steps = [json.loads(line) for line in sample.read_text("utf-8").splitlines()]
    board = next(board for board in SHIPPED if sample.stem.startswith(str(board)))
    seat = int(sample.stem.rpartition("-")[2])
    table = sailed(board, 0)
    fresh = [json.loads(json.dumps(step)) for step in told(table, seat)]
    assert steps == fresh[: len(steps)]
