"""Where the server listens: what cannot be is told as what it is."""

import errno
import socket
from contextlib import closing
from pathlib import Path

import pytest

import asking
from jollyroger.rules.refused import Refused
from jollyroger.server.binding import _refusal, listening
from jollyroger.server.serve import ServeOptions
from server.test_start import address, started, stopped, taken

ELSEWHERE = "203.0.113.7"  # for documentation: nobody has it


@pytest.mark.parametrize("host", ["999.1.1.1", "", "no such host", "a" * 300])
def test_what_is_no_address_is_named(host: str) -> None:
    """Finding L2: every trouble was a taken port."""
    with pytest.raises(Refused, match="host_unknown"):
        listening(host, 0)


def test_an_address_of_another_computer_is_named() -> None:
    with pytest.raises(Refused, match="host_elsewhere") as refused:
        listening(ELSEWHERE, 0)
    assert refused.value.facts == {"host": ELSEWHERE}


def test_a_port_that_is_taken_or_forbidden_is_named() -> None:
    """Another trouble of the system stays what it is."""
    with taken(0) as port, pytest.raises(Refused, match="port_taken"):
        listening("127.0.0.1", port)
    forbidden = _refusal(PermissionError(errno.EACCES, "no"), "127.0.0.1", 80)
    assert isinstance(forbidden, Refused)
    assert forbidden.code == "port_forbidden"
    other = OSError(errno.ENOBUFS, "no room")
    assert _refusal(other, "127.0.0.1", 80) is other


def test_another_port_is_taken_only_where_the_port_was_the_trouble() -> None:
    with taken(0) as port, closing(listening("127.0.0.1", port, any_port=True)) as bound:
        assert bound.getsockname()[1] != port
    with pytest.raises(Refused, match="host_elsewhere"):
        listening(ELSEWHERE, 0, any_port=True)


def test_links_to_an_ipv6_address_have_it_in_brackets() -> None:
    assert ServeOptions(host="::1").url(5) == "http://[::1]:5"
    assert ServeOptions(host="::").url(5).startswith("http://[")
    assert "::]" not in ServeOptions(host="::").url(5)


@pytest.mark.skipif(not socket.has_ipv6, reason="there is no IPv6 here")
def test_a_server_is_reached_over_ipv6(tmp_path: Path) -> None:
    """Its page may change things there, as anywhere."""
    with started(tmp_path, "serve", "--port", "0", "--host", "::1") as child:
        url = address(child)
        assert url.startswith("http://[::1]:")
        asked = asking.post(f"{url}/api/guests", json={"name": "Anne"}, headers={"origin": url})
        assert asked.json() == {"name": "Anne"}
        assert stopped(child)[0] == 0
