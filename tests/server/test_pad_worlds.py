"""Two pads that differ in secret bids alone are one pad to everybody, until the bids are shown."""

import json
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from contract.voyages import SEALED, SHIPPED, Table
from jollyroger.pad import cells
from jollyroger.pad.file import plain
from jollyroger.pad.pad import Head, Pad
from jollyroger.pad.pen import Pen
from server.owed import Leak
from server.twins import FRAMES, ONLY
from server.worlds import BEGINNING, Fate, Socket, World, nothing_by_chance, serving
from waiting import PATIENCE, run_in_time

GAMES = sorted({(table.game.id, table.options) for table in SHIPPED if table in SEALED})
SHARE = -(-FRAMES // 10 // len(GAMES))  # a tenth besides the tables
LONGEST = 8 * PATIENCE + SHARE / 10  # seconds; on a busy machine ten frames come in one
STEPS = 120  # of one pair of pads
DOORS = {"pad", "edits", "secret", "refused", "file", "code", "disk"}


@pytest.fixture(autouse=True)
def _repeatable(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing_by_chance(monkeypatch)


class Twins:
    """The same devices at the same pad in both worlds; only secret bids and keys are otherwise."""

    def __init__(
        self, worlds: Sequence[World], files: Sequence[Path], name: str, doors: Counter[str]
    ) -> None:
        self.worlds = worlds
        self.files = files
        self.doors = doors
        self.random = Random(name)
        self.name = name
        self.devices: list[list[Socket]] = []
        self.hidden: set[tuple[int, int]] = set()  # rounds and seats whose sealed bids differ
        self.open = False  # bids that differed have been shown
        self.refused = False  # somebody, just now
        self.controls = 0

    async def begin(self, table: Table) -> None:
        for second, world in enumerate(self.worlds):
            world.fate, world.names = Fate(self.name, bool(second)), Random(self.name)
        id = self.random.randbytes(8).hex()
        head = Head(id, table.game.id, table.options, table.players)
        self.pad = Pen("aaaaaaaa", _clock).write(Pad(head), {"name/0": "Anne"})[0]
        answers = [
            await world.ask("POST", "/api/pads", None, plain(self.pad)) for world in self.worlds
        ]
        self._same("file", [answers[0]], [answers[1]])
        self.code = answers[0].json()["code"]
        for _ in range(self.random.randint(2, 4)):
            self.devices.append(await self._joined())

    async def _joined(self) -> list[Socket]:
        sockets = []
        for world in self.worlds:
            sockets.append(world.socket(f"/ws/pads/{self.pad.head.id}", {}))
            await world.settled(sockets[-1])
        return sockets

    async def end(self) -> None:
        for device in self.devices:
            await self._left(device)
        for world in self.worlds:
            await world.emptied()

    async def _left(self, device: list[Socket]) -> None:
        for world, socket in zip(self.worlds, device, strict=True):
            await socket.close()
            await world.settled()

    # Comparing

    def compare(self) -> None:
        """Pads that are the same, and everybody must have heard the same."""
        pads = [world.harbour.pads.rooms[self.pad.head.id].pad for world in self.worlds]
        self.open = pads[0] != pads[1]
        self.refused = False
        for device in self.devices:
            one, other = (list(socket.texts) for socket in device)
            for socket in device:
                socket.texts.clear()
            if self.open:
                self.controls += one != other
            else:
                self._same("", one, other)
                self._note(one)

    def _same(self, door: str, one: Sequence[object], other: Sequence[object]) -> None:
        if one != other:
            raise Leak(f"{self.name} at door {door or 'socket'}: {one} {other}")
        if self.hidden:
            self.doors.update(door or json.loads(str(text))["frame"] for text in one)

    def _note(self, texts: Sequence[str]) -> None:
        """Who is no longer waited for in secret hides nothing any more."""
        for frame in map(json.loads, texts):
            self.refused |= frame["frame"] == "refused"
            if "secret" in frame:
                sealed = {
                    (each["round"], seat) for each in frame["secret"] for seat in each["seats"]
                }
                self.hidden &= sealed

    def rows(self) -> list[list[Any]]:
        """Everything that lies on the disk of each world, besides when it was set up."""
        return [_rows(file) for file in self.files]

    # Steps

    async def sail(self, enough: Callable[[], bool]) -> None:
        for _ in range(STEPS):
            if self.open or enough():
                break
            await self.random.choice(
                [self._bid] * 6
                + [self._write] * 2
                + [self._request, self._disk, self._nonsense, self._rejoin, self._reveal]
            )()
        if self.open:
            assert self.controls, self.name  # who was shown other bids was told so
            assert self.rows()[0] != self.rows()[1], self.name

    async def _said(self, device: list[Socket], *texts: str) -> None:
        for world, socket, text in zip(self.worlds, device, (*texts, *texts), strict=False):
            await world.say(socket, text)
        self.compare()

    async def _bid(self) -> None:
        """A number of its own in each world, the same in both, or none at all."""
        random, head = self.random, self.pad.head
        at, seat = random.randint(1, head.rounds), random.randrange(head.players)
        at = min(at, random.randint(1, 3)) if random.random() < 0.7 else at
        bids: list[int | None] = [random.randint(0, at) for _ in "ab"]
        none: list[int | None] = [None, None]
        bids = random.choice((bids, bids, [bids[0]] * 2, none))
        number = random.randrange(len(self.devices))
        key = [Random(f"{number}/{world}").randbytes(16).hex() for world in range(2)]
        asked = {"frame": "bid", "round": at, "seat": seat}
        texts = [{**asked, "bid": bid, "key": key[at]} for at, bid in enumerate(bids)]
        await self._said(self.devices[number], *map(json.dumps, texts))
        if not self.refused:
            (self.hidden.add if bids[0] != bids[1] else self.hidden.discard)((at, seat))

    async def _write(self) -> None:
        """Something that everybody sees: a name, tricks, or a bid that is said aloud."""
        head, random = self.pad.head, self.random
        at, seat = random.randint(1, min(3, head.rounds)), random.randrange(head.players)
        cell = random.choice((cells.name(seat), cells.won(at, seat), cells.bid(at, seat)))
        value = f"Bart {random.randrange(9)}" if cell == cells.name(seat) else random.randint(0, at)
        known = set(self.pad.edits)
        self.pad = Pen("bbbbbbbb", _clock).write(self.pad, {cell: value})[0]
        edits = [edit._asdict() for edit in self.pad.edits if edit not in known]
        if edits:
            await self._said(
                random.choice(self.devices), json.dumps({"frame": "edits", "edits": edits})
            )

    async def _reveal(self) -> None:
        number = self.random.randint(1, 3)
        asked = json.dumps({"frame": "reveal", "round": number})
        if self.random.random() < 0.4:
            await self._said(self.random.choice(self.devices), asked)

    async def _nonsense(self) -> None:
        most = self.pad.head.rounds + 1
        text = self.random.choice(
            (
                "{}",
                '{"frame":"join","protocol":1}',
                '{"frame":"reveal","round":99}',
                json.dumps({"frame": "bid", "round": 1, "seat": 0, "bid": most}),
                json.dumps({"frame": "bid", "round": most, "seat": 0, "bid": 0}),
                json.dumps({"frame": "bid", "round": 1, "seat": 50, "bid": 0}),
            )
        )
        await self._said(self.random.choice(self.devices), text)

    async def _rejoin(self) -> None:
        """Somebody comes back; now and then the pad has slept, and forgotten what was secret."""
        leaving = self.devices if self.random.random() < 0.1 else [self.devices[-1]]
        for device in leaving:
            await self._left(device)
        if leaving is self.devices:
            self.hidden.clear()
            for world in self.worlds:
                world.harbour.rest()
                await world.harbour.pads.room(self.pad.head.id)
        self.devices = [device for device in self.devices if device not in leaving]
        for _ in leaving:
            self.devices.append(await self._joined())
        self.compare()

    async def _request(self) -> None:
        """Over HTTP everybody has the same of it, and the file knows no secrets."""
        for door, method, path, body in (
            ("file", "GET", f"/api/pads/{self.pad.head.id}", None),
            ("file", "POST", "/api/pads", plain(self.pad)),
            ("code", "POST", "/api/codes", {"code": self.code}),
        ):
            answers = [await world.ask(method, path, None, body) for world in self.worlds]
            self.compare()
            if not self.open:
                self._same(door, [answers[0]], [answers[1]])

    async def _disk(self) -> None:
        one, other = self.rows()
        self._same("disk", [one], [other])


def _clock() -> int:
    return int(BEGINNING * 1000)


def _rows(file: Path) -> list[Any]:
    with closing(sqlite3.connect(file)) as database:
        names = database.execute(
            "select name from sqlite_master where type = 'table' order by name"
        )
        return [sorted(database.execute(f'select * from "{name}"')) for (name,) in names.fetchall()]


@asynccontextmanager
async def both(files: Sequence[Path]) -> AsyncIterator[list[World]]:
    async with serving(files[0]) as one, serving(files[1]) as other:
        yield [one, other]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_secret_bid_is_nowhere_until_it_is_shown(
    tmp_path: Path, game: str, options: tuple[str, ...]
) -> None:
    """In no frame, no file and no row, whatever else is written, asked or refused."""
    tables = [t for t in SHIPPED if (t.game.id, t.options) == (game, options)]
    files = [tmp_path / "a.sqlite", tmp_path / "b.sqlite"]
    doors: Counter[str] = Counter()
    controls: list[int] = []  # how often other bids were told, when they were shown

    def enough() -> bool:
        seen = doors.total() >= SHARE and set(doors) >= DOORS
        return seen and any(controls) and not ONLY

    async def sail() -> None:
        async with both(files) as worlds:
            for number in [int(ONLY)] if ONLY else range(100 + SHARE):
                table = tables[number % len(tables)]
                twins = Twins(worlds, files, f"{table!r} {number}", doors)
                try:
                    await twins.begin(table)
                    await twins.sail(enough)
                except Leak as leak:
                    leak.add_note(f"again: JOLLYROGER_WORLD={number} and only this test")
                    raise
                await twins.end()
                controls.append(twins.controls)
                if enough():
                    break

    run_in_time(sail(), LONGEST, f"{SHARE} frames and every door")
    assert ONLY or enough()
