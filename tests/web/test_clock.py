"""A table with a clock: time can be had on asking, and the page knows it at once."""

from jollyroger.table.state import EXTENSIONS
from jollyroger.table.timing import EXTENSION
from web.conftest import People
from web.crew import hosts, until
from web.quay import Quay


def test_more_time_is_given_on_asking(people: People, harbour: Quay) -> None:
    """Brisk is 20 seconds a move, so that the button is there from the start."""
    anne = people()
    table = hosts(anne)
    anne.page.get_by_role("radiogroup", name=anne.say("options-speed")).get_by_text(
        anne.say("options-speed-brisk")
    ).click()
    anne.press("lobby-start")
    assert anne.turn() == "bid"
    clock = anne.page.get_by_role("group", name=anne.say("play-clock"))
    more = clock.get_by_role("button", name=anne.say("play-extend"))
    more.wait_for()
    (before, *_) = harbour.table(table).state.clocks
    assert before.deadline is not None
    assert before.extensions == EXTENSIONS
    more.click()
    more.wait_for(state="detached")  # there is more than enough time again
    (after, *_) = harbour.table(table).state.clocks
    assert after.deadline == before.deadline + EXTENSION
    assert after.extensions == EXTENSIONS - 1
    anne.moves()
    until(lambda: harbour.table(table).state.clocks[0].deadline != after.deadline)
