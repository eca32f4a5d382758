"""Layers ask a game what it is like; they do not know which one it is."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from jollyroger.rules.shelf import GAMES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "jollyroger"
EXEMPT = ("rules", "arrays", "learn")  # the games themselves, and what is compiled from each
TELLING = {
    "the class of a game": r"\bisinstance\([^)]*\b(SkullQueen|BiddingGame)\b",
    "the class of a game in a match": r"\bcase (\w+\.)?(SkullQueen|BiddingGame)\(",
    "a game by its name": r"\.queen\b|\bis_queen\b",
    "the id of a game": r"\bgame\.id\s*(==|!=|in\b)",
    "a game's own module": r"^from .*\.rules\.games\b",
    "the number of a clause": r"\"(SK|DI|DO|SQ|G)\d+\b",
}
PAGE = ROOT / "web" / "src"
LESSONS = ("learn",)  # they teach one game each
ID = rf"[\"'`]({'|'.join(GAMES)})[\"'`]"
TELLING_PAGE = {
    "a game by its name": r"(?i)\.queen\b|\bis_?queen\b",
    "the id of a game": rf"([!=]=|\bcase)\s*{ID}|{ID}\s*([!=]=|in\b)|{ID}[^]]*\]\.includes\(",
    # "G1" is a clause too, and a green card.
    "the number of a clause": r"[\"'`](SK|DI|DO|SQ)\d+\b",
}


def modules() -> list[Path]:
    paths = SOURCE.rglob("*.py")
    return sorted(p for p in paths if p.relative_to(SOURCE).parts[0] not in EXEMPT)


def page() -> list[Path]:
    paths = (path for kind in ("ts", "svelte") for path in PAGE.rglob(f"*.{kind}"))
    written = (path for path in paths if ".generated." not in path.name)
    return sorted(p for p in written if p.relative_to(PAGE).parts[0] not in LESSONS)


def found(paths: Iterable[Path], pattern: str) -> list[str]:
    wanted = re.compile(pattern)
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in paths
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if wanted.search(line)
    ]


@pytest.mark.parametrize("what", TELLING)
def test_nobody_outside_the_rules_goes_by(what: str) -> None:
    """A new game answers the same questions, so none of these would know it."""
    told = found(modules(), TELLING[what])
    assert not told, "\n".join(told)


@pytest.mark.parametrize("what", TELLING_PAGE)
def test_nothing_on_the_page_goes_by(what: str) -> None:
    """Not even the score pad, which has its rules with it: its tables say them."""
    told = found(page(), TELLING_PAGE[what])
    assert not told, "\n".join(told)


def test_no_module_of_the_page_has_the_name_of_a_game() -> None:
    """A part that one game has is called after what it shows."""
    names = [str(path.relative_to(PAGE)) for path in page()]
    assert not [name for name in names if re.search("skull|queen", name, re.IGNORECASE)]


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("a game by its name", "const told = table.queen ? 1 : 0;"),
        ("the id of a game", 'if (game === "skull_queen") return;'),
        ("the id of a game", 'if ("dice" !== game) return;'),
        ("the id of a game", '    case "doubloons":'),
        ("the id of a game", 'const cards = ["skull_king", "doubloons"].includes(game);'),
        ("the number of a clause", 'return { why, rule: "SQ6" };'),
    ],
)
def test_what_would_tell_a_game_is_seen(what: str, line: str) -> None:
    assert re.search(TELLING_PAGE[what], line)
