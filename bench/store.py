"""How many moves a second the store makes durable, and how long each waits: SQLite and, by URL,
PostgreSQL. Every append is one line at one of so many tables, all tables at once.

    python bench/store.py [URL]"""

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

from jollyroger.store import Store

LINE = '{"event": "played", "seat": 2, "piece": "K7", "face": "K7", "by": "0123456789abcdef/a1"}'
SECONDS = 5.0


async def table(store: Store, id: str, until: float, waits: list[float]) -> None:
    """One writer: the next line goes out when the last one is on the disk."""
    await store.create(id, id, "{}", False, 0.0)
    seq = 0
    while (began := time.perf_counter()) < until:
        seq += 1
        await store.append(id, seq, [LINE], began)
        waits.append(time.perf_counter() - began)


async def measure(url: str, tables: int) -> None:
    store = await Store.open(url)
    waits: list[float] = []
    until = time.perf_counter() + SECONDS
    names = [f"{tables}-{number}-{time.time_ns()}" for number in range(tables)]
    await asyncio.gather(*(table(store, name, until, waits) for name in names))
    cuts = statistics.quantiles(waits, n=100)
    print(
        f"{tables:5} tables  {len(waits) / SECONDS:8.0f} appends/s  "
        f"p50 {cuts[49] * 1e3:6.1f} ms  p99 {cuts[98] * 1e3:6.1f} ms"
    )
    await store.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        url = (
            sys.argv[1] if len(sys.argv) > 1 else f"sqlite+aiosqlite:///{Path(folder) / 'b.sqlite'}"
        )
        print(url.split("@")[-1].split("///")[0])
        for tables in (1, 50, 500):
            asyncio.run(measure(url, tables))


if __name__ == "__main__":
    main()
