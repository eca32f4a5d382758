"""Two people in two browsers talk: each may stop their own ears, the host may silence somebody."""

from playwright.sync_api import Locator, expect

from web.browser import Person
from web.conftest import People
from web.crew import begun


def talking(people: People) -> tuple[Person, Person]:
    """Anne, who is the host, and Mary, both in the panel where one talks."""
    anne, mary = begun(people)
    for person in (anne, mary):
        person.press("play-more-label")
        person.page.get_by_role("heading", name=person.say("play-talk")).wait_for()
    return anne, mary


def speaks(person: Person, phrase: str) -> str:
    """Presses a phrase and sees it in the log; the phrase in words."""
    words = person.say(f"phrase-{phrase}")
    person.press(f"phrase-{phrase}")
    logged(person, person.say("people-spoke-you", phrase=words)).wait_for()
    return words


def logged(person: Person, text: str) -> Locator:
    return person.page.get_by_role("list", name=person.say("play-log")).get_by_text(text)


def in_the_panel(person: Person, text: str) -> Locator:
    return person.page.get_by_role("list", name=person.say("lobby-spoken")).get_by_text(text)


def spoken(person: Person, text: str) -> Locator:
    """What a screen reader was given to say."""
    return person.page.locator("li[data-kind]").get_by_text(text)


def test_who_is_muted_is_neither_seen_nor_heard_until_they_may_be_again(people: People) -> None:
    """On that one device; nothing is lost, and the one who is muted does not learn of it."""
    anne, mary = talking(people)
    heard = speaks(mary, "ahoy")
    logged(anne, heard).wait_for()
    spoken(anne, heard).wait_for(state="attached")
    anne.press("play-mute", name="Mary")
    logged(anne, heard).wait_for(state="detached")
    unheard = speaks(mary, "oops")
    speaks(anne, "thanks")  # when this is there, what came before it has come, too
    for shown in (logged, in_the_panel, spoken):
        assert not shown(anne, unheard).count()
    in_the_panel(mary, unheard).wait_for()
    anne.press("play-unmute", name="Mary")
    for phrase in (heard, unheard):
        logged(anne, phrase).wait_for()
        in_the_panel(anne, phrase).wait_for()


def test_who_is_silenced_by_the_host_cannot_speak_until_they_may_again(people: People) -> None:
    """Neither in phrases nor in words of their own, and the page says why."""
    anne, mary = talking(people)
    anne.press("play-chat-on")
    field = mary.page.get_by_label(mary.say("play-chat"))
    field.wait_for()
    anne.press("play-hush", name="Mary")
    mary.page.get_by_role("dialog").get_by_text(mary.say("refused-hushed")).wait_for()
    ahoy = mary.page.get_by_role("button", name=mary.say("phrase-ahoy"), exact=True)
    assert not field.count()
    assert not ahoy.count()
    logged(anne, anne.say("people-hushed", name="Mary")).wait_for()
    anne.press("play-unhush", name="Mary")
    logged(anne, speaks(mary, "ahoy")).wait_for()


def test_words_of_ones_own_go_where_the_host_allows_them(people: People) -> None:
    """And as they were typed: what looks like a tag is only text."""
    anne, mary = talking(people)
    field = mary.page.get_by_label(mary.say("play-chat"))
    assert not field.count()
    anne.press("play-chat-on")
    field.fill("<b>Who bids nothing?</b>")
    mary.press("play-chat-send")
    logged(anne, "<b>Who bids nothing?</b>").wait_for()
    in_the_panel(anne, "<b>Who bids nothing?</b>").wait_for()
    anne.press("play-chat-off")
    field.wait_for(state="detached")


def test_what_one_says_is_confirmed_when_it_is_at_the_table(people: People) -> None:
    """And the panel tells beforehand what opens a tab; a question is read once, not twice."""
    anne, _ = talking(people)
    speaks(anne, "ahoy")
    spoken(anne, anne.say("play-chat-sent")).first.wait_for(state="attached")
    name = f"{anne.say('play-settings')} {anne.say('page-new-tab')}"
    expect(anne.page.get_by_role("link", name=name)).to_have_count(1)
    anne.press("play-leave")
    stay = anne.page.get_by_role("button", name=anne.say("play-leave-no"), exact=True)
    expect(anne.page.get_by_role("group", name=anne.say("play-leave-sure"))).to_be_visible()
    expect(stay).to_have_accessible_description("")
