"""A server that lies about a deal: the page says so, shows no number, and the game goes on."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocket

from jollyroger.rules.record import read
from jollyroger.rules.refused import Refused
from jollyroger.table.compare import compare
from jollyroger.table.own_notes import read_notes
from web.browser import Person
from web.conftest import People
from web.crew import begun, comes_in, hosts, next_round
from web.ear import hears, listen
from web.quay import Quay, quay_of

EARLY = """
from jollyroger.table import upkeep
from jollyroger.table.events import PledgesIn

honest = upkeep.dealing

def dealing(state, play, world):
    next_deal = state.next_deal
    if next_deal and any(next_deal.pledges) and not next_deal.revealing:
        return (PledgesIn(),)
    return honest(state, play, world)

upkeep.dealing = dealing
"""


@pytest.fixture(scope="module")
def lying(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Quay]:
    """It calls for the numbers as soon as the first person has pledged."""
    with quay_of(tmp_path_factory.mktemp("lying"), lie=EARLY) as quay:
        yield quay
        assert not quay.troubles()


def acts_of(person: Person) -> list[str]:
    """The acts that this person's page asks for, from now on."""
    acts: list[str] = []

    def hear(text: str) -> None:
        acts.append((json.loads(text).get("act") or {}).get("act", ""))

    def line(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: hear(str(text)))

    person.page.on("websocket", line)
    return acts


def test_numbers_that_are_called_for_too_early_are_not_shown(people: People, lying: Quay) -> None:
    """It is read and heard in the reader's language; the game goes on all the same."""
    anne, mary = people(at=lying), people(lang="de", at=lying)
    acts = [acts_of(anne), acts_of(mary)]
    for person in (anne, mary):
        listen(person.context)
    table = hosts(anne)
    mary.goto(f"/t/{table}")
    comes_in(mary)
    anne.page.get_by_text("Mary", exact=True).first.wait_for()
    anne.press("lobby-start")
    for person in (anne, mary):
        line = person.say("doubt-early", round=1)
        alarm = person.page.locator(".alarm")
        alarm.get_by_text(line).wait_for()
        alarm.get_by_text(person.say("doubt-withheld")).wait_for()
        assert person.turn() == "bid"
        hears(person.page, line)
        person.press("doubt-go-on")
        alarm.wait_for(state="detached")
    assert "pledge" in acts[0] + acts[1]
    assert "reveal" not in acts[0] + acts[1]
    anne.page.get_by_role("button", name=anne.say("play-more-label")).click()
    anne.page.get_by_text(anne.say("doubt-dealt", round=1)).wait_for()


def test_an_honest_game_is_not_doubted_and_its_notes_can_be_saved(people: People) -> None:
    """Over a reload, with what the page saw from the start."""
    anne, mary = begun(people)
    next_round(anne, mary)
    anne.page.reload()
    next_round(anne, mary)
    anne.page.get_by_role("button", name=anne.say("play-more-label")).click()
    with anne.page.expect_download() as download:
        anne.press("play-notes")
    lines = [json.loads(line) for line in Path(download.value.path()).read_text().splitlines()]
    head = {"table": anne.table, "game": "skull_king", "options": [], "players": 3, "seat": 0}
    assert lines[0] == {"notes": 2, **head}
    assert [line["round"] for line in lines if "mine" in line] == [1, 2, 3]
    assert {line["seat"] for line in lines if line.get("event") == "revealed"} == {0, 1}
    assert not [line for line in lines if "trouble" in line]
    assert not anne.page.locator(".alarm").count() + mary.page.locator(".alarm").count()


def test_the_notes_of_a_whole_game_agree_with_its_record(people: People) -> None:
    """As `jollyroger verify RECORD --mine NOTES` compares them; after a reload, too."""
    anne = people()
    anne.goto("/")
    table = anne.opens("skull_queen")
    anne.plays_until("play")
    anne.page.reload()
    anne.plays_to_the_end()
    with anne.page.expect_download() as download:
        anne.press("play-notes")
    notes = read_notes(Path(download.value.path()).read_text())
    record = anne.context.request.get(f"{anne.url}/api/tables/{table}/record").text()
    compared = compare(read(record), notes)
    rounds = tuple(range(1, len(read(record).seats) + 1))
    assert (compared.rounds, compared.own, compared.troubles) == (rounds, rounds, ())
    lines = Path(download.value.path()).read_text().splitlines()
    entries = [at for at, line in enumerate(lines) if '"event"' in line and at + 1 < len(lines)]
    followed = [at for at in entries if '"view"' not in lines[at + 1]]
    for missing in followed[2::40]:  # a gap anywhere but before a view is refused
        with pytest.raises(Refused):
            read_notes("\n".join(lines[:missing] + lines[missing + 1 :]))
