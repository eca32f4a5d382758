"""Requests that never end, from this computer's many addresses to a server of its own."""

import resource
import socket
import sys

import httpx
import pytest

import asking
from server.harbour_of import PATIENCE, Harbour

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other addresses of this computer")
FILES = 1024  # what systemd gives a service that does not ask for more


@pytest.fixture
def many_files() -> None:
    """This process holds the other ends."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 4 * FILES <= hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (4 * FILES, hard))


def half_requests(harbour: Harbour, many: int) -> list[socket.socket]:
    found = []
    for _ in range(many):
        half = socket.create_connection(("127.0.0.1", harbour.port), PATIENCE)
        half.sendall(b"GET /health HTTP/1.1\r\n")
        found.append(half)
    return found


def health(harbour: Harbour, host: str, patience: float = PATIENCE) -> int:
    with asking.client(transport=httpx.HTTPTransport(local_address=host)) as client:
        return client.get(f"{harbour.url}/health", timeout=patience).status_code
