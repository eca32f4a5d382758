"""Bots as people choose them: a level and a style, for one seat and for the empty ones."""

from playwright.sync_api import Locator, expect

from web.browser import Person
from web.conftest import People
from web.crew import hosts, until

SEAT = 1


def called(person: Person, level: str, style: str) -> str:
    names = person.say(f"bot-{level}"), person.say(f"bot-style-{style}")
    return person.say("bot-styled", bot=names[0], style=names[1])


def radio(person: Person, key: str) -> Locator:
    return person.page.locator(".levels").get_by_role("radio", name=person.say(key))


def test_a_captain_who_is_bold_says_so_on_the_plate(people: People) -> None:
    """Chosen in the menus of one seat; hat and words are there, for eye and ear."""
    anne = people()
    hosts(anne)
    bot = anne.say("seat-enlist"), anne.say("seat-number", seat=SEAT + 1)
    anne.page.get_by_role("button", name=" ".join(bot)).click()
    seat = anne.page.locator(".lobby-seats > li").nth(SEAT)
    seat.locator(".hire").wait_for()
    name = seat.locator(".seat-words b").inner_text()
    seat.get_by_label(anne.say("seat-level", name=name)).select_option(anne.say("bot-level4"))
    seat.get_by_text(anne.say("seat-bot", bot=anne.say("bot-level4"))).wait_for()
    seat.get_by_label(anne.say("seat-style", name=name)).select_option(anne.say("bot-style-bold"))
    named = called(anne, "level4", "bold")
    seat.get_by_text(anne.say("seat-bot", bot=named)).wait_for()
    anne.press("lobby-start")
    anne.turn()
    plate = anne.page.locator(f"[data-seat='{SEAT}'] .plate")
    assert named in plate.inner_text()
    assert plate.locator("img.portrait").is_visible()
    for width in (1440, 360):
        anne.page.set_viewport_size({"width": width, "height": 800})
        assert named in plate.aria_snapshot()


def test_the_empty_seats_keep_a_style_from_level_to_level(people: People) -> None:
    """By keys alone; an admiral is never bold, and the yardsticks come last."""
    anne = people()
    hosts(anne)
    line = anne.page.locator(".lobby-start .then")
    radio(anne, "bot-style-bold").check(force=True)
    until(lambda: called(anne, "level3", "bold") in line.inner_text())
    radio(anne, "bot-level3").focus()
    anne.page.keyboard.press("ArrowRight")
    until(lambda: called(anne, "level4", "bold") in line.inner_text())
    anne.page.keyboard.press("ArrowRight")
    until(lambda: f"({anne.say('bot-level5')})" in line.inner_text())
    expect(radio(anne, "bot-style-bold")).to_have_count(0)
    anne.page.keyboard.press("ArrowRight")
    until(lambda: f"({anne.say('bot-random')})" in line.inner_text())
    expect(radio(anne, "bot-random")).to_be_checked()


def test_who_plays_now_meets_the_usual_level(people: People) -> None:
    anne = people()
    anne.goto("/")
    anne.opens("dice")
    anne.turn()
    expect(anne.page.locator(".plate .sr-only", has_text=anne.say("bot-level3"))).to_have_count(3)
