"""One address at its worst, in small: what the server lets through, closes, keeps and writes.

`make soak` runs every flood at full strength (JOLLYROGER_FLOODS: seconds of each)."""

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from jollyroger.server.limits import Limits
from server.flooded import (
    LONGEST,
    Flooded,
    Small,
    answers,
    flood,
    flooded,
    floods,
    guests,
    honest,
    wire,
)
from waiting import run_in_time, wait_until

SOAK = float(os.environ.get("JOLLYROGER_FLOODS", "0"))
SECONDS = SOAK or 2.0
# All of them in `make soak`; one, for two seconds, whenever tests run.
AT_FULL_STRENGTH = sorted(set(floods()) - {"watchers", "old_log"}) if SOAK else ["garbage"]
FEW = 12  # things a server may keep afterwards: a bucket in each meter, a table
ALLOWED = Limits().address_watchers
OUTSIDE = "127.0.0.2"  # the address of somebody honest
Tally = Counter[str]


@dataclass(frozen=True)
class Case:
    """A small flood, and what is expected of its answers."""

    name: str
    most: int  # frames, requests or connections
    holds: Callable[[Tally], bool]
    small: Small = field(default_factory=Small)
    seconds: float = LONGEST
    rooms: int = 0  # tables and pads that are there afterwards


def closed(tally: Tally) -> int:
    """Lines that the server has ended; with much unread, the system resets a closed line."""
    return tally["closed 1008"] + tally["reset"] + tally["hung up"]


def through(tally: Tally) -> int:
    return tally["HTTP 200"] + tally["HTTP 201"] + tally["HTTP 404"]


CASES = (
    Case("garbage", 2000, lambda t: closed(t) >= 1 and t["unreadable_frame"] <= 200),
    Case("garbage8", 8000, lambda t: closed(t) >= 1 and t["unreadable_frame"] <= 1600),
    Case("silent", 4000, lambda t: closed(t) >= 1),
    Case("pings", 4000, lambda t: closed(t) >= 1),
    Case("huge", 2400, lambda t: closed(t) >= 1 and t["unreadable_frame"] <= 1600),
    Case("connects", 400, lambda t: t["answered"] <= 40, Small(("connects=40/0.01",))),
    Case("joins_long", 60, lambda t: through(t) == 0 and t["view"] == 0),
    Case("joins_shaped", 60, lambda t: t["no_such_table"] + closed(t) >= 60),
    Case("pad_joins_unknown", 60, lambda t: t["no_such_pad"] + closed(t) >= 60),
    Case("half_headers", 40, lambda t: closed(t) >= 20, Small(("connections=20",)), 3.0),
    Case("half_bodies", 40, lambda t: closed(t) >= 20, Small(("connections=20",)), 3.0),
    Case("half_pads", 40, lambda t: closed(t) >= 20, Small(("connections=20",)), 3.0),
    Case("half_handshakes", 40, lambda t: closed(t) >= 20, Small(("connections=20",)), 3.0),
    Case("idle", 40, lambda t: closed(t) >= 20, Small(("connections=20",)), 3.0),
    Case("long_handshakes", 40, lambda t: t["HTTP 400"] + closed(t) >= 40, seconds=9.0),
    Case("slow_readers", 300, lambda t: True, seconds=3.0, rooms=4),
    Case("slow_downloads", 20, lambda t: True, seconds=3.0),
    Case("long_log", 400, lambda t: t["log_full"] >= 1, Small(("log=20",)), rooms=1),
    Case("hints", 480, lambda t: t["advice"] <= 6 * 20, Small(("frames=20/0.01",)), rooms=6),
    Case("thorough", 2, lambda t: t["moves"] >= 2, seconds=20.0, rooms=10),
    Case("reviews", 1, lambda t: t["HTTP 200"] == 1, rooms=1),
    Case(
        "openings", 60, lambda t: t["HTTP 201"] <= 5, Small(("address_openings=5/0.01",)), rooms=9
    ),
    Case("gets", 320, lambda t: through(t) <= 60, Small(("requests=60/0.01",))),
    Case("new_gets", 120, lambda t: through(t) <= 60, Small(("requests=60/0.01",))),
    Case("api_gets", 320, lambda t: through(t) <= 60, Small(("requests=60/0.01",))),
    Case("http_ids", 60, lambda t: t["HTTP 500"] == 0 and t["longest"] < 60_000),
    Case("codes", 60, lambda t: t["HTTP 404"] <= 25, Small(behind_a_proxy=True)),
    Case("referee", 120, lambda t: through(t) <= 60, Small(("calls=60/0.01",))),
    Case("pad_joins", 40, lambda t: t["pad"] <= 40, rooms=1),
    Case("pad_reads", 20, lambda t: through(t) <= 20, rooms=1),
    Case("pad_edits", 128, lambda t: t["pad_full"] >= 1, Small(("pad_edits=60",)), rooms=8),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_flood_is_refused_and_leaves_nothing_behind(tmp_path: Path, case: Case) -> None:
    """Neither in memory nor in the log; and somebody from elsewhere gets a table all the while."""
    with flooded(tmp_path, case.small) as harbour:
        run_in_time(open_elsewhere(harbour, 1))
        before = harbour.census()
        flooding = flood(harbour, case.name, most=case.most, seconds=case.seconds)
        run_in_time(open_elsewhere(harbour, 2))
        tally = answers(flooding)
        kept = FEW + case.rooms * 12  # a room and what stands in it
        assert harbour.grown(before, lambda count: count <= kept) == {}
        assert case.holds(tally), tally
        assert harbour.troubles() == []
        assert harbour.log_lines() <= 3


async def open_elsewhere(harbour: Flooded, number: int) -> None:
    """A name, a table, a seat at it."""
    behind = harbour._small.behind_a_proxy
    origin = wire.Origin(
        harbour.port,
        source="127.0.0.1" if behind else OUTSIDE,
        network=f"2001:db8:0:{number}" if behind else None,
    )
    token = await guests.become(origin)
    seat = await guests.Seat.join(origin, await guests.open_table(origin, token), token)
    assert seat.seat == 0
    seat.line.drop()


def test_every_flood_has_a_small_one() -> None:
    elsewhere = {"watchers", "old_log"}
    assert {case.name for case in CASES} | elsewhere == set(floods())


def onlookers(harbour: Flooded) -> int:
    return harbour.census()["Presence._lines"]


def test_watchers_do_not_keep_a_player_from_the_seat(tmp_path: Path) -> None:
    """More of them than a table has room for, and the player's line has dropped."""

    async def come_back() -> None:
        origin = wire.Origin(harbour.port, source=OUTSIDE)
        token = await guests.become(origin)
        table = await guests.open_table(origin, token, open=True)
        flooding = flood(harbour, "watchers", most=120, seconds=5.0, table=table)
        try:
            await asyncio.to_thread(wait_until, lambda: onlookers(harbour) >= ALLOWED)
            seat = await guests.Seat.join(origin, table, token)
            assert seat.seat == 0
            seat.line.drop()
        finally:
            tally = answers(flooding)
        assert tally["view"] < 120

    with flooded(tmp_path, Small()) as harbour:
        run_in_time(come_back())


@pytest.mark.parametrize("name", AT_FULL_STRENGTH)
def test_people_play_on_while_one_address_does_its_worst(tmp_path: Path, name: str) -> None:
    """Whatever it does: nobody elsewhere loses a line, and the log stays short."""

    async def play() -> honest.Samples:
        player = honest.Player(honest.addresses(harbour.port, False))
        playing = asyncio.ensure_future(player.play())
        flooding = await asyncio.to_thread(flood, harbour, name, seconds=SECONDS)
        player.samples = honest.Samples()
        await asyncio.to_thread(answers, flooding)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        return player.samples

    with flooded(tmp_path, Small()) as harbour:
        samples = run_in_time(play())
        assert samples.moves
        assert samples.lost == 0
        assert harbour.troubles() == []
        assert harbour.log_lines() <= 3
