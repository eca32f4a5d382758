"""One flood in a process of its own: `python -m floods NAME --port PORT`.

Prints `ready` when it has prepared itself, and at the end how it was answered, as JSON."""

import argparse
import asyncio
import json
import os
import resource
import sys
from typing import Final

from . import held, lines, pads, requests, tables
from .run import NEVER, Flood, Run
from .wire import NETWORK, Origin

FLOODS: Final[dict[str, Flood]] = {
    flood.__name__: flood
    for module in (lines, held, tables, requests, pads)
    for flood in module.FLOODS
}
POLITE: Final = 19  # whoever measures on the same core is let through at once


def say_ready() -> None:
    print("ready", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=FLOODS)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--most", type=int, default=NEVER)
    parser.add_argument("--table", default="")
    parser.add_argument("--core", type=int)
    parser.add_argument("--forwarded", action="store_true", help="as if from behind a proxy")
    given = parser.parse_args()
    if given.core is not None:
        os.sched_setaffinity(0, {given.core})
        os.nice(POLITE)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    origin = Origin(given.port, network=NETWORK if given.forwarded else None)
    run = Run(origin, given.seconds, say_ready, given.most, given.table)
    asyncio.run(run.go(FLOODS[given.name]))
    json.dump(run.tally, sys.stdout)


if __name__ == "__main__":
    main()
