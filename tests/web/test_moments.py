"""What is to be felt: the end of a round, sounds, the end of a game; none of it in the way."""

import pytest
from playwright.sync_api import Route

from waiting import wait_until
from web.browser import Person
from web.conftest import People
from web.crew import begun, until
from web.ear import FAST, listen
from web.ear import said as heard
from web.past import becomes, played
from web.quay import Quay

MOVING = {"motion": "full", "pace": "0"}
LOADED = """() => performance.getEntriesByType("resource")
  .some(({ name }) => /moments-.*js/.test(name)) && !!document.querySelector("input[name=bid]")"""
FOCUS_INSIDE = "() => !!document.querySelector('.moment')?.contains(document.activeElement)"


def comes_to_a_table(person: Person) -> None:
    """The moments come a little after the table: nobody waits for them."""
    person.goto("/")
    person.opens("skull_king")
    person.turn()
    person.page.wait_for_function(LOADED)


def plays_a_round(person: Person) -> None:
    assert person.moves() == "bid"
    assert person.moves() == "play"


def test_the_end_of_a_round_is_seen_and_a_tap_ends_it(people: People) -> None:
    anne = people(prefers=MOVING, reduced_motion="no-preference")
    comes_to_a_table(anne)
    plays_a_round(anne)
    moment = anne.page.locator(".roundend")
    moment.wait_for()
    assert anne.page.locator(".slip").count() == 4
    assert anne.page.locator(".slip.mine b").inner_text() == anne.say("play-you")
    assert not anne.page.evaluate(FOCUS_INSIDE)
    anne.page.locator(".where").click()
    moment.wait_for(state="detached")
    assert anne.turn() == "bid"


def test_who_wants_no_motion_sees_the_last_picture_at_once_and_bids_through_it(
    people: People,
) -> None:
    anne = people()
    comes_to_a_table(anne)
    plays_a_round(anne)
    anne.page.locator(".roundend.stage-3").wait_for()
    assert anne.moves() == "bid"
    anne.page.locator(".roundend").wait_for(state="detached")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_sound_is_offered_once_after_the_first_round(people: People, answer: str) -> None:
    anne = people(prefers={"soundOffered": False})
    comes_to_a_table(anne)
    assert anne.page.locator(".note").count() == 0
    plays_a_round(anne)
    anne.press(f"moment-sound-{answer}")
    anne.page.locator(".note").wait_for(state="detached")
    kept = "() => JSON.parse(localStorage['jollyroger.preferences'])"
    assert anne.page.evaluate(kept)["sound"] is (answer == "yes")
    assert anne.page.evaluate("() => document.activeElement !== document.body")
    anne.page.reload()
    anne.page.wait_for_function(
        "() => document.querySelector('.hand button, input[name=bid]') !== null"
    )
    assert anne.page.locator(".note").count() == 0


def test_only_who_has_won_sees_the_flag_and_the_gold(people: People, harbour: Quay) -> None:
    past = played(harbour, "Anne", "Mary", game="skull_king", players=2)
    looks: dict[bool, str] = {}
    for guest in past.guests:
        person = people()
        becomes(person.context, guest, harbour.url)
        person.goto(f"/t/{past.table}")
        totals = dict(person.ranking())
        best = max(totals.values())
        won = totals[person.say("play-you")] == best
        looks[won] = person.page.locator(".ending").get_attribute("class") or ""
        crowns = [total for total in totals.values() if total == best]  # equals share the win
        assert person.page.locator(".rank .crown").count() == len(crowns)
    assert "won" in looks[True].split()
    assert "won" not in looks.get(False, "").split()


def test_a_rematch_of_people_begins_without_a_second_lobby(people: People, harbour: Quay) -> None:
    past = played(harbour, "Anne", "Mary", game="skull_king", players=3)
    anne, mary = people(), people()
    for person, guest in zip((anne, mary), past.guests, strict=True):
        becomes(person.context, guest, harbour.url)
        person.goto(f"/t/{past.table}")
        person.ranking()
    mary.press("moment-again-ask")
    wanted = anne.say("moment-again-wanted", names="Mary", count=1)
    anne.page.get_by_text(wanted).wait_for()
    anne.press("end-rematch")
    for person in (anne, mary):
        person.page.wait_for_url(lambda url: past.table not in url)
        assert person.turn() == "bid"


def test_a_newcomer_is_told_what_to_do_and_may_wave_it_away(people: People) -> None:
    anne = people(prefers={"tips": True})
    comes_to_a_table(anne)
    tip = anne.page.locator(".note")
    tip.get_by_text(anne.say("moment-tip-bid")).wait_for()
    anne.press("moment-tip-yes")
    tip.wait_for(state="detached")
    assert anne.moves() == "bid"


def test_by_ear_a_note_is_said_once_and_holds_nothing_up(people: People) -> None:
    """Tips and the question about sound: each once, and round 1 is told to its end."""
    anne = people(prefers={"tips": True, "soundOffered": False, **FAST})
    listen(anne.context)
    comes_to_a_table(anne)
    anne.page.keyboard.press("Tab")  # somebody who uses keys may listen
    until(lambda: any(anne.say("moment-tip-bid") in each.text for each in heard(anne.page)))
    anne.page.locator("input[name=bid]").first.focus()
    anne.page.keyboard.press("0")
    anne.page.keyboard.press("Enter")
    assert anne.moves() == "play"
    assert anne.turn() == "bid"
    until(lambda: any(anne.say("moment-sound") in each.text for each in heard(anne.page)))
    told = [each.text for each in heard(anne.page)]
    for key in ("moment-tip-bid", "moment-sound"):
        assert sum(anne.say(key) in text for text in told) == 1, told
    assert not [text for text in told if anne.say("moment-tip-wins") in text]
    assert [text for text in told if "Round 1: you" in text]


def test_a_note_stays_while_its_button_has_the_focus(people: People) -> None:
    """And its Enter is its own: the table behind it does not go on."""
    anne = people(prefers={"tips": True})
    comes_to_a_table(anne)
    tip = anne.page.locator(".note")
    tip.get_by_text(anne.say("moment-tip-bid")).wait_for()
    tip.get_by_role("button").focus()
    anne.page.locator("label:has(input[name=bid])").first.evaluate("(label) => label.click()")
    tip.get_by_role("button").focus()
    anne.page.locator(".bidbox button.primary").evaluate("(button) => button.click()")
    anne.page.locator(".bidbox").wait_for(state="detached")
    assert tip.get_by_text(anne.say("moment-tip-bid")).count() == 1
    anne.page.keyboard.press("Enter")
    tip.get_by_text(anne.say("moment-tip-bid")).wait_for(state="detached")


def test_talk_stays_open_and_keeps_the_focus_when_others_come_and_go(people: People) -> None:
    anne, mary = begun(people)
    anne.press("play-talk")
    anne.page.locator(".reactions :focus").wait_for()
    mary.press("play-more-label")
    mary.press("play-leave")
    mary.press("play-leave-yes")
    anne.page.get_by_text(anne.say("play-stands-in"), exact=True).wait_for(state="attached")
    assert anne.page.locator(".reactions :focus").count() == 1


def test_one_tap_plays_where_somebody_wants_it_so(people: People) -> None:
    anne = people(prefers={"oneTap": True})
    comes_to_a_table(anne)
    assert anne.moves() == "bid"
    assert anne.turn() == "play"
    anne.page.locator(".hand button:not([aria-disabled])").first.click()
    asked = anne.page.locator(".me .choice, .roundend")
    asked.first.wait_for()


def test_what_somebody_says_stands_at_their_seat(people: People) -> None:
    anne, mary = begun(people)
    for person in (anne, mary):
        person.page.wait_for_function(LOADED)
    mary.press("play-talk")
    mary.press("phrase-well-played")
    said = anne.say("phrase-well-played")
    for person in (anne, mary):
        person.page.locator(".bubble").get_by_text(said).wait_for()
    bubble, plate = (
        anne.page.locator(place).bounding_box() for place in (".bubble", "[data-plate='1']")
    )
    assert bubble
    assert plate
    assert plate["x"] <= bubble["x"] + bubble["width"] / 2 <= plate["x"] + plate["width"]
    assert mary.page.locator(".reactions").count() == 0


# The styles of a bubble are for elements of its component, which all have one class more.
STYLED = """() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  .some((rule) => /^\\.bubble:where/.test(rule.selectorText ?? ""))"""
SAID = """([text, x]) => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const scope = /^\\.bubble:where\\(\\.(\\w+)\\)/;
  const scopes = rules.map((rule) => scope.exec(rule.selectorText ?? ""));
  const bubble = document.createElement("p");
  bubble.className = `bubble under ${scopes.find(Boolean)[1]}`;
  bubble.textContent = text;
  bubble.style.cssText = `--x: ${x}px; --y: 90px; animation: none`;
  document.body.append(bubble);
  const { left, right } = bubble.getBoundingClientRect();
  const whole = bubble.scrollHeight <= bubble.clientHeight;
  return [whole, left >= 0 && right <= innerWidth, getComputedStyle(bubble).webkitLineClamp];
}"""


@pytest.mark.parametrize("x", [20, 340])
def test_a_bubble_holds_what_is_said_or_ends_in_an_ellipsis(x: int, people: People) -> None:
    anne = people(viewport={"width": 360, "height": 740})
    comes_to_a_table(anne)
    anne.page.wait_for_function(STYLED)  # they come after the first bid
    sixty_three = "Sixty-three letters fit in these four lines without any trouble"
    assert anne.page.evaluate(SAID, [sixty_three, x]) == [True, True, "4"]
    assert anne.page.evaluate(SAID, [sixty_three * 3, x]) == [False, True, "4"]


def test_pirates_are_placed_by_taps_on_the_plank(people: People) -> None:
    anne = people()
    anne.goto("/")
    anne.opens("skull_queen")
    assert anne.turn() == "place"
    for space in (8, 5, 5, 2):
        anne.page.locator(f".plankbox [data-space='{space}']").click()
    checked = anne.page.locator("form.place input[name^=place-]:checked")
    assert [each.input_value() for each in checked.all()] == ["8", "5", "5", "2"]
    anne.page.locator("form.place button.primary").click()
    anne.page.locator(".planks-in-play").wait_for()


def test_play_now_shows_at_once_that_it_was_pressed(people: People) -> None:
    anne = people()
    held: list[Route] = []

    def hold(route: Route) -> None:
        """The list of tables may come, the new table may not."""
        held.append(route) if route.request.method == "POST" else route.continue_()

    def new_table_is_asked_for() -> bool:
        """The greeting goes first, and routes are heard while the page is waited for."""
        anne.page.wait_for_timeout(20)
        return bool(held)

    anne.page.route("**/api/tables", hold)
    anne.goto("/")
    play = anne.page.get_by_role("button", name=anne.say("start-play")).first
    play.click()
    anne.page.locator(".btn.primary[aria-busy=true]").wait_for()
    wait_until(new_table_is_asked_for)
    held[0].continue_()
    assert anne.turn() == "bid"


def test_the_frame_of_the_page_is_there_before_its_parts(people: People) -> None:
    anne = people()
    anne.expects("ERR_FAILED")
    anne.page.route("**/*.js", lambda route: route.abort())
    anne.goto("/")
    anne.page.locator(".skeleton .logo").wait_for()
    anne.page.unroute("**/*.js")
    anne.goto("/")
    anne.page.locator("article.game").first.wait_for()
    assert not anne.page.locator(".skeleton").is_visible()
