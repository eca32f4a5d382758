"""kill -9 of the server at any moment: nothing that anybody saw is lost, and every game ends."""

import asyncio
import json
import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect

from jollyroger.client.client import Client
from jollyroger.table.acts import Start
from jollyroger.wire.frames import PROTOCOL, Join, View, read_down, write
from server.harbour_of import (
    PATIENCE,
    Guest,
    Harbour,
    Person,
    as_seen,
    guest,
    harbour_of,
    marks,
    opened,
    placement,
    quietly,
    regular,
)
from shelf import FEWEST
from waiting import STARTING, run_in_time

KILLS = 20 * int(os.environ.get("JOLLYROGER_KILLS", "1"))
GAMES = 50  # at least; they go on for as long as there are kills to come
TABLES = 10  # played at the same time
LONGEST = 60.0 + 10.0 * KILLS  # seconds, before the whole thing counts as stuck
CREWS = (  # game, seats, people among them; the short games come oftener
    ("skull_queen", 2, 2),
    ("skull_king", 2, 1),
    ("skull_queen", 3, 2),
    ("dice", 3, 2),
    ("skull_queen", 2, 1),
    ("doubloons", 2, 1),
)


@dataclass
class Fleet:
    """Everybody who plays while the server dies again and again."""

    harbour: Harbour
    random: Random
    people: list[Person] = field(default_factory=list)
    games: int = 0
    kills: int = 0

    async def sail(self) -> None:
        """So many kills, and all the while games at all tables; then every game to its end."""
        numbers = count()
        tables = [asyncio.ensure_future(self._table(numbers)) for _ in range(TABLES)]
        try:
            while self.kills < KILLS:
                await asyncio.sleep(self.random.uniform(0.05, 1.0))
                for table in tables:
                    if table.done():
                        table.result()
                await asyncio.to_thread(self._kill)
            await asyncio.gather(*tables)
        finally:
            await quietly(*tables)

    def _kill(self) -> None:
        self.harbour.kill()
        self.kills += 1
        self.harbour.start()

    async def _table(self, numbers: "Iterable[int]") -> None:
        """One game after the other at one table, until there were enough games and kills."""
        for number in numbers:
            if self.games >= GAMES and self.kills >= KILLS:
                return
            await self._game(number)
            self.games += 1

    async def _game(self, number: int) -> None:
        game, seats, people = CREWS[number % len(CREWS)]
        # Guests of their own: one alone would have opened too many tables before long.
        crew = [regular(self.harbour, f"guest {number} {other}") for other in range(people)]
        id = await opened(self.harbour, crew[0], game=game, players=seats, bot="random")
        players = [
            Person(
                self.harbour,
                id,
                who,
                Random(number + seat),
                sits=seat or None,
                starts=0 if seat else people,
            )
            for seat, who in enumerate(crew)
        ]
        self.people += players
        await asyncio.gather(*(person.play_to_the_end() for person in players))


def test_nothing_that_anybody_saw_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Every entry seen is in the log with the same content, once; every game comes to its end."""

    async def voyage(harbour: Harbour) -> Fleet:
        fleet = Fleet(harbour, Random(3))
        await fleet.sail()
        return fleet

    with harbour_of(tmp_path) as harbour:
        fleet = run_in_time(voyage(harbour), LONGEST, f"{GAMES} games and {KILLS} kills")
        assert fleet.kills >= KILLS
        assert fleet.games >= GAMES
        before = run_in_time(all_views(fleet), what="all views before the last kill")
        harbour.kill()
        harbour.start()
        after = run_in_time(all_views(fleet), what="all views after the last kill")
        assert harbour.troubles() == []
    logs = harbour.logs()
    for (table, name), view in before.items():
        known = read_down(view)
        assert isinstance(known, View)
        # Whoever has been gone for long is stood in for meanwhile; that alone may have been added.
        added = {json.loads(line)["event"] for line in logs[table][known.seq :]}
        assert added <= {"stood_in", "host_passed"}
        assert added or after[table, name] == view
    assert sum(person.reconnected for person in fleet.people) >= KILLS
    for person in fleet.people:
        log = logs[person.table]
        seen = dict(enumerate(as_seen(log, person.seat), 1))
        assert person.over
        assert {seq: seen.get(seq) for seq in person.saw} == person.saw
        assert set(person.saw) == set(range(min(person.saw), max(person.saw) + 1))
        assert len(marks(log)) == len(set(marks(log)))
        assert sum('"event": "game_over"' in line for line in log) == 1


async def all_views(fleet: Fleet) -> dict[tuple[str, str], bytes]:
    """Every person's view of every table they sat at, byte by byte."""
    return {
        (person.table, person.guest.name): await view_of(
            fleet.harbour, person.table, person.guest.token
        )
        for person in fleet.people
    }


async def view_of(harbour: Harbour, table: str, token: str | None) -> bytes:
    async with asyncio.timeout(PATIENCE), connect(harbour.socket_url(table), proxy=None) as socket:
        await socket.send(write(Join(PROTOCOL, token=token)))
        return await socket.recv(decode=False)


@pytest.mark.parametrize(("game", "players"), [*FEWEST.items()])
def test_views_after_a_replay_are_byte_equal(tmp_path: Path, game: str, players: int) -> None:
    """In the middle of a game, for every seat and for a spectator, before and after a kill."""

    async def voyage(harbour: Harbour) -> None:
        host = await guest(harbour, "Ada")
        id = await opened(harbour, host, game=game, players=players, bot="random")
        random = Random(game)
        for moves in (0, 1, 2, 5):
            await turns(harbour, id, host, random, moves)
            before = [await view_of(harbour, id, who) for who in (host.token, None)]
            await asyncio.to_thread(harbour.kill)
            await asyncio.to_thread(harbour.start)
            assert [await view_of(harbour, id, who) for who in (host.token, None)] == before
            frame = read_down(before[0])
            assert isinstance(frame, View)
            assert frame.may

    with harbour_of(tmp_path) as harbour:
        run_in_time(voyage(harbour), 4 * STARTING, "four kills, and the views after each")
        assert harbour.troubles() == []


async def turns(harbour: Harbour, id: str, host: Guest, random: Random, moves: int) -> None:
    """So many moves of the host's, and then until everybody waits for the host alone again."""
    async with Client(harbour.socket_url(id), host.token) as client:
        async for frame in client:
            if isinstance(frame, View) and frame.view["stage"] == "lobby":
                await client.act(Start())
            elif client.due == [client.seat]:
                if not moves:
                    return
                moves -= 1
                move = random.choice(client.may)
                await client.play(placement(random) if move == "place" else move)
