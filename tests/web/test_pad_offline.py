"""The pad where there is no network: loaded once, closed at any moment, and nothing is lost."""

from pathlib import Path
from random import Random

import pytest

from web.browser import Person
from web.conftest import People
from web.quay import quay_of
from web.scribe import Scribe
from web.test_pad import FOUR

GONE = (r"ERR_INTERNET_DISCONNECTED", r"ERR_FAILED", r"ERR_CONNECTION", r"Failed to fetch", r"404")
MOST = 300_000  # bytes on their way, packed
# Everything that is kept for the pad, as it comes over the line.
KEPT = """async () => {
  const cache = await caches.open("jollyroger-pad");
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}"""
PLAIN_HTTP = "Object.defineProperty(window, 'isSecureContext', { value: false });"
NO_DATABASE = "Object.defineProperty(window, 'indexedDB', { value: undefined });"


def killed(person: Person) -> None:
    """The page goes without a word, and another one comes to the same address."""
    url = person.page.url
    person.page.close(run_before_unload=False)
    person.page = person.tab()
    person.page.goto(url)
    person.page.locator(".entry, .score").first.wait_for()


def test_ten_rounds_without_a_network_and_the_page_killed_at_random_moments(
    people: People, tmp_path: Path
) -> None:
    """Not even the server is there any more. A tap that the screen has shown is never lost."""
    chance = Random(8)
    with quay_of(tmp_path) as quay:
        anne = people(at=quay)
        anne.expects(*GONE)
        scribe = Scribe(anne)
        scribe.begins()
        scribe.kept_for_offline()
        quay.kill()
        anne.context.set_offline(True)
        for round in range(1, 11):
            for seat, bid in enumerate(FOUR[round]):
                scribe.cell(round, seat, bid).click()
                if chance.random() < 0.3:
                    killed(anne)  # this tap may not have been shown yet: then it is made again
                    if scribe.cells().get(f"{round}/bid/{seat}") is None:
                        scribe.cell(round, seat, bid).click()
                anne.page.wait_for_function(SAID, arg=[round, seat, bid])
                assert scribe.cells()[f"{round}/bid/{seat}"] == bid
            anne.page.locator(".save").wait_for()
            if chance.random() < 0.5:
                killed(anne)
            scribe.saves()
            scribe.past(round)
            killed(anne)
            said = [scribe.cells()[f"{number}/saved"] for number in range(1, round + 1)]
            assert said == [True] * round
        cells = scribe.cells()
        for round, tricks in FOUR.items():
            for kind in ("bid", "won"):
                assert tuple(cells[f"{round}/{kind}/{seat}"] for seat in range(4)) == tricks


# In the bids the chosen number, in the tricks what was filled in.
SAID = """([round, seat, bid]) => {
  const row = document.querySelector(`[data-seat="${seat}"]`);
  const stepped = row?.querySelector("[role=spinbutton]")?.getAttribute("aria-valuenow");
  const bids = document.querySelectorAll(".bid-player .bid-value");
  const chosen = row?.querySelector("[aria-checked=true]") ?? bids[seat];
  return (stepped ?? chosen?.textContent.trim()) === String(bid);
}"""


def test_the_list_of_pads_and_a_new_one_open_without_a_network(people: People) -> None:
    anne = people()
    anne.expects(*GONE)
    scribe = Scribe(anne)
    anne.goto("/pad")
    scribe.kept_for_offline()
    anne.context.set_offline(True)
    anne.page.reload()
    anne.page.locator(".newpad").wait_for()
    id = scribe.begins("doubloons")
    anne.page.reload()
    anne.page.locator(".entry").wait_for()
    anne.goto("/pad")
    assert anne.page.locator(".padlist a").get_attribute("href") == f"/pad/{id}"
    scribe.opens(id)
    scribe.part("referee")
    anne.page.locator(".lab-box button").first.click()
    anne.page.locator(".slot.won").wait_for()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_pad_is_at_most_300_kb_with_everything_it_needs_offline(
    lang: str, people: People
) -> None:
    anne = people(lang=lang)
    scribe = Scribe(anne)
    asked: list[str] = []
    anne.page.on("request", lambda request: asked.append(request.url))
    anne.goto("/pad")
    scribe.kept_for_offline()
    kept = set(anne.page.evaluate(KEPT))
    loaded = {url.removeprefix(anne.url) for url in asked if "/assets/" in url}
    assert loaded <= kept
    weights = {path: weight(anne, path) for path in {*kept, "/sw.js", "/manifest.webmanifest"}}
    assert sum(weights.values()) <= MOST, weights
    foreign = {"table", "planks", "Learn", "Lobby", "Replay"}
    assert not {path for path in kept for name in foreign if f"/{name}-" in path}


def weight(person: Person, path: str) -> int:
    """As the server packs it for a browser."""
    answer = person.context.request.get(
        person.url + path, headers={"accept-encoding": "br, gzip"}, max_redirects=0
    )
    assert answer.ok, path
    return int(answer.headers.get("content-length") or len(answer.body()))


def test_on_plain_http_one_line_says_what_is_absent_and_every_tap_is_kept(people: People) -> None:
    anne = people()
    anne.context.add_init_script(PLAIN_HTTP)
    scribe = Scribe(anne)
    scribe.begins()
    scribe.plays(FOUR[1])
    anne.page.reload()
    anne.page.locator(".entry").wait_for()
    assert scribe.round() == 2
    scribe.part("more")
    assert anne.page.get_by_text(anne.say("pad-insecure")).count() == 1
    assert not anne.page.get_by_role("switch", name=anne.say("pad-awake")).count()
    anne.goto("/pad")
    anne.page.get_by_text(anne.say("pad-insecure")).wait_for()


def test_without_a_database_the_taps_are_kept_all_the_same(people: People) -> None:
    anne = people()
    anne.context.add_init_script(NO_DATABASE)
    scribe = Scribe(anne)
    scribe.begins()
    scribe.plays(FOUR[1])
    scribe.cell(2, 0, 1).click()
    anne.page.locator("[data-seat='0'] .cell.on").wait_for()
    anne.page.reload()
    anne.page.locator("[data-seat='0'] .cell.on").wait_for()
    assert scribe.round() == 2
