"""The wheel, in an empty environment, plays and referees in four languages."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import asking
from needed import lack, need
from waiting import next_line

INSTALLING = 500.0  # seconds
ROOT = Path(__file__).parents[2]
PIP = ("-m", "pip", "--disable-pip-version-check", "install", "--quiet")


def run(*command: str | Path, typed: str = "", **environ: str) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, **environ},
        encoding="utf-8",
        timeout=INSTALLING,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def fetch(*command: str | Path) -> None:
    """What needs the package index may be missing on a train, but not in CI."""
    try:
        run(*command)
    except AssertionError as error:
        lack(f"the package index cannot be reached: {error}")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of a wheel built from this tree and installed beside nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    build = ("-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps")
    run(sys.executable, *build, "--no-build-isolation", "--wheel-dir", folder, ROOT)
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv" / "bin" / "python"
    fetch(python, *PIP, "--require-hashes", "-r", ROOT / "locks" / "play.txt")
    (wheel,) = folder.glob("*.whl")
    run(python, *PIP, "--no-deps", wheel)
    return folder / "venv" / "bin" / "jollyroger"


@pytest.mark.parametrize(
    ("lang", "trick"),
    [
        ("en", "yellow 2 black 1"),
        ("de", "Gelb 2 Schwarz 1"),
        ("fr", "jaune 2 noir 1"),
        ("it", "giallo 2 nero 1"),
    ],
)
def test_the_wheel_referees_and_plays(
    installed: Path, tmp_path: Path, lang: str, trick: str
) -> None:
    """No file of the source tree is needed to play or to settle an argument."""
    said = run(installed, "referee", "skull_king", *trick.split(), "--lang", lang)
    assert "(SK14)" in said
    played = run(
        installed, "play", "--plain", "--lang", lang, typed="0\n", XDG_DATA_HOME=str(tmp_path)
    )
    assert played.count("\n") > 4


def test_the_wheel_carries_the_page(installed: Path, tmp_path: Path) -> None:
    """A player needs Python alone; the page was built before."""
    built = ROOT / "src" / "jollyroger" / "server" / "page" / "index.html"
    need(built.exists(), "the page has not been built: make web")
    with subprocess.Popen(
        [installed, "--port", "0", "--no-show"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
    ) as server:
        page = asking.get(next_line(server, "where the page is").strip())
        server.terminate()
    assert page.status_code == 200
    assert "/assets/" in page.text
