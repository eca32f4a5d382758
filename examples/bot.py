"""A bot at a server's table: python examples/bot.py http://127.0.0.1:6660 TABLE-CODE [NAME]"""

import asyncio
import json
import random
import sys
from urllib.request import Request, urlopen

from jollyroger.client.client import Client
from jollyroger.table.acts import Sit
from jollyroger.wire.frames import Events, Refused, View


def post(url: str, **body: object) -> dict[str, str]:
    kind = {"content-type": "application/json"}
    request = Request(url, json.dumps(body).encode(), kind)  # noqa: S310 - the caller names it
    with urlopen(request, timeout=10) as answer:  # noqa: S310
        return dict(json.load(answer))


def choose(may: list[str]) -> str:
    """Put something clever here: `may` lists every move, but of placements only the word."""
    spaces = [f"{colour}{random.choice('12358')}" for colour in "RYGB"]
    return " ".join(["place front", *spaces]) if may == ["place"] else random.choice(may)


async def main(server: str, code: str, name: str = "Parrot") -> None:
    token = post(f"{server}/api/guests", name=name, bearer=True)["token"]
    table = post(f"{server}/api/codes", code=code)["id"]
    socket = f"{server.replace('http', 'ws', 1)}/ws/{table}"
    async with Client(socket, token) as client:  # notes=Path(...) keeps what it sees, for verify
        async for frame in client:
            if isinstance(frame, View) and frame.seat is None:
                await client.act(Sit(frame.view["seats"].index(None), name))
            while client.doubts:
                sys.stderr.write(f"this table does not deal fairly: {client.doubts.pop()}\n")
            if isinstance(frame, Events) and any(e["event"] == "game_over" for e in frame.events):
                return
            if isinstance(frame, Refused) and frame.code == "too_fast":
                await asyncio.sleep(0.3)
            elif isinstance(frame, Refused):
                continue  # what we asked for came too late; the next frame says what is open now
            if client.my_turn:
                await client.play(choose(client.may))


asyncio.run(main(*sys.argv[1:]))
