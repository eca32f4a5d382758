"""What a host types wrongly is one sentence before anything starts."""

import pytest

from jollyroger.rules.refused import Refused
from jollyroger.server.options import read_days, read_port, read_public_url


@pytest.mark.parametrize("port", [-4, 65_536, 99_999])
def test_a_port_is_one_that_there_is(port: int) -> None:
    with pytest.raises(Refused, match="option_value"):
        read_port(port)


def test_usual_options_are_taken() -> None:
    assert read_port(0) == 0
    assert read_days(1) == 1
    for url in (None, "https://play.example.org", "http://10.0.0.2:6660/", "https://[::1]:443"):
        assert read_public_url(url) == url


@pytest.mark.parametrize(
    "url",
    [
        "play.example.org",
        "ftp://x.org",
        "https://",
        "https://bob:pw@x.org",
        "https://x.org/?q#f",
        "https://x.org/sub/",
        "https://x.org:99999",
        "https://[::1",
    ],
)
def test_a_public_address_is_a_scheme_and_a_host(url: str) -> None:
    """Links are made of it, and our own page is known by it."""
    with pytest.raises(Refused, match="option_value"):
        read_public_url(url)


def test_guests_are_known_for_a_day_at_least() -> None:
    with pytest.raises(Refused, match="option_value"):
        read_days(0)
