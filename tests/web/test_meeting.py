"""Playing with anyone: two strangers press the same button and sit at one table."""

import pytest
from playwright.sync_api import expect

from web.conftest import People


def test_two_strangers_who_would_play_with_anyone_meet(people: People) -> None:
    """The first is told that nobody may come, and that bots are there; the second just sits."""
    anne, mary = people(), people(lang="de")
    anne.goto("/")
    table = anne.opens("doubloons", "start-meet")
    anne.page.get_by_text(anne.say("lobby-waiting")).first.wait_for()
    anne.page.get_by_text(anne.say("lobby-meet")).wait_for()
    mary.goto("/")
    assert mary.opens("doubloons", "start-meet") == table
    for each in (anne, mary):
        each.page.locator(".lobby-seats > .lobby-seat:not(.open)").nth(1).wait_for()
    anne.page.get_by_text(anne.say("lobby-meet")).wait_for(state="detached")
    anne.press("lobby-start")
    assert anne.turn() == mary.turn() == "bid"


@pytest.mark.parametrize("button", ["start-meet", "start-invite"])
def test_who_plays_with_people_is_asked_for_a_name_once(button: str, people: People) -> None:
    """Before the table opens; whoever thinks better of it is back where they were."""
    anne = people(viewport={"width": 360, "height": 740})
    anne.goto("/")
    pressed = anne.page.get_by_role("button", name=anne.say(button)).first
    pressed.click()
    anne.page.get_by_role("dialog").wait_for()
    anne.page.keyboard.press("Escape")
    anne.page.get_by_role("dialog").wait_for(state="detached")
    expect(pressed).to_be_focused()
    pressed.click()
    field = anne.page.get_by_role("dialog").get_by_label(anne.say("start-name"))
    expect(field).to_be_focused()
    field.fill("Anne")
    anne.press("start-who-go")
    anne.page.get_by_text(anne.say("seat-you", name="Anne")).wait_for()
    anne.goto("/")
    anne.page.get_by_role("button", name=anne.say(button)).first.click()
    anne.page.wait_for_url("**/t/*")


def test_who_waits_for_anyone_starts_with_bots(people: People) -> None:
    """On a phone, too, both sentences are there to be read."""
    anne = people(viewport={"width": 360, "height": 740})
    anne.goto("/")
    anne.opens("dice", "start-meet")
    for key in ("lobby-waiting", "lobby-meet"):
        anne.page.locator(".lobby-start .answer").get_by_text(anne.say(key)).wait_for()
    anne.press("lobby-start-bots")
    assert anne.turn() == "bid"
