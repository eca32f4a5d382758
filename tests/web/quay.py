"""A server for pages: a real one, where one address may ask as often as a whole town does."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from jollyroger.table.log_lines import read_log
from jollyroger.table.table import Table
from server.harbour_of import Harbour

GRACE = 30.0
SERVE = """
import json, sys
from dataclasses import replace
from pathlib import Path
from jollyroger.server.limits import Limits, without_rates
from jollyroger.server.page import BUILT
from jollyroger.server.serve import ServeOptions, serve, ways_of
from jollyroger.server.worker_process import COMMAND
from jollyroger.terminal.local import Luck

port, home, given = int(sys.argv[1]), Path(sys.argv[2]), json.loads(sys.argv[3])

def ways(options):
    usual = replace(ways_of(options), grace=given["grace"])
    if given["seed"] is None:
        return usual
    luck = Luck(given["seed"])
    return replace(usual, chance=luck.chance, luck=luck.bots)

page, limits = Path(given["page"] or BUILT), without_rates(Limits())
worker = given["worker"] or COMMAND
options = ServeOptions(port=port, home=home, limits=limits, page=page, worker=worker)
serve(options, ways_of=ways)
"""


class Quay(Harbour):
    """With a seed, chance is that of a game in the terminal with that seed: for tests alone.

    A lie is run before the server is, to make another table of ours."""

    script = SERVE

    def __init__(
        self,
        home: Path,
        grace: float = GRACE,
        seed: int | None = None,
        lie: str = "",
        page: Path | None = None,
        worker: Sequence[str] | None = None,
    ) -> None:
        given = {"grace": grace, "seed": seed, "page": page and str(page), "worker": worker}
        super().__init__(home, lie, **given)

    def table(self, id: str) -> Table:
        """The table as the engine folds it from the lines on the disk."""
        return read_log(self.logs()[id]).table

    def totals(self, id: str) -> dict[str, int]:
        """Points by name."""
        state = self.table(id).state
        assert state.play
        names = [holder.name if holder else "" for holder in state.seats]
        return dict(zip(names, state.play.scores(), strict=True))


@contextmanager
def quay_of(
    home: Path,
    grace: float = GRACE,
    seed: int | None = None,
    lie: str = "",
    page: Path | None = None,
    worker: Sequence[str] | None = None,
) -> Iterator[Quay]:
    quay = Quay(home, grace, seed, lie, page, worker)
    quay.start()
    try:
        yield quay
    finally:
        quay.close()
