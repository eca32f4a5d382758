"""Two people in two browsers: they come, they are cut off, they return, and the game goes on."""

from pathlib import Path

import pytest

from web.browser import Person, agree, next_round, together, until
from web.conftest import People
from web.past import becomes, played
from web.quay import Quay, quay_of

LOST = (r"WebSocket", r"ERR_INTERNET_DISCONNECTED", r"ERR_CONNECTION", r"Failed to fetch")


def hosts(anne: Person) -> str:
    """A table for three, opened on the start page; the id."""
    anne.goto("/")
    anne.page.get_by_label(anne.say("start-name")).fill("Anne")
    anne.page.get_by_label(anne.say("start-seats-label")).select_option("3")
    return anne.opens("skull_king", "start-invite")


def comes_in(mary: Person) -> None:
    """Says a name, and takes the first free seat."""
    mary.page.get_by_label(mary.say("start-name")).fill("Mary")
    mary.press("lobby-name-give")
    mary.page.get_by_role("button", name=mary.say("seat-sit"), exact=True).first.click()
    mary.page.get_by_text(mary.say("seat-you", name="Mary")).wait_for()


def begun(people: People, at: Quay | None = None) -> tuple[Person, Person]:
    """Anne and Mary before the bids of the first round."""
    where = {"at": at} if at else {}
    anne, mary = people(**where), people(**where)
    table = hosts(anne)
    mary.goto(f"/t/{table}")
    comes_in(mary)
    anne.page.get_by_text("Mary", exact=True).first.wait_for()
    anne.press("lobby-start")
    mary.turn()
    return anne, mary


def in_a_trick(anne: Person, mary: Person) -> None:
    """To the second round, where it is Mary's turn to play and Anne waits."""
    next_round(anne, mary)
    while True:
        together(anne, mary, kind="play")
        if mary.page.evaluate("() => !!document.querySelector('.me.mine')"):
            return
        anne.moves()


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
    code = anne.page.locator(".inv2 .code").inner_text()
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
    anne.press("lobby-start")
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
    anne.page.locator("summary").and_(anne.page.get_by_label(anne.say("seat-menu", name="Mary"))).click()
    anne.press("seat-remove", name="Mary")
    mary.page.get_by_role("heading", name=mary.say("play-closed")).wait_for()
    anne.press("lobby-start")
    next_round(anne)


def test_the_host_removes_a_guest_from_the_game(people: People) -> None:
    anne, mary = begun(people)
    in_a_trick(anne, mary)
    anne.press("play-more-label")
    anne.press("play-remove", name="Mary")
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
    bot = mary.page.locator(".spside .ch b").nth(1).inner_text()
    mary.press("play-take-seat", name=bot)
    if not known:
        mary.page.get_by_label(mary.say("start-name")).fill("Mary")
        mary.press("lobby-name-give")
    mary.page.get_by_text(mary.say("play-seat-soon", name=bot)).wait_for()
    next_round(anne)
    assert mary.turn() == "bid"
    next_round(anne, mary)


class Scissors:
    """Cuts somebody's line, and holds the ends apart until told otherwise."""

    def __init__(self, person: Person) -> None:
        self._open = True
        self._lines: list = []
        person.page.route_web_socket("**/ws/*", self._line)

    def _line(self, route) -> None:
        if not self._open:
            route.close(code=1012)
            return
        route.connect_to_server()
        self._lines.append(route)

    def off(self) -> None:
        self._open = False
        for line in self._lines:
            line.close(code=1012)

    def on(self) -> None:
        self._open = True
