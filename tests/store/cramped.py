"""A server whose disk is full for a while: no file may grow beyond so many bytes.

    python cramped.py URL BYTES

It says what was kept and what was not, a word or two a line.
"""

import asyncio
import resource
import sys

from jollyroger.store import Store, Trouble

TEXT = "x" * 2000


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")


def limit(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def told(store: Store, times: int = 1) -> None:
    """Of several tries the last: a check is smaller than a line, and may still have found room."""
    answer = "ready"
    for _ in range(times):
        try:
            await store.ready()
        except Trouble as trouble:
            answer = f"not ready {type(trouble).__name__}"
    say(answer)


async def fill(store: Store, seq: int) -> None:
    """Line after line until one is not kept."""
    try:
        while True:
            await store.append("a", seq + 1, [f"{seq + 1} {TEXT}"], 1.0)
            seq += 1
            say("kept", seq)
    except Trouble as trouble:
        say("not kept", type(trouble).__name__)


async def main(url: str, size: int) -> None:
    store = await Store.open(url)
    await store.create("a", "a", "{}", True, 0.0)
    await told(store)
    limit(size)
    await fill(store, 0)
    await told(store, times=9)
    limit(resource.RLIM_INFINITY)
    await told(store)
    seq = len(await store.read("a"))
    await store.append("a", seq + 1, ["room again"], 2.0)
    say("kept", seq + 1)
    await store.close()


asyncio.run(main(sys.argv[1], int(sys.argv[2])))
