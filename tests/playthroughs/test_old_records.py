"""Records that were once written: files here are added, and changed only by name.

`--rewrite-record GAME` is for a game whose rules are still being made: it writes its record of the
present version anew. What somebody may have kept must be read for ever."""

import json
from itertools import count
from pathlib import Path

import pytest

from jollyroger.rules.record import VERSION, Record, read, write
from jollyroger.rules.refused import Refused
from jollyroger.rules.shelf import GAMES
from jollyroger.rules.state import Phase
from jollyroger.table.records import record_of
from jollyroger.table.settings import Settings
from jollyroger.table.verify import verify
from shelf import players
from table.crew import under_way

RECORDS = Path(__file__).parent / "records"
SEED = 1718
KEPT = sorted(RECORDS.glob("*.jsonl"))
HOW = (
    "{} was written by other rules; where nobody has played this game yet: "
    "python -m pytest tests/playthroughs --rewrite-record {}"
)


def a_record(id: str) -> Record:
    """Two people and a bot, with notes of where the deals came from, and whatever else there is."""
    three = Settings(id, players(GAMES[id]))
    games = (under_way(three, seed=seed).sail().table for seed in count(SEED))
    return next(kept for kept in map(record_of, games) if version_of(write(kept)) == VERSION)


def version_of(text: str) -> int:
    return int(json.loads(text.splitlines()[0])["version"])


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_a_record_of_the_present_version(
    id: str, rewrite: bool, rewritten_records: list[str]
) -> None:
    """A new version gets new files; `--rewrite-golden` writes only those that are missing."""
    path = RECORDS / f"v{VERSION}-{id}.jsonl"
    if id in rewritten_records or (rewrite and not path.exists()):
        path.write_text(write(a_record(id)), encoding="utf-8")
    assert path.exists(), f"no record of {id}: python -m pytest tests/playthroughs --rewrite-golden"


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_every_record_version_ever_written_stays_readable(path: Path) -> None:
    """Each file reads, every event of it passes the rules, and the game is over at its end."""
    kept = read(path.read_text(encoding="utf-8"))
    try:
        state = kept.state()
    except Refused as refused:
        raise AssertionError(HOW.format(path.name, kept.game)) from refused
    assert state.phase is Phase.OVER
    assert len(state.sheet) == kept.load().rounds[len(kept.seats)]


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_record_of_a_version_still_written_is_written_as_it_was_read(path: Path) -> None:
    """The text of a version is fixed when its first record is written."""
    text = path.read_text(encoding="utf-8")
    assert version_of(text) == int(path.stem[1])
    assert write(read(text)) == text


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_what_a_record_proved_once_it_proves_for_ever(path: Path) -> None:
    """The bytes that fair dealing is made from never change.

    Version 1 knew nothing of it, and these games were shuffled in a way that is gone since:
    their seeds make other deals today, so they prove nothing."""
    verdict = verify(read(path.read_text(encoding="utf-8"))).verdict
    assert verdict == ("unproven" if path.stem.startswith("v1") else "fair")
