"""Keys in the order they were pressed, however many of them arrive at once."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from textual.app import App
from textual.events import Key
from textual.message_pump import MessagePump

PATIENCE: Final = 1.0  # seconds for somebody who is just being closed
HOPS: Final = 2  # a key, and the message that it became


class Keyboard:
    """Hands out one key after the other: the next when the one before has done what it does.

    Textual sends a key to whoever has the focus now, and moves the focus later. Two keys in one
    write, as a slow line or a macro sends them, would both go to the same place."""

    def __init__(self, app: "App[Any]", give: Callable[[Key], Awaitable[None]]) -> None:
        self._app, self._give = app, give
        self._pressed: asyncio.Queue[Key] = asyncio.Queue()

    def press(self, key: Key) -> None:
        self._pressed.put_nowait(key)

    async def hand_out(self) -> None:
        while True:
            key = await self._pressed.get()
            path = self._path()
            await self._give(key)
            for _ in range(HOPS):
                for each in path:
                    await _finished(each)

    def _path(self) -> list[MessagePump]:
        """Who has the focus, everybody around it, and the app, which knows the bindings."""
        first = self._app.focused or self._app.screen
        return [*first.ancestors_with_self]


async def _finished(pump: MessagePump) -> None:
    """Until it has worked through what lies before it."""
    done = asyncio.Event()
    if pump.call_later(done.set):
        with suppress(TimeoutError):
            await asyncio.wait_for(done.wait(), PATIENCE)
