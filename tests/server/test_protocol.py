"""docs/protocol.md says what the code does, and a bot that knows no more plays a whole game."""

import ast
import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

import asking
from jollyroger.rules.characters import NAME_LENGTH, TEXT_LENGTH
from jollyroger.rules.shelf import load
from jollyroger.rules.transcript import names
from jollyroger.server import limits
from jollyroger.server.guard import STATUS
from jollyroger.server.limits import Limits, Rate
from jollyroger.server.ways import DEAL_WAIT, GRACE
from jollyroger.table.acts import Act
from jollyroger.table.events import ENTRIES, TableEvent
from jollyroger.table.fair import Fair
from jollyroger.table.log_lines import read_log
from jollyroger.table.talk import PHRASES
from jollyroger.wire import frames, pads
from jollyroger.wire.frames import LARGEST, PROTOCOL, Down, Up, read_down, read_up
from server.harbour_of import PATIENCE, Person, harbour_of, regular

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
ROWS = {tuple(cell.strip() for cell in line.strip("|").split("|")) for line in PAGE.splitlines()}
LIMITS = {row[0]: row[1] for row in ROWS if len(row) == 2}
EXCHANGE = re.findall(r"^([<>]) (\{.*\})$", PAGE, re.MULTILINE)


def row(name: str) -> set[str]:
    """The fields a table of the page gives to that name."""
    (found,) = (row for row in ROWS if row[0] == f"`{name}`" and len(row) == 3)
    return set(re.findall(r"`(\w+)`", found[1]))


@pytest.mark.parametrize("kind", get_args(Act), ids=lambda kind: kind.__name__)
def test_every_act_is_described_with_its_fields(kind: type[Act]) -> None:
    """Field by field, none too many."""
    assert row(kind.__name__.lower()) == {field.name for field in fields(kind)}


@pytest.mark.parametrize("name", names(TableEvent))
def test_every_entry_is_described_with_its_fields(name: str) -> None:
    """Field by field, none too many."""
    assert row(name) == {field.name for field in fields(ENTRIES[name])}


@pytest.mark.parametrize("frame", [*get_args(Up), *get_args(Down)], ids=lambda kind: kind.__name__)
def test_every_frame_is_described_with_its_fields(frame: Any) -> None:
    """Each under its own heading."""
    (section,) = re.findall(rf"^### \w+: `{frame.__name__.lower()}`\n(.*?)\n##", PAGE, re.M | re.S)
    first = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", section, re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", " ".join(first))) == set(frame.__struct_fields__)


@pytest.mark.parametrize(
    ("way", "frame"),
    [
        *(("up", kind) for kind in get_args(pads.Up)),
        *(("down", kind) for kind in get_args(pads.Down)),
    ],
)
def test_every_frame_of_a_pad_is_described_with_its_fields(way: str, frame: Any) -> None:
    """One table for all of them."""
    (found,) = (row for row in ROWS if row[:2] == (f"`{frame.__struct_config__.tag}`", way))
    assert set(re.findall(r"`(\w+)`", found[2])) == set(frame.__struct_fields__)


def rate(rate: Rate) -> str:
    return f"{rate.burst:g} at once, then {rate.a_second:g} a second"


def test_limits_are_those_of_the_code() -> None:
    """Every number of the page, and the waits that the text names."""
    for name, said in expected(Limits()):
        assert LIMITS[name] == said
    assert f"longer than {GRACE:g} seconds" in PAGE
    assert f"waited for {DEAL_WAIT:g} seconds" in PAGE
    assert f"pings every line every {limits.Waits().ping:g} seconds" in PAGE
    assert f"does not answer within {limits.Waits().pong:g}." in PAGE
    assert f"more than {limits.GAP} entries back" in LIMITS["`since`"]
    assert LIMITS["`protocol`"].startswith(f"`{PROTOCOL}`")
    assert all(f"`{phrase}`" in PAGE for phrase in PHRASES)


def test_the_page_beats_as_often_as_is_said() -> None:
    pulse = (ROOT / "web" / "src" / "line" / "pulse.ts").read_text("utf-8")
    found = re.findall(r"^const (\w+) = ([\d_]+);", pulse, re.MULTILINE)
    waits = {name: int(number) // 1000 for name, number in found}
    assert f"after {waits['QUIET']} seconds of silence" in PAGE
    assert f"after {waits['QUIET_HIDDEN']} where nobody looks" in PAGE
    assert f"for {waits['PATIENCE']} seconds more, or for {waits['SOON']} after a move" in PAGE
    assert waits["QUIET"] + waits["PATIENCE"] < 20


def expected(most: Limits) -> Iterator[tuple[str, str]]:
    yield "bytes in a frame", f"{LARGEST}"
    yield "hints of one guest", rate(most.hints)
    yield "hints of one guest that may wait for their turn", f"{limits.HINTS_WAITING}"
    yield "hints to one address", rate(most.address_hints)
    yield "moves taken back by one guest", rate(most.undos)
    waiting = "logs, records and pads for one address that may wait for their turn"
    yield waiting, f"{limits.READINGS_WAITING}"
    yield "reviews from one address that may wait for their turn", f"{limits.REVIEWS_WAITING}"
    yield "seconds until the first frame", f"{limits.Waits().join:g}"
    yield "frames from one guest", rate(most.frames)
    yield "acts of one guest, but for `pledge` and `reveal`", rate(most.acts)
    yield "such acts from one address", rate(most.address_acts)
    yield "frames you may be behind before the line is cut", f"{limits.QUEUE}"
    yield "frames on one line, pings too, before it is closed", rate(most.line_frames)
    yield "refusals in a row before a line is closed", f"{limits.STRIKES}"
    yield "lines of one guest", f"{most.guest_lines}"
    yield "lines without a seat at one table", f"{most.watchers}"
    yield "lines from one address", f"{most.address_lines}"
    yield "entries of a table before only its game goes on", f"{limits.Limits().log}"
    behind = "entries you may be behind when you join, before a view comes instead"
    yield behind, f"{limits.GAP}"
    yield "entries in a page of a log, lines in a page of a record", f"{frames.PAGE}"
    yield "bytes in a request", f"{limits.BODY}"
    yield "bytes in the path of a request", f"{limits.TARGET}"
    yield "requests from one address", rate(most.requests)
    yield "requests to the API from one address", rate(most.calls)
    yield "wrong codes from one address", rate(most.guesses)
    yield "wrong codes from all addresses", rate(most.all_guesses)
    yield "tables opened from one address", rate(most.address_openings)
    yield "tables opened by one guest", rate(most.openings)
    yield "guests named from one address", rate(most.namings)
    yield "reviews asked for from one address", rate(most.reviews)
    yield "bytes in a frame to a pad", f"{pads.LARGEST}"
    yield "edits in a frame to a pad", f"{pads.EDITS}"
    yield "edits of a pad", f"{limits.Limits().pad_edits}"
    yield "bytes in a pad that is shared", f"{limits.PAD_BODY}"
    yield "pads shared from one address", rate(most.pads)
    yield "characters in a name", f"{NAME_LENGTH}"
    yield "characters said", f"{TEXT_LENGTH}"


def test_every_refusal_a_line_may_get_is_named() -> None:
    """The codes in the source of the table, of the rules' refusals and of the sockets."""
    source = ROOT / "src" / "jollyroger"
    files = [
        source / "table" / f"{name}.py"
        for name in (
            "access",
            "actors",
            "attendance",
            "hints",
            "dealing",
            "decide",
            "hosting",
            "settings",
            "talk",
            "timing",
            "upkeep",
        )
    ]
    files += [
        source / "server" / f"{name}.py"
        for name in (
            "api",
            "bodies",
            "gate",
            "guard",
            "harbour",
            "keys",
            "sockets",
            "rooms",
            "thinking",
            "pads",
            "pad_room",
            "pad_sockets",
            "secret_bids",
        )
    ]
    files += [source / "pad" / "file.py", source / "pad" / "pad.py"]
    files += [source / "rules" / "game.py", source / "rules" / "notation.py"]
    codes = {code for file in files for code in refusals(file)}
    assert len(codes) > 40
    assert {code for code in codes if f"`{code}`" not in PAGE} == set()


def test_every_refusal_over_http_is_named_with_its_status() -> None:
    """And none has a status there that it has not."""
    section = PAGE.partition("Over HTTP a refusal also has a status.")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*`) \| (\d+) \|", section, re.MULTILINE)
    told = {code: int(status) for names, status in rows for code in re.findall(r"`(\w+)`", names)}
    assert told == STATUS | {"unreadable_body": 400}


def refusals(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused" and node.args:
            parts = ast.walk(node.args[0])
            said = [part.value for part in parts if isinstance(part, ast.Constant)]
            yield from (code for code in said if isinstance(code, str))


def test_the_exchange_is_one() -> None:
    """Every frame can be read, the numbers follow, the hashes and the deal are true."""
    assert len(EXCHANGE) > 15
    log: dict[int, dict[str, object]] = {}
    for way, text in EXCHANGE:
        frame = read_up(text) if way == ">" else read_down(text)
        plain = json.loads(text)
        assert plain["frame"] == type(frame).__name__.lower()
        first = plain.get("seq", 0) - len(plain.get("events", ())) + 1
        for number, event in enumerate(plain.get("events", ()), first):
            assert log.setdefault(number, event) == event
    assert list(log) == list(range(3, 20))
    told = {str(event["event"]): event for event in log.values()}
    seed, nonce = (
        bytes.fromhex(str(told[kind][name]))
        for kind, name in (("seed_shown", "seed"), ("revealed", "nonce"))
    )
    assert sha256(nonce).hexdigest() == told["pledged"]["digest"]
    assert sha256(seed).hexdigest() in PAGE
    state = read_log(lines_to_deal(log)).table.state.play
    assert state is not None
    chance = Fair(seed, 1, {0: nonce}).chance(state)
    assert chance.lot(2) == told["lot_drawn"]["dealer"]
    assert load("skull_king").deal(2, 1, chance)[0] == ("K4",)


def lines_to_deal(log: dict[int, dict[str, object]]) -> list[str]:
    """The log up to where chance is asked, with the two entries before the exchange."""
    view = read_down(EXCHANGE[1][1])
    assert hasattr(view, "view")
    before = [
        {"event": "opened", "settings": view.view["settings"]},
        {"event": "sat", "seat": 0, "name": "Ada", "guest": ""},
    ]
    return [json.dumps(entry) for entry in [*before, *(log[n] for n in range(3, 8))]]


def test_the_example_bot_plays_a_game_to_its_end(tmp_path: Path) -> None:
    """It knows the server's address and a spoken code, and nothing else."""
    with harbour_of(tmp_path) as harbour:
        host = regular(harbour, "Ada")
        settings = {"game": "skull_queen", "players": 2}
        with asking.client(base_url=harbour.url, headers=host.headers) as http:
            answer = http.post("/api/tables", json={"name": "Ada", "settings": settings}).json()
        person = Person(harbour, answer["id"], host, Random(1), starts=2)
        bot = ROOT / "examples" / "bot.py"
        with subprocess.Popen(
            [sys.executable, str(bot), harbour.url, answer["code"]], env=unproxied()
        ) as child:
            try:
                asyncio.run(asyncio.wait_for(person.play_to_the_end(), 2 * PATIENCE))
                assert child.wait(PATIENCE) == 0
            finally:
                child.kill()
        assert person.over
        assert {event["name"] for event in person.saw.values() if "name" in event} == {"Parrot"}
        assert harbour.troubles() == []


def unproxied() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
