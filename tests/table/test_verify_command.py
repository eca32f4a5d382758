"""`jollyroger verify`: one command, offline, in four languages."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from jollyroger.rules.record import write
from jollyroger.table.acts import Leave
from jollyroger.table.records import record_of
from jollyroger.table.settings import Settings
from shell import jollyroger
from table.crew import MARY, under_way
from table.notes_of import notes_of, text
from waiting import PATIENCE

RECORDS = Path(__file__).parents[1] / "playthroughs" / "records"
FAIR = RECORDS / "v2-dice.jsonl"


def test_a_fair_record_is_told_round_by_round() -> None:
    """A sentence for the game, and one for each round with the names."""
    ran = jollyroger("verify", str(FAIR))
    assert ran.status == 0
    assert ran.paragraphs[0].startswith("Fair: ")
    assert ran.paragraphs[1].startswith(
        "Moves, names and whose number is whose are the record's word"
    )
    assert ran.paragraphs[2] == (
        "Round 1: numbers from Anne Bonny, Mary Read; too late: nobody; away: nobody; bots: Calico."
    )
    assert len(ran.paragraphs) == 10


def test_the_verdict_is_one_json_document_for_programs() -> None:
    """With the seats by number."""
    told = json.loads(jollyroger("verify", str(FAIR), "--json").out)
    assert told["verdict"] == "fair"
    assert told["rounds"][0] == {
        "round": 1,
        "contributed": [0, 1],
        "without": [],
        "away": [],
        "unexplained": [],
        "bots": [2],
        "proven": True,
    }


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_a_record_whose_seed_makes_other_deals_proves_nothing(lang: str) -> None:
    """Finding 8: status 3 is neither fair nor bent."""
    ran = jollyroger("verify", str(RECORDS / "v1-dice.jsonl"), "--lang", lang)
    assert (ran.status, len(ran.paragraphs), ran.err) == (3, 1, "")
    told = jollyroger("verify", str(RECORDS / "v1-dice.jsonl"), "--json")
    assert (told.status, json.loads(told.out)["verdict"]) == (3, "unproven")


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_a_person_without_a_number_and_a_reason_is_told(tmp_path: Path, lang: str) -> None:
    """Finding 7: in a line of its own, by name."""
    crew = under_way(Settings("dice", 3))
    crew.do(MARY, Leave())
    kept = record_of(crew.sail().table)
    silent = replace(kept, notes=tuple(n for n in kept.notes if n.plain["note"] != "stood_in"))
    file = tmp_path / "game.jsonl"
    file.write_text(write(silent), "utf-8")
    ran = jollyroger("verify", str(file), "--lang", lang)
    assert ran.status == 0
    assert "Mary Read" in ran.paragraphs[3]
    assert "Mary Read" not in ran.paragraphs[2]


# Compared with notes


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_a_record_is_compared_with_own_notes(tmp_path: Path, lang: str) -> None:
    """Finding 7: agreement is told with the number of rounds, contradiction is status 2."""
    crew = under_way(Settings("dice", 3)).sail()
    file, mine = tmp_path / "game.jsonl", tmp_path / "mine.jsonl"
    file.write_text(write(record_of(crew.table)), "utf-8")
    mine.write_text(text(notes_of(crew.table, 0)), "utf-8")
    ran = jollyroger("verify", str(file), "--mine", str(mine), "--lang", lang)
    assert ran.status == 0
    assert " 8 " in ran.paragraphs[1] or " 8;" in ran.paragraphs[1]
    mine.write_text(mine.read_text("utf-8").replace("Mary Read", "Mary Reed"), "utf-8")
    ran = jollyroger("verify", str(file), "--mine", str(mine), "--lang", lang)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert " 4 " in ran.err
    mine.write_text("nonsense\n", "utf-8")
    ran = jollyroger("verify", str(file), "--mine", str(mine), "--lang", lang)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_programs_read_the_comparison_as_json(tmp_path: Path) -> None:
    """Rounds compared, rounds with our own number, rounds in which something did not fit."""
    crew = under_way(Settings("dice", 3)).sail()
    file, mine = tmp_path / "game.jsonl", tmp_path / "mine.jsonl"
    file.write_text(write(record_of(crew.table)), "utf-8")
    lines = [*notes_of(crew.table, 0), {"trouble": "early", "round": 2}]
    mine.write_text(text(lines), "utf-8")
    told = json.loads(jollyroger("verify", str(file), "--mine", str(mine), "--json").out)
    assert told["mine"] == {"rounds": [*range(1, 9)], "own": [], "troubles": [2]}


def test_a_round_whose_seed_is_not_shown_is_told_as_open(tmp_path: Path) -> None:
    """Fair as far as it goes."""
    file = tmp_path / "game.jsonl"
    file.write_text("".join(FAIR.read_text("utf-8").splitlines(True)[:9]), "utf-8")
    ran = jollyroger("verify", str(file))
    assert ran.status == 0
    assert ran.paragraphs[0].startswith("Fair as far as it goes")
    assert ran.paragraphs[2].startswith("Round 1, seed not shown yet: ")


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
    ran = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert ran.stdout.startswith("Fair: ")
