"""`jollyroger verify`: one command, offline, in four languages."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from jollyroger.rules.record import write
from jollyroger.table.records import record_of
from shell import jollyroger
from table.crew import under_way

RECORDS = Path(__file__).parents[1] / "playthroughs" / "records"
FAIR = RECORDS / "v2-dice.jsonl"


def test_a_fair_record_is_told_round_by_round() -> None:
    """A sentence for the game, and one for each round with the names."""
    ran = jollyroger("verify", str(FAIR))
    assert ran.status == 0
    assert ran.lines[0].startswith("Fair: ")
    assert ran.lines[1] == (
        "Round 1: numbers from Anne Bonny, Mary Read; too late: nobody; bots or away: Calico."
    )
    assert len(ran.lines) == 9


def test_the_verdict_is_one_json_document_for_programs() -> None:
    """With the seats by number."""
    told = json.loads(jollyroger("verify", str(FAIR), "--json").out)
    assert told["verdict"] == "fair"
    assert told["rounds"][0] == {
        "round": 1,
        "contributed": [0, 1],
        "without": [],
        "bots": [2],
        "proven": True,
    }


def test_a_local_record_is_repeatable() -> None:
    """And is told to be no more than that."""
    ran = jollyroger("verify", str(RECORDS / "v1-dice.jsonl"))
    assert ran.status == 0
    assert ran.out.startswith("Repeatable, not provably fair")
    assert len(ran.lines) == 1


def test_a_round_whose_seed_is_not_shown_is_told_as_open(tmp_path: Path) -> None:
    """Fair as far as it goes."""
    file = tmp_path / "game.jsonl"
    file.write_text("".join(FAIR.read_text("utf-8").splitlines(True)[:9]), "utf-8")
    ran = jollyroger("verify", str(file))
    assert ran.status == 0
    assert ran.lines[0].startswith("Fair as far as it goes")
    assert ran.lines[1].startswith("Round 1, seed not shown yet: ")


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_a_bent_record_gets_one_line_and_status_2(tmp_path: Path, lang: str) -> None:
    """With the round and the line of the file."""
    file = tmp_path / "game.jsonl"
    file.write_text(FAIR.read_text("utf-8").replace('"face": "K6"', '"face": "K7"', 1), "utf-8")
    ran = jollyroger("verify", str(file), "--lang", lang)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert " 13 " in ran.err


def test_what_cannot_be_checked_gets_one_line_and_status_2(tmp_path: Path) -> None:
    """A running game, a record without notes and seed, a file that is not there."""
    running = tmp_path / "running.jsonl"
    running.write_text(write(record_of(under_way().deal().table)), "utf-8")
    bare = tmp_path / "bare.jsonl"
    bare.write_text((RECORDS / "v1-dice.jsonl").read_text("utf-8").replace(', "seed": 1718', ""))
    for file in (running, bare, tmp_path / "none.jsonl"):
        ran = jollyroger("verify", str(file))
        assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_checking_a_record_needs_no_server_installed() -> None:
    """Whoever can play in the terminal can verify."""
    code = "import sys; sys.modules['msgspec'] = None; import jollyroger.__main__ as m; m.main()"
    command = [sys.executable, "-c", code, "verify", str(FAIR), "--lang", "en"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("Fair: ")
