"""kill -9 at any moment: what was acknowledged is there, and nothing is missing or doubled."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from jollyroger.store import Store
from store.afloat import run
from waiting import PATIENCE, next_line

APPENDER = Path(__file__).with_name("appender.py")
IDS = ("a", "b", "c")
KILLS = 5 * int(os.environ.get("JOLLYROGER_KILLS", "1"))


@contextmanager
def appender(url: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A process that appends until the block ends, and is then killed."""
    pipe = subprocess.PIPE
    command = [sys.executable, str(APPENDER), url, *arguments]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as child:
        try:
            yield child
        finally:
            child.kill()


@pytest.mark.parametrize("voyage", range(4))
def test_what_was_acknowledged_survives_a_kill(url: str, voyage: int) -> None:
    """Four times five kills: every acknowledged line is there, in order, without a gap."""
    random = Random(voyage)
    kept = dict.fromkeys(IDS, 0)
    for _ in range(KILLS):
        told = acknowledged(url, random.randrange(1, 40))
        for id, seq in told.items():
            assert seq > kept[id]
        kept |= {id: max(kept[id], told.get(id, 0)) for id in IDS}
        logs = run(url, read)
        for id in IDS:
            assert logs[id] == [f'{{"{id}":{seq}}}' for seq in range(1, len(logs[id]) + 1)]
            assert len(logs[id]) >= kept[id]
        kept = {id: len(logs[id]) for id in IDS}


def acknowledged(url: str, until: int) -> dict[str, int]:
    """The last number each table was told of before the kill, which comes after so many."""
    with appender(url, *IDS) as child:
        assert child.stdout
        told = [next_line(child, "the next line that was kept") for _ in range(until)]
        child.kill()
        told += child.stdout.readlines()
    whole = [line.split() for line in told if line.endswith("\n")]
    return {id: int(seq) for id, seq in whole}


async def read(store: Store) -> dict[str, list[str]]:
    for id in IDS:
        found = await store.find(id)
        assert found is None or found.last == len(await store.read(id))
    return {id: await store.read(id) for id in IDS}


def test_a_child_that_outlives_its_server_does_not_keep_the_lock(file: Path) -> None:
    """After a crash the next server starts, whoever the last one left behind."""
    url = f"sqlite:///{file}"
    with appender(url, "--fork", "a") as child:
        assert child.stdout
        while not (line := next_line(child, "the next line that was kept")).startswith("forked"):
            assert line
        child.kill()
        child.wait(PATIENCE)
        os.kill(int(line.split()[1]), 0)  # it is alive
        assert run(url, read)["a"] is not None
