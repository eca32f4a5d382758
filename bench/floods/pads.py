"""Floods of score pads: full ones joined, others written full."""

import itertools
import secrets
import time
from collections.abc import Iterator
from typing import Final

from .guests import expect
from .run import Run
from .tables import LINES
from .wire import Json, Socket, ask

FULL: Final = 5_000  # edits that a server keeps of one pad
FRAME: Final = 30  # edits in one frame
PADS: Final = 8


async def pad_joins(run: Run) -> None:
    """joins of a full pad"""
    pad = await _share(run, FULL)
    run.begin()

    async def work(number: int) -> None:
        if run.take():
            line = await Socket.open(run.origin, f"/ws/pads/{pad}")
            try:
                run.tally[(await line.join())["frame"]] += 1
            finally:
                line.drop()

    await run.crowd(16, work)


async def pad_reads(run: Run) -> None:
    """a full pad asked for and shared again over HTTP"""
    pad = await _share(run, FULL)
    whole = _pad(pad, FULL)
    run.begin()

    async def work(number: int) -> None:
        if run.take():
            if number:
                await run.ask(f"GET /api/pads/{pad}")
            else:
                await run.ask("POST /api/pads", whole)

    await run.crowd(8, work)


async def pad_edits(run: Run) -> None:
    """64 lines that write on eight pads, 30 edits at a time"""
    pads = [await _share(run, 0) for _ in range(PADS)]
    run.begin()
    numbers = itertools.count(1)

    async def work(number: int) -> None:
        line = await Socket.open(run.origin, f"/ws/pads/{pads[number % PADS]}")
        await run.tell_steadily(line, None, (_write(numbers) for _ in itertools.count()))

    await run.crowd(PADS * LINES, work)


async def _share(run: Run, edits: int) -> str:
    id = secrets.token_hex(8)
    expect(await ask(run.origin, "POST /api/pads", _pad(id, edits)))
    return id


def _pad(id: str, edits: int) -> Json:
    head = {"pad": 1, "id": id, "game": "skull_king", "options": [], "players": 4}
    return {**head, "edits": [_edit(number) for number in range(1, edits + 1)]}


def _write(numbers: Iterator[int]) -> Json:
    return {"frame": "edits", "edits": [_edit(next(numbers)) for _ in range(FRAME)]}


def _edit(number: int) -> Json:
    return {
        "id": f"a1b2c3d4-{number}",
        "at": int(time.time() * 1000) - 10**6 + number,
        "cell": f"name/{number % 4}",
        "value": f"Anne {number}",
        "over": None,
    }


FLOODS: Final = (pad_joins, pad_reads, pad_edits)
