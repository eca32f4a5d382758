"""Every rule has a number in docs/rules.md, and every number has a test that cites it."""

import ast
import re
from pathlib import Path

import pytest

from jollyroger.rules.game import Game
from jollyroger.rules.scoring import Outcome, Scoring
from jollyroger.rules.shelf import GAMES

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules.md"
# Every game's rules stand under a heading that begins with their letters; `G` is for all of them.
LETTERS = ("G", *re.findall(r"^## ([A-Z]+) - ", RULES.read_text("utf-8"), re.MULTILINE))

NUMBER = rf"(?:{'|'.join(LETTERS)})\d+"
# A rule is defined where its number opens a line, a cell or a sentence.
DEFINED = re.compile(rf"(?:^|\*\* |[.:)|] )({NUMBER})(?=[: ]|$)", re.MULTILINE)
CITED = re.compile(rf"\(({NUMBER}(?:, {NUMBER})*)\)\.?$")


def defined() -> list[str]:
    return DEFINED.findall(RULES.read_text(encoding="utf-8"))


def docstrings() -> dict[str, str]:
    """The docstring of every test of the family but those in this file, by its name."""
    return {
        f"{path.stem}.{node.name}": ast.get_docstring(node) or ""
        for path in sorted(HERE.glob("*.py"))
        if path != Path(__file__)
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def cited(docstring: str) -> set[str]:
    found = CITED.search(docstring)
    return set(found[1].split(", ")) if found else set()


def test_the_rules_are_numbered_without_gap_or_double() -> None:
    """Each game's rules count up from 1 and none is defined twice."""
    for letters in LETTERS:
        found = re.findall(rf"\b{letters}(\d+)", " ".join(defined()))
        assert sorted(map(int, found)) == list(range(1, len(found) + 1)), letters
        assert found, letters


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_rule_that_a_game_names_is_written_down(game: Game) -> None:
    """What a refusal, a trick or a score sheet cites can be looked up."""
    cited = {*game.clauses.values()}
    if game.rules:
        cited |= {rung.rule for rung in game.rules.ladder}
        cited |= {capture.rule for capture in game.rules.captures}
    if game.scoring:
        cited |= {outcome.rule for outcome in outcomes(game.scoring)}
    assert cited - set(defined()) == set()


def outcomes(scoring: Scoring) -> tuple[Outcome, ...]:
    return scoring.made, scoring.missed, scoring.zero_made, scoring.zero_broken


def test_every_rule_is_cited_by_a_test() -> None:
    """No rule goes without a test whose docstring ends with its number."""
    tested = set().union(*map(cited, docstrings().values()))
    assert [rule for rule in defined() if rule not in tested] == []


def test_every_test_cites_a_rule_that_exists() -> None:
    """Each docstring is a sentence that ends with the clause it states."""
    rules = set(defined())
    strays = [name for name, text in docstrings().items() if not cited(text) or cited(text) - rules]
    assert strays == []


def test_a_range_cites_nothing() -> None:
    """A range in brackets, or a number in mid-sentence, is no citation."""
    assert cited("A trick is resolved (SQ7-SQ12).") == set()
    assert cited("A tie (G1) is shared.") == set()
    assert cited("Both are told (SK4, G3).") == {"SK4", "G3"}
