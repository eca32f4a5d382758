"""One pad on several phones: live, by code, in secret, and apart for a while."""

from playwright.sync_api import expect

from web.browser import Person
from web.conftest import People
from web.crew import until
from web.scribe import NAMES, Scribe


def shared(people: People) -> tuple[Scribe, Scribe]:
    """Anne keeps the score and shares the pad; Mary comes by its code."""
    anne, mary = (Scribe(people(viewport={"width": 360, "height": 740})) for _ in range(2))
    anne.begins(players=3)
    joins(mary.person, anne.shares())
    return anne, mary


def joins(person: Person, code: str) -> None:
    person.goto("/")
    person.page.get_by_label(person.say("start-code")).fill(code)
    person.page.get_by_role("button", name=person.say("start-join"), exact=True).click()
    person.page.locator(".entry").wait_for()


def agree(*scribes: Scribe) -> None:
    until(lambda: all(scribe.cells() == scribes[0].cells() for scribe in scribes))


def seals(scribe: Scribe, seat: int, bid: int) -> None:
    box = scribe.page.locator(".secretbid")
    if box.get_attribute("open") is None:
        box.locator("summary").click()
    box.locator("select").select_option(str(seat))
    box.get_by_role("button", name=str(bid), exact=True).click()


def test_what_one_phone_writes_the_other_shows(people: People) -> None:
    """Names, bids, a whole round; from either side."""
    anne, mary = shared(people)
    agree(anne, mary)
    assert mary.cells()["name/0"] == NAMES[0]
    anne.bids(1, 0, 0)
    agree(anne, mary)
    mary.page.locator(".save").wait_for()
    mary.saves()
    mary.past(1)
    anne.past(1)
    agree(anne, mary)
    assert anne.totals() == mary.totals()


def test_secret_bids_are_shown_when_all_are_in(people: People) -> None:
    """Until then nobody but the bidder knows more than that there is one."""
    anne, mary = shared(people)
    seals(anne, 0, 1)
    mary.page.locator(".secretbid summary").click()
    mary.page.get_by_text(mary.person.say("pad-secret-in", names=NAMES[0])).wait_for()
    assert "1/bid/0" not in mary.cells()
    seals(mary, 1, 0)
    seals(mary, 2, 0)
    until(lambda: mary.cells().get("1/bid/0") == 1)
    agree(anne, mary)
    said = anne.person.say("pad-secret-shown", round=1)
    until(lambda: said in anne.spoken())


def test_a_secret_bid_can_be_changed_by_its_own_phone_alone(people: People) -> None:
    """Who tries it from another one is told; who closed the page and came back is not."""
    anne, mary = shared(people)
    seals(anne, 0, 1)
    mary.page.locator(".secretbid summary").click()
    mary.page.get_by_text(mary.person.say("pad-secret-in", names=NAMES[0])).wait_for()
    seals(mary, 0, 0)
    told = mary.page.locator(".secretbid .problem")
    told.wait_for()
    expect(told).to_have_text(mary.person.say("refused-pad-bid-sealed"))
    expect(mary.page.locator(".secretbid button[aria-pressed=true]")).to_have_count(0)
    anne.opens(anne.page.url.rpartition("/")[2])
    anne.page.locator(".secretbid").wait_for()
    seals(anne, 0, 0)
    seals(mary, 1, 1)
    mary.page.get_by_text(
        mary.person.say("pad-secret-in", names=f"{NAMES[0]}, {NAMES[1]}")
    ).wait_for()
    expect(told).to_have_count(0)
    seals(mary, 2, 0)
    until(lambda: mary.cells().get("1/bid/0") == 0)
    expect(anne.page.locator(".secretbid .problem")).to_have_count(0)
    agree(anne, mary)


def test_two_phones_that_were_apart_are_joined_without_loss(people: People) -> None:
    """Per cell the later value counts; the other one is shown once to who wrote it."""
    anne, mary = shared(people)
    agree(anne, mary)
    mary.person.expects("ERR_INTERNET_DISCONNECTED", "WebSocket")
    mary.person.context.set_offline(True)
    anne.cell(1, 0, 0).click()
    until(lambda: anne.cells().get("1/bid/0") == 0)
    mary.cell(1, 0, 1).click()
    mary.cell(1, 1, 0).click()
    until(lambda: mary.cells().get("1/bid/1") == 0)
    mary.person.context.set_offline(False)
    agree(anne, mary)
    assert anne.cells()["1/bid/0"] == 1
    anne.page.locator(".padnote li").wait_for()
    anne.person.press("pad-understood")


def test_a_pad_that_was_shared_is_followed_again(people: People) -> None:
    """Opened anew, it goes on where the others are."""
    anne, mary = shared(people)
    pad = mary.page.url.rpartition("/")[2]
    mary.person.goto("/")
    anne.bids(0, 1, 0)
    mary.opens(pad)
    agree(anne, mary)
    assert mary.cells()["1/bid/1"] == 1
