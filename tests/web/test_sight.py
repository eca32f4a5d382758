"""What one looks for is in sight: the question, the names, a replay's table, the last place."""

import pytest

from web.browser import HELD, TURN, Person
from web.conftest import People
from web.crew import begun, hosts
from web.past import played
from web.quay import Quay
from web.screens import eleven, end, guests_lobby, replay, table

PHONES = [(360, 740), (390, 664), (844, 390)]
# Of all that a selector finds: what leaves the window, what is hidden, and what is cut.
UNSEEN = """(names) => names.flatMap((name) => {
  const parts = [...document.querySelectorAll(name)];
  const seen = (part) => {
    const { top, bottom, width } = part.getBoundingClientRect();
    return width > 2 && top >= -1 && bottom <= innerHeight + 1 &&
      part.scrollWidth <= part.clientWidth + 1 && part.scrollHeight <= part.clientHeight + 2;
  };
  const lost = parts.filter((part) => !seen(part)).map((part) => part.textContent.trim());
  return parts.length ? lost : [`${name} is not there`];
})"""


def unseen(person: Person, *names: str) -> list[str]:
    return list(person.page.evaluate(UNSEEN, names))


def sized(people: People, width: int, height: int, lang: str = "en") -> Person:
    viewport = {"width": width, "height": height}
    return people(lang=lang, prefers={"field": False}, viewport=viewport)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_who_bids_sees_the_question_and_the_fists(lang: str, people: People, harbour: Quay) -> None:
    anne = sized(people, *PHONES[0], lang=lang)
    table("skull_king", "bid")(anne, harbour)
    for width, height in PHONES:
        anne.page.set_viewport_size({"width": width, "height": height})
        assert unseen(anne, ".bidbox .question", ".hub-words") == [], (width, height)


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_the_question_stands_beside_eleven_bids(lang: str, people: People, harbour: Quay) -> None:
    anne = sized(people, *PHONES[0], lang=lang)
    eleven(anne, harbour)
    for width, height in ((320, 664), *PHONES[:2], (390, 844)):
        anne.page.set_viewport_size({"width": width, "height": height})
        parts = (".bidbox .question b", ".bidbox", ".bidbox .primary")
        assert unseen(anne, *parts) == [], (width, height)


# Badges of the hand that the next card lies on.
HIDDEN_BADGES = """() => [...document.querySelectorAll(".hand li")].filter((card, index, all) => {
  const badge = [...card.querySelectorAll(".badge")].find((each) => each.checkVisibility());
  const next = all[index + 1]?.querySelector("svg")?.getBoundingClientRect();
  const { right = 0, bottom = 0, top = 0 } = badge?.getBoundingClientRect() ?? {};
  return next && right > next.left + 1 && bottom > next.top && top < next.bottom;
}).map((card) => card.textContent)"""


def test_no_card_lies_on_the_badge_of_another(people: People, harbour: Quay) -> None:
    """A phone's hand lies in one row from seven cards down."""
    anne = sized(people, *PHONES[0])
    table("skull_queen", "play")(anne, harbour)
    while anne.turn() == "play" and anne.page.evaluate(HELD) > 6:
        assert anne.page.evaluate(HIDDEN_BADGES) == []
        anne.moves()


def test_six_names_and_what_they_do_fit_their_plates(people: People) -> None:
    anne = sized(people, *PHONES[0])
    anne.goto("/")
    anne.page.locator("select").first.select_option("6")
    anne.opens("skull_king")
    anne.turn()
    for width, height in PHONES:
        anne.page.set_viewport_size({"width": width, "height": height})
        assert unseen(anne, ".plate .player-name", ".plate") == [], (width, height)


@pytest.mark.parametrize("size", [(844, 390), (1440, 900)])
def test_a_replay_shows_the_table_without_scrolling(
    size: tuple[int, int], people: People, harbour: Quay
) -> None:
    anne = sized(people, *size)
    replay(anne, harbour)
    assert unseen(anne, ".replay .ring", ".replay .controls") == []


@pytest.mark.parametrize("size", [(844, 390), (1440, 900)])
def test_a_replay_of_planks_is_seen_without_scrolling(
    size: tuple[int, int], people: People, harbour: Quay
) -> None:
    anne = sized(people, *size)
    game = played(harbour, "Anne", "Mary", game="skull_queen", players=4)
    anne.goto(f"/replay/{game.table}")
    anne.page.locator(".replay-hands").wait_for()
    for _ in range(3):
        anne.page.keyboard.press("PageDown")
    anne.page.locator(".planks-in-play").wait_for()
    assert unseen(anne, ".replay .ring", ".replay .controls") == []


def test_the_end_shows_every_place_without_scrolling(people: People, harbour: Quay) -> None:
    anne = sized(people, 1440, 900)
    end(anne, harbour)
    assert unseen(anne, ".rank li") == []


# The line above the hand: its height, and how far the card that is up reaches into it.
LINE = """() => {
  const { bottom, height } = document.querySelector(".me").getBoundingClientRect();
  const up = document.querySelector(".hand .selected")?.getBoundingClientRect().top ?? bottom;
  return [height, Math.max(0, bottom - up - 1)];
}"""


@pytest.mark.parametrize("size", PHONES[:2])
def test_what_a_card_would_do_is_read_above_it(
    size: tuple[int, int], people: People, harbour: Quay
) -> None:
    anne = sized(people, *size)
    table("skull_queen", "play")(anne, harbour)
    waiting, _ = anne.page.evaluate(LINE)
    anne.page.locator(".hand button:not([aria-disabled])").first.click(position={"x": 12, "y": 12})
    anne.page.locator(".me[data-answer=chosen]").wait_for()
    assert anne.page.evaluate(LINE) == [waiting, 0]
    assert unseen(anne, ".me .then") == []


def test_twelve_cards_lie_side_by_side(people: People, harbour: Quay) -> None:
    anne = sized(people, 1440, 900)
    table("skull_queen", "play")(anne, harbour)
    boxes = [card.bounding_box() for card in anne.page.locator(".hand button").all()]
    rights = [box["x"] + box["width"] for box in boxes if box]
    assert all(right <= box["x"] for right, box in zip(rights, boxes[1:], strict=False) if box)


@pytest.mark.parametrize("size", PHONES[:2])
def test_a_host_on_a_phone_sees_the_invitation_before_the_seats(
    size: tuple[int, int], people: People
) -> None:
    anne = sized(people, *size)
    hosts(anne)
    anne.page.locator(".invitation .code").wait_for()
    parts = (".code", ".copy .btn", "[aria-expanded]")
    assert unseen(anne, *(f".invitation {part}" for part in parts)) == []
    either = "document.querySelectorAll('.invitation, .lobby-seats')"
    assert anne.page.evaluate(f"() => [...{either}].at(-1).matches('.lobby-seats')")
    anne.press("invite-show")
    anne.page.locator(".invitation .qr").wait_for()


def test_who_comes_by_a_link_is_asked_for_a_name_before_anything(
    people: People, harbour: Quay
) -> None:
    anne = sized(people, *PHONES[0])
    guests_lobby(anne, harbour)
    assert unseen(anne, ".newname", ".lobby-seats > :first-child") == []


# Of every plate: whether its face is seen inside it, and lies on no word.
FACES = """() => [...document.querySelectorAll(".plate")].map((plate) => {
  const face = plate.querySelector(".portrait");
  if (!face.checkVisibility()) return "no face";
  const words = [...plate.querySelectorAll(".player-name, .bid-won, .points")].map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect();
  });
  const { left, top, right, bottom } = face.getBoundingClientRect();
  const on = words.some((word) => word.width && word.left < right - 1 && word.right > left + 1 &&
    word.top < bottom - 2 && word.bottom > top + 2);
  return on ? "on a word" : "";
})"""


@pytest.mark.parametrize("size", [(360, 740), (390, 664), (390, 844)])
def test_everybody_has_a_face_on_a_phone(
    size: tuple[int, int], people: People, harbour: Quay
) -> None:
    anne = sized(people, *size)
    table("skull_king", "play")(anne, harbour)
    assert set(anne.page.evaluate(FACES)) == {""}


def test_pirates_are_put_on_the_plank_by_a_finger_on_a_phone_that_lies(
    people: People, harbour: Quay
) -> None:
    viewport = {"width": 844, "height": 390}
    anne = people(prefers={"field": False}, viewport=viewport, has_touch=True, is_mobile=True)
    table("skull_queen", "place")(anne, harbour)
    assert unseen(anne, ".tapstrip", ".place .sides", ".place .settle", ".hand", ".dock") == []
    for space in (1, 2, 3, 4):
        anne.page.locator(".tapstrip [data-space]").nth(space).tap()
    anne.page.locator(".place .primary:not([aria-disabled=true])").tap()
    anne.page.wait_for_function(f"() => ({TURN})() !== 'place'")


def test_people_talk_on_a_phone_that_lies(people: People) -> None:
    anne, mary = begun(people)
    anne.page.set_viewport_size({"width": 844, "height": 390})
    anne.press("play-talk")
    anne.page.locator(".reactions button").first.wait_for()
    assert unseen(anne, ".reactions") == []
    anne.page.locator(".reactions").get_by_text(anne.say("phrase-ahoy"), exact=True).click()
    words = mary.say("people-spoke", name="Anne", phrase=mary.say("phrase-ahoy"))
    mary.page.get_by_role("list", name=mary.say("play-log")).get_by_text(words).wait_for()
