"""A server whose memory can be looked into, and the floods of `bench` in processes of their own."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from time import sleep

from server.harbour_of import Harbour

BENCH = Path(__file__).parents[2] / "bench"
BOUNDED = ("Room.done", "PadRoom.")  # as long as a log or a pad, which have a bound
TRIES = 20  # before what is still kept counts as kept
# The server itself, with limits small enough for a test, and somebody who counts when asked.
SERVE = """
import gc, json, os, sys, threading
from pathlib import Path
from jollyroger.server import pad_room, rooms, serve
port, home, proxies, limits, *small = sys.argv[1:]

def census():
    # Every container that an object of the server keeps, by class and name.
    kept = {}
    for each in gc.get_objects():
        if str(type(each).__module__).startswith("jollyroger.server"):
            slots = [n for kind in type(each).__mro__ for n in getattr(kind, "__slots__", ())]
            for name in {*getattr(each, "__dict__", ()), *slots}:
                value = getattr(each, name, None)
                if isinstance(value, dict | set | list) or hasattr(value, "popleft"):
                    key = f"{type(each).__name__}.{name}"
                    kept[key] = kept.get(key, 0) + len(value)
                elif name == "total":
                    kept["connections"] = value
    return kept

def answer():
    try:
        for _ in sys.stdin:
            gc.unfreeze()
            gc.collect()
            print(json.dumps(census()), flush=True)
    except BaseException:  # whoever waits for the answer is not to wait for ever
        os._exit(1)

if small:
    rooms.LOG = int(small[0])
    pad_room.EDITS_A_PAD = int(small[0])
given = {}
if hasattr(serve, "Limits"):  # an older server has no limits to set
    from jollyroger.server.limits import read_limits
    given["limits"] = read_limits(json.loads(limits))
threading.Thread(target=answer, daemon=True).start()
mooring = serve.Mooring(port=int(port), home=Path(home), proxies=proxies or None, **given)
serve.serve(mooring)
"""


@dataclass(frozen=True)
class Small:
    """What a server is started with."""

    limits: tuple[str, ...] = ()
    entries: int | None = None  # of a log, before nobody but the game writes
    behind_a_proxy: bool = False


class Flooded(Harbour):
    """One whose containers can be counted."""

    def __init__(self, home: Path, small: Small) -> None:
        super().__init__(home)
        self._small = small

    def start(self) -> None:
        self.home.mkdir(parents=True, exist_ok=True)
        small, proxies = self._small, "127.0.0.1" if self._small.behind_a_proxy else ""
        command = [sys.executable, "-c", SERVE, "0", str(self.home), proxies]
        command += [json.dumps(small.limits), *([str(small.entries)] if small.entries else [])]
        with (self.home / "server.log").open("a") as errors:
            self._child = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self._child.stdout
        printed = self._child.stdout.readline().strip()
        assert printed, (self.home / "server.log").read_text()
        self.port = int(printed.rpartition(":")[2])

    def close(self) -> None:
        if self._child and self._child.stdin:
            self._child.stdin.close()
        super().close()

    def census(self) -> Counter[str]:
        """How many things the server keeps, by class and container."""
        assert self._child
        assert self._child.stdin
        assert self._child.stdout
        self._child.stdin.write("\n")
        self._child.stdin.flush()
        return Counter(json.loads(self._child.stdout.readline()))

    def grown(self, before: Counter[str], fits: Callable[[int], bool]) -> dict[str, int]:
        """What is kept and does not fit, once everybody who has hung up is gone."""
        for _ in range(TRIES):
            more = self.census() - before
            found = {
                name: count
                for name, count in more.items()
                if not fits(count) and not name.startswith(BOUNDED)
            }
            if found:
                sleep(0.3)
            else:
                return {}
        return found

    def log_lines(self) -> int:
        return len((self.home / "server.log").read_text().splitlines())


@contextmanager
def flooded(home: Path, small: Small) -> Iterator[Flooded]:
    harbour = Flooded(home, small)
    harbour.start()
    try:
        yield harbour
    finally:
        harbour.close()


def flood(
    harbour: Flooded, name: str, *, most: int | None = None, seconds: float, table: str = ""
) -> "subprocess.Popen[str]":
    """Begins; it has prepared itself when this returns."""
    command = [sys.executable, "-m", "floods", name, "--port", str(harbour.port)]
    command += ["--seconds", str(seconds), "--table", table]
    command += ["--most", str(most)] if most else []
    command += ["--forwarded"] if harbour._small.behind_a_proxy else []
    environment = os.environ | {"PYTHONPATH": str(BENCH)}
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert child.stdout
    assert child.stdout.readline() == "ready\n"
    return child


def answers(child: "subprocess.Popen[str]") -> Counter[str]:
    """How the server answered, when the flood is over."""
    assert child.stdout
    with child, child.stdout:
        text = child.stdout.read()
    return Counter(json.loads(text))


def floods() -> list[str]:
    """The names of all floods there are."""
    return [*_module("__main__").FLOODS]


def _module(name: str):  # type: ignore[no-untyped-def]
    sys.path.append(str(BENCH))
    try:
        return import_module(f"floods.{name}")
    finally:
        sys.path.remove(str(BENCH))


honest = _module("honest")
guests = _module("guests")
wire = _module("wire")
