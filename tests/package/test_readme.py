"""The README's examples run, and say what they say there."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from shell import jollyroger

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = ["README.md", "docs/engine.md", "docs/environments.md", "docs/arrays.md"]


@pytest.mark.parametrize("page", PAGES)
def test_the_engine_examples_run_as_written(page: str) -> None:
    """What a page types at the prompt prints what the page prints."""
    results = doctest.testfile(str(ROOT / page), module_relative=False)
    assert results.attempted > 4
    assert results.failed == 0


def test_the_referee_examples_answer_as_written() -> None:
    """Every referee command in the README gives the line below it."""
    asked = re.findall(
        r"^\$ (?:echo '(.*)' \| )?\.venv/bin/jollyroger (referee .*)\n(.*)$", README, re.MULTILINE
    )
    assert len(asked) >= 2
    for typed, command, said in asked:
        assert jollyroger(*shlex.split(command), typed=typed).out == f"{said}\n"


def test_the_two_commands_are_there() -> None:
    """Two commands do everything, and the README names both."""
    assert "make play" in README
    assert "make test" in README


def test_who_finds_a_hole_is_told_where_to_report_it() -> None:
    """Finding 23: there was no such page."""
    assert "(SECURITY.md)" in README
    page = (ROOT / "SECURITY.md").read_text("utf-8")
    assert "## Report a hole" in page
    assert "/.well-known/security.txt" in page
