"""Every store passes the same tests: a file, and a server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from store import servers


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/log.db"
    else:
        with servers.fresh_database() as address:
            yield address


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "log.db"


@pytest.fixture(scope="session", autouse=True)
def own_server() -> Iterator[None]:
    yield
    servers.stop()
