"""What is played flies from the hand, however it was played, and nothing flies from nowhere."""

from web.browser import Person
from web.conftest import People

FLYING = {"motion": "full", "pace": "0", "autoplay": True}
# Where my piece begins its way, and the box of the hand it should come from.
FLIGHTS = """(() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const way = /translate\\((\\S+)px, (\\S+)px\\)/.exec(frames[0]?.transform ?? "");
    if (way && this.matches('[data-seat="0"] .laid')) {
      const { x, y, width, height } = this.getBoundingClientRect();
      const { left, top, right, bottom } = document.querySelector(".hand").getBoundingClientRect();
      const [fromX, fromY] = [x + width / 2 + Number(way[1]), y + height / 2 + Number(way[2])];
      flights.push(left < fromX && fromX < right && top < fromY && fromY < bottom);
    }
    return animate.call(this, frames, options);
  };
})()"""


def flying(people: People) -> Person:
    anne = people(prefers=FLYING, reduced_motion="no-preference")
    anne.page.add_init_script(FLIGHTS)
    anne.goto("/")
    return anne


def test_a_piece_that_plays_itself_comes_from_the_hand(people: People) -> None:
    anne = flying(people)
    anne.opens("skull_king")
    assert anne.moves() == "bid"
    anne.page.wait_for_function("() => flights.length")
    assert anne.page.evaluate("() => flights") == [True]


def test_planks_that_are_not_drawn_do_not_move(people: People) -> None:
    """A strip hidden beside its upright plank had no size to grow from: the browser complained."""
    anne = flying(people)
    anne.opens("skull_queen")
    for _ in range(5):
        anne.moves()
    anne.turn()
