"""How many people one server process carries at human pace, with the load made beside it.

Tables of four people, a move every three seconds at each. Printed: the time from a move until all
four have seen it (p50, p99), and the memory an idle socket costs the server."""

import argparse
import asyncio
import gc
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

import httpx

from jollyroger.client.client import Client
from jollyroger.table.acts import Sit, Start
from jollyroger.wire.frames import View

SEATS = 4
PACE = 3.0
SERVER = """
import asyncio, sys, uvicorn
from jollyroger.server.serve import settle_memory
from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.server.identity import Signer
from jollyroger.server.limits import Limits, without_rates
from jollyroger.store import Store

async def main():
    store = await Store.open(f"sqlite+aiosqlite:///{sys.argv[1]}")
    app = application(store, Signer([b"b" * 32]), Berth("http://127.0.0.1"),
                      limits=without_rates(Limits()))
    config = uvicorn.Config(app, port=int(sys.argv[2]), log_config=None, access_log=False,
                            ws="websockets-sansio", ws_per_message_deflate=False, loop="uvloop")
    settle_memory()
    await uvicorn.Server(config).serve()

import uvloop
uvloop.run(main())
"""


# A server takes so many lines from one address: this machine has a few thousand.
ADDRESSES = cycle(f"127.0.1.{number}" for number in range(1, 201))


@dataclass
class Seating:
    """One table: its four people, and how long each move took to reach all of them."""

    id: str
    clients: list[Client] = field(default_factory=list)
    read: asyncio.Event = field(default_factory=asyncio.Event)
    times: list[float] = field(default_factory=list)

    def seen(self) -> int:
        """The entry that everybody has seen."""
        return min(client.seq or 0 for client in self.clients)


async def person(base: str, table: Seating, token: str, seat: int) -> None:
    """Sits down and reads; the table's conductor says when to move."""
    url = f"{base.replace('http', 'ws')}/ws/{table.id}"
    async with Client(url, token, local_addr=(next(ADDRESSES), 0)) as client:
        table.clients.append(client)
        async for frame in client:
            table.read.set()
            if isinstance(frame, View) and client.seat is None:
                await client.act(Sit(seat, f"P{seat}"))


async def conducted(table: Seating, rng: random.Random) -> None:
    """A move every three seconds: one asked for, then all four waited for."""
    while len(table.clients) < SEATS or any(client.seat is None for client in table.clients):
        await asyncio.sleep(0.1)
    host = next(client for client in table.clients if client.seat == 0)
    await host.act(Start())
    while True:
        await asyncio.sleep(PACE * rng.uniform(0.9, 1.1))
        movers = [client for client in table.clients if client.my_turn]
        if movers:
            before, began = table.seen(), time.perf_counter()
            await movers[0].play(rng.choice(movers[0].may))
            while table.seen() <= before:
                table.read.clear()
                await table.read.wait()
            table.times.append(time.perf_counter() - began)


def memory(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def greeted(http: httpx.AsyncClient, name: str) -> str:
    """A new guest's token."""
    answer = await http.post("/api/guests", json={"name": name, "bearer": True})
    return str(answer.json()["token"])


async def opened(http: httpx.AsyncClient) -> tuple[Seating, str]:
    token = await greeted(http, "P0")
    asked = {"name": "P0", "settings": {"game": "skull_king", "players": SEATS}}
    answer = await http.post(
        "/api/tables", json=asked, headers={"authorization": f"Bearer {token}"}
    )
    return Seating(answer.json()["id"]), token


async def measure(clients: int, seconds: float, port: int, pid: int) -> None:
    base = f"http://127.0.0.1:{port}"
    tasks: list[asyncio.Task[None]] = []
    tables: list[Seating] = []
    empty = memory(pid)
    async with httpx.AsyncClient(base_url=base, timeout=30) as http:
        for number in range(clients // SEATS):
            table, host = await opened(http)
            tables.append(table)
            tokens = [host, *[await greeted(http, f"P{seat}") for seat in range(1, SEATS)]]
            for seat, token in enumerate(tokens):
                tasks.append(asyncio.create_task(person(base, table, token, seat)))
                await asyncio.sleep(0.002)
            tasks.append(asyncio.create_task(conducted(table, random.Random(number))))
    await asyncio.sleep(5)
    for table in tables:
        table.times.clear()
    await asyncio.sleep(seconds)
    times = [seen for table in tables for seen in table.times]
    cuts = statistics.quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    lost = sum(task.done() for task in tasks)
    print(
        f"{clients:6} clients  {len(times) / seconds:7.0f} moves/s  p50 {cuts[49] * 1e3:7.1f} ms  "
        f"p99 {cuts[98] * 1e3:7.1f} ms  lost {lost}  "
        f"{(memory(pid) - empty) / clients / 1024:6.1f} KiB a client"
    )
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--clients", type=int, nargs="*", default=[200, 1000, 2000])
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    gc.disable()  # the load's own pauses are not the server's
    for clients in given.clients:
        with tempfile.TemporaryDirectory() as folder:
            port = 6900 + random.randrange(90)
            command = [sys.executable, "-c", SERVER, f"{folder}/load.sqlite", str(port)]
            server = subprocess.Popen(command)
            try:
                time.sleep(3)
                asyncio.run(measure(clients, given.seconds, port, server.pid))
            finally:
                server.kill()
                server.wait()


if __name__ == "__main__":
    main()
