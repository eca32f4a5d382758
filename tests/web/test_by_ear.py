"""What a listener is told of their own acts, and where keys and words once went astray."""

import re

import pytest
from playwright.sync_api import expect

from web.browser import Person
from web.conftest import People
from web.crew import until
from web.ear import FAST, Said, hears, listen, said
from web.quay import Quay
from web.screen_reader import ScreenReader
from web.screens import past
from web.scribe import Scribe
from web.test_pad_ear import heard, listens
from web.test_pad_shared import agree, shared

# Every control that gets the focus, by what it is called.
FOCUSED = """() => {
  window.focused = [];
  addEventListener("focusin", ({ target }) =>
    focused.push(target.getAttribute("aria-label") ?? target.textContent.trim()));
}"""
LANGUAGES = ("de", "en", "fr", "it")


def sits(person: Person, game: str = "skull_king") -> None:
    listen(person.context)
    person.goto("/")
    person.opens(game)


def notes(person: Person) -> list[Said]:
    """How often it was said how a chosen card is played."""
    how = person.say("play-chosen-note", game="skull_king")
    return [line for line in said(person.page) if how in line.text]


def test_the_hand_of_the_first_round_takes_keys(people: People) -> None:
    """A list box as at the table: in a row of buttons the reader kept arrows and Enter."""
    anne = people()
    anne.goto("/learn/skull_king")
    first = anne.page.get_by_role("region", name=anne.say("first-title"))
    first.get_by_role("button", name=anne.say("first-confirm", bid=1)).focus()
    reader = ScreenReader(anne.page)
    reader.press("Enter")
    until(lambda: reader.looks().role == "option")
    assert reader.mode == "focus"
    names = first.locator("[role=option] .sr-only").all_inner_texts()
    walked = [reader.press(key).name for key in ("Home", "ArrowRight", "End", "ArrowRight")]
    assert walked == [names[0], names[1], names[-1], names[0]]
    while reader.here.disabled:
        reader.press("ArrowRight")
    assert reader.press("Enter").state["selected"]
    reader.press("Enter")
    expect(first.get_by_role("option")).to_have_count(len(names) - 1)


def test_my_throw_is_confirmed_before_older_news_which_follow(people: People) -> None:
    """The voice is slow and far behind; the die has just come to lie."""
    anne = people(prefers={"rate": 60, "motion": "full"})
    sits(anne, "dice")
    anne.moves()
    assert anne.turn() == "play"
    die = anne.page.locator(".hand button:not([aria-disabled])").first
    die.click()
    before = len(said(anne.page))
    die.click()
    until(lambda: len(said(anne.page)) > before)
    threw = anne.say("play-heard-threw", piece="")[:-1].strip()
    assert said(anne.page)[before].text.startswith(threw)
    anne.page.wait_for_function(
        "at => heard.said.slice(at).some(({ text }) => text.includes('ids: '))", arg=before + 1
    )


def test_every_group_of_the_settings_says_what_it_is_for(people: People) -> None:
    anne = people(prefers={"sound": True})
    anne.goto("/settings")
    for name in ("theme", "motion", "pace", "verbosity", "rate", "waits", "volume"):
        group = anne.page.get_by_role("radiogroup", name=anne.say(f"settings-{name}"), exact=True)
        expect(group).to_have_accessible_description(anne.say(f"settings-{name}-note"))


def test_a_correction_tells_its_author_and_the_others_what_was_and_what_is(people: People) -> None:
    anne, mary = shared(people)
    anne.plays((1, 0, 0))
    agree(anne, mary)
    mary.past(1)
    listens(anne)
    listens(mary)
    anne.part("score")
    anne.page.locator(".rounds-table .round-cell").nth(1).click()
    anne.corrects(1, 1)
    cell = anne.person.say("pad-cell-won", round=1, name="Mary")
    told = anne.person.say("pad-change", cell=cell, before="0", after="1")
    until(lambda: told in heard(anne))
    until(lambda: told in heard(mary))


def test_a_corrected_box_says_what_was_and_what_is_unless_it_is_undone(people: People) -> None:
    """What is undone while its echo waits for the voice is not said afterwards."""
    scribe = Scribe(people(prefers={"rate": 60}))
    say, keys = scribe.person.say, scribe.page.locator("[data-keypad] button")
    scribe.begins("skull_queen", players=2)
    for _ in range(8):
        keys.first.click()
    scribe.saves()
    scribe.past(1)
    listens(scribe)
    scribe.page.locator(".rounds-table .round-cell").first.click()
    suits = scribe.page.locator(".planks-table thead th span").all_inner_texts()

    def told(suit: str, before: str, after: str) -> str:
        cell = say("pad-cell-space", round=1, name="Anne", suit=suit)
        return say("pad-change", cell=cell, before=before, after=after)

    keys.last.click()
    until(lambda: told(suits[0], "8", say("overboard")) in heard(scribe))
    keys.nth(1).click()
    scribe.person.press("pad-undo")
    keys.nth(2).click()
    until(lambda: told(suits[0], say("overboard"), "3") in heard(scribe))
    assert told(suits[0], say("overboard"), "5") not in heard(scribe)


def test_how_a_chosen_card_is_played_is_told_three_times_for_good(people: People) -> None:
    """Once it is known, it is known in the next round and at the next table."""
    anne = people(prefers=FAST)
    sits(anne)
    while anne.page.locator(".hand button").count() < 4:
        anne.moves()
    assert len(notes(anne)) == 3
    anne.goto("/")
    anne.opens("skull_king")
    anne.plays_until("play")
    anne.moves()
    anne.plays_until("bid")
    assert not notes(anne)


def test_leaving_is_asked_in_one_step_and_one_sentence(people: People) -> None:
    anne = people(prefers=FAST)
    sits(anne)
    anne.turn()
    anne.page.get_by_role("button", name=anne.say("play-more-label")).press("Enter")
    leave = anne.page.get_by_role("button", name=anne.say("play-leave"), exact=True)
    leave.focus()
    anne.page.evaluate(FOCUSED)
    anne.page.keyboard.press("Enter")
    anne.page.keyboard.press("Escape")
    expect(leave).to_be_focused()
    assert anne.page.evaluate("() => focused") == [
        anne.say("play-leave-no"),
        anne.say("play-leave"),
    ]
    leave.press("Enter")
    tree = anne.page.locator(".table-panel").aria_snapshot()
    assert tree.count(anne.say("play-leave-sure")) == 1


@pytest.mark.parametrize("width", [320, 1440])
def test_points_have_their_word_once_at_any_width(people: People, width: int) -> None:
    anne = people(viewport={"width": width, "height": 800})
    sits(anne)
    anne.turn()
    tree = anne.page.locator("[data-seat='1']").aria_snapshot()
    assert len(re.findall(rf"\b0 {anne.say('play-points')}\b", tree)) == 1
    assert tree.count(anne.say("play-points")) == 1


def test_planks_have_their_words_where_there_is_no_room(people: People) -> None:
    anne = people(viewport={"width": 320, "height": 800})
    sits(anne, "skull_queen")
    anne.moves()
    tile = anne.page.locator(".tile").first
    tile.wait_for()
    tree = tile.aria_snapshot()
    assert len(re.findall(rf"\d {anne.say('planks-on-plank')}", tree)) == 1
    assert tree.count(anne.say("planks-before", points=0)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pad_says_a_loss_in_words(people: People, lang: str) -> None:
    scribe = Scribe(people(lang))
    scribe.begins(players=2)
    scribe.bids(1, 1)
    scribe.corrects(1, 0)
    scribe.saves()
    scribe.past(1)
    minus = scribe.person.say("play-heard-minus", points=10)
    until(lambda: minus in scribe.spoken())
    assert "\N{MINUS SIGN}" not in scribe.spoken()
    cell = scribe.page.locator(".rounds-table .round-cell .sr-only").nth(1).inner_text()
    assert cell.count(minus) == 2
    assert "\N{MINUS SIGN}" not in cell


def test_whose_turn_it_is_without_a_line_is_that_there_is_none(people: People) -> None:
    """Also where nothing was asked before, and the answers have not come yet; later they have."""
    anne = people(prefers=FAST)
    anne.expects("ERR_INTERNET_DISCONNECTED", "Failed to (fetch|load)")
    sits(anne)
    anne.turn()
    lost = f"{anne.say('play-line-lost')} {anne.say('play-line-lost-note')}"
    goes_offline(anne, lost)
    assert asks(anne, "w") == lost
    anne.context.set_offline(False)
    hears(anne.page, anne.say("play-line-back"))
    anne.moves()
    assert anne.turn() == "play"
    hand = anne.hand()
    anne.page.wait_for_load_state("networkidle")
    goes_offline(anne, lost)
    assert asks(anne, "w") == lost
    assert asks(anne, "h") == ", ".join(hand)


def goes_offline(person: Person, lost: str) -> None:
    """Until the voice has said so by itself."""
    told = "lost => heard.said.filter(({ kind, text }) => kind === 'log' && text === lost).length"
    before = person.page.evaluate(told, lost)
    person.context.set_offline(True)
    person.page.wait_for_function(
        f"([lost, before]) => ({told})(lost) > before", arg=[lost, before]
    )


def asks(person: Person, key: str) -> str:
    """What is answered to a key that is pressed in the hand."""
    before = len(said(person.page))
    person.page.locator(".hand button").first.press(key)
    until(lambda: len(said(person.page)) > before)
    answer = said(person.page)[before]
    assert answer.kind == "answer"
    return answer.text


def test_a_button_of_the_replay_says_its_name_and_nothing_else(
    people: People, harbour: Quay
) -> None:
    """What is shown to a pointer that rests on it is not said a second time."""
    anne = people()
    anne.goto(f"/replay/{past(harbour).table}")
    steps = anne.page.get_by_role("group", name=anne.say("replay-controls"))
    for name in ("first", "previous-trick", "previous", "next", "next-trick", "last"):
        button = steps.get_by_role("button", name=anne.say(f"replay-{name}"), exact=True)
        expect(button).to_have_accessible_description("")
        assert button.aria_snapshot().count(anne.say(f"replay-{name}")) == 1
