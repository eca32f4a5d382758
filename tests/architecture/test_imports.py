"""Folders are the data flow: imports go the way ARCHITECTURE.md says, and no other."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "jollyroger"
# What is not ours, by the package that may import it: each library has its place.
LIBRARIES = {
    "words": {"fluent"},
    "store": {"alembic", "sqlalchemy"},
    "arrays": {"jax", "numpy"},
    "bots": {"numpy"},
    "wire": {"msgspec"},
    "envs": {"gymnasium", "jax", "numpy", "pettingzoo", "pgx", "pyspiel"},
    "learn": {"jax", "matplotlib", "numpy", "optax"},
    "review": {"numpy"},
    "client": {"websockets"},
    "server": {"h11", "starlette", "uvicorn", "uvloop", "websockets"},
    "league": {"openskill", "uvicorn"},
    "terminal": {"rich", "textual"},
    "commands": {"cyclopts"},
    "__main__": {"cyclopts"},
}
ROW = re.compile(r"^\| `(\w+)` \| ((?:`\w+` ?)*)\|", re.MULTILINE)


def allowed() -> dict[str, set[str]]:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    return {name: set(re.findall(r"\w+", imports)) for name, imports in ROW.findall(text)}


def modules(path: Path) -> Iterator[str]:
    """Every module a file imports, by its full name."""
    here = (*path.relative_to(ROOT / "src").with_suffix("").parts,)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level] if node.level else ()
            module = ".".join((*base, *([node.module] if node.module else [])))
            yield from (f"{module}.{alias.name}" for alias in node.names)


def own(path: Path) -> set[str]:
    """The packages of ours that a file imports from."""
    parts = (module.split(".") for module in modules(path))
    return {part[1] for part in parts if part[0] == "jollyroger" and len(part) > 1}


FILES = sorted(PACKAGE.rglob("*.py"))
NAMES = {path: path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in FILES}


def test_the_table_of_imports_names_every_package() -> None:
    """A package that ARCHITECTURE.md does not list has no place in the flow."""
    packages = set(NAMES.values()) - {"__init__"}
    assert packages == set(allowed())


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_go_one_way(path: Path) -> None:
    """A file imports from its own package and from those the table allows."""
    name = NAMES[path]
    unlisted = {"__version__"}  # the package's own version is not a layer
    assert own(path) - {name} - unlisted <= allowed().get(name, set())


@pytest.mark.parametrize("name", sorted(set(NAMES.values())))
def test_every_library_has_its_place(name: str) -> None:
    """None is imported elsewhere, and none is allowed that nobody imports; `rules` has none."""
    tops = {
        module.partition(".")[0]
        for path in FILES
        if NAMES[path] == name
        for module in modules(path)
    }
    assert tops - {"jollyroger"} - sys.stdlib_module_names == LIBRARIES.get(name, set())


def test_the_rules_neither_read_clocks_nor_files_nor_generators() -> None:
    """No I/O, no clock, no hidden randomness in the rules core."""
    forbidden = {"random", "secrets", "time", "datetime", "os", "io", "pathlib", "socket", "sys"}
    for path in (path for path in FILES if NAMES[path] == "rules"):
        assert not {module.split(".")[0] for module in modules(path)} & forbidden, path


def test_games_never_import_each_other() -> None:
    """What two games share lives in the shared modules."""
    games = PACKAGE / "rules" / "games"
    for path in games.glob("[!_]*.py"):
        others = [m for m in modules(path) if m.startswith("jollyroger.rules.games.")]
        assert not others, path


def test_bots_have_no_door_but_the_view() -> None:
    """A bot module imports neither the table nor what decides, replays or records."""
    closed = ("table", "rules.replay", "rules.record", "rules.game.decide", "rules.chance")
    for path in (path for path in FILES if NAMES[path] == "bots"):
        for module in modules(path):
            assert not module.startswith(tuple(f"jollyroger.{name}" for name in closed)), path


def test_whatever_is_installed_with_us_is_imported() -> None:
    """Finding 23: uvloop was a dependency that nobody imported."""
    by_name = {"aiosqlite"}  # SQLAlchemy imports it, by the name in the database's address
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {re.split(r"[^\w.]", each)[0] for each in project["dependencies"]}
    tops = {module.partition(".")[0] for path in FILES for module in modules(path)}
    assert {each.partition(".")[0] for each in wanted - by_name} <= tops
