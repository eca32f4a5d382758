"""The server under attack: a process of its own on one core, watched from outside."""

import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .guests import become, open_table
from .wire import Origin

PATIENCE: Final = 30.0  # seconds to start or to stop
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Reading:
    """What the system says about the server at one moment."""

    memory: int
    files: int
    written: int  # bytes on standard error
    cpu: float  # seconds


@dataclass
class Server:
    """`jollyroger serve` in a folder of its own, as a service would run it."""

    home: Path
    sources: str | None = None  # a folder of sources to attack instead of the installed ones
    arguments: list[str] = field(default_factory=list)
    files: int = 1024
    core: int | None = 0
    port: int = 0
    _child: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Returns when the address is printed: from then on the port listens."""
        command = [sys.executable, "-m", "jollyroger", "serve", "--port", "0", *self.arguments]
        with (self.home / "stderr").open("a") as errors:
            self._child = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=self._environment(),
                preexec_fn=self._confine,
            )
        assert self._child.stdout
        printed = self._child.stdout.readline().strip()
        assert printed, (self.home / "stderr").read_text()
        self.port = int(printed.rpartition(":")[2])

    def _environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
        kept["XDG_DATA_HOME"] = str(self.home)
        return kept | ({"PYTHONPATH": self.sources} if self.sources else {})

    def _confine(self) -> None:
        if self.core is not None:
            os.sched_setaffinity(0, {self.core})
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, hard))

    def stop(self) -> None:
        if self._child is None:
            return
        self._child.send_signal(signal.SIGTERM)
        try:
            self._child.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()
        assert self._child.stdout
        self._child.stdout.close()
        self._child = None

    def read(self) -> Reading:
        assert self._child
        process = Path(f"/proc/{self._child.pid}")
        stat = (process / "stat").read_text().rpartition(")")[2].split()
        return Reading(
            memory=int((process / "statm").read_text().split()[1]) * PAGE,
            files=len(list((process / "fd").iterdir())),
            written=(self.home / "stderr").stat().st_size,
            cpu=(int(stat[11]) + int(stat[12])) / TICKS,
        )

    # A log of earlier days

    async def put_old_log(self, entries: int) -> str:
        """A table with so long a log, as an earlier version let one grow; the server is restarted.

        Its id is the answer."""
        origin = Origin(self.port, "127.9.9.9")
        table = await open_table(origin, await become(origin), players=4)
        self.stop()
        file = next(self.home.rglob("*.sqlite"))
        with sqlite3.connect(file) as database:
            row = database.execute("select last from tables where id = ?", (table,))
            (last,) = row.fetchone()
            lines = (
                (table, last + number, f'{{"event": "chat_set", "on": {flag}}}')
                for number in range(1, entries + 1)
                for flag in (("false", "true")[number % 2],)
            )
            database.executemany("insert into events values (?, ?, ?)", lines)
            database.execute(
                "update tables set last = ?, touched = ? where id = ?",
                (last + entries, time.time(), table),
            )
        database.close()
        self.start()
        return table
