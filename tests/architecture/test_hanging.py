"""A test that hangs fails by its name, and the tests after it run."""

import subprocess
import sys
from pathlib import Path

import pytest

from waiting import PATIENCE

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


def test_every_test_has_a_limit(pytestconfig: pytest.Config) -> None:
    """Far beyond what any of them takes, and long before somebody looks for a run that stands."""
    assert 120 <= float(pytestconfig.getini("timeout")) <= 900
