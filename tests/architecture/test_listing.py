"""Layers ask the shelf which games there are; none of them lists ours."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from jollyroger.rules.shelf import GAMES
from rulebook.test_every_rule_is_cited import NUMBER

ROOT = Path(__file__).parents[2]
SOURCE, PAGE = ROOT / "src" / "jollyroger", ROOT / "web" / "src"
# The games themselves, what is compiled from each, and the figures measured for their weights.
OWN = ("rules", "arrays", "learn", "bots/grades.py")
IDS = re.compile(rf"\b({'|'.join(GAMES)})\b")
ONLY_IDS = re.compile(rf"\b({'|'.join(id for id in GAMES if '_' in id)})\b")
CLAUSE = re.compile(rf"[\"'`]{NUMBER}\b")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def modules() -> list[Path]:
    names = {path: path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py")}
    return sorted(path for path, name in names.items() if not name.startswith(OWN))


def texts(source: str) -> Iterator[str]:
    """Every text of a module, those of help too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def names_a_game(text: str) -> bool:
    """An id by itself, or inside other words if it is no word of any language."""
    return text in GAMES or bool(ONLY_IDS.search(text))


def of_the_page() -> dict[Path, str]:
    """What is written by hand and drawn or run, by file; comments are for readers."""
    files = [each for each in PAGE.rglob("*") if each.suffix in (".ts", ".svelte", ".css")]
    ours = sorted(each for each in files if ".generated." not in each.name)
    return {each: COMMENT.sub("", each.read_text("utf-8")) for each in ours}


def test_no_layer_names_one_of_our_games() -> None:
    """Whoever did would forget the next one; what is told about games stands in words/guides."""
    found = [
        f"{path.relative_to(SOURCE)}: {text!r}"
        for path in modules()
        for text in texts(path.read_text("utf-8"))
        if names_a_game(text)
    ]
    assert not found, "\n".join(found)


def test_the_page_names_none_of_our_games() -> None:
    """It has them from the generated files: its scripts, its markup and its styles."""
    assert not [path for path, text in of_the_page().items() if IDS.search(text)]


def test_the_page_cites_no_clause() -> None:
    """A number comes with what the server says, or with the generated tables."""
    found = {path.relative_to(PAGE) for path, text in of_the_page().items() if CLAUSE.search(text)}
    assert not found


def test_a_name_would_be_found() -> None:
    """In every way in which it has stood there."""
    assert names_a_game("dice")
    assert names_a_game("skull_king, dice, doubloons or skull_queen; else all of them.")
    assert not names_a_game("In the dice game nobody deals.")
    assert IDS.search(".still-doubloons > :nth-child(1) { left: 26px; }")
    assert IDS.search('const SIGNS = { skull_king: "king", dice: "skull" };')
    assert not IDS.search(COMMENT.sub("", "/* dice and doubloons in hand */ .slot { top: 0; }"))
    assert CLAUSE.search('["rule-made", "SK17"]')
    assert not CLAUSE.search('["K7", "SK", "SM+"]')
