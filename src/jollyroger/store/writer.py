"""One writer: what all tables ask for within a few milliseconds is one commit."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .appends import Append, append_all
from .engine import WRITES
from .health import Health, reason
from .troubles import Overtaken, Trouble, Unkept, Unwritten

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
MOST = 500  # in one commit; a longer queue is several


@dataclass(eq=False)
class Job:
    asked: float
    work: Append | Work[Any]
    done: asyncio.Future[Any]

    def settle(self, answer: object) -> None:
        """Whoever has stopped waiting is not told."""
        if self.done.done():
            return
        if isinstance(answer, Trouble):
            self.done.set_exception(answer)
        else:
            self.done.set_result(answer)


class _Unbegun(Exception):
    """No transaction: nothing was kept, and trying again at once would be in vain."""


class _Spoiled(Exception):
    """A statement failed before the commit: nothing was kept, and each job may try alone."""


class _Unconfirmed(Exception):
    """The commit itself failed: nobody knows."""


class Writer:
    def __init__(
        self,
        engine: AsyncEngine,
        wait: float,
        health: Health,
        committed: Callable[[float], None],
    ) -> None:
        self._engine = engine.execution_options(**WRITES)
        self._wait = wait
        self._health = health
        self._committed = committed
        self._waiting: list[Job] = []
        self._called = asyncio.Event()
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run())

    async def append(self, append: Append) -> None:
        await self._ask(append)

    async def do(self, work: Work[T]) -> T:
        """Any other change, in the same commit as the rest."""
        answer: T = await self._ask(work)
        return answer

    async def close(self) -> None:
        """What was asked before is still written."""
        self._closing = True
        self._called.set()
        await self._task

    def _ask(self, work: Append | Work[Any]) -> asyncio.Future[Any]:
        if self._closing:
            raise Unkept("the store is closed")
        job = Job(self._loop.time(), work, self._loop.create_future())
        self._waiting.append(job)
        self._called.set()
        return job.done

    async def _run(self) -> None:
        while await self._called.wait() and self._waiting:
            await self._linger()
            jobs, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not self._waiting and not self._closing:
                self._called.clear()
            await self._settle([job for job in jobs if not job.done.cancelled()])

    async def _linger(self) -> None:
        """Counted from the first who asked, so nobody waits for a wait and a commit twice over."""
        until = self._waiting[0].asked + self._wait
        if not self._closing and len(self._waiting) < MOST:
            await asyncio.sleep(max(0.0, until - self._loop.time()))

    async def _settle(self, jobs: Sequence[Job]) -> bool:
        """Each job gets its answer, whatever happens: a writer that dies would leave all waiting.

        Says whether the database could be asked at all."""
        began = self._loop.time()
        try:
            answers = await self._commit(jobs)
        except _Unbegun as error:
            self._fail(jobs, Unkept, error.__cause__)
            return False
        except _Spoiled as error:
            if len(jobs) > 1:
                return await self._settle_each(jobs)
            answers = [self._spoiled(job, error.__cause__) for job in jobs]
        except _Unconfirmed as error:
            self._fail(jobs, Unwritten, error.__cause__)
            return True
        else:
            self._committed(self._loop.time() - began)
        for job, answer in zip(jobs, answers, strict=True):
            job.settle(answer)
        return True

    async def _settle_each(self, jobs: Sequence[Job]) -> bool:
        for place, job in enumerate(jobs):
            if not await self._settle([job]):
                # Hundreds of vain tries, each with its patience, would hold up everybody.
                _tell(jobs[place + 1 :], Unkept, None)
                return False
        return True

    async def _commit(self, jobs: Sequence[Job]) -> list[object]:
        """What fails, also by an error nobody foresaw, is told by how far we had come."""
        failing: type[Exception] = _Unbegun
        try:
            async with self._engine.begin() as connection:
                failing = _Spoiled
                answers = await _answers(connection, jobs)
                failing = _Unconfirmed
            return answers
        except Exception as error:
            raise (_Unbegun if _is_full(error) else failing) from error

    def _fail(self, jobs: Sequence[Job], kind: type[Trouble], error: BaseException | None) -> None:
        self._health.fail(reason(error))
        _tell(jobs, kind, error)

    def _spoiled(self, job: Job, error: BaseException | None) -> Trouble:
        if isinstance(job.work, Append) and isinstance(error, IntegrityError):
            return _caused(Overtaken(job.work.table, job.work.first), error)
        if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError | DataError):
            self._health.fail(reason(error))
        return _caused(Unkept(reason(error)), error)


def _is_full(error: BaseException) -> bool:
    """SQLite had no room for the commit and has taken it back: nothing was written, for certain."""
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL


async def _answers(connection: AsyncConnection, jobs: Sequence[Job]) -> list[object]:
    """For each job what it comes to, or the trouble it is in."""
    answers = [
        None if isinstance(job.work, Append) else await _apart(connection, job.work) for job in jobs
    ]
    places = [place for place, job in enumerate(jobs) if isinstance(job.work, Append)]
    appends = [job.work for job in jobs if isinstance(job.work, Append)]
    for place, answer in zip(places, await append_all(connection, appends), strict=True):
        answers[place] = answer
    return answers


async def _apart(connection: AsyncConnection, work: Work[Any]) -> object:
    """A savepoint each: the trouble of one undoes nothing of the others."""
    try:
        async with connection.begin_nested():
            return await work(connection)
    except Trouble as trouble:
        return trouble


def _tell(jobs: Sequence[Job], kind: type[Trouble], error: BaseException | None) -> None:
    for job in jobs:
        job.settle(_caused(kind(reason(error)), error))


def _caused(trouble: Trouble, error: BaseException | None) -> Trouble:
    trouble.__cause__ = error
    return trouble
