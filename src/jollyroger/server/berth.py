"""Where the server is reached: its address, whom that address reaches, which pages are its own."""

from dataclasses import dataclass
from ipaddress import ip_address
from socket import gethostname
from typing import Final, Literal
from urllib.parse import urlsplit

_USUAL: Final = {"http": ":80", "https": ":443"}
Reach = Literal["computer", "network", "public"]


@dataclass(frozen=True, slots=True)
class Berth:
    """The address people use, other pages that may talk to us, and who may read our figures."""

    public_url: str
    origins: frozenset[str] = frozenset()
    metrics_token: str | None = None
    contact: str | None = None  # whom to tell about a hole, as an address that begins with a scheme

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
        if origin in {_origin(url) for url in (self.public_url, *self.origins)}:
            return True
        return origin == asked and _cannot_lie(urlsplit(asked).hostname or "")

    def answers_to(self, host: str) -> bool:
        """Whether a request's `host` is a name of ours; others were made to point here."""
        name = _name(host)
        ours = {urlsplit(url).hostname for url in (self.public_url, *self.origins)}
        return name in ours or _cannot_lie(name)


def _origin(url: str) -> str:
    """As a browser says it: in small letters, and without the port that goes without saying."""
    parts = urlsplit(url.lower())
    return f"{parts.scheme}://{parts.netloc.removesuffix(_USUAL.get(parts.scheme, '/'))}"


def _name(host: str) -> str:
    """Without its port; none for what somebody made up."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _cannot_lie(host: str) -> bool:
    own = gethostname().lower().removesuffix(".local")
    if host in ("localhost", own, f"{own}.local"):
        return True
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
