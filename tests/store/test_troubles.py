"""Full disks, read-only databases, lost servers: one trouble each, and afterwards all goes on."""

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from jollyroger.store import Store, Trouble, Unkept, Unread
from store import servers
from store.afloat import create, lines, opened, outcomes, run
from waiting import PATIENCE, until

CRAMPED = Path(__file__).with_name("cramped.py")


def read_only(store: Store, on: bool) -> None:
    """As if the host had switched it: connections that are open feel it too."""
    if store.engine.dialect.name == "postgresql":
        url, name = servers.running(), store.engine.url.database
        servers.execute(url, f"ALTER DATABASE {name} SET default_transaction_read_only = {on}")
        cut(store)
        return
    word = "ON" if on else "OFF"

    def checked_out(connection: Any, *_: object) -> None:
        connection.cursor().execute(f"PRAGMA query_only = {word}")

    event.listen(store.engine.sync_engine, "checkout", checked_out)


def cut(store: Store) -> None:
    """Every connection to this database ends, whoever has it."""
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"
    servers.execute(servers.running(), end.format(store.engine.url.database))


async def trouble(work: Callable[[], Any]) -> type[Trouble]:
    with pytest.raises(Trouble) as caught:
        await work()
    return caught.type


def test_a_database_that_turns_read_only_keeps_nothing_and_loses_nothing(url: str) -> None:
    """Certainly nothing was written; the log is still read, and writing works again by itself."""

    async def test(store: Store) -> None:
        await create(store, "a", "b")
        await store.append("a", 1, lines(1, 1), 2.0)
        await store.ready()
        read_only(store, True)
        tried = [store.append(id, seq, lines(2, 2), 2.0) for id, seq in (("a", 2), ("b", 1))]
        assert await outcomes(*tried, store.greet("g", "Anne", 2.0)) == [Unkept] * 3
        assert await trouble(store.ready) is Unkept
        assert await store.read("a") == lines(1, 1)
        read_only(store, False)
        await store.ready()
        await store.append("a", 2, lines(2, 2), 3.0)
        assert await store.read("a") == lines(1, 2)

    run(url, test)


def test_a_server_that_is_away_is_told_in_one_trouble_and_found_again() -> None:
    """Nothing can begin, so nothing was written; a queue does not try each by itself."""

    async def test(store: Store) -> None:
        await create(store, "a", "b")
        with away(store) as tries:
            tried = [store.append(id, 1, lines(1, 1), 2.0) for id in ("a", "b")]
            assert await outcomes(*tried) == [Unkept, Unkept]
            assert len(tries) == 1
            assert await trouble(store.ready) is Unkept
            assert await trouble(lambda: store.read("a")) is Unread
            assert await trouble(lambda: store.find("a")) is Unread
            assert await trouble(lambda: store.guest("g")) is Unread
        await store.append("a", 1, lines(1, 1), 2.0)
        assert await store.read("a") == lines(1, 1)

    with servers.fresh_database() as url:
        run(url, test)


@contextmanager
def away(store: Store) -> Iterator[list[object]]:
    """No connection is left and no new one is let in; one entry for every try."""
    name, tries = store.engine.url.database, list[object]()
    servers.execute(servers.running(), f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    cut(store)

    def connecting(*given: object) -> None:
        tries.append(given)

    event.listen(store.engine.sync_engine, "do_connect", connecting)
    yield tries
    event.remove(store.engine.sync_engine, "do_connect", connecting)
    servers.execute(servers.running(), f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def is_away(store: Store) -> bool:
    return store.is_away


def test_a_loss_is_one_line_and_so_is_the_return(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Finding M6: 19 lines in 9 s. Whether anybody writes meanwhile or not, it is found again."""

    async def test() -> None:
        store = await Store.open(url, wait=0.0, every=0.01)
        await create(store, "a")
        assert not is_away(store)
        with troubled(store):
            for _ in range(5):
                tried = store.append("a", 1, lines(1, 1), 2.0), store.greet("g", "Anne", 2.0)
                assert await outcomes(*tried) == [Unkept, Unkept]
            assert is_away(store)
            assert len(warnings(caplog)) == 1
        await until(lambda: not is_away(store))
        await until(lambda: len(warnings(caplog)) >= 2)
        await store.append("a", 1, lines(1, 1), 2.0)
        await store.close()

    asyncio.run(test())
    loss, found = warnings(caplog)
    assert ("does not answer: " in loss or "is lost" in loss, found) == (
        True,
        "the database answers again",
    )
    assert not [record for record in caplog.records if record.exc_info]


@contextmanager
def troubled(store: Store) -> Iterator[None]:
    """Nothing is kept: a server is away, a file is read-only."""
    if store.engine.dialect.name == "postgresql":
        with away(store):
            yield
        return
    read_only(store, True)
    yield
    read_only(store, False)


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.levelname == "WARNING"]


def test_a_server_that_goes_away_within_a_batch_is_not_asked_for_each(url: str) -> None:
    """The first that cannot begin speaks for those behind it, and nobody is left waiting."""

    async def test(store: Store) -> None:
        many = [f"t{number}" for number in range(20)]
        await create(store, *many)
        begun = list[object]()

        def begin(connection: object) -> None:
            begun.append(connection)
            if len(begun) > 1:
                raise OSError("gone")

        broken = store.append(many[0], 1, ["half a character: \ud83c"], 2.0)
        asked = [store.append(id, 1, lines(1, 1), 2.0) for id in many[1:]]
        event.listen(store.engine.sync_engine, "begin", begin)
        assert set(await outcomes(broken, *asked)) == {Unkept}
        assert len(begun) == 2
        event.remove(store.engine.sync_engine, "begin", begin)
        await store.append(many[1], 1, lines(1, 1), 2.0)

    run(url, test)


def test_a_full_disk_is_not_ready_and_loses_nothing(file: Path) -> None:
    """Finding 22: what was kept is there, what was not is told, and with room all goes on."""
    url = f"sqlite:///{file}"
    command = [sys.executable, str(CRAMPED), url, str(500_000)]
    ran = subprocess.run(command, check=True, capture_output=True, text=True, timeout=4 * PATIENCE)
    told = ran.stdout.splitlines()
    kept = [int(line.split()[1]) for line in told if line.startswith("kept")]
    rest = [line for line in told if not line.startswith("kept")]
    assert rest == ["ready", "not kept Unwritten", "not ready Unwritten", "ready"]
    assert len(kept) > 10

    async def test(store: Store) -> None:
        numbers = [line.split()[0] for line in await store.read("a")]
        assert len(numbers) == kept[-1]
        assert numbers == [*map(str, range(1, kept[-1])), "room"]

    run(url, test)


def test_a_disk_with_hardly_any_room_is_not_ready(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite may still find room in files it has, but not for long."""

    async def test(store: Store) -> None:
        full = shutil.disk_usage(file.parent)._replace(free=4096)
        with monkeypatch.context() as patched:
            patched.setattr(shutil, "disk_usage", lambda _: full)
            assert await trouble(store.ready) is Unkept
        await store.ready()

    run(f"sqlite:///{file}", test)


def test_being_ready_is_a_change_that_is_committed(url: str) -> None:
    """Each time another one, for a database does not write what is there already."""

    async def turned(store: Store) -> object:
        async with store.engine.connect() as connection:
            return (await connection.exec_driver_sql("SELECT turned FROM probe")).scalar()

    async def test() -> None:
        seen = []
        for _ in range(3):
            async with opened(url) as store:
                await store.ready()
            async with opened(url) as store:
                seen.append(bool(await turned(store)))
        assert seen == [True, False, True]

    asyncio.run(test())
