"""Proofs 2, 3, 4 and 7: a game by keys and ear alone, and suits without colours."""

import re
from typing import Any

import pytest

from web.browser import TAUGHT, number
from web.conftest import People
from web.ear import FAST, heard_out, listen, well_spoken
from web.listener import Listener
from web.quay import Quay


@pytest.mark.parametrize("game", ["skull_king"])
def test_a_whole_game_by_keys_and_ear_alone(game: str, people: People, harbour: Quay) -> None:
    """Its score is the engine's, nothing said is too much, and the focus is never lost."""
    anne = people(prefers=FAST)
    listen(anne.context)
    anne.goto("/")
    ear = Listener(anne, game)
    anne.page.get_by_role("article").first.wait_for()
    anne.page.keyboard.press("Tab")
    ear.walk("button", anne.say("start-play"))
    anne.page.keyboard.press("Enter")
    while ear.moves() != "over":
        pass
    table = harbour.table(anne.table)
    assert table.state.play
    row = re.search(rf'row "{anne.say("sheet-sum")} ([^"]+)"', ear.tree())
    assert row
    assert [number(text) for text in row[1].split()] == [*table.state.play.scores()]
    well_spoken(table, heard_out(anne.page), 0)


# Of every face on the table: its drawings but the numerals, and the letters on it.
FACES = """() => [...document.querySelectorAll(".lab-row svg")].map((svg) => ({
  marks: [...svg.querySelectorAll("use:not([href^='#n'])")].map((use) => use.href.baseVal),
  letters: svg.textContent.replace(/[\\d\\s]/g, ""),
}))"""


@pytest.mark.parametrize("game", TAUGHT)
def test_suits_are_told_apart_by_shape_and_letter(game: str, people: People) -> None:
    """Proof 7: without any colour each suit has a mark and a letter that no other one has."""
    anne = people()
    anne.goto(f"/learn/{game}")
    title = "lab-title-queen" if game == "skull_queen" else "lab-title"
    lab = anne.page.get_by_role("region", name=anne.say(title))
    lab.get_by_role("button", name=anne.say("lab-clear")).click()
    groups = lab.get_by_role("radiogroup", name=anne.say("lab-group")).locator("label")
    suits = [name for name in groups.all_inner_texts() if name != anne.say("lab-specials")]
    for suit in suits:
        groups.filter(has_text=suit).click()
        lab.locator(".lab-box button").last.click()
    faces = anne.page.evaluate(FACES)
    assert len({face["marks"][0] for face in faces}) == len(suits) == 4
    if game != "dice":  # a die that lies shows its kind and its number, as a die does
        assert len({face["letters"] for face in faces}) == 4
        assert all(face["letters"] for face in faces)


def test_a_table_that_is_refused_leaves_the_focus_where_it_was(people: People) -> None:
    anne = people()
    anne.expects("429")
    refused: dict[str, Any] = {"code": "too_fast", "facts": {}, "rule": None}
    anne.page.route("**/api/guests", lambda route: route.fulfill(status=429, json=refused))
    anne.goto("/")
    button = anne.page.get_by_role("button", name=anne.say("start-play")).first
    button.focus()
    anne.page.keyboard.press("Enter")
    anne.page.get_by_role("alert").get_by_text(anne.say("refused-too-fast")).wait_for()
    assert Listener(anne, "skull_king").focused().startswith(f'- button "{anne.say("start-play")}')
