"""What stays of a game and of a guest: a replay, a link to return by, and nothing if deleted."""

from itertools import count

from playwright.sync_api import expect

from jollyroger.rules.events import Dealt
from jollyroger.words.names import held_name
from web.browser import Person, number
from web.conftest import People
from web.past import becomes
from web.quay import Quay
from web.screens import past
from web.test_start import BEFORE

HANDS = """() => [...document.querySelectorAll(".replay-hand")].map((hand) =>
  [...hand.querySelectorAll("[role=img]")].map((piece) => piece.getAttribute("aria-label")))"""


def named(person: Person, name: str) -> None:
    person.goto("/settings")
    person.page.get_by_label(person.say("start-name")).fill(name)
    person.press("settings-name-keep")
    person.page.get_by_text(person.say("settings-name-kept", name=name)).wait_for()


def steps(person: Person, key: str, to: int) -> None:
    """Until it is drawn: a key pressed before that would go a step too far."""
    person.page.keyboard.press(key)
    person.page.wait_for_function("to => document.querySelector('.slide').value == to", arg=to)


def test_a_replay_opens_all_hands_and_is_walked_by_keys(people: People, harbour: Quay) -> None:
    anne = people()
    table = harbour.table(past(harbour).table)
    anne.goto(f"/replay/{past(harbour).table}")
    anne.page.locator(".replay-hands").wait_for()
    steps(anne, "Home", 0)
    places = count(1)
    while not any(anne.page.evaluate(HANDS)):
        steps(anne, "ArrowRight", next(places))
    dealt = next(entry for entry in table.log if isinstance(entry, Dealt))
    game = table.state.settings.load()
    held = [sorted(held_name(anne.words, game, str(code)) for code in hand) for hand in dealt.hands]
    assert [sorted(hand) for hand in anne.page.evaluate(HANDS)] == held
    anne.page.keyboard.press("PageDown")
    anne.page.get_by_text(anne.say("replay-where", round=1, trick=1)).first.wait_for()
    anne.page.keyboard.press("End")
    assert table.state.play
    totals = anne.page.locator(".replay-head .points").all_inner_texts()
    assert [number(text) for text in totals] == [*table.state.play.scores()]


def test_a_replayed_trick_counts_at_the_seats_and_above_the_hands_alike(
    people: People, harbour: Quay
) -> None:
    """While the full trick lies there, it is its taker's in both places."""
    anne = people()
    anne.goto(f"/replay/{past(harbour).table}")
    anne.page.locator(".replay-hands").wait_for()
    anne.page.keyboard.press("Home")
    for _ in range(4):
        anne.page.keyboard.press("PageDown")
        seats = sorted(anne.page.locator(".seat .bid-won").all_inner_texts())
        assert seats == sorted(anne.page.locator(".replay-head .tag").all_inner_texts())


def test_the_replay_of_a_game_that_goes_on_is_closed(people: People) -> None:
    anne = people()
    anne.goto("/")
    table = anne.opens("skull_king")
    anne.turn()
    anne.goto(f"/replay/{table}")
    anne.page.get_by_role("heading", name=anne.say("replay-none")).wait_for()
    assert not anne.page.locator(".replay-hand").count()


def test_the_return_link_makes_another_device_mine(people: People) -> None:
    anne, there = people(), people()
    named(anne, "Anne")
    anne.goto("/")
    table = anne.opens("skull_king")
    anne.turn()
    hand = anne.hand()
    anne.goto("/settings")
    anne.press("settings-return-show")
    link = anne.page.get_by_label(anne.say("settings-return"), exact=True).input_value()
    there.page.goto(link)
    there.page.get_by_text(there.say("return-welcome", name="Anne")).wait_for()
    assert "#" not in there.page.url
    there.goto(f"/t/{table}")
    there.turn()
    assert there.hand() == hand


def test_a_wrong_return_link_is_refused_in_words(people: People) -> None:
    anne = people()
    anne.expects("401")
    anne.goto("/return#nobody.knows")
    anne.page.get_by_text(anne.say("return-wrong")).wait_for()


def test_my_data_is_deleted_here_and_on_the_server(people: People) -> None:
    anne = people()
    named(anne, "Anne")
    anne.press("settings-forget")
    anne.press("settings-forget-sure")
    anne.page.get_by_text(anne.say("settings-forgotten")).wait_for()
    kept = "() => Object.keys(localStorage).filter((key) => key.startsWith('jollyroger.'))"
    assert anne.page.evaluate(kept) == []
    me = anne.page.evaluate("() => fetch('/api/guests/me').then((answer) => answer.json())")
    assert me == {"name": None}


def test_a_step_of_a_replay_is_told_whole_and_the_slider_says_where_it_is(
    people: People, harbour: Quay
) -> None:
    """Not only what has changed since the step before; and no heading speaks beside it."""
    anne = people()
    anne.goto(f"/replay/{past(harbour).table}")
    told = anne.page.locator(".told")
    told.wait_for()
    assert told.get_attribute("aria-atomic") == "true"
    anne.page.keyboard.press("PageDown")
    slider = anne.page.get_by_role("slider", name=anne.say("replay-slider"))
    where = anne.say("replay-where", round=1, trick=1)
    expect(slider).to_have_attribute("aria-valuetext", where)
    assert anne.page.locator("h2[aria-live=polite]").count() == 0
    button = anne.page.get_by_role("button", name=anne.say("replay-next"), exact=True)
    expect(button).to_have_accessible_description("")


def test_a_review_speaks_of_itself_when_another_seat_is_chosen(
    people: People, harbour: Quay
) -> None:
    anne = people()
    anne.goto(f"/review/{past(harbour).table}")
    heading = anne.page.locator("main h1")
    region = anne.page.locator(".headrow > [aria-live]")
    region.wait_for()
    expect(heading).to_be_focused()
    assert region.get_attribute("aria-live") == "off"
    anne.page.get_by_label(anne.say("review-whose")).select_option("1")
    expect(region).to_have_attribute("aria-live", "polite")
    assert anne.say("review-kind-best") not in anne.page.locator(".costs").aria_snapshot()


def test_the_end_says_how_it_was_dealt_and_what_the_notes_are_for(
    people: People, harbour: Quay
) -> None:
    anne = people()
    becomes(anne.context, past(harbour).guests[0], harbour.url)
    anne.goto(f"/t/{past(harbour).table}")
    anne.page.get_by_text(anne.say("end-dealt", mine=10, rounds=10)).wait_for()
    anne.goto("/about")
    anne.page.get_by_text(anne.say("about-kept-notes")).wait_for()


def test_an_ended_return_link_names_that_reason(people: People) -> None:
    anne, there = people(), people()
    there.expects("401")
    named(anne, "Anne")
    anne.press("settings-return-show")
    link = anne.page.get_by_label(anne.say("settings-return"), exact=True).input_value()
    anne.press("settings-others-end")
    expect(anne.page.get_by_role("button", name=anne.say("settings-others-not"))).to_be_focused()
    anne.press("settings-others-sure")
    done = anne.page.get_by_text(anne.say("settings-others-ended"))
    done.wait_for()
    forget = anne.page.get_by_role("heading", name=anne.say("settings-forget"))
    assert done.evaluate(BEFORE, forget.element_handle())
    there.page.goto(link)
    there.page.get_by_text(there.say("return-wrong")).wait_for()
    assert "signing out" in there.say("return-wrong")
