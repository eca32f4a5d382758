"""Proofs 2, 3, 4 and 7: a game by keys and ear alone, and suits without colours."""

import re

import pytest

from web.browser import GAMES
from web.conftest import People
from web.ear import listen, said, well_spoken
from web.listener import Listener
from web.quay import Quay


@pytest.mark.parametrize("game", ["skull_king"])
def test_a_whole_game_by_keys_and_ear_alone(game: str, people: People, harbour: Quay) -> None:
    """Its score is the engine's, nothing said is too much, and the focus is never lost."""
    anne = people()
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
    assert [int(n.replace("−", "-")) for n in row[1].split()] == [*table.state.play.scores()]
    well_spoken(table, said(anne.page), 0)


# Every face: its suit, its drawings, and the letters on it.
FACES = """() => [...document.querySelectorAll(".lab-row svg")].map((svg) => ({
  marks: [...svg.querySelectorAll("use")].map((use) => use.getAttribute("href")).filter((href) => !/^#n\\d/.test(href)),
  letters: [...svg.querySelectorAll("text")].map((text) => text.textContent).join(" "),
}))"""


@pytest.mark.parametrize("game", GAMES)
def test_suits_are_told_apart_by_shape_and_letter(game: str, people: People) -> None:
    """Proof 7: without any colour each suit has a mark and a letter that no other one has."""
    anne = people()
    anne.goto(f"/learn/{game}")
    lab = anne.page.get_by_role("region", name=re.compile(anne.say("lab-title-queen" if game == "skull_queen" else "lab-title")))
    lab.get_by_role("button", name=anne.say("lab-clear")).click()
    groups = lab.get_by_role("radiogroup", name=anne.say("lab-group")).get_by_role("radio")
    labels = lab.locator("label:has(input)")
    suits = []
    for index in range(labels.count()):
        name = labels.nth(index).inner_text()
        if name in (anne.say("lab-specials"), anne.say("lab-trick"), anne.say("lab-center")):
            continue
        labels.nth(index).click()
        lab.locator(".lab-box button").last.click()
        suits.append(name)
    assert groups.count() > len(suits) >= 4
    faces = anne.page.evaluate(FACES)
    assert len(faces) == len(suits)
    assert len({face["marks"][0] for face in faces}) == len(suits)
    letters = [re.sub(r"\d", "", face["letters"]) for face in faces]
    if game != "dice":
        assert len({*letters}) == len(suits)
        assert all(letters)
