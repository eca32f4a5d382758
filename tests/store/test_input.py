"""Text that no database can hold is nobody's table and nobody's name, on both databases alike."""

import pytest
from sqlalchemy import event

from jollyroger.rules.refused import Refused
from jollyroger.store import Missing, Store
from store.afloat import create, lines, rows, run

BROKEN = ("\0", "KRA\0KEN", "a\0", "\ud83c", "KRA\udc00KEN", "a\udfff")


@pytest.mark.parametrize("text", BROKEN, ids=ascii)
def test_nothing_is_found_by_what_no_database_holds(url: str, text: str) -> None:
    """It is like any other wrong id; the database is not even asked."""

    async def test(store: Store) -> None:
        await create(store, "a")
        await store.greet("a", "Anne", 1.0)
        asked: list[object] = []
        event.listen(
            store.engine.sync_engine, "before_cursor_execute", lambda *given: asked.append(given)
        )
        assert await store.find(text) is None
        assert await store.find_by_code(text) is None
        assert await store.guest(text) is None
        assert await store.end_tokens(text) is None
        assert await store.read(text) == []
        assert await store.listed(9, [text]) == []
        with pytest.raises(Missing):
            await store.append(text, 1, lines(1, 1), 2.0)
        assert asked == []
        assert [table.id for table in await store.listed(9, [text, "a"])] == ["a"]

    run(url, test)


@pytest.mark.parametrize("text", BROKEN, ids=ascii)
def test_nothing_is_kept_of_what_no_database_holds(url: str, text: str) -> None:
    """Names and codes are refused as a mistake of who sent them; a wrong id changes nothing."""

    async def test(store: Store) -> None:
        await create(store, "a")
        for given in ((text, "A", "{}"), ("b", text, "{}"), ("b", "B", text)):
            with pytest.raises(Refused):
                await store.create(*given, True, 1.0)
        for guest, name in ((text, "Anne"), ("g", text)):
            with pytest.raises(Refused):
                await store.greet(guest, name, 1.0)
        with pytest.raises(Refused):
            await store.arrange("a", text, True)
        with pytest.raises(Refused):
            await store.sit("a", text)
        await store.arrange(text, "{}", True)
        await store.end(text, 2.0)
        await store.sit(text, "g")
        await store.see(text, 2.0)
        await store.link(text)
        await store.forget(text)
        assert await store.expire(0.0, 0.0, keep=[text]) == []
        assert await rows(store) == {"tables": 1, "events": 0, "guests": 0, "sittings": 0}

    run(url, test)
