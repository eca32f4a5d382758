"""How honest people fare while one address does its worst, in one way after the other.

    python bench/attack.py [--seconds 30] [--only garbage pings] [--proxies] [--json]
    python bench/attack.py --sources OTHER/src     another version of the server

The server has core 0. The attacker has core 1; it is a process of its own, at a lower priority
than this one, which measures on the same core: so the times are those of the server, and the
attacker has all that is left of its core. For every attack there is a new server in an empty
folder. Printed are the medians before, during and after; a move still under way when a phase
ends counts with the time it has taken. All connections are on the loopback device."""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from floods.__main__ import FLOODS
from floods.guests import Seat, become, open_table
from floods.held import STOPPED_BY_A_PROXY
from floods.honest import Player, Samples, addresses, arrive
from floods.run import LOST
from floods.server import Reading, Server
from floods.wire import Origin

from jollyroger.arena.report import aligned

SERVER, ATTACKER = 0, 1  # cores
PLAYERS = 4
WARMING = 2.0
PREPARING = 120.0  # seconds an attacker may take before it begins
LIMIT = 3.0
STOPPED = {flood.__name__ for flood in STOPPED_BY_A_PROXY}


@dataclass
class Result:
    """One attack."""

    attack: str
    quiet: float
    during: float
    after: float
    worst: float
    moves: int
    bots_quiet: float
    bots: float
    arrived: int
    arrival: float
    shut_out: int
    lost: int
    owner: str  # whether the player of a table full of watchers came back; "" elsewhere
    answers: dict[str, int]
    before: Reading
    at_the_end: Reading
    busy: float  # share of its core that the server needed

    @property
    def ratio(self) -> float:
        return self.during / self.quiet if self.quiet else 0.0

    def row(self) -> list[str]:
        megabytes = [round(each.memory / 2**20) for each in (self.before, self.at_the_end)]
        return [
            self.attack,
            f"{self.quiet * 1e3:.1f}",
            f"{self.during * 1e3:.1f}",
            f"{self.ratio:.1f}{'' if self.ratio <= LIMIT else ' !'}",
            f"{self.after * 1e3:.1f}",
            f"{self.worst * 1e3:.0f}",
            str(self.moves),
            f"{self.bots_quiet * 1e3:.0f}/{self.bots * 1e3:.0f}",
            f"{self.arrived} of {self.arrived + self.shut_out} in {self.arrival * 1e3:.0f}",
            str(self.lost),
            f"{self.busy:.0%}",
            f"{megabytes[0]}/{megabytes[1]}",
            str(self.at_the_end.files),
            str(self.at_the_end.written),
            ", ".join(f"{name} {count}" for name, count in sorted(self.answers.items()))
            + (f"; owner {self.owner}" if self.owner else ""),
        ]


HEADS = [
    "attack",
    "quiet ms",
    "during",
    "ratio",
    "after",
    "worst",
    "moves",
    "bots ms",
    "newcomers ms",
    "lost",
    "server",
    "MB",
    "files",
    "stderr",
    "answers",
]


def median(values: list[float]) -> float:
    return statistics.median(values) if values else 0.0


class Measure:
    """The honest people around one server, phase by phase."""

    def __init__(self, port: int, forwarded: bool) -> None:
        self.origins = addresses(port, forwarded)
        self._players = [Player(self.origins) for _ in range(PLAYERS)]
        self._tasks = [asyncio.ensure_future(player.play()) for player in self._players]

    async def phase(self, seconds: float) -> Samples:
        """All that was measured in that time, newcomers too."""
        whole = Samples()
        for player in self._players:
            player.samples = Samples()
        arriving = asyncio.ensure_future(arrive(self.origins, whole))
        await asyncio.sleep(seconds)
        arriving.cancel()
        await asyncio.gather(arriving, return_exceptions=True)
        for player in self._players:
            self._gather(whole, player)
        return whole

    def _gather(self, whole: Samples, player: Player) -> None:
        whole.moves += player.samples.moves
        whole.bots += player.samples.bots
        whole.lost += player.samples.lost
        if (waited := player.unanswered()) is not None:
            whole.moves.append(waited)

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Victim:
    """Has a seat at an open table; leaves it while strangers fill it, and wants to come back."""

    def __init__(self, origin: Origin, table: str, token: str) -> None:
        self.table = table
        self._place = origin, table, token

    @classmethod
    async def sit(cls, origin: Origin) -> "Victim":
        token = await become(origin)
        table = await open_table(origin, token, open=True)
        return cls(origin, table, token)

    async def come_back(self) -> str:
        try:
            seat = await Seat.join(*self._place)
        except LOST as error:
            return f"not let in ({error})"
        seat.line.drop()
        return "came back" if seat.seat is not None else "not let in"


@contextmanager
def attacker(
    name: str, server: Server, given: argparse.Namespace, table: str
) -> Iterator["subprocess.Popen[str]"]:
    here = Path(__file__).parent
    command = [sys.executable, "-m", "floods", name, "--port", str(server.port)]
    command += ["--seconds", str(given.seconds), "--table", table, "--core", str(ATTACKER)]
    command += ["--forwarded"] if given.proxies else []
    environment = os.environ | {"PYTHONPATH": str(here)}
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        yield child
    finally:
        child.kill()
        child.wait()
        assert child.stdout
        child.stdout.close()


async def measure(name: str, server: Server, given: argparse.Namespace) -> Result:
    table = await server.put_old_log(given.old_log) if name == "old_log" else ""
    people = Measure(server.port, given.proxies)
    victim = await Victim.sit(next(people.origins)) if name == "watchers" else None
    await people.phase(WARMING)
    quiet = await people.phase(min(given.seconds, given.quiet))
    before = server.read()
    with attacker(name, server, given, victim.table if victim else table) as child:
        assert child.stdout
        async with asyncio.timeout(PREPARING):
            begun = await asyncio.to_thread(child.stdout.readline)
        assert begun, f"{name} could not prepare itself"
        began = server.read()
        during = await people.phase(given.seconds)
        ended = server.read()
        owner = await victim.come_back() if victim else ""
        text = await asyncio.to_thread(child.stdout.read)
    after = await people.phase(min(given.seconds, given.quiet))
    await people.end()
    return Result(
        name,
        median(quiet.moves),
        median(during.moves),
        median(after.moves),
        max(during.moves, default=0.0),
        len(during.moves),
        median(quiet.bots),
        median(during.bots),
        len(during.entries),
        median(during.entries),
        during.shut_out,
        during.lost,
        owner,
        json.loads(text or "{}"),
        before,
        ended,
        (ended.cpu - began.cpu) / given.seconds,
    )


def attack(name: str, given: argparse.Namespace) -> Result:
    with tempfile.TemporaryDirectory() as home:
        arguments = [*given.serve, *(["--proxies", "127.0.0.1"] if given.proxies else [])]
        server = Server(Path(home), given.sources, arguments, given.files, SERVER)
        server.start()
        try:
            return asyncio.run(measure(name, server, given))
        finally:
            server.stop()
            if given.errors:
                print((Path(home) / "stderr").read_text()[-given.errors :], file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=30, help="of every attack")
    parser.add_argument("--quiet", type=float, default=10, help="seconds before and after, at most")
    parser.add_argument("--only", nargs="*", choices=FLOODS, metavar="NAME")
    parser.add_argument("--sources", help="a folder of sources to serve instead of these")
    parser.add_argument("--serve", nargs="*", default=[], help="more options of `serve`")
    parser.add_argument("--proxies", action="store_true", help="all of it behind a proxy, by IPv6")
    parser.add_argument("--files", type=int, default=1024, help="files the server may open")
    parser.add_argument("--old-log", type=int, default=200_000, help="entries of `old_log`")
    parser.add_argument("--errors", type=int, default=0, help="characters of stderr to show")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    os.sched_setaffinity(0, {ATTACKER})
    results = []
    names = given.only or [name for name in FLOODS if not given.proxies or name not in STOPPED]
    for name in names:
        results.append(attack(name, given))
        print(" | ".join(results[-1].row()), file=sys.stderr, flush=True)
    if given.json:
        print(json.dumps([asdict(result) | {"ratio": result.ratio} for result in results]))
        return
    print("\n".join(aligned([HEADS, *(result.row() for result in results)])))
    for name in names:
        print(f"{name}: {FLOODS[name].__doc__}")


if __name__ == "__main__":
    main()
