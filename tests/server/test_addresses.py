"""Whose address counts: IPv6 by /64, behind proxies the visitor's, and never the proxy's own."""

from dataclasses import replace
from pathlib import Path

import pytest

from jollyroger.rules.refused import Refused
from jollyroger.server.addresses import NOWHERE, Addresses, group, read_proxies
from jollyroger.server.limits import Limits, Rate
from jollyroger.words.catalogue import words
from jollyroger.words.refusals import refusal
from server.followers import new_pad
from server.ports import Port, at_port, frame, handshake

FEW = replace(Limits(), requests=Rate(3, 1e-9))
PROXY = "127.0.0.1"


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:c000:207", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:0db8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", NOWHERE),
        ("unknown", NOWHERE),
        ("192.0.2.7.8", NOWHERE),
        ("192.0.2.7, 192.0.2.8", NOWHERE),
        ("_hidden", NOWHERE),
        ("x" * 100_000, NOWHERE),
    ],
)
def test_an_address_counts_for_its_network(host: str, counted: str) -> None:
    """Finding 12: IPv6 by its /64; what is no address shares one place."""
    assert group(host) == counted


def test_proxies_are_addresses_or_networks() -> None:
    """Each of them is told from visitors."""
    addresses = Addresses(read_proxies(" 192.0.2.1, 10.0.0.0/8,2001:db8::/32 ,"))
    proxies = ("192.0.2.1", "10.200.3.4", "2001:db8:ffff::9")
    assert all(addresses.is_proxy(host) for host in proxies)
    visitors = ("192.0.2.2", "11.0.0.1", "2001:db9::1", "", "nonsense", "*")
    assert not any(addresses.is_proxy(host) for host in visitors)
    assert [addresses.of({"client": (host, 1)}) for host in proxies] == [None] * 3
    assert addresses.of({"client": None}) is None
    assert addresses.of({"client": ("nonsense", 1)}) == NOWHERE


@pytest.mark.parametrize("text", [None, "", " ", ","])
def test_without_proxies_there_are_none(text: str | None) -> None:
    """And everybody is a visitor."""
    assert read_proxies(text) == ()
    assert Addresses(read_proxies(text)).of({"client": ("127.0.0.1", 1)}) == "127.0.0.1"


@pytest.mark.parametrize("text", ["*", "10.0.0.1/8", "proxy.example", "127.0.0.1;10.0.0.1"])
def test_what_is_no_proxy_is_refused_with_a_sentence(text: str) -> None:
    """Finding 12: whoever believes everybody believes attackers."""
    with pytest.raises(Refused, match="bad_proxies") as refused:
        read_proxies(text)
    for lang in ("en", "de", "fr", "it"):
        assert text in refusal(words(lang), refused.value)


async def spent(port: Port, **headers: str) -> list[int]:
    """What five requests get where three are allowed."""
    return [await port.get("/health", **headers) for _ in range(5)]


ALL, THREE = [200] * 5, [200] * 3 + [429] * 2


def test_behind_a_proxy_the_forwarded_address_counts(tmp_path: Path) -> None:
    """Findings 1 and 12: one that floods does not harm another, nor the proxy itself."""

    async def work(port: Port) -> None:
        assert await spent(port, x_forwarded_for="192.0.2.1") == THREE
        assert await spent(port, x_forwarded_for="192.0.2.2") == THREE
        assert await spent(port) == ALL
        assert await spent(port, x_forwarded_for="192.0.2.1") == [429] * 5

    at_port(tmp_path, work, limits=FEW, proxies=PROXY)


@pytest.mark.parametrize("made_up", ["192.0.2.{}", "127.0.0.1", "unknown", "2001:db8::{}", ""])
def test_what_a_visitor_made_up_does_not_help(tmp_path: Path, made_up: str) -> None:
    """Finding 12: the proxy appends where somebody really comes from, and that counts."""

    async def work(port: Port) -> None:
        answers = [
            await port.get("/health", x_forwarded_for=f"{made_up.format(number)}, 198.51.100.9")
            for number in range(5)
        ]
        assert answers == THREE
        assert await port.get("/health", x_forwarded_for="192.0.2.1") == 200

    at_port(tmp_path, work, limits=FEW, proxies=PROXY)


def test_many_addresses_of_one_network_are_one_visitor(tmp_path: Path) -> None:
    """Finding 12: 1,200 of 1,200 guesses from one /64 were let through."""

    async def work(port: Port) -> None:
        given = [f"2001:db8:1:2::{number:x}" for number in range(5)]
        assert [await port.get("/health", x_forwarded_for=each) for each in given] == THREE
        assert await port.get("/health", x_forwarded_for="2001:db8:1:3::1") == 200

    at_port(tmp_path, work, limits=FEW, proxies=PROXY)


def test_without_proxies_nobody_is_believed(tmp_path: Path) -> None:
    """Finding 12: the address at the other end counts, whatever it says of itself."""

    async def work(port: Port) -> None:
        given = [f"192.0.2.{number}" for number in range(5)]
        assert [await port.get("/health", x_forwarded_for=each) for each in given] == THREE
        assert await port.get("/health", "127.0.0.2") == 200

    at_port(tmp_path, work, limits=FEW)


def test_lines_behind_a_proxy_count_for_their_visitor(tmp_path: Path) -> None:
    """Findings 1 and 12: sockets too, and the proxy's connections are the proxy's to count."""
    limits = replace(Limits(), address_lines=2, connections=3, connects=Rate(3, 1e-9))

    async def work(port: Port) -> None:
        table = await port.table()
        for visitor in ("192.0.2.1", "192.0.2.2", "2001:db8::1"):
            for _ in range(2):
                await port.line(table, x_forwarded_for=visitor)
        third = await port.shaken(f"/ws/{table}", x_forwarded_for="2001:db8::2")
        await third.say(b"")
        assert b"too_many_lines" in (await third.frame())[1]
        assert port.connections.refused == 0

    at_port(tmp_path, work, limits=limits, proxies=PROXY)


@pytest.mark.parametrize("visitor", [{}, {"x_forwarded_for": "2001:db8:1:2::7"}])
def test_every_join_of_a_pad_is_a_request(tmp_path: Path, visitor: dict[str, str]) -> None:
    """Finding 22: joins of a full pad were not metered, and each took 10 ms."""

    async def work(port: Port) -> None:
        path = f"/ws/pads/{(await port.harbour.pads.share(new_pad())).id}"

        async def joins(**headers: str) -> str:
            """The pad, or the answer to a handshake that is refused."""
            peer = await port.peer()
            await peer.say(handshake(path, **headers))
            head = (await peer.hear(b"\r\n\r\n")).split(b" ")[1].decode()
            if head != "101":
                return head
            await peer.say(frame('{"frame":"join"}'))
            told = (await peer.frame())[1]
            await peer.leave()
            return "the pad" if b'"edits"' in told else told.decode()

        assert [await joins(**visitor) for _ in range(5)] == ["the pad"] * 3 + ["403"] * 2
        assert await port.get("/health", "127.0.0.2", x_forwarded_for="192.0.2.1") == 200

    at_port(tmp_path, work, limits=FEW, proxies=PROXY if visitor else None)
