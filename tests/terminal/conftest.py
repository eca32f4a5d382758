"""A user of our own for every test, and a server for those who ask for one."""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pytest

from server.harbour_of import Harbour, harbour_of


@pytest.fixture(autouse=True)
def own_folder() -> Iterator[Path]:
    """A data folder with a path short enough to be read on one line."""
    with (
        TemporaryDirectory(prefix="jr") as home,
        patch.dict(os.environ, {"XDG_DATA_HOME": home}),
    ):
        yield Path(home) / "jollyroger"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with harbour_of(tmp_path_factory.mktemp("harbour")) as started:
        yield started
        assert started.troubles() == []


TESTS = count(1)


@pytest.fixture
def harbour(port: Harbour) -> Harbour:
    """A server, and a new one on its port before it has seen too many newcomers."""
    if next(TESTS) % 6 == 0:
        port.stop()
        port.start()
    return port
