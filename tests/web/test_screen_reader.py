"""Proof 3, first half: whole games through a model of a screen reader, every key."""

import pytest
from playwright.sync_api import Route, expect

from jollyroger.rules.shelf import GAMES
from web.browser import Person
from web.by_reader import ByReader
from web.conftest import People
from web.crew import until
from web.ear import FAST, heard_out, hears, listen, well_spoken
from web.quay import Quay

# The shortest table of each game.
SEATS = {id: min(game.rounds, key=lambda n: game.rounds[n]) for id, game in GAMES.items()}


def sits_down(anne: Person, game: str) -> ByReader:
    listen(anne.context)
    anne.goto("/")
    anne.page.get_by_role("article").first.wait_for()
    anne.page.get_by_label(anne.say("start-seats-label")).select_option(str(SEATS[game]))
    player = ByReader(anne, game)
    player.opens()
    return player


@pytest.mark.parametrize("game", SEATS)
def test_a_screen_reader_plays_a_whole_game(game: str, people: People, harbour: Quay) -> None:
    """It changes to focus mode by itself at the bids, the pirates and the hand, each time."""
    anne = people(prefers=FAST)
    player = sits_down(anne, game)
    while player.moves() != "over":
        pass
    table = harbour.table(anne.table)
    assert table.state.play
    assert sorted(total for _, total in anne.ranking()) == sorted(table.state.play.scores())
    lines = heard_out(anne.page)
    well_spoken(table, lines, 0)
    # Keys are pressed, so the table has waited for the voice, and nothing was made shorter.
    assert not [line for line in lines if line.kind != "answer" and "took it" in line.text]


def test_the_hand_says_where_one_is_and_what_cannot_be_played(people: People) -> None:
    """Position, choice and unavailability; a click without a pointer still chooses and plays."""
    anne = people(prefers=FAST)
    player = sits_down(anne, "skull_king")
    while player.waits() != "option" or player.held() < 3:
        player.moves()
    node = player.reader.press("End")
    size = player.held()
    option = anne.page.locator(".hand [role=option]").last
    assert (
        option.get_attribute("aria-posinset") == option.get_attribute("aria-setsize") == str(size)
    )
    if node.disabled:
        player.walks(size)
    node = player.reader.here
    assert not node.state["selected"]
    player.reader.clicks(node)
    assert player.reader.looks().state["selected"]
    player.reader.clicks(player.reader.here)
    until(lambda: player.held() == size - 1 or player.reader.looks().role == "button")


def test_after_a_letter_of_browse_mode_the_hand_is_reached_by_enter(people: People) -> None:
    """Escape is the reader's; then letters jump, and Enter on a piece gives the keys back."""
    anne = people(prefers=FAST)
    player = sits_down(anne, "skull_king")
    while player.waits() != "option":
        player.moves()
    reader = player.reader
    reader.press("Escape", "h")
    assert (reader.mode, reader.here.role) == ("browse", "heading")
    keys = ["Shift+l"] * 12 + ["l"] * 12
    next(key for key in keys if reader.press(key).role == "listbox")
    assert reader.mode == "browse"
    assert reader.press("Enter").role == "option"
    assert reader.mode == "focus"


def test_the_placing_form_takes_keys_and_is_not_sent_from_a_pirate(people: People) -> None:
    """The focus is on its first space; / leads to the field, and what is typed there is asked."""
    anne = people(prefers=FAST)
    player = sits_down(anne, "skull_queen")
    assert player.waits() == "radio"
    reader = player.reader
    for key in ("h", "w", "l"):
        reader.press(key)
        anne.page.locator(".reply").wait_for()
        assert reader.here.role == "radio"
    for _ in range(5):
        reader.press("Space", "Enter")
    assert (reader.here.role, reader.mode) == ("button", "browse")
    reader.press("Shift+Tab", "/")
    assert reader.looks().role == "textbox"
    reader.types("hand")
    reader.press("Enter")
    assert anne.page.locator("form.place .sealed").count() == 0
    reader.press("ArrowUp")
    assert reader.looks().name == anne.say("play-field")
    expect(anne.page.locator(".command input")).to_have_value("hand")


def test_what_is_typed_while_the_words_are_loaded_stays(people: People) -> None:
    """What was sent before is what is answered, and the next thing is not taken away."""
    anne = people(prefers=FAST)
    player = sits_down(anne, "skull_king")
    player.waits()
    held: list[Route] = []
    anne.page.route("**/assets/commands-*", lambda route: held.append(route))
    anne.page.keyboard.press("/")
    field = anne.page.locator(".command input")
    expect(field).to_be_focused()
    anne.page.keyboard.type("hand")
    with anne.page.expect_request("**/assets/commands-*"):
        anne.page.keyboard.press("Enter")
    expect(field).to_have_value("")
    anne.page.keyboard.type("why")
    held.pop().continue_()
    anne.page.locator(".reply").wait_for()
    mine = anne.page.locator(".hand [role=option]").first.inner_text()
    assert anne.page.locator(".reply").inner_text() in mine
    expect(field).to_have_value("why")


def test_keys_at_the_bids_work_from_the_hand_and_say_what_is_missing(people: People) -> None:
    """A digit there chooses a bid; Enter on a piece, or without a number, is answered."""
    anne = people(prefers=FAST)
    player = sits_down(anne, "skull_king")
    assert player.waits() == "radio"
    reader = player.reader
    reader.press("Enter")
    hears(anne.page, anne.say("play-bid-choose"))
    anne.page.locator(".hand [role=option]").first.focus()
    reader.press("Enter")
    hears(anne.page, anne.say("play-turn-bid", most=1))
    node = reader.press("1")
    assert (node.role, node.name, reader.mode) == ("radio", "1", "focus")


def test_a_panel_is_closed_from_anywhere_and_the_focus_returns_in_one_step(people: People) -> None:
    anne = people(prefers=FAST)
    player = sits_down(anne, "skull_king")
    player.waits()
    anne.page.get_by_role("button", name=anne.say("play-rules"), exact=True).first.click()
    anne.page.get_by_role("dialog").wait_for()
    anne.page.locator("input[name=bid]").first.focus()
    anne.page.keyboard.press("Escape")
    anne.page.get_by_role("dialog").wait_for(state="detached")
    assert player.reader.looks().name == anne.say("play-rules")
