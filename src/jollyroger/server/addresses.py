"""Where somebody comes from: the network address that limits count, and never a proxy's own."""

from collections.abc import Mapping, Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from ..rules.refused import Refused

NOWHERE = "?"  # what is no address at all shares one place
Network = IPv4Network | IPv6Network


def group(host: str) -> str:
    """IPv4 as it is; of IPv6 the /64, since one line at home has as many addresses as it likes."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return NOWHERE
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))


def read_proxies(text: str | None) -> tuple[Network, ...]:
    """Addresses or networks with commas; anybody's word (`*`) would be nobody's."""
    try:
        return tuple(ip_network(each.strip()) for each in (text or "").split(",") if each.strip())
    except ValueError as error:
        raise Refused("bad_proxies", proxies=text or "") from error


class Addresses:
    """Tells visitors from the proxies that speak for them."""

    def __init__(self, proxies: Sequence[Network] = ()) -> None:
        self._proxies = proxies

    def is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)

    def of(self, scope: Mapping[str, Any]) -> str | None:
        """The visitor's; None for a proxy that has not said whom it speaks for."""
        client = scope.get("client")
        if not client or self.is_proxy(client[0]):
            return None
        return group(client[0])
