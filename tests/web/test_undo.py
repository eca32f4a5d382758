"""Taking back on the page, alone among bots: by key, by word, by button, and with a sentence."""

import re

from web.browser import Person
from web.conftest import People
from web.ear import listen, said


def bids(person: Person) -> str:
    """The highest bid there is."""
    choice = person.page.locator("input[name=bid]").last
    value = choice.get_attribute("value") or ""
    person.page.locator("label:has(input[name=bid])").last.click()
    person.page.locator(".bidbox button.primary").click()
    person.page.locator(".bidbox").wait_for(state="detached")
    return value


def hears(person: Person, text: str) -> None:
    person.page.locator(".reply").get_by_text(text).wait_for()
    assert text in [each.text for each in said(person.page)]


def test_a_move_is_taken_back_by_key_by_word_and_by_button(people: People) -> None:
    """Each time the choice is there again, and it is told what was taken back."""
    anne = people()
    listen(anne.context)
    anne.goto("/")
    anne.opens("skull_king")
    anne.turn()
    told = anne.say("undo-bid", bid=bids(anne))
    assert anne.turn() == "play"
    anne.page.locator(".hand button").first.press("u")
    anne.page.locator(".bidbox").wait_for()
    hears(anne, told)
    bids(anne)
    assert anne.turn() == "play"
    anne.page.get_by_role("textbox", name=anne.say("play-field")).fill(anne.say("command-undo"))
    anne.page.keyboard.press("Enter")
    anne.page.locator(".bidbox").wait_for()
    bids(anne)
    assert anne.turn() == "play"
    anne.page.get_by_role("button", name=anne.say("play-more-label")).click()
    anne.press("undo-button")
    anne.page.locator(".bidbox").wait_for()
    hears(anne, told)


def test_what_was_taken_back_is_told_no_more_and_the_question_is(people: People) -> None:
    """At the pace of a listener: what came of the bid waits to be said when it is taken back."""
    anne = people(prefers={"rate": 120})
    listen(anne.context)
    anne.goto("/")
    anne.opens("skull_king")
    anne.turn()
    told = anne.say("undo-bid", bid=bids(anne))
    anne.page.locator(".hand button").first.press("u")
    anne.page.locator(".bidbox").wait_for()
    hears(anne, told)
    asked = anne.say("play-turn-bid", most=1)
    anne.page.wait_for_function(
        "([told, asked]) => { const at = heard.said.findIndex(({ text }) => text === told);"
        " return heard.said.slice(at).some(({ text }) => text.includes(asked)); }",
        arg=[told, asked],
    )
    texts = [each.text for each in said(anne.page)]
    after = texts[texts.index(told) + 1 :]
    assert not [text for text in after if "Yo-ho-ho" in text]


def test_what_was_before_a_move_that_is_taken_back_is_still_told(people: People) -> None:
    """The voice is a round behind: the result of that round stands, the bids that follow do not."""
    anne = people(prefers={"rate": 120, "waits": "never"})
    listen(anne.context)
    anne.goto("/")
    anne.opens("skull_king")
    for kind in ("bid", "play"):
        assert anne.moves() == kind
    anne.turn()
    told = anne.say("undo-bid", bid=bids(anne))
    anne.page.locator(".hand button").first.press("u")
    anne.page.locator(".bidbox").wait_for()
    hears(anne, told)
    anne.page.wait_for_function(
        "asked => heard.said.at(-1).text.includes(asked)", arg=anne.say("play-turn-bid", most=2)
    )
    texts = [each.text for each in said(anne.page)]
    assert [text for text in texts if "Round 1: you" in text]
    after = " ".join(texts[texts.index(told) + 1 :])
    assert after.count("ids: ") <= 1
    assert (after.partition("Round 2.")[2] or after).count("Your hand: ") == 1


def test_a_card_that_is_taken_back_takes_its_trick_along_and_not_the_hand(people: People) -> None:
    """Two rounds behind, the voice still tells the first result and the second hand."""
    anne = people(prefers={"rate": 120, "waits": "never"})
    listen(anne.context)
    anne.goto("/")
    anne.opens("skull_king")
    for kind in ("bid", "play", "bid", "play"):
        assert anne.moves() == kind
    assert anne.turn() == "play"
    anne.page.locator(".hand button").first.press("u")
    reply = anne.page.locator(".reply")
    reply.wait_for()
    told = reply.inner_text()
    anne.page.wait_for_function("() => heard.said.at(-1).text.includes('Your turn: ')")
    texts = [each.text for each in said(anne.page)]
    assert [text for text in texts if re.search(r"Round 2\..* Your hand: ", text)]
    after = " ".join(texts[texts.index(told) + 1 :])
    assert len(re.findall("took it|takes? the trick", after)) <= 1


def test_where_nothing_can_be_taken_back_the_reason_is_said(people: People) -> None:
    anne = people()
    listen(anne.context)
    anne.goto("/")
    anne.opens("skull_king")
    anne.turn()
    anne.page.locator("input[name=bid]").first.press("u")
    reason = anne.say("refused-nothing-to-undo")
    anne.page.locator(".bidbox").get_by_text(reason).wait_for()
    assert reason in [each.text for each in said(anne.page)]
