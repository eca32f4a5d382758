"""Every screen fits: nothing sideways, nothing too small to hit, nothing under something else."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from web.browser import Person
from web.conftest import People, crowd
from web.quay import Quay
from web.screens import SCREENS, Screen, table

SIZES = {320: 640, 360: 740, 768: 1024, 1100: 720, 1280: 720, 1440: 900}
LEAST = {320: 40, 360: 44}  # pixels a finger needs

# What can be pressed and seen, and is no word in a sentence. A box is hit where its label is.
FITS = """(least) => {
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1;
  const apart = (element) => !element.matches("p a, dd a, .skip");
  const hit = (element) => (element.matches("input") && element.closest("label")) || element;
  const called = ({ tagName, textContent }) => `${tagName} "${textContent.trim().slice(0, 40)}"`;
  const small = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const least_side = Math.min(width, height) + 0.5;
    return least_side < least ? [`${called(element)} is ${width} x ${height}`] : [];
  };
  const covered = (element) => {
    element.scrollIntoView({ block: "center", inline: "center" });
    const { x, y, width, height } = element.getBoundingClientRect();
    // The pieces of a hand lie on each other: of each the left edge is free, and some of the top.
    const [right, down] = element.closest(".hand") ? [18, 18] : [width / 2, height / 2];
    const over = document.elementFromPoint(x + right, y + down);
    if (over && (element.contains(over) || over.contains(element))) return [];
    // On a small screen a tip lies over the bar at the top until it is answered.
    if (over?.closest(".note") && element.closest("header")) return [];
    return [`${called(element)} is under ${over ? over.getAttribute("class") : "the edge"}`];
  };
  const root = document.querySelector("dialog:modal") ?? document;
  const controls = root.querySelectorAll("button, a[href], input, select, summary");
  const targets = [...new Set([...controls].map(hit))].filter((e) => seen(e) && apart(e));
  const sideways = document.scrollingElement.scrollWidth - innerWidth;
  const found = targets.flatMap((element) => [...small(element), ...covered(element)]);
  return sideways > 0 ? [`${sideways} pixels sideways`, ...found] : found;
}"""
CLIPPED = """() => {
  const sideways = document.scrollingElement.scrollWidth - innerWidth;
  const cut = [...document.querySelectorAll("button, .btn")].filter((button) =>
    button.checkVisibility() && button.clientWidth && button.scrollWidth > button.clientWidth + 1);
  const found = cut.map(({ textContent, scrollWidth, clientWidth }) =>
    `"${textContent.trim()}" needs ${scrollWidth} and has ${clientWidth}`);
  return sideways > 0 ? [`${sideways} pixels sideways`, ...found] : found;
}"""

# Buttons that leave their tile, and choices that end in an ellipsis.
CUT = """() => {
  const called = (element, text) => `"${text.trim()}" is cut in ${element.tagName}`;
  const out = ({ parentElement }, { right }) =>
    right > parentElement.getBoundingClientRect().right + 1;
  const buttons = [...document.querySelectorAll("main .btn")].filter((button) =>
    button.checkVisibility() && out(button, button.getBoundingClientRect()));
  const short = (select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = font;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return pen.measureText(select.selectedOptions[0].text).width > room + 1;
  };
  const selects = [...document.querySelectorAll("main select")].filter(short);
  return [...buttons.map((each) => called(each, each.textContent)),
    ...selects.map((each) => called(each, each.selectedOptions[0].text))];
}"""


TWICE = "() => document.documentElement.style.setProperty('font-size', '32px')"
ONCE = "() => document.documentElement.style.removeProperty('font-size')"


class Visitor:
    """Somebody at a screen, in a window that changes."""

    def __init__(self, person: Person, screen: Screen, harbour: Quay) -> None:
        self.page = person.page
        self._at = (person, harbour)
        self._screen = screen
        screen.come(*self._at)

    def resizes(self, width: int) -> None:
        self.page.set_viewport_size({"width": width, "height": SIZES.get(width, 800)})
        self._screen.open(*self._at)


@pytest.fixture(scope="module", params=SCREENS, ids=str)
def visitor(request: pytest.FixtureRequest, browser: Browser, harbour: Quay) -> Iterator[Visitor]:
    """One for all tests of a screen: coming there takes longer than looking around."""
    with crowd(browser, harbour) as people:
        yield Visitor(people(), request.param, harbour)


def test_a_screen_fits_every_width(visitor: Visitor) -> None:
    found: list[str] = []
    for width in SIZES:
        visitor.resizes(width)
        lines = visitor.page.evaluate(FITS, LEAST.get(width, 24))
        found += [f"{width}: {line}" for line in lines]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", ["de", "fr", "it"])
def test_the_start_fits_phones_in_longer_words(lang: str, people: People) -> None:
    anne = people(lang=lang)
    anne.goto("/")
    anne.page.locator("article.game").first.wait_for()
    found: list[str] = []
    for width in (320, 360, 390):
        anne.page.set_viewport_size({"width": width, "height": 740})
        lines = anne.page.evaluate(CLIPPED) + anne.page.evaluate(CUT)
        found += [f"{width}: {line}" for line in lines]
    assert not found, "\n".join(found)


def test_text_twice_as_large_leaves_the_buttons_whole(visitor: Visitor) -> None:
    """200 % text in a window of 640 pixels; 400 % zoom is the width of 320 above."""
    visitor.page.evaluate(TWICE)
    visitor.resizes(640)
    clipped = visitor.page.evaluate(CLIPPED)
    visitor.page.evaluate(ONCE)
    assert not clipped, "\n".join(clipped)


def test_the_own_plank_shows_at_every_width(people: People, harbour: Quay) -> None:
    """Upright beside the trick, or lying down above the hand on a phone; never neither."""
    anne = people()
    table("skull_queen", "play")(anne, harbour)
    for width in (*SIZES, 1150, 1249, 1250):
        anne.page.set_viewport_size({"width": width, "height": SIZES.get(width, 800)})
        shown = [
            plank for plank in anne.page.locator(".plankbox, .my-strip").all() if plank.is_visible()
        ]
        assert len(shown) == 1, width
