"""Secret bids on a shared pad: shown together, and each belongs to its device."""

from functools import partial
from typing import Any

import pytest

from server.followers import Follower, kept, new_pad
from server.harbour_of import Harbour
from server.pad_around import KEYS, around
from waiting import run_in_time

# Secret bids


def test_secret_bids_are_shown_together_and_not_before(harbour: Harbour) -> None:
    """Others see that a seat has bid, and not one byte that depends on what."""

    async def told(bids: tuple[int, int]) -> list[str]:
        pad = new_pad()
        async with around(harbour, pad, 3) as (ada, bea, cem):
            await ada.bid(9, 0, bids[0])
            await bea.bid(9, 1, bids[1])
            await bea.bid(9, 1, bids[1])
            for line, answers in ((ada, 3), (bea, 4), (cem, 3)):
                await line.until(partial(has_frames, answers))
                assert line.sealed == [{"round": 9, "seats": [0, 1]}]
            before = [text for line in (ada, bea, cem) for text in line.texts]
            assert "9/bid" not in "".join(before)
            assert "9/bid" not in "".join(harbour.logs()[pad.head.id])
            assert kept(harbour, pad.head.id) == pad
            code = ada.frames[0]["code"]
            await cem.bid(9, 2, 4)
            for line in (ada, bea, cem):
                await line.until(lambda me: me.sealed == [])
                assert line.shown == [9]
                assert line.bids(9) == [*bids, 4]
            assert kept(harbour, pad.head.id) == ada.pad
        return [text.replace(pad.head.id, "ID").replace(code, "CODE") for text in before]

    async def voyage() -> None:
        assert await told((0, 9)) == await told((7, 1))

    run_in_time(voyage())


def test_a_bid_that_is_written_is_waited_for_no_longer(harbour: Harbour) -> None:
    """Said aloud and written by somebody else, it counts as written; the rest is shown then."""

    async def voyage() -> None:
        async with around(harbour, new_pad()) as (ada, bea):
            await ada.bid(2, 0, 2)
            await ada.bid(2, 1, 1)
            await bea.write({"2/bid/0": 0})
            await ada.until(lambda me: me.sealed == [{"round": 2, "seats": [1]}])
            assert ada.shown == []
            await bea.write({"2/bid/2": 1})
            for line in (ada, bea):
                await line.until(lambda me: me.sealed == [])
                assert line.bids(2) == [0, 1, 1]
            await ada.bid(2, 0, 2)
            assert ada.refusals == ["pad_bid_said"]

    run_in_time(voyage())


def test_bids_can_be_shown_without_who_is_missing(harbour: Harbour) -> None:
    """And the one who was missing is shown when they bid."""

    async def voyage() -> None:
        async with around(harbour, new_pad()) as (ada, bea):
            await ada.bid(2, 0, 2)
            await bea.send(frame="reveal", round=2)
            await ada.until(lambda me: me.shown == [2] and me.sealed == [])
            assert ada.bids(2) == [2, None, None]
            await bea.bid(2, 1, 0)
            await bea.bid(2, 2, 1)
            await ada.until(lambda me: me.shown == [2, 2])
            assert ada.bids(2) == [2, 0, 1]
            await bea.send(frame="reveal", round=2)
            await bea.until(lambda me: me.refusals == ["pad_nothing_sealed"])

    run_in_time(voyage())


def test_a_secret_bid_can_be_taken_back(harbour: Harbour) -> None:
    """Somebody took the wrong seat."""

    async def voyage() -> None:
        async with around(harbour, new_pad()) as (ada, bea):
            await ada.bid(2, 0, 2)
            await ada.bid(2, 0, None)
            await bea.until(lambda me: len(me.frames) == 3)
            assert bea.sealed == ada.sealed == []

    run_in_time(voyage())


@pytest.mark.parametrize("keys", [KEYS, (None, None), (KEYS[0], None), (None, KEYS[1])])
def test_a_secret_bid_belongs_to_who_made_it(
    harbour: Harbour, keys: tuple[str | None, str | None]
) -> None:
    """Nobody else replaces it or takes it back; who tries is told, and nobody hears of it."""

    async def voyage() -> None:
        mine, theirs = keys
        async with around(harbour, new_pad()) as (ada, bea):
            await ada.bid(5, 0, 5, mine)
            await bea.until(lambda me: me.sealed == [{"round": 5, "seats": [0]}])
            heard = len(ada.frames)
            await bea.bid(5, 0, 0, theirs)
            await bea.bid(5, 0, None, theirs)
            assert bea.refusals == ["pad_bid_sealed"] * 2
            assert bea.frames[-1]["facts"] == {"round": 5, "seat": 0}
            await bea.bid(5, 1, 1, theirs)
            await ada.until(lambda me: len(me.frames) > heard)
            assert ada.sealed == [{"round": 5, "seats": [0, 1]}]
            await ada.bid(5, 0, 4, mine)
            await bea.bid(5, 2, 2, theirs)
            await ada.until(lambda me: me.shown == [5])
            assert ada.bids(5) == [4, 1, 2]

    run_in_time(voyage())


def test_a_phone_that_slept_changes_its_own_bid(harbour: Harbour) -> None:
    """By its key, over a new line; without one the bid stays with the line that is gone."""

    async def voyage() -> None:
        pad = new_pad()
        async with around(harbour, pad) as (ada, bea):
            await ada.bid(5, 0, 5, KEYS[0])
            await ada.bid(5, 1, 1)
        async with ada.here(), bea.here():
            await ada.bid(5, 0, 3, KEYS[0])
            await ada.bid(5, 1, 2)
            assert ada.refusals == ["pad_bid_sealed"]
            await bea.send(frame="reveal", round=5)
            await ada.until(lambda me: me.shown == [5])
            assert ada.bids(5) == [3, 1, None]

    run_in_time(voyage())


def test_what_a_lost_phone_has_bid_can_be_shown_and_written_over(harbour: Harbour) -> None:
    """Shown, it is an entry like any other; written in its cell, the secret one is gone."""

    async def voyage() -> None:
        async with around(harbour, new_pad()) as (ada, bea):
            await ada.bid(5, 0, 5, KEYS[0])
            await ada.bid(6, 0, 6, KEYS[0])
            await bea.send(frame="reveal", round=5)
            await bea.until(lambda me: me.bids(5) == [5, None, None])
            await bea.write({"5/bid/0": 1, "6/bid/0": 2})
            await ada.until(lambda me: me.sealed == [] and me.bids(5)[0] == 1)
            assert ada.bids(6) == [2, None, None]

    run_in_time(voyage())


def test_a_key_is_told_to_nobody_and_written_nowhere(harbour: Harbour) -> None:
    """Whoever had it could change the bid."""

    async def voyage() -> None:
        pad = new_pad()
        async with around(harbour, pad) as (ada, bea):
            await ada.bid(5, 0, 5, KEYS[0])
            await bea.bid(5, 0, 5, KEYS[1])
            await bea.send(frame="reveal", round=5)
            await ada.until(lambda me: me.shown == [5])
            told = "".join([*ada.texts, *bea.texts, *harbour.logs()[pad.head.id]])
            assert not [key for key in KEYS if key in told]

    run_in_time(voyage())


@pytest.mark.parametrize("key", ["", "0a" * 15, "0A" * 16, "0a" * 17, "0a" * 16 + "\n", 7])
def test_a_key_has_32_digits(harbour: Harbour, key: Any) -> None:
    """A frame with another one is none."""

    async def voyage() -> None:
        async with around(harbour, new_pad(), 1) as (ada,):
            await ada.bid(5, 0, 5, key)
            assert ada.refusals == ["unreadable_frame"]

    run_in_time(voyage())


@pytest.mark.parametrize(
    ("game", "bid", "code"),
    [
        ("skull_king", (3, 0, 4), "bid_range"),
        ("skull_king", (3, 3, 1), "no_such_seat"),
        ("skull_king", (11, 0, 1), "pad_no_bid"),
        ("skull_king", (0, 0, 0), "pad_no_bid"),
        ("skull_queen", (1, 0, 1), "pad_no_bid"),
        ("skull_king", (3, 0, 100), "unreadable_frame"),
        ("skull_king", (3, -1, 1), "unreadable_frame"),
    ],
)
def test_a_bid_that_cannot_be_is_refused(
    harbour: Harbour, game: str, bid: tuple[int, int, int], code: str
) -> None:
    """It is told to who sent it, and to nobody else."""

    async def voyage() -> None:
        async with around(harbour, new_pad(game)) as (ada, bea):
            await ada.bid(*bid)
            assert ada.refusals == [code]
            assert len(bea.frames) == 1

    run_in_time(voyage())


def has_frames(count: int, me: Follower) -> bool:
    return len(me.frames) == count
