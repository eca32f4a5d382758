"""What one looks for is in sight: the question, the names, a replay's table, the last place."""

import pytest

from web.browser import Person
from web.conftest import People
from web.quay import Quay
from web.screens import end, replay, table

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
        assert unseen(anne, ".bidbox .q", ".yo") == [], (width, height)


def test_six_names_and_what_they_do_fit_their_plates(people: People) -> None:
    anne = sized(people, *PHONES[0])
    anne.goto("/")
    anne.page.locator("select").first.select_option("6")
    anne.opens("skull_king")
    anne.turn()
    for width, height in PHONES:
        anne.page.set_viewport_size({"width": width, "height": height})
        assert unseen(anne, ".plate .nm3", ".plate") == [], (width, height)


@pytest.mark.parametrize("size", [(844, 390), (1440, 900)])
def test_a_replay_shows_the_table_without_scrolling(
    size: tuple[int, int], people: People, harbour: Quay
) -> None:
    anne = sized(people, *size)
    replay(anne, harbour)
    assert unseen(anne, ".replay .ring", ".replay .controls") == []


def test_the_end_shows_every_place_without_scrolling(people: People, harbour: Quay) -> None:
    anne = sized(people, 1440, 900)
    end(anne, harbour)
    assert unseen(anne, ".rank li") == []


# The line above the hand: its height, and how far the card that is up reaches into it.
LINE = """() => {
  const { bottom, height } = document.querySelector(".me").getBoundingClientRect();
  const up = document.querySelector(".hand .sel")?.getBoundingClientRect().top ?? bottom;
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
