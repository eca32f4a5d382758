"""No socket gets a secret, and a slow reader holds up nobody."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.types import Message

from jollyroger.rules.shelf import load
from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.server.identity import Signer
from jollyroger.server.limits import QUEUE
from jollyroger.server.ways import Ways
from jollyroger.store import Store
from jollyroger.table.acts import Speak
from jollyroger.table.settings import Settings
from jollyroger.wire.frames import (
    Events,
    read_down,
)
from server.ears import Ear, crew, listening
from server.frame_scenes import ALL_GAMES, played, receiving, scope
from server.harbour_of import (
    PATIENCE,
    Harbour,
)
from waiting import run_in_time

# A slow reader


def test_a_slow_reader_is_cut_and_the_table_goes_on(tmp_path: Path) -> None:
    """One line takes nothing more; it is let go, and the other one misses nothing."""

    async def voyage() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/log.sqlite")
        signer = Signer([b"k" * 32])
        app = application(store, signer, Berth("http://here"), Ways())
        harbour = app.state.harbour
        room = await harbour.open(Settings("skull_king", 2), "ada", "Ada")
        told: list[Message] = []
        slow, fast = asyncio.Event(), asyncio.Event()

        async def never(message: Message) -> None:
            if message["type"] == "websocket.send":
                slow.set()
                await asyncio.Event().wait()

        async def always(message: Message) -> None:
            told.append(message)
            fast.set()

        async with asyncio.timeout(PATIENCE):
            lines = [
                asyncio.ensure_future(app(scope(room.id), receiving(), send))
                for send in (never, always)
            ]
            await slow.wait()
            await fast.wait()
            for _ in range(QUEUE + 10):
                await room.take("ada", Speak("ahoy"))
            await lines[0]
            assert len(room.lines) == 1
            lines[1].cancel()
            await asyncio.wait(lines)
        frames = [read_down(m["text"]) for m in told if m["type"] == "websocket.send"]
        assert sum(isinstance(frame, Events) for frame in frames) == QUEUE + 10
        harbour.close()
        await store.close()

    run_in_time(voyage())


# Secrets


@pytest.mark.parametrize(("game", "players"), ALL_GAMES)
def test_no_socket_gets_a_piece_or_a_choice_before_its_time(
    harbour: Harbour, game: str, players: int
) -> None:
    """Every byte that seats and a spectator received in a whole game, searched."""

    async def voyage() -> tuple[str, list[Ear]]:
        names = ("Ada", "Bea", "Cat")[:players]
        async with (
            crew(harbour, names, game=game) as (table, _, ears),
            listening(harbour, table) as watcher,
            asyncio.timeout(2 * PATIENCE),
        ):
            await asyncio.gather(*(played(ear, Random(seat)) for seat, ear in enumerate(ears)))
            await watcher.until(lambda ear: ear.told("game_over") == 1)
            return table, [*ears, watcher]

    table, ears = run_in_time(voyage())
    log = [json.loads(line) for line in harbour.logs()[table]]
    for ear in ears:
        assert ear.told("game_over") == 1
        for text in ear.texts:
            searched(game, log, ear.seat, text)


def searched(game: str, log: list[Any], seat: int | None, text: str) -> None:
    """What this frame says is open to all by its number, or this seat's own."""
    plain = json.loads(text)
    if plain["frame"] == "refused":
        return
    past = log[: plain["seq"]]
    words = set(strings(plain))
    mine = {e["choice"] for e in past if e["event"] == "sealed" and e["seat"] == seat}
    allowed = mine | set(plain["may"])
    assert {word for word in words if word.startswith(("bid ", "place ", "play "))} <= allowed
    for hands in found("hands", plain):
        for owner, hand in enumerate(hands):
            assert owner == seat or not any(hand)
    for choices in found("choices", plain):
        assert all(c in (None, "?") for owner, c in enumerate(choices) if owner != seat)
    # A die's code is a colour, and colours are for all to see.
    if load(game).declares.pieces != "die":
        codes = set(load(game).box.held) & words
        assert codes <= open_codes(past, seat)


def open_codes(past: list[Any], seat: int | None) -> set[str]:
    """Pieces that lie open by now or were dealt to this seat."""
    codes: set[str] = set()
    for event in past:
        codes |= {event["piece"], event["face"]} if event["event"] == "played" else set()
        codes |= set(event.get("centre", ()))
        if event["event"] == "dealt":
            codes |= set() if seat is None else set(event["hands"][seat])
    return codes


def strings(plain: Any) -> Iterator[str]:
    match plain:
        case str():
            yield plain
        case list():
            for item in plain:
                yield from strings(item)
        case dict():
            for item in plain.values():
                yield from strings(item)


def found(name: str, plain: Any) -> Iterator[Any]:
    match plain:
        case list():
            for item in plain:
                yield from found(name, item)
        case dict():
            for key, item in plain.items():
                if key == name:
                    yield item
                else:
                    yield from found(name, item)
