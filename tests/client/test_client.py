"""The reference client gives its number to honest tables alone, and keeps its own notes."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

import pytest

import asking
from client.false_server import Bend, FalseServer, Json, listening_falsely
from jollyroger.client.client import Client
from jollyroger.rules.record import Record, read
from jollyroger.table.acts import Pledge, Reveal
from jollyroger.table.compare import compare
from jollyroger.table.own_notes import read_notes
from jollyroger.table.verify import verify
from jollyroger.wire.frames import Events
from server.harbour_of import LOST, PATIENCE, Harbour, Person, guest, harbour_of, opened
from waiting import run_in_time, until


def at_once(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Runs a test that waits, with the fixtures it asks for."""

    @wraps(test)
    def run(**given: Any) -> None:
        run_in_time(test(**given))

    return run


# A false server


async def doubts(bend: Bend) -> tuple[FalseServer, Client, list[Json]]:
    """A client at a false table until its first round is over, or until it waits for good."""
    false = FalseServer(bend)
    notes: list[Json] = []
    async with listening_falsely(false) as url, asyncio.timeout(PATIENCE):
        client = Client(url, "token", notes=notes.append)
        async with client:
            async for frame in client:
                events = frame.events if isinstance(frame, Events) else []
                if client.doubts or any(event["event"] == "seed_shown" for event in events):
                    break
            # Whatever it would still send is there when this is answered.
            pong = await client._socket.ping()  # type: ignore[union-attr]
            await pong
    return false, client, notes


def told(client: Client) -> list[tuple[str, int]]:
    return [(doubt.code, doubt.round) for doubt in client.doubts]


@at_once
async def test_an_honest_table_gets_a_number() -> None:
    """Else nothing below would prove anything."""
    false, client, _ = await doubts(lambda event: [event])
    assert told(client) == []
    assert [type(act) for act in false.given[:2]] == [Pledge, Reveal]
    assert false.done.is_set()


@at_once
async def test_a_server_with_a_puppet_gets_no_number_before_the_puppet_has_pledged() -> None:
    """Finding 7: `pledges_in` came early, the client revealed, and the puppet chose the deal."""

    def early(event: Json) -> list[Json]:
        if event["event"] == "pledged" and event["seat"] == 1:
            return [{"event": "pledges_in"}]  # kept back until it suits
        return [event]

    false, client, notes = await doubts(early)
    assert told(client)[:1] == [("early", 1)]
    assert [type(act) for act in false.given] == [Pledge]
    assert {"trouble": "early", "round": 1} in notes


@at_once
async def test_a_changed_seal_gets_no_number() -> None:
    """Finding 7: another digest for the server's seed, after the pledges."""

    def other(event: Json) -> list[Json]:
        seal = {"event": "seed_sealed", "round": 1, "digest": "ab" * 32, "seed": ""}
        return [seal, event] if event["event"] == "pledges_in" else [event]

    false, client, _ = await doubts(other)
    assert told(client)[:1] == [("changed", 1)]
    assert Reveal not in map(type, false.given)


@at_once
async def test_a_changed_pledge_gets_no_number() -> None:
    """Finding 7: the puppet pledges twice."""

    def twice(event: Json) -> list[Json]:
        puppet = event["event"] == "pledged" and event["seat"] == 1
        return [event, event | {"digest": "ab" * 32}] if puppet else [event]

    false, client, _ = await doubts(twice)
    assert told(client)[:1] == [("changed", 1)]
    assert Reveal not in map(type, false.given)


@at_once
async def test_a_late_pledge_gets_no_number() -> None:
    """Finding 7: a third seat pledges when the numbers are called for."""

    def late(event: Json) -> list[Json]:
        pledge = {"event": "pledged", "seat": 2, "digest": "ab" * 32}
        return [event, pledge] if event["event"] == "pledges_in" else [event]

    false, client, _ = await doubts(late)
    assert told(client)[:1] == [("late", 1)]
    assert Reveal not in map(type, false.given)


@pytest.mark.parametrize(
    ("name", "field", "code"),
    [("revealed", "nonce", "number"), ("seed_shown", "seed", "seed")],
)
@at_once
async def test_a_false_number_and_a_false_seed_are_told(name: str, field: str, code: str) -> None:
    """Finding 7: neither was looked at."""

    def false(event: Json) -> list[Json]:
        puppet = event["event"] == name and event.get("seat") != 0
        return [event | {field: "ab" * 32} if puppet else event]

    _, client, notes = await doubts(false)
    assert told(client)[:1] == [(code, 1)]
    assert {"trouble": code, "round": 1} in notes


@at_once
async def test_a_false_deal_is_told_when_the_seed_is_shown() -> None:
    """Finding 7: another card than seed and numbers make."""
    card: list[str] = []

    def other(event: Json) -> list[Json]:
        if event["event"] == "dealt":
            card.append("SK" if event["hands"][0] != ["SK"] else "ES")
            return [event | {"hands": [[card[0]], *event["hands"][1:]]}]
        mine = event["event"] == "played" and event["seat"] == 0
        return [event | {"piece": card[0], "face": card[0]} if mine else event]

    _, client, _ = await doubts(other)
    assert told(client) == [("deal", 1)]


# Honest servers


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with harbour_of(tmp_path_factory.mktemp("harbour")) as started:
        yield started


class NotingPerson(Person):
    """Plays on through lost lines, and keeps notes in a file."""

    client: Client
    notes: Path

    async def play_to_the_end(self) -> None:
        self.client = Client(
            self.harbour.socket_url(self.table), self.guest.token, notes=self.notes
        )
        while not self.over:
            with suppress(*LOST):
                async with asyncio.timeout(PATIENCE), self.client:
                    await self._repeat(self.client)
                    async for frame in self.client:
                        if await self._heard(self.client, frame):
                            return
            self.reconnected += 1
            await asyncio.sleep(0.05)

    async def lose_the_line(self) -> None:
        if self.client._socket:
            await self.client._socket.close()


async def game(harbour: Harbour, folder: Path, people: int, **settings: Any) -> list[NotingPerson]:
    guests = [await guest(harbour, name) for name in ("Anne", "Mary", "Jack")[:people]]
    table = await opened(harbour, guests[0], **settings)
    crew = []
    for seat, who in enumerate(guests):
        sits = seat or None
        person = NotingPerson(harbour, table, who, Random(seat), sits, 0 if seat else people)
        person.notes = folder / f"{who.name}.jsonl"
        crew.append(person)
    return crew


async def record(harbour: Harbour, person: Person) -> Record:
    url = f"{harbour.url}/api/tables/{person.table}/record"
    async with asking.async_client() as http:
        return read((await http.get(url, headers=person.guest.headers)).text)


async def more_was_seen(
    crew: list[NotingPerson], tasks: "list[asyncio.Task[None]]", more: int
) -> bool:
    """So many entries later, whether it is still played."""

    def entries() -> int:
        return sum(len(person.saw) for person in crew)

    def is_over() -> bool:
        return all(task.done() for task in tasks)

    enough = entries() + more
    await until(lambda: is_over() or entries() >= enough)
    return not is_over()


GAMES = [("skull_king", 3, 2), ("dice", 3, 3), ("doubloons", 3, 1), ("skull_queen", 2, 2)]


@pytest.mark.parametrize(("name", "players", "people"), GAMES)
@at_once
async def test_whole_games_with_lost_lines_are_never_doubted_and_notes_agree(
    harbour: Harbour, tmp_path: Path, name: str, players: int, people: int
) -> None:
    """Finding 7: every person's number is in every round, and every person's notes agree."""
    crew = await game(
        harbour, tmp_path, people, game=name, players=players, bot="random", spectators=True
    )
    tasks = [asyncio.ensure_future(person.play_to_the_end()) for person in crew]
    helm = Random(name)
    while await more_was_seen(crew, tasks, 40):
        await helm.choice(crew).lose_the_line()
    await asyncio.gather(*tasks)
    assert sum(person.reconnected for person in crew)
    kept = await record(harbour, crew[0])
    found = verify(kept)
    assert found.verdict == "fair"
    assert all(not row.unexplained for row in found.rounds)
    for person in crew:
        assert person.client.doubts == []
        compared = compare(kept, read_notes(person.notes.read_text("utf-8")))
        assert len(compared.rounds) == len(found.rounds)
        assert compared.own == tuple(
            row.round for row in found.rounds if person.seat in row.contributed
        )


@at_once
async def test_a_server_that_is_killed_in_the_middle_of_deals_is_never_doubted(
    tmp_path: Path,
) -> None:
    """Finding 7: a restart goes on from the log, and every number is given all the same."""
    with harbour_of(tmp_path / "harbour") as harbour:
        crew = await game(harbour, tmp_path, 2, game="skull_queen", players=2)
        tasks = [asyncio.ensure_future(person.play_to_the_end()) for person in crew]
        for _ in range(3):
            assert await more_was_seen(crew, tasks, 12)
            await asyncio.to_thread(harbour.kill)
            await asyncio.to_thread(harbour.start)
        await asyncio.gather(*tasks)
        kept = await record(harbour, crew[0])
        assert verify(kept).verdict == "fair"
        for person in crew:
            assert person.client.doubts == []
            compare(kept, read_notes(person.notes.read_text("utf-8")))


# Notes


@at_once
async def test_notes_are_for_their_owner_alone_and_without_talk(
    harbour: Harbour, tmp_path: Path
) -> None:
    """A header, then what came down, then our own number before anybody else knows it."""
    crew = await game(harbour, tmp_path, 1, game="skull_queen", players=2, bot="random")
    await crew[0].play_to_the_end()
    lines = [json.loads(line) for line in crew[0].notes.read_text("utf-8").splitlines()]
    assert lines[0] == {
        "notes": 2,
        "table": crew[0].table,
        "game": "skull_queen",
        "options": [],
        "players": 2,
        "seat": 0,
    }
    names = [line.get("event") for line in lines]
    mine = next(at for at, line in enumerate(lines) if "mine" in line)
    assert names.index("seed_sealed") < mine < names.index("revealed")
    assert crew[0].notes.stat().st_mode & 0o777 == 0o600
