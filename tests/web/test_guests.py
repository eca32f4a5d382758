"""Games that no module of ours knows, from the start page to the last point in the browser."""

import pytest

from web.conftest import People
from web.guest_tables import opened, points, text
from web.quay import Quay

# Seats whose plates lie on one another, or leave the window.
CROWDED = """() => {
  const plates = [...document.querySelectorAll(".plate")];
  const boxes = plates.map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  const over = (a, b) => a.left < b.right && a.top < b.bottom;
  const hit = (a, b) => over(a, b) && over(b, a);
  const pairs = boxes.flatMap((a, at) => boxes.slice(at + 1).filter((b) => hit(a, b)));
  const out = boxes.filter((box) => box.left < 0 || box.right > innerWidth);
  return pairs.length + out.length + (document.documentElement.scrollWidth > innerWidth ? 1 : 0);
}"""


def test_bids_in_turn_lie_open_and_nobody_cries(people: People, guests: Quay) -> None:
    """OH3-OH5: the trump and every bid are seen; the dealer is offered what he may bid."""
    anne = people(at=guests)
    table = opened(anne, "oh_hell", 3)
    offered: list[list[int]] = []
    while anne.turn() != "over":
        if anne.turn() == "bid":
            play = guests.table(table).state.play
            assert play is not None
            assert play.trump
            shown = text(anne)
            assert anne.say("told-trump", suit=anne.say(f"suit-{play.trump}")) in shown
            assert not {anne.say("play-cry"), anne.say("play-bid-note")} & {*shown.splitlines()}
            assert anne.page.locator(".fist.open").count() == len(play.chosen)
            radios = anne.page.locator("input[name=bid]").all()
            offered.append([int(radio.get_attribute("value") or "") for radio in radios])
        anne.moves()
    assert len(offered) == 13
    assert any(bids != [*range(len(bids))] for bids in offered)  # the dealer's hook
    assert points(anne) == sorted(guests.totals(table).values())


@pytest.mark.parametrize("players", [8])
def test_whatever_a_game_asks_can_be_answered(players: int, people: People, guests: Quay) -> None:
    """Shots, a trump, powers between tricks, a trick that nobody takes: to the end."""
    anne = people(at=guests)
    table = opened(anne, "needs", players)
    asked = [anne.turn()]
    while anne.moves() != "over":
        asked.append(anne.turn())
    assert {"bid", "pick", "play"} <= {*asked}
    assert points(anne) == sorted(guests.totals(table).values())


def test_a_choice_is_made_with_keys_alone(people: People, guests: Quay) -> None:
    """A digit goes to its button, arrows walk, Enter chooses; who waits is told for whom."""
    anne = people(at=guests)
    opened(anne, "needs", 4)
    anne.plays_until("pick")
    picks = anne.page.locator(".picks button")
    names = picks.all_inner_texts()
    anne.page.keyboard.press("2")
    assert anne.page.evaluate("document.activeElement.textContent.trim()") == names[1]
    anne.page.keyboard.press("ArrowLeft")
    assert anne.page.evaluate("document.activeElement.textContent.trim()") == names[0]
    anne.page.keyboard.press("Enter")
    anne.page.wait_for_function("() => !document.querySelector('.picks')")


@pytest.mark.parametrize("width", [360, 768, 1440])
@pytest.mark.parametrize(("game", "players"), [("oh_hell", 7), ("needs", 8)])
def test_seven_and_eight_seats_fit(
    game: str, players: int, width: int, people: People, guests: Quay
) -> None:
    anne = people(at=guests, viewport={"width": width, "height": 900})
    opened(anne, game, players)
    for kind in ("bid", "play"):
        anne.plays_until(kind)
        assert anne.page.evaluate(CROWDED) == 0


def test_a_game_without_a_lesson_has_a_page_to_learn_it(people: People, guests: Quay) -> None:
    """Its picture shows some of its pieces, its page has its name and the way to a table."""
    anne = people(at=guests)
    anne.goto("/learn")
    picture = anne.page.locator("article", has_text="Oh Hell").locator(".still > *")
    picture.first.wait_for(state="attached")
    assert picture.count() == 3
    anne.goto("/learn/oh_hell")
    anne.page.get_by_role("heading", name="Oh Hell", level=1).wait_for()
    assert anne.page.locator(".headrow .btn.primary").count() == 1
    assert anne.page.locator(".lab-box, .ladder-box, .learn-section").count() == 0
