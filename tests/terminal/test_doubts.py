"""A server's table that does not deal fairly, as the person in the terminal hears of it."""

import asyncio
import json
from pathlib import Path

import pytest

from client.false_server import FalseServer, Json, listening_falsely
from jollyroger.client.deal_watch import Doubt
from jollyroger.table.acts import Pledge, Reveal
from jollyroger.terminal.listener import Listener
from jollyroger.terminal.remote import RemoteSitting, _doubted, _notes_file
from jollyroger.terminal.server import Server
from jollyroger.terminal.sitting import Said, Seen
from jollyroger.words.catalogue import LANGUAGES, words
from server.harbour_of import PATIENCE
from table.crew import under_way
from terminal.pilots import elsewhere

CODES = ["early", "late", "changed", "number", "bot", "left_out", "seed", "deal", "unreadable"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def early(event: Json) -> list[Json]:
    """Pledges called in before the puppet's."""
    puppet = event["event"] == "pledged" and event["seat"] == 1
    return [{"event": "pledges_in"}] if puppet else [event]


def test_the_person_hears_what_does_not_fit_and_no_number_goes_out(home: Path) -> None:
    """Finding 7: the round, what it was, and that one may go on or leave."""

    async def sit() -> tuple[FalseServer, list[str]]:
        false, heard = FalseServer(early), Listener(words("en"))
        async with listening_falsely(false) as url, asyncio.timeout(PATIENCE):
            address, _, id = url.replace("ws", "http", 1).rpartition("/ws/")
            sitting = RemoteSitting(Server(address), id, "Anne", watch=False)
            try:
                first = await sitting.news()
                assert isinstance(first, Seen)
                heard.arrive(first, await sitting.past())
                news = await sitting.news()
                while not (isinstance(news, Said) and news.grave):
                    heard.hear(news)
                    news = await sitting.news()
                lines = heard.hear(news)
                assert sitting.notes
            finally:
                await sitting.close()
        return false, lines

    false, (line,) = asyncio.run(sit())
    assert line.startswith("Round 1: ")
    assert words("en").say("doubt-withheld") in line
    assert words("en").say("doubt-way-out") in line
    assert [type(act) for act in false.given if isinstance(act, Pledge | Reveal)] == [Pledge]
    (notes,) = (home / "jollyroger" / "notes").iterdir()
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
            await hands.until(lambda: bool(hands.ship._notifications))
            return [each.message for each in hands.ship._notifications]

    (shown,) = asyncio.run(look())
    assert shown.startswith("Round 1: ")


@pytest.mark.parametrize("id", ["../ada", "a/b", "", "é", "a" * 65, ".."])
def test_a_tables_id_is_no_path_of_ours(id: str) -> None:
    """A server chooses its ids, and not the files of its guests."""
    assert _notes_file(id) is None
