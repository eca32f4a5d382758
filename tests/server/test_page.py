"""The page and its files: found where they are, cached as they may be, never a foreign path."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

import asking
from jollyroger.server.berth import Berth
from jollyroger.server.page import BUILT, LATER, PARTS, Page
from needed import need

MARK = "<!doctype html><title>here</title>"


class Browser:
    """Asks the page in `folder` for one thing after the other."""

    def __init__(self, folder: Path) -> None:
        self._app = Starlette(routes=[Route("/{path:path}", Page(folder).serve)])

    def get(self, path: str, **headers: str) -> httpx.Response:
        return asyncio.run(self._get(path, headers))

    async def _get(self, path: str, headers: dict[str, str]) -> httpx.Response:
        transport = httpx.ASGITransport(self._app)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        async with asking.async_client(transport=transport, base_url="http://here") as client:
            return await client.get(path, headers=named)


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(MARK)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "a-12345678.js").write_text("let a = 1;")
    (folder / "assets" / "start-12345678.css").write_text("")
    words = ("words-de", "words-en", "further-de", "further-en")
    for part in ("Start", "TableScreen", "hail", "table", *words):
        (folder / "assets" / f"{part}-12345678.js").write_text("0;")
    (folder / "assets" / "table-12345678.js.br").write_bytes(b"\x06")  # nothing, as brotli
    (tmp_path / "secret.txt").write_text("nobody reads this")
    return Browser(folder)


@pytest.mark.parametrize("path", ["/", "/t/0123456789abcdef", "/learn", "/learn/dice", "/settings"])
def test_every_screen_is_the_page(browser: Browser, path: str) -> None:
    """The page finds out for itself where the reader is."""
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, MARK)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t/a/b", "/t/", "/../secret.txt", "/%2e%2e/secret.txt"]
)
def test_what_is_not_there_is_not_found(browser: Browser, path: str) -> None:
    """With the page, which says so in the reader's language; and never a file from elsewhere."""
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (404, MARK)


@pytest.mark.parametrize("path", ["/api/nothing", "/ws/nothing"])
def test_the_doors_of_programs_show_no_page(browser: Browser, path: str) -> None:
    """A program that lost its way gets no page to read."""
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (404, "")


def test_hashed_files_are_kept_for_ever_and_others_asked_for_again(browser: Browser) -> None:
    """What can change under its name is checked each time, and costs nothing if it has not."""
    assert "immutable" in browser.get("/assets/a-12345678.js").headers["cache-control"]
    icon = browser.get("/icon.svg")
    assert icon.headers["cache-control"] == "no-cache"
    again = browser.get("/icon.svg", if_none_match=icon.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def test_what_a_screen_will_want_is_announced(browser: Browser) -> None:
    """The parts of that screen alone, and the words of the reader's language everywhere."""
    table = browser.get("/t/0123456789abcdef", accept_language="de").headers["link"]
    start = browser.get("/", accept_language="nl, de;q=0.8").headers["link"]
    about = browser.get("/about").headers["link"]
    assert _parts(table) == {"TableScreen", "hail", "table", "words-de"}
    assert _parts(start) == {"Start", "words-de", "further-de"}
    assert "</assets/start-12345678.css>; rel=preload; as=style; crossorigin" in start
    assert _parts(about) == {"words-en", "further-en"}
    assert ".css" not in table + about
    assert "link" not in browser.get("/icon.svg").headers


def _parts(link: str) -> set[str]:
    return set(re.findall(r"</assets/([\w-]+)-12345678\.js>; rel=modulepreload", link))


@pytest.mark.parametrize("screen", PARTS)
def test_what_is_announced_is_built(screen: str) -> None:
    """A part that has another name by now would be asked for too late, and nobody would see it."""
    need((BUILT / "index.html").exists(), "the page has not been built: make web")
    built = {re.sub("-.{8}([.]js$|(?=[.]css$))", "", path.name) for path in _assets()}
    assert {part.format(lang="en") for part in (LATER, *PARTS[screen])} <= built


def _assets() -> Iterator[Path]:
    return (path for path in (BUILT / "assets").iterdir() if path.suffix in {".js", ".css"})


def test_text_is_sent_packed_to_who_can_unpack_it(browser: Browser) -> None:
    """And plain to who cannot."""
    packed = browser.get("/assets/a-12345678.js")
    plain = browser.get("/assets/a-12345678.js", accept_encoding="identity")
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == "let a = 1;"
    assert packed.headers["content-type"].startswith("text/javascript")
    manifest = browser.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")


def test_what_the_build_has_packed_goes_to_who_can_unpack_it(browser: Browser) -> None:
    """Smaller than gzip; it has no address of its own."""
    packed = browser.get("/assets/table-12345678.js", accept_encoding="gzip, deflate, br, zstd")
    assert packed.headers["content-encoding"] == "br"
    assert packed.headers["vary"] == "accept-encoding"
    older = browser.get("/assets/table-12345678.js", accept_encoding="gzip, deflate")
    assert (older.headers["content-encoding"], older.text) == ("gzip", "0;")
    assert browser.get("/assets/table-12345678.js.br").status_code == 404


def test_a_page_that_was_not_built_says_how(tmp_path: Path) -> None:
    """One line with the way out."""
    answer = Browser(tmp_path).get("/")
    assert answer.status_code == 404
    assert "make web" in answer.text


@pytest.mark.parametrize(
    ("url", "reach"),
    [
        ("http://127.0.0.1:6660", "computer"),
        ("http://localhost:6660", "computer"),
        ("http://192.168.1.7:6660", "network"),
        ("http://10.0.0.7:6660", "network"),
        ("https://play.example.org", "public"),
    ],
)
def test_a_server_knows_whom_its_links_reach(url: str, reach: str) -> None:
    """So that nobody sends a friend a link that works on one computer only."""
    assert Berth(url).reach == reach


def test_pages_of_others_are_not_ours() -> None:
    """Not even when their name points at this computer: names can be made to lie."""
    berth = Berth("https://play.example.org/", origins=frozenset({"https://club.example.org"}))
    assert berth.owns("https://play.example.org", "http://127.0.0.1:6660")
    assert berth.owns("https://club.example.org", "http://127.0.0.1:6660")
    assert berth.owns("http://192.168.1.7:6660", "http://192.168.1.7:6660")
    assert berth.owns("http://localhost:6660", "http://localhost:6660")
    assert not berth.owns("http://evil.example.net:6660", "http://evil.example.net:6660")
    assert not berth.owns("http://192.168.1.8:6660", "http://192.168.1.7:6660")
