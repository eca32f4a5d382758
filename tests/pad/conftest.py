"""A user of our own for every test."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pytest


@pytest.fixture(autouse=True)
def own_folder() -> Iterator[Path]:
    """A data folder with a path short enough to be read on one line."""
    with (
        TemporaryDirectory(prefix="jr") as home,
        patch.dict(os.environ, {"XDG_DATA_HOME": home}),
    ):
        yield Path(home) / "jollyroger" / "pads"
