"""Computed facts in the docs are up to date, and links lead somewhere."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FACTS = runpy.run_path(str(ROOT / "docs" / "facts.py"))
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_computed_tables_are_fresh(path: Path) -> None:
    """`make facts` writes them; what is typed would drift."""
    text = path.read_text("utf-8")
    assert FACTS["filled"](text) == text


def test_every_game_has_its_page_of_the_same_name() -> None:
    """The same name in three places: the rules, the page, the rulebook tests."""
    for id in FACTS["GAMES"]:
        assert (ROOT / "src" / "jollyroger" / "rules" / "games" / f"{id}.py").exists()
        assert f"<!-- facts: {id} -->" in (ROOT / "docs" / "games" / f"{id}.md").read_text("utf-8")
        assert (ROOT / "tests" / "rulebook" / f"test_{id}.py").exists()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(path: Path) -> None:
    """A link to a file of ours names a file that is there."""
    for target in re.findall(r"\]\(([^)#]+)", path.read_text("utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), target
