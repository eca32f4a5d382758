"""Two games that differ in hidden pieces alone are the same game, byte by byte, to who cannot see.

Two servers in this process get their chance, clock and commitments from the test; people at both
make the same moves over real sockets as long as the same moves are legal."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import cast

import pytest
import uvicorn

from jollyroger.rules.chance import Drawn
from jollyroger.rules.games.skull_queen import KING
from jollyroger.rules.state import Phase, State
from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.server.binding import listening
from jollyroger.server.identity import Signer
from jollyroger.server.limits import Limits, without_rates
from jollyroger.server.serve import ServeOptions, config_of
from jollyroger.server.ways import Ways
from jollyroger.store import Store
from jollyroger.table.acts import Act, Pledge, Reveal, Sit, Start
from jollyroger.table.fair import Fair, _label, commitment
from jollyroger.table.settings import Settings
from server.ears import Ear
from server.harbour_of import PATIENCE, placement, quietly

SAME, OTHER = 0, 1  # the first byte of a seed: what the table deals, and never shows
NOW = 1_000_000.0
LAST = 13  # cards of the King's in Skull Queen for two; what lies below is the difference


class Scripted(Ear):
    """Does nothing by itself: the order of all pledges is the test's."""

    async def _give(self) -> None:
        pass


@dataclass(frozen=True)
class Stacked:
    """A deck in an order of our own, from which hidden pieces change places in the other world.

    Seat 0 has the first pieces of a draw, so everything behind them is hidden from it; the last
    ones lie at the bottom of the King's stack, or were never dealt."""

    common: Random
    players: int
    swaps: Random | None

    def lot(self, seats: int) -> int:
        return self.common.randrange(seats)

    def draw(self, deck: list[str], count: int) -> tuple[str, ...]:
        pile = self.common.sample(list(deck), len(deck))
        if self.swaps:
            own = count // max(self.players, 3 if count == len(deck) else 0)
            one = self.swaps.randrange(own, 2 * own)
            far = [at for at in range(2 * own, len(pile)) if pile[at] != pile[one]]
            two = far[-1] if self.players == 2 else self.swaps.choice(far)
            pile[one], pile[two] = pile[two], pile[one]
        return tuple(pile[:count])


def supplied(secret: bytes) -> str:
    """A commitment that says nothing about which world this is."""
    return sha256(b"\0" + secret[1:]).hexdigest()


class Fate(Fair):
    """Chance that is the same in both worlds, but for a swap where the seed begins otherwise."""

    def chance(self, state: State) -> Drawn:
        common = Random(f"{self.seed[1:].hex()}/{_label(state)}")
        if state.phase is not Phase.DEAL:
            return Drawn(common.randrange)
        swaps = Random(self.seed[1:].hex()) if self.seed[0] == OTHER else None
        return cast(Drawn, Stacked(common, state.players, swaps))


@dataclass
class World:
    """One server, one table, everybody at it and somebody who looks on."""

    url: str
    signer: Signer
    ears: list[Scripted]
    table: str = ""

    @property
    def unknowing(self) -> list[Scripted]:
        """Seat 0 and the spectator: to them nothing hidden has changed."""
        return [self.ears[0], self.ears[-1]]

    async def asked(self, seat: int, wish: str | Act, id: str) -> None:
        """Everybody has heard what came of it, so that the next one finds all alike."""
        ear, before = self.ears[seat], self.ears[seat].seq or 0
        await (ear.play(wish, id) if isinstance(wish, str) else ear.act(wish, id))
        await ear.until(lambda ear: (ear.seq or 0) > before)
        for other in self.ears:
            await other.until(lambda other: other.seq == ear.seq)

    async def hinted(self, id: str) -> None:
        """What seat 0 is told when it asks what is best, or why it is not told."""
        await self.ears[0].hinted(id)

    async def probed(self, wish: str, id: str) -> None:
        """Something seat 0 may not do, and the answer."""
        await self.ears[0].play(wish, id)
        await self.ears[0].until(lambda ear: bool(ear.refusals) and ear.refusals[-1].id == id)

    def told(self) -> list[list[str]]:
        return [ear.texts for ear in self.unknowing]


@asynccontextmanager
async def world(
    file: Path, settings: Settings, entropy: Callable[[int], bytes]
) -> AsyncIterator[World]:
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    bound = listening("127.0.0.1", 0)
    url = f"127.0.0.1:{bound.getsockname()[1]}"
    signer = Signer([b"k" * 32])
    ways = Ways(now=lambda: NOW, entropy=entropy, chance=Fate.of, commit=supplied)
    limits = without_rates(Limits())
    app = application(store, signer, Berth(f"http://{url}"), ways, limits)
    server = uvicorn.Server(config_of(app, ServeOptions(limits=limits)))
    serving = asyncio.ensure_future(server._serve(sockets=[bound]))
    try:
        for seat in range(settings.players):  # a token is as good as its guest's row
            await store.greet(f"guest{seat}", f"guest{seat}", NOW)
        room = await app.state.harbour.open(settings, "guest0", "guest0")
        async with AsyncExitStack() as lines:
            world = World(url, signer, [], room.id)
            for seat in range(settings.players):
                world.ears.append(await joined(lines, world, f"guest{seat}"))
            world.ears.append(await joined(lines, world, None))
            yield world
    finally:
        server.should_exit = True
        await serving
        bound.close()
        await store.close()


async def joined(
    lines: AsyncExitStack, world: World, guest: str | None, since: int | None = None
) -> Scripted:
    token = guest and world.signer.token(guest)
    ear = Scripted(f"ws://{world.url}/ws/{world.table}", token, since)
    await lines.enter_async_context(ear)
    lines.push_async_callback(quietly, asyncio.ensure_future(ear.listen()))
    await ear.until(lambda ear: bool(ear.frames))
    return ear


def entropy(world: int, differs: int, voyage: int) -> Callable[[int], bytes]:
    """The seeds of all rounds, the same in both worlds but for the round that differs."""
    rounds = iter(range(1, 100))

    def seed(size: int) -> bytes:
        number = next(rounds)
        mark = world if number == differs else SAME
        return bytes([mark]) + sha256(f"{voyage}/{number}".encode()).digest()[1:size]

    return seed


@dataclass
class Twins:
    """Both worlds, driven as one."""

    worlds: list[World]
    random: Random
    moves: int = 0

    async def both(self, seat: int, wish: str | Act) -> None:
        self.moves += 1
        for world in self.worlds:
            await world.asked(seat, wish, f"m{self.moves}")

    async def seated(self) -> None:
        first = self.worlds[0]
        for seat in range(1, len(first.ears) - 1):
            await self.both(seat, Sit(seat, f"guest{seat}"))
        await self.both(0, Start())

    async def dealt(self) -> int:
        """The number of the round; every person's number is given in the order of seats."""
        ear = self.worlds[0].ears[0]
        number = ear.told("seed_sealed")
        nonces = [b"\0" + bytes([seat, number]) * 15 + b"!" for seat in range(ear_count(self))]
        for seat, nonce in enumerate(nonces):
            await self.both(seat, Pledge(commitment(nonce)))
        for seat, nonce in enumerate(nonces):
            await self.both(seat, Reveal(nonce.hex()))
        return number

    def legal(self, seat: int) -> list[str]:
        """What that seat may do in both worlds."""
        one, other = (world.ears[seat].may for world in self.worlds)
        return [move for move in one if move in other]

    async def round(self, probes: bool) -> bool:
        """The same moves until the round is over, or until no move is legal in both."""
        ear = self.worlds[0].ears[0]
        while ear.due:
            assert ear.due == self.worlds[1].ears[0].due
            seat = self.random.choice(ear.due)
            if not (may := self.legal(seat)) or ear.told("played", seat=KING) == LAST:
                return False
            move = self.random.choice(may)
            if probes and self.moves % 3 == 0:
                await self.probe()
            await self.both(seat, placement(self.random) if move == "place" else move)
            assert self.worlds[0].told() == self.worlds[1].told()
        return True

    async def probe(self) -> None:
        """Refusals tell nothing either: one that is never legal, one unreadable. Nor do hints."""
        for world in self.worlds:
            if self.moves % 2:
                await world.hinted(f"h{self.moves}")
            else:
                await world.probed("bid 99", f"p{self.moves}")
                await world.probed("play 0", f"q{self.moves}")


def ear_count(twins: Twins) -> int:
    return len(twins.worlds[0].ears) - 1


@pytest.mark.parametrize("voyage", range(2))
@pytest.mark.parametrize(
    ("game", "players", "differs"),
    [
        ("skull_king", 3, 4),
        ("doubloons", 2, 5),
        ("dice", 3, 4),
        ("skull_queen", 3, 1),
        ("skull_queen", 2, 1),
    ],
)
def test_hidden_pieces_change_nothing_for_who_cannot_see_them(
    tmp_path: Path,
    game: str,
    players: int,
    differs: int,
    voyage: int,
) -> None:
    """Events, views, `may`, refusals, hints, gaps: the same bytes until the difference is seen."""

    async def sail() -> None:
        settings = Settings(game, players, hints="always")
        async with AsyncExitStack() as lines:
            worlds = [
                await lines.enter_async_context(
                    world(tmp_path / f"{mark}.sqlite", settings, entropy(mark, differs, voyage))
                )
                for mark in (SAME, OTHER)
            ]
            twins = Twins(worlds, Random(voyage))
            await twins.seated()
            while (number := await twins.dealt()) < differs:
                assert await twins.round(probes=False)
            apart = await twins.round(probes=True)
            # The pieces did differ: those who hold them were told so.
            assert any(
                one.texts != other.texts
                for one, other in zip(worlds[0].ears[1:-1], worlds[1].ears[1:-1], strict=True)
            )
            assert number == differs
            assert worlds[0].ears[0].told("dealt") == differs
            if not apart:
                await nothing_late(lines, worlds)

    asyncio.run(asyncio.wait_for(sail(), 2 * PATIENCE))


async def nothing_late(lines: AsyncExitStack, worlds: list[World]) -> None:
    """Coming back in the middle of it tells no more: views and gaps are the same bytes too."""
    for guest in ("guest0", None):
        for since in (None, 1, 12):
            ears = [await joined(lines, world, guest, since) for world in worlds]
            assert ears[0].texts == ears[1].texts
