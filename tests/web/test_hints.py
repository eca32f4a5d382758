"""A hint on the page, by eye and by ear, and the review at the end of the game."""

import re

import pytest

from web.browser import Person, number
from web.conftest import People
from web.crew import begun, until
from web.ear import listen, said, secrets
from web.quay import Quay
from web.screens import past

TIPPED = ".hand button.advised"


def opens_short(anne: Person) -> None:
    """Dice at a table of six: six rounds, twenty-one tricks."""
    anne.goto("/")
    anne.page.get_by_label(anne.say("start-seats-label")).select_option("6")
    anne.opens("dice")


def answers(anne: Person) -> list[str]:
    return [line.text for line in said(anne.page) if line.kind == "answer"]


def test_a_hint_is_shown_said_and_marked_and_the_review_follows(
    people: People, harbour: Quay
) -> None:
    """It plays nothing by itself; at the end the review leads back to the dearest moment."""
    anne = people()
    listen(anne.context)
    opens_short(anne)
    assert anne.turn() == "bid"
    anne.press("hint-ask")
    line = anne.page.locator(".bidbox .hinted").inner_text()
    assert line.startswith("Hint: bid ")
    until(lambda: answers(anne)[-1] == line)
    advised = anne.page.locator("label.bid.advised")
    assert advised.locator(".hint-mark").inner_text() == anne.say("hint-mark")
    assert anne.page.locator("input[name=bid]:checked").count() == 0
    advised.click()
    anne.page.locator(".bidbox button.primary").click()
    while anne.turn() != "play" or anne.page.locator(".hand button").count() < 3:
        anne.moves()
    anne.page.locator(".hand button").first.focus()
    anne.page.keyboard.press("i")
    tipped = anne.page.locator(TIPPED)
    tipped.wait_for()
    held = anne.page.locator(".hand button").count()
    first = anne.page.locator(".me .big").inner_text()
    assert re.fullmatch(r"Hint: .+ die\.", first)
    until(lambda: answers(anne)[-1].startswith(first))
    assert anne.say("hint-mark") in tipped.get_by_text(anne.say("hint-mark")).first.inner_text()
    assert ", hint" in tipped.aria_snapshot()
    assert anne.page.locator(".hand button").count() == held
    tipped.dblclick()
    anne.page.wait_for_function(
        "held => document.querySelectorAll('.hand button').length < held", arg=held
    )
    assert anne.page.locator(TIPPED).count() == 0
    anne.plays_to_the_end()
    assert not secrets(harbour.table(anne.table), said(anne.page), 0)
    anne.page.get_by_role("link", name=anne.say("end-review"), exact=True).click()
    anne.page.get_by_role("heading", name=anne.say("review-chart")).wait_for()
    costs = [number(text) for text in anne.page.locator(".cost .lost-points").all_inner_texts()]
    assert costs == sorted(costs, reverse=True)
    anne.page.get_by_role("link", name=re.compile("^Show round")).first.click()
    anne.page.locator(".replay-hands").wait_for()
    assert re.search(r"/replay/\w+#\d+$", anne.page.url)
    assert anne.page.get_by_role("slider").input_value() != "0"


def test_the_word_typed_asks_too_and_where_hints_are_off_says_so(people: People) -> None:
    """With a friend at the table nobody is helped: no button, and one clear sentence."""
    anne, _ = begun(people)
    assert anne.turn() == "bid"
    assert anne.page.locator(".btn.hint").count() == 0
    field = anne.page.get_by_role("textbox", name=anne.say("play-field"))
    field.fill("hint")
    field.press("Enter")
    anne.page.locator(".bidbox .bad").get_by_text(anne.say("refused-hints-are-off")).wait_for()


def test_any_seat_can_be_looked_at_when_the_game_is_over(people: People, harbour: Quay) -> None:
    anne = people()
    anne.goto(f"/review/{past(harbour).table}")
    whose = anne.page.get_by_label(anne.say("review-whose"))
    whose.wait_for()
    heads = set()
    for seat in range(whose.locator("option").count()):
        whose.select_option(str(seat))
        heads.add(anne.page.locator(".headrow").inner_text())
        rows = anne.page.locator("table caption", has_text=anne.say("review-chart-caption"))
        assert rows.locator("xpath=..").locator("tbody tr").count() == 10
    assert len(heads) > 1
    assert anne.page.url.endswith("#3")
    anne.goto(f"/replay/{past(harbour).table}")
    anne.page.get_by_role("link", name=anne.say("end-review"), exact=True).click()
    whose.wait_for()


def test_a_game_that_goes_on_has_no_review(people: People) -> None:
    anne = people()
    anne.expects("400")
    opens_short(anne)
    anne.turn()
    table = anne.table
    anne.goto(f"/review/{table}")
    anne.page.get_by_role("heading", name=anne.say("review-none")).wait_for()
    assert anne.page.get_by_role("link", name=anne.say("replay-to-table")).count() == 1


@pytest.mark.parametrize("lang", ["de", "fr", "it"])
def test_the_review_is_in_the_readers_language(people: People, harbour: Quay, lang: str) -> None:
    anne = people(lang)
    anne.goto(f"/review/{past(harbour).table}")
    anne.page.get_by_role("heading", name=anne.say("review-dearest")).wait_for()
    for width in (320, 1280):
        anne.page.set_viewport_size({"width": width, "height": 800})
        sideways = "() => document.scrollingElement.scrollWidth - innerWidth"
        assert anne.page.evaluate(sideways) <= 0
