"""A server's table that does not deal fairly, as the person in the terminal hears of it."""

import asyncio
import json
from pathlib import Path

import pytest

from client.false_server import FalseServer, Json, listening_falsely
from jollyroger.client.deal_watch import Doubt
from jollyroger.client.http import RemoteServer
from jollyroger.client.remote import RemoteSitting, _doubted, notes_file
from jollyroger.client.sitting import Notice, TableShown
from jollyroger.table.acts import Pledge, Reveal
from jollyroger.terminal import saves
from jollyroger.terminal.listener import Listener
from jollyroger.words.catalogue import LANGUAGES, words
from server.harbour_of import PATIENCE
from table.crew import under_way
from terminal.pilots import elsewhere
from waiting import run_in_time

CODES = ["early", "late", "changed", "number", "bot", "left_out", "seed", "deal", "unreadable"]


def early(event: Json) -> list[Json]:
    """Pledges called in before the puppet's."""
    puppet = event["event"] == "pledged" and event["seat"] == 1
    return [{"event": "pledges_in"}] if puppet else [event]


def test_the_person_hears_what_does_not_fit_and_no_number_goes_out(own_folder: Path) -> None:
    """Finding 7: the round, what it was, and that one may go on or leave."""

    async def sit() -> tuple[FalseServer, list[str]]:
        false, heard = FalseServer(early), Listener(words("en"))
        async with listening_falsely(false) as url, asyncio.timeout(PATIENCE):
            address, _, id = url.replace("ws", "http", 1).rpartition("/ws/")
            sitting = RemoteSitting(
                RemoteServer(address, name="Anne"), id, saves.folder(), watch=False
            )
            try:
                first = await sitting.news()
                assert isinstance(first, TableShown)
                heard.arrive(first, await sitting.past())
                news = await sitting.news()
                while not (isinstance(news, Notice) and news.grave):
                    heard.hear(news)
                    news = await sitting.news()
                lines = heard.hear(news)
                assert sitting.notes
            finally:
                await sitting.close()
        return false, lines

    false, (line,) = run_in_time(sit())
    assert line.startswith("Round 1: ")
    assert words("en").say("doubt-withheld") in line
    assert words("en").say("doubt-way-out") in line
    assert [type(act) for act in false.given if isinstance(act, Pledge | Reveal)] == [Pledge]
    (notes,) = (own_folder / "notes").iterdir()
    lines = [json.loads(each) for each in notes.read_text("utf-8").splitlines()]
    assert {"trouble": "early", "round": 1} in lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_doubt_has_its_sentence(lang: str, code: str) -> None:
    """Finding 7: with its round, in every language."""
    heard = Listener(words(lang))
    (line,) = heard.hear(_doubted(Doubt(code, 7)))  # type: ignore[arg-type]
    assert "7" in line
    assert words(lang).say("doubt-way-out") in line
    assert (words(lang).say("doubt-withheld") in line) == (code not in ("seed", "deal"))


def test_the_screen_keeps_a_doubt_in_sight() -> None:
    """Finding 7: the next event does not wipe it away."""

    async def look() -> list[str]:
        async with elsewhere(0, under_way().deal().table.seen(0)) as (hands, stub):
            stub.coming.put_nowait(_doubted(Doubt("early", 1)))
            await hands.until(lambda: bool(hands.app._notifications))
            return [each.message for each in hands.app._notifications]

    (shown,) = run_in_time(look())
    assert shown.startswith("Round 1: ")


@pytest.mark.parametrize("id", ["../ada", "a/b", "", "é", "a" * 65, ".."])
def test_a_tables_id_is_no_path_of_ours(id: str) -> None:
    """A server chooses its ids, and not the files of its guests."""
    assert notes_file(Path(), id) is None
