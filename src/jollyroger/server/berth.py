"""Where the server is reached: its address, whom that address reaches, which pages are its own."""

from dataclasses import dataclass
from ipaddress import ip_address
from socket import gethostname
from typing import Literal
from urllib.parse import urlsplit

Reach = Literal["computer", "network", "public"]


@dataclass(frozen=True, slots=True)
class Berth:
    """The address people use, other pages that may talk to us, and who may read our figures."""

    public_url: str
    origins: frozenset[str] = frozenset()
    metrics_token: str | None = None

    @property
    def reach(self) -> Reach:
        """Whom a link reaches: this computer alone, the local network, or anybody."""
        host = urlsplit(self.public_url).hostname or ""
        if host == "localhost":
            return "computer"
        try:
            address = ip_address(host)
        except ValueError:
            return "public"
        if address.is_loopback:
            return "computer"
        return "network" if address.is_private else "public"

    def owns(self, origin: str, asked: str) -> bool:
        """Whether a page from `origin` is ours when it asks for `asked`, scheme and host.

        A name that somebody else's page has made point at this computer is not: of the names
        only those we were given count, and addresses, which nobody can make point elsewhere."""
        if origin in self.origins or origin == self.public_url.rstrip("/"):
            return True
        return origin == asked and _cannot_lie(urlsplit(asked).hostname or "")


def _cannot_lie(host: str) -> bool:
    own = gethostname().lower().removesuffix(".local")
    if host in ("localhost", own, f"{own}.local"):
        return True
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
