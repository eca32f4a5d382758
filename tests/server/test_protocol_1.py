"""What was written or sent under the names of protocol 1 is read, and answered in its words."""

import json
from pathlib import Path
from typing import Any

import pytest

from contract.voyages import SHIPPED, VOYAGES, at_tables
from contract.voyages import Table as Board
from jollyroger.rules.state import Phase
from jollyroger.server.lines import Line
from jollyroger.server.log_pages import log_page
from jollyroger.server.room_frames import RoomFrames
from jollyroger.table.acts import Arrange, Start
from jollyroger.table.log_lines import read_log, write_log
from jollyroger.table.settings import Settings, current_names, read_head
from jollyroger.table.table import Table
from jollyroger.wire import protocol_1
from jollyroger.wire.codec import Malformed
from jollyroger.wire.frames import HEADER, Events, Move, View, read_up, write
from server import old_reader
from server.in_process import SIGNER, Moored, afloat, deal_on
from table.voyages import Voyage

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
def test_every_listing_is_read_whenever_it_was_written(text: str, meant: Settings) -> None:
    assert read_head(text) == read_head(meant.head) == meant


@written
def test_a_stored_listing_is_shown_under_the_names_of_now(
    tmp_path: Path, text: str, meant: Settings
) -> None:
    async def work(here: Moored) -> None:
        room = await here.harbour.open(Settings("skull_king", 3, open=True), "anne", "Anne")
        await room.join(Line("anne", "10.0.0.1"), None)
        await here.store.arrange(room.id, text, True)
        async with here.http() as http:
            (found,) = (await http.get("/api/tables", headers={HEADER: "2"})).json()
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


@at_tables(SHIPPED, VOYAGES // 8)
def test_a_client_of_protocol_1_reads_whole_games(table: Board, seed: int) -> None:
    """Frame by frame, and the log afterwards; the new names are what it could not read."""
    voyage = Voyage(table, seed)
    room, seat = voyage.crew.table, 0
    frames = RoomFrames(room)
    for number, step in enumerate(voyage.steps()):
        old_reader.check_frame(sent(protocol_1.older(frames.news(seat, step.entries))))
        if number % 7 == 0:
            old_reader.check_frame(sent(protocol_1.older(frames.view(seat))))
            with pytest.raises(old_reader.Unreadable):
                old_reader.check_frame(sent(frames.view(seat)))
    old_reader.check_log(json.loads(log_page(room, seat, 0, protocol=1))["events"])
    with pytest.raises(old_reader.Unreadable):
        old_reader.check_log(json.loads(log_page(room, seat, 0))["events"])


def sent(frame: View | Events) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(write(frame))
    return found


@pytest.mark.parametrize("number", ["1", None])
def test_who_does_not_ask_for_protocol_2_is_answered_under_the_older_names(
    tmp_path: Path, number: str | None
) -> None:
    """The client that arrives in the middle of a game asks for its log, and for nothing else."""

    async def work(here: Moored) -> None:
        id = await begun(here)
        headers = {HEADER: number} if number else {}
        async with here.http(token=SIGNER.token("anne")) as http:
            log = (await http.get(f"/api/tables/{id}/log", headers=headers)).json()
            table = (await http.get(f"/api/tables/{id}", headers=headers)).json()
            (listed,) = (await http.get("/api/tables", headers=headers)).json()
        old_reader.check_log(log["events"])
        assert "dealt" in [entry["event"] for entry in log["events"]]
        old_reader.check_settings(table["settings"])
        old_reader.check_settings(listed["settings"])

    afloat(tmp_path, work)


def test_who_asks_for_protocol_2_is_answered_under_the_names_of_now(tmp_path: Path) -> None:
    async def work(here: Moored) -> None:
        id = await begun(here)
        async with here.http(token=SIGNER.token("anne")) as http:
            found = [
                (await http.get(path, headers={HEADER: "2"})).json()
                for path in (f"/api/tables/{id}/log", f"/api/tables/{id}", "/api/tables")
            ]
        log, table, (listed,) = found
        for plain in (log["events"][0]["settings"], table["settings"], listed["settings"]):
            assert (plain["previews"], plain["hints"]) == (True, "alone")

    afloat(tmp_path, work)


@pytest.mark.parametrize("number", ["0", "3", "two", ""])
def test_an_unknown_protocol_is_refused_over_http_as_on_a_line(tmp_path: Path, number: str) -> None:
    async def work(here: Moored) -> None:
        async with here.http() as http:
            answer = await http.get("/api/tables", headers={HEADER: number})
        assert (answer.status_code, answer.json()["code"]) == (400, "reload")
        assert answer.json()["facts"] == {"protocol": 2}

    afloat(tmp_path, work)


async def begun(here: Moored) -> str:
    """A listed table whose first hands have been dealt."""
    await here.guest("anne")
    room = await here.harbour.open(Settings("skull_king", 3, open=True), "anne", "Anne")
    await room.join(Line("anne", "10.0.0.1"), None)
    await room.take("anne", Start())
    while room.table.state.play and room.table.state.play.phase is Phase.DEAL:
        await deal_on(room)
    return room.id


def test_a_client_of_protocol_1_is_shown_tricks_as_it_knows_them() -> None:
    """Without what each capture paid."""
    trick = {"laid": [], "taker": 0, "bonus": 30}
    play = {"tricks": [{**trick, "paid": [{"rule": "SK21", "points": 30}]}]}
    view = {"play": play, "next_deal": None}
    frame = View(seat=0, seq=1, view=view, may=[], due=[], aid={"now": None, "would": {}})
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
