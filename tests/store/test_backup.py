"""A copy while people play, and the way back."""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from jollyroger.rules.refused import Refused
from jollyroger.store import Store, backup, backup_into, restore
from store.afloat import create, lines, numbered, run
from store.test_kill import appender
from waiting import next_line


async def write(store: Store) -> None:
    await create(store, "a")
    await store.append("a", 1, lines(1, 3), 2.0)


async def more(store: Store) -> None:
    await store.append("a", 4, lines(4, 9), 3.0)


async def read(store: Store) -> list[str]:
    return await store.read("a")


@pytest.fixture
def address(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "copy.db"


def test_a_copy_made_while_a_server_writes_is_whole(address: str, tmp_path: Path) -> None:
    """Each copy holds what was acknowledged before it, without a gap, and opens by itself."""
    with appender(address, "a") as child:
        assert child.stdout
        for number in range(5):
            told = int(next_line(child, "the next line that was kept").split()[1])
            copy = tmp_path / f"copy-{number}.db"
            backup(address, copy)
            kept = numbered(run(f"sqlite:///{copy}", read))
            assert kept == list(range(1, len(kept) + 1))
            assert len(kept) >= told


def test_a_copy_is_one_file_that_only_its_owner_reads(address: str, target: Path) -> None:
    """Nothing beside it is needed, and the log is nobody else's."""
    run(address, write)
    backup(address, target)
    assert [path.name for path in target.parent.glob("copy*")] == ["copy.db"]
    assert target.stat().st_mode & 0o777 == 0o600


def test_restoring_brings_back_what_was_and_keeps_what_is(address: str, target: Path) -> None:
    """Nobody loses a game to a mistyped restore."""
    run(address, write)
    backup(address, target)
    run(address, more)
    kept = restore(target, address)
    assert run(address, read) == lines(1, 3)
    assert kept
    assert run(f"sqlite:///{kept}", read) == lines(1, 9)
    again = restore(kept, address)
    assert again not in (None, kept)
    assert run(address, read) == lines(1, 9)


def test_restoring_where_nothing_was_just_puts_it_there(address: str, target: Path) -> None:
    """A new machine has no old database to keep."""
    run(address, write)
    backup(address, target)
    elsewhere = f"sqlite:///{target.with_name('elsewhere.db')}"
    assert restore(target, elsewhere) is None
    assert run(elsewhere, read) == lines(1, 3)


def test_a_damaged_database_is_kept_byte_for_byte(address: str, file: Path, target: Path) -> None:
    """It is what people restore for, and somebody may still rescue it."""
    run(address, write)
    backup(address, target)
    file.write_bytes(b"water in the hold " * 300)
    kept = restore(target, address)
    assert kept
    assert kept.read_bytes() == b"water in the hold " * 300
    assert run(address, read) == lines(1, 3)


def test_moves_a_killed_server_left_in_its_log_are_kept(address: str, target: Path) -> None:
    """What is set aside is complete, the write-ahead log with it."""
    run(address, write)
    backup(address, target)
    with appender(address, "a") as child:
        told = int(next_line(child, "the first line that was kept").split()[1])
    kept = restore(target, address)
    assert len(run(f"sqlite:///{kept}", read)) >= told > 3


def test_a_database_in_use_is_not_overwritten(address: str, target: Path) -> None:
    """Stop the server first."""
    run(address, write)
    backup(address, target)
    with appender(address, "a") as child:
        assert next_line(child, "the first line that was kept")
        with pytest.raises(Refused, match="database_in_use"):
            restore(target, address)
    assert len(run(address, read)) > 3


def test_a_copy_overwrites_nothing(address: str, file: Path, target: Path) -> None:
    """Neither another file nor the database itself."""
    run(address, write)
    target.write_text("Dear diary", "utf-8")
    for taken in (target, file):
        with pytest.raises(Refused, match="backup_exists"):
            backup(address, taken)
    assert target.read_text("utf-8") == "Dear diary"
    assert run(address, read) == lines(1, 3)


def test_a_copy_that_cannot_be_read_is_not_restored(address: str, target: Path) -> None:
    """A missing, a foreign, a newer and a damaged copy change nothing."""
    run(address, write)
    with pytest.raises(Refused, match="no_such_file"):
        restore(target, address)
    target.write_text("Dear diary, " * 400, "utf-8")
    with pytest.raises(Refused, match="copy_unreadable") as refused:
        restore(target, address)
    assert refused.value.facts == {"file": str(target), "cause": "file is not a database"}
    target.unlink()
    backup(address, target)
    with closing(sqlite3.connect(target)) as copy:
        copy.execute("UPDATE alembic_version SET version_num = '9999'")
        copy.commit()
    with pytest.raises(Refused, match="database_newer"):
        restore(target, address)
    with closing(sqlite3.connect(target)) as copy:
        copy.execute("DELETE FROM alembic_version")
        copy.commit()
    with pytest.raises(Refused, match="copy_unreadable"):
        restore(target, address)
    with closing(sqlite3.connect(target)) as copy:
        copy.execute("DROP TABLE alembic_version")
    with pytest.raises(Refused, match="copy_unreadable"):
        restore(target, address)
    assert run(address, read) == lines(1, 3)


def test_a_copy_of_nothing_or_to_nowhere_is_refused(address: str, target: Path) -> None:
    """A name mistyped makes no empty database and no empty copy."""
    with pytest.raises(Refused, match="no_such_file"):
        backup(address, target)
    run(address, write)
    with pytest.raises(Refused, match="cannot_write"):
        backup(address, target / "missing" / "copy.db")
    with pytest.raises(Refused, match="cannot_write"):
        restore(target.with_name("log.db"), f"sqlite:///{target}/missing/log.db")


def test_a_damaged_database_is_not_copied(address: str, file: Path, target: Path) -> None:
    """What is wrong with it is told; it is the database, and no copy."""
    file.write_bytes(b"water in the hold " * 300)
    with pytest.raises(Refused, match="database_unreadable") as refused:
        backup(address, target)
    assert refused.value.facts == {"url": str(file), "cause": "file is not a database"}


@pytest.mark.skipif(os.name != "posix", reason="files have no owner and mode of this kind")
def test_what_is_restored_belongs_to_who_it_belonged_to(address: str, file: Path) -> None:
    """Finding M1: root restored, and the service could not open its own database any more.

    Only root can give files away; for others what they restore is theirs."""
    run(address, write)
    copy = file.with_name("copy.db")
    backup(address, copy)
    other = 65_534 if os.geteuid() == 0 else os.geteuid()
    os.chown(file, other, -1)
    file.chmod(0o640)
    Path(f"{file}.lock").unlink()
    kept = restore(copy, address)
    assert kept
    assert [path.stat().st_uid for path in (file, kept, Path(f"{file}.lock"))] == [other] * 3
    assert file.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(os.name != "posix", reason="files have no owner and mode of this kind")
def test_where_nothing_was_the_folder_says_whose_it_is(address: str, tmp_path: Path) -> None:
    """A new machine, restored by root into the folder of the service."""
    run(address, write)
    copy, home = tmp_path / "copy.db", tmp_path / "home"
    backup(address, copy)
    home.mkdir()
    other = 65_534 if os.geteuid() == 0 else os.geteuid()
    os.chown(home, other, -1)
    restore(copy, f"sqlite:///{home}/log.db")
    assert {path.name: path.stat().st_uid for path in home.iterdir()} == {
        "log.db": other,
        "log.db.lock": other,
    }
    assert (home / "log.db").stat().st_mode & 0o777 == 0o600


# Again and again


def test_a_folder_keeps_the_newest_copies(address: str, tmp_path: Path) -> None:
    """Older ones go, and what is not ours stays, however it is called."""
    run(address, write)
    folder = tmp_path / "copies"
    folder.mkdir()
    others = ["jollyroger-old.sqlite", "jollyroger-20260101T000000Z.sqlite.gz", "signing.key"]
    for name in others:
        (folder / name).touch()
    made = [backup_into(address, folder, 2, moment(day)) for day in (3, 1, 2, 4)]
    assert {path.name for path in folder.iterdir()} == {*others, made[0].name, made[3].name}
    assert made[3].name == "jollyroger-20261104T042000Z.sqlite"
    assert run(f"sqlite:///{made[3]}", read) == lines(1, 3)


def test_no_copy_goes_when_the_new_one_was_not_made(
    address: str, file: Path, tmp_path: Path
) -> None:
    """A database that cannot be read does not cost the copies that could."""
    run(address, write)
    folder = tmp_path / "copies"
    for day in (1, 2):
        backup_into(address, folder, 5, moment(day))
    file.write_bytes(b"water in the hold " * 300)
    with pytest.raises(Refused, match="database_unreadable"):
        backup_into(address, folder, 1, moment(3))
    assert len([*folder.iterdir()]) == 2
    with pytest.raises(Refused, match="cannot_write"):
        backup_into(address, file, 1, moment(3))


def moment(day: int) -> datetime:
    return datetime(2026, 11, day, 4, 20, tzinfo=UTC)


def test_a_server_is_left_to_its_own_tools(target: Path) -> None:
    """PostgreSQL brings pg_dump, which does this better."""
    with pytest.raises(Refused, match="backup_by_pg_dump"):
        backup("postgresql://sea/log", target)
    with pytest.raises(Refused, match="backup_by_pg_dump"):
        restore(target, "postgresql://sea/log")
