"""A line that dies without a word: it is seen, what was tapped is marked, and goes out once."""

import json
from collections.abc import Iterator

import pytest

from web.browser import Person
from web.conftest import People
from web.crew import begun, together, until
from web.ear import listen, said
from web.forwarder import Forwarder, forwarder
from web.quay import Quay
from web.test_lines import LOST


@pytest.fixture
def way(harbour: Quay) -> Iterator[Forwarder]:
    with forwarder(harbour.port) as made:
        yield made


def taps_a_bid(anne: Person) -> None:
    anne.page.locator("label:has(input[name=bid])").last.click()
    anne.page.locator(".bidbox button.primary").click()


def is_marked(anne: Person) -> None:
    """What is seen: the line is lost, and the bid waits for it."""
    box = anne.page.locator(".bidbox")
    box.get_by_text(anne.say("play-line-lost")).wait_for()
    box.get_by_text(anne.say("play-unsent")).wait_for()
    box.get_by_role("button", name=anne.say("play-unsent-tag")).wait_for()


def bids_kept(harbour: Quay, table: str) -> int:
    """How often the server wrote down a choice of seat 0."""
    lines = [json.loads(line) for line in harbour.logs()[table]]
    return sum(line["event"] == "sealed" and line["seat"] == 0 for line in lines)


def test_a_move_into_the_silence_is_seen_marked_and_sent_once(
    people: People, harbour: Quay, way: Forwarder
) -> None:
    """Nothing is closed: only the missing answer tells."""
    anne = people(at=way)
    anne.expects(*LOST, r"ERR_EMPTY_RESPONSE")
    listen(anne.context)
    anne.goto("/")
    table = anne.opens("skull_king")
    assert anne.turn() == "bid"
    way.silence()
    taps_a_bid(anne)
    is_marked(anne)
    assert bids_kept(harbour, table) == 0
    until(lambda: any(anne.say("play-line-lost") in each.text for each in said(anne.page)))
    way.speak()
    anne.page.locator(".bidbox").wait_for(state="detached")
    assert bids_kept(harbour, table) == 1


def test_a_device_without_a_network_says_so_at_once(people: People, harbour: Quay) -> None:
    """By eye and by ear, before anything is tapped; what is tapped then goes out once."""
    anne = people()
    anne.expects(*LOST)
    listen(anne.context)
    anne.goto("/")
    table = anne.opens("skull_king")
    assert anne.turn() == "bid"
    anne.context.set_offline(True)
    anne.page.locator(".bidbox").get_by_text(anne.say("play-line-lost")).wait_for()
    until(lambda: any(anne.say("play-line-lost") in each.text for each in said(anne.page)))
    taps_a_bid(anne)
    is_marked(anne)
    anne.context.set_offline(False)
    anne.page.locator(".bidbox").wait_for(state="detached")
    assert bids_kept(harbour, table) == 1


def test_whose_browser_is_closed_is_marked_at_the_seat_before_a_bot_plays(people: People) -> None:
    anne, mary = begun(people)
    assert anne.turn() == "bid"
    mary.page.close()
    mark = anne.page.locator(".plate .tag.lost")
    mark.wait_for()
    assert mark.inner_text() == anne.say("play-away")
    assert not anne.page.get_by_text(anne.say("play-stands-in"), exact=True).count()


def test_a_lost_line_is_marked_at_the_plank_of_whose_it_is(people: People) -> None:
    anne, mary = begun(people, game="skull_queen")
    together(anne, mary, kind="play")
    mary.page.close()
    mark = anne.page.locator(".tile .tag.lost")
    mark.wait_for()
    assert mark.inner_text() == anne.say("play-away")
