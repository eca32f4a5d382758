"""A process beside the server that does what takes long: jobs come in by its standard input.

It reads one, does it, writes what came of it, and ends when the server does, or has had nothing
for it in a long while. Only the server that started it holds the other ends."""

import os
import pickle
import select
import signal
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Final

NICENESS: Final = 10  # whoever moves a card goes first, also where there is one core for all
IDLE: Final = 600.0  # seconds; a new one is there in less than one

Job = tuple[Callable[..., Any], tuple[Any, ...]]


def main() -> None:
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a library prints is no answer
    serve(sys.stdin.buffer, answers)


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    while select.select([jobs], [], [], IDLE)[0]:
        try:
            job: Job = pickle.load(jobs)  # noqa: S301 - from the server's own hand
        except EOFError:
            return
        # Wrapped once more: an answer that cannot be read there spoils none that follow.
        pickle.dump(pickle.dumps(outcome(job)), answers)
        answers.flush()


def outcome(job: Job) -> tuple[bool, Any]:
    """Whether it was done, and what came of it: an error belongs to who asked."""
    work, given = job
    try:
        return True, work(*given)
    except Exception as error:  # raised again where it was asked for
        return False, error


if __name__ == "__main__":
    main()
