"""Clocks that jump: nothing is cleared by one, and nobody waits by one."""

from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from jollyroger.rules.state import Phase
from jollyroger.server.calendar import DAY, Calendar
from jollyroger.server.harbour import ABANDONED, FINISHED
from jollyroger.server.lines import Line
from jollyroger.server.rooms import Room
from jollyroger.server.ways import Ways
from jollyroger.table.acts import Extend, Start
from jollyroger.table.settings import Settings, Speed
from jollyroger.table.timing import EXTENSION
from server.in_process import Moored, afloat, deal_on, move_on, play_on
from waiting import until

START = 20_000 * DAY
HOUR = 3600.0


@dataclass
class Clocks:
    """The wall clock, which may be set, and seconds that only go forward."""

    wall: float = START
    steady: float = 500.0

    def run(self, seconds: float) -> None:
        """Time passes for both."""
        self.wall += seconds
        self.steady += seconds

    def set(self, seconds: float) -> None:
        self.wall += seconds

    def calendar(self) -> Calendar:
        return Calendar(lambda: self.wall, lambda: self.steady)

    def ways(self, grace: float = 1e9, deal_wait: float = 1e9) -> Ways:
        now, steady = (lambda: self.wall), (lambda: self.steady)
        return Ways(now, steady, grace=grace, deal_wait=deal_wait, guest_days=90)


async def clear_all(here: Moored) -> set[str]:
    gone: set[str] = set()
    while more := await here.harbour.clear():
        gone |= {*more}
    return gone


async def furnish(here: Moored, clocks: Clocks) -> dict[str, str]:
    """Three tables: with people, abandoned, finished; and a guest who has none."""
    here.harbour.calendar = clocks.calendar()
    await here.guest("idle")
    played = await here.harbour.open(Settings("dice", 3), "anne", "Anne")
    await played.join(Line("anne"), None)
    left = await here.harbour.open(Settings("dice", 3), "bart", "Bart")
    over = await here.harbour.open(Settings("skull_queen", 2), "calico", "Calico")
    await over.take("calico", Start())
    await play_on(over, Random(6))
    await until(lambda: not over.tasks.running)
    here.harbour.rest()
    assert set(here.harbour.rooms) == {played.id}
    return {"played": played.id, "left": left.id, "over": over.id}


# Clearing


@pytest.mark.parametrize("jump", [3 * DAY, 61 * DAY, 400 * DAY, -HOUR, -400 * DAY], ids=str)
def test_a_clock_that_is_set_clears_nothing(tmp_path: Path, jump: float) -> None:
    """Finding 13: three days ahead, and a table with a person on line was deleted."""
    clocks = Clocks()

    async def work(here: Moored) -> None:
        await furnish(here, clocks)
        clocks.set(jump)
        for _ in range(24):
            clocks.run(HOUR)
            assert await clear_all(here) == set()

    afloat(tmp_path, work, clocks.ways())


@pytest.mark.parametrize("jump", [3 * DAY, 61 * DAY, -HOUR], ids=str)
def test_after_a_jump_things_grow_old_again(tmp_path: Path, jump: float) -> None:
    """Finding 13: not before the clock has run evenly for as long; never where people are."""
    clocks = Clocks()

    async def work(here: Moored) -> None:
        tables = await furnish(here, clocks)
        clocks.set(jump)
        gone: dict[str, int] = {}
        for day in range(1, 100):
            clocks.run(DAY)
            gone |= dict.fromkeys(await clear_all(here), day)
        assert set(gone) == {tables["left"], tables["over"], "idle"}
        assert gone[tables["left"]] >= ABANDONED / DAY
        assert gone[tables["over"]] >= FINISHED / DAY
        assert gone["idle"] >= 90

    afloat(tmp_path, work, clocks.ways())


@pytest.mark.parametrize("rate", [1.0, 1.001, 0.999], ids=["even", "fast", "slow"])
def test_ordinary_clearing_goes_on(tmp_path: Path, rate: float) -> None:
    """Also where the clocks part a little every day, as on any machine that sets its clock."""
    clocks = Clocks()

    async def work(here: Moored) -> None:
        tables = await furnish(here, clocks)
        gone: dict[str, int] = {}
        for day in range(1, 100):
            clocks.run(DAY)
            clocks.set(DAY * (rate - 1))
            gone |= dict.fromkeys(await clear_all(here), day)
        assert set(gone) == {tables["left"], tables["over"], "idle"}
        assert [gone[tables["left"]], gone[tables["over"]]] <= [4, 62]

    afloat(tmp_path, work, clocks.ways())


def test_a_computer_that_slept_clears_what_is_old(tmp_path: Path) -> None:
    """Both clocks went on meanwhile, where the system counts sleep; else nothing is cleared."""
    clocks = Clocks()

    async def work(here: Moored) -> None:
        tables = await furnish(here, clocks)
        clocks.run(10 * DAY)
        assert await clear_all(here) == {tables["left"]}
        clocks.set(61 * DAY)  # asleep, and the steady clock did not count it
        assert await clear_all(here) == set()

    afloat(tmp_path, work, clocks.ways())


@pytest.mark.parametrize(
    ("pause", "clears"), [(DAY, False), (2.5 * DAY, False), (400 * DAY, False), (-DAY, False)]
)
def test_a_server_started_after_a_long_pause_clears_nothing_soon(
    tmp_path: Path, pause: float, clears: bool
) -> None:
    """Finding 13: a pause or a clock that was set meanwhile? Nobody can know."""
    clocks = Clocks()

    async def before(here: Moored) -> None:
        await furnish(here, clocks)

    async def after(here: Moored) -> None:
        here.harbour.calendar = clocks.calendar()
        await here.harbour.start()
        for _ in range(12):
            clocks.run(HOUR)
            assert bool(await clear_all(here)) == clears

    afloat(tmp_path, before, clocks.ways())
    clocks.set(pause)
    clocks.steady = 7.0
    afloat(tmp_path, after, clocks.ways())


def test_a_server_started_again_soon_clears_what_was_old_before(tmp_path: Path) -> None:
    """Whoever restarts every night still has their old tables cleared."""
    clocks, gone = Clocks(), set[str]()
    found: dict[str, str] = {}

    async def before(here: Moored) -> None:
        found.update(await furnish(here, clocks))

    async def night(here: Moored) -> None:
        here.harbour.calendar = clocks.calendar()
        await here.harbour.start()
        room = await here.harbour.open(Settings("dice", 3), "edda", "Edda")
        await room.join(Line("edda"), None)
        clocks.run(HOUR)
        gone.update(await clear_all(here))

    afloat(tmp_path, before, clocks.ways())
    for _ in range(4):
        clocks.set(DAY)
        clocks.steady = 7.0
        afloat(tmp_path, night, clocks.ways())
    assert found["left"] in gone
    assert found["over"] not in gone


# Waiting


async def ring(room: Room) -> None:
    """The room's timer rings now, and what it brings is done."""
    await room.timers.ring()


@pytest.mark.parametrize("jump", [-HOUR, 3 * DAY], ids=str)
def test_a_deal_waits_its_seconds_whatever_the_wall_clock_does(tmp_path: Path, jump: float) -> None:
    """Finding 13: an hour back during a deal, and five seconds became an hour."""
    clocks = Clocks()

    async def work(here: Moored) -> None:
        room = await here.harbour.open(Settings("dice", 3), "anne", "Anne")
        await room.take("anne", Start())
        clocks.run(1)
        clocks.set(jump)
        await ring(room)
        assert phase(room) is Phase.DEAL
        clocks.run(5)
        await ring(room)
        assert phase(room) is not Phase.DEAL

    afloat(tmp_path, work, clocks.ways(deal_wait=5))


def phase(room: Room) -> Phase:
    assert room.table.state.play
    return room.table.state.play.phase


@pytest.mark.parametrize("jump", [-HOUR, 3 * DAY], ids=str)
def test_a_lost_line_has_its_grace_whatever_the_wall_clock_does(
    tmp_path: Path, jump: float
) -> None:
    """Finding 13: nobody loses a seat, or keeps one for an hour, by a clock that is set."""
    clocks = Clocks()

    async def work(here: Moored) -> None:
        room = await here.harbour.open(Settings("dice", 3), "anne", "Anne")
        line = Line("anne")
        await room.join(line, None)
        room.leave(line)
        clocks.run(20)
        clocks.set(jump)
        await ring(room)
        assert room.table.state.people() == (0,)
        clocks.run(11)
        await ring(room)
        assert room.table.state.people() == ()

    afloat(tmp_path, work, clocks.ways(grace=30))


@pytest.mark.parametrize("jump", [0.0, -HOUR, 3 * DAY], ids=str)
@pytest.mark.parametrize("speed", ["brisk", "calm"])
def test_a_move_has_its_time_whatever_the_wall_clock_does(
    tmp_path: Path, speed: Speed, jump: float
) -> None:
    """Finding 13: move clocks go by the clock that only goes forward."""
    clocks = Clocks()

    async def work(here: Moored) -> None:
        settings = Settings("dice", 3, speed=speed)
        room = await here.harbour.open(settings, "anne", "Anne")
        await room.join(Line("anne"), None)
        await room.take("anne", Start())
        while await deal_on(room):
            pass
        given = room.table.state.clocks[0].deadline
        assert given
        wait = given - clocks.wall
        clocks.run(wait / 2)
        clocks.set(jump)
        await room.take("anne", Extend())
        await ring(room)
        assert room.table.state.people() == (0,)
        clocks.run(wait / 2 + EXTENSION - 1)
        await ring(room)
        assert room.table.state.people() == (0,)
        clocks.run(2)
        await ring(room)
        assert room.table.state.people() == ()

    afloat(tmp_path, work, clocks.ways())


@pytest.mark.parametrize("jump", [-HOUR, 3 * DAY], ids=str)
def test_after_a_jump_the_next_move_has_its_time_again(tmp_path: Path, jump: float) -> None:
    """Finding 13: a jump costs nobody the reserve, and gives nobody an hour."""
    clocks = Clocks()

    async def work(here: Moored) -> None:
        settings = Settings("dice", 3, speed="brisk")
        room = await here.harbour.open(settings, "anne", "Anne")
        await room.join(Line("anne"), None)
        await room.take("anne", Start())
        while await deal_on(room):
            pass
        first = room.table.state.clocks[0]
        assert first.deadline
        wait = first.deadline - clocks.wall
        clocks.run(1)
        clocks.set(jump)
        assert await move_on(room, Random(1))
        await until(lambda: room.table.state.clocks[0].deadline)
        assert room.table.state.clocks[0].deadline == pytest.approx(clocks.wall + wait)
        clocks.run(wait - 1)
        await ring(room)
        assert room.table.state.people() == (0,)
        clocks.run(2)
        await ring(room)
        assert room.table.state.people() == ()

    afloat(tmp_path, work, clocks.ways())
