"""What holds for all tests: two options, one thread for each, and what JAX compiled is kept.

`--rewrite-golden` writes the golden files anew instead of comparing with them, and records that
are missing; `--rewrite-record GAME` also one that is there."""

import os
from pathlib import Path

import pytest

# Every core has a test of its own: threads of numpy's algebra would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# What is run once need not run fast; and every worker and every run compiles the same programs.
os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")
COMPILED = Path(__file__).parents[1] / ".cache" / "jax"
os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(COMPILED))
os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.1")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="rewrite the golden files")
    parser.addoption(
        "--rewrite-record", action="append", default=[], metavar="GAME", help="rewrite its record"
    )


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """False where pytest was started from further up and so never heard of the option."""
    return bool(request.config.getoption("--rewrite-golden", default=False))


@pytest.fixture
def rewritten_records(request: pytest.FixtureRequest) -> list[str]:
    """Games whose record of the present version is written anew, though it is there."""
    return list(request.config.getoption("--rewrite-record", default=[]))
