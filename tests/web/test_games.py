"""Each of the four games in the browser, from the start page to the last point."""

import pytest

from web.browser import GAMES
from web.conftest import People
from web.ear import listen, said, well_spoken
from web.quay import Quay

FIRST = {"skull_queen": "place"}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_ends_with_the_score_of_the_engine(
    game: str, people: People, harbour: Quay
) -> None:
    """And what was said on the way was little, short, and nobody's secret."""
    anne = people()
    listen(anne.context)
    anne.goto("/")
    table = anne.opens(game)
    anne.plays_to_the_end()
    ended = harbour.table(table)
    state = ended.state
    assert state.play
    totals = enumerate(state.play.scores())
    seats = sorted(totals, key=lambda total: (-total[1], total[0]))
    names = {seat: holder.name for seat, holder in enumerate(state.seats) if holder}
    expected = [(names[seat] if seat else anne.say("play-you"), total) for seat, total in seats]
    assert anne.ranking() == expected
    well_spoken(ended, said(anne.page), 0)


@pytest.mark.parametrize("game", GAMES)
def test_one_press_on_the_start_page_leads_to_the_first_choice(game: str, people: People) -> None:
    """Two clicks to the first bid: the second one is the bid itself."""
    anne = people()
    anne.goto("/")
    anne.opens(game)
    assert anne.turn() == FIRST.get(game, "bid")
