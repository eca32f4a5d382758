"""Each of our games in the browser, from the start page to the last point."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from jollyroger.table.records import record_of
from terminal.ways import by_keyboard, by_pipe, moves_of
from web.browser import FIRST, GAMES, Person
from web.conftest import People
from web.crew import until
from web.ear import FAST, heard_out, listen, well_spoken
from web.quay import Quay, quay_of

SEED = 7


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Quay]:
    """A server whose chance is that of the terminal's games with this seed."""
    with quay_of(tmp_path_factory.mktemp("seeded"), seed=SEED) as quay:
        yield quay
        assert not quay.troubles()


def trusting(person: Person) -> None:
    """Such a deal is not what its seed makes, and a page that could make it again would say so."""
    person.page.route("**/assets/remade-*", lambda route: route.abort())
    person.expects("ERR_FAILED", "Service Worker")


def plays_after_the_bots(anne: Person, quay: Quay, table: str) -> None:
    """To the end; the terminal's bots also choose first where all choose at once."""
    while anne.turn() != "over":
        until(lambda: not quay.table(table).bots_due())
        anne.moves()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_ends_with_the_score_of_the_engine(
    game: str, people: People, seeded: Quay, tmp_path: Path
) -> None:
    """What was said on the way was little, short, and nobody's secret; and the same moves with
    the same chance make the same game by a pipe and at a keyboard."""
    anne = people(at=seeded, prefers=FAST, service_workers="block")
    trusting(anne)
    listen(anne.context)
    anne.goto("/")
    table = anne.opens(game)
    plays_after_the_bots(anne, seeded, table)
    ended = seeded.table(table)
    record = record_of(ended)
    for way in (by_pipe, by_keyboard):
        again = way(ended.state.settings, SEED, moves_of(record, 0), tmp_path / way.__name__)
        assert again.events == record.events
    state = ended.state
    assert state.play
    totals = enumerate(state.play.scores())
    seats = sorted(totals, key=lambda total: (-total[1], total[0]))
    names = {seat: holder.name for seat, holder in enumerate(state.seats) if holder}
    expected = [(names[seat] if seat else anne.say("play-you"), total) for seat, total in seats]
    assert anne.ranking() == expected
    well_spoken(ended, heard_out(anne.page), 0)


@pytest.mark.parametrize("game", GAMES)
def test_one_press_on_the_start_page_leads_to_the_first_choice(game: str, people: People) -> None:
    """Two clicks to the first bid: the second one is the bid itself."""
    anne = people()
    anne.goto("/")
    anne.opens(game)
    assert anne.turn() == FIRST[game]
