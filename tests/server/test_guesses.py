"""Codes are guessed slowly: by one network, and by all of them together."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from jollyroger.rules.refused import Refused
from jollyroger.server.api import Api
from jollyroger.server.berth import Berth
from jollyroger.server.limits import Limits, Rate, Waits
from jollyroger.server.ways import Ways
from server.ports import Port, at_port

PROXY = "127.0.0.1"
NEVER = 1e-9


async def guess(port: Port, code: str, address: str) -> int:
    """What a code gets from that address."""
    body = json.dumps({"code": code})
    peer = await port.peer()
    head = (
        "POST /api/codes HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
        f"X-Forwarded-For: {address}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n{body}"
    )
    await peer.say(head.encode())
    return int((await peer.rest()).split(b" ")[1])


async def code_of(port: Port) -> str:
    room = await port.harbour.room(await port.table())
    assert room.code
    return room.code


def test_wrong_guesses_of_one_network_are_counted_together(tmp_path: Path) -> None:
    """Finding 12: by /64, where 1,200 of 1,200 were let through."""
    limits = replace(Limits(), guesses=Rate(3, NEVER))

    async def work(port: Port) -> None:
        addresses = [f"2001:db8:1:2::{number}" for number in range(5)]
        answers = [await guess(port, "XXXXXX", address) for address in addresses]
        assert answers == [404, 404, 404, 429, 429]
        assert await guess(port, await code_of(port), "2001:db8:1:2::9") == 429
        assert await guess(port, "XXXXXX", "2001:db8:1:3::1") == 404

    at_port(tmp_path, work, limits=limits, proxies=PROXY)


def test_wrong_guesses_of_all_networks_are_counted_together(tmp_path: Path) -> None:
    """Finding 12: many addresses find no more than one does."""
    limits = replace(Limits(), all_guesses=Rate(4, NEVER))

    async def work(port: Port) -> None:
        answers = [await guess(port, "XXXXXX", f"192.0.2.{number}") for number in range(6)]
        assert answers == [404, 404, 404, 404, 429, 429]

    at_port(tmp_path, work, limits=limits, proxies=PROXY)


def test_right_guesses_are_not_counted(tmp_path: Path) -> None:
    """Finding 12: a club that types one code after the other is no attack."""
    limits = replace(Limits(), guesses=Rate(2, NEVER), all_guesses=Rate(3, NEVER))

    async def work(port: Port) -> None:
        code = await code_of(port)
        for number in range(8):
            assert await guess(port, code.lower(), f"192.0.2.{number % 2}") == 200
        assert [await guess(port, "XXXXXX", "192.0.2.1") for _ in range(3)] == [404, 404, 429]

    at_port(tmp_path, work, limits=limits, proxies=PROXY)


def test_who_is_refused_by_the_limit_of_all_keeps_their_own() -> None:
    """Finding 12: a flood of others' guesses takes nothing from a visitor who made none."""
    now = [0.0]
    limits = replace(Limits(), guesses=Rate(2, NEVER), all_guesses=Rate(1, 1))
    nothing: Any = SimpleNamespace(ways=Ways())
    api = Api(nothing, nothing, Berth("http://here"), lambda: now[0], limits, Waits())

    async def work() -> None:
        await wrong(api, "192.0.2.1")
        for _ in range(5):
            await wrong(api, "192.0.2.2")
        now[0] = 1.0
        async with api._guess("192.0.2.2"):
            pass

    asyncio.run(work())


async def wrong(api: Api, address: str) -> None:
    with pytest.raises(Refused):
        async with api._guess(address):
            raise Refused("no_such_code")
