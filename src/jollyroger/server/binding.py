"""The socket that the server listens on, and what is wrong when there is none."""

import errno
import socket
from typing import Any, Final

from ..rules.refused import Refused

BACKLOG: Final = 256  # connections the system may hold for us until we take them


def listening(host: str, port: int, any_port: bool = False) -> socket.socket:
    """Before anything else starts; where any port will do, one that is free."""
    try:
        return _opened(host, port)
    except Refused as refused:
        if refused.code != "port_taken" or not any_port:
            raise
        return _opened(host, 0)


def _opened(host: str, port: int) -> socket.socket:
    family, place = _place(host, port)
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:  # else proxies and limits would meet IPv4 in disguise
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        bound.bind(place)
        bound.listen(BACKLOG)  # whoever reads the address may use it at once
    except OSError as error:
        bound.close()
        raise _refusal(error, host, port) from error
    return bound


def _place(host: str, port: int) -> tuple[socket.AddressFamily, Any]:
    """A name may have addresses of both kinds: then IPv4, as everybody can reach it."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise Refused("host_unknown", host=host[:80]) from error
    family, _, _, _, place = min(found, key=lambda each: each[0] != socket.AF_INET)
    return family, place


def _refusal(error: OSError, host: str, port: int) -> Exception:
    match error.errno:
        case errno.EADDRINUSE:
            return Refused("port_taken", port=str(port))
        case errno.EADDRNOTAVAIL | errno.EAFNOSUPPORT:
            return Refused("host_elsewhere", host=host)
        case errno.EACCES:
            return Refused("port_forbidden", port=str(port))
        case _:
            return error
