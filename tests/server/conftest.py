"""A server for the tests of one module: started once, and without trouble at its end."""

from collections.abc import Iterator

import pytest

from server.harbour_of import Harbour, harbour_of


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with harbour_of(tmp_path_factory.mktemp("harbour")) as harbour:
        yield harbour
        assert harbour.troubles() == []
