"""What was written or sent under the names of protocol 1 is read, and answered in its words."""

import json
from pathlib import Path

import pytest

from jollyroger.server.lines import Line
from jollyroger.table.acts import Arrange, Start
from jollyroger.table.log_lines import read_log, write_log
from jollyroger.table.settings import Settings, current_names
from jollyroger.table.table import Table
from jollyroger.wire import protocol_1
from jollyroger.wire.codec import Malformed
from jollyroger.wire.frames import Move, View, read_up
from server.in_process import SIGNER, Moored, afloat

COMMON = (
    '"game": "skull_king", "players": 3, "options": [], "speed": "none", "bot": "heuristic", '
    '"open": true, "spectators": true, "chat": false'
)
EVER_WRITTEN = {  # as they lie in databases
    f'{{{COMMON}, "hints": false}}': Settings("skull_king", 3, open=True, previews=False),
    f'{{{COMMON}, "hints": true, "advice": "never"}}': Settings(
        "skull_king", 3, open=True, hints="never"
    ),
    f'{{{COMMON}, "previews": false, "hints": "always"}}': Settings(
        "skull_king", 3, open=True, previews=False, hints="always"
    ),
}
written = pytest.mark.parametrize(("text", "meant"), EVER_WRITTEN.items())


@written
def test_every_log_is_read_whenever_it_was_written(text: str, meant: Settings) -> None:
    """Opened, arranged, and a rematch: all three have settings in them."""
    lines = [
        f'{{"event": "opened", "settings": {text}}}',
        '{"event": "sat", "seat": 0, "name": "Anne", "guest": "g1", "by": "g1/a1"}',
        f'{{"event": "arranged", "settings": {text}}}',
        f'{{"event": "rematched", "settings": {text}}}',
    ]
    state = read_log(lines).table.state
    assert (state.settings, state.rematch) == (meant, meant)
    again = Table(state.settings)
    assert read_log(write_log(again, again.log)).table.state.settings == meant


@written
def test_a_stored_listing_is_shown_under_the_names_of_now(
    tmp_path: Path, text: str, meant: Settings
) -> None:
    async def work(here: Moored) -> None:
        room = await here.harbour.open(Settings("skull_king", 3, open=True), "anne", "Anne")
        await room.join(Line("anne", "10.0.0.1"), None)
        await here.store.arrange(room.id, text, True)
        async with here.http() as http:
            (found,) = (await http.get("/api/tables")).json()
        assert set(found["settings"]) <= {*json.loads(meant.head)}
        assert found["settings"]["previews"] is meant.previews

    afloat(tmp_path, work)


@written
def test_a_client_of_protocol_1_arranges_a_table(text: str, meant: Settings) -> None:
    frame = f'{{"frame": "move", "id": "a1", "act": {{"act": "arrange", "settings": {text}}}}}'
    assert protocol_1.read_up(frame) == Move("a1", act=Arrange(meant))


def test_the_older_names_are_no_frame_of_protocol_2() -> None:
    (old,) = (text for text in EVER_WRITTEN if '"hints": false' in text)
    frame = f'{{"frame": "move", "id": "a1", "act": {{"act": "arrange", "settings": {old}}}}}'
    with pytest.raises(Malformed):
        read_up(frame)


@pytest.mark.parametrize("text", ["[]", "1", '{"act": 1}', '{"frame": "move"}', "{", '"\ud800"'])
def test_what_is_no_frame_is_none_under_either_protocol(text: str) -> None:
    for reader in (read_up, protocol_1.read_up):
        with pytest.raises(Malformed):
            reader(text)


def test_a_client_of_protocol_1_is_told_in_its_words(tmp_path: Path) -> None:
    """The view, and the entries that have settings; another line at the table gets the new ones."""

    async def work(here: Moored) -> None:
        room = await here.harbour.open(Settings("skull_king", 3), "anne", "Anne")
        old, new = Line("anne", protocol=1), Line("anne")
        for line in (old, new):
            await room.join(line, None)
        await room.take("anne", Arrange(Settings("skull_king", 3, previews=False, hints="never")))
        texts = [[await line.next(), await line.next()] for line in (old, new)]
        views, entries = zip(*texts, strict=True)
        told = [json.loads(view)["view"]["settings"] for view in views]
        told += [json.loads(text)["events"][0]["settings"] for text in entries]
        found = [(each.get("previews"), each["hints"], each.get("advice")) for each in told]
        assert found == [
            (None, True, "alone"),
            (True, "alone", None),
            (None, False, "never"),
            (False, "never", None),
        ]
        assert all(Settings(**current_names(each)).players == 3 for each in told)

    afloat(tmp_path, work)


STATE = [
    *("players", "phase", "round", "dealer", "leader", "hands", "choices"),
    *("bids", "planks", "centre", "trick", "tricks", "sheet"),
]


def test_a_client_of_protocol_1_is_shown_the_state_it_knows(tmp_path: Path) -> None:
    """Its reader is strict: a field that it has never heard of would be the end of the game."""

    async def work(here: Moored) -> None:
        room = await here.harbour.open(Settings("skull_king", 3), "anne", "Anne")
        await room.take("anne", Start())
        old, new = Line("anne", protocol=1), Line("anne")
        for line in (old, new):
            await room.join(line, None)
        shown, told = [json.loads(await line.next())["view"]["play"] for line in (old, new)]
        assert [*shown] == STATE
        assert set(told) - set(shown) == {"cards", "trump", "chosen", "seen"}

    afloat(tmp_path, work)


def test_a_client_of_protocol_1_is_shown_tricks_as_it_knows_them() -> None:
    """Without what each capture paid."""
    trick = {"laid": [], "taker": 0, "bonus": 30}
    play = {"tricks": [{**trick, "paid": [{"rule": "SK21", "points": 30}]}]}
    frame = View(seat=0, seq=1, view={"play": play}, may=[], due=[], aid={})
    older = protocol_1.older(frame)
    assert isinstance(older, View)
    assert older.view["play"]["tricks"] == [trick]


def test_a_program_of_protocol_1_opens_a_table_and_asks_for_the_server(tmp_path: Path) -> None:
    async def work(here: Moored) -> None:
        await here.guest("anne")
        settings = {"game": "dice", "players": 3, "hints": False, "advice": "always"}
        async with here.http(token=SIGNER.token("anne")) as http:
            answer = await http.post("/api/tables", json={"name": "Anne", "settings": settings})
            opened = here.harbour.rooms[answer.json()["id"]].table.state.settings
            found = [(await http.get(path)).json() for path in ("/api/server", "/api/harbour")]
        assert opened == Settings("dice", 3, previews=False, hints="always")
        assert found[0] == found[1]
        assert "bots" in found[0]

    afloat(tmp_path, work)
