"""A page that was built with games of the tests in its box, and a server that has them too.

Nothing in web/ knows these games: the build makes the page's types and words anew."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path

from games.guests import guests, modules
from jollyroger.pad import tables
from jollyroger.wire import decks, schema
from jollyroger.words.catalogue import LANGUAGES
from needed import need
from web.quay import Quay, quay_of
from web.vitest import NPX, WEB

BUILDING = 300.0  # seconds for a build
TESTS = Path(__file__).parents[1]
WORKER = (sys.executable, str(TESTS / "web" / "guest_worker.py"))  # it has the same shelf
LOCALES = Path("src/jollyroger/words/locales")
SERVED = """
import sys
sys.path.insert(0, {tests!r})
from games.guests import modules
from jollyroger.rules.shelf import put
from jollyroger.words.catalogue import add

for guest in modules():
    put(guest.GAME)
    add(guest.GAME.id, guest.WORDS)
"""


def built_once(shared: Path) -> Path:
    """Every worker of a run serves the page that the first of them has built."""
    shared.mkdir(exist_ok=True)
    done = shared / "done"
    with (shared / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not done.exists():
            build(shared)
            done.touch()
    return shared / "page"


def build(folder: Path) -> None:
    """The page as `make web` builds it, from types and words that have the guests."""
    need(NPX and (WEB / "node_modules").exists(), "the web client is not installed: npm ci in web/")
    web, locales, page = folder / "web", folder / LOCALES, folder / "page"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to((WEB / "node_modules").resolve())
    shutil.copytree(WEB.parent / LOCALES, locales)
    (web / "src" / "wire.generated.ts").write_text(schema.typescript(), "utf-8")
    (web / "src" / "line" / "decks.generated.ts").write_text(decks.typescript(), "utf-8")
    (web / "src" / "pad" / "tables.generated.ts").write_text(tables.typescript(), "utf-8")
    for lang in LANGUAGES:
        (locales / lang / "games").mkdir(exist_ok=True)
    for guest in modules():
        for lang, words in guest.WORDS.items():
            (locales / lang / "games" / f"{guest.GAME.id}.ftl").write_text(words, "utf-8")
    command = [str(NPX), "vite", "build", "--outDir", str(page), "--logLevel", "warn"]
    run = subprocess.run(
        command, cwd=web, capture_output=True, text=True, check=False, timeout=BUILDING
    )
    assert run.returncode == 0, run.stdout + run.stderr


@contextmanager
def guests_quay(folder: Path, shared: Path) -> Iterator[Quay]:
    with guests():
        page = built_once(shared)
        served = SERVED.format(tests=str(TESTS))
        with quay_of(folder / "home", lie=served, page=page, worker=WORKER) as quay:
            yield quay
