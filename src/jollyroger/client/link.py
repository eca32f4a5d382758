"""Where a table is: a link as the page shows it, or a server's address and a spoken code."""

import re
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from ..rules.refused import Refused

PORTS: Final = {"http": 80, "https": 443}
TABLE: Final = re.compile(r"/t/([A-Za-z0-9_-]{1,64})/?")
CODE: Final = re.compile(r"[A-Za-z]{2,12}")


@dataclass(frozen=True, slots=True)
class Link:
    """The server's address, and either a table's id or the code that is said for it."""

    server: str
    table: str | None = None
    code: str | None = None


def read(text: str) -> Link:
    """`Refused` for what names no table. Behind a # may stand a secret: it is never shown."""
    first, *rest = text.split() or [""]
    spoken = re.sub(r"\W|_", "", "".join(rest))
    shown = first.partition("#")[0][:200]
    try:
        address = urlsplit(first if "://" in first else f"{_scheme(first)}://{first}")
        server = _server(address)
    except ValueError as error:
        raise Refused("no_link", link=shown) from error
    found = TABLE.fullmatch(address.path)
    if found and not rest:
        return Link(server, table=found[1])
    if address.path in ("", "/") and CODE.fullmatch(spoken):
        return Link(server, code=spoken.upper())
    raise Refused("no_link", link=shown)


def read_server(text: str) -> str:
    """The address of a server alone; `Refused` for what is none."""
    first = text.strip()
    try:
        address = urlsplit(first if "://" in first else f"{_scheme(first)}://{first}")
        if address.path not in ("", "/"):
            raise ValueError(address.path)
        return _server(address)
    except ValueError as error:
        raise Refused("no_server_address", server=first[:200]) from error


def _server(address: SplitResult) -> str:
    """Always written alike, whatever was typed: what is kept for a server is found again."""
    host = address.hostname or ""
    if address.scheme not in PORTS or "@" in address.netloc or not re.fullmatch(r"[\w.:-]+", host):
        raise ValueError(address.netloc)
    shown = f"[{host}]" if ":" in host else host
    if address.port in (None, PORTS[address.scheme]):
        return f"{address.scheme}://{shown}"
    return f"{address.scheme}://{shown}:{address.port}"


def _scheme(text: str) -> str:
    """What somebody means who types no more than a host: at home there are no certificates."""
    host = urlsplit(f"//{text}").hostname or ""
    return "http" if "." not in host or host.endswith(".local") or _is_number(host) else "https"


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_here(server: str) -> bool:
    """A server on this very computer, which no proxy can reach for us."""
    host = urlsplit(server).hostname or ""
    return host == "localhost" or (_is_number(host) and ip_address(host).is_loopback)
