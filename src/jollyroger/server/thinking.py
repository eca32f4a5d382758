"""Who thinks when: small pools beside the event loop, each with a queue that is fair by guest.

A guest who asks for much waits for themselves; everybody else waits for one job of each guest."""

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Generic, TypeVar

from ..bots.crew import Bot, is_thorough, looks_ahead, without_looking_ahead
from ..rules.moves import Move
from ..rules.refused import Refused
from ..rules.view import View
from .limits import (
    HINTS_WAITING,
    LOOK_AHEAD_WAIT,
    READINGS_WAITING,
    REVIEWS_WAITING,
    THINKERS,
    THOROUGH_WAIT,
    Limits,
    Meter,
)
from .worker_process import COMMAND, WorkerProcess

log = logging.getLogger("jollyroger.thinking")
T = TypeVar("T")


@dataclass(eq=False, slots=True)
class Job(Generic[T]):
    who: str
    work: Callable[..., T]
    given: tuple[Any, ...]
    answer: asyncio.Future[T]
    begun: bool = False


class Pool:
    """So many jobs at a time; whose turn it is goes around among the guests who wait.

    `most` is how many jobs of one guest may wait: one more is `too_fast`."""

    def __init__(
        self, start: Callable[[], Executor], size: int = THINKERS, most: int | None = None
    ) -> None:
        self._start, self._size, self._most = start, size, most
        self._executor: Executor | None = None
        self._waiting: OrderedDict[str, deque[Job[Any]]] = OrderedDict()
        self._busy = 0

    async def do(self, who: str, work: Callable[..., T], *given: Any) -> T:
        """What comes of the work. Whoever no longer waits for it has no place in the queue."""
        job = self.ask(who, work, *given)
        try:
            return await job.answer
        finally:
            self.drop(job)

    def ask(self, who: str, work: Callable[..., T], *given: Any) -> Job[T]:
        """The work in its place in the queue; who asks this way drops it in the end."""
        if self._most is not None and len(self._waiting.get(who, ())) >= self._most:
            raise Refused("too_fast")
        job = Job(who, work, given, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(who, deque()).append(job)
        self._fill()
        return job

    def drop(self, job: Job[Any]) -> None:
        """Out of the queue; what is being done cannot be stopped, but nobody hears of it."""
        job.answer.cancel()
        jobs = self._waiting.get(job.who, deque())
        if job in jobs:
            jobs.remove(job)
        if not jobs:
            self._waiting.pop(job.who, None)

    def close(self) -> None:
        self._waiting.clear()
        if self._executor:
            self._executor.shutdown(wait=False, cancel_futures=True)
        self._executor = None

    def _fill(self) -> None:
        self._executor = self._executor or self._start()
        while self._waiting and self._busy < self._size:
            self._begin(self._next(), self._executor)

    def _begin(self, job: Job[Any], executor: Executor) -> None:
        try:
            doing = executor.submit(job.work, *job.given)
        except (
            RuntimeError
        ) as error:  # no thread to be had: its asker hears of it, the next goes on
            job.answer.set_exception(error)
            return
        job.begun = True
        self._busy += 1
        doing.add_done_callback(partial(self._told, job))

    def _next(self) -> Job[Any]:
        """The first job of the guest whose turn it is, who then has the last turn."""
        who, jobs = next(iter(self._waiting.items()))
        job = jobs.popleft()
        self._waiting.move_to_end(who)
        if not jobs:
            del self._waiting[who]
        return job

    def _told(self, job: Job[T], done: Future[T]) -> None:
        """From the thread that did it; a loop that is closed waits for nothing any more."""
        with suppress(RuntimeError):
            job.answer.get_loop().call_soon_threadsafe(self._finished, job, done)

    def _finished(self, job: Job[T], done: Future[T]) -> None:
        self._busy -= 1
        if not job.answer.done():
            _pass_on(done, job.answer)
        self._fill()


def _pass_on(done: Future[T], answer: asyncio.Future[T]) -> None:
    if done.cancelled():
        answer.cancel()
    elif error := done.exception():
        answer.set_exception(error)
    else:
        answer.set_result(done.result())


def _threads() -> Executor:
    return ThreadPoolExecutor(THINKERS, "thinking")


class Thinking:
    """What a server does beside its event loop: bots' moves, hints, reviews, long texts that are
    read or written out, and score pads that are read, each in a pool of its own.

    `in_step` hides how long a bot thought; where all players are programs that are measured, it
    is left out, and every search is waited for. `worker` is the command of a worker process."""

    def __init__(
        self,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
        in_step: bool = True,
        limits: Limits | None = None,
        worker: Sequence[str] = COMMAND,
    ) -> None:
        limits = limits or Limits()
        process = partial(WorkerProcess, worker)
        self.sleep, self.in_step = sleep, in_step
        self.bots = Pool(_threads)
        self.hints = Pool(_threads, most=HINTS_WAITING)
        self.thorough = Pool(process)
        self.reviews = Pool(process, most=REVIEWS_WAITING)
        self.readings = Pool(_threads, most=READINGS_WAITING)
        self.pads = Pool(process, most=READINGS_WAITING)
        self._hinted = Meter(limits.hints, clock)
        self._hinted_to = Meter(limits.address_hints, clock)
        self._undone = Meter(limits.undos, clock)

    def close(self) -> None:
        for part in vars(self).values():
            if isinstance(part, Pool):
                part.close()

    def count_hint(self, guest: str, address: str | None = None) -> None:
        """Refuses who asks for more of them than anybody can read."""
        if not self._hinted.allows(guest):
            raise Refused("too_fast")
        if not self._hinted_to.allows(address):
            raise Refused("too_fast")

    def count_undo(self, guest: str) -> None:
        """Every move that is taken back makes bots think again."""
        if not self._undone.allows(guest):
            raise Refused("undo_often")

    async def choose(
        self, who: str, bot: Bot, view: View, may: Sequence[Move], luck: Random
    ) -> Move:
        """A bot's move, thought out on that guest's account."""
        if is_thorough(bot) and self.in_step:
            return await self._choose_in_step(who, bot, view, may, luck)
        if looks_ahead(bot, view):
            # A true source of luck cannot travel to a worker.
            return await self.thorough.do(who, bot, view, may, Random(luck.getrandbits(64)))
        return await self.bots.do(who, bot, view, may, luck)

    async def _choose_in_step(
        self, who: str, bot: Bot, view: View, may: Sequence[Move], luck: Random
    ) -> Move:
        """At a moment that tells nothing of the hand, whatever was to be thought.

        Everybody could time a search: a forced move has none, and one among many plays takes
        longest. So a thorough bot answers after a time, or whole multiples of it, that is read off
        the public position. A search that is not done by then is not waited for, however long
        the queue was: the move that the nets liked at once is there."""
        wait = LOOK_AHEAD_WAIT if looks_ahead(bot, view) else THOROUGH_WAIT
        search = self._search(who, bot, view, may, luck)
        liked = self.bots.ask(who, without_looking_ahead(bot), view, may, luck)
        try:
            await self.sleep(wait / 2)
            if search and not search.begun:
                self.thorough.drop(search)  # it would be late, and make the next one late too
            await self.sleep(wait / 2)
            while not liked.answer.done():
                await self.sleep(wait)
            return _found(search) or liked.answer.result()
        finally:
            self.bots.drop(liked)
            if search:
                self.thorough.drop(search)

    def _search(
        self, who: str, bot: Bot, view: View, may: Sequence[Move], luck: Random
    ) -> Job[Move] | None:
        if len(may) < 2 or not looks_ahead(bot, view):
            return None
        chance = Random(luck.getrandbits(64))  # a true source cannot travel
        return self.thorough.ask(who, bot, view, may, chance)


def _found(search: Job[Move] | None) -> Move | None:
    if search is None or not search.answer.done() or search.answer.cancelled():
        return None
    if error := search.answer.exception():
        log.error("looking ahead failed", exc_info=error)
        return None
    return search.answer.result()
