"""What must not be in the tree: addresses in lock files, long files, vague names."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
ADDRESS = re.compile(r"\w+://|^\s*-[-\w]*(index|find-links)|(^|\s)/\w+|@ ", re.MULTILINE)
VAGUE = {"util", "utils", "helper", "helpers", "manager", "handler", "common", "misc", "base"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_lock_files_hold_names_versions_and_hashes_only(lock: Path) -> None:
    """A lock file says what, not where from."""
    text = lock.read_text("utf-8")
    assert not ADDRESS.search(text)
    entries = [line for line in text.splitlines() if line and not line.startswith(" ")]
    assert entries
    assert all(re.match(r"[\w.-]+==[\w.]+", entry) for entry in entries)
    assert text.count("--hash=sha256:") >= len(entries)


def test_the_lock_file_of_the_web_client_does_so_too() -> None:
    """Every package it names has a version and a hash, and none an address."""
    text = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    packages = json.loads(text)["packages"]
    assert not re.search(r"\w+://|\"resolved\"", text)
    assert all("version" in held and "integrity" in held for name, held in packages.items() if name)


def test_the_page_is_built_with_what_a_player_installs() -> None:
    """`make play` leaves out what only tests need, so the build may not ask for it."""
    web = ROOT / "web"
    packages = json.loads((web / "package.json").read_text("utf-8"))["dependencies"]
    imported = re.findall(r'from "([^".][^"]*)"', (web / "vite.config.ts").read_text("utf-8"))
    assert "vite" in imported
    assert {name for name in imported if not name.startswith("node:")} <= packages.keys()


def test_the_address_check_can_fail() -> None:
    """The pattern above finds what it is there to find."""
    for line in ("--index-url x", "-i https://x", "a @ file:///x", "--find-links /opt"):
        assert ADDRESS.search(line), line


def test_no_module_has_a_vague_name() -> None:
    """Modules are nouns a player or a programmer knows."""
    stems = {path.stem for path in (ROOT / "src").rglob("*.py")}
    assert not stems & VAGUE


def test_source_files_stay_short() -> None:
    """At 400 lines, look for the seam."""
    for path in (ROOT / "src").rglob("*.py"):
        assert len(path.read_text("utf-8").splitlines()) <= 400, path
