"""A server that is going to be killed: it appends to its tables and says what is kept.

    python appender.py URL TABLE...

Before it begins it may leave a child behind (`--fork`), as a crashed server may leave its bots.
"""

import asyncio
import os
import sys
from contextlib import suppress

from jollyroger.store import Store, Taken


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


async def append(store: Store, id: str) -> None:
    with suppress(Taken):
        await store.create(id, id, "{}", True, 0.0)
    found = await store.find(id)
    assert found
    seq = found.last
    while True:
        many = 1 + seq % 3
        new = [f'{{"{id}":{seq + step}}}' for step in range(1, many + 1)]
        await store.append(id, seq + 1, new, 0.0)
        seq += many
        say(f"{id} {seq}")


async def main(url: str, *ids: str) -> None:
    store = await Store.open(url)
    if "--fork" in ids and not os.fork():
        say(f"forked {os.getpid()}")
        sys.stdin.read()
        os._exit(0)
    await asyncio.gather(*(append(store, id) for id in ids if not id.startswith("-")))


asyncio.run(main(*sys.argv[1:]))
