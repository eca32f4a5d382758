"""Servers that are none of ours, links that lead nowhere, tables that are not there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from jollyroger.client.http import RemoteServer, read_refusal, tame
from jollyroger.client.link import Link, is_here, read
from jollyroger.client.remote import RemoteSitting
from jollyroger.client.sitting import Gone, NewEntries, Notice, TableShown
from jollyroger.rules.refused import Refused
from jollyroger.table.settings import Settings
from jollyroger.table.table import Table as Log
from jollyroger.terminal import saves
from jollyroger.wire import views
from jollyroger.wire.frames import Events, View, write
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.refusals import refusal
from server.harbour_of import PATIENCE, Harbour
from terminal.online import sailing, visitor

# Servers that are none of ours


@asynccontextmanager
async def stranger(*frames: str) -> AsyncIterator[RemoteSitting]:
    """Somebody who says just this to whoever joins."""

    async def speak(socket: ServerConnection) -> None:
        await socket.recv()
        for frame in frames:
            await socket.send(frame)
        await socket.wait_closed()

    async with serve(speak, "127.0.0.1", 0) as door:
        port = door.sockets[0].getsockname()[1]
        sitting = RemoteSitting(
            RemoteServer(f"http://127.0.0.1:{port}"), "ab12", saves.folder(), watch=True
        )
        try:
            async with asyncio.timeout(PATIENCE):
                yield sitting
        finally:
            await sitting.close()


def view(**changed: Any) -> str:
    plain = views.view(Log(Settings("skull_king", 2)), None) | changed
    return write(View(1, None, plain, [], [], {}))


def events(*entries: Any, seq: int = 2) -> str:
    return write(Events(seq, list(entries), [], [], {}))


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ('{"frame":"refused","code":"reload","facts":{"protocol":2}}', "other_version"),
        ('{"frame":"refused","code":"table_full"}', "table_full"),
        ('{"frame":"refused","code":"parrot_asleep"}', "unknown_refusal"),
        ("ahoy", "no_answer"),
        ('{"frame":"view","seq":1,"seat":null,"view":{},"may":[],"due":[],"aid":{}}', "no_answer"),
        (view(stage="afloat"), "no_answer"),
        (view(seats=[None]), "no_answer"),
    ],
)
def test_who_is_not_let_in_hears_why(frame: str, code: str) -> None:
    """A version that does not fit, a table that is full, a server that is none."""

    async def voyage() -> None:
        async with stranger(frame) as sitting:
            with pytest.raises(Refused) as refused:
                await sitting.news()
            assert refused.value.code == code
            assert all(refusal(words(lang), refused.value) for lang in LANGUAGES)

    sailing(voyage())


@pytest.mark.parametrize(
    "entry",
    [
        {"event": "played", "seat": 0, "piece": "K1", "face": "K1"},
        {"event": "sat", "seat": 7, "name": "Ada", "guest": ""},
        {"event": "sat", "seat": "0"},
        {"event": "taken_back", "to": 1},
        {"event": "stood_in", "seat": 0, "bot": "random"},
        {"event": "arranged", "settings": {"game": "whist"}},
        "ahoy",
    ],
)
def test_an_entry_that_cannot_be_ends_the_sitting_in_one_sentence(entry: Any) -> None:
    """Nothing a server says makes this program fall over."""

    async def voyage() -> None:
        async with stranger(view(), events(entry)) as sitting:
            assert isinstance(await sitting.news(), TableShown)
            with pytest.raises(Gone) as gone:
                await sitting.news()
            assert gone.value.reason == "online-unreadable"

    sailing(voyage())


def test_entries_of_a_newer_server_are_passed_over_and_old_ones_told_once() -> None:
    """The numbers go on all the same; that something was told twice is doubted."""
    new = {"event": "parrot_spoke", "words": "pieces of eight"}
    sat = [{"event": "sat", "seat": n, "name": f"Ada {n}\x1b[2J", "guest": ""} for n in range(2)]

    async def voyage() -> None:
        async with stranger(
            view(), events(new), events(new, *sat, seq=4), events(sat[1], seq=4)
        ) as here:
            await here.news()
            told: list[Any] = []
            while len(told) < 2:
                news = await here.news()
                if isinstance(news, NewEntries):
                    told += news.entries
                else:
                    assert isinstance(news, Notice)
                    assert news.key == "doubt-gap"
            assert [entry.name for entry in told] == ["Ada 0 [2J", "Ada 1 [2J"]
            assert here._reader.table.seq == 4

    sailing(voyage())


# Links


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://127.0.0.1:6660/t/ab12", Link("http://127.0.0.1:6660", table="ab12")),
        (" https://Example.ORG:443/t/ab-1_2/ ", Link("https://example.org", table="ab-1_2")),
        ("https://example.org/t/ab12?x=1#y", Link("https://example.org", table="ab12")),
        ("http://[::1]:6660/t/ab12", Link("http://[::1]:6660", table="ab12")),
        ("example.org/t/ab12", Link("https://example.org", table="ab12")),
        ("192.168.1.7:6660/t/ab12", Link("http://192.168.1.7:6660", table="ab12")),
        ("parrot.local:6660 RIBADO", Link("http://parrot.local:6660", code="RIBADO")),
        ("https://example.org/ ri-ba-do", Link("https://example.org", code="RIBADO")),
        ("localhost:6660 ri ba do", Link("http://localhost:6660", code="RIBADO")),
    ],
)
def test_a_link_is_read_as_the_page_shows_it_or_as_it_is_said(text: str, link: Link) -> None:
    """Always the same server by the same name, so that its token is found."""
    assert read(text) == link


@pytest.mark.parametrize(
    "text",
    [
        "",
        "RIBADO",
        "http://",
        "ftp://example.org/t/ab12",
        "file:///t/ab12",
        "http://me:secret@example.org/t/ab12",
        "http://example.org/replay/ab12",
        "http://example.org/t/ab12/more",
        "http://example.org:port/t/ab12",
        "http://example.org:99999/t/ab12",
        "http://[::1/t/ab12",
        "http://example.org",
        "http://example.org/t/ab12 RIBADO",
        "http://exa mple.org/t/ab12",
        "http://example.org/return#abc.secret",
    ],
)
def test_what_leads_to_no_table_is_refused_in_one_sentence(text: str) -> None:
    """With the way out, and without any secret that stood in it."""
    with pytest.raises(Refused) as refused:
        read(text)
    assert refused.value.code == "no_link"
    for lang in LANGUAGES:
        assert "secret" not in refusal(words(lang), refused.value).replace("me:secret@", "")


def test_a_server_on_this_computer_is_asked_without_a_proxy() -> None:
    """Nobody else could reach it."""
    assert [is_here(f"http://{host}") for host in ("localhost:1", "127.0.0.1", "[::1]:2")] == [
        True
    ] * 3
    assert not any(is_here(f"http://{host}") for host in ("example.org", "192.168.1.7"))


def test_a_server_that_is_not_there_and_a_table_that_is_not_there(harbour: Harbour) -> None:
    """One sentence each, whether one plays or watches."""
    for watch in (False, True):
        with pytest.raises(Refused, match="no_server"):
            RemoteSitting.open("http://127.0.0.1:9/t/ab12", visitor("Ada"), watch)
        with pytest.raises(Refused, match="no_such_table"):
            RemoteSitting.open(f"{harbour.url}/t/ab12", visitor("Ada"), watch)
        with pytest.raises(Refused, match="no_such_code"):
            RemoteSitting.open(f"{harbour.url} BABABA", visitor("Ada"), watch)
    for name, code in (("A" * 25, "text_length"), ("A\u202e", "name_unseen")):
        with pytest.raises(Refused, match=code):
            RemoteSitting.open(f"{harbour.url}/t/ab12", visitor(name))


def test_a_refusal_we_have_no_words_for_is_told_all_the_same() -> None:
    """A newer server may have reasons of its own, or other facts."""
    assert read_refusal("bid_range", {"most": 3}, "SK3").code == "bid_range"
    assert read_refusal("reload", {"protocol": 2}).code == "other_version"
    for code, facts in (("parrot_asleep", {}), ("bid_range", {}), ("bid_range", {"most": 1.5})):
        assert read_refusal(code, facts).code == "unknown_refusal"


def test_no_server_sends_this_terminal_commands() -> None:
    """What a terminal would obey is a space here."""
    assert tame({"name\x1b": ["a\x1b[2Jb", 3, None]}) == {"name ": ["a [2Jb", 3, None]}
