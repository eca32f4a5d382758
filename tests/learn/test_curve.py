"""A voyage's log as a table and as a picture."""

import json
import sys
from pathlib import Path

import pytest

from jollyroger.learn.curve import main, moments, table, thinned
from needed import need_module

LOG = [
    {"compiled": 47.0},
    {"decisions": 1e6, "seconds": 3.0, "of4": {"hit": [0.8, 0.6], "bias": [0.1, -0.2]}},
    {"decisions": 2e6, "seconds": 5.0, "of3": {"hit": [0.9, 0.9], "bias": [0.0, 0.0]}},
    {"decisions": 3e6, "seconds": 9.0, "of4": {"hit": [0.85, 0.7], "highest": 4, "bid": [0, 1]}},
    {"duel": 4, "decisions": 3e6, "win": 0.31, "leads": [1.0, 2.0]},
    {"duel": 3, "win": 0.4},
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "log.jsonl").write_text("\n".join(map(json.dumps, LOG)) + "\n")
    return tmp_path


def test_a_table_has_a_line_for_every_moment_of_tables_of_that_size(folder: Path) -> None:
    """What a line does not tell is left open: a round too large, a share not measured."""
    said = [line.split() for line in table(moments(folder, 4), (1, 2, 5)).splitlines()]
    assert len(said) == 4
    assert said[1] == ["1", "M", "3", "-", "80.0%", "60.0%", "-", "+0.10", "-0.20", "-"]
    assert said[2] == ["3", "M", "9", "-", "85.0%", "70.0%", "-", "-", "-", "-"]
    assert said[3] == ["3", "M", "-", "31.0%", "-", "-", "-", "-", "-", "-"]


def test_a_duel_without_decisions_stands_where_the_log_had_come_to(folder: Path) -> None:
    assert [(moment.decisions, moment.win) for moment in moments(folder, 3)] == [
        (2e6, None),
        (3e6, 0.4),
    ]


def test_a_long_log_is_thinned_but_for_what_was_measured(folder: Path) -> None:
    past = moments(folder, 4)[:2] * 50 + moments(folder, 4)[2:] * 2
    kept = thinned(past, 10)
    assert len(kept) <= 13
    assert kept[-1].win == kept[-2].win == 0.31


def test_the_command_prints_and_draws(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    need_module("matplotlib")
    picture = folder / "curve.svg"
    monkeypatch.setattr(sys, "argv", ["curve", str(folder), "--plot", str(picture)])
    main()
    assert capsys.readouterr().out.startswith("decisions")
    assert "<svg" in picture.read_text()


def test_a_table_size_the_log_does_not_know_is_said_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["curve", str(folder), "--players", "6"])
    with pytest.raises(SystemExit, match="tables of 6"):
        main()
