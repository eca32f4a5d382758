"""Two people in two browsers: they come, they stay for another game, they are sent away."""

import pytest

from web.conftest import People
from web.crew import begun, comes_in, hosts, in_a_trick, next_round
from web.past import becomes, played
from web.quay import Quay


def test_a_friend_comes_by_the_link_and_has_a_name(people: People) -> None:
    anne, mary = people(), people()
    hosts(anne)
    link = anne.page.get_by_label(anne.say("invite-link")).input_value()
    mary.page.goto(link)
    comes_in(mary)
    anne.page.get_by_text("Mary", exact=True).first.wait_for()
    anne.press("lobby-start")
    next_round(anne, mary)
    next_round(anne, mary)


def test_a_friend_comes_by_the_code(people: People) -> None:
    anne, mary = people(), people()
    table = hosts(anne)
    code = anne.page.locator(".invitation .code").inner_text()
    mary.goto("/")
    mary.page.get_by_label(mary.say("start-code")).fill(code.lower())
    mary.press("start-join")
    mary.page.wait_for_url(f"**/t/{table}")
    comes_in(mary)
    anne.press("lobby-start")
    next_round(anne, mary)


def test_a_wrong_code_is_refused_in_words(people: People) -> None:
    mary = people()
    mary.expects("404")
    mary.goto("/")
    mary.page.get_by_label(mary.say("start-code")).fill("ZZZ ZZZ")
    mary.press("start-join")
    refused = mary.say("refused-no-such-code")
    mary.page.get_by_role("alert").get_by_text(refused).wait_for()


def test_after_the_end_the_host_takes_everybody_to_the_next_table(
    people: People, harbour: Quay
) -> None:
    past = played(harbour, "Anne", "Mary", game="skull_queen", players=3)
    anne, mary = people(), people()
    for person, guest in zip((anne, mary), past.guests, strict=True):
        becomes(person.context, guest, harbour.url)
        person.goto(f"/t/{past.table}")
    assert anne.ranking()[0][1] == mary.ranking()[0][1]
    anne.press("end-rematch")
    anne.page.wait_for_url(lambda url: past.table not in url)
    mary.page.wait_for_url(anne.page.url)
    assert anne.turn() == mary.turn() == "place"


def test_another_game_of_the_family_comes_next(people: People, harbour: Quay) -> None:
    past = played(harbour, "Anne", "Mary", game="dice", players=3)
    anne, mary = people(), people()
    for person, guest in zip((anne, mary), past.guests, strict=True):
        becomes(person.context, guest, harbour.url)
        person.goto(f"/t/{past.table}")
    mary.ranking()
    anne.press("start-game-skull_king")
    anne.page.wait_for_url(lambda url: past.table not in url)
    mary.page.wait_for_url(anne.page.url)
    anne.press("lobby-start")
    next_round(anne, mary)


def test_the_host_removes_a_guest_from_the_lobby(people: People) -> None:
    anne, mary = people(), people()
    table = hosts(anne)
    mary.goto(f"/t/{table}")
    comes_in(mary)
    anne.page.locator("summary").and_(
        anne.page.get_by_label(anne.say("seat-menu", name="Mary"))
    ).click()
    anne.press("seat-remove", name="Mary")
    mary.page.get_by_role("heading", name=mary.say("play-closed")).wait_for()
    anne.press("lobby-start")
    next_round(anne)


def test_the_host_removes_a_guest_from_the_game(people: People) -> None:
    anne, mary = begun(people)
    in_a_trick(anne, mary)
    anne.press("play-more-label")
    anne.press("play-remove", name="Mary")
    anne.press("play-remove-yes")
    mary.page.get_by_role("heading", name=mary.say("play-closed")).wait_for()
    anne.page.get_by_role("dialog").get_by_role("button", name=anne.say("play-close")).click()
    next_round(anne)


@pytest.mark.parametrize("known", [False, True], ids=["new", "known"])
def test_somebody_who_comes_late_takes_a_bots_seat_after_the_round(
    known: bool, people: People
) -> None:
    anne, mary = people(), people()
    anne.goto("/")
    table = anne.opens("skull_king")
    anne.turn()
    if known:
        mary.goto("/settings")
        mary.page.get_by_label(mary.say("start-name")).fill("Mary")
        mary.press("settings-name-keep")
        mary.page.get_by_text(mary.say("settings-name-kept", name="Mary")).wait_for()
    mary.goto(f"/t/{table}")
    bot = mary.page.locator(".watch-panel .hands b").nth(1).inner_text()
    mary.press("play-take-seat", name=bot)
    if not known:
        mary.page.get_by_label(mary.say("start-name")).fill("Mary")
        mary.press("lobby-name-give")
    mary.page.get_by_text(mary.say("play-seat-soon", name=bot)).wait_for()
    next_round(anne)
    assert mary.turn() == "bid"
    next_round(anne, mary)
