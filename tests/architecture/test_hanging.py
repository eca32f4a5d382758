"""A test that hangs fails by its name, and the tests after it run."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from waiting import PATIENCE, run_in_time, until_news

ROOT = Path(__file__).parents[2]
HANGS = """
import asyncio
import threading

def test_waits_for_a_lock_that_nobody_gives():
    threading.Event().wait()

def test_waits_for_news_that_never_come():
    asyncio.run(asyncio.Event().wait())

def test_waits_for_nothing():
    pass
"""


def test_a_test_that_hangs_fails_by_its_name_and_the_run_goes_on(tmp_path: Path) -> None:
    """Whether it waits in a thread or in a loop."""
    (tmp_path / "test_hangs.py").write_text(HANGS)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c"]
    command += [str(ROOT / "pyproject.toml"), "--timeout", "1", str(tmp_path / "test_hangs.py")]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)
    told = ran.stdout
    assert "2 failed, 1 passed" in told
    for name in ("waits_for_a_lock_that_nobody_gives", "waits_for_news_that_never_come"):
        assert f"test_{name} - Failed: Timeout" in told


def test_a_wait_in_vain_says_what_it_waited_for_and_what_came_instead() -> None:
    async def work() -> None:
        await until_news(asyncio.Event(), lambda: False, "a view", lambda: "a refusal", 0.01)

    with pytest.raises(AssertionError, match=r"still not: a view: a refusal$"):
        run_in_time(work())


def test_a_loop_that_does_not_end_says_what_was_to_be_done() -> None:
    async def work() -> None:
        await asyncio.Event().wait()

    with pytest.raises(AssertionError, match=r"still not: all games over$"):
        run_in_time(work(), 0.01, "all games over")
    with pytest.raises(AssertionError, match=r"still not: .*work done$"):
        run_in_time(work(), 0.01)


def test_a_limit_inside_is_not_taken_for_the_one_around_it() -> None:
    async def work() -> None:
        await asyncio.wait_for(asyncio.Event().wait(), 0.01)

    with pytest.raises(TimeoutError):
        run_in_time(work(), PATIENCE, "all games over")


def test_every_test_has_a_limit(pytestconfig: pytest.Config) -> None:
    """Far beyond what any of them takes, and long before somebody looks for a run that stands."""
    assert 120 <= float(pytestconfig.getini("timeout")) <= 900
