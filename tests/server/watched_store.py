"""A store that tests look into: what is asked of it, and what happens before and after."""

from collections.abc import Awaitable, Callable, Sequence
from typing import NoReturn

from jollyroger.store import Guest, Store
from jollyroger.store.schema import Kind

Hook = Callable[[], None]
Meanwhile = Callable[[], Awaitable[object]]


def nothing() -> None:
    pass


def fail(trouble: Exception) -> Callable[[], NoReturn]:
    """Instead of doing something, or after it."""

    def failing() -> NoReturn:
        raise trouble

    return failing


async def nothing_meanwhile() -> None:
    pass


class WatchedStore(Store):
    """What a test hangs up here happens around an append, or before a reader has its answer."""

    before_create: Hook = staticmethod(nothing)
    before_append: Hook = staticmethod(nothing)
    after_append: Hook = staticmethod(nothing)
    while_looking_up: Meanwhile = staticmethod(nothing_meanwhile)
    while_reading: Meanwhile = staticmethod(nothing_meanwhile)

    async def create(
        self, id: str, code: str, head: str, open: bool, now: float, kind: Kind = "table"
    ) -> None:
        self.before_create()
        await super().create(id, code, head, open, now, kind)

    async def append(self, id: str, first_seq: int, lines: Sequence[str], now: float) -> None:
        self.before_append()
        await super().append(id, first_seq, lines, now)
        self.after_append()

    async def guest(self, id: str) -> Guest | None:
        found = await super().guest(id)
        await self.while_looking_up()
        return found

    async def read(self, id: str, since: int = 0) -> list[str]:
        found = await super().read(id, since)
        await self.while_reading()
        return found
