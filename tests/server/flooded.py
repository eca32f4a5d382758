"""A server whose memory can be looked into, and the floods of `bench` in processes of their own."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from server.harbour_of import Harbour
from waiting import PATIENCE, next_line, wait_until

BENCH = Path(__file__).parents[2] / "bench"
LONGEST = 2 * PATIENCE  # seconds that a small flood may take before it is ended
BOUNDED = ("Room.done", "PadRoom.")  # as long as a log or a pad, which have a bound
# The server itself, with limits small enough for a test, and somebody who counts when asked.
SERVE = """
import gc, json, os, sys, threading
from pathlib import Path
from jollyroger.server.limits import read_limits
from jollyroger.server.serve import ServeOptions, serve
port, home, given = int(sys.argv[1]), Path(sys.argv[2]), json.loads(sys.argv[3])

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
                elif name == "total" and type(each).__name__ == "Connections":
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

threading.Thread(target=answer, daemon=True).start()
limits = read_limits(given["limits"])
serve(ServeOptions(port=port, home=home, proxies=given["proxies"], limits=limits))
"""


@dataclass(frozen=True)
class Small:
    """What a server is started with."""

    limits: tuple[str, ...] = ()
    behind_a_proxy: bool = False


class Flooded(Harbour):
    """One whose containers can be counted."""

    script = SERVE

    def __init__(self, home: Path, small: Small) -> None:
        proxies = "127.0.0.1" if small.behind_a_proxy else None
        super().__init__(home, limits=small.limits, proxies=proxies)
        self._small = small

    def census(self) -> Counter[str]:
        """How many things the server keeps, by class and container."""
        assert self._child
        assert self._child.stdin
        self._child.stdin.write("\n")
        self._child.stdin.flush()
        return Counter(json.loads(next_line(self._child, "what the server keeps")))

    def grown(self, before: Counter[str], fits: Callable[[int], bool]) -> dict[str, int]:
        """What is kept and does not fit, once everybody who has hung up is gone."""
        found: dict[str, int] = {}

        def is_gone() -> bool:
            found.clear()
            for name, count in (self.census() - before).items():
                if not fits(count) and not name.startswith(BOUNDED):
                    found[name] = count
            return not found

        with suppress(AssertionError):  # the test says what is left
            wait_until(is_gone, pause=0.3)
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
    assert next_line(child, "that the flood is ready") == "ready\n"
    return child


def answers(child: "subprocess.Popen[str]") -> Counter[str]:
    """How the server answered, when the flood is over."""
    with child:
        try:
            text, _ = child.communicate(timeout=LONGEST + PATIENCE)
        finally:
            child.kill()
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
