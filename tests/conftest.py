"""`--rewrite-golden` writes the golden files anew instead of comparing with them."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="rewrite the golden files")


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """False where pytest was started from further up and so never heard of the option."""
    return bool(request.config.getoption("--rewrite-golden", default=False))
