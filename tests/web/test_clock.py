"""A table with a clock: time can be had on asking, by eye and by ear; the page knows it at once."""

import re

from jollyroger.table.state import EXTENSIONS
from jollyroger.table.timing import EXTENSION
from web.browser import Person
from web.conftest import People
from web.crew import hosts, until
from web.ear import hears, listen, said
from web.quay import Quay
from web.screen_reader import ScreenReader


def brisk(anne: Person) -> str:
    """Twenty seconds a move, so that the button is there from the start; the table's id."""
    table = hosts(anne)
    anne.page.get_by_role("radiogroup", name=anne.say("options-speed")).get_by_text(
        anne.say("options-speed-brisk")
    ).click()
    anne.press("lobby-start")
    assert anne.turn() == "bid"
    return table


def test_more_time_is_given_on_asking(people: People, harbour: Quay) -> None:
    anne = people()
    table = brisk(anne)
    clock = anne.page.get_by_role("group", name=anne.say("play-clock"))
    more = clock.get_by_role("button", name=anne.say("play-extend"))
    more.wait_for()
    (before, *_) = harbour.table(table).state.clocks
    assert before.deadline is not None
    assert before.extensions == EXTENSIONS
    more.click()
    more.wait_for(state="detached")  # there is more than enough time again
    (after, *_) = harbour.table(table).state.clocks
    assert after.deadline == before.deadline + EXTENSION
    assert after.extensions == EXTENSIONS - 1
    anne.moves()
    until(lambda: harbour.table(table).state.clocks[0].deadline != after.deadline)


def test_the_time_left_is_said_on_asking_and_more_is_asked_for_by_key_and_word(
    people: People, harbour: Quay
) -> None:
    """Through a screen reader; that there is a clock is said once, with its keys."""
    anne = people()
    listen(anne.context)
    table = brisk(anne)
    hears(anne.page, anne.say("play-heard-clock"))
    reader = ScreenReader(anne.page)
    reader.press("c")
    anne.page.wait_for_function(
        "() => heard.said.some((line) => /^\\d+ seconds, then/.test(line.text))"
    )
    reader.press("m")
    hears(anne.page, anne.say("people-extended-you", left=EXTENSIONS - 1))
    assert reader.press("/").role == "textbox"
    reader.types("time")
    reader.press("Enter")
    asked = re.compile(r"^\d+ seconds, then \d+ in reserve\.$")
    until(lambda: len([line for line in said(anne.page) if asked.match(line.text)]) == 2)
    reader.types("extend")
    reader.press("Enter")
    until(lambda: harbour.table(table).state.clocks[0].extensions == EXTENSIONS - 2)
