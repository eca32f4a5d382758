"""What must not be in the tree: addresses in lock files, long files, vague names."""

import json
import re
import runpy
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
AUDIT = runpy.run_path(str(ROOT / "scripts" / "audit"))
VAGUE = {"util", "utils", "helper", "helpers", "manager", "handler", "common", "misc", "base"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_lock_files_hold_names_versions_and_hashes_only(lock: Path) -> None:
    """A lock file says what, not where from."""
    assert not [*AUDIT["faults_of_lock"](lock.read_text("utf-8"))]


def test_the_lock_file_of_the_web_client_does_so_too() -> None:
    """No address either, and no package that runs a script or was given up."""
    text = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert not [*AUDIT["faults_of_packages"](text)]


def test_the_page_is_built_with_what_a_player_installs() -> None:
    """`make play` leaves out what only tests need, so the build may not ask for it."""
    web = ROOT / "web"
    packages = json.loads((web / "package.json").read_text("utf-8"))["dependencies"]
    imported = re.findall(r'from "([^".][^"]*)"', (web / "vite.config.ts").read_text("utf-8"))
    assert "vite" in imported
    assert {name for name in imported if not name.startswith("node:")} <= packages.keys()


def test_every_program_without_a_suffix_is_read_for_its_types_too() -> None:
    """mypy finds the others by themselves."""
    files = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]["files"]
    bare = [path for path in (ROOT / "scripts").iterdir() if path.is_file() and not path.suffix]
    ours = [path for path in bare if "python" in path.read_text("utf-8").partition("\n")[0]]
    assert ours
    assert {f"scripts/{path.name}" for path in ours} <= {*files}


def test_no_module_has_a_vague_name() -> None:
    """Modules are nouns a player or a programmer knows."""
    stems = {path.stem for path in (ROOT / "src").rglob("*.py")}
    assert not stems & VAGUE


def test_source_files_stay_short() -> None:
    """At 400 lines, look for the seam."""
    assert not _long((ROOT / "src").rglob("*.py"))


def test_test_files_stay_short() -> None:
    """Those of the page too."""
    ours, pages = (ROOT / "tests").rglob("*.py"), (ROOT / "web" / "tests").rglob("*.ts")
    assert not _long([*ours, *pages])


def _long(paths: Iterable[Path]) -> list[Path]:
    return [path for path in paths if len(path.read_text("utf-8").splitlines()) > 400]
