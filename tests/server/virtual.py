"""Executors and a clock that tests move by hand: what is done when, without waiting for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from jollyroger.server.thinking import Pool


class Hands(Executor):
    """Does a job when it is told to, or when its time has come."""

    def __init__(self, clock: Callable[[], float] = lambda: 0.0) -> None:
        self.jobs: list[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]]] = []
        self.began: list[tuple[Any, ...]] = []  # what was asked for, in the order it was begun
        self.since: list[float] = []
        self.instead: Callable[..., Any] | None = None  # what is done whatever was asked for
        self._clock = clock

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        job: Future[Any] = Future()
        self.jobs.append((job, self.instead or work, given))
        self.began.append(given)
        self.since.append(self._clock())
        return job

    def finish(self) -> None:
        """The job that was begun first."""
        job, work, given = self.jobs.pop(0)
        self.since.pop(0)
        try:
            job.set_result(work(*given))
        except Exception as error:
            job.set_exception(error)


class Clock:
    """Time passes when somebody sleeps; jobs that take no longer than that are done by then."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waits: list[float] = []
        self._takes: list[tuple[Hands, float]] = []

    def hands(self, takes: float) -> Hands:
        """For jobs that take so long."""
        hands = Hands(lambda: self.now)
        self._takes.append((hands, takes))
        return hands

    def pool(self, takes: float) -> Pool:
        hands = self.hands(takes)
        return Pool(lambda: hands)

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        await settled()
        until = self.now + seconds
        for hands, takes in self._takes:
            while hands.jobs and hands.since[0] + takes <= until:
                hands.finish()
                await settled()
        self.now = until


async def settled() -> None:
    """Everything that can happen without time has happened."""
    for _ in range(20):
        await asyncio.sleep(0)
