"""A store for the length of a block, and what tests ask of it again and again."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from sqlalchemy import func, select

from jollyroger.store import Store
from jollyroger.store.migrate import MIGRATIONS
from jollyroger.store.schema import metadata, probe

T = TypeVar("T")


@asynccontextmanager
async def opened(
    url: str, *, alone: bool = True, wait: float = 0.0, migrations: Path = MIGRATIONS
) -> AsyncIterator[Store]:
    store = await Store.open(url, alone=alone, wait=wait, migrations=migrations)
    try:
        yield store
    finally:
        await store.close()


def run(url: str, test: Callable[[Store], Awaitable[T]], migrations: Path = MIGRATIONS) -> T:
    """The test in a loop of its own, with the store open around it."""

    async def whole() -> T:
        async with opened(url, migrations=migrations) as store:
            return await test(store)

    return asyncio.run(whole())


async def create(store: Store, *ids: str, now: float = 1.0, open: bool = True) -> None:
    for id in ids:
        await store.create(id, f"code-{id}", f'{{"id":"{id}"}}', open, now)


def lines(first: int, last: int, word: str = "line") -> list[str]:
    return [f'{{"{word}":{seq}}}' for seq in range(first, last + 1)]


async def outcomes(*asked: Awaitable[object]) -> list[type | None]:
    """What became of each of those that were asked together: nothing, or what was raised."""
    answers = await asyncio.gather(*asked, return_exceptions=True)
    return [type(answer) if isinstance(answer, BaseException) else None for answer in answers]


async def rows(store: Store) -> dict[str, int]:
    """How many rows each table of the database has."""
    async with store.engine.connect() as connection:
        return {
            table.name: await connection.scalar(select(func.count()).select_from(table)) or 0
            for table in metadata.sorted_tables
            if table is not probe
        }


def numbered(texts: Sequence[str]) -> list[int]:
    return [int(text.rpartition(":")[2].removesuffix("}")) for text in texts]
