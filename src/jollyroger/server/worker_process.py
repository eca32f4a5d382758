"""The server's end of a worker: an executor for one job at a time, done in another process.

Why a process: a search keeps the interpreter busy, and in a thread it would do that to every
table. A process can also be made to wait for the server where both share one core."""

import os
import pickle
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from subprocess import PIPE, Popen
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
COMMAND: Final = (sys.executable, "-P", "-m", "jollyroger.server.worker")
ALONE: Final = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # one core, not all


class WorkerProcess(Executor):
    """Started by its first job. What is asked of it must be importable, and light to import."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._thread = ThreadPoolExecutor(1, "worker")
        self._child: Popen[bytes] | None = None
        self._closed = False

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        assert not kwargs
        return self._thread.submit(self._do, work, args)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._closed = True
        self._end()
        self._thread.shutdown(wait, cancel_futures=cancel_futures)

    def _do(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        try:
            done, made = self._asked(work, args)
        except (OSError, EOFError, pickle.UnpicklingError):
            # It had nothing to do for a while and went, or was killed: a new one gets the job.
            self._end()
            done, made = self._asked(work, args)
        if not done:
            raise made
        answer: T = made
        return answer

    def _asked(self, work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
        job = pickle.dumps((work, args))  # whole, or nothing of it goes out
        child = self._child = self._child or self._start()
        assert child.stdin
        assert child.stdout
        child.stdin.write(job)
        child.stdin.flush()
        made = pickle.load(child.stdout)  # noqa: S301 - our own worker
        answer: tuple[bool, Any] = pickle.loads(made)  # noqa: S301
        return answer

    def _start(self) -> Popen[bytes]:
        if self._closed:
            raise RuntimeError("the server has closed")
        environment = {**os.environ, **ALONE}
        return Popen(self._command, stdin=PIPE, stdout=PIPE, env=environment)  # noqa: S603 - ours

    def _end(self) -> None:
        child, self._child = self._child, None
        if child is None:
            return
        child.kill()
        child.wait()
        for pipe in (child.stdin, child.stdout):
            with suppress(OSError):  # what it did not read any more
                pipe.close()  # type: ignore[union-attr]
