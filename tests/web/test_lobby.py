"""Before the game, by ear: who came, what a choice means, where one begins."""

from playwright.sync_api import expect

from web.browser import Person
from web.conftest import People
from web.crew import comes_in, hosts


def radio(person: Person, group: str, choice: str) -> None:
    person.page.get_by_role("radiogroup", name=person.say(group)).get_by_text(
        person.say(choice), exact=True
    ).click()


def test_every_choice_is_heard_with_what_it_means(people: People) -> None:
    anne = people()
    hosts(anne)
    for stem, values in {
        "options-speed": ("brisk", "calm", "none"),
        "options-hints": ("alone", "always", "never"),
    }.items():
        group = anne.page.get_by_role("radiogroup", name=anne.say(stem))
        for value in values:
            choice = group.get_by_role("radio", name=anne.say(f"{stem}-{value}"), exact=True)
            expect(choice).to_have_accessible_description(anne.say(f"{stem}-note-{value}"))
    styles = anne.page.get_by_role("radiogroup", name=anne.say("levels-style"), exact=True)
    bold = styles.get_by_role("radio", name=anne.say("bot-style-bold"), exact=True)
    expect(bold).to_have_accessible_description(anne.say("bot-style-about-bold"))
    anne.goto("/settings")
    pace = anne.page.get_by_role("radiogroup", name=anne.say("settings-pace"))
    expect(pace).to_have_accessible_description(anne.say("settings-pace-note"))


def test_a_switch_says_what_it_means_as_it_stands(people: People) -> None:
    """Without watchers a friend who comes late finds no seat: the host hears so beforehand."""
    anne = people()
    hosts(anne)
    for name, on in (("options-chat", False), ("options-watchers", True)):
        switch = anne.page.get_by_role("switch", name=anne.say(name))
        note = name.replace("options-", "options-note-")
        for state in (on, not on):
            said = anne.say(f"{note}-{'on' if state else 'off'}")
            expect(switch).to_have_accessible_description(said)
            switch.click()


def test_who_comes_and_who_goes_is_said_in_the_lobby(people: People) -> None:
    anne, mary = people(), people()
    table = hosts(anne)
    status = anne.page.locator(".lobby-start [role=status]")
    mary.goto(f"/t/{table}")
    comes_in(mary)
    came = anne.say("people-sat", name="Mary")
    expect(status).to_have_text(f"{came} {anne.say('lobby-empty', empty=1)}")
    mary.page.locator("summary").and_(
        mary.page.get_by_label(mary.say("seat-menu", name="Mary"))
    ).click()
    mary.press("seat-leave")
    went = anne.say("people-stood-up", name="Mary")
    expect(status).to_have_text(f"{went} {anne.say('lobby-empty', empty=2)}")


def test_whoever_comes_by_a_link_begins_at_their_name(people: People) -> None:
    """Also who has played bots as a captain without a name: that was lent, and is not theirs."""
    anne, mary = people(), people()
    table = hosts(anne)
    mary.goto("/")
    mary.opens("skull_king")
    mary.turn()
    mary.goto(f"/t/{table}")
    field = mary.page.get_by_label(mary.say("start-name"))
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    comes_in(mary)
    mary.goto("/")
    expect(mary.page.get_by_label(mary.say("start-name"))).to_have_value("Mary")
    mary.goto(f"/t/{table}")
    mary.page.get_by_text(mary.say("seat-you", name="Mary")).wait_for()


def test_every_button_of_a_seat_names_its_seat(people: People) -> None:
    anne, mary = people(), people()
    table = hosts(anne)
    mary.goto("/settings")
    mary.page.get_by_label(mary.say("start-name")).fill("Mary")
    mary.press("settings-name-keep")
    mary.page.get_by_text(mary.say("settings-name-kept", name="Mary")).wait_for()
    mary.goto(f"/t/{table}")
    for seat in (2, 3):
        name = f"{mary.say('seat-sit')} {mary.say('seat-number', seat=seat)}"
        expect(mary.page.get_by_role("button", name=name, exact=True)).to_be_visible()
    assert mary.page.title().startswith(
        mary.say("page-of", page=mary.say("lobby-seats"), what=mary.say("start-game-skull_king"))
    )


def test_copying_the_link_leaves_the_focus_on_its_button(people: People) -> None:
    anne = people(permissions=["clipboard-read", "clipboard-write"])
    hosts(anne)
    button = anne.page.get_by_role("button", name=anne.say("invite-copy"))
    button.focus()
    anne.page.keyboard.press("Enter")
    anne.page.get_by_text(anne.say("copy-done")).wait_for()
    expect(button).to_be_focused()
