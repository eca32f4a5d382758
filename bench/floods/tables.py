"""Floods by guests who have tables: long logs, and everything that has to be thought out."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Final

from .guests import Seat, act, become, open_table
from .run import ALLOWED, Run
from .wire import Json, Socket

LINES: Final = 8  # of one guest
READERS: Final = 10
HINTERS: Final = 6
FINISHED: Final = 10
THOROUGH: Final = 10
SETTINGS: Final = {"game": "skull_king", "players": 4}
Acts = Callable[[int], Json]


async def long_log(run: Run) -> None:
    """a log made long on 16 lines, and read ten at a time"""
    host, other = await become(run.origin), await become(run.origin, "Kim")
    table = await open_table(run.origin, host, **SETTINGS)
    run.begin()
    writing = run.crowd(2 * LINES, lambda number: _write(run, table, (host, other), number))
    reading = run.crowd(READERS, lambda number: _read(run, table, number))
    await asyncio.gather(writing, reading)


async def _write(run: Run, table: str, tokens: tuple[str, str], number: int) -> None:
    """The host's lines arrange and hush, the other guest's sit down and stand up."""
    acts = (_hosting, _sitting)[number % 2]
    line = await Socket.open(run.origin, f"/ws/{table}")
    await run.tell_steadily(line, tokens[number % 2], map(acts, itertools.count()))


def _hosting(count: int) -> Json:
    on = count % 2 == 0
    return (
        act("chat", on=on),
        act("arrange", settings=SETTINGS | {"chat": on}),
        act("hush", seat=0, on=on),
    )[count % 3]


def _sitting(count: int) -> Json:
    return act("leave") if count % 2 else act("sit", seat=1 + count // 2 % 3, name="Kim")


async def _read(run: Run, table: str, number: int) -> None:
    """As long as there is something to try for the others: fast readers leave them all tries."""
    what = ("log", "record")[number % 2]
    await run.ask(f"GET /api/tables/{table}/{what}")


async def old_log(run: Run) -> None:
    """a long log of earlier days, woken and read ten at a time"""
    run.begin()

    async def join(number: int) -> None:
        if run.take():
            line = await Socket.open(run.origin, f"/ws/{run.table}")
            try:
                await line.join()
            finally:
                line.drop()

    reading = run.crowd(READERS, lambda number: _read(run, run.table, number))
    await asyncio.gather(reading, run.crowd(2, join))


async def hints(run: Run) -> None:
    """48 lines of six guests that ask for hints"""
    seats = []
    for _ in range(HINTERS):
        token = await become(run.origin)
        table = await open_table(run.origin, token, players=6, bot="random")
        seat = await Seat.join(run.origin, table, token)
        await seat.play(moves=0)
        seat.line.drop()  # its lines are needed for the flood
        seats.append((table, token))
    run.begin()

    async def work(number: int) -> None:
        table, token = seats[number % HINTERS]
        line = await Socket.open(run.origin, f"/ws/{table}")
        await run.tell_steadily(line, token, itertools.repeat({"frame": "hint", "id": "h"}))

    await run.crowd(HINTERS * LINES, work)


async def thorough(run: Run) -> None:
    """ten tables of thorough bots, whose moves are taken back again and again"""
    guests = [await become(run.origin) for _ in range(2)]  # each has eight lines
    settings = {"game": "skull_queen", "players": 6, "bot": "level5-thorough"}
    tables = [
        await open_table(run.origin, guests[number % 2], **settings) for number in range(THOROUGH)
    ]
    run.begin()

    async def work(number: int) -> None:
        token = guests[number % 2]
        seat = await Seat.join(run.origin, tables[number], token)
        try:
            while seat.stage != "over":
                await seat.play(pace=0, moves=1)
                run.tally["moves"] += 1
                if not run.take():
                    return
                await seat.line.tell(act("undo"))
                await seat.play(pace=0, moves=0)
        finally:
            seat.line.drop()
        tables[number] = await open_table(run.origin, token, **settings)

    await run.crowd(THOROUGH, work)


async def reviews(run: Run) -> None:
    """reviews of ten finished games, again and again"""
    games = min(FINISHED, run.most)
    kinds = itertools.islice(itertools.cycle(("skull_queen", "skull_king")), games)
    tables = await asyncio.gather(*(_finish(run, game) for game in kinds))
    run.begin()
    turns = itertools.count()

    async def work(number: int) -> None:
        if run.take():
            await run.ask(f"GET /api/tables/{tables[next(turns) % games]}/review")

    await run.crowd(READERS, work)


async def _finish(run: Run, game: str) -> str:
    """A table whose game is over."""
    token = await become(run.origin)
    table = await open_table(run.origin, token, bot="random", game=game)
    seat = await Seat.join(run.origin, table, token)
    try:
        await seat.play(pace=1.5 * ALLOWED)
    finally:
        seat.line.drop()
    return table


async def openings(run: Run) -> None:
    """tables opened by as many guests as one address may name"""
    run.begin()
    tokens: list[str] = []

    async def work(number: int) -> None:
        if not run.take():
            return
        if number == 0 or not tokens:
            answer = await run.ask("POST /api/guests", {"name": "Kim", "bearer": True})
            if answer.status < 300:
                tokens.append(answer.json()["token"])
            return
        body = {"name": "Kim", "settings": SETTINGS | {"open": True}}
        await run.ask("POST /api/tables", body, tokens[number % len(tokens)])

    await run.crowd(16, work)


FLOODS: Final = (long_log, old_log, hints, thorough, reviews, openings)
