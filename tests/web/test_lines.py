"""Two people in two browsers: they are cut off, they return, and the game goes on."""

from pathlib import Path

from web.conftest import People
from web.crew import (
    Scissors,
    agree,
    begun,
    comes_in,
    hosts,
    in_a_trick,
    next_round,
    together,
    until,
)
from web.quay import quay_of

LOST = (
    r"WebSocket",
    r"ERR_INTERNET_DISCONNECTED",
    r"ERR_CONNECTION",
    r"Failed to fetch",
    r"fetching the script",  # of the service worker, which comes a while after the page
)


def test_a_line_lost_in_the_middle_of_a_trick_comes_back(people: People) -> None:
    anne, mary = begun(people)
    mary.expects(*LOST)
    in_a_trick(anne, mary)
    hand = mary.hand()
    mary.context.set_offline(True)
    mary.context.set_offline(False)
    mary.turn()
    assert mary.hand() == hand
    agree(anne, mary)
    next_round(anne, mary)


def test_what_happens_while_the_line_is_cut_is_seen_afterwards(people: People) -> None:
    anne, mary = people(), people()
    mary.expects(*LOST)
    cut = Scissors(mary)
    table = hosts(anne)
    mary.goto(f"/t/{table}")
    comes_in(mary)
    anne.press("lobby-start")
    mary.turn()
    cut.off()
    anne.moves()
    cut.on()
    next_round(anne, mary)


def test_a_page_that_is_loaded_again_shows_the_same_table(people: People) -> None:
    anne, mary = begun(people)
    in_a_trick(anne, mary)
    hand = mary.hand()
    mary.page.reload()
    mary.turn()
    assert mary.hand() == hand
    agree(anne, mary)
    next_round(anne, mary)


def test_a_second_tab_of_the_same_person_shows_the_same_hand_and_may_play(people: People) -> None:
    anne, mary = begun(people)
    in_a_trick(anne, mary)
    first, second = mary.page, mary.tab()
    second.goto(first.url)
    mary.page = second
    mary.turn()
    mary.moves()
    left = mary.hand()
    mary.page = first
    until(lambda: mary.hand() == left)
    next_round(anne, mary)
    mary.page = second
    agree(anne, mary)


def test_the_game_goes_on_after_the_server_was_killed(people: People, tmp_path: Path) -> None:
    with quay_of(tmp_path) as quay:
        anne, mary = begun(people, quay)
        anne.expects(*LOST)
        mary.expects(*LOST)
        in_a_trick(anne, mary)
        hand = mary.hand()
        quay.kill()
        mary.page.get_by_text(mary.say("play-line-lost"), exact=True).first.wait_for()
        quay.start()
        mary.turn()
        assert mary.hand() == hand
        next_round(anne, mary)


def test_who_is_stood_in_for_places_no_pirates_until_the_seat_is_theirs_again(
    people: People,
) -> None:
    """Anne leaves in one tab and looks on in another, while Mary still has to place."""
    anne, mary = begun(people, game="skull_queen")
    assert anne.turn() == mary.turn() == "place"
    here, other = anne.page, anne.tab()
    other.goto(here.url)
    anne.page = other
    anne.press("play-more-label")
    anne.press("play-leave")
    anne.press("play-leave-yes")
    anne.page = here
    here.locator(".me[data-answer=taken]").wait_for()
    here.get_by_text(anne.say("place-watch")).wait_for()
    assert not here.locator("form.place").count()
    anne.press("play-take-back")
    here.locator("form.place").wait_for()
    together(anne, mary, kind="play")


def test_a_bot_plays_for_who_is_gone_until_they_return(people: People, tmp_path: Path) -> None:
    with quay_of(tmp_path, grace=0.5) as quay:
        anne, mary = begun(people, quay)
        in_a_trick(anne, mary)
        table = mary.page.url
        mary.page.goto("about:blank")
        anne.page.get_by_text(anne.say("play-stands-in"), exact=True).wait_for(state="attached")
        next_round(anne)
        mary.page.goto(table)
        mary.page.locator(".hand button").first.wait_for()
        anne.page.get_by_text(anne.say("play-stands-in"), exact=True).wait_for(state="detached")
        next_round(anne, mary)
