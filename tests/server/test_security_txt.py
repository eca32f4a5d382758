"""security.txt: whom to tell about a hole, in the form of RFC 9116."""

import asyncio
import socket
from pathlib import Path

import httpx
import pytest

import asking
from jollyroger.rules.refused import Refused
from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.server.guard import HEADERS
from jollyroger.server.identity import Signer
from jollyroger.server.limits import Limits, Rate
from jollyroger.server.security_txt import PATH, read_contact
from jollyroger.server.ways import Ways
from jollyroger.store import Store
from jollyroger.words.catalogue import LANGUAGES
from shell import jollyroger

URL = "https://play.example.org"
STARTED = 1_800_000_000.7  # 2027-01-15, eight in the morning


async def _asked(
    folder: Path, berth: Berth, paths: list[str], limits: Limits
) -> list[httpx.Response]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'told.sqlite'}")
    try:
        ways = Ways(now=lambda: STARTED)
        app = application(store, Signer([b"k" * 32]), berth, ways, limits)
        transport = httpx.ASGITransport(app)
        async with asking.async_client(transport=transport, base_url=berth.public_url) as client:
            return [await client.get(path) for path in paths]
    finally:
        await store.close()


def asked(
    folder: Path, berth: Berth, *paths: str, limits: Limits | None = None
) -> list[httpx.Response]:
    return asyncio.run(_asked(folder, berth, [*paths], limits or Limits()))


def test_the_host_is_named_with_the_languages_we_read(tmp_path: Path) -> None:
    """Four fields; what it says is true for less than a year from the server's start."""
    (answer,) = asked(tmp_path, Berth(URL, contact="mailto:host@example.org"), PATH)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text.splitlines() == [
        "Contact: mailto:host@example.org",
        "Expires: 2028-01-14T08:00:00Z",
        "Preferred-Languages: en, de, fr, it",
        f"Canonical: {URL}/.well-known/security.txt",
    ]


def test_a_host_who_gave_no_address_is_asked_by_way_of_the_page(tmp_path: Path) -> None:
    """A contact there must be; the page that is named says more."""
    answer, page = asked(tmp_path, Berth(f"{URL}/"), PATH, "/api/server")
    assert answer.text.splitlines()[0] == f"Contact: {URL}/about"
    assert page.json()["contact"] is None


def test_without_tls_no_address_is_called_canonical(tmp_path: Path) -> None:
    """The RFC wants https there, and a club's own network has none."""
    (answer,) = asked(tmp_path, Berth("http://127.0.0.1:6660"), PATH)
    assert [line.partition(":")[0] for line in answer.text.splitlines()] == [
        "Contact",
        "Expires",
        "Preferred-Languages",
    ]


def test_it_is_counted_and_guarded_like_every_answer(tmp_path: Path) -> None:
    """One call too many is refused; the headers are those of every answer."""
    limits = Limits(calls=Rate(2, 0.001))
    first, second, third = asked(tmp_path, Berth(URL), PATH, PATH, PATH, limits=limits)
    assert (first.status_code, second.status_code) == (200, 200)
    assert (third.status_code, third.json()["code"]) == (429, "too_fast")
    assert HEADERS.items() <= dict(first.headers).items()


def test_the_page_is_told_where_to_report(tmp_path: Path) -> None:
    """What the page about this server links is what the file names."""
    (answer,) = asked(tmp_path, Berth(URL, contact="tel:+41-44-000"), "/api/server")
    assert answer.json()["contact"] == "tel:+41-44-000"


@pytest.mark.parametrize(
    "contact",
    [
        None,
        "mailto:host@example.org",
        "https://example.org/report?about=roger#form",
        "tel:+41-44-000.11(22)",
    ],
)
def test_an_address_that_a_reader_can_use_is_taken(contact: str | None) -> None:
    """As it was given."""
    assert read_contact(contact) == contact


@pytest.mark.parametrize(
    "contact",
    [
        "",
        "host@example.org",
        "mailto:",
        "mailto:host",
        "http://example.org",
        "https://",
        "https:///report",
        "tel:captain",
        "javascript:alert(1)",
        "mailto:host@example.org\nContact: mailto:other@example.org",
        "https://example.org/a b",
        "https://example.org/\x7f",
        "mailto:höst@example.org",
    ],
)
def test_what_is_no_such_address_is_refused(contact: str) -> None:
    """Nothing that could begin another line or run in the page."""
    with pytest.raises(Refused, match="bad_contact"):
        read_contact(contact)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_host_reads_why_in_one_sentence(lang: str, tmp_path: Path) -> None:
    """Before anything starts: the port that is given is taken."""
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        port = str(holder.getsockname()[1])
        ran = jollyroger(
            "serve", "--port", port, "--contact", "me@example.org", "--lang", lang, lang=lang
        )
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1
    assert all(part in ran.err for part in ("me@example.org", "mailto:", "https://", "tel:"))
