"""The audit finds loose locks, strange packages and known holes, and says when it could not ask."""

import json
import os
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

AUDIT = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "audit"))
HASH = f"--hash=sha256:{'0a' * 32}"
LOCK = f"""\
alpha-one==1.0 \\
    {HASH} \\
    {HASH}
beta==2.1 ; sys_platform == 'win32' \\
    {HASH}
"""
INSTALLED = {"alpha-one": "1.0", "pip": "9", "jollyroger": "0"}
PACKAGE = {"version": "1.0.0", "integrity": "sha512-x"}
NO_HOLES = {"dependencies": [{"name": "alpha-one", "version": "1.0", "vulns": []}]}
HOLE = {"name": "alpha-one", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": []}]}
SKIPPED = {"name": "alpha-one", "skip_reason": "Dependency not found"}
NPM_HOLE = {"gamma": {"name": "gamma", "severity": "high", "range": "<2"}}


class Told(NamedTuple):
    status: int
    lines: list[str]


class Yard:
    """A project with two lock files, and two tools on the path that say what a test likes."""

    def __init__(self, root: Path, told: Callable[[], str]) -> None:
        self.root = root
        self._told = told
        (root / "locks").mkdir()
        (root / "web").mkdir()
        (root / "bin").mkdir()
        self.lock(LOCK)
        self.packages(**{"node_modules/gamma": PACKAGE})
        self.tool("pip-audit", NO_HOLES)
        self.tool("npm", {"vulnerabilities": {}})

    def lock(self, text: str) -> None:
        (self.root / "locks" / "dev.txt").write_text(text)

    def packages(self, **packages: Any) -> None:
        plain = {"packages": {"": {"name": "web"}} | packages}
        (self.root / "web" / "package-lock.json").write_text(json.dumps(plain))

    def tool(self, name: str, says: Any = None, error: str = "", status: int = 0) -> None:
        """A program of that name: its answer, what it complains of, and its status."""
        (self.root / f"{name}.says").write_text("" if says is None else json.dumps(says))
        program = self.root / "bin" / name
        program.write_text(
            f"#!/bin/sh\necho \"$@\" > '{self.root}/{name}.asked'\n"
            f"cat '{self.root}/{name}.says'\necho '{error}' >&2\nexit {status}\n"
        )
        program.chmod(0o755)

    def asked(self, name: str) -> str:
        return (self.root / f"{name}.asked").read_text()

    def audit(self, installed: dict[str, str] = INSTALLED, patience: float = 60.0) -> Told:
        return Told(AUDIT["audit"](self.root, installed, patience), self._told().splitlines())


@pytest.fixture
def yard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Yard:
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}/usr/bin{os.pathsep}/bin")
    return Yard(tmp_path, lambda: capsys.readouterr().out)


def test_where_nothing_is_wrong_three_lines_say_so(yard: Yard) -> None:
    """Both tools were asked: for every lock file, and for what the page is made of."""
    assert yard.audit() == (
        0,
        [
            "Lock files and installed packages: as they should be.",
            "Advisories for Python packages: none.",
            "Advisories for npm packages: none.",
        ],
    )
    assert f"--requirement={yard.root / 'locks' / 'dev.txt'}" in yard.asked("pip-audit")
    assert "audit --omit=dev" in yard.asked("npm")


@pytest.mark.parametrize(
    "entry",
    [
        "alpha==1.0\n",
        f"alpha>=1.0 \\\n    {HASH}\n",
        f"alpha==1.* \\\n    {HASH}\n",
        f"alpha @ file:///opt/alpha.whl \\\n    {HASH}\n",
        f"alpha==1.0 ; python_version > '3' @ https://example.org \\\n    {HASH}\n",
        "alpha==1.0 \\\n    --hash=md5:00\n",
        "--index-url https://example.org\n",
        "-i https://example.org\n",
        "--find-links /opt\n",
        "-r other.txt\n",
    ],
)
def test_a_lock_line_that_is_no_version_with_hashes_is_a_fault(yard: Yard, entry: str) -> None:
    """One such line among good ones is enough."""
    yard.lock(LOCK + entry)
    status, lines = yard.audit()
    assert status == 1
    assert [line for line in lines if line.startswith("locks/dev.txt: ")]


def test_a_lock_file_without_a_line_is_a_fault(yard: Yard) -> None:
    """Nothing locked is not all locked."""
    yard.lock("")
    assert yard.audit({}).lines[0] == "locks/dev.txt: it is empty"


@pytest.mark.parametrize(
    ("held", "fault"),
    [
        ({"version": "1.0.0"}, "has no version with its hash"),
        (PACKAGE | {"hasInstallScript": True}, "runs a script when it is installed"),
        (PACKAGE | {"deprecated": "use another"}, "is deprecated"),
        (PACKAGE | {"resolved": "file:x"}, "it names an address"),
    ],
)
def test_a_package_of_the_page_that_should_not_be_there(
    yard: Yard, held: dict[str, Any], fault: str
) -> None:
    """Each kind of fault has its words."""
    yard.packages(**{"node_modules/gamma": held})
    status, lines = yard.audit()
    assert status == 1
    assert lines[0].startswith("web/package-lock.json: ")
    assert lines[0].endswith(fault)


def test_a_lock_file_of_the_page_that_is_no_json_is_a_fault(yard: Yard) -> None:
    """Half a file, as a bad merge leaves it."""
    (yard.root / "web" / "package-lock.json").write_text('{"packages": {')
    told = yard.audit()
    assert (told.status, told.lines[0]) == (1, "web/package-lock.json: it cannot be read")


@pytest.mark.parametrize(
    ("installed", "fault"),
    [
        ({"alpha-one": "1.1"}, "alpha-one 1.1 is installed, but no lock file names it"),
        (INSTALLED | {"delta": "1"}, "delta 1 is installed, but no lock file names it"),
        ({}, "alpha-one is locked, but not installed"),
    ],
)
def test_what_is_installed_is_what_is_locked(
    yard: Yard, installed: dict[str, str], fault: str
) -> None:
    """What is for other systems alone need not be here."""
    status, lines = yard.audit(installed)
    assert (status, lines[0]) == (1, fault)


def test_a_known_hole_in_a_python_package_fails(yard: Yard) -> None:
    """Also where the service did not answer for another package."""
    yard.tool("pip-audit", {"dependencies": [SKIPPED, HOLE]}, status=1)
    told = yard.audit()
    assert told.status == 1
    assert "Known hole in alpha-one 1.0: PYSEC-1" in told.lines


def test_a_known_hole_in_an_npm_package_fails(yard: Yard) -> None:
    """The name, the versions that have it, and how bad it is."""
    yard.tool("npm", {"vulnerabilities": NPM_HOLE}, status=1)
    told = yard.audit()
    assert told.status == 1
    assert "Known hole in gamma <2: high" in told.lines


@pytest.mark.parametrize(
    ("says", "error"),
    [
        (None, "requests.exceptions.ConnectionError: no route"),
        ({"dependencies": [SKIPPED]}, "No known vulnerabilities found"),
        ({"dependencies": []}, ""),
        ([], ""),
    ],
)
def test_no_answer_about_python_is_said_and_is_no_fault(yard: Yard, says: Any, error: str) -> None:
    """pip-audit ends with status 0 where it skipped every package: that is no all-clear."""
    yard.tool("pip-audit", says, error)
    told = yard.audit()
    assert told.status == 0
    assert told.lines[1].startswith("Advisories for Python packages could not be asked: ")


@pytest.mark.parametrize("says", [None, {"message": "405", "error": {}}, {"error": {}}])
def test_no_answer_about_npm_is_said_and_is_no_fault(yard: Yard, says: Any) -> None:
    """One line, with what npm said about it."""
    yard.tool("npm", says, "npm error audit endpoint returned an error", 1)
    told = yard.audit()
    assert told.status == 0
    assert told.lines[2].startswith("Advisories for npm packages could not be asked: ")


def test_a_tool_that_is_not_there_is_named(yard: Yard) -> None:
    """Without a network it could not be installed."""
    (yard.root / "bin" / "pip-audit").unlink()
    told = yard.audit()
    assert told.status == 0
    assert told.lines[1].endswith("could not be asked: pip-audit is not installed.")


def test_a_tool_that_does_not_come_back_is_left(yard: Yard) -> None:
    """A network that swallows everything must not hold up a build."""
    (yard.root / "bin" / "npm").write_text("#!/bin/sh\nexec sleep 60\n")
    told = yard.audit(patience=0.2)
    assert told.status == 0
    assert "npm took more than" in told.lines[2]
