"""The worker: a process beside the server."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from jollyroger.server.worker_process import WorkerProcess
from waiting import PATIENCE, wait_until

# The worker


def test_a_worker_is_another_process_that_goes_after_the_server() -> None:
    worker = WorkerProcess()
    other = worker.submit(os.getpid).result()
    assert other != os.getpid()
    assert worker.submit(os.nice, 0).result() > os.nice(0)
    with pytest.raises(ZeroDivisionError):
        worker.submit(divmod, 1, 0).result()
    assert worker.submit(os.getpid).result() == other
    worker.shutdown()
    assert not Path(f"/proc/{other}").exists()


def test_a_worker_that_was_killed_is_replaced() -> None:
    worker = WorkerProcess()
    killed = worker.submit(os.getpid).result()
    os.kill(killed, 9)
    assert worker.submit(os.getpid).result() != killed
    worker.shutdown()


KILLED = """
import os
from jollyroger.server.worker_process import WorkerProcess
print(WorkerProcess().submit(os.getpid).result(), flush=True)
os.kill(os.getpid(), 9)
"""


def test_a_worker_ends_with_a_server_that_was_killed() -> None:
    command = [sys.executable, "-c", KILLED]
    told = subprocess.run(command, stdout=subprocess.PIPE, check=False, timeout=PATIENCE)
    worker = Path(f"/proc/{int(told.stdout)}/stat")
    with suppress(FileNotFoundError, ProcessLookupError):
        wait_until(lambda: worker.read_text().rpartition(")")[2].split()[0] == "Z")


def test_what_cannot_travel_spoils_no_job_that_follows() -> None:
    worker = WorkerProcess()
    with pytest.raises(Exception, match="pickle"):
        worker.submit(lambda: 1).result()
    assert worker.submit(divmod, 7, 2).result() == (3, 1)
    worker.shutdown()


def test_what_a_job_prints_is_no_answer(capfd: pytest.CaptureFixture[str]) -> None:
    worker = WorkerProcess()
    assert worker.submit(os.write, 1, b"printed").result() == len(b"printed")
    assert worker.submit(divmod, 7, 2).result() == (3, 1)
    worker.shutdown()
    assert capfd.readouterr().err == "printed"
