"""No second server on one database, whatever it is called, and whatever became of the lock."""

import asyncio
import logging
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import event

from jollyroger.rules.refused import Refused
from jollyroger.store import Store, backup, restore
from jollyroger.store.address import address
from jollyroger.store.engine import make_engine
from jollyroger.store.server_lock import KEY, ServerLock
from store import servers
from store.afloat import create, lines, opened, run
from store.test_kill import appender
from store.test_troubles import cut
from waiting import PATIENCE, next_line, until

linux = pytest.mark.skipif(sys.platform != "linux", reason="only there the file itself is locked")
SECOND = (
    "import asyncio, sys; from jollyroger.store import Store; asyncio.run(Store.open(sys.argv[1]))"
)


@contextmanager
def in_use(file: Path) -> Iterator[None]:
    """Another process serves this file."""
    with appender(f"sqlite:///{file}", "a") as child:
        assert next_line(child, "the first line that was kept")
        yield


def refused(file: Path) -> str:
    with pytest.raises(Refused) as caught:
        run(f"sqlite:///{file}", read)
    return caught.value.code


async def read(store: Store) -> list[str]:
    return await store.read("a")


# A file


def test_a_link_to_a_database_in_use_is_no_way_in(file: Path, tmp_path: Path) -> None:
    """Finding 14: whatever a link is called and wherever it lies, it leads to the same lock."""
    with in_use(file):
        (tmp_path / "elsewhere").mkdir()
        for name in ("link.db", "elsewhere/link.db"):
            (tmp_path / name).symlink_to(file)
            assert refused(tmp_path / name) == "database_in_use"


@linux
@pytest.mark.parametrize("gone", ["moved", "removed", "replaced"])
def test_a_lock_file_that_is_gone_lets_nobody_in(file: Path, gone: str) -> None:
    """Finding 14: the database itself is locked, not only a file beside it."""
    with in_use(file):
        beside = Path(f"{file}.lock")
        beside.rename(beside.with_suffix(".away")) if gone == "moved" else beside.unlink()
        if gone == "replaced":
            beside.touch()
        assert refused(file) == "database_in_use"


@linux
def test_a_database_that_was_moved_while_in_use_is_still_in_use(file: Path, tmp_path: Path) -> None:
    """Neither under its new name nor under its old one."""
    with in_use(file):
        moved = file.rename(tmp_path / "moved.db")
        assert refused(moved) == "database_in_use"
        assert refused(file) == "database_in_use"


def test_a_database_with_two_names_is_refused(file: Path, tmp_path: Path) -> None:
    """Finding 14: each name would have a write-ahead log, and miss the moves in the other."""
    run(f"sqlite:///{file}", create_one)
    other = tmp_path / "other.db"
    other.hardlink_to(file)
    assert [refused(file), refused(other)] == ["database_linked", "database_linked"]
    other.unlink()
    assert run(f"sqlite:///{file}", read) == lines(1, 1)


def test_a_second_name_is_refused_while_the_first_is_in_use(file: Path, tmp_path: Path) -> None:
    """A hard link has a lock file of its own; it does not help."""
    with in_use(file):
        other = tmp_path / "other.db"
        other.hardlink_to(file)
        assert refused(other) in ("database_linked", "database_in_use")


async def create_one(store: Store) -> None:
    await create(store, "a")
    await store.append("a", 1, lines(1, 1), 2.0)


def test_a_link_is_followed_once(file: Path, tmp_path: Path) -> None:
    """A link that leads elsewhere during play changes nothing for the server that runs."""
    link = tmp_path / "link.db"
    link.symlink_to(file)

    async def test() -> None:
        async with opened(f"sqlite:///{link}") as store:
            await create_one(store)
            link.unlink()
            link.symlink_to(tmp_path / "other.db")
            await store.engine.dispose()
            await store.append("a", 2, lines(2, 2), 2.0)
            assert await store.read("a") == lines(1, 2)

    asyncio.run(test())
    assert run(f"sqlite:///{file}", read) == lines(1, 2)


@linux
def test_a_refused_try_in_the_same_process_costs_no_lock(file: Path) -> None:
    """To close a descriptor ends all locks that SQLite has on the file in that process."""
    url = f"sqlite:///{file}"

    async def test() -> None:
        async with opened(url) as store:
            await create_one(store)
            Path(f"{file}.lock").unlink()
            before = locks(file)
            assert before
            with pytest.raises(Refused, match="database_in_use"):
                await Store.open(url)
            assert locks(file) == before
            second = subprocess.run(
                [sys.executable, "-c", SECOND, url], capture_output=True, timeout=PATIENCE
            )
            assert b"database_in_use" in second.stderr

    asyncio.run(test())


def locks(file: Path) -> list[str]:
    """What this process holds on the file, as the kernel tells it."""
    held = [line.split() for line in Path("/proc/locks").read_text("utf-8").splitlines()]
    inode, me = str(file.stat().st_ino), str(os.getpid())
    return sorted(
        " ".join(words[1:4] + words[6:])
        for words in held
        if words[4] == me and words[5].rpartition(":")[2] == inode
    )


@linux
def test_servers_that_share_a_file_let_go_one_by_one(file: Path) -> None:
    """The first that closes does not take the lock from under the other."""
    url = f"sqlite:///{file}"

    async def test() -> None:
        async with opened(url, alone=False) as stays:
            async with opened(url, alone=False):
                pass
            Path(f"{file}.lock").unlink()
            with pytest.raises(Refused, match="database_in_use"):
                await Store.open(url)
            await create_one(stays)
        async with opened(url):
            pass

    asyncio.run(test())


def test_what_is_restored_through_a_link_lands_where_the_link_leads(
    file: Path, tmp_path: Path
) -> None:
    """The link stays a link, and the server that uses the file finds what was restored."""
    run(f"sqlite:///{file}", create_one)
    copy, link = tmp_path / "copy.db", tmp_path / "link.db"
    backup(f"sqlite:///{file}", copy)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DELETE FROM events")
    link.symlink_to(file)
    restore(copy, f"sqlite:///{link}")
    assert link.is_symlink()
    assert run(f"sqlite:///{file}", read) == lines(1, 1)


@linux
def test_nothing_is_restored_over_a_database_in_use(file: Path, tmp_path: Path) -> None:
    """Not even where its lock file is gone."""
    with in_use(file):
        backup(f"sqlite:///{file}", tmp_path / "copy.db")
        Path(f"{file}.lock").unlink()
        with pytest.raises(Refused, match="database_in_use"):
            restore(tmp_path / "copy.db", f"sqlite:///{file}")


# A server


@asynccontextmanager
async def watched(url: str, lost: Callable[[], None]) -> AsyncIterator[Store]:
    store = await Store.open(url, wait=0.0, lost=lost, every=0.01)
    try:
        yield store
    finally:
        await store.close()


def told(caplog: pytest.LogCaptureFixture, many: int) -> Callable[[], bool]:
    return lambda: len(caplog.records) >= many


def test_a_lock_whose_connection_was_cut_is_taken_again(caplog: pytest.LogCaptureFixture) -> None:
    """Finding 14: one line for the loss, one for the return, and no second server meanwhile."""
    stopped: list[str] = []

    async def test() -> None:
        async with watched(url, lambda: stopped.append("stop")) as store:
            for many in (2, 4):
                cut(store)
                await until(told(caplog, many))
                with pytest.raises(Refused, match="database_in_use"):
                    await Store.open(url)
            await create_one(store)
        async with opened(url):
            pass

    with servers.fresh_database() as url:
        asyncio.run(test())
    assert stopped == []
    assert [record.exc_info for record in caplog.records] == [None] * 4
    said = [record.getMessage() for record in caplog.records]
    assert [text.split()[-1] for text in said] == ["again", "again"] * 2
    assert ["lost" in text for text in said] == [True, False] * 2


def test_a_server_whose_database_went_to_another_is_told_to_stop(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Once, with one line that says why."""
    stopped: list[str] = []

    async def test() -> None:
        async with watched(url, lambda: stopped.append("stop")) as store:
            with unreachable(store):
                cut(store)
                other = psycopg.connect(url, autocommit=True)
                other.execute(f"SELECT pg_advisory_lock({KEY})")
            await until(lambda: bool(stopped))
            other.close()

    with servers.fresh_database() as url:
        asyncio.run(test())
    assert stopped == ["stop"]
    assert [(record.levelname, record.exc_info) for record in caplog.records] == [
        ("WARNING", None),
        ("ERROR", None),
    ]


def test_a_database_that_is_away_is_asked_again_and_again_in_silence(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """One line, however often it is tried; the lock is back when the database is."""

    async def test() -> None:
        async with watched(url, lambda: None) as store:
            with unreachable(store) as tries:
                cut(store)
                await until(lambda: len(tries) > 20)
                assert len(caplog.records) == 1
            await until(told(caplog, 2))
            with pytest.raises(Refused, match="database_in_use"):
                await Store.open(url)

    with servers.fresh_database() as url:
        asyncio.run(test())
    assert [(record.levelno, record.exc_info) for record in caplog.records] == [
        (logging.WARNING, None)
    ] * 2


@contextmanager
def unreachable(store: Store) -> Iterator[list[object]]:
    """This store gets no new connection; one entry for every try."""
    tries: list[object] = []

    def connecting(*given: object) -> None:
        tries.append(given)
        raise OSError("no route to host")

    event.listen(store.engine.sync_engine, "do_connect", connecting)
    yield tries
    event.remove(store.engine.sync_engine, "do_connect", connecting)


def test_a_session_that_lives_on_at_the_other_end_does_not_keep_its_lock() -> None:
    """A line that was cut is noticed here first; PostgreSQL may think the old session well."""

    async def test() -> None:
        engine = make_engine(address(url))
        mine, theirs = ServerLock(engine, True), ServerLock(engine, True)
        assert await mine.take()
        ghost, mine._connection = mine._connection, None
        assert ghost
        assert not await theirs.take()
        assert await mine.take()
        assert not await theirs.take()
        for lock in (mine, theirs):
            await lock.drop()
        await ghost.invalidate()
        await ghost.close()
        await engine.dispose()

    with servers.fresh_database() as url:
        asyncio.run(test())
