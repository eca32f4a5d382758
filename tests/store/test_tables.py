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
        everywhere = [*"abcd", "private", "nowhere"]
        assert [table.id for table in await store.listed(9, everywhere)] == ["d", "b", "a"]
        assert [table.id for table in await store.listed(2, everywhere)] == ["d", "b"]
        assert [table.id for table in await store.listed(9, ["a", "c", "d"])] == ["d", "a"]
        assert await store.listed(9, []) == []

    run(url, test)


def test_a_list_is_made_among_any_number_of_tables(url: str) -> None:
    """More than a database takes values in one statement."""

    async def test(store: Store) -> None:
        for now, id in enumerate(("a", "y", "m")):
            await create(store, id, now=float(now))
        among = {"a", "y", "m", *(f"n{number}" for number in range(70_000))}
        assert [table.id for table in await store.listed(2, among)] == ["m", "y"]

    run(url, test)


def test_a_table_that_is_made_private_leaves_the_list_at_once(url: str) -> None:
    """And comes back when it is open again, under what its head says now."""

    async def test(store: Store) -> None:
        await create(store, "a")
        await store.arrange("a", '{"seats":3}', False)
        assert await store.listed(9, ["a"]) == []
        await store.arrange("a", '{"seats":4}', True)
        assert [table.head for table in await store.listed(9, ["a"])] == ['{"seats":4}']
        await store.arrange("nowhere", "{}", True)

    run(url, test)


def test_a_code_is_retired_with_its_game(url: str) -> None:
    """It leads nowhere, may be given to another table, and stays that one's."""

    async def test(store: Store) -> None:
        await store.create("a", "KRAKEN", "{}", True, 1.0)
        await store.end("a", 3.0)
        assert await store.find_by_code("KRAKEN") is None
        a = await store.find("a")
        assert a
        assert a.code is None
        await store.create("b", "KRAKEN", "{}", True, 4.0)
        await store.end("a", 5.0)
        found = await store.find_by_code("KRAKEN")
        assert found
        assert found.id == "b"
        await create(store, "c", "d")
        await store.end("c", 6.0)
        await store.end("d", 6.0)

    run(url, test)


def test_what_never_ends_keeps_its_code(url: str) -> None:
    """A pad has no end, and is found until it is cleared away."""

    async def test(store: Store) -> None:
        await store.create("pad", "WHALE", "{}", False, 1.0, "pad")
        await store.end("pad", 9.0)
        found = await store.find_by_code("WHALE")
        assert found
        assert (found.id, found.kind, found.ended) == ("pad", "pad", None)

    run(url, test)


def test_a_pad_is_cleared_away_by_its_last_edit_and_never_as_an_abandoned_table(url: str) -> None:
    async def test(store: Store) -> None:
        await store.create("pad", "WHALE", "{}", False, 1.0, "pad")
        await create(store, "table", now=1.0)
        await store.append("pad", 1, lines(1, 1), 5.0)
        assert await store.expire(abandoned=9.0, finished=5.0, keep=()) == ["table"]
        assert await store.expire(abandoned=9.0, finished=5.5, keep=()) == ["pad"]

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
        assert sorted(await store.expire(abandoned=10.0, finished=20.0, keep=())) == [
            "abandoned",
            "old",
        ]
        left = {"tables": 2, "events": 7, "guests": 0, "sittings": 0}
        assert await rows(store) == left
        assert await store.expire(abandoned=10.0, finished=20.0, keep=()) == []
        assert await store.read("old") == []
        with pytest.raises(Missing):
            await store.append("abandoned", 4, lines(4, 4), 60.0)

    run(url, test)


def test_a_great_clearing_is_done_in_parts(url: str) -> None:
    """At most so many tables at once, the ones longest untouched first."""

    async def test(store: Store) -> None:
        for now, id in enumerate("abc"):
            await create(store, id, now=float(now))
        gone = [await store.expire(9.0, 9.0, (), most=2) for _ in range(3)]
        assert [sorted(ids) for ids in gone] == [["a", "b"], ["c"], []]

    run(url, test)


def test_a_table_with_people_is_never_cleared_away(url: str) -> None:
    """Whatever the clock says; those behind them in the queue go all the same."""

    async def test(store: Store) -> None:
        for now, id in enumerate("abcdef"):
            await create(store, id, now=float(now))
            await store.append(id, 1, lines(1, 1), float(now))
        await store.end("b", 1.0)
        year = 365 * 86_400.0
        keep = {"a", "b", "d", *(f"awake-{number}" for number in range(70_000))}
        assert sorted(await store.expire(year, year, keep, most=2)) == ["c", "e"]
        assert await store.expire(year, year, keep, most=2) == ["f"]
        assert await store.expire(year, year, keep, most=2) == []
        for id in "abd":
            assert await store.read(id) == lines(1, 1)
        assert sorted(await store.expire(year, year, ())) == ["a", "b", "d"]

    run(url, test)


def test_a_guest_is_met_and_met_again(url: str) -> None:
    """The newest name and the first day are kept."""

    async def test(store: Store) -> None:
        await store.greet("g", "Anne", 1.0)
        await store.greet("g", "Anne Bonny", 5.0)
        assert await store.guest("g") == Guest("g", "Anne Bonny", created=1.0, seen=5.0)
        assert await store.guest("h") is None

    run(url, test)


def test_a_guest_who_comes_by_is_seen(url: str) -> None:
    """Under the name they have; of whom we do not know nothing is written down."""

    async def test(store: Store) -> None:
        await store.greet("g", "Anne", 1.0)
        await store.see("g", 7.0)
        await store.see("nobody", 7.0)
        assert await store.guest("g") == Guest("g", "Anne", 1.0, 7.0)
        assert (await rows(store))["guests"] == 1

    run(url, test)


def test_tokens_end_and_links_with_them(url: str) -> None:
    """Each end is an epoch of its own, and a new name does not undo it."""

    async def test(store: Store) -> None:
        await store.greet("g", "Anne", 1.0)
        await store.link("g")
        await store.greet("g", "Anne Bonny", 2.0)
        assert await store.guest("g") == Guest("g", "Anne Bonny", 1.0, 2.0, 0, linked=True)
        assert [await store.end_tokens("g") for _ in range(2)] == [1, 2]
        await store.greet("g", "Anne", 3.0)
        assert await store.guest("g") == Guest("g", "Anne", 1.0, 3.0, 2, linked=False)
        await store.link("nobody")
        assert await store.end_tokens("nobody") is None

    run(url, test)


def test_guests_go_after_a_time_unless_something_is_kept_for_them(url: str) -> None:
    """A seat at a kept table or a return link keeps a guest, and so does being here."""

    async def test(store: Store) -> None:
        for guest in ("away", "sat", "linked", "here"):
            await store.greet(guest, guest.title(), 1.0)
        await create(store, "a", now=1.0)
        await store.sit("a", "sat")
        await store.link("linked")
        await store.see("here", 50.0)
        assert await store.expire_guests(40.0) == ["away"]
        assert await store.expire_guests(40.0) == []
        await store.end_tokens("linked")
        assert await store.expire_guests(40.0) == ["linked"]
        await store.expire(40.0, 40.0, ())
        assert await store.expire_guests(40.0) == ["sat"]
        assert await rows(store) == {"tables": 0, "events": 0, "guests": 1, "sittings": 0}

    run(url, test)


def test_many_guests_go_in_parts(url: str) -> None:
    """At most so many at once, the ones longest away first."""

    async def test(store: Store) -> None:
        for now, guest in enumerate("abc"):
            await store.greet(guest, "Anne", float(now))
        gone = [await store.expire_guests(9.0, most=2) for _ in range(3)]
        assert [sorted(ids) for ids in gone] == [["a", "b"], ["c"], []]

    run(url, test)


def test_a_guest_sits_at_a_table_once(url: str) -> None:
    """Sitting down again is no mistake, and neither is a table that is gone."""

    async def test(store: Store) -> None:
        await create(store, "a")
        for table in ("a", "nowhere", "a"):
            await store.sit(table, "g")
        assert (await rows(store))["sittings"] == 1

    run(url, test)


def test_a_guest_who_is_forgotten_leaves_no_row(url: str) -> None:
    """Others stay, and forgetting twice is no mistake."""

    async def test(store: Store) -> None:
        await store.greet("g", "Anne", 1.0)
        await store.greet("h", "Mary", 1.0)
        await create(store, "a")
        await store.append("a", 1, lines(1, 2), 2.0)
        await store.sit("a", "g")
        await store.sit("a", "h")
        await store.forget("g")
        assert await rows(store) == {"tables": 1, "events": 2, "guests": 1, "sittings": 1}
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
        await store.greet("h", "Calico Jack Rackham", 1.0)
        assert named(file)
        await store.expire_guests(2.0)
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
