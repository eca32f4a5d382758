"""Tables are found, listed, ended and cleared away; guests are met and forgotten."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from jollyroger.store import Guest, Listing, Missing, Store, Taken
from jollyroger.store.schema import tables
from store.afloat import create, lines, opened, rows, run


def test_a_table_is_found_by_its_id_and_by_its_code(url: str) -> None:
    """Both lead to the same table, and a wrong one to none."""

    async def test(store: Store) -> None:
        await store.create("a", "KRAKEN", '{"game":"dice"}', False, 1.5)
        expected = Listing("a", "KRAKEN", '{"game":"dice"}', False, 0, 1.5, 1.5, None)
        assert await store.find("a") == await store.find_by_code("KRAKEN") == expected
        assert await store.find("KRAKEN") is None
        assert await store.find_by_code("a") is None

    run(url, test)


def test_an_id_and_a_code_belong_to_one_table(url: str) -> None:
    """Whoever makes a table with a code in use has to choose another."""

    async def test(store: Store) -> None:
        await store.create("a", "KRAKEN", "{}", True, 1.0)
        for id, code in (("b", "KRAKEN"), ("a", "WHALE")):
            with pytest.raises(Taken):
                await store.create(id, code, "{}", True, 1.0)
        assert (await rows(store))["tables"] == 1

    run(url, test)


def test_open_tables_are_listed_until_they_end(url: str) -> None:
    """The newest first, never a private one, never more than asked for."""

    async def test(store: Store) -> None:
        for now, id in enumerate("abcd"):
            await create(store, id, now=float(now))
        await create(store, "private", open=False)
        await store.end("c", 9.0)
        assert [table.id for table in await store.listed(9)] == ["d", "b", "a"]
        assert [table.id for table in await store.listed(2)] == ["d", "b"]

    run(url, test)


def test_a_table_ends_once(url: str) -> None:
    """Its time is the first one; its log is still there to be looked at."""

    async def test(store: Store) -> None:
        await create(store, "a")
        await store.append("a", 1, lines(1, 2), 2.0)
        await store.end("a", 3.0)
        await store.end("a", 8.0)
        a = await store.find("a")
        assert a
        assert a.ended == 3.0
        assert await store.read("a") == lines(1, 2)

    run(url, test)


def test_abandoned_and_old_tables_go_with_their_events(url: str) -> None:
    """What nobody touched for long and what ended long ago is deleted; the rest stays."""

    async def test(store: Store) -> None:
        await create(store, "abandoned", "played", "old", "new", now=1.0)
        for id in ("abandoned", "played", "old", "new"):
            await store.append(id, 1, lines(1, 3), 2.0)
        await store.append("played", 4, lines(4, 4), 50.0)
        await store.end("old", 3.0)
        await store.end("new", 50.0)
        assert sorted(await store.expire(abandoned=10.0, finished=20.0)) == ["abandoned", "old"]
        left = {"tables": 2, "events": 7, "guests": 0}
        assert await rows(store) == left
        assert await store.expire(abandoned=10.0, finished=20.0) == []
        assert await store.read("old") == []
        with pytest.raises(Missing):
            await store.append("abandoned", 4, lines(4, 4), 60.0)

    run(url, test)


def test_a_great_clearing_is_done_in_parts(url: str) -> None:
    """At most so many tables at once, the ones longest untouched first."""

    async def test(store: Store) -> None:
        for now, id in enumerate("abc"):
            await create(store, id, now=float(now))
        gone = [await store.expire(9.0, 9.0, most=2) for _ in range(3)]
        assert [sorted(ids) for ids in gone] == [["a", "b"], ["c"], []]

    run(url, test)


def test_a_guest_is_met_and_met_again(url: str) -> None:
    """The newest name and the first day are kept."""

    async def test(store: Store) -> None:
        await store.greet("g", "Anne", 1.0)
        await store.greet("g", "Anne Bonny", 5.0)
        assert await store.guest("g") == Guest("g", "Anne Bonny", created=1.0, seen=5.0)
        assert await store.guest("h") is None

    run(url, test)


def test_a_guest_who_is_forgotten_leaves_no_row(url: str) -> None:
    """Others stay, and forgetting twice is no mistake."""

    async def test(store: Store) -> None:
        await store.greet("g", "Anne", 1.0)
        await store.greet("h", "Mary", 1.0)
        await store.forget("g")
        await store.forget("g")
        assert await store.guest("g") is None
        assert await store.guest("h") == Guest("h", "Mary", 1.0, 1.0)

    run(url, test)


def test_a_guest_who_is_forgotten_leaves_no_name_in_the_files(file: Path) -> None:
    """Neither free pages nor the write-ahead log still hold the name."""

    async def test(store: Store) -> None:
        await store.greet("g", "Calico Jack Rackham", 1.0)
        assert named(file)
        await store.forget("g")
        assert not named(file)

    run(f"sqlite:///{file}", test)


def named(file: Path) -> bool:
    return any(b"Calico" in path.read_bytes() for path in file.parent.glob(f"{file.name}*"))


def test_events_belong_to_a_table(url: str) -> None:
    """The database itself refuses to part a log from its table."""

    async def test(store: Store) -> None:
        await create(store, "a")
        await store.append("a", 1, lines(1, 1), 2.0)
        with pytest.raises(Exception, match=r"(?i)foreign key"):
            async with store.engine.begin() as connection:
                await connection.execute(update(tables).values(id="b"))

    run(url, test)


def test_a_store_opened_again_goes_on(url: str) -> None:
    """Nothing of a store lives in its process."""

    async def test() -> None:
        for seq in range(1, 4):
            async with opened(url) as store:
                if seq == 1:
                    await create(store, "a")
                await store.append("a", seq, lines(seq, seq), 2.0)
                assert await store.read("a") == lines(1, seq)

    asyncio.run(test())
