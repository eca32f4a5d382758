"""A server for pages: a real one, where one address may ask as often as a whole town does."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from jollyroger.table.table import Table
from server.harbour_of import Harbour, _environment

GRACE = 30.0
SERVE = """
import sys
from functools import partial
from pathlib import Path
from jollyroger.server import serve as server
from jollyroger.server.limits import Limits, without_rates
from jollyroger.terminal.local import Luck

server.Ways = partial(server.Ways, grace=float(sys.argv[3]))
if seed := sys.argv[4:]:
    luck = Luck(int(seed[0]))
    server.Ways = partial(server.Ways, chance=luck.chance, luck=luck.bots)
home, limits = Path(sys.argv[2]), without_rates(Limits())
server.serve(server.Mooring(port=int(sys.argv[1]), home=home, limits=limits))
"""


class Quay(Harbour):
    def __init__(
        self, home: Path, grace: float = GRACE, seed: int | None = None, lie: str = ""
    ) -> None:
        """With a seed, chance is that of a game in the terminal with that seed: for tests alone.

        A lie is run before the server is, to make another table of ours."""
        super().__init__(home)
        self._lie = lie
        self._grace = grace
        self._seed = [] if seed is None else [str(seed)]

    def start(self) -> None:
        self.home.mkdir(parents=True, exist_ok=True)
        mooring = [str(self.port), str(self.home), str(self._grace), *self._seed]
        command = [sys.executable, "-c", self._lie + SERVE, *mooring]
        with (self.home / "server.log").open("a") as errors:
            self._child = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=_environment()
            )
        assert self._child.stdout
        printed = self._child.stdout.readline().strip()
        assert printed, (self.home / "server.log").read_text()
        self.port = int(printed.rpartition(":")[2])

    def table(self, id: str) -> Table:
        """The table as the engine folds it from the lines on the disk."""
        lines = [json.loads(line) for line in self.logs()[id]]
        for line in lines:
            line.pop("by", None)
        return Table.reread([json.dumps(line) for line in lines])

    def totals(self, id: str) -> dict[str, int]:
        """Points by name."""
        state = self.table(id).state
        assert state.play
        names = [holder.name if holder else "" for holder in state.seats]
        return dict(zip(names, state.play.scores(), strict=True))


@contextmanager
def quay_of(
    home: Path, grace: float = GRACE, seed: int | None = None, lie: str = ""
) -> Iterator[Quay]:
    quay = Quay(home, grace, seed, lie)
    quay.start()
    try:
        yield quay
    finally:
        quay.close()
