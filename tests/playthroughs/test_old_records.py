"""Records that were once written: files here are added, never changed."""

import json
from pathlib import Path

import pytest

from jollyroger.rules.record import PLAIN, VERSION, Record, read, write
from jollyroger.rules.shelf import GAMES
from jollyroger.rules.state import Phase
from jollyroger.table.records import record_of
from jollyroger.table.settings import Settings
from jollyroger.table.verify import verify
from table.crew import under_way

RECORDS = Path(__file__).parent / "records"
SEED = 1718
KEPT = sorted(RECORDS.glob("*.jsonl"))


def a_record(id: str) -> Record:
    """Two people and a bot, with notes of where the deals came from."""
    return record_of(under_way(Settings(id, 3), seed=SEED).sail().table)


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_a_record_of_the_present_version(id: str, rewrite: bool) -> None:
    """A new version gets new files; `--rewrite-golden` writes only those that are missing."""
    path = RECORDS / f"v{VERSION}-{id}.jsonl"
    if rewrite and not path.exists():
        path.write_text(write(a_record(id)), encoding="utf-8")
    assert path.exists(), "run python -m pytest tests/playthroughs --rewrite-golden"


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_every_record_version_ever_written_stays_readable(path: Path) -> None:
    """Each file reads, every event of it passes the rules, and the game is over at its end."""
    kept = read(path.read_text(encoding="utf-8"))
    state = kept.state()
    assert state.phase is Phase.OVER
    assert len(state.sheet) == kept.load().rounds[len(kept.seats)]


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_record_of_a_version_still_written_is_written_as_it_was_read(path: Path) -> None:
    """The text of a version is fixed when its first record is written."""
    text = path.read_text(encoding="utf-8")
    assert json.loads(text.splitlines()[0])["version"] in (PLAIN, VERSION)
    assert write(read(text)) == text


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_what_a_record_proved_once_it_proves_for_ever(path: Path) -> None:
    """The bytes that fair dealing is made from never change.

    Version 1 knew nothing of it, and these games were shuffled in a way that is gone since:
    their seeds make other deals today, so they prove nothing."""
    verdict = verify(read(path.read_text(encoding="utf-8"))).verdict
    assert verdict == ("fair" if path.stem.startswith("v2") else "unproven")
