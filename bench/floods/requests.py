"""Floods of requests: whole ones, as many as one core can ask for."""

import asyncio
import random
import secrets
from typing import Final

from .held import largest_file
from .run import Run
from .wire import read_response, written

CONNECTIONS: Final = 16
AHEAD: Final = 16  # requests sent before the first is answered
LONG_ID: Final = 60_000


async def gets(run: Run) -> None:
    """GET / and the largest file, 16 ahead on 16 connections"""
    largest = await largest_file(run.origin)
    await _pipeline(run, ["GET /", f"GET {largest}", "GET /nowhere", "GET /health"])


async def api_gets(run: Run) -> None:
    """GET /api/tables and others, 16 ahead on 16 connections"""
    paths = ("tables", "harbour", "guests/me", "openapi.json", f"tables/{secrets.token_hex(8)}")
    await _pipeline(run, [f"GET /api/{path}" for path in paths])


async def _pipeline(run: Run, requests: list[str]) -> None:
    run.begin()

    async def work(number: int) -> None:
        stream = await run.origin.connect()
        try:
            while run.take(AHEAD):
                asked = [written(run.origin, random.choice(requests)) for _ in range(AHEAD)]
                await stream.send(b"".join(asked))
                for _ in range(AHEAD):
                    run.note(await read_response(stream))
        finally:
            stream.drop()

    await run.crowd(CONNECTIONS, work)


async def new_gets(run: Run) -> None:
    """GET / over a new connection each time"""
    run.begin()

    async def work(number: int) -> None:
        if run.take():
            await run.ask("GET /")

    await run.crowd(CONNECTIONS, work)


async def http_ids(run: Run) -> None:
    """tables with ids of 60,000 characters"""
    run.begin()

    async def work(number: int) -> None:
        if run.take():
            await run.ask(f"GET /api/tables/{secrets.token_hex(LONG_ID // 2)}")

    await run.crowd(CONNECTIONS, work)


async def codes(run: Run) -> None:
    """guesses of codes"""
    run.begin()

    async def work(number: int) -> None:
        if run.take():
            code = "".join(random.choice(part) for part in ("BDFGKLMNPRSTVZ", "AEIOU") * 3)
            await run.ask("POST /api/codes", {"code": code})

    await run.crowd(CONNECTIONS, work)


async def referee(run: Run) -> None:
    """questions for the referee"""
    run.begin()
    question = {"trick": ["Y2", "K1", "PI", "SK", "Y3"]}

    async def work(number: int) -> None:
        if run.take():
            body = {"game": "skull_king", "question": question, "lang": "en"}
            await run.ask("POST /api/referee", body)
            await asyncio.sleep(0)

    await run.crowd(CONNECTIONS, work)


FLOODS: Final = (gets, api_gets, new_gets, http_ids, codes, referee)
