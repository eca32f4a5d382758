"""Many appends, one commit; and the trouble of one is nobody else's."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from traceback import format_exception
from uuid import uuid4

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from jollyroger.store import Missing, Overtaken, Store, Taken, Unkept, Unwritten
from store import servers
from store.afloat import create, lines, opened, outcomes, run

MANY = [f"t{number}" for number in range(40)]


@contextmanager
def commits(store: Store) -> Iterator[list[object]]:
    """One entry for every commit while the block runs."""
    seen: list[object] = []

    def committed(connection: object) -> None:
        seen.append(connection)

    event.listen(store.engine.sync_engine, "commit", committed)
    yield seen
    event.remove(store.engine.sync_engine, "commit", committed)


def test_appends_of_many_tables_are_one_commit(url: str) -> None:
    """What is asked together is waited for once."""

    async def test(store: Store) -> None:
        await create(store, *MANY)
        with commits(store) as seen:
            await asyncio.gather(*(store.append(id, 1, lines(1, 2), 2.0) for id in MANY))
        assert len(seen) == 1
        for id in MANY:
            assert await store.read(id) == lines(1, 2)

    run(url, test)


def test_a_long_queue_is_several_commits(url: str) -> None:
    """Nobody waits for an endless batch."""

    async def test(store: Store) -> None:
        await create(store, *MANY)
        with commits(store) as seen:
            asked = (store.append(id, seq, ["x"], 2.0) for seq in range(1, 31) for id in MANY)
            assert set(await outcomes(*asked)) == {None}
        assert len(seen) == 3

    run(url, test)


def test_trouble_in_a_batch_harms_nobody_else(url: str) -> None:
    """Doubles, tables that are gone and names that are taken fail alone, in the same commit."""

    async def test(store: Store) -> None:
        await create(store, "a", "b")
        await store.append("a", 1, lines(1, 1), 2.0)
        with commits(store) as seen:
            tried = (
                store.append("b", 1, lines(1, 1), 2.0),
                store.append("a", 1, ["double"], 2.0),
                store.append("nowhere", 1, ["lost"], 2.0),
                store.create("c", "code-a", "{}", True, 2.0),
                store.create("a", "code-c", "{}", True, 2.0),
                store.create("d", "code-d", "{}", True, 2.0),
                store.append("a", 2, lines(2, 2), 2.0),
            )
            expected = [None, Overtaken, Missing, Taken, Taken, None, None]
            assert await outcomes(*tried) == expected
        assert len(seen) == 1
        assert await store.read("a") == lines(1, 2)
        assert await store.read("b") == lines(1, 1)
        assert await store.find("c") is None

    run(url, test)


def test_a_line_that_cannot_be_written_harms_nobody_else(url: str) -> None:
    """When a statement fails, each of the batch tries again alone."""

    async def test(store: Store) -> None:
        await create(store, *MANY)
        asked = [store.append(id, 1, lines(1, 1), 2.0) for id in MANY[1:]]
        broken = store.append(MANY[0], 1, ["half a character: \ud83c"], 2.0)
        assert await outcomes(*asked, broken) == [None] * len(asked) + [Unkept]
        for id in MANY[1:]:
            assert await store.read(id) == lines(1, 1)
        await store.append(MANY[0], 1, lines(1, 1), 2.0)

    run(url, test)


def test_an_error_shows_no_line(url: str) -> None:
    """What goes wrong may be logged, and a line may hold a hand."""
    hand = uuid4().hex

    async def test(store: Store) -> None:
        await create(store, "a")
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("INSERT INTO events VALUES ('a', 1, 'theirs')")
        with pytest.raises(Overtaken) as caught:
            await store.append("a", 1, [hand], 2.0)
        shown = "".join(format_exception(caught.value))
        assert "INSERT INTO events" in shown
        assert hand not in shown

    run(url, test)


def test_connections_that_were_cut_are_made_again() -> None:
    """A database server that restarts costs nobody a move."""

    async def test(store: Store) -> None:
        await create(store, *MANY)
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"
        servers.execute(servers.running(), cut.format(store.engine.url.database))
        await asyncio.gather(*(store.append(id, 1, lines(1, 1), 2.0) for id in MANY))
        assert await store.read(MANY[0]) == lines(1, 1)

    with servers.fresh_database() as url:
        run(url, test)


def test_a_commit_that_fails_is_told_and_the_next_one_works(url: str) -> None:
    """Nobody is told that a line is kept when the database did not say so."""

    def fail(_: object) -> None:
        raise OperationalError("COMMIT", {}, Exception("the disk is full"))

    async def test(store: Store) -> None:
        await create(store, "a", "b")
        event.listen(store.engine.sync_engine, "commit", fail)
        tried = [store.append(id, 1, lines(1, 1), 2.0) for id in ("a", "b")]
        assert await outcomes(*tried) == [Unwritten, Unwritten]
        event.remove(store.engine.sync_engine, "commit", fail)
        assert await store.read("a") == []
        await store.append("a", 1, lines(1, 1), 2.0)
        assert await store.read("a") == lines(1, 1)

    run(url, test)


def test_whoever_stops_waiting_stops_nobody(url: str) -> None:
    """A cancelled caller leaves the writer and the others as they were."""

    async def test(store: Store) -> None:
        await create(store, "a", "b")
        gone = asyncio.create_task(store.append("a", 1, ["gone"], 2.0))
        stays = asyncio.create_task(store.append("b", 1, lines(1, 1), 2.0))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        assert await store.read("a") == []
        assert await store.read("b") == lines(1, 1)

    run(url, test)


def test_closing_writes_what_was_asked_and_takes_no_more(url: str) -> None:
    """A clean stop loses nothing, and nothing is accepted that would be lost."""

    async def test() -> None:
        async with opened(url, wait=0.05) as store:
            asked = [asyncio.create_task(create(store, id)) for id in ("a", "b")]
            await asyncio.sleep(0)
            closing = asyncio.create_task(store.close())
            await asyncio.gather(*asked)
            await closing
            with pytest.raises(Unkept):
                await store.append("a", 1, lines(1, 1), 2.0)

    asyncio.run(test())

    async def kept(store: Store) -> None:
        assert await store.find("a")
        assert await store.find("b")

    run(url, kept)


def test_a_commit_waits_for_the_disk(url: str) -> None:
    """Neither database may answer from memory alone."""

    async def test(store: Store) -> None:
        sqlite = store.engine.dialect.name == "sqlite"
        async with store.engine.connect() as connection:
            ask = "PRAGMA synchronous" if sqlite else "SHOW synchronous_commit"
            assert (await connection.exec_driver_sql(ask)).scalar() in (2, "on")

    run(url, test)


def test_a_server_that_is_told_to_be_careless_is_not(url: str) -> None:
    """Where PostgreSQL is set up to lose the last moves, our connections are not."""

    async def test(store: Store) -> None:
        if store.engine.dialect.name == "sqlite":
            return
        async with store.engine.begin() as connection:
            name = (await connection.exec_driver_sql("SELECT current_database()")).scalar()
            await connection.exec_driver_sql(
                f"ALTER DATABASE {name} SET synchronous_commit = 'off'"
            )

    run(url, test)
    test_a_commit_waits_for_the_disk(url)
