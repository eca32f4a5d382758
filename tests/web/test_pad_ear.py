"""The score pad by ear: keys that a screen reader passes on, and everything that counts is said."""

from collections.abc import Sequence

from playwright.sync_api import expect

from web.conftest import People
from web.crew import until
from web.pads import brought
from web.quay import Quay
from web.screen_reader import ScreenReader
from web.scribe import Scribe
from web.test_pad import FOUR
from web.test_pad_shared import agree, shared

# Everything that was ever written in the pad's region, as a screen reader would hear it.
HEARD = """() => {
  window.heard = [];
  const region = document.querySelector("[data-region=pad]");
  new MutationObserver(() => {
    const text = region.textContent.trim();
    if (text) window.heard.push(text);
  }).observe(region, { childList: true, subtree: true, characterData: true });
}"""


def listens(scribe: Scribe) -> None:
    scribe.page.evaluate(HEARD)


def heard(scribe: Scribe) -> str:
    return " ".join(scribe.page.evaluate("() => window.heard"))


def keys_in(reader: ScreenReader, numbers: Sequence[int]) -> None:
    """Digits through a screen reader; each time it says where the focus has gone."""
    for each in numbers:
        reader.looks()
        assert reader.mode == "focus", reader.here
        reader.press(str(each))
    reader.page.wait_for_function("() => document.activeElement.closest('.save')")


def test_a_round_is_keyed_in_through_a_screen_reader(people: People) -> None:
    """C1 of the trial by ear: at plain buttons the reader kept every digit to itself."""
    scribe = Scribe(people())
    scribe.begins()
    scribe.page.locator("[data-seat='0'] [tabindex='0']").focus()
    reader = ScreenReader(scribe.page)
    for number in (1, 2):
        keys_in(reader, FOUR[number])
        reader.press("Enter")
        scribe.past(number)
        assert [scribe.cells()[f"{number}/bid/{seat}"] for seat in range(4)] == [*FOUR[number]]


def test_a_late_round_is_keyed_in_through_a_screen_reader(people: People, harbour: Quay) -> None:
    """Its bids on the keypad, its tricks at the steppers."""
    scribe = Scribe(people())
    brought("skull_king", 4, 6)(scribe.person, harbour)
    scribe.page.locator("[data-keypad] [tabindex='0']").focus()
    reader = ScreenReader(scribe.page)
    keys_in(reader, FOUR[7])
    scribe.page.locator("[data-seat='0'] [tabindex='0']").focus()
    keys_in(reader, (2, 2, 2, 1))
    reader.press("Enter")
    scribe.past(7)
    cells = scribe.cells()
    assert [cells[f"7/bid/{seat}"] for seat in range(4)] == [*FOUR[7]]
    assert [cells[f"7/won/{seat}"] for seat in range(4)] == [2, 2, 2, 1]


def test_a_stepper_says_its_number_and_the_bid(people: People, harbour: Quay) -> None:
    scribe = Scribe(people())
    brought("skull_king", 4, 6)(scribe.person, harbour)
    scribe.bids(*FOUR[7])
    name = scribe.person.say("pad-won-bid", name="Anne", bid=FOUR[7][0])
    stepper = scribe.page.get_by_role("spinbutton", name=name)
    assert stepper.get_attribute("aria-valuenow") == str(FOUR[7][0])
    stepper.press("ArrowUp")
    expect(stepper).to_have_attribute("aria-valuenow", str(FOUR[7][0] + 1))


def test_every_digit_is_echoed_and_none_is_lost(people: People) -> None:
    """Four digits as fast as they can be typed, and then that all bids are in."""
    scribe = Scribe(people())
    scribe.begins()
    scribe.plays(FOUR[1])
    listens(scribe)
    for bid in FOUR[2]:
        scribe.page.keyboard.press(str(bid))
    say = scribe.person.say
    wanted = [say("pad-bid-said", name=name, bid=bid) for name, bid in zip(
        ("Anne", "Mary", "Jack", "Grace"), FOUR[2], strict=True)]  # fmt: skip
    wanted.append(say("pad-bids-in", sum=2, tricks=2))
    until(lambda: all(each in heard(scribe) for each in wanted))


def test_a_skull_queen_pad_is_filled_by_digits_and_says_each_box(people: People) -> None:
    scribe = Scribe(people())
    scribe.begins("skull_queen", players=2)
    page = scribe.page
    page.locator(".plank-space").nth(1).focus()
    reader = ScreenReader(page)
    reader.press("Enter")
    listens(scribe)
    reader.press("8")
    suits = page.locator(".planks-table thead th span").all_inner_texts()
    said = scribe.person.say("pad-box", name="Anne", suit=suits[1], value="8")
    until(lambda: said in heard(scribe))


def test_undo_and_redo_say_what_they_did(people: People) -> None:
    scribe = Scribe(people())
    scribe.begins(players=2)
    scribe.plays((1, 0))
    saved = scribe.spoken()
    say = scribe.person.say
    scribe.person.press("pad-undo")
    until(lambda: scribe.spoken() == say("pad-round-open", round=1))
    scribe.person.press("pad-redo")
    until(lambda: scribe.spoken() == saved)
    scribe.cell(2, 0, 2).click()
    scribe.page.locator("[data-seat='0'] .cell.on").wait_for()
    scribe.person.press("pad-undo")
    cell = say("pad-cell-bid", round=2, name="Anne")
    nothing = say("pad-entered", cell=cell, value=say("pad-value-none"))
    until(lambda: scribe.spoken() == say("pad-undone", changes=nothing))


def test_a_follower_hears_a_round_that_another_phone_saves_and_takes_back(people: People) -> None:
    anne, mary = shared(people)
    agree(anne, mary)
    listens(mary)
    anne.bids(1, 0, 0)
    anne.saves()
    anne.past(1)
    mary.past(1)
    wanted = [mary.person.say("pad-bids-in", sum=1, tricks=1), anne.spoken()]
    until(lambda: all(each in heard(mary) for each in wanted))
    anne.person.press("pad-undo")
    until(lambda: mary.person.say("pad-round-open", round=1) in heard(mary))


def test_the_total_of_an_unsaved_round_is_what_it_would_be(people: People) -> None:
    scribe = Scribe(people())
    scribe.begins()
    scribe.plays(FOUR[1])
    scribe.bids(*FOUR[2])
    what = scribe.person.say("pad-line", bid=1, won=1, bonus=0, points="+20")
    name = scribe.person.say("pad-edit-cell", round=2, name="Anne", what=what, total="30")
    expect(scribe.page.get_by_role("button", name=name)).to_be_visible()


def test_a_row_is_called_by_its_round_and_keys_of_the_picture_are_not_read(people: People) -> None:
    scribe = Scribe(people())
    scribe.begins()
    scribe.plays(FOUR[1])
    name = scribe.person.say("sheet-round-title", round=1)
    expect(
        scribe.page.locator(".rounds-table").get_by_role("rowheader", name=name, exact=True)
    ).to_be_visible()
    tree = scribe.page.locator("main").aria_snapshot()
    assert scribe.person.say("pad-race-key") not in tree
    assert scribe.person.say("pad-rounds-key") not in tree


def test_the_same_players_play_again_and_the_deal_has_passed_on(people: People) -> None:
    scribe = Scribe(people())
    old = scribe.begins("skull_queen", players=2)
    for number in (1, 2):
        for _ in range(8):
            scribe.page.locator("[data-keypad] button").first.click()
        scribe.saves()
        scribe.past(number)
    scribe.page.get_by_role("button", name=scribe.person.say("pad-again")).first.click()
    scribe.page.wait_for_url(lambda url: "/pad/" in url and not url.endswith(old))
    scribe.page.locator(".entry").wait_for()
    cells = scribe.cells()
    assert (cells["name/0"], cells["name/1"], cells["dealer"]) == ("Anne", "Mary", 0)
    assert scribe.round() == 1


def test_a_shared_pad_shows_a_picture_for_cameras_and_reads_from_its_top(people: People) -> None:
    scribe = Scribe(people())
    scribe.begins()
    scribe.shares()
    title = scribe.page.get_by_role("heading", name=scribe.person.say("pad-shared"))
    expect(title).to_be_focused()
    expect(scribe.page.get_by_role("img", name=scribe.person.say("invite-qr"))).to_be_visible()


def test_a_long_name_never_hides_the_points_of_the_race(people: People) -> None:
    scribe = Scribe(people(viewport={"width": 360, "height": 740}))
    scribe.begins(players=2)
    scribe.part("more")
    scribe.page.locator(".padmore .names input").first.fill("Bartholomew Roberts")
    scribe.page.keyboard.press("Tab")
    scribe.part("round")
    scribe.plays((1, 0))
    scribe.part("score")
    points = scribe.page.locator(".padrace li.first b")
    box = points.bounding_box()
    assert points.inner_text() == "20"
    assert box
    assert box["x"] + box["width"] <= 360
