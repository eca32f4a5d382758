"""What is appended is read, in order, without gaps, whatever the database."""

import asyncio
from collections.abc import Awaitable, Sequence
from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from jollyroger.store import Gap, Missing, Overtaken, Store
from store.afloat import create, lines, opened, outcomes, run

fresh = count()


def test_what_is_appended_is_read(url: str) -> None:
    """Lines come back as they were given, from any number on, and after reopening."""

    async def write(store: Store) -> None:
        await create(store, "a", "b")
        await store.append("a", 1, lines(1, 3), 2.0)
        await store.append("a", 4, ['{"name":"Jäger 🏴‍☠️"}'], 3.0)
        await store.append("b", 1, [], 3.0)

    async def read(store: Store) -> None:
        assert await store.read("a") == [*lines(1, 3), '{"name":"Jäger 🏴‍☠️"}']
        assert await store.read("a", since=2) == (await store.read("a"))[2:]
        assert await store.read("a", since=4) == await store.read("b") == []
        assert await store.read("nowhere") == []
        a = await store.find("a")
        assert a
        assert (a.last, a.created, a.touched) == (4, 1.0, 3.0)

    run(url, write)
    run(url, read)


def test_doubles_and_gaps_are_refused(url: str) -> None:
    """A number is written once, and after the one before it."""

    async def test(store: Store) -> None:
        await create(store, "a")
        await store.append("a", 1, lines(1, 3), 2.0)
        for first in (0, 1, 3):
            with pytest.raises(Overtaken) as caught:
                await store.append("a", first, lines(1, 9, "other"), 2.0)
            assert (caught.value.table, caught.value.seq) == ("a", first)
        with pytest.raises(Gap):
            await store.append("a", 5, lines(5, 5), 2.0)
        with pytest.raises(Missing):
            await store.append("nowhere", 1, lines(1, 1), 2.0)
        assert await store.read("a") == lines(1, 3)

    run(url, test)


def test_of_two_stores_exactly_one_wins_a_number(url: str) -> None:
    """Nodes that share a database cannot both write one event."""

    async def test() -> None:
        async with opened(url, alone=False) as one, opened(url, alone=False) as two:
            await create(one, "a")
            for seq in range(1, 31):
                tried = one.append("a", seq, ["one"], 2.0), two.append("a", seq, ["two"], 2.0)
                assert set(await outcomes(*tried)) == {None, Overtaken}
            assert await one.read("a") == await two.read("a")
            assert len(await one.read("a")) == 30

    asyncio.run(test())


def test_a_number_written_behind_our_back_is_still_taken(url: str) -> None:
    """The key of the log has the last word, whatever else says where a log ends."""

    async def test(store: Store) -> None:
        await create(store, "a", "b")
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("INSERT INTO events VALUES ('a', 1, 'theirs')")
        tried = store.append("a", 1, ["ours"], 2.0), store.append("b", 1, ["ours"], 2.0)
        assert await outcomes(*tried) == [Overtaken, None]
        assert await store.read("a") == ["theirs"]

    run(url, test)


# Tables, where each asks from its end on, one before it or one after
asked = st.tuples(st.integers(0, 2), st.sampled_from([-1, 0, 0, 0, 1]), st.integers(0, 3))


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(rounds=st.lists(st.lists(asked, max_size=5), max_size=6), since=st.integers(0, 9))
def test_any_order_of_appends_reads_like_a_list(
    url: str, rounds: Sequence[Sequence[tuple[int, int, int]]], since: int
) -> None:
    """Asked together or one by one, appends do what they would do to a list."""

    async def test(store: Store) -> None:
        name = f"{next(fresh)}-"
        model: list[list[str]] = [[], [], []]
        await create(store, *(f"{name}{table}" for table in range(3)))
        for number, together in enumerate(rounds):
            ends = [len(kept) for kept in model]
            tried: list[Awaitable[None]] = []
            expected: list[type | None] = []
            for table, skew, many in together:
                first = ends[table] + 1 + skew
                new = lines(first, first + many - 1, f"{number}-{len(tried)}")
                tried.append(store.append(f"{name}{table}", first, new, 1.0))
                expected.append(add(model[table], first, new))
            assert await outcomes(*tried) == expected
            for table, kept in enumerate(model):
                assert await store.read(f"{name}{table}", since) == kept[since:]

    run(url, test)


def add(kept: list[str], first: int, new: list[str]) -> type | None:
    if not new:
        return None
    if first != len(kept) + 1:
        return Overtaken if first <= len(kept) else Gap
    kept.extend(new)
    return None
