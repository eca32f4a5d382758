"""The table fits the window it is in, and nothing on it moves but what is played."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from web.browser import GAMES, Person
from web.conftest import People
from web.crew import next_round
from web.quay import Quay
from web.screens import eleven, lobby, table

CLOSED = {"field": False}
WIDTHS = (320, 390, 667, 844, 1100, 1440, 1920, 2560)
HEIGHTS = (390, 664, 1000)
PHASES = {
    "bids": table("skull_king", "bid"),
    "eleven bids": eleven,
    "placing": table("skull_queen", "place"),
    **{game: table(game, "play") for game in GAMES},
}

# The parts one plays with, by name: how far each is outside the window, or under the dock.
OUTSIDE = """(names) => names.flatMap((name) => {
  const parts = [...document.querySelectorAll(name)].filter((part) => part.checkVisibility());
  if (!parts.length) return [`${name} is not there`];
  const dock = [...document.querySelectorAll(".dock")].find((each) => each.checkVisibility());
  const at = dock?.getBoundingClientRect().top ?? 0;
  const foot = at > innerHeight / 2 && name !== ".dock" ? at : innerHeight;
  return parts.flatMap((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const out = Math.max(-left, -top, right - innerWidth, bottom - foot);
    return out > 1 ? [`${name} is ${Math.round(out)} px outside`] : [];
  });
})"""
LEAST = 0.001  # a word that grows beside its peg; a board that jumps is a hundred times that
SIDEWAYS = "() => document.scrollingElement.scrollWidth - innerWidth"
# What moved by itself since the page was asked for the first time, the way a browser counts it, but
# for sentences, which are there to change. And where the parts of the frame have stood, since a
# browser overlooks whatever moves right after a tap.
FRAME = [".ring", ".me, .bidbox", ".hand", ".dock"]
WATCH = """(names) => {
  window.shifts = [];
  window.stood = Object.fromEntries(names.map((name) => [name, []]));
  const look = () => {
    for (const name of names) {
      const part = document.querySelector(name);
      if (!part?.checkVisibility()) continue;
      const { top, bottom } = part.getBoundingClientRect();
      const at = `${Math.round(top)} to ${Math.round(bottom)}`;
      if (!stood[name].includes(at)) stood[name].push(at);
    }
    requestAnimationFrame(look);
  };
  look();
  // A number with one digit more begins further left, and stands where it stood. A frame has one
  // value: with the number the browser counts every sentence that changed in the same one.
  const grown = ({ previousRect: was, currentRect: now }) =>
    was.top === now.top && was.bottom === now.bottom && was.right === now.right;
  const note = (entries) => {
    for (const entry of entries) {
      const parts = entry.sources
        .filter((source) => !grown(source))
        .map(({ node }) => (node?.closest ? node : node?.parentElement))
        .filter((part) => part && !part.closest(".me, .rail, .hubline, .hub-words, .where"));
      if (!entry.hadRecentInput && parts.length)
        shifts.push([entry.value, ...parts.map(({ className }) => className.baseVal ?? className)]);
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: false });
  window.shifted = () => {
    note(observer.takeRecords());
    return shifts;
  };
}"""
# What has moved by now: all of it is known when two more frames have been drawn.
SHIFTED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(shifted()))))"""


def sized(person: Person, width: int, height: int) -> None:
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate("() => scrollTo(0, 0)")


def parts(width: int, height: int, phase: str) -> list[str]:
    """What must be in the window at once. Small windows and those that lie have a dock.

    A window under 600 by 500 (a divided screen, a large zoom) cannot hold a table: question, hand
    and dock alone take two thirds of it. They stay, and the table scrolls behind them. Who places
    pirates acts on the table itself, so there only the dock stays.
    """
    dock = [".dock"] * (width < 700 or height < 500)
    if width < 600 and height < 500:
        return dock if phase == "placing" else [".me, .bidbox", ".hand", *dock]
    return [".ring", ".me, .bidbox", ".hand", *dock]


@pytest.mark.parametrize("phase", PHASES)
def test_the_table_is_whole_in_every_window(phase: str, people: People, harbour: Quay) -> None:
    anne = people(prefers=CLOSED)
    PHASES[phase](anne, harbour)
    found: list[str] = []
    for width in WIDTHS:
        for height in HEIGHTS:
            sized(anne, width, height)
            outside = anne.page.evaluate(OUTSIDE, parts(width, height, phase))
            sideways = anne.page.evaluate(SIDEWAYS)
            found += [f"{width} x {height}: {line}" for line in outside]
            found += [f"{width} x {height}: {sideways} sideways"] * (sideways > 0)
    assert not found, "\n".join(found)


SIZES = [(360, 740), (390, 664), (390, 844), (844, 390), (768, 1024), (1440, 900)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_by_itself_in_a_round(
    game: str, size: tuple[int, int], people: People
) -> None:
    """From one choice to the next the frame stands still: ring, question, hand and dock."""
    anne = people(prefers=CLOSED, viewport={"width": size[0], "height": size[1]})
    anne.goto("/")
    anne.opens(game)
    chooses = anne.turn()
    if game != "skull_queen":  # its first round is long, and has all that a later one has
        next_round(anne)
    anne.page.evaluate(WATCH, FRAME)
    anne.moves()
    anne.plays_until(chooses)
    moved = anne.page.evaluate("() => Object.entries(stood).filter(([, at]) => at.length > 1)")
    assert not moved, "\n".join(map(str, moved))
    if game != "skull_queen":  # where pirates walk by themselves, and planks with them
        shifts = moved_by_itself(anne)
        assert sum(value for value, *_ in shifts) < LEAST, shifts


def moved_by_itself(person: Person) -> list[Any]:
    return list(person.page.evaluate(SHIFTED))


# Something is done to the points of every plate long after the last tap.
LATER = """(doing) => new Promise((done) => setTimeout(() => {
  for (const points of document.querySelectorAll(".plate .points")) doing(points);
  done();
}, 700))"""


def test_points_with_a_digit_more_have_not_moved_and_whatever_moves_is_found(
    people: People,
) -> None:
    """A browser counts a number that grows to the left among what has moved."""
    anne = people(prefers=CLOSED, viewport={"width": 844, "height": 390})
    anne.goto("/")
    anne.opens("doubloons")
    anne.turn()
    anne.page.evaluate(WATCH, FRAME)
    grows = "(points) => (points.firstChild.data = points.firstChild.data.replace(/0/, '100'))"
    anne.page.evaluate(f"() => ({LATER})({grows})")
    assert moved_by_itself(anne) == []
    anne.page.evaluate(f"() => ({LATER})((points) => (points.style.marginTop = '40px'))")
    assert sum(value for value, *_ in moved_by_itself(anne)) > LEAST


# Rows of tiles that end before the longest of them does.
RAGGED = """(grid) => {
  const tiles = [...document.querySelectorAll(grid + " > *")];
  const ends = new Map();
  for (const tile of tiles) {
    const { top, right } = tile.getBoundingClientRect();
    ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0));
  }
  const most = Math.max(...ends.values());
  return [...ends.values()].filter((end) => most - end > 2).length;
}"""
GRIDS = [("start", ".lower-part"), ("start", ".games"), ("lobby", ".lobby-seats")]


@pytest.mark.parametrize(("screen", "grid"), GRIDS)
def test_no_tile_stands_alone(screen: str, grid: str, people: People, harbour: Quay) -> None:
    anne = people()
    if screen == "lobby":
        lobby(anne, harbour)
    else:
        anne.goto("/")
    anne.page.locator(f"{grid} > *").first.wait_for()
    for width in WIDTHS:
        sized(anne, width, 900)
        assert anne.page.evaluate(RAGGED, grid) == 0, width


def test_the_typing_field_is_behind_a_key_and_stays_open(people: People) -> None:
    """By pointer with its button, by keys with `/`; the next table has it open from the start."""
    anne = people(prefers=CLOSED)
    anne.goto("/")
    anne.opens("skull_king")
    anne.turn()
    field = anne.page.get_by_role("textbox", name=anne.say("play-field"))
    key = anne.page.get_by_role("button", name=anne.say("play-dock-type"), exact=True)
    expect(field).to_have_count(0)
    key.click()
    field.fill("b 1")
    key.click()
    expect(field).to_have_count(0)
    anne.page.locator("input[name=bid]").first.focus()
    anne.page.keyboard.press("/")
    anne.page.keyboard.type("b 0")
    expect(field).to_have_value(re.compile("b 0$"))
    anne.page.reload()
    field.wait_for()


def test_a_closed_field_still_shows_what_was_asked_for(people: People) -> None:
    anne = people(prefers=CLOSED, viewport={"width": 390, "height": 664})
    anne.goto("/")
    anne.opens("skull_king")
    anne.turn()
    anne.page.locator("input[name=bid]").first.focus()
    anne.page.keyboard.press("t")
    anne.page.locator(".reply").wait_for()
    assert anne.page.evaluate(OUTSIDE, [".reply", ".hand", ".dock"]) == []
