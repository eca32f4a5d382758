"""Scenes for the tests of frames: who asks what, and a game that is played to its end."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from starlette.types import Message
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from jollyroger.wire.frames import (
    PROTOCOL,
    Join,
    Refused,
    write,
)
from server.ears import Ear
from server.harbour_of import (
    PATIENCE,
    placement,
)
from shelf import FEWEST

ALL_GAMES = [*FEWEST.items()]


async def answers(socket: ClientConnection) -> list[str | bytes]:
    """Everything until the line is closed."""
    got: list[str | bytes] = []
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                got.append(await socket.recv())
        except ConnectionClosed:
            return got


def scope(table: str) -> dict[str, Any]:
    return {
        "type": "websocket",
        "path": f"/ws/{table}",
        "scheme": "ws",
        "server": ("here", 80),
        "headers": [],
        "query_string": b"",
        "subprotocols": [],
    }


def receiving(many: int = 2) -> Callable[[], Awaitable[Message]]:
    """Connects, joins, and then says nothing more."""
    coming: list[Message] = [
        {"type": "websocket.connect"},
        {"type": "websocket.receive", "text": write(Join(PROTOCOL))},
    ]
    del coming[many:]

    async def receive() -> Message:
        if not coming:
            await asyncio.Event().wait()
        return coming.pop(0)

    return receive


async def played(ear: Ear, random: Random) -> None:
    """Moves until the game is over, asked again when it was too fast."""
    while not ear.told("game_over"):
        if ear.my_turn:
            move = random.choice(ear.may)
            known = len(ear.frames)
            await ear.play(placement(random) if move == "place" else move)
            await ear.until(lambda ear, known=known: len(ear.frames) > known)  # type: ignore[misc]
            if isinstance(ear.frames[-1], Refused):
                await asyncio.sleep(0.2)
        else:
            known = len(ear.frames)
            if not (ear.my_turn or ear.told("game_over")):
                await ear.until(lambda ear, known=known: len(ear.frames) > known)  # type: ignore[misc]
