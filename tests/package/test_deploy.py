"""What hosts copy: units whose commands exist, and a wheel that needs no developer's tools."""

import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from jollyroger.commands import hosts
from jollyroger.commands.program import app
from needed import need
from waiting import PATIENCE

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PROGRAM = "/opt/jollyroger/bin/jollyroger"
UNITS = sorted(DEPLOY.glob("jollyroger*"))


@pytest.mark.parametrize(
    ("unit", "command"),
    [
        ("jollyroger.service", hosts.serve_tables),
        ("jollyroger-backup.service", hosts.backup),
    ],
)
def test_a_unit_calls_a_command_with_options_that_exist(unit: str, command: object) -> None:
    (line,) = re.findall(r"^ExecStart=(.*)$", (DEPLOY / unit).read_text("utf-8"), re.MULTILINE)
    program, *given = shlex.split(line)
    assert program == PROGRAM
    found, _, _ = app.parse_args(given, exit_on_error=False, print_error=False)
    assert found is command


def test_the_servers_unit_asks_for_open_files() -> None:
    """Finding 2: systemd gives 1,024 to whoever does not ask, and 1,100 half requests had them."""
    unit = (DEPLOY / "jollyroger.service").read_text("utf-8")
    (files,) = re.findall(r"^LimitNOFILE=(\d+)$", unit, re.MULTILINE)
    assert int(files) >= 65_536


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    """With a program that is there; the user need not be."""
    need(shutil.which("systemd-analyze"), "there is no systemd here")
    for unit in UNITS:
        text = unit.read_text("utf-8").replace(PROGRAM, "/bin/true")
        (tmp_path / unit.name).write_text(text, "utf-8")
    for unit in UNITS:
        command = ["systemd-analyze", "verify", str(tmp_path / unit.name)]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        said = [line for line in ran.stderr.splitlines() if "jollyroger" in line]
        assert (ran.returncode, said) == (0, [])


def test_the_wheel_is_built_without_the_tools_of_developers() -> None:
    """Finding L3: five minutes for JAX, OpenSpiel and a browser that no wheel needs."""
    command = ["make", "--dry-run", "--always-make", "wheel"]
    ran = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    assert "locks/play.txt" in ran.stdout
    assert "locks/dev.txt" not in ran.stdout
    assert "hatchling==" in (ROOT / "locks" / "play.txt").read_text("utf-8")


def test_every_python_that_is_tested_is_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = [each.rpartition(" ")[2] for each in project["classifiers"] if "Python :: 3." in each]
    assert named[0] == project["requires-python"].removeprefix(">=")
    assert "Intended Audience :: Science/Research" in project["classifiers"]


def test_a_container_that_nobody_has_built_says_so() -> None:
    """On its usual base; whoever does that takes the word out in both places."""
    untried = "# UNTRIED" in (DEPLOY / "Containerfile").read_text("utf-8")
    assert untried == ("**Untried**" in (ROOT / "docs" / "hosting.md").read_text("utf-8"))
