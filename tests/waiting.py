"""Waiting for something to come true: never for ever, and with a word for what was awaited."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Coroutine
from inspect import isawaitable
from linecache import getline
from select import select
from subprocess import Popen
from threading import Timer
from time import monotonic, sleep
from types import FunctionType
from typing import Any, TypeVar

PATIENCE = 60.0  # seconds that anything may take before it counts as never
STARTING = 2 * PATIENCE  # seconds for a program to start, which is long work on a busy machine
PAUSE = 0.005
T = TypeVar("T")

Condition = Callable[[], object]


async def until(
    holds: Callable[[], object | Awaitable[object]],
    pause: float = PAUSE,
    seen: Callable[[], str] | None = None,
    what: str | None = None,
) -> None:
    """`what` is awaited, else what the line of `holds` says; `seen` is what there was instead."""
    end = monotonic() + PATIENCE
    while not (await found if isawaitable(found := holds()) else found):
        missed = never(what or line_of(holds))
        assert monotonic() < end, f"{missed}{': ' + seen() if seen else ''}"
        await asyncio.sleep(pause)


def wait_until(holds: Condition, pause: float = PAUSE) -> None:
    """The same where nothing else runs in this thread."""
    end = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < end, still_not(holds)
        sleep(pause)


async def until_news(
    news: asyncio.Event,
    holds: Condition,
    what: str,
    seen: Callable[[], str],
    seconds: float = PATIENCE,
) -> None:
    """Looks again whenever there are news; `what` is awaited, `seen` is what there was instead."""
    try:
        async with asyncio.timeout(seconds):
            while not holds():
                news.clear()
                await news.wait()
    except TimeoutError:
        raise AssertionError(f"{never(what, seconds)}: {seen()}") from None


def run_in_time(
    work: Coroutine[Any, Any, T], seconds: float = 4 * PATIENCE, what: str | None = None
) -> T:
    """In a loop of its own; where it stood when its time was over, the error shows."""

    name = getattr(work, "__qualname__", "the work")

    async def run() -> T:
        limit = asyncio.timeout(seconds)
        try:
            async with limit:
                return await work
        except TimeoutError as error:
            if not limit.expired():
                raise
            raise AssertionError(never(what or f"{name} done", seconds)) from error

    return asyncio.run(run())


def next_line(child: Popen[str], what: str) -> str:
    """The next line of a program, also its first; one that says nothing for so long is ended."""
    assert child.stdout
    ended: list[str] = []

    def end() -> None:
        ended.append(never(what, STARTING))
        child.kill()

    late = Timer(STARTING, end)
    late.start()
    try:
        line = child.stdout.readline()
    finally:
        late.cancel()
    assert not ended, ended[0]
    return line


def next_bytes(terminal: int, what: str) -> bytes:
    """What a terminal shows next; nothing once its program is gone, which Linux calls an error."""
    ready, _, _ = select([terminal], [], [], STARTING)
    assert ready, never(what, STARTING)
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""


def still_not(holds: Condition) -> str:
    """What was awaited, as the test says it."""
    return never(line_of(holds))


def line_of(condition: Callable[..., object]) -> str:
    """Where a condition is written: mostly it says what it is."""
    if not isinstance(condition, FunctionType):
        return repr(condition)  # a method, or a function with something given
    code = condition.__code__
    return getline(code.co_filename, code.co_firstlineno).strip()


def never(what: str, seconds: float = PATIENCE) -> str:
    return f"after {seconds:.0f} seconds still not: {what}"
