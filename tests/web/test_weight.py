"""What a table by link weighs before its first bid: it must come soon, also over a slow line.

`bench/page.py` measures the same and more in a browser that is slowed down."""

import gzip
import re

import pytest

from jollyroger.server.page import ASSET, BUILT, PARTS
from jollyroger.words.catalogue import LANGUAGES
from needed import need
from web.conftest import People
from web.crew import hosts

MOST = 80.0  # KB of JavaScript, gzip
IMPORT = re.compile(r'\b(?:from|import)\s*"\./([^"]+\.js)"')
NAMED = re.compile(r"/(assets/[^\"]+\.js)")
BID = "input[name=bid]:enabled"
# The scripts that were asked for before the first bid could be made, by the page's own clock.
BEFORE_THE_BID = """
  const scripts = () => performance.getEntriesByType("resource").map((each) => each.name)
    .filter((name) => name.endsWith(".js"));
  new MutationObserver((_, watching) => {
    if (!document.querySelector("input[name=bid]:enabled")) return;
    watching.disconnect();
    window.beforeTheBid = scripts();
  }).observe(document, { childList: true, subtree: true, attributes: true });
"""


def scripts() -> dict[str, str]:
    """Every script of the build, by its name."""
    return {
        path.relative_to(BUILT).as_posix(): path.read_text("utf-8")
        for path in (BUILT / "assets").glob("*.js")
    }


def needed_by(lang: str) -> set[str]:
    """What the page names, what the server announces for a table, and whatever those import."""
    files, parts = scripts(), {*PARTS["t"], f"words-{lang}"}
    need(files, "the page has not been built: make web")
    found = {*NAMED.findall((BUILT / "index.html").read_text("utf-8"))}
    found |= {name for name in files if (match := ASSET.fullmatch(name)) and match[1] in parts}
    while (
        more := {f"assets/{name}" for each in found for name in IMPORT.findall(files[each])} - found
    ):
        found |= more
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_bid_of_a_table_by_link_needs_little(lang: str) -> None:
    files = scripts()
    weights = {name: len(gzip.compress(files[name].encode(), 9)) / 1000 for name in needed_by(lang)}
    assert sum(weights.values()) <= MOST, weights


def test_the_page_asks_for_nothing_else_before_the_first_bid(people: People) -> None:
    """So what is weighed above is all that a bid waits for."""
    anne = people(service_workers="block")
    table = hosts(anne)
    anne.press("lobby-start")
    anne.page.locator(BID).first.wait_for(state="attached")
    anne.page.add_init_script(BEFORE_THE_BID)
    anne.goto(f"/t/{table}")
    anne.page.locator(BID).first.wait_for(state="attached")
    asked = anne.page.evaluate("window.beforeTheBid")
    assert {name.removeprefix(f"{anne.url}/") for name in asked} <= needed_by("en")
